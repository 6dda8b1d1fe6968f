/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a session's title and the name of its file are typed. Property "ready": whether they can be taken. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_SESSION_NAMES (ump_session_names_get_type ())
G_DECLARE_FINAL_TYPE (UmpSessionNames, ump_session_names, UMP, SESSION_NAMES, GtkWidget)

/* Floating. path: of the file; title: what the session is called now, NULL where nobody can say (then it is
 * not asked for).
 * */
GtkWidget *ump_session_names_new (const char *path, const char *title);
/* Where the file is to be then; the path itself where its name was left alone. A new string. */
char *ump_session_names_path (UmpSessionNames *self);
/* The title as it was typed, "" for none; NULL where it was not asked for or left alone. A new string. */
char *ump_session_names_title (UmpSessionNames *self);
/* What gets the keyboard; borrowed. */
GtkWidget *ump_session_names_first (UmpSessionNames *self);

G_END_DECLS
