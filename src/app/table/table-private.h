/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by table-view.c and table-bands.c only. */
#pragma once

#include "table-view.h"
#include "zone-floors.h"

G_BEGIN_DECLS

struct _UmpTableView {
  GtkWidget parent_instance;
  UmpPlay *play;
  UmpChooser *chooser;
  GtkWidget *overlay;
  GtkWidget *fit;  /* UmpFitBox around the grid */
  GtkWidget *grid; /* UmpBandGrid */
  GtkWidget *fly;
  GArray *starts; /* where flights begin, while fly_source waits for the layout; NULL for none */
  guint fly_source;
  GtkWidget *floors; /* NULL where the game has none */
  GPtrArray *panels; /* by zone, NULL where it is not on the table; borrowed */
  GPtrArray *bands;  /* borrowed, with the seat as data "seat", -1 for none */
  UmpZoneSizes sizes;
  gboolean narrow;
  int content; /* what of it is shown: enum in table-view.c */
  guint generation;
  guint seen; /* entries that were there at the last update */
  UmpMatch *match;
  UmpTable *next; /* while a form says how the next round lies: a table where nothing lies yet; else NULL */
  int lines;
  gboolean slots;
  gboolean boxes; /* people's lines have boxes of chips */
};

/* table-bands.c: makes the zones anew, in the order, the bands and the widths that the game gives them. */
void ump_table_view_build (UmpTableView *self);

/* Handlers of the zones. */
void ump_table_view_choose (UmpZonePanel *panel, UmpTableView *self);
void ump_table_view_hold (UmpZonePanel *panel, UmpTableView *self);
void ump_table_view_move (UmpZonePanel *panel, int position, UmpTableView *self);
void ump_table_view_put (UmpZonePanel *panel, int position, UmpTableView *self);
void ump_table_view_ask (UmpZonePanel *panel, int position, UmpTableView *self);
void ump_table_view_ask_floors (UmpZoneFloors *floors, int zone, int position, GtkWidget *what,
                                UmpTableView *self);

G_END_DECLS
