/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seven people. They differ in outline and not only inside, so that they can be told
 * apart where eyes and mouths are too small to draw. */
#include "card-symbols.h"

#include "card-pen.h"

/* Below this size, in pixels, eyes and mouths go. */
#define FACE_PX 30

#define LINE 2.6
/* Radius of what is seen of a person, within the disc. */
#define CUT 49.2

typedef struct {
  cairo_t *cr;
  UmpRgb face;
  UmpRgb hair;
  UmpRgb grey;
  UmpRgb paper;
  UmpRgb cloth;
  UmpRgb tear;
  gboolean small;
} Sitter;

/* Filled and outlined. */
static void
shape (const Sitter *s, const char *path, UmpRgb fill)
{
  ump_pen_path (s->cr, path);
  ump_pen_fill_stroke (s->cr, fill, s->hair, LINE);
}

static void
blot (const Sitter *s, const char *path)
{
  ump_pen_path (s->cr, path);
  ump_pen_fill (s->cr, s->hair);
}

static void
stroke (const Sitter *s, const char *path, double width)
{
  ump_pen_path (s->cr, path);
  ump_pen_stroke (s->cr, s->hair, width);
}

static void
ball (const Sitter *s, double cx, double cy, double radius, UmpRgb fill)
{
  ump_pen_disc (s->cr, cx, cy, radius);
  ump_pen_fill_stroke (s->cr, fill, s->hair, LINE);
}

static void
dot (const Sitter *s, double cx, double cy, double radius)
{
  ump_pen_disc (s->cr, cx, cy, radius);
  ump_pen_fill (s->cr, s->hair);
}

static void
eyes (const Sitter *s, double y, double apart)
{
  if (s->small)
    return;
  dot (s, 50 - apart, y, 2.6);
  dot (s, 50 + apart, y, 2.6);
}

static void
mouth (const Sitter *s, const char *path, double width)
{
  if (!s->small)
    stroke (s, path, width);
}

static void
paint_girl (const Sitter *s)
{
  shape (s, "M50 66C70 66 80 80 84 104H16C20 80 30 66 50 66Z", s->cloth);
  dot (s, 19, 52, 13);
  dot (s, 81, 52, 13);
  ball (s, 50, 46, 25, s->face);
  blot (s, "M25 46C24 26 36 18 50 18C64 18 76 26 75 46C70 36 62 34 54 28C46 36 34 36 25 46Z");
  ball (s, 29, 37, 6.5, s->cloth);
  ball (s, 71, 37, 6.5, s->cloth);
  eyes (s, 49, 9);
  mouth (s, "M42 57Q50 62 58 57", LINE);
}

static void
paint_boy (const Sitter *s)
{
  shape (s, "M50 68C72 68 82 82 84 104H16C18 82 28 68 50 68Z", s->cloth);
  if (!s->small) {
    ump_pen_path (s->cr, "M22 90H78");
    ump_pen_stroke (s->cr, s->paper, 5);
  }
  ball (s, 50, 48, 24, s->face);
  shape (s, "M26 42C24 18 38 10 52 10C66 10 76 22 75 38L96 42C98 48 94 49 90 48L26 46Z", s->cloth);
  stroke (s, "M28 46V56M72 47V56", 5);
  eyes (s, 54, 9);
  mouth (s, "M42 61Q50 66 58 61", LINE);
}

static void
paint_mother (const Sitter *s)
{
  blot (s, "M50 8C76 8 84 30 82 50C81 64 86 72 88 78H12C14 72 19 64 18 50C16 30 24 8 50 8Z");
  shape (s, "M50 68C74 68 86 82 88 104H12C14 82 26 68 50 68Z", s->cloth);
  shape (s, "M40 66L50 82L60 66Z", s->face);
  ball (s, 50, 43, 23, s->face);
  blot (s, "M27 42C26 24 38 17 50 17C62 17 74 24 73 42C68 30 58 28 50 26C42 28 32 30 27 42Z");
  eyes (s, 45, 8);
  mouth (s, "M42 53Q50 58 58 53", LINE);
}

static void
paint_father (const Sitter *s)
{
  shape (s, "M50 64C78 64 90 78 92 104H8C10 78 22 64 50 64Z", s->cloth);
  shape (s, "M36 64L50 92L64 64Z", s->paper);
  blot (s, "M46 70H54L56 90L50 98L44 90Z");
  shape (s, "M27 34H73V48C73 64 62 71 50 71C38 71 27 64 27 48Z", s->face);
  blot (s, "M25 42C22 20 34 11 50 11C66 11 78 20 75 42L70 31C62 33 54 31 46 27C42 31 36 32 30 32Z");
  eyes (s, 44, 8);
  blot (s, "M36 57Q43 50 50 55Q57 50 64 57Q57 61 50 58Q43 61 36 57Z");
}

static void
paint_grandmother (const Sitter *s)
{
  ball (s, 50, 13, 12, s->grey);
  shape (s, "M50 68C76 68 88 82 90 104H10C12 82 24 68 50 68Z", s->cloth);
  stroke (s, "M30 70L50 98L70 70", 3);
  ball (s, 50, 47, 25, s->face);
  shape (s, "M24 50C20 28 34 19 50 19C66 19 80 28 76 50C72 38 62 31 50 31C38 31 28 38 24 50Z", s->grey);
  ump_pen_disc (s->cr, 40, 49, 8.5);
  ump_pen_stroke (s->cr, s->hair, 3.4);
  ump_pen_disc (s->cr, 60, 49, 8.5);
  ump_pen_stroke (s->cr, s->hair, 3.4);
  stroke (s, "M48 48Q50 46 52 48", 3);
  mouth (s, "M44 62Q50 66 56 62", LINE);
}

