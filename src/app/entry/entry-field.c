/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "entry-field.h"

#include <string.h>

#include "../model/entry-words.h"
#include "../model/typed.h"
#include "../widgets/glyph.h"
#include "../widgets/parts.h"
#include "core/notation.h"
#include "../compat/signal.h"

#define MAX_COMPLETIONS 6
/* Bytes of a line that is searched for: a longer one is no move by its words. */
#define MAX_SEARCHED 200

struct _UmpEntryField {
  GtkEntry parent_instance;
  UmpPlay *play;
  GtkWidget *ghost;
  GtkWidget *hint;
  GtkWidget *popover;
  GtkWidget *list;
  GPtrArray *lines; /* of notation, which the rows of the list say in words */
  int selected;
  gboolean setting; /* the text is changed by the program */
  gboolean draft;
  gboolean taken;   /* the draft was clicked into before */
  gboolean refused; /* what stands there was refused as it stands */
  guint emptied;    /* idle that tells of it */
};

G_DEFINE_FINAL_TYPE (UmpEntryField, ump_entry_field, GTK_TYPE_ENTRY)

static guint overwritten_signal, emptied_signal;

static gboolean
tell_emptied (gpointer data)
{
  UmpEntryField *self = data;

  self->emptied = 0;
  if (gtk_editable_get_text (GTK_EDITABLE (self))[0] == '\0')
    g_signal_emit (self, emptied_signal, 0);
  return G_SOURCE_REMOVE;
}

/* A text that is replaced is empty for a moment. */
static void
look_if_empty (UmpEntryField *self)
{
  if (self->emptied == 0 && gtk_editable_get_text (GTK_EDITABLE (self))[0] == '\0')
    self->emptied = g_idle_add (tell_emptied, self);
}

static void
set_text (UmpEntryField *self, const char *text, gboolean select)
{
  self->setting = TRUE;
  self->refused = FALSE;
  gtk_editable_set_text (GTK_EDITABLE (self), text);
  gtk_editable_set_position (GTK_EDITABLE (self), -1);
  if (select)
    gtk_editable_select_region (GTK_EDITABLE (self), 0, -1);
  self->setting = FALSE;
}

/* What a line says; NULL where it is no move yet. */
static UmpEntry *
entry_of (UmpEntryField *self, const char *line)
{
  g_autofree char *quoted = NULL;
  UmpVerdict verdict = { 0 };
  g_autoptr (UmpEntry) entry = *line != '\0' ? ump_typed_read (self->play, line, &verdict, &quoted) : NULL;

  if (entry == NULL ||
      (!ump_match_judge (ump_play_match (self->play), entry, &verdict) && verdict.kind == UMP_FORM))
    return NULL;
  return g_steal_pointer (&entry);
}

/* The line without the question mark at its beginning or its end, which asks what the referee would say: not
 * of a note, and not one who only records. A new string. */
static char *
read_line (UmpEntryField *self, gboolean *asks)
{
  char *line = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self))));

  *asks = ump_play_advises (self->play) && (g_str_has_prefix (line, "?") || g_str_has_suffix (line, "?")) &&
          !g_str_has_prefix (line, "note ");
  return *asks ? g_strstrip (g_strdelimit (line, "?", ' ')) : line;
}

/* Which keys do something with what stands there; nothing where the keys have said it. */
static void
show_hint (UmpEntryField *self)
{
  gboolean asks;
  g_autofree char *text = read_line (self, &asks), *words = NULL, *enters = NULL;
  g_autoptr (UmpEntry) entry = self->draft || strlen (text) >= MAX_SEARCHED ? NULL : entry_of (self, text);
  gboolean completes = self->lines != NULL && self->lines->len > 0 &&
                       (self->lines->len > 1 || !g_str_equal (g_ptr_array_index (self->lines, 0), text));

  ump_play_set_typed (self->play, entry);
  words = entry != NULL ? ump_typed_entry_words (self->play, entry) : NULL;
  if (words != NULL)
    /* Translators: what the Enter key does with a typed line: "Enter: Dora, cat 4 on pile 2" */
    enters = g_strdup_printf (asks ? _ ("Asks: %s") : _ ("Enter: %s"), words);
  gtk_label_set_text (GTK_LABEL (self->hint), enters != NULL ? enters : completes ? _ ("Tab completes") : "");
}

/* ---- completions ----------------------------------------------------------------------- */

