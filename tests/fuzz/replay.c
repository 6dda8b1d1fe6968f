/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a fuzzer's function without libFuzzer, so that any compiler will do: each file of a corpus as it is,
 * then changed in ways that are the same on every machine.
 *
 *   fuzz-NAME CORPUS [CHANGED]     how many changed inputs are tried (2000) */
#include <stdio.h>
#include <stdlib.h>
#include <glib/gstdio.h>

#include "fuzz.h"

/* xorshift; not 0. */
static guint32 seed = 2463534242u;

static guint32
any (guint32 below)
{
  seed ^= seed << 13;
  seed ^= seed >> 17;
  seed ^= seed << 5;
  return below > 0 ? seed % below : 0;
}

static int
by_name (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
read_corpus (const char *folder)
{
  GPtrArray *inputs = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, by_name);
  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);
    char *text;
    gsize n;

    if (g_file_get_contents (path, &text, &n, NULL))
      g_ptr_array_add (inputs, g_bytes_new_take (text, n));
  }
  return inputs;
}

static void
run (const char *data, gsize n)
{
  /* Of its very size, so that reading beyond the end is seen. */
  g_autofree uint8_t *exact = g_memdup2 (n > 0 ? data : "", MAX (n, 1));

  LLVMFuzzerTestOneInput (exact, n);
}

static GBytes *
pick (GPtrArray *inputs)
{
  return g_ptr_array_index (inputs, any (inputs->len));
}

/* One small change: a bit, a byte, a piece left out or doubled, a piece of another input. */
static void
change (GString *text, GPtrArray *inputs)
{
  gsize at = any ((guint32) text->len), n = 1 + any (MIN (40, (guint32) text->len - (guint32) at));
  gsize size;
  const char *other = g_bytes_get_data (pick (inputs), &size);

  switch (any (5)) {
  case 0: text->str[at] = (char) (text->str[at] ^ 1 << any (8)); break;
  case 1: text->str[at] = (char) any (256); break;
  case 2: g_string_erase (text, (gssize) at, (gssize) MIN (n, text->len - at)); break;
  case 3: {
    g_autofree char *piece = g_strndup (text->str + at, MIN (n, text->len - at));

    g_string_insert (text, (gssize) at, piece);
    break;
  }
  default:
    if (size > 0) {
      gsize from = any ((guint32) size);

      g_string_insert_len (text, (gssize) at, other + from, (gssize) MIN (n, size - from));
    }
    break;
  }
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) inputs = argc > 1 ? read_corpus (argv[1]) : NULL;
  int changed = argc > 2 ? atoi (argv[2]) : 2000;

  if (inputs == NULL || inputs->len == 0) {
    fprintf (stderr, "no corpus\n");
    return 2;
  }
  for (guint i = 0; i < inputs->len; i++) {
    gsize n;
    const char *data = g_bytes_get_data (g_ptr_array_index (inputs, i), &n);

    run (data, n);
  }
  for (int i = 0; i < changed; i++) {
    gsize n;
    const char *data = g_bytes_get_data (pick (inputs), &n);
    g_autoptr (GString) text = g_string_new_len (data, (gssize) n);

    for (guint k = 1 + any (6); k > 0 && text->len > 0; k--)
      change (text, inputs);
    run (text->str, text->len);
  }
  printf ("%u inputs, %d changed\n", inputs->len, changed);
  return 0;
}
