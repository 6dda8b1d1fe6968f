/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The learned components in memory. The document: components-file.c; the user's own file: components-own.c;
 * what games
 * ask of them: components-use.c. */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "session/learned/components-private.h"
#include "session/format/model.h"

G_DEFINE_FINAL_TYPE (UmpComponents, ump_components, G_TYPE_OBJECT)

static guint signal_changed, signal_saved;

/* ---- values and sets ------------------------------------------------------------------- */

void
ump_value_free (UmpValue *value)
{
  if (value == NULL)
    return;
  g_free (value->side);
  g_free (value->value);
  g_free (value->when);
  g_free (value->source);
  g_free (value);
}

UmpValue *
ump_value_copy (const UmpValue *from)
{
  UmpValue *value = g_new0 (UmpValue, 1);

  value->side = g_strdup (from->side);
  value->row = from->row;
  value->column = from->column;
  value->value = g_strdup (from->value);
  value->sure = from->sure;
  value->when = g_strdup (from->when);
  value->source = g_strdup (from->source);
  return value;
}

static void
set_free (gpointer data)
{
  UmpSet *set = data;

  g_free (set->kind);
  g_free (set->part);
  g_free (set->name);
  g_ptr_array_unref (set->values);
  g_free (set);
}

static int
compare_sets (const UmpSet *set, const char *kind, const char *part, const char *name)
{
  int order = strcmp (set->kind, kind);

  if (order == 0)
    order = strcmp (set->part, part);
  return order ? order : strcmp (set->name, name);
}

UmpSet *
ump_components_find_set (UmpComponents *self, const char *kind, const char *part, const char *name,
                         gboolean make)
{
  guint at = 0;
  UmpSet *set;

  for (; at < self->sets->len; at++) {
    int order = compare_sets (g_ptr_array_index (self->sets, at), kind, part, name);

    if (order == 0)
      return g_ptr_array_index (self->sets, at);
    if (order > 0)
      break;
  }
  if (!make)
    return NULL;
  set = g_new0 (UmpSet, 1);
  set->kind = g_strdup (kind);
  set->part = g_strdup (part);
  set->name = g_strdup (name);
  set->values = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_value_free);
  g_ptr_array_insert (self->sets, (int) at, set);
  return set;
}

static int
compare_value (const UmpValue *value, const char *side, int row, int column)
{
  int order = strcmp (value->side, side);

  if (order == 0)
    order = value->row - row;
  return order ? order : value->column - column;
}

UmpValue *
ump_set_find (const UmpSet *set, const char *side, int row, int column)
{
  for (guint i = 0; set != NULL && i < set->values->len; i++)
    if (compare_value (g_ptr_array_index (set->values, i), side, row, column) == 0)
      return g_ptr_array_index (set->values, i);
  return NULL;
}

void
ump_set_put (UmpSet *set, UmpValue *value)
{
  guint at = 0;

  for (; at < set->values->len; at++) {
    int order = compare_value (g_ptr_array_index (set->values, at), value->side, value->row, value->column);

    if (order == 0)
      g_ptr_array_remove_index (set->values, at);
    if (order >= 0)
      break;
  }
  g_ptr_array_insert (set->values, (int) at, value);
}

static UmpValue *
find_slot (UmpComponents *self, const UmpSlot *slot)
{
  UmpSet *set = ump_components_find_set (self, slot->kind, slot->part, slot->set, FALSE);

  return ump_set_find (set, slot->side, slot->row, slot->column);
}

static void
lend (const UmpValue *value, UmpLearned *learned)
{
  *learned = (UmpLearned){ value->value, value->sure, value->when, value->source };
}

/* ---- reading and changing ------------------------------------------------------------------- */

void
ump_components_emit_changed (UmpComponents *self)
{
  g_signal_emit (self, signal_changed, 0);
}

void
ump_components_emit_saved (UmpComponents *self, const GError *error)
{
  g_signal_emit (self, signal_saved, 0, error);
}

gboolean
ump_components_changed (UmpComponents *self, GError **error)
{
  gboolean saved = self->deferred || ump_components_save (self, error);

  if (self->deferred)
    ump_components_save_later (self);
  ump_components_emit_changed (self);
  return saved;
}

static UmpSet *
set_copy (const UmpSet *from)
{
  UmpSet *set = g_new0 (UmpSet, 1);

  set->kind = g_strdup (from->kind);
  set->part = g_strdup (from->part);
  set->name = g_strdup (from->name);
  set->chosen = from->chosen;
  set->asked = from->asked;
  set->values = g_ptr_array_new_full (from->values->len, (GDestroyNotify) ump_value_free);
  for (guint i = 0; i < from->values->len; i++)
    g_ptr_array_add (set->values, ump_value_copy (g_ptr_array_index (from->values, i)));
  return set;
}