static void
hide_completions (UmpEntryField *self)
{
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  self->selected = -1;
  if (gtk_widget_get_visible (self->popover))
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  gtk_widget_set_visible (self->ghost, FALSE);
  show_hint (self);
}

/* What the line has more than the text, where it begins like it; else NULL. */
static const char *
rest_of (const char *line, const char *text)
{
  g_autofree char *a = g_utf8_casefold (text, -1), *head = NULL;
  glong n = g_utf8_strlen (text, -1);

  if (g_utf8_strlen (line, -1) <= n)
    return NULL;
  head = g_utf8_substring (line, 0, n);
  g_autofree char *b = g_utf8_casefold (head, -1);
  return g_str_equal (a, b) ? g_utf8_offset_to_pointer (line, n) : NULL;
}

static void
place_ghost (UmpEntryField *self, const char *text, const char *rest)
{
  GtkEditable *delegate = gtk_editable_get_delegate (GTK_EDITABLE (self));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (delegate), text);
  int width, room = gtk_widget_get_width (GTK_WIDGET (delegate));
  graphene_point_t at;

  pango_layout_get_pixel_size (layout, &width, NULL);
  if (!gtk_widget_compute_point (GTK_WIDGET (delegate), gtk_widget_get_parent (GTK_WIDGET (self)),
                                 &GRAPHENE_POINT_INIT (0, 0), &at) ||
      width > room) {
    gtk_widget_set_visible (self->ghost, FALSE);
    return;
  }
  gtk_label_set_text (GTK_LABEL (self->ghost), rest);
  gtk_widget_set_margin_start (self->ghost, (int) at.x + width);
  gtk_widget_set_visible (self->ghost, TRUE);
}

/* In words; what is open is written as far as it goes. */
static void
fill_list (UmpEntryField *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), child);
  for (guint i = 0; i < self->lines->len; i++) {
    g_autoptr (UmpEntry) entry = entry_of (self, self->lines->pdata[i]);
    g_autofree char *words = entry != NULL ? ump_typed_entry_words (self->play, entry) : NULL;
    GtkWidget *label = ump_label_new (words != NULL ? words : self->lines->pdata[i],
                                      words != NULL ? "completion" : "monospace completion");
    gtk_list_box_append (GTK_LIST_BOX (self->list), label);
    gtk_widget_set_focusable (gtk_widget_get_parent (label), FALSE);
  }
}

/* What is no notation is found by its words; what can be one move alone needs no list. */
static void
search (UmpEntryField *self, const char *text)
{
  gboolean meant;
  g_autoptr (GPtrArray) found = ump_typed_find (self->play, text, &meant);
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));

  for (guint i = 0; i < MIN (found->len, MAX_COMPLETIONS) && !meant; i++)
    g_ptr_array_add (self->lines, ump_notation_print_move (setup, found->pdata[i]));
}

static void
complete (UmpEntryField *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self)), *rest = NULL;
  gboolean searched = text[0] != '\0' && strlen (text) < MAX_SEARCHED && strchr (text, '?') == NULL,
           several = FALSE;

  g_clear_pointer (&self->lines, g_ptr_array_unref);
  self->selected = -1;
  if (searched)
    self->lines = ump_notation_complete (ump_play_match (self->play), text, MAX_COMPLETIONS);
  if (searched && self->lines->len == 0)
    search (self, text);
  if (searched && self->lines->len == 1)
    rest = rest_of (g_ptr_array_index (self->lines, 0), text);
  several = searched && self->lines->len > 0 && rest == NULL &&
            (self->lines->len > 1 || !g_str_equal (g_ptr_array_index (self->lines, 0), text));
  if (several) {
    fill_list (self);
    gtk_popover_popup (GTK_POPOVER (self->popover));
  } else if (gtk_widget_get_visible (self->popover)) {
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  }
  if (rest != NULL)
    place_ghost (self, text, rest);
  else
    gtk_widget_set_visible (self->ghost, FALSE);
  show_hint (self);
}

static void
take_completion (UmpEntryField *self, guint index)
{
  g_autofree char *line = g_strdup (g_ptr_array_index (self->lines, index));

  set_text (self, line, FALSE);
  self->draft = FALSE;
  hide_completions (self);
}

static void
on_row (GtkListBox *list, GtkListBoxRow *row, UmpEntryField *self)
{
  if (self->lines != NULL && (guint) gtk_list_box_row_get_index (row) < self->lines->len)
    take_completion (self, (guint) gtk_list_box_row_get_index (row));
}

