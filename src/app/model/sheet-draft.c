/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "sheet-draft-private.h"

#include "games/games.h"

#define MAX_STEPS 400
#define STATE_TYPE "(a(uss)bbbu)"
#define KEPT_TYPE "(s" STATE_TYPE ")"

enum {
  PROP_BY_ROWS = 1,
  PROP_LOW,
  PROP_ZERO_SUM,
  PROP_ROUNDS,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_READY,
  PROP_CHANGED,
  N_PROPS
};
static GParamSpec *properties[N_PROPS];
static guint signal_edited;

G_DEFINE_FINAL_TYPE (UmpSheetDraft, ump_sheet_draft, G_TYPE_OBJECT)

/* How many fields of a part there may be, as the pad takes them. */
static const guint most[UMP_SHEET_N_PARTS] = {
  [UMP_SHEET_NAME] = 1,   [UMP_SHEET_ABOUT] = 1,  [UMP_SHEET_COLUMN] = 8, [UMP_SHEET_ROW] = 200,
  [UMP_SHEET_POINTS] = 1, [UMP_SHEET_CHECK] = 16, [UMP_SHEET_BONUS] = 16, [UMP_SHEET_TARGET] = 1
};

/* ---- the state as one value ------------------------------------------------------------------ */

static GVariant *
read_state (UmpSheetDraft *self)
{
  GVariantBuilder fields;

  g_variant_builder_init (&fields, G_VARIANT_TYPE ("a(uss)"));
  for (UmpSheetPart part = 0; part < UMP_SHEET_N_PARTS; part++)
    for (guint i = 0; i < n_fields (self, part); i++) {
      UmpSheetField *field = field_at (self, part, i);

      if (!ump_sheet_field_is_empty (field) || i + 1 < n_fields (self, part))
        g_variant_builder_add (&fields, "(uss)", (guint) part, ump_sheet_field_label (field),
                               ump_sheet_field_text (field));
    }
  return g_variant_ref_sink (
      g_variant_new (STATE_TYPE, &fields, self->by_rows, self->low, self->zero_sum, self->rounds));
}

static void on_field_edited (UmpSheetDraft *self, UmpSheetField *field);

/* The field of that number, and those before it, are there. */
static UmpSheetField *
grow (UmpSheetDraft *self, UmpSheetPart part, guint index)
{
  while (n_fields (self, part) <= index) {
    g_autoptr (UmpSheetField) field = ump_sheet_field_new (part, n_fields (self, part) + 1);

    g_signal_connect_object (field, "edited", G_CALLBACK (on_field_edited), self, G_CONNECT_SWAPPED);
    g_list_store_append (self->fields[part], field);
  }
  return field_at (self, part, index);
}

/* Lists end with exactly one empty field, where there is room for it. */
static void
end_lists (UmpSheetDraft *self)
{
  for (UmpSheetPart part = 0; part < UMP_SHEET_N_PARTS; part++) {
    guint n = n_fields (self, part);

    while (n > 1 && ump_sheet_field_is_empty (field_at (self, part, n - 1)) &&
           ump_sheet_field_is_empty (field_at (self, part, n - 2)))
      g_list_store_remove (self->fields[part], --n);
    if (n < most[part] && (n == 0 || !ump_sheet_field_is_empty (field_at (self, part, n - 1))))
      grow (self, part, n);
  }
}

static void
set_fields (UmpSheetDraft *self, GVariant *fields)
{
  guint used[UMP_SHEET_N_PARTS] = { 0 }, part;
  const char *label, *text;
  GVariantIter iter;

  g_variant_iter_init (&iter, fields);
  while (g_variant_iter_next (&iter, "(u&s&s)", &part, &label, &text))
    if (part < UMP_SHEET_N_PARTS && used[part] < most[part])
      ump_sheet_field_set (grow (self, part, used[part]++), label, text);
  for (part = 0; part < UMP_SHEET_N_PARTS; part++)
    for (guint i = used[part]; i < n_fields (self, part); i++)
      ump_sheet_field_set (field_at (self, part, i), "", "");
}

