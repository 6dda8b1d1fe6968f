/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the plan of a random game as a PNG: to look at a plan without a window.
 *
 * plan-picture KIND PEOPLE SEED ENTRIES WIDTHxHEIGHT FILE [text=1.5] [tight] [window] [dark] [hc] [rtl]
 *   [zones] [names=Ana,Bea] [ghost=ZONE,POSITION,FACE]… [live=ZONE,POSITION]… */
#include <stdlib.h>
#include <string.h>

#include "../find-zone.h"
#include "core/match.h"
#include "games/games.h"
#include "paint/spot-paint.h"
#include "plan/keys.h"

#define EM 14.667
#define MOST_MARKS 40

typedef struct {
  UmpPlanRequest ask;
  UmpCardTheme theme;
  UmpMark marks[MOST_MARKS];
  double text;
  int keys; /* UmpKeysForm, -1 for the table */
} Wanted;

static const char *const people[] = { "Ana", "Bea", "Carlos", "Dora", "Eva", "Fede", NULL };

static void
add_mark (Wanted *wanted, const UmpSetup *setup, const char *words, guint flags)
{
  g_auto (GStrv) parts = g_strsplit (words, ",", 3);
  int zone = find_zone (setup, parts[0]);

  if (zone < 0)
    g_error ("no zone %s", parts[0]);
  wanted->marks[wanted->ask.n_marks++] =
      (UmpMark){ .zone = zone,
                 .position = parts[1] != NULL ? atoi (parts[1]) : -1,
                 .seat = UMP_NOBODY,
                 .card.face = parts[1] != NULL && parts[2] != NULL ? ump_setup_face (setup, parts[2]) : 0,
                 .flags = flags,
                 .title = flags & UMP_SPOT_LIVE ? "9 + 4 = 13" : NULL,
                 .words = flags & UMP_SPOT_LIVE ? "nobody takes" : NULL };
}

static void
read_word (Wanted *wanted, const UmpSetup *setup, const char *word)
{
  if (g_str_has_prefix (word, "text="))
    wanted->text = g_ascii_strtod (word + 5, NULL);
  else if (g_str_has_prefix (word, "ghost="))
    add_mark (wanted, setup, word + 6, UMP_SPOT_GHOST);
  else if (g_str_has_prefix (word, "live="))
    add_mark (wanted, setup, word + 5, UMP_SPOT_LIVE);
  else if (g_str_has_prefix (word, "keys="))
    wanted->keys = atoi (word + 5);
  else if (strcmp (word, "tight") == 0)
    wanted->ask.shape = UMP_PLAN_TIGHT;
  else if (strcmp (word, "window") == 0)
    wanted->ask.shape = UMP_PLAN_WINDOW;
  else if (strcmp (word, "dark") == 0)
    wanted->theme = UMP_THEME_DARK;
  else if (strcmp (word, "hc") == 0)
    wanted->theme = UMP_THEME_HC;
  else if (strcmp (word, "rtl") == 0)
    wanted->ask.rtl = TRUE;
}

static UmpMatch *
play (const UmpGame *game, int n, guint64 seed, guint entries, char **names)
{
  UmpSetup *setup = ump_setup_new (game, people, (const char *const *) names, n, NULL, 0, NULL);
  UmpMatch *match = ump_match_new (setup, NULL);
  UmpRandom random;
  UmpVerdict verdict;

  ump_random_init (&random, seed);
  while (ump_match_n_entries (match) < entries) {
    UmpEntry *entry = ump_match_random_entry (match, &random);
    if (entry == NULL)
      break;
    ump_match_add (match, entry, &verdict);
    ump_entry_unref (entry);
  }
  return match;
}

