/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The look: one linear pass over the bytes of a document before libxml2 sees them.
 *
 * It lets through only what a session may be made of: UTF-8 with XML's characters, elements, attributes,
 * text, comments, and the XML declaration; and it holds the limits of the format (session format, "Hostile
 * input"). Whatever it lets through costs libxml2 linear time. It works on chunks, so that a file need not be
 * in memory, and it counts lines and start tags, which is how the line of an entry is found. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define UMP_LOOK_MAX_DEPTH 16
#define UMP_LOOK_MAX_TAG 65536
#define UMP_LOOK_MAX_ATTRS 32
#define UMP_LOOK_MAX_VALUE 10000

/* line: of the next byte, from 1. tags: start tags begun so far. tag_line: line where the last one began.
 * stop_at: the look stops in front of the start tag with this number (from 1); 0: never.
 * problem: message (untranslated) once something may not be let through; line is then that of the bad place.
 * The rest is private. */
typedef struct {
  guint line;
  guint tags;
  guint tag_line;
  guint stop_at;
  const char *problem;

  guint64 offset;
  guint state;
  guint depth;
  guint tag_bytes;
  guint attrs;
  guint value_chars;
  char quote;
  guint8 need; /* bytes that a UTF-8 character still needs, the next within low … high */
  guint8 low;
  guint8 high;
  guint8 lead;
  guint8 head[3]; /* the first bytes of all */
  guint n_declaration;
  char declaration[256];
} UmpByteLook;

void ump_byte_look_init (UmpByteLook *look);
/* Looks at the next n bytes. Returns how many may go on to libxml2: n, or fewer when there is a problem or
 * stop_at was reached. After that nothing more may be fed. */
gsize ump_byte_look_feed (UmpByteLook *look, const char *bytes, gsize n);
/* At the end of the bytes: FALSE with a problem when they stop inside a character. */
gboolean ump_byte_look_finish (UmpByteLook *look);

/* Line of the start tag with that number in a whole document; 0 if there is none. */
guint ump_byte_look_tag_line (const char *bytes, gsize n, guint tag);

G_END_DECLS
