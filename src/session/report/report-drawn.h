/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is drawn in a web page: the curve of the totals as SVG, and the table as boxes with cards. */
#pragma once

#include "session/report/export.h"
#include "session/report/report-private.h"

G_BEGIN_DECLS

/* Nothing where there is but one point. marks: everybody's, by seat. */
void ump_report_write_chart (UmpXml *xml, const UmpMatch *match, const int *marks, const UmpWords *words);
/* The table after entry `number`: what is said of it, its zones with their cards, and the totals; what lies
 * face down shows its back until the game is over. shown: what
 * each zone showed in the table before (strings, freed with g_free; empty for the first): only those that are
 * not so any more are written, with the number of the zone as data-z. Brought up to date. drawn: cards are
 * pictures. */
void ump_report_write_table (UmpXml *xml, UmpMatch *match, guint number, GPtrArray *shown, gboolean drawn,
                             const UmpWords *words);

/* Adds the cards of that table, each packed, to a set of them. */
void ump_report_add_cards (GHashTable *cards, UmpMatch *match, guint number);
/* Style sheet that draws these, each once. A new string. */
char *ump_report_cards_style (GHashTable *cards, const UmpSetup *setup, UmpExportCard card);

G_END_DECLS
