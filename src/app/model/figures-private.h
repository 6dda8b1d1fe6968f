/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of figures: how rows are made. */
#pragma once

#include "figures.h"

G_BEGIN_DECLS

struct _UmpFigure {
  GObject parent_instance;
  UmpFigureType type;
  char *title;
  char *detail;
  char *value;
  double level;
  const char *leads; /* static */
  char *key;
  char *search; /* case-folded; NULL for what no search finds */
  GArray *numbers;
};

struct _UmpFigures {
  GObject parent_instance;
  UmpStatistics *statistics;
  UmpAliases *aliases;
  GPtrArray *people;
  GPtrArray *games;
  GStrv offered;        /* names that are remembered */
  GPtrArray *unseen;    /* those of them of whom nothing counts; borrowed, NULL until it is counted */
  GListStore *overview; /* everybody and every game, NULL until it is shown */
};

/* A row at the end; title is copied, value and detail are taken and may be NULL. Borrowed. */
UmpFigure *
ump_figure_add (GListStore *rows, UmpFigureType type, const char *title, char *value, char *detail);
/* Wins among games, with their share where there are enough games for one. */
UmpFigure *ump_figure_add_wins (GListStore *rows, const char *title, guint games, guint wins, guint shared);
/* Most wins first. */
int ump_figure_compare_wins (gconstpointer a, gconstpointer b);
/* leads is static, key is copied. */
void ump_figure_lead (UmpFigure *figure, const char *leads, const char *key);
/* "one game", "12 games": a new string. */
char *ump_figure_times (guint games);
/* Borrowed. */
const char *ump_figure_game_name (const UmpGameCount *game);

/* The pages. */
GListModel *ump_figures_of_person (UmpFigures *figures, const UmpPersonCount *person);
GListModel *ump_figures_of_game (const UmpGameCount *game);

G_END_DECLS
