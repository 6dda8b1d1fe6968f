/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "result.h"

#include "course.h"
#include "hindsight.h"
#include "marks.h"
#include "words.h"

/* ---- a line ---------------------------------------------------------------------------------- */

struct _UmpResultLine {
  GObject parent_instance;
  char *text;
};

G_DEFINE_FINAL_TYPE (UmpResultLine, ump_result_line, G_TYPE_OBJECT)

static void
line_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, UMP_RESULT_LINE (object)->text);
}

static void
line_finalize (GObject *object)
{
  g_free (UMP_RESULT_LINE (object)->text);
  G_OBJECT_CLASS (ump_result_line_parent_class)->finalize (object);
}

static void
ump_result_line_class_init (UmpResultLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = line_get_property;
  object_class->finalize = line_finalize;
  g_object_class_install_property (
      object_class, 1,
      g_param_spec_string ("text", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
}

static void
ump_result_line_init (UmpResultLine *self)
{
}

/* ---- a place ----------------------------------------------------------------------------------- */

enum { PLACE_PLACE = 1, PLACE_NAME, PLACE_POINTS, PLACE_MARK, PLACE_FIRST, PLACE_SPOKEN };

struct _UmpResultPlace {
  GObject parent_instance;
  char *name;
  char *points;
  int mark;
  int rank;
};

G_DEFINE_FINAL_TYPE (UmpResultPlace, ump_result_place, G_TYPE_OBJECT)

static void
place_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpResultPlace *self = UMP_RESULT_PLACE (object);

  switch (id) {
  case PLACE_PLACE: g_value_set_string (value, ump_words_place (self->rank)); break;
  case PLACE_NAME: g_value_set_string (value, self->name); break;
  case PLACE_POINTS: g_value_set_string (value, self->points); break;
  case PLACE_MARK: g_value_set_int (value, self->mark); break;
  case PLACE_FIRST: g_value_set_boolean (value, self->rank == 1); break;
  case PLACE_SPOKEN:
    g_value_take_string (
        value, g_strdup_printf ("%s, %s, %s", ump_words_place (self->rank), self->name, self->points));
    break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
place_finalize (GObject *object)
{
  g_free (UMP_RESULT_PLACE (object)->name);
  g_free (UMP_RESULT_PLACE (object)->points);
  G_OBJECT_CLASS (ump_result_place_parent_class)->finalize (object);
}

static void
ump_result_place_class_init (UmpResultPlaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = place_get_property;
  object_class->finalize = place_finalize;
  g_object_class_install_property (object_class, PLACE_PLACE,
                                   g_param_spec_string ("place", NULL, NULL, "", flags));
  g_object_class_install_property (object_class, PLACE_NAME,
                                   g_param_spec_string ("name", NULL, NULL, "", flags));
  g_object_class_install_property (object_class, PLACE_POINTS,
                                   g_param_spec_string ("points", NULL, NULL, "", flags));
  g_object_class_install_property (object_class, PLACE_MARK,
                                   g_param_spec_int ("mark", NULL, NULL, 0, G_MAXINT, 0, flags));
  g_object_class_install_property (object_class, PLACE_FIRST,
                                   g_param_spec_boolean ("first", NULL, NULL, FALSE, flags));
  g_object_class_install_property (object_class, PLACE_SPOKEN,
                                   g_param_spec_string ("spoken", NULL, NULL, "", flags));
}

static void
ump_result_place_init (UmpResultPlace *self)
{
}

/* ---- the result ---------------------------------------------------------------------------------- */

typedef enum { WINNER, NOTE, COURSE, BIGGEST, TIME, SLIPS, N_TEXTS } Text;
enum { PROP_PLACES = N_TEXTS + 1, PROP_RULINGS };

static const char *const text_names[N_TEXTS] = {
  [WINNER] = "winner",   [NOTE] = "note", [COURSE] = "course",
  [BIGGEST] = "biggest", [TIME] = "time", [SLIPS] = "slips",
};

struct _UmpResult {
  GObject parent_instance;
  char *texts[N_TEXTS];
  GListStore *places;
  GListStore *rulings;
};

G_DEFINE_FINAL_TYPE (UmpResult, ump_result, G_TYPE_OBJECT)

static void
result_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpResult *self = UMP_RESULT (object);

  if (id == PROP_PLACES)
    g_value_set_object (value, self->places);
  else if (id == PROP_RULINGS)
    g_value_set_object (value, self->rulings);
  else
    g_value_set_string (value, self->texts[id - 1]);
}

static void
result_finalize (GObject *object)
{
  UmpResult *self = UMP_RESULT (object);

  for (int k = 0; k < N_TEXTS; k++)
    g_free (self->texts[k]);
  g_object_unref (self->places);
  g_object_unref (self->rulings);
  G_OBJECT_CLASS (ump_result_parent_class)->finalize (object);
}

static void
ump_result_class_init (UmpResultClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = result_get_property;
  object_class->finalize = result_finalize;
  for (guint k = 0; k < N_TEXTS; k++)
    g_object_class_install_property (object_class, k + 1,
                                     g_param_spec_string (text_names[k], NULL, NULL, "", flags));
  g_object_class_install_property (object_class, PROP_PLACES,
                                   g_param_spec_object ("places", NULL, NULL, G_TYPE_LIST_MODEL, flags));
  g_object_class_install_property (object_class, PROP_RULINGS,
                                   g_param_spec_object ("rulings", NULL, NULL, G_TYPE_LIST_MODEL, flags));
}

static void
ump_result_init (UmpResult *self)
{
  self->places = g_list_store_new (UMP_TYPE_RESULT_PLACE);
  self->rulings = g_list_store_new (UMP_TYPE_RESULT_LINE);
}

/* ---- filling ------------------------------------------------------------------------------------- */

static void
fill_places (UmpResult *self, const UmpTable *table, const UmpTotal *totals, const int *marks)
{
  const UmpSetup *setup = table->setup;

  for (int rank = 1; rank <= setup->n_seats; rank++)
    for (int seat = 0; seat < setup->n_seats; seat++) {
      g_autoptr (UmpResultPlace) place = NULL;

      if (totals[seat].rank != rank)
        continue;
      place = g_object_new (UMP_TYPE_RESULT_PLACE, NULL);
      /* Translators: who is ranked behind all who stayed: "Dora, not there at the end" */
      place->name = ump_table_is_absent (table, seat)
                        ? g_strdup_printf (_ ("%s, not there at the end"), setup->shown[seat])
                        : g_strdup (setup->shown[seat]);
      place->points = ump_words_number (totals[seat].points);
      place->mark = marks[seat];
      place->rank = rank;
      g_list_store_append (self->places, place);
    }
}

static char *
note (const UmpSetup *setup, const UmpTotal *totals)
{
  const char *best =
      ump_setup_lowest_wins (setup) ? _ ("The lowest total wins.") : _ ("The highest total wins.");
  g_autofree char *points = NULL;

  if (setup->game->no_points)
    return g_strdup ("");
  for (int seat = 0; seat < setup->n_seats && points == NULL; seat++)
    if (totals[seat].rank == 1)
      points = ump_words_number (totals[seat].points);
  /* Translators: behind "Ana wins": points, and who wins in the end */
  return g_strdup_printf (_ ("with %s. %s"), points != NULL ? points : "", best);
}

static char *
slips (UmpPlay *play, guint n_rulings)
{
  g_autofree char *back = ump_hindsight_slips (ump_play_match (play)),
                  *changed = ump_hindsight_corrections (play);
  GString *text = g_string_new (back);

  if (*changed != '\0')
    g_string_append_printf (text, "\n%s", changed);
  if (n_rulings == 0)
    g_string_append_printf (text, "\n%s", _ ("There was no ruling."));
  return g_string_free (text, FALSE);
}

UmpResult *
ump_result_new (UmpPlay *play)
{
  UmpResult *self = g_object_new (UMP_TYPE_RESULT, NULL);
  UmpMatch *match = ump_play_match (play);
  const UmpSetup *setup = ump_match_setup (match);
  g_autoptr (GPtrArray) rulings = ump_hindsight_rulings (play);
  UmpTotal totals[UMP_MAX_SEATS];
  int marks[UMP_MAX_SEATS];

  ump_score_totals (ump_match_table (match), totals);
  ump_marks_people (play, marks);
  fill_places (self, ump_match_table (match), totals, marks);
  for (guint k = 0; k < rulings->len; k++) {
    g_autoptr (UmpResultLine) line = g_object_new (UMP_TYPE_RESULT_LINE, NULL);

    line->text = g_strdup (rulings->pdata[k]);
    g_list_store_append (self->rulings, line);
  }
  self->texts[WINNER] =
      ump_words_winner_sentence ((const char *const *) setup->shown, totals, setup->n_seats);
  self->texts[NOTE] = note (setup, totals);
  self->texts[COURSE] = ump_course_lead (match);
  self->texts[BIGGEST] = setup->game->no_points ? g_strdup ("") : ump_course_biggest (match);
  self->texts[TIME] = ump_course_time (ump_play_session (play), ump_play_game_index (play));
  self->texts[SLIPS] = slips (play, rulings->len);
  return self;
}
