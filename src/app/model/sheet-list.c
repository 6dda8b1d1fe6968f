/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Templates of score sheets for the window: one list that all windows share. */
#include "config.h"

#include <glib/gi18n.h>

#include "sheet-list.h"

#include "core/shown.h"

#include "games/games.h"
#include "session/session.h"

struct _UmpSheetItem {
  GObject parent_instance;
  UmpTemplate *sheet;
};

struct _UmpSheetList {
  GObject parent_instance;
  char *folder;
  GPtrArray *items;
};

enum { PROP_TITLE = 1, PROP_ABOUT, PROP_KEY, PROP_OWN, N_PROPS };
static GParamSpec *properties[N_PROPS];

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE (UmpSheetItem, ump_sheet_item, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE_WITH_CODE (UmpSheetList, ump_sheet_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* ---- one of them -------------------------------------------------------------------------- */

static void
ump_sheet_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpSheetItem *self = UMP_SHEET_ITEM (object);

  switch (id) {
  case PROP_TITLE: g_value_set_string (value, self->sheet->title); break;
  case PROP_ABOUT: g_value_set_string (value, self->sheet->about); break;
  case PROP_KEY: g_value_set_string (value, ump_sheet_item_key (self)); break;
  case PROP_OWN: g_value_set_boolean (value, ump_sheet_item_is_own (self)); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
ump_sheet_item_finalize (GObject *object)
{
  ump_template_free (UMP_SHEET_ITEM (object)->sheet);
  G_OBJECT_CLASS (ump_sheet_item_parent_class)->finalize (object);
}

static void
ump_sheet_item_class_init (UmpSheetItemClass *klass)
{
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->get_property = ump_sheet_item_get_property;
  G_OBJECT_CLASS (klass)->finalize = ump_sheet_item_finalize;
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_ABOUT] = g_param_spec_string ("about", NULL, NULL, NULL, flags);
  properties[PROP_KEY] = g_param_spec_string ("key", NULL, NULL, NULL, flags);
  properties[PROP_OWN] = g_param_spec_boolean ("own", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
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
  return self->sheet->path != NULL ? self->sheet->path : self->sheet->name;
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

static const UmpGame *
pad (void)
{
  return ump_games_find (UMP_SHEET_KIND);
}

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

void
ump_sheet_list_refresh (UmpSheetList *self)
{
  g_autoptr (GPtrArray) sheets = NULL, problems = NULL;
  guint before = self->items->len;

  sheets = ump_templates_list (pad (), self->folder, &problems);
  for (guint i = 0; i < problems->len; i++)
    g_info ("%s", (const char *) problems->pdata[i]);
  if (is_unchanged (self, sheets))
    return;
  g_ptr_array_set_size (self->items, 0);
  g_ptr_array_set_free_func (sheets, NULL);
  for (guint i = 0; i < sheets->len; i++) {
    UmpSheetItem *item = g_object_new (UMP_TYPE_SHEET_ITEM, NULL);

    item->sheet = sheets->pdata[i];
    g_ptr_array_add (self->items, item);
  }
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
}

UmpSheetList *
ump_sheet_list_new (const char *folder)
{
  UmpSheetList *self = g_object_new (UMP_TYPE_SHEET_LIST, NULL);

  self->folder = g_strdup (folder);
  ump_sheet_list_refresh (self);
  return self;
}

const char *
ump_sheet_list_folder (UmpSheetList *self)
{
  return self->folder;
}

UmpSheetItem *
ump_sheet_list_find (UmpSheetList *self, const char *key)
{
  for (guint i = 0; i < self->items->len; i++)
    if (g_strcmp0 (ump_sheet_item_key (self->items->pdata[i]), key) == 0)
      return self->items->pdata[i];
  return NULL;
}

/* ---- changes ------------------------------------------------------------------------------------ */

char *
ump_sheet_list_keep (UmpSheetList *self, const UmpTemplate *sheet, GError **error)
{
  char *path = ump_templates_keep (pad (), self->folder, sheet, error);

  ump_sheet_list_refresh (self);
  return path;
}

char *
ump_sheet_list_import (UmpSheetList *self, const char *path, GError **error)
{
  char *kept = ump_templates_import (pad (), self->folder, path, error);

  ump_sheet_list_refresh (self);
  return kept;
}

gboolean
ump_sheet_list_rename (UmpSheetList *self, const char *key, const char *name, GError **error)
{
  g_autoptr (UmpTemplate) sheet = ump_template_load (pad (), key, error);
  gboolean done = sheet != NULL && ump_template_rename (pad (), sheet, name, error);

  ump_sheet_list_refresh (self);
  return done;
}

char *
ump_sheet_list_remove (UmpSheetList *self, const char *key, GError **error)
{
  char *removed = ump_templates_remove (self->folder, key, error);

  ump_sheet_list_refresh (self);
  return removed;
}

gboolean
ump_sheet_list_restore (UmpSheetList *self, const char *removed, const char *key, GError **error)
{
  gboolean done = ump_templates_restore (removed, key, error);

  ump_sheet_list_refresh (self);
  return done;
}

/* ---- words ------------------------------------------------------------------------------------------ */

char *
ump_sheet_words (const UmpTemplate *sheet)
{
  const UmpGame *game = pad ();
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < sheet->values->len; i++) {
    const UmpOptionValue *value = &g_array_index (sheet->values, UmpOptionValue, i);
    const char *title = value->name, *words = value->value;
    g_autofree char *shown = NULL;

    for (int k = 0; k < game->n_options; k++) {
      const UmpOption *option = &game->options[k];

      if (!g_str_equal (option->name, value->name))
        continue;
      title = _ (option->title);
      for (int w = 0; option->titles != NULL && option->words[w] != NULL; w++)
        if (g_str_equal (option->words[w], value->value))
          words = _ (option->titles[w]);
    }
    shown = ump_shown (words, UMP_SHOWN_TEXT);
    g_string_append (text, i > 0 ? "\n" : "");
    /* Translators: an option and what was chosen for it: "Rounds: 3" */
    g_string_append_printf (text, _ ("%s: %s"), title, shown);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
