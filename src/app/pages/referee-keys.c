/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keyboard of the Referee page.
 *
 * Keys that mean something here are taken before the widgets see them (but never from a text that is being
 * written); letters that nobody wanted begin a line in the notation field. Accelerators cannot do this: they
 * win over a focused field. */
#include "config.h"

#include "referee-private.h"

#include "../widgets/parts.h"

static GtkWidget *
focus_of (UmpRefereePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

static gboolean
is_text (GtkWidget *widget)
{
  return widget != NULL && (GTK_IS_TEXT (widget) || GTK_IS_TEXT_VIEW (widget) || GTK_IS_EDITABLE (widget));
}

/* ---- single keys ------------------------------------------------------------------------------- */

/* One thing at a time: the text, the choice, the moment. */
static gboolean
escape (UmpRefereePage *self)
{
  gboolean draft = ump_entry_field_is_draft (self->entry);

  if (ump_chooser_clear (self->chooser)) {
    if (draft)
      ump_entry_field_clear (self->entry);
    return TRUE;
  }
  if (ump_entry_field_clear (self->entry))
    return TRUE;
  if (self->line_stays) {
    self->line_stays = FALSE;
    ump_referee_leave_entry (self);
    return TRUE;
  }
  if (ump_side_pane_close (UMP_SIDE_PANE (self->side)))
    return TRUE;
  if (ump_referee_page_get_replay (self)) {
    ump_referee_page_set_replay (self, FALSE);
    return TRUE;
  }
  return FALSE;
}

static gboolean
in_region (UmpRefereePage *self, GtkWidget *focus, GtkWidget *region)
{
  return focus != NULL && region != NULL && (focus == region || gtk_widget_is_ancestor (focus, region));
}

static gboolean
take_number (UmpRefereePage *self, guint key, GtkWidget *focus)
{
  gboolean fields = self->sheet != NULL || ump_pad_takes_numbers (UMP_PAD (self->pad)), typing, taken;
  const char *name = ump_pad_key_name (key, fields);

  /* in the side and on the verdict's buttons, arrows and Return keep their meaning */
  if (name == NULL || in_region (self, focus, self->side))
    return FALSE;
  if (!g_ascii_isdigit (name[0]) && in_region (self, focus, self->verdict))
    return FALSE;
  if (ump_referee_page_get_replay (self))
    return FALSE;
  if (self->sheet != NULL) {
    /* the number ends with Enter: a verdict's button that got the focus by itself, as a question went, is not
     * meant */
    if (in_region (self, focus, self->verdict))
      ump_pad_sheet_focus (UMP_PAD_SHEET (self->sheet));
    ump_pad_sheet_key (UMP_PAD_SHEET (self->sheet), name);
    return TRUE;
  }
  typing = g_ascii_isdigit (name[0]) && ump_pad_ends_numbers (UMP_PAD (self->pad));
  taken =
      ump_pad_key (UMP_PAD (self->pad), name, gtk_event_controller_get_current_event_time (self->capture));
  self->typed = typing && taken;
  return taken;
}

/* Behind a tap or a digit Enter means that what was put in is whole. It is no press of the key that has the
 * focus because it was tapped, or because that one went: the same would be entered for the next person. */
static gboolean
take_enter (UmpRefereePage *self, guint key, GdkModifierType held, GtkWidget *focus, gboolean typed)
{
  if (held != 0 || (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter) || !(typed || self->tapped) ||
      !(in_region (self, focus, self->bottom) || in_region (self, focus, self->table)))
    return FALSE;
  ump_pad_enter (UMP_PAD (self->pad));
  return TRUE;
}

static gboolean
take_space (UmpRefereePage *self, GtkWidget *focus)
{
  if (ump_referee_page_get_replay (self)) {
    ump_replay_bar_toggle (UMP_REPLAY_BAR (self->replay));
    return TRUE;
  }
  if (in_region (self, focus, self->side) || in_region (self, focus, self->verdict))
    return FALSE;
  return ump_pad_key (UMP_PAD (self->pad), "space",
                      gtk_event_controller_get_current_event_time (self->capture));
}

static gboolean
next_region (UmpRefereePage *self, GtkWidget *focus, int by)
{
  GtkWidget *regions[] = { self->banner,    self->table,  self->sheet, self->verdict,
                           self->entry_row, self->bottom, self->side };
  int n = G_N_ELEMENTS (regions), at = -1;

  for (int i = 0; i < n; i++)
    if (in_region (self, focus, regions[i]))
      at = i;
  for (int k = 1; k <= n; k++) {
    GtkWidget *region = regions[((at < 0 ? 0 : at) + k * by + n * n) % n];
    if (region != NULL && gtk_widget_get_mapped (region) &&
        gtk_widget_child_focus (region, GTK_DIR_TAB_FORWARD))
      return TRUE;
  }
  return FALSE;
}

static gboolean
open_rule (UmpRefereePage *self)
{
  const char *rule = ump_play_answer (self->play)->rule;

  if (rule == NULL)
    return FALSE;
  ump_referee_rule (self, rule);
  return TRUE;
}

/* ---- both controllers -------------------------------------------------------------------------------- */

static gboolean
take_any_focus (UmpRefereePage *self, guint key, GdkModifierType held, GtkWidget *focus)
{
  static const char *const panes[] = { "score", "log", "left", "rules" };

  if (key == GDK_KEY_F6)
    return next_region (self, focus, (held & GDK_SHIFT_MASK) != 0 ? -1 : 1);
  if (held == GDK_ALT_MASK && key >= GDK_KEY_1 && key <= GDK_KEY_4) {
    ump_referee_page_show_pane (self, panes[key - GDK_KEY_1]);
    return TRUE;
  }
  if (held == 0 && key == GDK_KEY_F1)
    return open_rule (self);
  if (held == 0 && key == GDK_KEY_F2)
    return gtk_widget_activate_action (GTK_WIDGET (self), "win.correct", NULL);
  return FALSE;
}

static gboolean
take_replay (UmpRefereePage *self, guint key)
{
  if (key != GDK_KEY_comma && key != GDK_KEY_period)
    return FALSE;
  ump_replay_bar_stop (UMP_REPLAY_BAR (self->replay));
  ump_replay_bar_step (UMP_REPLAY_BAR (self->replay), key == GDK_KEY_period ? 1 : -1);
  return TRUE;
}

static gboolean
is_popover (GtkWidget *focus)
{
  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

static gboolean
is_modifier (GtkEventControllerKey *keys)
{
  return gdk_key_event_is_modifier (gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (keys)));
}

static gboolean
on_capture (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, UmpRefereePage *self)
{
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();
  GtkWidget *focus = focus_of (self);
  gboolean typed = self->typed;

  self->typed = FALSE;
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && !is_modifier (keys))
    self->tapped = FALSE; /* whoever goes on with the keyboard sees where the focus is */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || is_popover (focus))
    return FALSE;
  if (take_any_focus (self, key, held, focus))
    return TRUE;
  if (is_text (focus)) {
    if (ump_has_focus_inside (GTK_WIDGET (self->entry)) && key == GDK_KEY_Escape && held == 0 &&
        (ump_entry_field_is_draft (self->entry) ||
         gtk_editable_get_text (GTK_EDITABLE (self->entry))[0] == '\0')) {
      if (!escape (self))
        ump_referee_focus_keys (self);
      return TRUE;
    }
    return FALSE;
  }
  if (focus != NULL && ((held == GDK_SHIFT_MASK && (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)) ||
                        (held == 0 && key == GDK_KEY_Menu)))
    return ump_hold (focus);
  if ((held & ~GDK_SHIFT_MASK) != 0)
    return FALSE;
  if (key == GDK_KEY_Escape)
    return escape (self);
  if (key == GDK_KEY_space || key == GDK_KEY_KP_Space)
    return take_space (self, focus);
  return take_replay (self, key) || take_number (self, key, focus) ||
         take_enter (self, key, held, focus, typed);
}

