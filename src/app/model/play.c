/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game under way as it stands. It knows nothing of how it is changed, saved or answered: the other
 * play-*.c files do, each those before it only. */
#include "config.h"

#include "play-private.h"

#include "../compat/signal.h"
#include "core/shown.h"

G_DEFINE_FINAL_TYPE (UmpPlay, ump_play, G_TYPE_OBJECT)

enum { PROP_ADVISER = 1 };

/* ---- life ------------------------------------------------------------------ */

static void
ump_play_init (UmpPlay *self)
{
  ump_move_init (&self->draft, UMP_VERB_UNKNOWN, UMP_NOBODY);
  self->done = g_ptr_array_new_with_free_func (ump_act_free);
  self->undone = g_ptr_array_new_with_free_func (ump_act_free);
  self->adviser = TRUE;
  self->gathered = ump_turn_up_new ();
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
  g_clear_pointer (&self->typed, ump_entry_unref);
  ump_table_free (self->past);
  g_free (self->trouble);
  g_clear_object (&self->settings);
  g_clear_object (&self->components);
  g_clear_object (&self->library);
  g_free (self->proposed);
  g_ptr_array_unref (self->done);
  g_ptr_array_unref (self->undone);
  ump_turn_up_free (self->gathered);
  if (self->heir == NULL)
    ump_store_close (self->store);
  g_clear_object (&self->heir);
  G_OBJECT_CLASS (ump_play_parent_class)->finalize (object);
}

static void
ump_play_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, UMP_PLAY (object)->adviser);
}

static void
ump_play_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UmpPlay *self = UMP_PLAY (object);

  if (self->adviser == g_value_get_boolean (value))
    return;
  self->adviser = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
}

static void
ump_play_class_init (UmpPlayClass *klass)
{
  static const char *const signals[] = { "changed", "draft-changed", "typed",    "verdict",
                                         "disk",    "trouble",       "described" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ump_play_finalize;
  object_class->get_property = ump_play_get_property;
  object_class->set_property = ump_play_set_property;
  g_object_class_install_property (
      object_class, PROP_ADVISER,
      g_param_spec_boolean ("adviser", NULL, NULL, TRUE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    ump_signal_new (signals[i], UMP_TYPE_PLAY);
  g_signal_new ("proposed", UMP_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_POINTER, G_TYPE_UINT);
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

guint
ump_play_version (UmpPlay *self)
{
  return self->version;
}

guint
ump_play_place (UmpPlay *self)
{
  return self->place;
}

guint
ump_play_undone (UmpPlay *self)
{
  return self->took_back ? self->place : 0;
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

gboolean
ump_play_is_over (UmpPlay *self)
{
  return ump_table_state (ump_match_table (ump_play_match (self))) != UMP_PLAYING;
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

void
ump_play_set_user (UmpPlay *self, GSettings *settings, UmpComponents *components)
{
  g_return_if_fail (self->settings == NULL && self->components == NULL);
  g_set_object (&self->settings, settings);
  g_set_object (&self->components, components);
  if (settings != NULL)
    g_settings_bind (settings, "adviser", self, "adviser", G_SETTINGS_BIND_GET);
}

void
ump_play_set_library (UmpPlay *self, GListModel *library)
{
  g_set_object (&self->library, library);
}

void
ump_play_set_laying (UmpPlay *self, const UmpSteps *laying, guint from)
{
  self->laying = laying;
  self->laying_from = from;
  g_signal_emit_by_name (self, "changed");
}

const UmpSteps *
ump_play_laying (UmpPlay *self, guint *from)
{
  *from = self->laying_from;
  return self->laying;
}

GListModel *
ump_play_library (UmpPlay *self)
{
  return self->library;
}

GSettings *
ump_play_settings (UmpPlay *self)
{
  return self->settings;
}

UmpComponents *
ump_play_components (UmpPlay *self)
{
  if (self->components == NULL)
    self->components = ump_components_new (NULL);
  return self->components;
}

gboolean
ump_play_is_proposal (UmpPlay *self)
{
  return self->proposes;
}

gboolean
ump_play_advises (UmpPlay *self)
{
  return self->adviser;
}

gboolean
ump_play_shows_face_down (UmpPlay *self)
{
  return self->adviser && self->settings != NULL && g_settings_get_boolean (self->settings, "show-face-down");
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
  g_free (answer->cause_name);
  g_free (answer->way);
  g_clear_pointer (&answer->ways, g_ptr_array_unref);
  ump_table_free (answer->before);
  g_clear_pointer (&answer->precedents, g_ptr_array_unref);
  g_free (answer->precedent);
  *answer = (UmpAnswer){ .type = UMP_ANSWER_NONE };
}
