/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which sessions were opened last, wherever they lie: a text file with one address a line, the latest first.
 *
 * A file that cannot be read is an empty list, and is not written over; lines that are no address of a file
 * here are passed over. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Paths, the latest first, each once; ends with NULL. */
GStrv ump_recent_load (const char *file);
/* Puts a path first. The list is cut to a length that nobody reads to the end of. */
gboolean ump_recent_put (const char *file, const char *path, GError **error);
/* Takes a path off. */
gboolean ump_recent_drop (const char *file, const char *path, GError **error);

G_END_DECLS
