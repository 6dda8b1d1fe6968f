/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Somebody comes while a game is being played: a person, a seat, and the entry that says it, all or
 * nothing. */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "session/format/model.h"

/* What is being made: nothing of the session changes before the entry is accepted. */
typedef struct {
  UmpSession *session;
  guint game;
  UmpPlayed *played;
  const char *id;   /* of who comes */
  const char *name; /* NULL for somebody whom the session knows */
} Coming;

/* The name of the option that says who comes late. */
static const char *
late_name (const UmpPlayed *played)
{
  return played->game->options[played->game->late_option - 1].name;
}

static const char *
written_late (const UmpPlayed *played)
{
  const UmpSetup *setup = ump_match_setup (played->match);
  int late = played->game->late_option - 1;

  return setup->option_given[late] ? setup->option_text[late] : "";
}

/* The seats and their names with the one who comes at the end. */
static UmpSetup *
setup_with (const Coming *coming, const char *late, GError **error)
{
  const UmpSetup *old = ump_match_setup (coming->played->match);
  const char *ids[UMP_MAX_SEATS + 1] = { NULL }, *names[UMP_MAX_SEATS + 1] = { NULL };
  g_autoptr (GArray) values = ump_setup_given (old);
  int n = old->n_seats, person = ump_session_find_person (coming->session, coming->id);

  for (int i = 0; i < n; i++) {
    ids[i] = old->ids[i];
    names[i] = old->names[i];
  }
  ids[n] = coming->id;
  names[n] = coming->name;
  if (names[n] == NULL)
    names[n] = ump_session_person_name (coming->session, (guint) person);
  ump_options_set (values, late_name (coming->played), late);
  return ump_setup_new (old->game, ids, names, n + 1, (const UmpOptionValue *) (gpointer) values->data,
                        (int) values->len, error);
}

static const char **
people_with (const Coming *coming)
{
  g_autofree const char **ids = ump_session_people_ids (coming->session);
  guint n = g_strv_length ((char **) ids);
  const char **people = g_new0 (const char *, n + 2);

  memcpy (people, ids, n * sizeof (char *));
  people[n] = coming->name != NULL ? coming->id : NULL;
  return people;
}

/* The same log with one seat more; it is judged anew and must stand as it stood. */
static UmpMatch *
match_with (const Coming *coming, UmpSetup *setup)
{
  UmpMatch *old = coming->played->match;
  g_autofree const char **people = people_with (coming);
  UmpMatch *match = ump_match_new (setup, people);

  for (guint i = 1; i <= ump_match_n_entries (old); i++)
    ump_match_load (match, ump_entry_ref (ump_match_entry (old, i)));
  return match;
}

/* The same entry about somebody who has a seat. */
static UmpEntry *
stand_in (const Coming *coming, const UmpEntry *entry)
{
  const UmpSetup *setup = ump_match_setup (coming->played->match);
  const char *slots[UMP_N_SLOTS] = { NULL };

  for (int i = 0; i < entry->n_values; i++)
    slots[i] = g_strcmp0 (entry->values[i], coming->id) == 0 ? setup->ids[0] : entry->values[i];
  return ump_entry_make (setup->game, entry->verb, slots);
}

/* What can be seen without knowing the state: whether the game knows such entries, and the values. */
static gboolean
check_form (const Coming *coming, const UmpEntry *entry, UmpVerdict *verdict)
{
  g_autoptr (UmpEntry) same = stand_in (coming, entry);

  return ump_match_judge (coming->played->match, same, verdict) || verdict->kind != UMP_FORM;
}

gboolean
ump_session_bring_in (UmpSession *session, guint game, const char *id, const char *name, UmpEntry *entry,
                      UmpVerdict *verdict, GError **error)
{
  Coming coming = { session, game, g_ptr_array_index (session->played, game), id, name };
  g_autofree char *late = NULL, *now = NULL;
  g_autoptr (UmpMatch) match = NULL;
  UmpSetup *setup;

  if (ump_match_refusal (coming.played->match) != NULL) {
    *verdict = *ump_match_refusal (coming.played->match);
    return FALSE;
  }
  if (!check_form (&coming, entry, verdict))
    return FALSE;
  late = g_strstrip (g_strjoin (" ", written_late (coming.played), id, NULL));
  setup = setup_with (&coming, late, error);
  if (setup == NULL)
    return FALSE;
  match = match_with (&coming, setup);
  if (!ump_match_add (match, entry, verdict))
    return FALSE;
  ump_match_free (ump_session_swap_match (session, game, g_steal_pointer (&match)));
  now = ump_session_now ();
  ump_session_game_changed (session, game, now);
  return TRUE;
}
