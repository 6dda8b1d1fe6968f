/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a library, for library.c and library-files.c. */
#pragma once

#include "session/library/library.h"

G_BEGIN_DECLS

struct _UmpLibrary {
  GObject parent_instance;

  const UmpGame *const *games;
  char *folder;
  char *recent; /* the file of ump_recent_load() */
  char *cache;  /* that of ump_library_cache_load(), or NULL */
  GPtrArray *items;
  guint generation; /* counts the folders that there were */
  char *problem;
  gboolean loading;
  gboolean again;
};

/* What a path in the folder is called there; NULL if it lies elsewhere. */
const char *ump_library_name_inside (const char *folder, const char *path);

G_END_DECLS
