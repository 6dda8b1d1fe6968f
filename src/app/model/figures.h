/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics as the window shows them: rows of text, bars and small pictures, counted from the records of a
 * library by the same functions as `umpirectl stats`. */
#pragma once

#include "session/library/library.h"
#include "session/report/statistics.h"

G_BEGIN_DECLS

typedef enum {
  UMP_FIGURE_HEAD, /* title */
  UMP_FIGURE_FACT, /* title, detail, value, and what part of it */
  UMP_FIGURE_LINE, /* numbers: in order of time */
} UmpFigureType;

/* Properties: title, detail, value (strings, "" for none), level (0 to 1, negative for none), spoken (all of it as one text), target ("" where nothing is opened). */
#define UMP_TYPE_FIGURE (ump_figure_get_type ())
G_DECLARE_FINAL_TYPE (UmpFigure, ump_figure, UMP, FIGURE, GObject)

UmpFigureType ump_figure_type (UmpFigure *figure);
/* What a row leads to: "person", "kind" or "open", and a key for ump_figures_page() or a file; NULL for
 * nothing. */
const char *ump_figure_leads_to (UmpFigure *figure, const char **key);
const double *ump_figure_numbers (UmpFigure *figure, guint *n);

#define UMP_TYPE_FIGURES (ump_figures_get_type ())
G_DECLARE_FINAL_TYPE (UmpFigures, ump_figures, UMP, FIGURES, GObject)

/* Counts what a library holds now, in a thread. owner: the object that the callback is told; offered: names
 * that are remembered, those who have played nothing that counts are told too. */
void ump_figures_count (gpointer owner, UmpLibrary *library, UmpAliases *aliases, const char *const *offered,
                        GCancellable *cancellable, GAsyncReadyCallback callback);
UmpFigures *ump_figures_finish (GAsyncResult *result, GError **error);

/* Whether there is nothing to tell: no game, and nobody who is remembered. */
gboolean ump_figures_is_empty (UmpFigures *figures);
/* The rows of a page (of UmpFigure): leads NULL: everybody and every game, those with `words` in their names;
 * else a person or a kind. heading: receives what the page is called, a new string. NULL where there is no
 * such page. */
GListModel *
ump_figures_page (UmpFigures *figures, const char *leads, const char *key, const char *words, char **heading);
/* The name of a person by key, NULL for none. Borrowed. */
const char *ump_figures_person (UmpFigures *figures, const char *key);

G_END_DECLS
