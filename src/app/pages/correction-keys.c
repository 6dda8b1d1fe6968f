/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "correction-keys.h"

#include "../entry/pad.h"
#include "core/notation.h"

/* play: the game that is corrected. before: entries of the trial when nothing was entered in it yet. idle:
 * what was entered waits to be taken out, after everybody has heard of it. */
struct _UmpCorrectionKeys {
  GtkWidget parent_instance;
  UmpPlay *play;
  UmpPlay *trial;
  UmpChooser *chooser;
  GtkWidget *pad;
  guint before;
  guint idle;
};

enum { PICKED, REFUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UmpCorrectionKeys, ump_correction_keys, GTK_TYPE_WIDGET)

static void
clear (UmpCorrectionKeys *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->pad, gtk_widget_unparent);
  g_clear_object (&self->chooser);
  g_clear_object (&self->trial);
}

/* The moment before the entry again, with the new one filled in. */
static gboolean
take_entered (gpointer data)
{
  UmpCorrectionKeys *self = data;
  UmpMatch *match = ump_play_match (self->trial), *past;
  g_autoptr (UmpEntry) entry = ump_entry_ref (ump_match_entry (match, self->before + 1));
  g_autofree char *line = ump_notation_print (ump_match_game (match), entry);

  self->idle = 0;
  past = ump_match_new (ump_setup_ref ((UmpSetup *) ump_match_setup (match)), NULL);
  for (guint k = 1; k <= self->before; k++)
    ump_match_load (past, ump_entry_ref (ump_match_entry (match, k)));
  ump_correction_keys_set (self, self->play, past, entry);
  g_signal_emit (self, signals[PICKED], 0, line);
  return G_SOURCE_REMOVE;
}

static void
on_changed (UmpCorrectionKeys *self)
{
  if (self->idle == 0 && ump_match_n_entries (ump_play_match (self->trial)) > self->before)
    self->idle = g_idle_add (take_entered, self);
}

static void
on_verdict (UmpCorrectionKeys *self)
{
  const UmpAnswer *answer = ump_play_answer (self->trial);

  if (ump_match_n_entries (ump_play_match (self->trial)) == self->before)
    g_signal_emit (self, signals[REFUSED], 0, answer->body != NULL ? answer->body : answer->sentence);
}

void
ump_correction_keys_set (UmpCorrectionKeys *self, UmpPlay *play, UmpMatch *past, const UmpEntry *like)
{
  clear (self);
  gtk_widget_set_visible (GTK_WIDGET (self), past != NULL);
  if (past == NULL)
    return;
  g_set_object (&self->play, play);
  self->before = ump_match_n_entries (past);
  self->trial = ump_play_new_trial (past);
  ump_play_set_user (self->trial, ump_play_settings (play), ump_play_components (play));
  g_signal_connect_object (self->trial, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trial, "verdict", G_CALLBACK (on_verdict), self, G_CONNECT_SWAPPED);
  self->chooser = ump_chooser_new (self->trial);
  ump_chooser_set_alone (self->chooser);
  self->pad = ump_pad_new (self->chooser);
  gtk_widget_set_parent (self->pad, GTK_WIDGET (self));
  if (like != NULL)
    ump_pad_fill (UMP_PAD (self->pad), like);
}

static void
dispose (GObject *object)
{
  clear (UMP_CORRECTION_KEYS (object));
  g_clear_object (&UMP_CORRECTION_KEYS (object)->play);
  G_OBJECT_CLASS (ump_correction_keys_parent_class)->dispose (object);
}

static void
ump_correction_keys_class_init (UmpCorrectionKeysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[PICKED] = g_signal_new ("picked", UMP_TYPE_CORRECTION_KEYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[REFUSED] = g_signal_new ("refused", UMP_TYPE_CORRECTION_KEYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ump_correction_keys_init (UmpCorrectionKeys *self)
{
}
