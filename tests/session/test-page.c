/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The web page of a game that goes on: what lies face down on the table shows its back, in random games. */
#include <stdlib.h>

#include "fixture.h"

#include "session/report/export.h"

#define N_STAGES 4
#define STAGE 30

static const char *const people[] = { "Ana", "Bea",  "Carlos", "Dora",  "Elena", "Fede",
                                      "Gus", "Hana", "Ines",   "Jorge", "Kai",   "Luz" };

/* The name of a card that shows its face, in a box of a zone; NULL where none does. */
static char *
find_face (const char *box, const char *end)
{
  for (const char *card = strstr (box, "<span class=\"card"); card != NULL && card < end;
       card = strstr (card + 1, "<span class=\"card")) {
    const char *name = strchr (card, '>') + 1;
    g_autofree char *text = g_strndup (name, (gsize) (strchr (name, '<') - name));

    if (!g_str_equal (text, "unknown card") && !g_str_has_suffix (text, " back"))
      return g_steal_pointer (&text);
  }
  return NULL;
}

/* How many boxes of zones that lie face down the page has; none of them shows a face. */
static int
look_at (const char *page, const UmpSetup *setup, gboolean over)
{
  int n = 0;

  for (const char *box = strstr (page, "data-z=\""); box != NULL; box = strstr (box + 1, "data-z=\"")) {
    int zone = atoi (box + strlen ("data-z=\""));
    const char *end = strstr (box, "</div>");
    g_autofree char *face = NULL;

    if (!setup->game->zones[setup->zones[zone].def].face_down)
      continue;
    face = find_face (box, end);
    if (face != NULL && !over)
      g_error ("%s, %d people: zone %d shows %s", setup->game->kind, setup->n_seats, zone, face);
    n++;
  }
  return n;
}

static void
test_running (gconstpointer data)
{
  const UmpGame *game = data;
  gboolean face_down = FALSE;
  int n_boxes = 0;

  for (int n = game->min_seats; n <= game->max_seats; n++) {
    UmpSession *session = ump_session_new (ump_games, "page", "2026-11-20T20:05:00+01:00");
    g_autoptr (GError) error = NULL;
    UmpRandom random;

    ump_random_init (&random, (guint64) n);
    g_assert_true (ump_session_add_game (session, game->kind, people, n, NULL, 0, NULL, &error));
    for (int stage = 0; stage < N_STAGES; stage++) {
      UmpMatch *match = ump_session_match (session, 0);
      UmpEntry *entry = NULL;
      UmpVerdict verdict;
      g_autoptr (GBytes) page = NULL;

      for (int i = 0; i < STAGE && (entry = ump_match_random_entry (match, &random)) != NULL; i++) {
        g_assert_true (ump_match_add (match, entry, &verdict));
        ump_entry_unref (entry);
      }
      page = ump_export_html (session, 0, NULL, NULL);
      n_boxes += look_at (g_bytes_get_data (page, NULL), ump_match_setup (match),
                          ump_table_state (ump_match_table (match)) != UMP_PLAYING);
    }
    ump_session_free (session);
  }
  for (int d = 0; d < game->n_zones; d++)
    face_down |= game->zones[d].face_down && game->zones[d].print == UMP_PRINT_CARDS;
  g_assert_cmpint (n_boxes > 0, ==, face_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; ump_games[i] != NULL; i++) {
    g_autofree char *path = g_strconcat ("/page/face-down/", ump_games[i]->kind, NULL);

    g_test_add_data_func (path, ump_games[i], test_running);
  }
  return g_test_run ();
}
