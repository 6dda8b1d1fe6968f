/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports for other programs and for people: check, replay, score; text, XML, CSV.
 *
 * words: the user's language, NULL for English. XML and the field names of CSV never depend on it but for the
 * sentence of a refusal. Texts end with a line break and hold no control characters but those; strings and
 * bytes are new and belong to the caller. */
#pragma once

#include "core/correction.h"
#include "session/library/library.h"
#include "session/format/session.h"

G_BEGIN_DECLS

/* One <session> element of `check --format xml`, written into an open report. */
typedef struct _UmpReport UmpReport;
UmpReport *ump_report_new (void);
/* file: as the user named it. bytes: the document, for lines; may be NULL. */
void ump_report_add (UmpReport *report, UmpSession *session, const char *file, GBytes *bytes,
                     const UmpWords *words);
/* The finished document; frees the report. */
GBytes *ump_report_finish (UmpReport *report);
/* `check --format text` of one session. */
char *ump_report_text (UmpSession *session, const char *file, GBytes *bytes, const UmpWords *words);

/* `replay --format xml` and text: the table after entry number (0 … checked). */
GBytes *ump_report_table_xml (UmpMatch *match, guint number);
char *ump_report_table_text (UmpMatch *match, guint number, const UmpWords *words);
/* A card as reports and files name it ("cat-5", "wild:7", "back-blue"). with_backs: the zone shows backs, so
 * that an unknown one has the name `back-unknown`. */
char *ump_report_card_id (const UmpSetup *setup, UmpCard card, gboolean with_backs);

typedef enum { UMP_SCORE_TEXT, UMP_SCORE_CSV, UMP_SCORE_XML } UmpScoreFormat;
/* The score pad of a game (index from 0) with the lines that make each number. CSV is RFC 4180 (comma,
 * CRLF). */
GBytes *ump_report_score (UmpSession *session, guint game, UmpScoreFormat format, const UmpWords *words);

/* Every entry of a game in words, with number, time and ruling; voids: with what was taken back. */
GBytes *ump_report_log_xml (UmpSession *session, guint game, gboolean voids, const UmpWords *words);
char *ump_report_log_text (UmpSession *session, guint game, gboolean voids, const UmpWords *words);

/* A line of it: safe, without line breaks. at: as the file has it, NULL where it has none; who: NULL where
 * the table says it; raw: what, not made safe; ruling: why it was let stand, in words, NULL; remark: "taken back",
 * "refused" …, NULL; why: it counts no more, for what reason as files name it, NULL for one that counts. */
typedef struct {
  guint number;
  const UmpEntry *entry;
  const char *at;
  const char *who;
  const char *what;
  const char *raw;
  const char *ruling;
  const char *remark;
  const char *why;
} UmpLogLine;

/* Called for each line in order; what a line says is gone afterwards. */
typedef void (*UmpLogLineFunc) (const UmpLogLine *line, gpointer user_data);
void ump_report_log_lines (UmpSession *session, guint game, gboolean voids, const UmpWords *words,
                           UmpLogLineFunc func, gpointer user_data);
/* The minute of a line's time, "20:14"; "" where it has none or what stands there is no time. A new
 * string. */
char *ump_log_line_minute (const UmpLogLine *line);

/* The sessions of a library that has been read; NULL: of an empty one. */
GBytes *ump_report_library (UmpLibrary *library, gboolean xml, const UmpWords *words);

/* What a correction of `before` changes, in words; "" where that is nothing that is told. */
char *ump_report_correction (UmpMatch *before, const UmpCorrection *correction, const UmpWords *words);

/* One line without a line break: `Refused: SENTENCE (rule ID, because of entry N) [KIND]`. */
char *ump_report_refusal (UmpMatch *match, const UmpVerdict *verdict, const UmpWords *words);

/* Text for a terminal: one line, no control characters, no bidirectional overrides; "" for NULL. text:
 * UTF-8. */
char *ump_report_one_line (const char *text);

G_END_DECLS
