/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the play*.c files only. */
#pragma once

#include "play.h"

#include "disk-writer.h"
#include "turn-up.h"

G_BEGIN_DECLS

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
  gboolean drafting;
  gboolean tally;
  gboolean adviser;
  UmpMatch *before;       /* what the last correction replaced */
  GArray *before_options; /* UmpOptionValue: what it changed, as it was written before */
  char *trouble;
  char *proposed; /* what entry `proposed_for` is to become, for the page of corrections */
  guint proposed_for;
  guint generation;
  guint undone; /* ump_play_undone() */
  guint save_source;
  guint patience_source;
  guint rows;          /* of the score pad at the last change */
  UmpTurnUp *gathered; /* what is to be turned up at once */
  GArray *joined;      /* guint: numbers of entries that were entered together with the one before them */
};

/* play.c: no moment is looked at any more. */
void ump_play_leave_past (UmpPlay *self);
/* The last correction cannot be taken back any more. */
void ump_play_forget_before (UmpPlay *self);
/* The answer is given without any change. */
void ump_play_answered (UmpPlay *self);

/* play-disk.c: after every change of the log, which has its answer: the draft is void, the table is now, and
 * the answer is given when the disk has it. undone: as ump_play_undone(). */
void ump_play_changed (UmpPlay *self, guint undone);
/* For the writer; data: the play. */
void ump_play_written (gpointer data, const GError *error);

/* play-moment.c: says that this session is for looking only, if it is. */
gboolean ump_play_refuse_read_only (UmpPlay *self);

/* play-gather.c: whether an entry of what is being gathered, typed as that line, joins it: it says no ruling
 * or time, and nobody but who comes next, or nobody at all. */
gboolean ump_play_can_gather (UmpPlay *self, const UmpEntry *entry, const char *line);
/* A line that says what is being gathered. TRUE: it is taken. */
gboolean ump_play_gather_entry (UmpPlay *self, const UmpEntry *entry);

G_END_DECLS