/* Every third card is gone, and every seventh chosen. */
static UmpPlan *
keys_of (const Wanted *wanted)
{
  const UmpSetup *setup = wanted->ask.table->setup;
  g_autofree UmpMark *marks = g_new0 (UmpMark, (gsize) setup->game->n_faces);
  static const UmpTextKey last = {
    .text = "Lay level 2", .words = "one more card", .name = "Lay level 2", .flags = UMP_SPOT_OFF
  };
  UmpKeysRequest request = { .table = wanted->ask.table,
                             .words = wanted->ask.words,
                             .marks = marks,
                             .n_marks = setup->game->n_faces,
                             .measure = wanted->ask.measure,
                             .width = wanted->ask.width,
                             .em = wanted->ask.em,
                             .tight = wanted->ask.shape == UMP_PLAN_TIGHT,
                             .rtl = wanted->ask.rtl,
                             .form = (UmpKeysForm) wanted->keys,
                             .deck = TRUE,
                             .last = &last };

  for (int face = 1; face < setup->game->n_faces; face++) {
    int n = setup->copies[face];
    guint flags = face % 3 == 0 ? UMP_SPOT_OFF : UMP_SPOT_LIVE;
    marks[face] = (UmpMark){ .zone = -1,
                             .seat = UMP_NOBODY,
                             .card.face = (guint16) face,
                             .value = n / 2,
                             .limit = n > 1 ? n : 0,
                             .flags = face % 7 == 0 ? UMP_SPOT_CHOSEN : flags };
  }
  return ump_keys_plan_new (&request);
}

static void
draw (const UmpPlan *plan, const Wanted *wanted, PangoContext *context, const char *file)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, plan->width, plan->height);
  cairo_t *cr = cairo_create (surface);

  ump_cloth_paint (cr, wanted->theme, plan->width, plan->height, 0);
  for (int i = 0; i < plan->n_spots; i++) {
    cairo_save (cr);
    cairo_translate (cr, plan->spots[i].x, plan->spots[i].y);
    ump_spot_paint (cr, &plan->spots[i], wanted->ask.table->setup, wanted->theme, context);
    cairo_restore (cr);
  }
  cairo_destroy (cr);
  cairo_surface_write_to_png (surface, file);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  static const UmpWords words = { 0 };
  Wanted wanted = { .text = 1, .keys = -1, .ask.words = &words };
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell");
  g_autoptr (UmpMeasure) measure = ump_measure_new (ump_spot_measure, context);
  g_autoptr (UmpMatch) match = NULL;
  g_autoptr (UmpPlan) plan = NULL;
  g_auto (GStrv) names = g_strdupv ((char **) people);
  UmpPlanFit fit = { 0 };
  UmpGame game;

  if (argc < 7)
    return 1;
  for (int i = 7; i < argc; i++)
    if (g_str_has_prefix (argv[i], "names=")) {
      g_strfreev (names);
      names = g_strsplit (argv[i] + 6, ",", -1);
    }
  game = *ump_games_find (argv[1]);
  for (int i = 7; i < argc; i++)
    if (strcmp (argv[i], "zones") == 0)
      game.kind = "without-a-plan";
  match = play (&game, atoi (argv[2]), (guint64) atoi (argv[3]), (guint) atoi (argv[4]), names);
  wanted.ask.table = ump_match_table (match);
  for (int i = 7; i < argc; i++)
    read_word (&wanted, ump_match_setup (match), argv[i]);
  pango_context_set_font_description (context, font);
  pango_context_set_base_dir (context, wanted.ask.rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  wanted.ask.marks = wanted.marks;
  wanted.ask.measure = measure;
  wanted.ask.width = atoi (argv[5]);
  wanted.ask.height = atoi (strchr (argv[5], 'x') + 1);
  wanted.ask.em = EM * wanted.text;
  plan = wanted.keys >= 0 ? keys_of (&wanted) : ump_plan_new (&wanted.ask, &fit);
  g_print ("card %d, step %g, %s, %d of %d high, %d spots\n", fit.card, fit.step,
           fit.brief ? "short" : "full", plan->height, wanted.ask.height, plan->n_spots);
  draw (plan, &wanted, context, argv[6]);
  pango_font_description_free (font);
  g_object_unref (context);
  return 0;
}
