/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "people-here.h"
#include "words.h"

struct _UmpPersonHere {
  GObject parent_instance;
  char *id;
  char *name;
  char *note;
  char *why;
};

enum { PROP_ID = 1, PROP_NAME, PROP_NOTE, PROP_WHY, N_PROPS };

G_DEFINE_FINAL_TYPE (UmpPersonHere, ump_person_here, G_TYPE_OBJECT)

static char **
text_of (UmpPersonHere *self, guint id)
{
  char **const texts[N_PROPS] = {
    [PROP_ID] = &self->id, [PROP_NAME] = &self->name, [PROP_NOTE] = &self->note, [PROP_WHY] = &self->why
  };

  return texts[id];
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, *text_of (UMP_PERSON_HERE (object), id));
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  *text_of (UMP_PERSON_HERE (object), id) = g_value_dup_string (value);
}

static void
finalize (GObject *object)
{
  for (guint id = 1; id < N_PROPS; id++)
    g_free (*text_of (UMP_PERSON_HERE (object), id));
  G_OBJECT_CLASS (ump_person_here_parent_class)->finalize (object);
}

static void
ump_person_here_class_init (UmpPersonHereClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  static const char *const names[N_PROPS] = { NULL, "id", "name", "note", "why" };

  object_class->get_property = get_property;
  object_class->set_property = set_property;
  object_class->finalize = finalize;
  for (guint id = 1; id < N_PROPS; id++)
    g_object_class_install_property (
        object_class, id,
        g_param_spec_string (names[id], NULL, NULL, NULL,
                             G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
}

static void
ump_person_here_init (UmpPersonHere *self)
{
}

/* ---- entries -------------------------------------------------------------------------------- */

static UmpEntry *
make_entry (UmpPlay *play, const char *verb, const char *id, gint64 points)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, points);
  const char *const names[] = { "player", "points" };
  const char *const values[] = { id, number };

  return ump_entry_new (ump_play_game (play), verb, names, values, points != 0 ? 2 : 1, NULL);
}

/* Why the referee would not take it; NULL where it would. */
static char *
judge (UmpPlay *play, const char *verb, const char *id)
{
  UmpMatch *match = ump_play_match (play);
  g_autoptr (UmpEntry) entry = make_entry (play, verb, id, 0);
  UmpVerdict verdict = { 0 };

  if (ump_match_judge (match, entry, &verdict))
    return NULL;
  return ump_text_format (&verdict.reason, ump_match_setup (match), ump_play_words ());
}

/* ---- who is there, and who is not -------------------------------------------------------------- */

gboolean
ump_people_may_come (UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  const UmpSetup *setup = ump_match_setup (match);
  g_autoptr (UmpEntry) entry = NULL;
  UmpVerdict verdict = { 0 };

  if (setup->game->late_option == 0 || ump_table_state (ump_match_table (match)) != UMP_PLAYING ||
      ump_match_refusal (match) != NULL)
    return FALSE;
  /* not on every sheet: the form says so whoever it is */
  entry = make_entry (play, "leave", setup->ids[0], 0);
  return ump_match_judge (match, entry, &verdict) || verdict.kind != UMP_FORM;
}

GListModel *
ump_people_here (UmpPlay *play)
{
  const UmpTable *table = ump_match_table (ump_play_match (play));
  const UmpSetup *setup = table->setup;
  GListStore *here = g_list_store_new (UMP_TYPE_PERSON_HERE);
  UmpTotal totals[UMP_MAX_SEATS];

  ump_score_totals (table, totals);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autoptr (UmpPersonHere) person = NULL;
    g_autofree char *note = ump_words_number (totals[seat].points), *why = NULL;

    if (ump_table_is_absent (table, seat))
      continue;
    why = judge (play, "leave", setup->ids[seat]);
    person = g_object_new (UMP_TYPE_PERSON_HERE, "id", setup->ids[seat], "name", setup->shown[seat], "note",
                           note, "why", why != NULL ? why : "", NULL);
    g_list_store_append (here, person);
  }
  return G_LIST_MODEL (here);
}

static gboolean
is_here (UmpPlay *play, const char *id)
{
  const UmpTable *table = ump_match_table (ump_play_match (play));
  int seat = ump_setup_seat (table->setup, id);

  return seat >= 0 && !ump_table_is_absent (table, seat);
}

char **
ump_people_away (UmpPlay *play)
{
  UmpSession *session = ump_play_session (play);
  g_autoptr (GStrvBuilder) away = g_strv_builder_new ();

  for (guint i = 0; i < ump_session_n_people (session); i++)
    if (!is_here (play, ump_session_person_id (session, i)))
      g_strv_builder_add (away, ump_session_person_name (session, i));
  return g_strv_builder_end (away);
}

static gboolean
is_blank (const char *name)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (name));

  return *trimmed == '\0';
}

char *
ump_people_why_not (UmpPlay *play, const char *name)
{
  UmpSession *session = ump_play_session (play);
  const UmpTable *table = ump_match_table (ump_play_match (play));
  g_autofree char *id = NULL, *trimmed = NULL;
  g_autoptr (GError) error = NULL;
  int person = ump_session_look_for (session, name);

  if (is_blank (name))
    return NULL;
  if (person == -2)
    return g_strdup_printf (_ ("“%s” may be two people"), name);
  if (person < 0 && !ump_session_new_person (session, name, &id, &trimmed, &error))
    return g_strdup (error->message);
  if (person >= 0 && ump_setup_seat (table->setup, ump_session_person_id (session, (guint) person)) >= 0)
    return judge (play, "join", ump_session_person_id (session, (guint) person));
  if (table->setup->n_seats >= UMP_MAX_SEATS)
    return g_strdup (_ ("a session has at most 12 players"));
  if (ump_table_get (table, UMP_COUNTER_OPEN) != 0)
    return g_strdup (_ ("Somebody has a number in this round already: it must be closed first."));
  return NULL;
}

/* ---- coming and going ---------------------------------------------------------------------------- */

gboolean
ump_people_join (UmpPlay *play, UmpPeopleNames *names, const char *name, gint64 points, GError **error)
{
  UmpSession *session = ump_play_session (play);
  int person = ump_session_look_for (session, name);
  g_autofree char *id = NULL, *trimmed = NULL;
  g_autoptr (UmpEntry) entry = NULL;

  if (person == -2) {
    g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_NAME, _ ("“%s” may be two people"), name);
    return FALSE;
  }
  if (person < 0 && !ump_session_new_person (session, name, &id, &trimmed, error))
    return FALSE;
  if (person >= 0)
    id = g_strdup (ump_session_person_id (session, (guint) person));
  entry = make_entry (play, "join", id, points);
  if (ump_setup_seat (ump_match_setup (ump_play_match (play)), id) >= 0)
    return ump_play_enter (play, entry);
  return ump_play_bring_in (play, names, id, trimmed, entry, error);
}

gboolean
ump_people_leave (UmpPlay *play, const char *id)
{
  g_autoptr (UmpEntry) entry = make_entry (play, "leave", id, 0);

  return ump_play_enter (play, entry);
}