static void
paint_grandfather (const Sitter *s)
{
  shape (s, "M50 68C78 68 90 82 92 104H8C10 82 22 68 50 68Z", s->cloth);
  shape (s, "M27 42C27 24 36 16 50 16C64 16 73 24 73 42V50H27Z", s->face);
  shape (s, "M73 34C86 34 85 52 75 54Z", s->grey);
  shape (s, "M27 34C14 34 15 52 25 54Z", s->grey);
  shape (s, "M25 50C27 80 40 88 50 88C60 88 73 80 75 50C68 56 60 57 50 57C40 57 32 56 25 50Z", s->grey);
  eyes (s, 42, 8);
  mouth (s, "M38 61Q44 55 50 60Q56 55 62 61", 3.2);
}

/* Low and alone, with a question over the head. */
static void
paint_lost_child (const Sitter *s)
{
  shape (s, "M40 82C56 82 66 90 68 104H12C14 90 24 82 40 82Z", s->cloth);
  ball (s, 40, 60, 24, s->face);
  blot (s, "M16 60C13 38 28 31 40 31C52 31 67 38 64 60C60 48 52 45 42 45C30 45 21 48 16 60Z");
  if (!s->small) {
    dot (s, 32, 61, 2.8);
    dot (s, 48, 61, 2.8);
    dot (s, 40, 73, 4);
    ump_pen_path (s->cr, "M53 65Q60 74 53 77Q46 74 53 65Z");
    ump_pen_fill (s->cr, s->tear);
  }
  stroke (s, "M66 22C66 8 90 8 90 23C90 34 79 33 79 44", 9);
  dot (s, 79, 59, 6);
}

static void
paint_sitter (const Sitter *s, UmpSymbol person)
{
  switch ((int) person) {
  case UMP_SYMBOL_GIRL: paint_girl (s); break;
  case UMP_SYMBOL_BOY: paint_boy (s); break;
  case UMP_SYMBOL_MOTHER: paint_mother (s); break;
  case UMP_SYMBOL_FATHER: paint_father (s); break;
  case UMP_SYMBOL_GRANDMOTHER: paint_grandmother (s); break;
  case UMP_SYMBOL_GRANDFATHER: paint_grandfather (s); break;
  case UMP_SYMBOL_LOST_CHILD: paint_lost_child (s); break;
  default: break;
  }
}

/* A group is cut out once, where to clip each of the many shapes to a disc is slower. Not so in an SVG, where
 * a clip costs no time and cairo loses some memory with each group. */
static gboolean
has_groups (cairo_t *cr)
{
  return cairo_surface_get_type (cairo_get_target (cr)) != CAIRO_SURFACE_TYPE_SVG;
}

static void
begin_cut (cairo_t *cr)
{
  cairo_save (cr);
  if (has_groups (cr))
    cairo_rectangle (cr, -2, -2, 104, 104);
  else
    ump_pen_disc (cr, 50, 50, CUT);
  cairo_clip (cr);
  if (has_groups (cr))
    cairo_push_group (cr);
}

static void
end_cut (cairo_t *cr)
{
  if (has_groups (cr)) {
    cairo_pop_group_to_source (cr);
    ump_pen_disc (cr, 50, 50, CUT);
    cairo_fill (cr);
  }
  cairo_restore (cr);
}

void
ump_person_paint (cairo_t *cr, UmpSymbol person, UmpColour clothes, UmpCardTheme theme, double cx, double cy,
                  double size)
{
  Sitter s = {
    .cr = cr,
    .face = { 0.937, 0.890, 0.820 },
    .hair = { 0.165, 0.145, 0.129 },
    .grey = { 0.639, 0.608, 0.565 },
    .cloth = { 0.427, 0.455, 0.502 },
    .paper = ump_palette_disc (),
    .tear = ump_palette_fill (UMP_COLOUR_BLUE, theme),
    .small = size * ump_pen_scale (cr) < FACE_PX,
  };

  if (clothes != UMP_COLOUR_NONE)
    s.cloth = ump_palette_fill (clothes, theme);

  cairo_save (cr);
  cairo_translate (cr, cx - size / 2, cy - size / 2);
  cairo_scale (cr, size / 100, size / 100);

  begin_cut (cr);
  cairo_set_source_rgb (cr, s.paper.r, s.paper.g, s.paper.b);
  cairo_paint (cr);
  paint_sitter (&s, person);
  end_cut (cr);

  ump_pen_disc (cr, 50, 50, 48.8);
  ump_pen_stroke (cr, s.hair, ump_pen_at_least (cr, 2.4, 0.8));
  cairo_restore (cr);
}

UmpSymbol
ump_person_cuts (UmpSymbol person)
{
  if (person >= UMP_SYMBOL_GIRL && person < UMP_SYMBOL_GRANDFATHER)
    return person + 1;
  return person == UMP_SYMBOL_GRANDFATHER ? UMP_SYMBOL_GIRL : UMP_SYMBOL_NONE;
}
