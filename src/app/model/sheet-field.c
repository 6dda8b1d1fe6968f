/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "sheet-field.h"

struct _UmpSheetField {
  GObject parent_instance;
  UmpSheetPart part;
  guint number;
  char *label;
  char *text;
  char *problem;
  int at;
};

enum { PROP_PART = 1, PROP_TITLE, PROP_TEXT, PROP_LABEL, PROP_PROBLEM, PROP_AT, N_PROPS };
static GParamSpec *properties[N_PROPS];
static guint signal_edited;

G_DEFINE_FINAL_TYPE (UmpSheetField, ump_sheet_field, G_TYPE_OBJECT)

/* A new string. */
static char *
title_of (UmpSheetField *self)
{
  switch (self->part) {
  case UMP_SHEET_NAME: return g_strdup (_ ("Name of the sheet"));
  case UMP_SHEET_ABOUT: return g_strdup (_ ("What it is for"));
  case UMP_SHEET_COLUMN: return g_strdup_printf (_ ("Column %u"), self->number);
  case UMP_SHEET_ROW: return g_strdup_printf (_ ("Row %u"), self->number);
  case UMP_SHEET_POINTS: return g_strdup (_ ("Formula for the points"));
  case UMP_SHEET_CHECK: return g_strdup_printf (_ ("Condition %u"), self->number);
  case UMP_SHEET_BONUS: return g_strdup_printf (_ ("Formula of bonus line %u"), self->number);
  default: return g_strdup (_ ("Target"));
  }
}

/* Where it differs from *place: puts a copy there and says so. */
static gboolean
take (UmpSheetField *self, char **place, const char *value, int property)
{
  if (g_strcmp0 (*place, value) == 0)
    return FALSE;
  g_free (*place);
  *place = g_strdup (value);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
  return TRUE;
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpSheetField *self = UMP_SHEET_FIELD (object);

  switch (id) {
  case PROP_PART: g_value_set_int (value, (int) self->part); break;
  case PROP_TITLE: g_value_take_string (value, title_of (self)); break;
  case PROP_TEXT: g_value_set_string (value, self->text); break;
  case PROP_LABEL: g_value_set_string (value, self->label); break;
  case PROP_PROBLEM: g_value_set_string (value, self->problem); break;
  case PROP_AT: g_value_set_int (value, self->at); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UmpSheetField *self = UMP_SHEET_FIELD (object);
  const char *text = g_value_get_string (value) != NULL ? g_value_get_string (value) : "";
  gboolean other;

  if (id == PROP_TEXT)
    other = take (self, &self->text, text, PROP_TEXT);
  else
    other = take (self, &self->label, text, PROP_LABEL);
  if (other)
    g_signal_emit (self, signal_edited, 0);
}

static void
finalize (GObject *object)
{
  UmpSheetField *self = UMP_SHEET_FIELD (object);

  g_free (self->label);
  g_free (self->text);
  g_free (self->problem);
  G_OBJECT_CLASS (ump_sheet_field_parent_class)->finalize (object);
}

static void
ump_sheet_field_class_init (UmpSheetFieldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags reads = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags both = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = get_property;
  object_class->set_property = set_property;
  object_class->finalize = finalize;
  properties[PROP_PART] = g_param_spec_int ("part", NULL, NULL, 0, UMP_SHEET_N_PARTS - 1, 0, reads);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, reads);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", both);
  properties[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, "", both);
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, reads);
  properties[PROP_AT] = g_param_spec_int ("at", NULL, NULL, 0, G_MAXINT, 0, reads);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signal_edited =
      g_signal_new ("edited", UMP_TYPE_SHEET_FIELD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ump_sheet_field_init (UmpSheetField *self)
{
  self->label = g_strdup ("");
  self->text = g_strdup ("");
}

UmpSheetField *
ump_sheet_field_new (UmpSheetPart part, guint number)
{
  UmpSheetField *self = g_object_new (UMP_TYPE_SHEET_FIELD, NULL);

  self->part = part;
  self->number = number;
  return self;
}

UmpSheetPart
ump_sheet_field_part (UmpSheetField *self)
{
  return self->part;
}

guint
ump_sheet_field_number (UmpSheetField *self)
{
  return self->number;
}

const char *
ump_sheet_field_text (UmpSheetField *self)
{
  return self->text;
}

const char *
ump_sheet_field_label (UmpSheetField *self)
{
  return self->label;
}

const char *
ump_sheet_field_problem (UmpSheetField *self)
{
  return self->problem;
}

int
ump_sheet_field_at (UmpSheetField *self)
{
  return self->at;
}

static gboolean
is_blank (const char *text)
{
  return text[strspn (text, " \t\n\r")] == '\0';
}

gboolean
ump_sheet_field_is_empty (UmpSheetField *self)
{
  return is_blank (self->text) && is_blank (self->label);
}

gboolean
ump_sheet_part_is_formula (UmpSheetPart part)
{
  return part == UMP_SHEET_POINTS || part == UMP_SHEET_CHECK || part == UMP_SHEET_BONUS;
}

void
ump_sheet_field_set (UmpSheetField *self, const char *label, const char *text)
{
  take (self, &self->label, label, PROP_LABEL);
  take (self, &self->text, text, PROP_TEXT);
}

void
ump_sheet_field_take_problem (UmpSheetField *self, char *problem, int at)
{
  g_autofree char *taken = problem;

  if (self->at != at) {
    self->at = at;
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AT]);
  }
  take (self, &self->problem, taken, PROP_PROBLEM);
}
