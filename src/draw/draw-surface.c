/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is drawn on: one picture, or pages. */
#include "config.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>

#include "draw-poster.h"
#include "draw/draw-pages.h"
#include "session/report/export.h"

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

cairo_status_t
ump_draw_collect (void *bytes, const unsigned char *data, unsigned int n)
{
  g_byte_array_append (bytes, data, n);
  return CAIRO_STATUS_SUCCESS;
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

static void
begin_drawing (Drawing *drawing, UmpSession *session, guint game, UmpDrawFlags flags, const UmpWords *words)
{
  gboolean rtl = runs_left (ump_words_translate (words, N_ ("Total")));

  *drawing = (Drawing){
    .session = session,
    .game = game,
    .flags = flags,
    .page = { .words = words, .rtl = rtl, .context = new_context (rtl) },
  };
}

static cairo_status_t
draw_picture (Drawing *drawing, gboolean vector, GByteArray *bytes)
{
  cairo_surface_t *surface =
      vector
          ? cairo_svg_surface_create_for_stream (ump_draw_collect, bytes, UMP_POSTER_WIDTH, UMP_POSTER_HEIGHT)
          : cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) UMP_POSTER_WIDTH, (int) UMP_POSTER_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  ump_draw_poster (cr, drawing->page.context, drawing->session, drawing->game, drawing->page.rtl,
                   drawing->page.words);
  status = cairo_status (cr);
  if (!vector && status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, ump_draw_collect, bytes);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

/* ---- pages --------------------------------------------------------------------------------- */

/* recorded: each page as it was drawn (cairo_surface_t), for its foot says how many there are. */
struct _UmpDrawPages {
  Drawing drawing;
  GPtrArray *recorded;
};

/* With bounds, for cairo frees no endless recording that a PDF has painted; letters may reach over the
 * edge. */
static void
begin_page (UmpDrawPage *page, gpointer data)
{
  GPtrArray *recorded = data;
  cairo_rectangle_t bounds = { -FOOT, -FOOT, page->width + 2 * FOOT, page->height + 3 * FOOT };

  g_ptr_array_add (recorded, cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &bounds));
  g_clear_pointer (&page->cr, cairo_destroy);
  page->cr = cairo_create (recorded->pdata[recorded->len - 1]);
}

/* The first page. */
static void
paint_poster (Drawing *drawing)
{
  UmpDrawPage *page = &drawing->page;
  double scale = MIN (page->width / UMP_POSTER_WIDTH, page->height / UMP_POSTER_HEIGHT);

  cairo_translate (page->cr, (page->width - scale * UMP_POSTER_WIDTH) / 2, 0);
  cairo_scale (page->cr, scale, scale);
  ump_draw_poster (page->cr, page->context, drawing->session, drawing->game, page->rtl, page->words);
}

UmpDrawPages *
ump_draw_pages_new (UmpSession *session, guint game, double width, double height, UmpDrawFlags flags,
                    const UmpWords *words)
{
  UmpDrawPages *self = g_new0 (UmpDrawPages, 1);
  UmpDrawPage *page = &self->drawing.page;

  self->recorded = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  begin_drawing (&self->drawing, session, game, flags, words);
  page->width = width;
  page->height = height - FOOT;
  page->turn = begin_page;
  page->data = self->recorded;
  begin_page (page, self->recorded);
  paint_poster (&self->drawing);
  begin_page (page, self->recorded);
  ump_draw_walk (page, session, game, (flags & UMP_DRAW_LOG) != 0);
  g_clear_pointer (&page->cr, cairo_destroy);
  return self;
}

void
ump_draw_pages_free (UmpDrawPages *self)
{
  g_ptr_array_unref (self->recorded);
  g_object_unref (self->drawing.page.context);
  g_free (self);
}

guint
ump_draw_pages_n (const UmpDrawPages *self)
{
  return self->recorded->len;
}

void
ump_draw_pages_paint (UmpDrawPages *self, guint number, cairo_t *cr)
{
  UmpDrawPage *page = &self->drawing.page;
  UmpDrawStyle style = ump_draw_dim;
  g_autofree char *text = ump_text_format (
      &UMP_TEXT (N_ ("Page {n0} of {n1}"), { UMP_N (number + 1), UMP_N (self->recorded->len) }), NULL,
      page->words);

  cairo_set_source_surface (cr, self->recorded->pdata[number], 0, 0);
  cairo_paint (cr);
  style.align = 0.5;
  page->cr = cr;
  page->y = page->height + FOOT - UMP_DRAW_SMALL * 1.5;
  ump_draw_text (page, text, 0, 0, page->width, &style);
  page->cr = NULL;
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

static cairo_status_t
draw_pages (const Drawing *drawing, GByteArray *bytes)
{
  cairo_surface_t *surface =
      cairo_pdf_surface_create_for_stream (ump_draw_collect, bytes, A4_WIDTH, A4_HEIGHT);
  g_autoptr (UmpDrawPages) pages =
      ump_draw_pages_new (drawing->session, drawing->game, A4_WIDTH - 2 * MARGIN, A4_HEIGHT - 2 * MARGIN,
                          drawing->flags, drawing->page.words);
  cairo_status_t status;
  cairo_t *cr;

  set_metadata (surface, drawing);
  cr = cairo_create (surface);
  for (guint page = 0; page < ump_draw_pages_n (pages); page++) {
    cairo_save (cr);
    cairo_translate (cr, MARGIN, MARGIN);
    ump_draw_pages_paint (pages, page, cr);
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

GBytes *
ump_draw_result (UmpSession *session, guint game, UmpDrawFormat format, UmpDrawFlags flags,
                 const UmpWords *words, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_status_t status;
  Drawing drawing;

  begin_drawing (&drawing, session, game, flags, words);
  if (format == UMP_DRAW_PDF)
    status = draw_pages (&drawing, bytes);
  else
    status = draw_picture (&drawing, format == UMP_DRAW_SVG, bytes);
  g_object_unref (drawing.page.context);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, _ ("it cannot be drawn: %s"),
               cairo_status_to_string (status));
  return NULL;
}
