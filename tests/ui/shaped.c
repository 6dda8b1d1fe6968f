/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notes each text that is laid out, or part of one that stood in a line of its own: loaded in front of
 * HarfBuzz by LD_PRELOAD.
 *
 *   SHAPED_LOG     a file that gets a line of UTF-8 for each */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <glib.h>
#include <hb.h>
#include <unistd.h>

static void
note (hb_buffer_t *buffer)
{
  static int fd = -1;
  hb_glyph_info_t *(*infos) (hb_buffer_t *, unsigned *), *info;
  g_autoptr (GString) line = g_string_new (NULL);
  unsigned n = 0;

  *(void **) &infos = dlsym (RTLD_NEXT, "hb_buffer_get_glyph_infos");
  info = infos (buffer, &n);
  for (unsigned i = 0; i < n; i++) /* they are no glyphs yet */
    g_string_append_unichar (line, info[i].codepoint);
  g_string_append_c (line, '\n');
  if (fd < 0)
    fd = open (g_getenv ("SHAPED_LOG"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  if (write (fd, line->str, line->len) != (gssize) line->len)
    g_error ("the log cannot be written");
}

void
hb_shape (hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned n)
{
  void (*shape) (hb_font_t *, hb_buffer_t *, const hb_feature_t *, unsigned);

  *(void **) &shape = dlsym (RTLD_NEXT, "hb_shape");
  note (buffer);
  shape (font, buffer, features, n);
}
