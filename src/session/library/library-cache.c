/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>
#include <sys/stat.h>
#include <glib/gstdio.h>

#include "session/library/library-cache.h"
#include "session/store/replace.h"

#define FORMAT "5"
/* What stands in front: of the rest, so that no bit that fell over is believed. */
#define SUM G_CHECKSUM_MD5
#define SUM_BYTES 32
#define CACHE_TYPE "(sa" UMP_LIBRARY_ITEM_TYPE ")"

/* Rules may count otherwise in another build: what it read is worth nothing here. */
static char *
build_stamp (void)
{
  struct stat status = { 0 };

  if (stat ("/proc/self/exe", &status) < 0)
    return g_strdup (FORMAT " " VERSION);
  /* where packages are made alike, times of change are all the same: the file itself is another one */
  return g_strdup_printf (
      FORMAT " " VERSION " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GUINT64_FORMAT " %" G_GINT64_FORMAT,
      (gint64) status.st_mtime, (gint64) status.st_size, (guint64) status.st_ino, (gint64) status.st_ctime);
}

void
ump_library_cache_load (const char *file, const UmpGame *const *games, GHashTable *items)
{
  g_autoptr (GMappedFile) mapped = g_mapped_file_new (file, FALSE, NULL);
  g_autoptr (GBytes) whole = mapped != NULL ? g_mapped_file_get_bytes (mapped) : NULL, bytes = NULL;
  g_autofree char *stamp = build_stamp (), *sum = NULL;
  g_autoptr (GVariant) value = NULL;
  g_autoptr (GVariantIter) iter = NULL;
  const char *made;
  GVariant *child;

  if (whole == NULL || g_bytes_get_size (whole) <= SUM_BYTES)
    return;
  bytes = g_bytes_new_from_bytes (whole, SUM_BYTES, g_bytes_get_size (whole) - SUM_BYTES);
  sum = g_compute_checksum_for_bytes (SUM, bytes);
  if (memcmp (sum, g_bytes_get_data (whole, NULL), SUM_BYTES) != 0)
    return;
  value = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (CACHE_TYPE), bytes, FALSE));
  if (!g_variant_is_normal_form (value))
    return;
  g_variant_get (value, "(&sa" UMP_LIBRARY_ITEM_TYPE ")", &made, &iter);
  if (g_strcmp0 (made, stamp) != 0)
    return;
  while ((child = g_variant_iter_next_value (iter)) != NULL) {
    UmpLibraryItem *item = ump_library_item_from_variant (games, child);

    g_variant_unref (child);
    if (item != NULL)
      g_hash_table_replace (items, (gpointer) ump_library_item_path (item), item);
  }
}

void
ump_library_cache_save (const char *file, const GPtrArray *items)
{
  g_autofree char *folder = g_path_get_dirname (file), *stamp = build_stamp (), *sum = NULL;
  g_autoptr (GString) text = NULL;
  g_autoptr (GVariant) value = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a" UMP_LIBRARY_ITEM_TYPE));
  for (guint i = 0; i < items->len; i++) {
    GVariant *item = ump_library_item_to_variant (items->pdata[i]);

    if (item != NULL)
      g_variant_builder_add_value (&builder, item);
  }
  value = g_variant_ref_sink (g_variant_new ("(sa" UMP_LIBRARY_ITEM_TYPE ")", stamp, &builder));
  g_mkdir_with_parents (folder, 0700);
  sum = g_compute_checksum_for_data (SUM, g_variant_get_data (value), g_variant_get_size (value));
  text = g_string_sized_new (SUM_BYTES + g_variant_get_size (value));
  g_string_append (text, sum);
  g_string_append_len (text, g_variant_get_data (value), (gssize) g_variant_get_size (value));
  bytes = g_string_free_to_bytes (g_steal_pointer (&text));
  if (!ump_replace_file (file, bytes, &error))
    g_info ("%s: %s", file, error->message);
}
