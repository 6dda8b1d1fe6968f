/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The division of the play page. Words come first, then keys, then the table, then the record. */
#include "page.h"

#include "build.h"

/* px at 100 %. */
#define HEADER 46
#define HEADER_EM 2.1

/* Beside: the window is wider than high, and at least so wide. */
#define WIDER 1.1
#define BESIDE_EM 36
#define DESK_EM 25.6
#define LARGE_EM 60
#define LARGE_DESK_EM 32
#define LARGE_ZOOM 1.25
#define TIGHT_WIDTH_EM 56
#define TIGHT_HEIGHT_EM 24
#define PHONE_EM 40
#define VERDICT_EM 6.3
#define VERDICT_NARROW_EM 4
#define PROMPT_EM 5.9
/* A record of less has only its tabs; without tabs it is left out. */
#define RECORD_EM 7
#define LOG_EM 8
/* Of a stacked page the table's least part, where all keys are in view then, or where those that scroll would
 * not keep so much. */
#define LEAST_TABLE 0.2
#define KEYS_EM 6
/* Tabs of the record, and at the bottom of a phone and of a tight page. */
#define TABS 50
#define BOTTOM 50
#define BOTTOM_TIGHT 26

/* What is left free: at the edges, between the parts of a column, between keys and record. */
typedef struct {
  int edge, gap, desk_edge;
} Frees;

static int
px (const UmpPageShape *shape, double length)
{
  return (int) (length * shape->em / UMP_EM + 0.5);
}

static int
ems (const UmpPageShape *shape, double length)
{
  return (int) (length * shape->em + 0.5);
}

static Frees
frees_of (const UmpPageShape *shape)
{
  if (shape->beside && shape->tight)
    return (Frees){ px (shape, 5), px (shape, 4), px (shape, 6) };
  if (!shape->beside)
    return (Frees){ px (shape, 10), px (shape, 6), px (shape, 10) };
  return (Frees){ px (shape, 13), px (shape, 8), px (shape, 14) };
}

UmpPageShape
ump_page_shape (int width, int height, double em)
{
  UmpPageShape shape = { .width = width, .height = height, .em = em, .zoom = 1 };
  Frees frees;
  double h;

  shape.header = MAX (HEADER, ems (&shape, HEADER_EM));
  h = height - shape.header;
  shape.beside = width > WIDER * height && width >= BESIDE_EM * em;
  shape.tight =
      shape.beside ? width < TIGHT_WIDTH_EM * em || h < TIGHT_HEIGHT_EM * em : width < PHONE_EM * em;
  shape.large = shape.beside && h >= LARGE_EM * em && width - LARGE_DESK_EM * em >= WIDER * h;
  if (shape.beside)
    shape.desk = MIN (ems (&shape, shape.large ? LARGE_DESK_EM : DESK_EM), width / 2);
  shape.zoom = shape.large ? LARGE_ZOOM : 1;
  if (!shape.beside)
    shape.bottom = px (&shape, BOTTOM);
  else if (shape.tight)
    shape.bottom = px (&shape, BOTTOM_TIGHT);
  frees = frees_of (&shape);
  shape.table_width = MAX (width - shape.desk - 2 * frees.edge, 1);
  shape.desk_width = MAX ((shape.beside ? shape.desk : width) - 2 * frees.desk_edge, 1);
  return shape;
}

/* Which form of the keys: the first that leaves room for the tabs. */
static UmpKeysForm
form_of (const UmpPageShape *shape, const UmpPageNeeds *needs, int room, gboolean high)
{
  UmpKeysForm first = high ? UMP_KEYS_UPRIGHT : UMP_KEYS_LYING;

  if (shape->tight || needs->keys[first] > room)
    return UMP_KEYS_FOLDED;
  return first;
}

