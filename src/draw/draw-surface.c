/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is drawn on: a picture as high as it needs to be, or pages. */
#include "config.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>

#include "draw-private.h"
#include "draw/draw.h"
#include "session/export.h"

#define PICTURE 640.0
#define EDGE 28.0
#define PIXELS 2.0
/* So many pixels a picture may be high; with fewer a point than so its letters cannot be read. */
#define HIGHEST 32767
#define LEAST_PIXELS 1.0
#define A4_WIDTH 595.28
#define A4_HEIGHT 841.89
#define MARGIN 42.0
#define FOOT 24.0

/* One result that is drawn. */
typedef struct {
  UmpSession *session;
  guint game;
  UmpDrawFlags flags;
  UmpDrawPage page;
} Drawing;

static cairo_status_t
take (void *bytes, const unsigned char *data, unsigned int n)
{
  g_byte_array_append (bytes, data, n);
  return CAIRO_STATUS_SUCCESS;
}

static void
walk (Drawing *drawing, cairo_t *cr, int wanted, gboolean proof)
{
  drawing->page.cr = cr;
  drawing->page.y = 0;
  drawing->page.page = 0;
  drawing->page.wanted = wanted;
  ump_draw_walk (&drawing->page, drawing->session, drawing->game, proof,
                 (drawing->flags & UMP_DRAW_LOG) != 0 && proof);
}

/* Fonts are measured the same for every surface. */
static PangoContext *
new_context (gboolean rtl)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_base_dir (context, rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  cairo_font_options_destroy (options);
  return context;
}

static cairo_status_t
draw_picture (Drawing *drawing, gboolean vector, GByteArray *bytes)
{
  double height, pixels;
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;

  drawing->page.width = PICTURE - 2 * EDGE;
  walk (drawing, NULL, UMP_DRAW_NOTHING, FALSE);
  height = drawing->page.y + 2 * EDGE;
  pixels = MIN (PIXELS, HIGHEST / height);
  if (!vector && pixels < LEAST_PIXELS)
    return CAIRO_STATUS_INVALID_SIZE;
  if (vector)
    surface = cairo_svg_surface_create_for_stream (take, bytes, PICTURE, height);
  else
    surface =
        cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (PICTURE * pixels), (int) (height * pixels));
  cr = cairo_create (surface);
  if (!vector)
    cairo_scale (cr, pixels, pixels);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, EDGE, EDGE);
  walk (drawing, cr, 0, FALSE);
  status = cairo_status (cr);
  if (!vector && status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, take, bytes);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

static void
draw_foot (Drawing *drawing, int page, int pages)
{
  UmpDrawStyle style = ump_draw_dim;
  g_autofree char *text =
      ump_text_format (&UMP_TEXT (N_ ("Page {n0} of {n1}"), { page + 1, pages }), NULL, drawing->page.words);

  style.align = 0.5;
  drawing->page.page = drawing->page.wanted = page;
  drawing->page.y = A4_HEIGHT - 2 * MARGIN - UMP_DRAW_SMALL * 1.5;
  ump_draw_text (&drawing->page, text, 0, 0, drawing->page.width, &style);
}

static void
set_metadata (cairo_surface_t *surface, const Drawing *drawing)
{
  g_autofree char *title = ump_draw_title (drawing->session, drawing->game, drawing->page.words);
  const char *time = ump_export_game_time (drawing->session, drawing->game);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Umpire " VERSION);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, time);
}

/* A page is recorded, since its foot says how many there are; data: the pages, cairo_surface_t. */
static void
begin_page (UmpDrawPage *page, gpointer data)
{
  const cairo_rectangle_t paper = { -MARGIN, -MARGIN, A4_WIDTH, A4_HEIGHT };
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &paper);

  g_ptr_array_add (data, surface);
  g_clear_pointer (&page->cr, cairo_destroy);
  page->cr = cairo_create (surface);
}

/* In one walk; a new array of cairo_surface_t. */
static GPtrArray *
record_pages (Drawing *drawing)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);

  drawing->page.width = A4_WIDTH - 2 * MARGIN;
  drawing->page.height = A4_HEIGHT - 2 * MARGIN - FOOT;
  drawing->page.turn = begin_page;
  drawing->page.data = pages;
  begin_page (&drawing->page, pages);
  walk (drawing, drawing->page.cr, UMP_DRAW_EVERYTHING, TRUE);
  g_clear_pointer (&drawing->page.cr, cairo_destroy);
  return pages;
}

static cairo_status_t
draw_pages (Drawing *drawing, GByteArray *bytes)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (take, bytes, A4_WIDTH, A4_HEIGHT);
  g_autoptr (GPtrArray) pages = record_pages (drawing);
  cairo_status_t status;
  cairo_t *cr;

  set_metadata (surface, drawing);
  drawing->page.cr = cr = cairo_create (surface);
  for (guint page = 0; page < pages->len; page++) {
    cairo_save (cr);
    cairo_translate (cr, MARGIN, MARGIN);
    cairo_set_source_surface (cr, pages->pdata[page], 0, 0);
    cairo_paint (cr);
    draw_foot (drawing, (int) page, (int) pages->len);
    cairo_restore (cr);
    cairo_show_page (cr);
  }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

/* Which way the words of the language run. */
static gboolean
runs_left (const char *word)
{
  switch (g_unichar_get_script (g_utf8_get_char (word))) {
  case G_UNICODE_SCRIPT_ARABIC:
  case G_UNICODE_SCRIPT_HEBREW:
  case G_UNICODE_SCRIPT_SYRIAC:
  case G_UNICODE_SCRIPT_THAANA: return TRUE;
  default: return FALSE;
  }
}

GBytes *
ump_draw_result (UmpSession *session, guint game, UmpDrawFormat format, UmpDrawFlags flags,
                 const UmpWords *words, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  Drawing drawing = { .session = session, .game = game, .flags = flags, .page = { .words = words } };
  cairo_status_t status;

  drawing.page.rtl = runs_left (ump_words_translate (words, N_ ("Total")));
  drawing.page.context = new_context (drawing.page.rtl);
  if (format == UMP_DRAW_PDF)
    status = draw_pages (&drawing, bytes);
  else
    status = draw_picture (&drawing, format == UMP_DRAW_SVG, bytes);
  g_object_unref (drawing.page.context);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  if (status == CAIRO_STATUS_INVALID_SIZE)
    g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                         _ ("this is too long for one picture: take pages (PDF)"));
  else
    g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, _ ("it cannot be drawn: %s"),
                 cairo_status_to_string (status));
  return NULL;
}
