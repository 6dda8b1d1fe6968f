/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game under way as it stands. It knows nothing of how it is changed, saved or answered: the other
 * play-*.c files do, each those before it only. */
#include "config.h"

#include "play-private.h"

#include "core/shown.h"

G_DEFINE_FINAL_TYPE (UmpPlay, ump_play, G_TYPE_OBJECT)

enum { PROP_ADVISER = 1, PROP_NEXT_CARD_ENDS_TURN };

/* ---- life ------------------------------------------------------------------ */

static void
ump_play_init (UmpPlay *self)
{
  ump_move_init (&self->draft, UMP_VERB_UNKNOWN, UMP_NOBODY);
  self->joined = g_array_new (FALSE, FALSE, sizeof (guint));
  self->adviser = self->next_card_ends_turn = TRUE;
  self->gathered = ump_turn_up_new ();
}

void
ump_play_forget_before (UmpPlay *self)
{
  g_clear_pointer (&self->before, ump_match_free);
  g_clear_pointer (&self->before_options, g_array_unref);
}

static void
ump_play_finalize (GObject *object)
{
  UmpPlay *self = UMP_PLAY (object);

  g_clear_handle_id (&self->save_source, g_source_remove);
  g_clear_handle_id (&self->patience_source, g_source_remove);
  ump_disk_writer_free (self->writer);
  ump_answer_clear (&self->answer);
  ump_answer_clear (&self->past_answer);
  ump_move_clear (&self->draft);
  ump_table_free (self->past);
  ump_play_forget_before (self);
  g_free (self->trouble);
  g_free (self->proposed);
  g_array_unref (self->joined);
  ump_turn_up_free (self->gathered);
  if (self->heir == NULL)
    ump_store_close (self->store);
  g_clear_object (&self->heir);
  G_OBJECT_CLASS (ump_play_parent_class)->finalize (object);
}

static gboolean *
switch_of (UmpPlay *self, guint id)
{
  return id == PROP_ADVISER ? &self->adviser : &self->next_card_ends_turn;
}

static void
ump_play_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, *switch_of (UMP_PLAY (object), id));
}

static void
ump_play_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  gboolean *on = switch_of (UMP_PLAY (object), id);

  if (*on == g_value_get_boolean (value))
    return;
  *on = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
}

static void
install_switch (GObjectClass *object_class, guint id, const char *name)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  g_object_class_install_property (object_class, id, g_param_spec_boolean (name, NULL, NULL, TRUE, flags));
}

static void
ump_play_class_init (UmpPlayClass *klass)
{
  static const char *const signals[] = {
    "changed", "draft-changed", "verdict", "disk", "trouble", "described"
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ump_play_finalize;
  object_class->get_property = ump_play_get_property;
  object_class->set_property = ump_play_set_property;
  install_switch (object_class, PROP_ADVISER, "adviser");
  install_switch (object_class, PROP_NEXT_CARD_ENDS_TURN, "next-card-ends-turn");
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_new (signals[i], UMP_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* ---- what is there ------------------------------------------------------------ */

UmpStore *
ump_play_store (UmpPlay *self)
{
  return self->store;
}

UmpSession *
ump_play_session (UmpPlay *self)
{
  return ump_store_session (self->store);
}

guint
ump_play_game_index (UmpPlay *self)
{
  return self->game;
}

UmpMatch *
ump_play_match (UmpPlay *self)
{
  return ump_session_match (ump_play_session (self), self->game);
}

const UmpGame *
ump_play_game (UmpPlay *self)
{
  return ump_match_game (ump_play_match (self));
}

guint
ump_play_generation (UmpPlay *self)
{
  return self->generation;
}

const UmpTable *
ump_play_table (UmpPlay *self)
{
  if (self->past != NULL)
    return self->past;
  return ump_turn_up_n (self->gathered) > 0 ? ump_turn_up_table (self->gathered)
                                            : ump_match_table (ump_play_match (self));
}

guint
ump_play_moment (UmpPlay *self)
{
  return self->past != NULL ? self->moment : ump_match_checked (ump_play_match (self));
}

gboolean
ump_play_is_now (UmpPlay *self)
{
  return self->past == NULL;
}

const UmpAnswer *
ump_play_answer (UmpPlay *self)
{
  return self->past != NULL ? &self->past_answer : &self->answer;
}

const char *
ump_play_trouble (UmpPlay *self)
{
  return ump_play_present (self)->trouble;
}

gboolean
ump_play_is_read_only (UmpPlay *self)
{
  return self->heir != NULL || ump_store_is_read_only (self->store);
}

gboolean
ump_play_advises (UmpPlay *self)
{
  return self->adviser;
}

gboolean
ump_play_next_card_ends_turn (UmpPlay *self)
{
  return self->next_card_ends_turn;
}

void
ump_play_leave_past (UmpPlay *self)
{
  g_clear_pointer (&self->past, ump_table_free);
}

gboolean
ump_play_tally_mode (UmpPlay *self)
{
  return self->tally;
}

UmpPlay *
ump_play_present (UmpPlay *self)
{
  while (self->heir != NULL)
    self = self->heir;
  return self;
}

char *
ump_play_person_shown (UmpPlay *self, const char *id)
{
  UmpSession *session = ump_play_session (self);

  for (guint i = 0; id != NULL && i < ump_session_n_people (session); i++)
    if (g_str_equal (ump_session_person_id (session, i), id))
      return ump_shown_or (ump_session_person_name (session, i), UMP_SHOWN_NAME, id);
  return id != NULL ? ump_shown (id, UMP_SHOWN_NAME) : NULL;
}

guint
ump_play_n_gathered (UmpPlay *self)
{
  return ump_turn_up_n (self->gathered);
}

const UmpMove *
ump_play_gathered (UmpPlay *self, guint index)
{
  return ump_turn_up_move (self->gathered, index);
}

guint
ump_play_n_wanted (UmpPlay *self, int verb)
{
  return ump_turn_up_wanted (self->gathered, ump_play_match (self), verb);
}

void
ump_play_answered (UmpPlay *self)
{
  g_signal_emit_by_name (self, "verdict");
}

void
ump_answer_clear (UmpAnswer *answer)
{
  g_clear_pointer (&answer->entry, ump_entry_unref);
  g_free (answer->title);
  g_free (answer->sentence);
  g_free (answer->body);
  g_free (answer->rule);
  g_free (answer->way);
  g_clear_pointer (&answer->ways, g_ptr_array_unref);
  *answer = (UmpAnswer){ .type = UMP_ANSWER_NONE };
}
