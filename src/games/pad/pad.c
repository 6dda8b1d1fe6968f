/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score pad for any game: numbers that are added and ranked, or counted by formulas. */
#include "pad.h"

static const char *const best_words[] = { "high", "low", NULL };
static const char *const best_titles[] = { N_ ("the highest total"), N_ ("the lowest total"), NULL };
static const char *const yes_words[] = { "no", "yes", NULL };
static const char *const yes_titles[] = { N_ ("no"), N_ ("yes"), NULL };

static const UmpPreset points_answers[] = { { "", N_ ("what is entered, added up") }, { 0 } };
static const UmpPreset check_answers[] = { { "", N_ ("none") }, { 0 } };
static const UmpFormulas points_formula = { 0 }, check_formulas = { .conditions = TRUE },
                         bonus_formulas = { .sign = ':' };

static const UmpField options[] = {
  [OPTION_NAME] = { .name = "name",
                    .type = UMP_TYPE_TEXT,
                    .max = 200,
                    .fallback = "Score pad",
                    .title = N_ ("Game"),
                    .help = N_ ("What is being played.") },
  [OPTION_BEST] = { .name = "best",
                    .type = UMP_TYPE_CHOICE,
                    .words = best_words,
                    .word_titles = best_titles,
                    .fallback = "high",
                    .title = N_ ("Who wins"),
                    .help = N_ ("The best total.") },
  [OPTION_ROUNDS] = { .name = "rounds",
                      .type = UMP_TYPE_INT,
                      .max = 100,
                      .fallback = "0",
                      .title = N_ ("Rounds"),
                      .help = N_ ("The game ends after so many; 0 for no limit."),
                      .rule = "PAD-1" },
  [OPTION_TARGET] = { .name = "target",
                      .type = UMP_TYPE_OWN,
                      .fallback = "",
                      .shape = N_ ("a whole number, or nothing"),
                      .title = N_ ("Target"),
                      .help = N_ ("The game ends with the round in which somebody reaches it."),
                      .rule = "PAD-1" },
  [OPTION_ROWS] = { .name = "rows",
                    .type = UMP_TYPE_OWN,
                    .fallback = "",
                    .shape = N_ ("different names with commas between them, at most 200, or nothing"),
                    .title = N_ ("Named rows"),
                    .help = N_ ("A sheet with these rows instead of rounds."),
                    .rule = "PAD-2" },
  [OPTION_ZERO_SUM] = { .name = "zero-sum",
                        .type = UMP_TYPE_CHOICE,
                        .words = yes_words,
                        .word_titles = yes_titles,
                        .fallback = "no",
                        .title = N_ ("Sum is zero"),
                        .help = N_ ("The points of each closed round must add up to 0."),
                        .rule = "PAD-3" },
  [OPTION_COLUMNS] = { .name = "columns",
                       .type = UMP_TYPE_OWN,
                       .fallback = "",
                       .flags = UMP_FIELD_LIST,
                       .shape = N_ ("1 to 8 different names such as bid, or nothing"),
                       .title = N_ ("Columns"),
                       .help = N_ ("What is entered for each player in each round, such as bid tricks."),
                       .rule = "PAD-2" },
  [OPTION_POINTS] = { .name = "points",
                      .type = UMP_TYPE_OWN,
                      .fallback = "",
                      .shape = N_ ("a formula, or nothing"),
                      .presets = points_answers,
                      .formulas = &points_formula,
                      .title = N_ ("Points"),
                      .help = N_ ("What a person's numbers come to in a round."),
                      .rule = "PAD-2" },
  [OPTION_CHECK] = { .name = "check",
                     .type = UMP_TYPE_OWN,
                     .fallback = "",
                     .shape = N_ ("1 to 16 formulas with ; between them, or nothing"),
                     .presets = check_answers,
                     .formulas = &check_formulas,
                     .title = N_ ("Conditions"),
                     .help = N_ ("What must be true of the numbers."),
                     .rule = "PAD-4" },
  [OPTION_BONUS] = { .name = "bonus",
                     .type = UMP_TYPE_OWN,
                     .fallback = "",
                     .shape = N_ ("1 to 16 lines as in Name: formula with ; between them, or nothing"),
                     .presets = check_answers,
                     .formulas = &bonus_formulas,
                     .title = N_ ("Bonus lines"),
                     .help = N_ ("Lines beside the rounds that are computed and count in the total.") },
  [OPTION_LATE] = { .name = "late",
                    .type = UMP_TYPE_OWN,
                    .fallback = "",
                    .flags = UMP_FIELD_LIST | UMP_FIELD_PEOPLE,
                    .shape = N_ ("ids of players, not all of them, or nothing"),
                    .title = N_ ("Come late"),
                    .help = N_ ("Who is not there at the start."),
                    .rule = "PAD-1" },
};

static const UmpFace faces[] = { { 0 } };

static const UmpCounterDef counters[] = {
  [COUNTER_ENTERED] = { .name = "entered", .scope = UMP_PER_OPTION },
  [COUNTER_POINTS] = { .name = "points", .scope = UMP_PER_OPTION },
  [COUNTER_N_ENTERED] = { .name = "n-entered" },
  [COUNTER_SUM] = { .name = "sum", .scope = UMP_PER_OPTION, .count = 2 },
  [COUNTER_ABSENT] = { .name = "absent", .scope = UMP_PER_SEAT },
  [COUNTER_EVER_ABSENT] = { .name = "ever-absent" },
  [COUNTER_KEPT_BONUS] = { .name = "kept-bonus", .scope = UMP_PER_OPTION },
  [COUNTER_KEPT_TOTAL] = { .name = "kept-total", .scope = UMP_PER_SEAT, .count = 2 },
  [COUNTER_KEPT_PLAYERS] = { .name = "kept-players", .scope = UMP_PER_SEAT },
};

