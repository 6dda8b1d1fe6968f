/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the play page is divided: table, verdict, prompt, keys, record, from the window's size alone.
 *
 *   UmpPageShape shape = ump_page_shape (width, height, em);
 *   … what the words and keys need at shape.table_width and shape.desk_width …
 *   ump_page_divide (&shape, &needs, rtl, &page);
 *
 * Lengths are px; em is the text's size in px, 14.667 at 100 %. */
#pragma once

#include "keys.h"

G_BEGIN_DECLS

/* beside: verdict and table at one side, the desk (prompt, keys, record) at the other; else all of it is
 * stacked, narrow. large: so much room that the desk's words are larger, by `zoom`. tight: little room:
 * folded keys, tabs at the bottom. header: its height; bottom: of the tabs there, 0 for none; who divides
 * what is between them sets both to 0. table_width: of table and verdict, desk_width: of what
 * stands in the desk, both without the edges around. */
typedef struct {
  int width, height;
  double em;
  gboolean beside, large, tight;
  double zoom;
  int header, bottom;
  int desk;
  int table_width, desk_width;
} UmpPageShape;

UmpPageShape ump_page_shape (int width, int height, double em);

/* Of a stacked page's height, what the table keeps as a rule. */
#define UMP_TABLE_PART 0.34

/* Heights that words and keys need at the shape's widths. keys: by form, 0 for a phase without keys. record:
 * with less it has its tabs alone. table: the part of a stacked page's height that the table keeps at
 * least. */
typedef struct {
  int verdict;
  int prompt;
  int record;
  int keys[UMP_N_KEYS_FORMS];
  double table;
} UmpPageNeeds;

typedef struct {
  int x, y, width, height;
} UmpRectangle;

/* A part without any room has the height 0. table: of the cloth. keys: lower than they need where
 * keys_scroll. record: of its tabs alone where tabs_only; of a tight page it is the end of the log, without
 * tabs, and stacked there is none. bottom: the tabs of a tight or stacked page. */
typedef struct {
  UmpRectangle table, verdict, prompt, keys, record, bottom;
  UmpKeysForm form;
  gboolean keys_scroll;
  gboolean tabs_only;
} UmpPage;

void ump_page_divide (const UmpPageShape *shape, const UmpPageNeeds *needs, gboolean rtl, UmpPage *page);

G_END_DECLS