static void
move_selection (UmpEntryField *self, int by)
{
  int n = (int) self->lines->len;

  self->selected = self->selected < 0 ? (by > 0 ? 0 : n - 1) : (self->selected + by + n) % n;
  gtk_list_box_select_row (GTK_LIST_BOX (self->list),
                           gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), self->selected));
}

/* The only line there is, the one that is marked, what all of them have in common, else the next one is
 * marked. */
static void
take_tab (UmpEntryField *self)
{
  g_autofree char *common = NULL;

  if (self->selected >= 0 || self->lines->len == 1) {
    take_completion (self, self->selected >= 0 ? (guint) self->selected : 0);
    return;
  }
  common = ump_notation_common (ump_play_match (self->play), gtk_editable_get_text (GTK_EDITABLE (self)));
  if (common == NULL) {
    move_selection (self, 1);
    return;
  }
  set_text (self, common, FALSE);
  complete (self);
}

/* ---- keys and text ------------------------------------------------------------------------- */

static gboolean
on_key (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, UmpEntryField *self)
{
  gboolean listed = self->lines != NULL && self->lines->len > 0;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if ((key == GDK_KEY_Tab || key == GDK_KEY_KP_Tab) && (state & GDK_SHIFT_MASK) == 0 && listed) {
    take_tab (self);
    return TRUE;
  }
  if ((key == GDK_KEY_Down || key == GDK_KEY_Up) && listed && gtk_widget_get_visible (self->popover)) {
    move_selection (self, key == GDK_KEY_Down ? 1 : -1);
    return TRUE;
  }
  if (key == GDK_KEY_Escape && listed && self->selected >= 0) {
    hide_completions (self);
    return TRUE;
  }
  if (key == GDK_KEY_Escape && !self->draft)
    return ump_entry_field_clear (self);
  if ((key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) && listed && self->selected >= 0) {
    take_completion (self, (guint) self->selected);
    return TRUE;
  }
  return FALSE;
}

static gboolean
spaces_for_breaks (UmpEntryField *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self));
  g_autofree char *flat = NULL;

  if (strpbrk (text, "\r\n") == NULL)
    return FALSE;
  flat = g_strdelimit (g_strdup (text), "\r\n", ' ');
  set_text (self, flat, FALSE);
  return TRUE;
}

static void
on_text (UmpEntryField *self)
{
  gboolean over = self->draft;

  look_if_empty (self);
  if (self->setting)
    return;
  self->draft = FALSE;
  self->refused = FALSE;
  spaces_for_breaks (self);
  complete (self);
  if (over)
    g_signal_emit (self, overwritten_signal, 0);
}

static void
on_activate (UmpEntryField *self)
{
  g_autofree char *line = NULL;
  gboolean asks;

  spaces_for_breaks (self);
  line = read_line (self, &asks);
  if (*line == '\0')
    return;
  hide_completions (self);
  if (asks)
    ump_play_ask (self->play, line);
  else if (ump_play_enter_line (self->play, line)) {
    set_text (self, "", FALSE);
    self->draft = FALSE;
    show_hint (self);
  } else { /* what is typed next takes its place */
    self->refused = TRUE;
    gtk_editable_select_region (GTK_EDITABLE (self), 0, -1);
  }
}

/* A ruling, or another move in its place, answers a refused line: Enter would say it for who comes next. */
static void
on_answered (UmpEntryField *self)
{
  UmpAnswerType type = ump_play_answer (self->play)->type;

  if (self->refused && (type == UMP_ANSWER_ACCEPTED || type == UMP_ANSWER_RULING))
    ump_entry_field_clear (self);
}

/* The chosen keys stand here as text, as long as nobody types: all selected where the focus is here.
 * Elsewhere a screen reader would read each of them as selected, and whoever comes here selects it all. */
static void
on_draft (UmpEntryField *self)
{
  g_autofree char *text = ump_play_draft_text (self->play);
  gboolean here = ump_has_focus_inside (GTK_WIDGET (self));

  if (text[0] == '\0' && !self->draft)
    return;
  self->draft = text[0] != '\0';
  self->taken = FALSE;
  set_text (self, text, self->draft && here);
  hide_completions (self);
}

/* The first click into the chosen keys takes all of them, as one key of the keyboard does: what is typed then
 * is a line of its own. The next click is for a place in the text. */
