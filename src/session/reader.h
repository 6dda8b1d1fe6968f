/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading of documents, inside of the session layer. */
#pragma once

#include "session/input.h"
#include "session/model.h"

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
  UMP_IN_UNKNOWN, /* an entry with an unknown verb: whatever it holds is kept */
  UMP_IN_RESULT,
  UMP_IN_SCORE,
  UMP_IN_FOREIGN,
} UmpWhere;

/* One open element. markup: what of it and in it is foreign; pending: foreign nodes whose place is not yet
 * known.
 * node: of a foreign element. slot: place where the next element of ours would stand (kinds of model.h).
 * children, why, unknown: of a void. */
typedef struct {
  UmpWhere where;
  guint slot;
  UmpMarkup markup;
  UmpMarkup pending;
  UmpNode *node;
  GPtrArray *children;
  UmpWhy why;
  GPtrArray *unknown;
} UmpFrame;

#define UMP_READER_DEPTH 20
#define UMP_READER_ATTRS 36

/* n_attrs, attrs, n_ns, ns: of the start tag being read, as libxml2 gives them.
 * names, values: of the entry (or element) being read; strings in scratch.
 * floating: foreign nodes between entries, waiting for the next one; last: the last entry that was made.
 * entries: where a fragment's entries go, in place of a match. */
struct _UmpReader {
  const UmpGame *const *games;
  UmpSession *session;
  xmlParserCtxt *parser;
  const xmlChar *own_uri;
  UmpFrame frames[UMP_READER_DEPTH];
  guint depth;
  GString *text;
  GString *foreign_text;

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
  UmpMarkup floating;
  UmpEntry *last;
  const char *verb; /* as it is written */
  guint n_entries;
  guint n_nodes;
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
/* Takes the tag's attributes apart: names and values get those without a namespace, the frame's markup the
 * foreign ones and the declarations. Attributes in our own namespace go to `unknown` as well, pairs of name
 * and value; NULL: they are an error. */
gboolean ump_reader_take_attrs (UmpReader *reader, UmpFrame *frame, const char *element, GPtrArray **unknown);
/* Adds a pair, making the array when it is the first. Takes name; attr is as libxml2 gives it. */
void ump_reader_add_unknown (GPtrArray **unknown, char *name, const xmlChar **attr);
/* Keeps an attribute as it is. */
void ump_reader_keep_attr (UmpMarkup *markup, const xmlChar **attr);
/* Value of an attribute that was taken, NULL if it is not there; it counts as known then. */
const char *ump_reader_value (UmpReader *reader, const char *name);
/* The same; NULL and an error if it is not there or empty. */
const char *ump_reader_required (UmpReader *reader, const char *element, const char *name);
/* FALSE and an error if an attribute was taken that nobody asked for. */
gboolean ump_reader_no_others (UmpReader *reader, const char *element);

gboolean ump_reader_is_own (UmpReader *reader, const xmlChar *uri);

/* Elements of other namespaces, and whatever an unknown entry holds. Their text comes in pieces: it is
 * flushed before the next tag. `end` takes the node and puts it where it stood; its own frame is already
 * gone. */
gboolean
ump_foreign_start (UmpReader *reader, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri);
void ump_foreign_flush (UmpReader *reader, UmpFrame *frame);
void ump_foreign_end (UmpReader *reader, UmpNode *node);

/* Frees what was noted of the game being read. */
void ump_reader_forget_game (UmpReader *reader);

/* Elements of the frame. */
gboolean ump_frame_start (UmpReader *reader, const char *name);
gboolean ump_frame_end (UmpReader *reader, UmpFrame *frame);

/* `result` and `score`; compare warns where the file says something else than the log. */
gboolean ump_result_start (UmpReader *reader);
gboolean ump_score_start (UmpReader *reader);
void ump_score_end (UmpReader *reader, UmpFrame *frame);
void ump_result_compare (UmpReader *reader);

/* Entries: what stands in `log`. */
gboolean ump_log_start (UmpReader *reader, const char *name);
gboolean ump_log_end (UmpReader *reader, UmpFrame *frame);

G_END_DECLS