static gboolean
on_bubble (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, UmpRefereePage *self)
{
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();
  gunichar letter = gdk_keyval_to_unicode (key);
  GtkEditable *delegate = gtk_editable_get_delegate (GTK_EDITABLE (self->entry));
  GtkWidget *focus = focus_of (self);
  g_autofree char *begun = NULL;

  if (!gtk_widget_get_mapped (self->enter) || is_popover (focus) || is_text (focus) ||
      (held & ~GDK_SHIFT_MASK) != 0 || !g_unichar_isgraph (letter))
    return FALSE;
  begun = ump_chooser_unkey (self->chooser);
  self->was_in = NULL; /* whoever types has left the keys */
  ump_referee_show_entry (self, TRUE);
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (self->entry));
  /* the digits before it chose a place, and were its beginning */
  if (begun != NULL) {
    int end = -1;

    if (ump_entry_field_is_draft (self->entry))
      gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
    gtk_editable_insert_text (GTK_EDITABLE (self->entry), begun, -1, &end);
  }
  if (ump_entry_field_is_draft (self->entry))
    gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  else
    gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  gtk_event_controller_key_forward (keys, GTK_WIDGET (delegate));
  return TRUE;
}

void
ump_referee_add_keys (UmpRefereePage *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (root == NULL || self->capture != NULL)
    return;
  self->capture = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->capture, GTK_PHASE_CAPTURE);
  g_signal_connect (self->capture, "key-pressed", G_CALLBACK (on_capture), self);
  gtk_widget_add_controller (root, self->capture);
  self->bubble = gtk_event_controller_key_new ();
  g_signal_connect (self->bubble, "key-pressed", G_CALLBACK (on_bubble), self);
  gtk_widget_add_controller (root, self->bubble);
}

void
ump_referee_remove_keys (UmpRefereePage *self)
{
  GtkWidget *root = self->capture != NULL ? gtk_event_controller_get_widget (self->capture) : NULL;

  if (root != NULL) {
    gtk_widget_remove_controller (root, self->capture);
    gtk_widget_remove_controller (root, self->bubble);
  }
  self->capture = self->bubble = NULL;
}