static void
divide_desk (const UmpPageShape *shape, const UmpPageNeeds *needs, int top, int bottom, UmpPage *page)
{
  Frees frees = frees_of (shape);
  int x = shape->width - shape->desk + frees.desk_edge, width = shape->desk_width;
  int prompt = MAX (needs->prompt, shape->tight ? 0 : ems (shape, PROMPT_EM * shape->zoom));
  int tabs = shape->tight ? 0 : px (shape, TABS * shape->zoom), keys, room = bottom - top - prompt - tabs,
      rest;

  page->form = form_of (shape, needs, room, bottom - top > shape->desk);
  keys = MIN (needs->keys[page->form], MAX (room, 0));
  page->keys_scroll = keys < needs->keys[page->form];
  rest = bottom - top - prompt - keys - frees.gap;
  page->prompt = (UmpRectangle){ x, top, width, prompt };
  page->keys = (UmpRectangle){ x, top + prompt, width, keys };
  page->tabs_only = !shape->tight && rest < MAX (ems (shape, RECORD_EM), needs->record);
  if (page->tabs_only)
    rest = tabs;
  else if (shape->tight && rest < ems (shape, LOG_EM))
    rest = 0;
  page->record = (UmpRectangle){ x, bottom - rest, width, rest };
}

static void
divide_beside (const UmpPageShape *shape, const UmpPageNeeds *needs, UmpPage *page)
{
  Frees frees = frees_of (shape);
  int bottom = shape->height - shape->bottom, top = shape->header;
  int verdict = MAX (needs->verdict, ems (shape, shape->tight ? VERDICT_NARROW_EM : VERDICT_EM));
  int table = MAX (bottom - top - 2 * frees.edge - frees.gap - verdict, 0);

  page->table = (UmpRectangle){ frees.edge, top + frees.edge, shape->table_width, table };
  page->verdict =
      (UmpRectangle){ frees.edge, top + frees.edge + table + frees.gap, shape->table_width, verdict };
  page->bottom = (UmpRectangle){ 0, bottom, shape->width, shape->bottom };
  divide_desk (shape, needs, top, bottom, page);
}

static void
divide_stacked (const UmpPageShape *shape, const UmpPageNeeds *needs, UmpPage *page)
{
  Frees frees = frees_of (shape);
  int top = shape->header, bottom = shape->height - shape->bottom, h = bottom - top;
  int verdict = MAX (needs->verdict, ems (shape, VERDICT_NARROW_EM)), prompt = needs->prompt;
  int all = shape->height - shape->header, least = (int) (all * needs->table), width = shape->table_width;
  int room = h - frees.edge - verdict - prompt - 3 * frees.gap, keys, table, y = top + frees.edge;
  int lowest = MIN (least, (int) (all * LEAST_TABLE));

  page->form = form_of (shape, needs, room - least, FALSE);
  keys = needs->keys[page->form];
  if (room - keys >= lowest)
    least = lowest;
  least = MIN (least, MAX (room - MIN (keys, ems (shape, KEYS_EM)), lowest));
  keys = MIN (keys, MAX (room - least, 0));
  page->keys_scroll = keys < needs->keys[page->form];
  table = MAX (room - keys, 0);
  page->table = (UmpRectangle){ frees.edge, y, width, table };
  y += table + frees.gap;
  page->verdict = (UmpRectangle){ frees.edge, y, width, verdict };
  y += verdict + frees.gap;
  page->prompt = (UmpRectangle){ frees.desk_edge, y, shape->desk_width, prompt };
  y += prompt;
  page->keys = (UmpRectangle){ frees.desk_edge, y, shape->desk_width, keys };
  page->bottom = (UmpRectangle){ 0, bottom, shape->width, shape->bottom };
}

void
ump_page_divide (const UmpPageShape *shape, const UmpPageNeeds *needs, gboolean rtl, UmpPage *page)
{
  UmpRectangle *const parts[] = { &page->table, &page->verdict, &page->prompt,
                                  &page->keys,  &page->record,  &page->bottom };

  *page = (UmpPage){ 0 };
  if (shape->beside)
    divide_beside (shape, needs, page);
  else
    divide_stacked (shape, needs, page);
  for (guint i = 0; rtl && i < G_N_ELEMENTS (parts); i++)
    parts[i]->x = shape->width - parts[i]->x - parts[i]->width;
}
