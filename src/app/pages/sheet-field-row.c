/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "sheet-field-row.h"

#include "../compat/announce.h"
#include "../widgets/parts.h"

/* cursor: where it goes when the entry has the field's text, -1: it stays. */
struct _UmpSheetFieldRow {
  GtkWidget parent_instance;
  UmpSheetField *field;
  int cursor;

  GtkEntry *label;
  GtkEntry *entry;
  GtkWidget *problem;
};

G_DEFINE_FINAL_TYPE (UmpSheetFieldRow, ump_sheet_field_row, GTK_TYPE_WIDGET)

/* What stands in an empty field; NULL for nothing. */
static const char *
placeholder (UmpSheetPart part)
{
  switch (part) {
  case UMP_SHEET_NAME: return _ ("Such as: Oh Hell");
  case UMP_SHEET_ABOUT: return _ ("In a sentence");
  case UMP_SHEET_COLUMN: return _ ("Another column, such as: bid");
  case UMP_SHEET_ROW: return _ ("Another row, such as: Full house");
  case UMP_SHEET_POINTS: return _ ("Nothing: what is entered is added up");
  case UMP_SHEET_CHECK: return _ ("Another condition, such as: sum(tricks) = 13");
  case UMP_SHEET_BONUS: return _ ("Its formula");
  default: return _ ("None");
  }
}

static int
most_letters (UmpSheetPart part)
{
  switch (part) {
  case UMP_SHEET_NAME:
  case UMP_SHEET_ROW: return 200;
  case UMP_SHEET_ABOUT: return 1000;
  case UMP_SHEET_COLUMN: return 16;
  case UMP_SHEET_TARGET: return 11;
  default: return 0; /* a formula that is too long says so itself, and nothing of it is cut off */
  }
}

/* From the place of the problem to the end of that word, or the last letter where the end is missing. */
static void
underline (UmpSheetFieldRow *self)
{
  const char *text = ump_sheet_field_text (self->field);
  int at = ump_sheet_field_at (self->field);
  PangoAttrList *attributes = pango_attr_list_new ();
  const char *start, *end;
  PangoAttribute *line;

  if (at > 0 && *text != '\0') {
    start = g_utf8_offset_to_pointer (text, MIN (at - 1, (int) g_utf8_strlen (text, -1)));
    if (*start == '\0')
      start = g_utf8_prev_char (start);
    end = g_utf8_next_char (start);
    while (g_ascii_isalnum (*start) && (g_ascii_isalnum (*end) || *end == '_'))
      end++;
    line = pango_attr_underline_new (PANGO_UNDERLINE_ERROR);
    line->start_index = (guint) (start - text);
    line->end_index = (guint) (end - text);
    pango_attr_list_insert (attributes, line);
  }
  gtk_entry_set_attributes (self->entry, attributes);
  pango_attr_list_unref (attributes);
}

static gboolean
is_about_label (UmpSheetFieldRow *self)
{
  return ump_sheet_field_part (self->field) == UMP_SHEET_BONUS && ump_sheet_field_at (self->field) == 0;
}