static gboolean
has_rows (const UmpSetup *setup)
{
  return pad_n_rows (setup) > 0;
}

static gboolean
has_columns (const UmpSetup *setup)
{
  return pad_n_columns (setup) > 0;
}

#define POINTS_ATTR(more)                                                              \
  {                                                                                    \
    .name = "points", .type = UMP_TYPE_INT, .flags = (more), .min = -PAD_POINTS_LIMIT, \
    .max = PAD_POINTS_LIMIT, .malformed = PAD_2 + 1, .title = N_ ("Points")            \
  }

static const UmpVerb verbs[] = {
  [VERB_ENTER] = { .name = "enter",
                   .open = TRUE,
                   .says = N_ ("{p0}: {n1}"),
                   .title = N_ ("Enter"),
                   .attrs = { { .name = "player", .type = UMP_TYPE_PLAYER, .title = N_ ("Player") },
                              POINTS_ATTR (0),
                              { .name = "row",
                                .type = UMP_TYPE_TEXT,
                                .flags = UMP_FIELD_MISSABLE,
                                .malformed = PAD_2 + 1,
                                .applies = has_rows,
                                .title = N_ ("Row") },
                              { .name = "column",
                                .type = UMP_TYPE_TEXT,
                                .flags = UMP_FIELD_OPTIONAL,
                                .malformed = PAD_2 + 1,
                                .applies = has_columns,
                                .title = N_ ("Column") } } },
  [VERB_JOIN] = { .name = "join",
                  .open = TRUE,
                  .aside = TRUE,
                  .row_line = LINE_JOINED + 1,
                  .says = N_ ("{p0} joins"),
                  .title = N_ ("Join"),
                  .attrs = { { .name = "player", .type = UMP_TYPE_PLAYER, .title = N_ ("Player") },
                             POINTS_ATTR (UMP_FIELD_OPTIONAL) } },
  [VERB_LEAVE] = { .name = "leave",
                   .open = TRUE,
                   .aside = TRUE,
                   .rare = TRUE,
                   .says = N_ ("{p0} leaves and keeps the total"),
                   .title = N_ ("Leave"),
                   .attrs = { { .name = "player", .type = UMP_TYPE_PLAYER, .title = N_ ("Player") } } },
  [VERB_FINISH] = { .name = "finish",
                    .rare = TRUE,
                    .says = N_ ("The game ends here"),
                    .title = N_ ("Finish") },
};

static const UmpRule rules[] = {
  [PAD_1] = { "PAD-1", UMP_TURN, FALSE, N_ ("Each cell once, while the game lasts") },
  [PAD_2] = { "PAD-2", UMP_FORM, FALSE, N_ ("Whole points in a row of the sheet") },
  [PAD_3] = { "PAD-3", UMP_RULE, FALSE, N_ ("A round adds up to 0") },
  [PAD_4] = { "PAD-4", UMP_RULE, TRUE, N_ ("The sheet's conditions hold") },
};

static const UmpLine lines[] = {
  [LINE_ENTERED] = { "entered", N_ ("Entered") },
  [LINE_MISSING] = { "missing", N_ ("Nothing entered") },
  [LINE_FORMULA] = { "formula", N_ ("By the formula") },
  [LINE_INCOMPLETE] = { "incomplete", N_ ("Not complete yet") },
  [LINE_JOINED] = { "joined", N_ ("Joined with points agreed") },
  [LINE_BONUS] = { "bonus", N_ ("Bonus line") },
};

extern const UmpGame ump_game_pad;

const UmpGame ump_game_pad = {
  .kind = "pad",
  .title = N_ ("Score pad"),
  .min_seats = 1,
  .max_seats = 12,
  .best_option = OPTION_BEST + 1,
  .name_option = OPTION_NAME + 1,
  .late_option = OPTION_LATE + 1,
  .no_table = TRUE,
  .live_totals = TRUE,
  .turn_rule = PAD_1,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .faces = faces,
  .n_faces = G_N_ELEMENTS (faces),
  .counters = counters,
  .n_counters = G_N_ELEMENTS (counters),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .lines = lines,
  .n_lines = G_N_ELEMENTS (lines),
  .tile = { { UMP_ART_SHEET, 0, 0, 0 }, { UMP_ART_SHEET, 0, 0, 0 }, { UMP_ART_SHEET, 0, 0, 0 } },
  .prepare = pad_prepare,
  .begin = pad_begin,
  .form = pad_form,
  .check = pad_check,
  .apply = pad_apply,
  .score = pad_score,
  .n_bonuses = pad_n_bonuses,
  .bonus_name = pad_bonus_name,
  .bonus = pad_bonus,
  .absent = pad_is_absent,
  .closed = pad_closed,
  .candidates = pad_candidates,
  .sample = pad_sample,
  .say = pad_say,
  .prompt = pad_prompt,
  .steps = pad_steps,
};