static void
notify (UmpSheetDraft *self)
{
  for (int id = PROP_BY_ROWS; id < N_PROPS; id++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
  g_signal_emit (self, signal_edited, 0);
}

static void
set_state (UmpSheetDraft *self, GVariant *state)
{
  g_autoptr (GVariant) fields = g_variant_get_child_value (state, 0);
  gboolean was_setting = self->setting;

  self->setting = TRUE;
  g_variant_get (state, "(@a(uss)bbbu)", NULL, &self->by_rows, &self->low, &self->zero_sum, &self->rounds);
  set_fields (self, fields);
  end_lists (self);
  self->setting = was_setting;
  g_variant_unref (self->now);
  self->now = read_state (self);
  self->typing = NULL;
  ump_sheet_draft_check (self);
  notify (self);
}

/* ---- steps ------------------------------------------------------------------------------------ */

static gboolean
is_one_letter_more (const char *less, const char *more)
{
  gsize n = strlen (less);
  const char *rest = more + n;

  return strncmp (less, more, n) == 0 && *rest != '\0' && *rest != ' ' && *g_utf8_next_char (rest) == '\0';
}

/* Whether a change of a field belongs to the step before: letters typed one after the other. */
static gboolean
goes_on (UmpSheetDraft *self, UmpSheetField *field, const char *before)
{
  return self->typing == field && is_one_letter_more (before, ump_sheet_field_text (field));
}

/* What a field's text was before the change, in the last state; a new string. */
static char *
text_before (UmpSheetDraft *self, UmpSheetField *field)
{
  g_autoptr (GVariant) fields = g_variant_get_child_value (self->now, 0);
  guint part, number = 0;
  const char *label, *text;
  GVariantIter iter;

  g_variant_iter_init (&iter, fields);
  while (g_variant_iter_next (&iter, "(u&s&s)", &part, &label, &text))
    if (part == ump_sheet_field_part (field) && ++number == ump_sheet_field_number (field))
      return g_strdup (text);
  return g_strdup ("");
}

/* Something was changed. field: whose text or label it is, NULL for none. */
static void
take_step (UmpSheetDraft *self, UmpSheetField *field)
{
  g_autofree char *before = field != NULL ? text_before (self, field) : NULL;
  gboolean same_step = field != NULL && goes_on (self, field, before);

  if (!same_step) {
    g_ptr_array_add (self->past, g_variant_ref (self->now));
    if (self->past->len > MAX_STEPS)
      g_ptr_array_remove_index (self->past, 0);
  }
  g_ptr_array_set_size (self->future, 0);
  self->typing = field;
  self->setting = TRUE;
  end_lists (self);
  self->setting = FALSE;
  g_variant_unref (self->now);
  self->now = read_state (self);
  ump_sheet_draft_check (self);
  notify (self);
}

static void
on_field_edited (UmpSheetDraft *self, UmpSheetField *field)
{
  if (!self->setting)
    take_step (self, field);
}

/* Goes to the last state of one list, and puts the present one at the end of the other. */
static void
go (UmpSheetDraft *self, GPtrArray *from, GPtrArray *to)
{
  g_autoptr (GVariant) state = NULL;

  if (from->len == 0)
    return;
  state = g_ptr_array_steal_index (from, from->len - 1);
  g_ptr_array_add (to, g_variant_ref (self->now));
  set_state (self, state);
}

void
ump_sheet_draft_undo (UmpSheetDraft *self)
{
  go (self, self->past, self->future);
}

void
ump_sheet_draft_redo (UmpSheetDraft *self)
{
  go (self, self->future, self->past);
}

/* ---- properties ------------------------------------------------------------------------------------ */

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpSheetDraft *self = UMP_SHEET_DRAFT (object);

  switch (id) {
  case PROP_BY_ROWS: g_value_set_boolean (value, self->by_rows); break;
  case PROP_LOW: g_value_set_boolean (value, self->low); break;
  case PROP_ZERO_SUM: g_value_set_boolean (value, self->zero_sum); break;
  case PROP_ROUNDS: g_value_set_uint (value, self->rounds); break;
  case PROP_CAN_UNDO: g_value_set_boolean (value, self->past->len > 0); break;
  case PROP_CAN_REDO: g_value_set_boolean (value, self->future->len > 0); break;
  case PROP_READY: g_value_set_boolean (value, self->ready); break;
  case PROP_CHANGED: g_value_set_boolean (value, !g_variant_equal (self->now, self->first)); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static gboolean
take_boolean (gboolean *place, const GValue *value)
{
  gboolean other = *place != g_value_get_boolean (value);

  *place = g_value_get_boolean (value);
  return other;
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UmpSheetDraft *self = UMP_SHEET_DRAFT (object);
  gboolean other = FALSE;

  switch (id) {
  case PROP_BY_ROWS: other = take_boolean (&self->by_rows, value); break;
  case PROP_LOW: other = take_boolean (&self->low, value); break;
  case PROP_ZERO_SUM: other = take_boolean (&self->zero_sum, value); break;
  case PROP_ROUNDS:
    other = self->rounds != g_value_get_uint (value);
    self->rounds = g_value_get_uint (value);
    break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
  if (other && !self->setting)
    take_step (self, NULL);
}

static void
finalize (GObject *object)
{
  UmpSheetDraft *self = UMP_SHEET_DRAFT (object);

  for (UmpSheetPart part = 0; part < UMP_SHEET_N_PARTS; part++)
    g_object_unref (self->fields[part]);
  g_free (self->key);
  g_variant_unref (self->now);
  g_variant_unref (self->first);
  g_ptr_array_unref (self->past);
  g_ptr_array_unref (self->future);
  G_OBJECT_CLASS (ump_sheet_draft_parent_class)->finalize (object);
}

static void
ump_sheet_draft_class_init (UmpSheetDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags reads = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags both = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = get_property;
  object_class->set_property = set_property;
  object_class->finalize = finalize;
  properties[PROP_BY_ROWS] = g_param_spec_boolean ("by-rows", NULL, NULL, FALSE, both);
  properties[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE, both);
  properties[PROP_ZERO_SUM] = g_param_spec_boolean ("zero-sum", NULL, NULL, FALSE, both);
  properties[PROP_ROUNDS] = g_param_spec_uint ("rounds", NULL, NULL, 0, 100, 0, both);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, reads);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, reads);
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE, reads);
  properties[PROP_CHANGED] = g_param_spec_boolean ("changed", NULL, NULL, FALSE, reads);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signal_edited =
      g_signal_new ("edited", UMP_TYPE_SHEET_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ump_sheet_draft_init (UmpSheetDraft *self)
{
  for (UmpSheetPart part = 0; part < UMP_SHEET_N_PARTS; part++)
    self->fields[part] = g_list_store_new (UMP_TYPE_SHEET_FIELD);
  end_lists (self);
  self->past = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  self->future = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  self->now = read_state (self);
  self->first = g_variant_ref (self->now);
}

/* ---- made of a template ---------------------------------------------------------------------------- */

/* The texts between separators, each into a field of its own; of bonus lines the name apart. */
static void
split (UmpSheetDraft *self, UmpSheetPart part, const char *value, const char *separators)
{
  g_auto (GStrv) texts = g_strsplit_set (value, separators, -1);
  guint n = 0;

  for (int i = 0; texts[i] != NULL; i++) {
    char *text = g_strstrip (texts[i]), *colon = part == UMP_SHEET_BONUS ? strchr (text, ':') : NULL;

    if (*text == '\0' || n == most[part])
      continue;
    if (colon != NULL)
      *colon = '\0';
    ump_sheet_field_set (grow (self, part, n++), colon != NULL ? g_strchomp (text) : "",
                         colon != NULL ? g_strchug (colon + 1) : text);
  }
}

static void
take_value (UmpSheetDraft *self, const char *name, const char *value)
{
  if (g_str_equal (name, "best"))
    self->low = g_str_equal (value, "low");
  else if (g_str_equal (name, "zero-sum"))
    self->zero_sum = g_str_equal (value, "yes");
  else if (g_str_equal (name, "rounds"))
    self->rounds = (guint) strtoul (value, NULL, 10);
  else if (g_str_equal (name, "rows"))
    split (self, UMP_SHEET_ROW, value, ",");
  else if (g_str_equal (name, "columns"))
    split (self, UMP_SHEET_COLUMN, value, " \t\n\r");
  else if (g_str_equal (name, "check"))
    split (self, UMP_SHEET_CHECK, value, ";");
  else if (g_str_equal (name, "bonus"))
    split (self, UMP_SHEET_BONUS, value, ";");
  else if (g_str_equal (name, "points"))
    ump_sheet_field_set (field_at (self, UMP_SHEET_POINTS, 0), "", value);
  else if (g_str_equal (name, "target"))
    ump_sheet_field_set (field_at (self, UMP_SHEET_TARGET, 0), "", value);
}

static void
begin (UmpSheetDraft *self)
{
  end_lists (self);
  self->setting = FALSE;
  g_variant_unref (self->now);
  g_variant_unref (self->first);
  self->now = read_state (self);
  self->first = g_variant_ref (self->now);
  ump_sheet_draft_check (self);
}

UmpSheetDraft *
ump_sheet_draft_new (const UmpTemplate *sheet, const char *key)
{
  UmpSheetDraft *self = g_object_new (UMP_TYPE_SHEET_DRAFT, NULL);

  self->key = g_strdup (key);
  self->setting = TRUE;
  if (sheet != NULL) {
    ump_sheet_field_set (field_at (self, UMP_SHEET_NAME, 0), "", sheet->title);
    ump_sheet_field_set (field_at (self, UMP_SHEET_ABOUT, 0), "", sheet->about != NULL ? sheet->about : "");
    for (guint i = 0; i < sheet->values->len; i++) {
      const UmpOptionValue *value = &g_array_index (sheet->values, UmpOptionValue, i);

      take_value (self, value->name, value->value);
    }
    self->by_rows = !ump_sheet_field_is_empty (field_at (self, UMP_SHEET_ROW, 0));
  }
  begin (self);
  return self;
}

const char *
ump_sheet_draft_key (UmpSheetDraft *self)
{
  return self->key;
}

void
ump_sheet_draft_set_key (UmpSheetDraft *self, const char *key)
{
  g_free (self->key);
  self->key = g_strdup (key);
}

GListModel *
ump_sheet_draft_fields (UmpSheetDraft *self, UmpSheetPart part)
{
  return G_LIST_MODEL (self->fields[part]);
}

/* ---- a template of it ---------------------------------------------------------------------------------- */

char *
ump_sheet_field_stripped (UmpSheetField *field)
{
  return g_strstrip (g_strdup (ump_sheet_field_text (field)));
}

static void
value_clear (gpointer data)
{
  g_free ((char *) ((UmpOptionValue *) data)->value);
}

static void
add_value (GArray *values, const char *name, char *taken)
{
  UmpOptionValue value = { name, taken };

  if (*taken != '\0')
    g_array_append_val (values, value);
  else
    g_free (taken);
}

/* All fields of a part that have something, with `separator` between them. A new string. */
static char *
join (UmpSheetDraft *self, UmpSheetPart part, const char *separator)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < n_fields (self, part); i++) {
    UmpSheetField *field = field_at (self, part, i);
    g_autofree char *text = ump_sheet_field_stripped (field);
    g_autofree char *label = g_strstrip (g_strdup (ump_sheet_field_label (field)));

    if (ump_sheet_field_is_empty (field))
      continue;
    g_string_append (all, all->len > 0 ? separator : "");
    if (part == UMP_SHEET_BONUS)
      g_string_append_printf (all, "%s: ", label);
    g_string_append (all, text);
  }
  return g_string_free (all, FALSE);
}