static void
mark (GtkEntry *entry, gboolean wrong)
{
  ump_set_class (GTK_WIDGET (entry), "wrong", wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
show_problem (UmpSheetFieldRow *self)
{
  const char *problem = ump_sheet_field_problem (self->field);

  ump_label_say (self->problem, problem);
  mark (self->entry, problem != NULL && !is_about_label (self));
  mark (self->label, problem != NULL && is_about_label (self));
  underline (self);
}

/* A problem is read aloud when it is left behind or asked for, not with each letter of what is not written
 * yet. */
static void
on_leave (UmpSheetFieldRow *self)
{
  ump_describe (GTK_WIDGET (self->entry), ump_sheet_field_problem (self->field));
}

/* Behind what differs between two texts, in letters of the new one. */
static int
end_of_change (const char *before, const char *now)
{
  const char *old_end = before + strlen (before), *end = now + strlen (now), *same = now;

  for (; *same != '\0' && g_utf8_get_char (same) == g_utf8_get_char (before); same = g_utf8_next_char (same))
    before = g_utf8_next_char (before);
  while (end > same && old_end > before &&
         g_utf8_get_char (g_utf8_prev_char (end)) == g_utf8_get_char (g_utf8_prev_char (old_end))) {
    end = g_utf8_prev_char (end);
    old_end = g_utf8_prev_char (old_end);
  }
  return (int) g_utf8_pointer_to_offset (now, end);
}

/* A change that was not typed here (undo, redo): an entry would put the cursor in front of everything. Before
 * the entry has the text, and when it has it. */
static void
on_text (UmpSheetFieldRow *self)
{
  const char *before = gtk_editable_get_text (GTK_EDITABLE (self->entry)),
             *now = ump_sheet_field_text (self->field);

  self->cursor = g_str_equal (before, now) ? -1 : end_of_change (before, now);
}

static void
on_text_taken (UmpSheetFieldRow *self)
{
  if (self->cursor >= 0)
    gtk_editable_set_position (GTK_EDITABLE (self->entry), self->cursor);
  self->cursor = -1;
}

static void
on_activate (UmpSheetFieldRow *self)
{
  if (ump_sheet_field_problem (self->field) != NULL)
    ump_sheet_field_row_show_problem (self);
  else
    gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), GTK_DIR_TAB_FORWARD);
}

void
ump_sheet_field_row_show_problem (UmpSheetFieldRow *self)
{
  int at = ump_sheet_field_at (self->field);
  GtkEntry *entry = is_about_label (self) ? self->label : self->entry;

  gtk_entry_grab_focus_without_selecting (entry);
  if (at > 0)
    gtk_editable_set_position (GTK_EDITABLE (entry), at - 1);
  ump_announce (GTK_WIDGET (entry), ump_sheet_field_problem (self->field));
}

static void
dispose (GObject *object)
{
  UmpSheetFieldRow *self = UMP_SHEET_FIELD_ROW (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->field);
  G_OBJECT_CLASS (ump_sheet_field_row_parent_class)->dispose (object);
}

static void
ump_sheet_field_row_class_init (UmpSheetFieldRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/sheet-field-row.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpSheetFieldRow, label);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetFieldRow, entry);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetFieldRow, problem);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
}

static void
ump_sheet_field_row_init (UmpSheetFieldRow *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_sheet_field_row_new (UmpSheetField *field)
{
  UmpSheetFieldRow *self = g_object_new (UMP_TYPE_SHEET_FIELD_ROW, NULL);
  UmpSheetPart part = ump_sheet_field_part (field);
  GBindingFlags both = G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE;
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_autofree char *title = NULL, *label = NULL;

  self->field = g_object_ref (field);
  g_object_get (field, "title", &title, NULL);
  gtk_entry_set_placeholder_text (self->entry, placeholder (part));
  gtk_entry_set_max_length (self->entry, most_letters (part));
  ump_set_class (GTK_WIDGET (self->entry), "formula", ump_sheet_part_is_formula (part));
  ump_name_widget (GTK_WIDGET (self->entry), title);
  gtk_widget_set_visible (GTK_WIDGET (self->label), part == UMP_SHEET_BONUS);
  label = g_strdup_printf (_ ("Name of bonus line %u"), ump_sheet_field_number (field));
  ump_name_widget (GTK_WIDGET (self->label), label);
  g_signal_connect_object (field, "notify::text", G_CALLBACK (on_text), self, G_CONNECT_SWAPPED);
  g_object_bind_property (field, "text", self->entry, "text", both);
  g_signal_connect_object (field, "notify::text", G_CALLBACK (on_text_taken), self, G_CONNECT_SWAPPED);
  g_object_bind_property (field, "label", self->label, "text", both);
  g_signal_connect_object (field, "notify::problem", G_CALLBACK (show_problem), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (field, "notify::at", G_CALLBACK (show_problem), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_leave), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), focus);
  show_problem (self);
  return GTK_WIDGET (self);
}
