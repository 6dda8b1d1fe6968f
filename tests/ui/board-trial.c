/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board-trial KIND PEOPLE SEED ENTRIES: a window with the board of a random game, in which everything may be
 * tapped. Says what it shows after each change ("shows: ZONE POSITION X Y WIDTH HEIGHT NAME"), and what was
 * tapped ("tapped: ZONE POSITION", "asked: …"). A tap plays the game's next entry. */
#include "config.h"

#include <stdlib.h>

#include <adwaita.h>

#include "app/board/board.h"
#include "app/model/play.h"
#include "core/match.h"
#include "games/games.h"

#define EM 14.667

static UmpMatch *match;
static UmpRandom chance;
static UmpPlanFit fit;
static GtkWidget *board;

static UmpPlan *
make_plan (int width, int height, UmpMeasure *measure, gpointer user_data)
{
  UmpPlanRequest request = { .table = ump_match_table (match),
                             .words = ump_play_words (),
                             .measure = measure,
                             .width = width,
                             .height = height,
                             .em = EM,
                             .rtl = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL,
                             .tappable = TRUE };
  UmpPlan *plan = ump_plan_new (&request, &fit);

  g_print ("plan\n");
  for (int i = 0; i < plan->n_spots; i++) {
    const UmpSpot *spot = &plan->spots[i];
    if (spot->name != NULL)
      g_print ("shows: %d %d %d %d %d %d %s\n", spot->zone, spot->position, spot->x, spot->y, spot->width,
               spot->height, spot->name);
  }
  return plan;
}

static gboolean
play_one (void)
{
  UmpEntry *entry = ump_match_random_entry (match, &chance);
  UmpVerdict verdict;

  if (entry == NULL || !ump_match_add (match, entry, &verdict))
    return FALSE;
  ump_entry_unref (entry);
  return TRUE;
}

static void
say (const char *what, guint64 id)
{
  const UmpSpot *spot = ump_board_spot (UMP_BOARD (board), id);

  g_print ("%s: %d %d\n", what, spot->zone, spot->position);
}

static void
on_tapped (UmpBoard *self, guint64 id)
{
  say ("tapped", id);
  if (play_one ()) {
    UmpEffectSpan moved = ump_match_effects (match, ump_match_n_entries (match));
    ump_board_update (self, &moved);
  }
}

static void
on_asked (UmpBoard *self, guint64 id)
{
  say ("asked", id);
}

static void
on_activate (GtkApplication *application)
{
  GtkWidget *window = gtk_application_window_new (application);

  board = ump_board_new ("Board", make_plan, NULL);
  g_signal_connect (board, "tapped", G_CALLBACK (on_tapped), NULL);
  g_signal_connect (board, "asked", G_CALLBACK (on_asked), NULL);
  gtk_window_set_title (GTK_WINDOW (window), "Trial");
  gtk_window_set_default_size (GTK_WINDOW (window), 709, 620);
  gtk_window_set_child (GTK_WINDOW (window), board);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  static const char *const people[] = { "Ana", "Bea", "Carlos", "Dora", "Eva", "Fede", NULL };
  g_autoptr (AdwApplication) application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  if (argc != 5)
    return 1;
  setvbuf (stdout, NULL, _IOLBF, 0);
  match = ump_match_new (
      ump_setup_new (ump_games_find (argv[1]), people, people, atoi (argv[2]), NULL, 0, NULL), NULL);
  ump_random_init (&chance, (guint64) atoi (argv[3]));
  for (int i = 0; i < atoi (argv[4]) && play_one (); i++)
    continue;
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}