UmpComponents *
ump_components_copy (UmpComponents *self)
{
  UmpComponents *copy = g_object_new (UMP_TYPE_COMPONENTS, NULL);

  copy->path = g_strdup (self->path);
  copy->problem = g_strdup (self->problem);
  copy->blocked = g_strdup (self->blocked);
  copy->seen = self->seen != NULL ? g_bytes_ref (self->seen) : NULL;
  for (guint i = 0; i < self->sets->len; i++)
    g_ptr_array_add (copy->sets, set_copy (g_ptr_array_index (self->sets, i)));
  return copy;
}

guint
ump_components_n_values (UmpComponents *self)
{
  guint n = 0;

  for (guint i = 0; i < self->sets->len; i++)
    n += ((UmpSet *) g_ptr_array_index (self->sets, i))->values->len;
  return n;
}

gboolean
ump_components_get (UmpComponents *self, const UmpSlot *slot, UmpLearned *learned)
{
  UmpValue *value = find_slot (self, slot);

  if (value != NULL)
    lend (value, learned);
  return value != NULL;
}

/* Trimmed, at most n characters (and as many bytes of a value); NULL for nothing. */
static char *
fit (const char *text, glong n)
{
  g_autofree char *trimmed = text != NULL && ump_text_is_writable (text) ? ump_trimmed (text) : NULL;

  if (trimmed == NULL)
    return NULL;
  return g_utf8_strlen (trimmed, -1) <= n ? g_steal_pointer (&trimmed) : g_utf8_substring (trimmed, 0, n);
}

static gboolean
refuse (GError **error, const char *message)
{
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, message);
  return FALSE;
}

gboolean
ump_components_put (UmpComponents *self, const UmpSlot *slot, const UmpLearned *learned, GError **error)
{
  g_autofree char *text = fit (learned->value, UMP_COMPONENTS_MAX_VALUE);
  g_autofree char *name = fit (slot->set, UMP_COMPONENTS_MAX_NAME);
  UmpValue *value;

  if (text == NULL || strlen (text) > UMP_COMPONENTS_MAX_VALUE || learned->sure == UMP_SURE_UNKNOWN)
    return refuse (error, _ ("there is nothing to remember"));
  if (find_slot (self, slot) == NULL && ump_components_n_values (self) >= UMP_COMPONENTS_MAX_VALUES)
    return refuse (error, _ ("no more can be remembered: forget something first"));
  value = g_new0 (UmpValue, 1);
  value->side = g_strdup (slot->side);
  value->row = slot->row;
  value->column = slot->column;
  value->value = g_steal_pointer (&text);
  value->sure = learned->sure;
  value->when =
      learned->when != NULL && ump_components_is_date (learned->when) ? g_strdup (learned->when) : NULL;
  value->source = fit (learned->source, UMP_COMPONENTS_MAX_NAME);
  ump_set_put (ump_components_find_set (self, slot->kind, slot->part, name != NULL ? name : "", TRUE), value);
  return ump_components_changed (self, error);
}

gboolean
ump_components_forget (UmpComponents *self, const UmpSlot *slot, GError **error)
{
  UmpSet *set = ump_components_find_set (self, slot->kind, slot->part, slot->set, FALSE);
  UmpValue *value = ump_set_find (set, slot->side, slot->row, slot->column);

  if (value == NULL)
    return TRUE;
  g_ptr_array_remove (set->values, value);
  return ump_components_changed (self, error);
}

/* ---- sets ------------------------------------------------------------------------------------------ */

char **
ump_components_sets (UmpComponents *self, const char *kind, const char *part)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_strv_builder_add (names, "");
  for (guint i = 0; i < self->sets->len; i++) {
    const UmpSet *set = g_ptr_array_index (self->sets, i);

    if (strcmp (set->kind, kind) == 0 && strcmp (set->part, part) == 0 && *set->name)
      g_strv_builder_add (names, set->name);
  }
  return g_strv_builder_end (names);
}

gboolean
ump_components_add_set (UmpComponents *self, const char *kind, const char *part, const char *set,
                        const char *from, GError **error)
{
  g_autofree char *name = fit (set, UMP_COMPONENTS_MAX_NAME);
  const UmpSet *model = from != NULL ? ump_components_find_set (self, kind, part, from, FALSE) : NULL;
  UmpSet *made;

  if (name == NULL)
    return refuse (error, _ ("an edition has a name"));
  if (ump_components_find_set (self, kind, part, name, FALSE) != NULL)
    return TRUE;
  made = ump_components_find_set (self, kind, part, name, TRUE);
  for (guint i = 0; model != NULL && i < model->values->len; i++) {
    UmpValue *value = ump_value_copy (g_ptr_array_index (model->values, i));

    value->sure = UMP_SURE_UNCHECKED;
    ump_set_put (made, value);
  }
  return ump_components_changed (self, error);
}

gboolean
ump_components_remove_set (UmpComponents *self, const char *kind, const char *part, const char *set,
                           GError **error)
{
  UmpSet *found = ump_components_find_set (self, kind, part, set, FALSE);

  if (found == NULL)
    return TRUE;
  g_ptr_array_remove (self->sets, found);
  return ump_components_changed (self, error);
}

