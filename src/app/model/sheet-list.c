/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Templates of score sheets for the window: one list that all windows share. */
#include "config.h"

#include <glib/gi18n.h>

#include "sheet-list.h"

#include "form-value.h"

#include "core/shown.h"

#include "games/games.h"
#include "session/format/session.h"

struct _UmpSheetItem {
  GObject parent_instance;
  UmpTemplate *sheet;
  char *key;
};

/* waiting: tasks whose turn at the disk comes later, in order; at_work: one is with the thread. */
struct _UmpSheetList {
  GObject parent_instance;
  char *folder;
  GPtrArray *items;
  GQueue waiting;
  gboolean at_work;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE (UmpSheetItem, ump_sheet_item, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE_WITH_CODE (UmpSheetList, ump_sheet_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* ---- one of them -------------------------------------------------------------------------- */

static void
ump_sheet_item_finalize (GObject *object)
{
  ump_template_free (UMP_SHEET_ITEM (object)->sheet);
  g_free (UMP_SHEET_ITEM (object)->key);
  G_OBJECT_CLASS (ump_sheet_item_parent_class)->finalize (object);
}

static void
ump_sheet_item_class_init (UmpSheetItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_sheet_item_finalize;
}

static void
ump_sheet_item_init (UmpSheetItem *self)
{
}

const UmpTemplate *
ump_sheet_item_template (UmpSheetItem *self)
{
  return self->sheet;
}

const char *
ump_sheet_item_key (UmpSheetItem *self)
{
  return self->key;
}

gboolean
ump_sheet_item_is_own (UmpSheetItem *self)
{
  return self->sheet->path != NULL;
}

static gboolean
is_same (const UmpTemplate *a, const UmpTemplate *b)
{
  if (g_strcmp0 (a->path, b->path) != 0 || g_strcmp0 (a->title, b->title) != 0 ||
      g_strcmp0 (a->about, b->about) != 0 || a->values->len != b->values->len)
    return FALSE;
  for (guint i = 0; i < a->values->len; i++) {
    const UmpOptionValue *one = &g_array_index (a->values, UmpOptionValue, i),
                         *other = &g_array_index (b->values, UmpOptionValue, i);

    if (g_strcmp0 (one->name, other->name) != 0 || g_strcmp0 (one->value, other->value) != 0)
      return FALSE;
  }
  return TRUE;
}

/* ---- all ------------------------------------------------------------------------------------ */

static GType
get_item_type (GListModel *model)
{
  return UMP_TYPE_SHEET_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return UMP_SHEET_LIST (model)->items->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  UmpSheetList *self = UMP_SHEET_LIST (model);

  return position < self->items->len ? g_object_ref (self->items->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static gboolean
is_unchanged (UmpSheetList *self, const GPtrArray *sheets)
{
  if (sheets->len != self->items->len)
    return FALSE;
  for (guint i = 0; i < sheets->len; i++)
    if (!is_same (sheets->pdata[i], ump_sheet_item_template (self->items->pdata[i])))
      return FALSE;
  return TRUE;
}

/* The file of one's own; a delivered one by its name, and its kind where that is no pad. */
static char *
key_of (const UmpTemplate *sheet)
{
  if (sheet->path != NULL)
    return g_strdup (sheet->path);
  return g_str_equal (sheet->kind, UMP_SHEET_KIND) ? g_strdup (sheet->name)
                                                   : g_strconcat (sheet->kind, " ", sheet->name, NULL);
}

/* Makes the list these templates, which are taken. */
static void
set_sheets (UmpSheetList *self, GPtrArray *sheets)
{
  guint before = self->items->len;

  if (is_unchanged (self, sheets))
    return;
  g_ptr_array_set_size (self->items, 0);
  g_ptr_array_set_free_func (sheets, NULL);
  for (guint i = 0; i < sheets->len; i++) {
    UmpSheetItem *item = g_object_new (UMP_TYPE_SHEET_ITEM, NULL);

    item->sheet = sheets->pdata[i];
    item->key = key_of (item->sheet);
    g_ptr_array_add (self->items, item);
  }
  g_ptr_array_set_size (sheets, 0);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->items->len);
}

static void
ump_sheet_list_finalize (GObject *object)
{
  UmpSheetList *self = UMP_SHEET_LIST (object);

  g_free (self->folder);
  g_ptr_array_unref (self->items);
  G_OBJECT_CLASS (ump_sheet_list_parent_class)->finalize (object);
}

static void
ump_sheet_list_class_init (UmpSheetListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_sheet_list_finalize;
}

static void
ump_sheet_list_init (UmpSheetList *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  g_queue_init (&self->waiting);
}

UmpSheetList *
ump_sheet_list_new (const char *folder)
{
  UmpSheetList *self = g_object_new (UMP_TYPE_SHEET_LIST, NULL);

  self->folder = g_strdup (folder);
  ump_sheet_list_refresh (self);
  return self;
}

UmpSheetItem *
ump_sheet_list_find (UmpSheetList *self, const char *key)
{
  for (guint i = 0; i < self->items->len; i++)
    if (g_strcmp0 (ump_sheet_item_key (self->items->pdata[i]), key) == 0)
      return self->items->pdata[i];
  return NULL;
}

UmpSheetItem *
ump_sheet_list_named (UmpSheetList *self, const char *kind, gboolean of_kind, const char *title)
{
  for (guint i = 0; i < self->items->len; i++) {
    const UmpTemplate *sheet = ump_sheet_item_template (self->items->pdata[i]);

    if (g_str_equal (sheet->kind, kind) == of_kind && g_strcmp0 (sheet->title, title) == 0)
      return self->items->pdata[i];
  }
  return NULL;
}

GVariant *
ump_sheet_values (const GArray *values)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ss)"));
  for (guint k = 0; k < values->len; k++)
    g_variant_builder_add (&builder, "(ss)", g_array_index (values, UmpOptionValue, k).name,
                           g_array_index (values, UmpOptionValue, k).value);
  return g_variant_builder_end (&builder);
}

/* ---- changes ------------------------------------------------------------------------------------ */

/* path, name, sheet: as for the change. Received from the thread: where, and the sheets as they are then. */
typedef struct {
  UmpSheetChange change;
  char *folder, *path, *name;
  UmpTemplate *sheet;
  char *where;
  GPtrArray *sheets;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_free (work->folder);
  g_free (work->path);
  g_free (work->name);
  g_free (work->where);
  g_clear_pointer (&work->sheet, ump_template_free);
  g_clear_pointer (&work->sheets, g_ptr_array_unref);
  g_free (work);
}

static char *
rename_sheet (const Work *work, GError **error)
{
  g_autoptr (UmpTemplate) sheet = ump_template_load (ump_games, work->path, error);

  return sheet != NULL && ump_template_rename (ump_games, sheet, work->name, error) ? g_strdup (work->path)
                                                                                    : NULL;
}

/* In the thread. Where the template is then; NULL with an error. */
static char *
change_files (const Work *work, GError **error)
{
  switch (work->change) {
  case UMP_SHEET_KEEP: return ump_templates_keep (ump_games, work->folder, work->sheet, error);
  case UMP_SHEET_IMPORT: return ump_templates_import (ump_games, work->folder, work->path, error);
  case UMP_SHEET_RENAME: return rename_sheet (work, error);
  case UMP_SHEET_REPLACE: return ump_templates_replace (ump_games, work->path, work->sheet, error);
  case UMP_SHEET_REMOVE: return ump_templates_remove (work->folder, work->path, error);
  case UMP_SHEET_RESTORE:
    return ump_templates_restore (work->path, work->name, error) ? g_strdup (work->name) : NULL;
  default: return g_strdup (work->folder); /* nothing but a look */
  }
}

static void
run_change (GTask *task, gpointer list, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  g_autoptr (GPtrArray) problems = NULL;
  GError *error = NULL;

  work->where = change_files (work, &error);
  work->sheets = ump_templates_list (ump_games, work->folder, &problems);
  for (guint i = 0; i < problems->len; i++)
    g_info ("%s", (const char *) problems->pdata[i]);
  if (work->where != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void begin_next (UmpSheetList *self);

static void
on_changed (GObject *object, GAsyncResult *result, gpointer asker)
{
  UmpSheetList *self = UMP_SHEET_LIST (object);
  Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (GTask) asked = asker;
  GError *error = NULL;

  self->at_work = FALSE;
  set_sheets (self, work->sheets);
  if (g_task_propagate_boolean (G_TASK (result), &error))
    g_task_return_pointer (asked, g_steal_pointer (&work->where), g_free);
  else
    g_task_return_error (asked, error);
  begin_next (self);
}

/* One after the other: what was asked for first is done first. */
static void
begin_next (UmpSheetList *self)
{
  g_autoptr (GTask) task = NULL;
  GTask *asked = self->at_work ? NULL : g_queue_pop_head (&self->waiting);

  if (asked == NULL)
    return;
  self->at_work = TRUE;
  task = g_task_new (self, NULL, on_changed, asked);
  g_task_set_task_data (task, g_task_get_task_data (asked), NULL);
  g_task_run_in_thread (task, run_change);
}

void
ump_sheet_list_change (UmpSheetList *self, UmpSheetChange change, const char *path, const char *name,
                       const UmpTemplate *sheet, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *asked = g_task_new (self, NULL, callback, user_data);
  Work *work = g_new0 (Work, 1);

  work->change = change;
  work->folder = g_strdup (self->folder);
  work->path = g_strdup (path);
  work->name = g_strdup (name);
  if (sheet != NULL)
    work->sheet = ump_template_copy (sheet);
  g_task_set_task_data (asked, work, work_free);
  g_queue_push_tail (&self->waiting, asked);
  begin_next (self);
}

char *
ump_sheet_list_change_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
ump_sheet_list_refresh (UmpSheetList *self)
{
  ump_sheet_list_change (self, UMP_SHEET_LOOK, NULL, NULL, NULL, NULL, NULL);
}

/* ---- a file that is looked at ------------------------------------------------------------------------ */

static void
run_load (GTask *task, gpointer owner, gpointer path, GCancellable *cancellable)
{
  GError *error = NULL;
  UmpTemplate *sheet = ump_template_load (ump_games, path, &error);

  if (sheet != NULL)
    g_task_return_pointer (task, sheet, (GDestroyNotify) ump_template_free);
  else
    g_task_return_error (task, error);
}

void
ump_sheet_load_later (gpointer owner, const char *path, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (owner, NULL, callback, user_data);

  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, run_load);
}

UmpTemplate *
ump_sheet_load_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* ---- words ------------------------------------------------------------------------------------------ */

char *
ump_sheet_words (const UmpTemplate *sheet)
{
  static const char *const nobody[] = { NULL };
  const UmpGame *game = ump_games_find (sheet->kind);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < sheet->values->len; i++) {
    const UmpOptionValue *value = &g_array_index (sheet->values, UmpOptionValue, i);
    const char *title = value->name;
    g_autofree char *words = NULL, *shown = NULL;

    for (int k = 0; k < game->n_options; k++) {
      g_autoptr (UmpFormValue) said = NULL;

      if (!g_str_equal (game->options[k].name, value->name))
        continue;
      title = _ (game->options[k].title);
      said = ump_form_value_new_for (&game->options[k], nobody, nobody);
      ump_form_value_set (said, value->value);
      words = ump_form_value_words (said);
    }
    shown = ump_shown (words != NULL ? words : value->value, UMP_SHOWN_TEXT);
    g_string_append (text, i > 0 ? "\n" : "");
    /* Translators: an option and what was chosen for it: "Rounds: 3" */
    g_string_append_printf (text, _ ("%s: %s"), title, shown);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