/* With rows both have no effect, but a sheet that came with them keeps them. A new string. */
static char *
target_to_keep (UmpSheetDraft *self)
{
  g_autofree char *target = join (self, UMP_SHEET_TARGET, "");

  return g_strdup (!self->by_rows || ump_sheet_is_target (target) ? target : "");
}

GArray *
ump_sheet_draft_values (UmpSheetDraft *self)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));

  g_array_set_clear_func (values, value_clear);
  add_value (values, "best", g_strdup (self->low ? "low" : ""));
  add_value (values, "rounds", self->rounds > 0 ? g_strdup_printf ("%u", self->rounds) : g_strdup (""));
  add_value (values, "target", target_to_keep (self));
  if (self->by_rows) {
    add_value (values, "rows", join (self, UMP_SHEET_ROW, ","));
  } else {
    add_value (values, "columns", join (self, UMP_SHEET_COLUMN, " "));
    add_value (values, "points", join (self, UMP_SHEET_POINTS, ""));
  }
  add_value (values, "zero-sum", g_strdup (self->zero_sum ? "yes" : ""));
  add_value (values, "check", join (self, UMP_SHEET_CHECK, "; "));
  add_value (values, "bonus", join (self, UMP_SHEET_BONUS, "; "));
  return values;
}

UmpTemplate *
ump_sheet_draft_template (UmpSheetDraft *self, gboolean named)
{
  g_autofree char *name = ump_sheet_field_stripped (field_at (self, UMP_SHEET_NAME, 0));
  g_autofree char *about = ump_sheet_field_stripped (field_at (self, UMP_SHEET_ABOUT, 0));
  g_autoptr (GArray) values = NULL;

  if (!self->ready || (named && *name == '\0'))
    return NULL;
  values = ump_sheet_draft_values (self);
  return ump_template_new (name, *about != '\0' ? about : NULL,
                           (const UmpOptionValue *) (void *) values->data, (int) values->len);
}

/* ---- kept as text
 * ---------------------------------------------------------------------------------------- */

char *
ump_sheet_draft_print (UmpSheetDraft *self)
{
  g_autoptr (GVariant) kept = g_variant_ref_sink (
      g_variant_new ("(s@" STATE_TYPE ")", self->key != NULL ? self->key : "", self->now));

  return g_variant_print (kept, FALSE);
}

UmpSheetDraft *
ump_sheet_draft_parse (const char *text)
{
  g_autoptr (GVariant) kept = g_variant_parse (G_VARIANT_TYPE (KEPT_TYPE), text, NULL, NULL, NULL);
  g_autoptr (GVariant) state = NULL;
  UmpSheetDraft *self;
  const char *key;

  if (kept == NULL)
    return NULL;
  g_variant_get (kept, "(&s@" STATE_TYPE ")", &key, &state);
  self = ump_sheet_draft_new (NULL, *key != '\0' ? key : NULL);
  set_state (self, state);
  return self;
}
