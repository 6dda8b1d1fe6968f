/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading of documents, inside of the session layer. */
#pragma once

#include "session/format/input.h"
#include "session/format/model.h"
#include "session/format/xml.h"

G_BEGIN_DECLS

/* Reads a whole document; see ump_session_parse(). */
UmpSession *
ump_reader_run (const UmpGame *const *games, UmpInput *input, UmpSession **partial, GError **error);

/* ---- for the files reader*.c only ------------------------------------------------ */

typedef struct _UmpReader UmpReader;

/* Which element is open. */
typedef enum {
  UMP_IN_DOCUMENT,
  UMP_IN_SESSION,
  UMP_IN_TITLE,
  UMP_IN_PLACE,
  UMP_IN_PLAYERS,
  UMP_IN_PLAYER,
  UMP_IN_GAME,
  UMP_IN_SEATS,
  UMP_IN_OPTION,
  UMP_IN_LOG,
  UMP_IN_VOID,
  UMP_IN_ENTRY,
  UMP_IN_NOTE,
  UMP_IN_UNKNOWN, /* an entry with an unknown verb: whatever of ours it holds is kept */
  UMP_IN_RESULT,
  UMP_IN_SCORE,
  UMP_IN_FOREIGN,
} UmpWhere;

/* One open element. slot: which of its children may come next. children, why, unknown: of a void. scope: of a
 * foreign element, how many prefixes stood for something around it. */
typedef struct {
  UmpWhere where;
  guint slot;
  guint scope;
  GPtrArray *children;
  UmpWhy why;
  GPtrArray *unknown;
} UmpFrame;

/* What is being read to be kept as it is, as it will be written; no writer: nothing is. */
typedef struct {
  UmpXml xml;
  GArray *scope;
} UmpForeign;

#define UMP_READER_DEPTH 20
#define UMP_READER_ATTRS 36

/* n_attrs, attrs, n_ns, ns: of the start tag being read, as libxml2 gives them.
 * names, values: of the entry (or element) being read; strings in scratch.
 * entries: where a fragment's entries go, in place of a match. */
struct _UmpReader {
  const UmpGame *const *games;
  UmpSession *session;
  xmlParserCtxt *parser;
  const xmlChar *own_uri;
  UmpFrame frames[UMP_READER_DEPTH];
  guint depth;
  GString *text;
  UmpForeign foreign;

  int n_attrs;
  const xmlChar **attrs;
  int n_ns;
  const xmlChar **ns;
  int n_values;
  const char *names[UMP_READER_ATTRS];
  const char *values[UMP_READER_ATTRS];
  char *scratch;
  gsize scratch_size;

  UmpPlayed *played;
  const UmpGame *game;
  const UmpSetup *setup;
  UmpMatch *match;
  GPtrArray *seats;
  GArray *options;     /* UmpOptionValue as read */
  GArray *option_tags; /* start tag of each */
  guint seats_tag;
  const char *verb; /* as it is written */
  guint n_entries;
  GPtrArray *entries;
  char *state;
  int round;
  gboolean *scored;
  gint64 *points;
  int *ranks;

  guint tags;
  gboolean failed;
  guint failed_tag; /* start tag that is wrong; 0: failed_line says where */
  guint failed_line;
  gboolean cut_off; /* the document ends before its root does */
  char *problem;
};

static inline UmpFrame *
ump_reader_top (UmpReader *reader)
{
  return &reader->frames[reader->depth];
}

/* Notes what is wrong with the start tag being read, or (text) with the place that the parser has reached,
 * and stops. Always FALSE. */
gboolean ump_reader_fail (UmpReader *reader, const char *format, ...) G_GNUC_PRINTF (2, 3);
gboolean ump_reader_fail_at (UmpReader *reader, guint tag, const char *format, ...) G_GNUC_PRINTF (3, 4);
gboolean ump_reader_fail_text (UmpReader *reader, const char *format, ...) G_GNUC_PRINTF (2, 3);

UmpFrame *ump_reader_push (UmpReader *reader, UmpWhere where);
/* FALSE and an error where an attribute of an element of ours has a prefix. */
gboolean ump_reader_check_attrs (UmpReader *reader, const char *element);
/* The value of an attribute as libxml2 gives it; a new string. */
char *ump_attr_value (const xmlChar **attr);
/* Checks them; names and values are the tag's attributes then. */
gboolean ump_reader_take_attrs (UmpReader *reader, const char *element);
/* Value of an attribute that was taken, NULL if it is not there; it counts as known then. */
const char *ump_reader_value (UmpReader *reader, const char *name);
/* The same; NULL and an error if it is not there or empty. */
const char *ump_reader_required (UmpReader *reader, const char *element, const char *name);
/* FALSE and an error if an attribute was taken that nobody asked for. */
gboolean ump_reader_no_others (UmpReader *reader, const char *element);

gboolean ump_reader_is_own (UmpReader *reader, const xmlChar *uri);

/* Elements of other namespaces, and all that is in them. */
void ump_foreign_start (UmpReader *reader, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri);
void ump_foreign_text (UmpReader *reader, const char *text, gsize n);
void ump_foreign_end (UmpReader *reader, const UmpFrame *frame);
void ump_foreign_clear (UmpForeign *foreign);
/* What stands in an unknown entry, as text; NULL for nothing. */
void ump_foreign_begin_inside (UmpForeign *foreign);
char *ump_foreign_end_inside (UmpForeign *foreign);

/* Frees what was noted of the game being read. */
void ump_reader_forget_game (UmpReader *reader);

/* Elements of the frame. */
gboolean ump_frame_start (UmpReader *reader, const char *name);
gboolean ump_frame_end (UmpReader *reader, UmpFrame *frame);

/* `result` and `score`; compare warns where the file says something else than the log. */
gboolean ump_result_start (UmpReader *reader);
gboolean ump_score_start (UmpReader *reader);
void ump_result_compare (UmpReader *reader);

/* Entries: what stands in `log`. */
gboolean ump_log_start (UmpReader *reader, const char *name);
gboolean ump_log_end (UmpReader *reader, UmpFrame *frame);

G_END_DECLS