static void
on_pressed (GtkGestureClick *click, int n, double x, double y, UmpEntryField *self)
{
  if (!self->draft || self->taken)
    return;
  self->taken = TRUE;
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (self));
  gtk_editable_select_region (GTK_EDITABLE (self), 0, -1);
}

static void
on_focus_left (UmpEntryField *self)
{
  hide_completions (self);
  look_if_empty (self);
}

gboolean
ump_entry_field_is_draft (UmpEntryField *self)
{
  return self->draft;
}

gboolean
ump_entry_field_clear (UmpEntryField *self)
{
  if (gtk_editable_get_text (GTK_EDITABLE (self))[0] == '\0')
    return FALSE;
  set_text (self, "", FALSE);
  self->draft = FALSE;
  hide_completions (self);
  return TRUE;
}

/* ---- building --------------------------------------------------------------------------------- */

static void
ump_entry_field_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (ump_entry_field_parent_class)->size_allocate (widget, width, height, baseline);
  gtk_popover_present (GTK_POPOVER (UMP_ENTRY_FIELD (widget)->popover));
}

static void
ump_entry_field_dispose (GObject *object)
{
  UmpEntryField *self = UMP_ENTRY_FIELD (object);

  g_clear_handle_id (&self->emptied, g_source_remove);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_entry_field_parent_class)->dispose (object);
}

static void
ump_entry_field_class_init (UmpEntryFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_entry_field_dispose;
  widget_class->size_allocate = ump_entry_field_size_allocate;
  overwritten_signal = ump_signal_new ("overwritten", UMP_TYPE_ENTRY_FIELD);
  emptied_signal = ump_signal_new ("emptied", UMP_TYPE_ENTRY_FIELD);
  gtk_widget_class_set_activate_signal (widget_class, g_signal_lookup ("activate", GTK_TYPE_ENTRY));
}

static void
ump_entry_field_init (UmpEntryField *self)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *focus = gtk_event_controller_focus_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->selected = -1;
  ump_name_widget (GTK_WIDGET (self), _ ("Entry"));
  ump_add_classes (GTK_WIDGET (self), "monospace notation");
  self->popover = gtk_popover_new ();
  ump_name_widget (self->popover, _ ("Completions"));
  gtk_popover_set_autohide (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_position (GTK_POPOVER (self->popover), GTK_POS_BOTTOM);
  gtk_widget_set_halign (self->popover, GTK_ALIGN_START);
  gtk_widget_set_can_focus (self->popover, FALSE);
  self->list = gtk_list_box_new ();
  gtk_widget_add_css_class (self->list, "completions");
  ump_name_widget (self->list, _ ("Completions"));
  g_signal_connect (self->list, "row-activated", G_CALLBACK (on_row), self);
  gtk_popover_set_child (GTK_POPOVER (self->popover), self->list);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_focus_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  g_signal_connect (self, "changed", G_CALLBACK (on_text), NULL);
  g_signal_connect (self, "activate", G_CALLBACK (on_activate), NULL);
}

GtkWidget *
ump_entry_row_new (UmpPlay *play, UmpEntryField **field)
{
  GtkWidget *row = ump_box_new (GTK_ORIENTATION_VERTICAL, 2, "typed-line"), *overlay = gtk_overlay_new ();
  GtkWidget *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "notation-row");
  UmpEntryField *self = g_object_new (UMP_TYPE_ENTRY_FIELD, NULL);

  self->play = g_object_ref (play);
  self->ghost = gtk_label_new (NULL);
  gtk_widget_set_can_target (self->ghost, FALSE);
  gtk_widget_set_halign (self->ghost, GTK_ALIGN_START);
  gtk_label_set_ellipsize (GTK_LABEL (self->ghost), PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (self->ghost, FALSE);
  ump_add_classes (self->ghost, "monospace ghost");
  self->hint = ump_label_new (NULL, "dim-text hint");
  gtk_label_set_wrap (GTK_LABEL (self->hint), TRUE);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self), _ ("Type a move"));
  gtk_widget_set_hexpand (overlay, TRUE);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->ghost);
  gtk_box_append (GTK_BOX (line), ump_glyph_new (UMP_GLYPH_PENCIL, 15));
  gtk_box_append (GTK_BOX (line), overlay);
  gtk_box_append (GTK_BOX (row), line);
  gtk_box_append (GTK_BOX (row), self->hint);
  g_signal_connect_object (play, "draft-changed", G_CALLBACK (on_draft), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "verdict", G_CALLBACK (on_answered), self, G_CONNECT_SWAPPED);
  *field = self;
  return row;
}
