/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sessions opened and made in another thread: reading a file and writing it may take as long as
 * the disk likes. Some files cannot be read, or only up to a bad place. */
#pragma once

#include <gtk/gtk.h>

#include "session/library/library.h"
#include "session/store/store.h"

G_BEGIN_DECLS

/* Opens the session at path for writing; or, with `fresh` (taken), writes that to path, where nothing may be.
 * What was opened whole, the library remembers. Owner and library are kept until callback was called. */
void ump_opening_begin (gpointer owner, UmpLibrary *library, const char *path, UmpSession *fresh,
                        GAsyncReadyCallback callback);
/* The store, now the caller's. NULL: error says why. A store with error set is what could be read of a
 * damaged file, for looking only. */
UmpStore *ump_opening_finish (GAsyncResult *result, GError **error);
/* A copy of the session, for a new file. NULL with an error of session.h. */
UmpSession *ump_opening_copy (UmpSession *session, GError **error);

/* A page that says what is wrong with a file, and removes it from the library, or takes it off its list. */
GtkWidget *ump_opening_problem_page_new (UmpLibrary *library, const char *path, const char *message);
/* What to say of a file of which only the beginning could be read; a new string. */
char *ump_opening_damage (const char *path, const char *error);

G_END_DECLS