const char *
ump_components_chosen (UmpComponents *self, const char *kind, const char *part)
{
  for (guint i = 0; i < self->sets->len; i++) {
    const UmpSet *set = g_ptr_array_index (self->sets, i);

    if (set->chosen && strcmp (set->kind, kind) == 0 && strcmp (set->part, part) == 0)
      return set->name;
  }
  return "";
}

void
ump_components_mark_chosen (UmpComponents *self, const char *kind, const char *part, const char *set)
{
  for (guint i = 0; i < self->sets->len; i++) {
    UmpSet *other = g_ptr_array_index (self->sets, i);

    if (strcmp (other->kind, kind) == 0 && strcmp (other->part, part) == 0)
      other->chosen = *set && strcmp (other->name, set) == 0;
  }
}

gboolean
ump_components_choose (UmpComponents *self, const char *kind, const char *part, const char *set,
                       GError **error)
{
  if (strcmp (ump_components_chosen (self, kind, part), set) == 0)
    return TRUE;
  ump_components_mark_chosen (self, kind, part, set);
  return ump_components_changed (self, error);
}

gboolean
ump_components_was_asked (UmpComponents *self, const char *kind, const char *part, const char *set)
{
  const UmpSet *found = ump_components_find_set (self, kind, part, set, FALSE);

  return found != NULL && found->asked;
}

gboolean
ump_components_set_asked (UmpComponents *self, const char *kind, const char *part, const char *set,
                          GError **error)
{
  UmpSet *found = ump_components_find_set (self, kind, part, set, TRUE);

  if (found->asked)
    return TRUE;
  found->asked = TRUE;
  return ump_components_changed (self, error);
}

/* ---- sharing ----------------------------------------------------------------------------------------- */

/* The value of the same place here, NULL for none. */
static UmpValue *
find_mine (UmpComponents *self, const UmpSet *set, const UmpValue *theirs)
{
  UmpSet *own = ump_components_find_set (self, set->kind, set->part, set->name, FALSE);

  return ump_set_find (own, theirs->side, theirs->row, theirs->column);
}

guint
ump_components_n_differences (UmpComponents *self, UmpComponents *theirs)
{
  guint n = 0;

  for (guint i = 0; i < theirs->sets->len; i++) {
    const UmpSet *set = g_ptr_array_index (theirs->sets, i);

    for (guint k = 0; k < set->values->len; k++) {
      const UmpValue *value = g_ptr_array_index (set->values, k), *mine = find_mine (self, set, value);

      n += mine != NULL && strcmp (mine->value, value->value) != 0;
    }
  }
  return n;
}

static void
take_over (UmpComponents *self, const UmpSet *set, const UmpValue *theirs, gboolean take, const char *source)
{
  const UmpValue *mine = find_mine (self, set, theirs);
  gboolean same = mine != NULL && strcmp (mine->value, theirs->value) == 0;
  UmpValue *value;

  if (mine != NULL && (same ? theirs->sure <= mine->sure : !take))
    return;
  if (mine == NULL && ump_components_n_values (self) >= UMP_COMPONENTS_MAX_VALUES)
    return;
  value = ump_value_copy (theirs);
  if (value->source == NULL)
    value->source = fit (source, UMP_COMPONENTS_MAX_NAME);
  ump_set_put (ump_components_find_set (self, set->kind, set->part, set->name, TRUE), value);
}

gboolean
ump_components_merge (UmpComponents *self, UmpComponents *theirs, gboolean take, const char *source,
                      GError **error)
{
  for (guint i = 0; i < theirs->sets->len; i++) {
    const UmpSet *set = g_ptr_array_index (theirs->sets, i);

    ump_components_find_set (self, set->kind, set->part, set->name, TRUE);
    for (guint k = 0; k < set->values->len; k++)
      take_over (self, set, g_ptr_array_index (set->values, k), take, source);
  }
  return ump_components_changed (self, error);
}

/* ---- the object --------------------------------------------------------- */

const char *
ump_components_problem (UmpComponents *self)
{
  return self->problem;
}

static void
finalize (GObject *object)
{
  UmpComponents *self = UMP_COMPONENTS (object);

  g_free (self->path);
  g_free (self->problem);
  g_free (self->blocked);
  g_clear_pointer (&self->seen, g_bytes_unref);
  g_clear_object (&self->saving);
  g_ptr_array_unref (self->sets);
  G_OBJECT_CLASS (ump_components_parent_class)->finalize (object);
}

static void
ump_components_class_init (UmpComponentsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
  signal_changed =
      g_signal_new ("changed", UMP_TYPE_COMPONENTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signal_saved = g_signal_new ("saved", UMP_TYPE_COMPONENTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_ERROR | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
ump_components_init (UmpComponents *self)
{
  self->sets = g_ptr_array_new_with_free_func (set_free);
}
