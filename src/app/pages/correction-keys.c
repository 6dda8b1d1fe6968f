/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "correction-keys.h"

#include "../entry/entry-field.h"
#include "../entry/pad-sheet.h"
#include "../entry/pad.h"
#include "../table/table-view.h"
#include "../widgets/parts.h"
#include "core/notation.h"

/* table: a table, or a sheet, whose keys are `pad` then. number: of a sheet, where the pen began. was: the
 * face of what is corrected, 0 for none. idle: what was proposed waits until the tap that says it is over. */
struct _UmpCorrectionKeys {
  GtkWidget parent_instance;
  UmpPlay *trial;
  UmpChooser *chooser;
  GtkWidget *table;
  GtkWidget *row;
  gboolean line_stays; /* it was asked for */
  UmpEntryField *line;
  GtkWidget *pad;
  guint number;
  int was;
  UmpEntry *proposed;
  guint proposed_for;
  guint idle;
  gboolean narrow;
};

enum { PICKED, REFUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UmpCorrectionKeys, ump_correction_keys, GTK_TYPE_WIDGET)

static gboolean
is_sheet (UmpCorrectionKeys *self)
{
  return ump_play_game (self->trial)->no_table;
}

static void
forget_proposed (UmpCorrectionKeys *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->proposed, ump_entry_unref);
}

static void
clear (UmpCorrectionKeys *self)
{
  forget_proposed (self);
  g_clear_pointer (&self->row, gtk_widget_unparent);
  g_clear_pointer (&self->pad, gtk_widget_unparent);
  g_clear_object (&self->table);
  g_clear_object (&self->chooser);
  g_clear_object (&self->trial);
}

/* The face of the one card that an entry names, 0 where it names none or several. */
static int
face_of (UmpCorrectionKeys *self, const UmpEntry *entry)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->trial));
  int n, face = 0;
  const UmpField *attrs = entry != NULL ? ump_verb_attrs (setup->game, entry->verb, &n) : NULL;

  for (int i = 0; attrs != NULL && i < n; i++)
    if (attrs[i].type == UMP_TYPE_CARD && entry->values[i] != NULL)
      face = ump_setup_face (setup, entry->values[i]);
  return face;
}

/* A sheet's pen shows itself what was typed. */
static void
fill (UmpCorrectionKeys *self, const UmpEntry *entry)
{
  int face = face_of (self, entry);

  if (is_sheet (self))
    return;
  if (entry != NULL)
    ump_pad_fill (UMP_PAD (self->pad), entry);
  else
    ump_chooser_clear (self->chooser);
  ump_chooser_set_said (self->chooser, self->was, face != self->was ? face : 0);
}

static gboolean
tell_proposed (gpointer data)
{
  UmpCorrectionKeys *self = data;
  g_autoptr (UmpEntry) entry = g_steal_pointer (&self->proposed);
  g_autofree char *line = ump_notation_print (ump_play_game (self->trial), entry);

  self->idle = 0;
  fill (self, entry);
  g_signal_emit (self, signals[PICKED], 0, line, self->proposed_for);
  return G_SOURCE_REMOVE;
}

static void
on_proposed (UmpCorrectionKeys *self, UmpEntry *entry, guint number)
{
  if (number == 0 && self->number > 0) { /* in an empty cell */
    g_signal_emit (self, signals[REFUSED], 0, _ ("Tap the number that was another one."));
    return;
  }
  forget_proposed (self);
  self->proposed = ump_entry_ref (entry);
  self->proposed_for = number == self->number ? 0 : number;
  self->idle = g_idle_add (tell_proposed, self);
}

static void
on_verdict (UmpCorrectionKeys *self)
{
  const UmpAnswer *answer = ump_play_answer (self->trial);

  g_signal_emit (self, signals[REFUSED], 0, answer->body != NULL ? answer->body : answer->sentence);
}

/* ---- the moment --------------------------------------------------------------------------------- */

/* As on the page of the game. */
static void
on_emptied (UmpCorrectionKeys *self)
{
  if (!self->line_stays)
    ump_correction_keys_close_line (self);
}

