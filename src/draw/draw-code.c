/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text as a QR code, which the camera of a phone reads. */
#include "config.h"

#include "draw/draw.h"

#ifdef HAVE_QRENCODE
#include <qrencode.h>
#include <string.h>

#include "draw-private.h"

#define MODULE 3 /* pixels */
#define MARGIN 4 /* modules of white around, as readers want it */

static cairo_surface_t *
paint (const QRcode *code)
{
  int side = (code->width + 2 * MARGIN) * MODULE;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, side);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (int i = 0; i < code->width * code->width; i++)
    if (code->data[i] & 1)
      cairo_rectangle (cr, (i % code->width + MARGIN) * MODULE, (i / code->width + MARGIN) * MODULE, MODULE,
                       MODULE);
  cairo_fill (cr);
  cairo_destroy (cr);
  return surface;
}

GBytes *
ump_draw_code (const char *text)
{
  QRcode *code = strlen (text) <= UMP_DRAW_CODE_MAX ? QRcode_encodeString8bit (text, 0, QR_ECLEVEL_L) : NULL;
  GByteArray *bytes;
  cairo_surface_t *surface;

  if (code == NULL)
    return NULL;
  bytes = g_byte_array_new ();
  surface = paint (code);
  cairo_surface_write_to_png_stream (surface, ump_draw_collect, bytes);
  cairo_surface_destroy (surface);
  QRcode_free (code);
  return g_byte_array_free_to_bytes (bytes);
}

#else

GBytes *
ump_draw_code (const char *text)
{
  return NULL;
}

#endif
