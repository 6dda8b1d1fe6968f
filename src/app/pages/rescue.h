/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that cannot be read, or only up to a bad place. */
#pragma once

#include <gtk/gtk.h>

#include "session/store/store.h"

G_BEGIN_DECLS

/* A page that says what is wrong with a file. */
GtkWidget *ump_rescue_problem_page_new (const char *path, const char *message);

/* What to say of a file of which only the beginning could be read; a new string. */
char *ump_rescue_message (const char *path, const char *error);
/* The readable part of a damaged file, to look at only; the session stays the caller's. NULL where no
 * temporary file could be written. */
UmpStore *ump_rescue_open (UmpSession *partial);
/* A copy of the session, for a new file. NULL with an error of session.h. */
UmpSession *ump_rescue_copy (UmpSession *session, GError **error);

G_END_DECLS
