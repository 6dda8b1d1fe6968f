/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log is corrected, and the correction taken back. */
#include "config.h"

#include <glib/gi18n.h>

#include "play-private.h"

#include "play-answer.h"

/* FALSE: a file does not hold that; the answer says so, and the log is as it was. */
static gboolean
replace (UmpPlay *self, UmpMatch *match, UmpMatch **old)
{
  g_autoptr (GError) error = NULL;

  if (!ump_store_replace (self->store, self->game, match, old, &error)) {
    ump_answer_info (&self->answer, _ ("Nothing was corrected"), error->message);
    ump_play_answered (self);
    return FALSE;
  }
  ump_play_leave_past (self);
  self->generation++;
  g_array_set_size (self->joined, 0);
  return TRUE;
}

static char *
written_option (UmpPlay *self, const char *name)
{
  int n = 0;
  const UmpOptionValue *options = ump_session_game_options (ump_play_session (self), self->game, &n);

  for (int i = 0; i < n; i++)
    if (g_str_equal (options[i].name, name))
      return g_strdup (options[i].value);
  return NULL;
}

static void
free_value (gpointer data)
{
  g_free ((char *) ((UmpOptionValue *) data)->value);
}

gboolean
ump_play_accept_correction (UmpPlay *self, UmpCorrection *correction, const UmpOptionValue *options,
                            int n_options)
{
  UmpCorrectionType type = correction->type;
  guint number = correction->number;
  gboolean whole = correction->refused.kind == UMP_ACCEPTED && !correction->was_refused && type != UMP_OPTION;
  g_autofree char *hands = NULL;
  UmpMatch *before = NULL;

  if (ump_play_refuse_read_only (self))
    return FALSE;
  if (whole)
    hands = ump_transfers_say (ump_match_table (ump_play_match (self)), ump_match_table (correction->result));
  if (!replace (self, ump_correction_steal (correction), &before))
    return FALSE;
  ump_play_forget_before (self);
  self->before = before;
  self->before_options = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  g_array_set_clear_func (self->before_options, free_value);
  for (int i = 0; i < n_options; i++) {
    UmpOptionValue old = { options[i].name, written_option (self, options[i].name) };

    g_array_append_val (self->before_options, old);
    ump_session_set_game_option (ump_play_session (self), self->game, options[i].name, options[i].value);
  }
  ump_answer_corrected (&self->answer, self, type, number, hands);
  ump_play_changed (self, 0);
  return TRUE;
}

gboolean
ump_play_take_correction_back (UmpPlay *self)
{
  g_autoptr (UmpMatch) corrected = NULL;
  g_autofree char *hands = NULL;

  if (self->before == NULL || ump_play_refuse_read_only (self))
    return FALSE;
  if (!replace (self, g_steal_pointer (&self->before), &corrected)) {
    ump_play_forget_before (self);
    return FALSE;
  }
  for (guint i = 0; i < self->before_options->len; i++) {
    const UmpOptionValue *old = &g_array_index (self->before_options, UmpOptionValue, i);

    ump_session_set_game_option (ump_play_session (self), self->game, old->name, old->value);
  }
  ump_play_forget_before (self);
  hands = ump_transfers_say (ump_match_table (corrected), ump_match_table (ump_play_match (self)));
  ump_answer_info (&self->answer, _ ("The correction is taken back"),
                   *hands != '\0' ? hands : _ ("The log is as it was before."));
  ump_play_changed (self, 0);
  return TRUE;
}

gboolean
ump_play_can_take_correction_back (UmpPlay *self)
{
  return self->before != NULL;
}

/* ---- what is to be corrected ---------------------------------------------------------------------- */

void
ump_play_propose (UmpPlay *self, guint number, const UmpEntry *entry)
{
  g_free (self->proposed);
  self->proposed = ump_notation_print (ump_play_game (self), entry);
  self->proposed_for = number;
}

char *
ump_play_take_proposal (UmpPlay *self, guint number)
{
  g_autofree char *proposed = g_steal_pointer (&self->proposed);

  return self->proposed_for == number ? g_steal_pointer (&proposed) : NULL;
}