static void
build (UmpCorrectionKeys *self)
{
  self->row = ump_entry_row_new (self->trial, &self->line);
  g_signal_connect_object (self->line, "emptied", G_CALLBACK (on_emptied), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (self->row, FALSE);
  gtk_widget_set_parent (self->row, GTK_WIDGET (self));
  if (is_sheet (self)) {
    self->table = g_object_ref_sink (ump_pad_sheet_new (self->chooser));
    self->pad = ump_pad_sheet_steal_side (UMP_PAD_SHEET (self->table));
    gtk_widget_set_parent (self->pad, GTK_WIDGET (self));
    g_object_unref (self->pad);
  } else {
    self->table = g_object_ref_sink (ump_table_view_new (self->trial, self->chooser));
    self->pad = ump_pad_new (self->chooser);
    gtk_widget_set_parent (self->pad, GTK_WIDGET (self));
  }
  ump_correction_keys_set_narrow (self, self->narrow);
}

void
ump_correction_keys_set (UmpCorrectionKeys *self, UmpPlay *play, UmpMatch *past, guint number,
                         const UmpEntry *was, const UmpEntry *like)
{
  g_autoptr (UmpMatch) match = past;
  gboolean same = past != NULL && self->trial != NULL && number == self->number &&
                  ump_play_is_same_log (ump_play_match (self->trial), past);

  if (!same) {
    clear (self);
    self->number = number;
    if (past == NULL)
      return;
    self->trial = ump_play_new_proposal (g_steal_pointer (&match), number);
    ump_play_lend_marks (play, self->trial);
    ump_play_set_user (self->trial, ump_play_settings (play), ump_play_components (play));
    self->chooser = ump_chooser_new (self->trial);
    ump_chooser_set_alone (self->chooser);
    build (self);
    g_signal_connect_object (self->trial, "proposed", G_CALLBACK (on_proposed), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (self->trial, "verdict", G_CALLBACK (on_verdict), self, G_CONNECT_SWAPPED);
  }
  forget_proposed (self);
  self->was = face_of (self, was);
  fill (self, like);
}

GtkWidget *
ump_correction_keys_table (UmpCorrectionKeys *self)
{
  return self->table;
}

void
ump_correction_keys_open_line (UmpCorrectionKeys *self, gboolean stays)
{
  if (self->row == NULL)
    return;
  self->line_stays = stays;
  gtk_widget_set_visible (self->row, TRUE);
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (self->line));
}

gboolean
ump_correction_keys_close_line (UmpCorrectionKeys *self)
{
  if (self->row == NULL || !gtk_widget_get_visible (self->row))
    return FALSE;
  ump_entry_field_clear (self->line);
  if (ump_has_focus_inside (self->row))
    ump_correction_keys_focus (self);
  gtk_widget_set_visible (self->row, FALSE);
  return TRUE;
}

gboolean
ump_correction_keys_focus (UmpCorrectionKeys *self)
{
  if (self->trial == NULL)
    return TRUE;
  if (is_sheet (self))
    ump_pad_sheet_focus (UMP_PAD_SHEET (self->table));
  else if (!ump_pad_focus (UMP_PAD (self->pad)))
    ump_table_view_focus (UMP_TABLE_VIEW (self->table));
  return ump_has_focus_inside (self->table) || ump_has_focus_inside (self->pad);
}

void
ump_correction_keys_set_narrow (UmpCorrectionKeys *self, gboolean narrow)
{
  self->narrow = narrow;
  if (self->trial == NULL)
    return;
  /* the keys of a sheet stand in no wide window here */
  ump_set_class (GTK_WIDGET (self), "narrow", narrow || is_sheet (self));
  if (is_sheet (self)) {
    ump_pad_sheet_set_narrow (UMP_PAD_SHEET (self->table), TRUE, 0);
  } else {
    ump_pad_set_narrow (UMP_PAD (self->pad), narrow);
    ump_pad_set_form (UMP_PAD (self->pad), narrow ? UMP_KEYS_FOLDED : UMP_KEYS_UPRIGHT, narrow, 1);
    ump_table_view_set_tight (UMP_TABLE_VIEW (self->table), narrow);
  }
}

/* ---- typing -------------------------------------------------------------------------------------- */

/* Enter, arrows and the like keep their meaning elsewhere on the page. */
static gboolean
takes_key (UmpCorrectionKeys *self, guint key, guint32 time)
{
  gboolean sheet = is_sheet (self);
  const char *name = ump_pad_key_name (key, sheet || ump_pad_takes_numbers (UMP_PAD (self->pad)));

  if (name == NULL || (!g_ascii_isdigit (*name) && !ump_has_focus_inside (sheet ? self->table : self->pad)))
    return FALSE;
  if (!sheet)
    return ump_pad_key (UMP_PAD (self->pad), name, time);
  ump_pad_sheet_key (UMP_PAD_SHEET (self->table), name);
  return TRUE;
}

/* A number is typed where one is asked for; what nothing waits for opens the line. */
static gboolean
on_key (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, UmpCorrectionKeys *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (self->trial == NULL || GTK_IS_TEXT (focus) ||
      (state & gtk_accelerator_get_default_mod_mask () & ~GDK_SHIFT_MASK) != 0)
    return FALSE;
  if (takes_key (self, key, gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (keys))))
    return TRUE;
  if (!g_unichar_isgraph (gdk_keyval_to_unicode (key)))
    return FALSE;
  ump_correction_keys_open_line (self, FALSE);
  return gtk_event_controller_key_forward (
      keys, GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->line))));
}

GtkEventController *
ump_correction_keys_new_controller (UmpCorrectionKeys *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), self);
  return keys;
}

/* ---- life ---------------------------------------------------------------------------------------- */

static void
dispose (GObject *object)
{
  clear (UMP_CORRECTION_KEYS (object));
  G_OBJECT_CLASS (ump_correction_keys_parent_class)->dispose (object);
}

static void
ump_correction_keys_class_init (UmpCorrectionKeysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  signals[PICKED] = g_signal_new ("picked", UMP_TYPE_CORRECTION_KEYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_UINT);
  signals[REFUSED] = g_signal_new ("refused", UMP_TYPE_CORRECTION_KEYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ump_correction_keys_init (UmpCorrectionKeys *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
}
