/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the referee-*.c files only. */
#pragma once

#include "referee-page.h"

#include "../table/banner.h"
#include "../model/chooser.h"
#include "../entry/entry-field.h"
#include "../entry/pad-sheet.h"
#include "../entry/pad.h"
#include "../panes/replay-bar.h"
#include "../table/table-view.h"
#include "../entry/tray.h"
#include "../panes/verdict-bar.h"
#include "moment-band.h"
#include "narrow-tabs.h"
#include "referee-column.h"
#include "side-pane.h"
#include "../widgets/width-class.h"

G_BEGIN_DECLS

enum { UMP_REFEREE_SCORE, UMP_REFEREE_LOG, UMP_REFEREE_LEFT, UMP_REFEREE_RULES, UMP_REFEREE_N_PANES };

struct _UmpRefereePage {
  GtkWidget parent_instance;
  UmpPlay *play;
  UmpChooser *chooser;

  GtkWidget *width; /* UmpWidthClass */
  GtkWidget *box;
  GtkWidget *flap;    /* AdwFlap */
  GtkWidget *content; /* what scrolls the column */
  GtkWidget *column;
  GtkWidget *banner;
  GtkWidget *band;
  GtkWidget *table; /* a reference: a sheet has none in the column */
  GtkWidget *verdict;
  GtkWidget *tray;
  GtkWidget *bottom; /* one of them: enter, replay */
  GtkWidget *enter;
  GtkWidget *pad;
  guint entries_at_tap; /* how many there were when the pad or the table was tapped last */
  GtkWidget *sheet;     /* NULL where there is a table */
  GtkWidget *sheet_scroll;
  GtkWidget *entry_row;
  UmpEntryField *entry;
  gboolean line_stays; /* it was asked for, and is there without a text until Escape */
  GtkWidget *replay;
  GtkWidget *side;
  GtkWidget *tabs; /* of the narrow page */

  GtkWidget *table_window;     /* weak */
  GtkEventController *capture; /* on the root, while the page is shown */
  GtkEventController *bubble;
  guint resize_idle;
  int height; /* for which the page is laid out */
  int wide;
  UmpPageShape shape; /* of that size */
  char *next_said;    /* who is next, as it was said last */
  int sort;           /* of what the pad shows: for it the table's cards have their size */
  guint rows;         /* score rows and state at the last verdict */
  UmpState state;
  gboolean replaying;
  gboolean fresh;    /* it has just come on the screen */
  GtkWidget *was_in; /* the part that the focus was in before the change that is being shown */
  gboolean typed;    /* the last key that was pressed was a digit of a number */
  gboolean tapped;   /* with the pointer, and no key was pressed since but Enter */
  gulong painted;    /* handler of the frame after which the focus is looked at, 0 for none */
};

/* referee-keys.c: keys on the window while the page is mapped. */
void ump_referee_add_keys (UmpRefereePage *self);
void ump_referee_remove_keys (UmpRefereePage *self);

/* referee-layout.c: what stands where at which width and height. */
void ump_referee_arrange (UmpRefereePage *self);
/* Of a page of that size, below the header. */
void ump_referee_find_shape (UmpRefereePage *self, int width, int height);
void ump_referee_show_entry (UmpRefereePage *self, gboolean typing);
/* Shows it no longer, unless something is typed there; the keys have the focus. */
void ump_referee_leave_entry (UmpRefereePage *self);
void ump_referee_show_side (UmpRefereePage *self, gboolean show);
void ump_referee_update_tabs (UmpRefereePage *self);

/* Puts the focus on what can be entered with: the keys, or the table. */
void ump_referee_focus_keys (UmpRefereePage *self);
/* Signals of the page. */
void ump_referee_rule (UmpRefereePage *self, const char *id);

G_END_DECLS
