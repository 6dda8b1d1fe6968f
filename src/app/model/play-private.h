/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the play*.c files only. */
#pragma once

#include "play.h"

#include "disk-writer.h"
#include "turn-up.h"

G_BEGIN_DECLS

typedef enum { UMP_ACT_ENTER, UMP_ACT_REPLACE } UmpActKind;

/* n: of ENTER, how many entries, which one void holds once it is undone. image: of REPLACE, the log on the
 * other side of the act: before it, or once it is undone after it; size: how many entries of the present log
 * are this side of it: what stands behind them was taken back since. words, again: what it was, for undo and
 * for redo. place: the entry that it changed first, or before which it added one, 0 for none; added: the
 * latter. */
typedef struct {
  UmpActKind kind;
  guint n;
  UmpMatch *image;
  guint size;
  char *words;
  char *again;
  guint place;
  gboolean added;
} UmpAct;

struct _UmpPlay {
  GObject parent_instance;
  UmpStore *store;
  UmpPlay *heir;         /* has the store since it was handed on; NULL before */
  UmpDiskWriter *writer; /* NULL: for looking only */
  guint game;
  guint moment;   /* when past is not NULL */
  UmpTable *past; /* table of a moment that is not now */
  UmpAnswer answer;
  UmpAnswer past_answer; /* of the moment that is shown when it is not now */
  UmpMove draft;
  UmpEntry *typed; /* NULL: nothing */
  gboolean drafting;
  gboolean tally;
  gboolean adviser;
  GSettings *settings;
  UmpComponents *components;
  GListModel *library;
  const UmpSteps *laying; /* not ours */
  guint laying_from;
  GPtrArray *done;   /* UmpAct: what can be undone, the last at the end */
  GPtrArray *undone; /* and done again */
  char *trouble;
  char *proposed; /* what entry `proposed_for` is to become, for the page of corrections */
  guint proposed_for;
  gboolean proposes; /* nothing is entered, only told */
  guint generation;
  guint version;
  guint place; /* ump_play_place() */
  gboolean took_back;
  guint save_source;
  guint patience_source;
  UmpTurnUp *gathered; /* what is to be turned up at once */
};

/* play.c: no moment is looked at any more. */
void ump_play_leave_past (UmpPlay *self);
/* The answer is given without any change. */
void ump_play_answered (UmpPlay *self);

/* play-disk.c: after every change of the log, which has its answer: the draft is void, the table is now, and
 * the answer is given when the disk has it. place: as ump_play_place(); took_back: what stands there was
 * taken back, or stands there again. */
void ump_play_changed (UmpPlay *self, guint place, gboolean took_back);
/* For the writer; data: the play. */
void ump_play_written (gpointer data, const GError *error);

/* play-enter.c: enters all of them in one act, and answers; or none, and returns the one that is refused,
 * which is borrowed; nothing is answered then. */
UmpEntry *ump_play_enter_all (UmpPlay *self, const GPtrArray *entries, UmpVerdict *verdict);

/* play-acts.c: in a log that waits at a refused entry, some that come in front of that one, and all behind it
 * is judged again; the answer says what comes of it. FALSE: one of them is refused itself. */
gboolean ump_play_insert (UmpPlay *self, const GPtrArray *entries);
/* The last n entries were entered at once. */
void ump_play_did_enter (UmpPlay *self, guint n);
/* What can be done again is what the log holds in undo voids at its end. */
void ump_play_read_undone (UmpPlay *self);
/* All images get the seats that the present log has: somebody has come. */
void ump_play_seat_images (UmpPlay *self);
/* Frees what it holds. */
void ump_act_free (gpointer act);

/* play-moment.c: says that this session is for looking only, if it is. */
gboolean ump_play_refuse_read_only (UmpPlay *self);

/* play-gather.c: whether an entry of what is being gathered, typed as that line, joins it: it says no ruling
 * or time, and nobody but who comes next, or nobody at all. */
gboolean ump_play_can_gather (UmpPlay *self, const UmpEntry *entry, const char *line);
/* A line that says what is being gathered. TRUE: it is taken. */
gboolean ump_play_gather_entry (UmpPlay *self, const UmpEntry *entry);

G_END_DECLS
