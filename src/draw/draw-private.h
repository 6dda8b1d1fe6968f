/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of this folder share: pages that are filled one after the other. */
#pragma once

#include <pango/pangocairo.h>

#include "session/report/report-private.h"

G_BEGIN_DECLS

/* Takes what cairo writes; bytes: a GByteArray. */
cairo_status_t ump_draw_collect (void *bytes, const unsigned char *data, unsigned int n);

#define UMP_DRAW_FONT "Cantarell, Sans"
#define UMP_DRAW_INK 0.14, 0.12, 0.11
#define UMP_DRAW_DIM 0.36, 0.35, 0.34
#define UMP_DRAW_BODY 10.0
#define UMP_DRAW_SMALL 8.5
#define UMP_DRAW_HEAD 22.0

/* Lengths are points; x and y begin inside the margins. cr: NULL where it is only measured. turn: called with
 * data when another page begins, to take another cr; height: of a page, 0 for one that has no end. */
typedef struct _UmpDrawPage UmpDrawPage;
struct _UmpDrawPage {
  cairo_t *cr;
  PangoContext *context;
  const UmpWords *words;
  double width;
  double height;
  double y;
  gboolean rtl;
  void (*turn) (UmpDrawPage *page, gpointer data);
  gpointer data;
};

typedef struct {
  double size;
  double red, green, blue;
  gboolean bold;
  gboolean one_line; /* cut at the end, not wrapped */
  gboolean struck;
  double align; /* 0 where lines begin, 0.5, 1 where they end */
} UmpDrawStyle;

extern const UmpDrawStyle ump_draw_body, ump_draw_dim, ump_draw_strong;

/* Room of that height: what does not fit goes to the next page. */
void ump_draw_page_need (UmpDrawPage *page, double height);
/* The height that a text takes in a width. */
double ump_draw_text_height (UmpDrawPage *page, const char *text, double width, const UmpDrawStyle *style);
/* The same, and draws it, x from where lines begin, dy below y. */
double ump_draw_text (UmpDrawPage *page, const char *text, double x, double dy, double width,
                      const UmpDrawStyle *style);
/* A text from x to the end of the width that may be longer than a page: it goes on line by line. */
void ump_draw_paragraph (UmpDrawPage *page, const char *text, double x, const UmpDrawStyle *style);
void ump_draw_rule (UmpDrawPage *page, double weight);
/* A message in the language of the page. */
const char *ump_draw_tr (const UmpDrawPage *page, const char *message);

/* Everything behind the poster: the sheet, the proof of its numbers, and the log where it is wanted. */
void ump_draw_walk (UmpDrawPage *page, UmpSession *session, guint game, gboolean log);
/* What it is called: the game, and the day. A new string. */
char *ump_draw_title (UmpSession *session, guint game, const UmpWords *words);

G_END_DECLS
