/* Reports for other programs and for people: check, replay, score; text, XML, CSV, HTML.
 * words: the user's language, for texts; XML never depends on it but for the sentence of a refusal. */
#pragma once

#include "session.h"

G_BEGIN_DECLS

/* One <session> element of `check --format xml`, written into an open report. */
typedef struct _UmpReport UmpReport;
UmpReport *ump_report_new (void);
/* bytes: the document, for lines; may be NULL. */
void ump_report_add (UmpReport *report, UmpSession *session, const char *file, GBytes *bytes, const UmpWords *words);
/* The finished document; frees the report. */
GBytes *ump_report_finish (UmpReport *report);
/* `check --format text` of one session. */
char *ump_report_text (UmpSession *session, const char *file, GBytes *bytes, const UmpWords *words);

/* `replay --format xml` and text: the table after entry number. */
GBytes *ump_report_table_xml (UmpMatch *match, guint number);
char *ump_report_table_text (UmpMatch *match, guint number, const UmpWords *words);

typedef enum { UMP_SCORE_TEXT, UMP_SCORE_CSV, UMP_SCORE_XML, UMP_SCORE_HTML } UmpScoreFormat;
GBytes *ump_report_score (UmpSession *session, guint game, UmpScoreFormat format, const UmpWords *words);

/* What a correction changes, in words. */
char *ump_report_correction (UmpMatch *before, const UmpCorrection *correction, const UmpWords *words);

G_END_DECLS
