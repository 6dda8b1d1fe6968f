/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the writers of reports share: sentences, columns of text, the score pad. */
#pragma once

#include "session/report/report.h"
#include "session/format/xml.h"

G_BEGIN_DECLS

/* A field of CSV, with quotes where it needs them, and an apostrophe before what a spreadsheet would take for
 * a formula. */
void ump_report_csv_field (GString *out, const char *text);

/* ---- the table after an entry ---------------------------------------------------- */

/* What is said of it above the zones, and of a zone before its cards. New strings. */
char *ump_report_table_head (UmpMatch *match, const UmpTable *table, guint number, const UmpWords *words);
char *ump_report_zone_text (const UmpTable *table, int index, const UmpWords *words);

/* ---- words ---------------------------------------------------------------------- */

const char *ump_report_state_words (UmpState state, const UmpWords *words);

/* The sentence, made safe, behind indent spaces, and a line break. */
void
ump_report_say (GString *out, int indent, const UmpText *text, const UmpSetup *setup, const UmpWords *words);

/* The day of a time in words; as it is written where it is none. A new string. */
char *ump_report_day (const char *time, const UmpWords *words);

/* ---- columns: the first flush left, the others flush right ------------------------ */

typedef struct {
  int n_columns;
  GPtrArray *cells;
} UmpReportGrid;

void ump_report_grid_begin (UmpReportGrid *grid, int n_columns);
/* A text as it stands in a cell, cut where it is too long; a new string. */
char *ump_report_cell (const char *text);
void ump_report_grid_add (UmpReportGrid *grid, const char *text);
void ump_report_grid_add_int (UmpReportGrid *grid, gint64 number);
/* Appends the columns and clears the grid. */
void ump_report_grid_end (UmpReportGrid *grid, GString *out, int indent);

/* ---- the score pad, the same for all formats ---------------------------------------- */

/* rows: const UmpRow *, the closed ones and adjustments, the open one, bonus lines; open: the open round's
 * lines or NULL; bonuses: UmpRow *, those of bonus lines. */
typedef struct {
  UmpSession *session;
  UmpMatch *match;
  const UmpSetup *setup;
  const UmpTable *table;
  const UmpWords *words;
  GPtrArray *rows;
  UmpRow *open;
  GPtrArray *bonuses;
  UmpTotal totals[UMP_MAX_SEATS];
} UmpScorePad;

void ump_score_pad_init (UmpScorePad *pad, UmpSession *session, UmpMatch *match, const UmpWords *words);
void ump_score_pad_clear (UmpScorePad *pad);
/* All rows: the open one comes after the closed ones, bonus lines come last. */
guint ump_score_pad_n_rows (const UmpScorePad *pad);
const UmpRow *ump_score_pad_row (const UmpScorePad *pad, guint index);
/* "Round 2", "Adjustment", "Round 3, still open", the name of a bonus line; a new string. */
char *ump_score_pad_row_name (const UmpScorePad *pad, const UmpRow *row);
/* "round", "open", "bonus"; for an entry's own row its verb, such as "adjust". */
const char *ump_score_pad_row_part (const UmpScorePad *pad, const UmpRow *row);
/* It is the row of an entry that stands between the rounds and is about one person. */
gboolean ump_score_pad_row_is_own (const UmpScorePad *pad, const UmpRow *row);
/* What a line counts, without its detail; the detail; the cards, separated by commas. New strings, safe. */
char *ump_score_pad_line_name (const UmpScorePad *pad, const UmpScoreLine *line);
char *ump_score_pad_line_detail (const UmpScorePad *pad, const UmpScoreLine *line);
char *ump_score_pad_line_cards (const UmpScorePad *pad, const UmpRow *row, const UmpScoreLine *line);
/* Columns: a first one, then the seats; rows, totals, ranks. */
void ump_score_pad_grid (const UmpScorePad *pad, GString *out, int indent);
/* The state of the game in a sentence: "Being played, round 2." */
void ump_score_pad_state (const UmpScorePad *pad, UmpText *text);

char *ump_score_pad_text (const UmpScorePad *pad);
char *ump_score_pad_csv (const UmpScorePad *pad);
GBytes *ump_score_pad_xml (const UmpScorePad *pad);
/* The pad within a page of HTML. */
void ump_score_pad_write_html (const UmpScorePad *pad, UmpXml *xml);
/* Row by row how each number comes about: each opens. */
void ump_score_pad_write_html_proofs (const UmpScorePad *pad, UmpXml *xml);

/* ---- pages for a browser ---------------------------------------------------------------------------- */

/* The document from its type to the beginning of the body. style: a style sheet as text, besides those
 * of every page. title: as it is shown. */
void ump_report_html_begin (UmpXml *xml, const char *title, const char *style, const UmpWords *words);
/* An element with what stands in one of the files that are packed in (report.gresource.xml). */
void ump_report_html_raw (UmpXml *xml, const char *name, const char *file);
/* An element with a text; class may be NULL. */
void ump_report_html_element (UmpXml *xml, const char *name, const char *class, const char *text);
/* Title, evening, place, day and how it stands. time: of the day. */
void
ump_score_pad_write_html_intro (const UmpScorePad *pad, UmpXml *xml, const char *title, const char *time);

G_END_DECLS
