/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: one instance; settings, library and what else all windows share, and
 * which of them shows what is opened. */
#pragma once

#include <adwaita.h>

#include "session/learned/components.h"
#include "session/library/library.h"
#include "../model/people-names.h"
#include "../model/settings.h"
#include "../model/sheet-keeper.h"
#include "../model/sheet-list.h"

G_BEGIN_DECLS

typedef struct _UmpWindow UmpWindow; /* window.h */

#define UMP_TYPE_APPLICATION (ump_application_get_type ())
G_DECLARE_FINAL_TYPE (UmpApplication, ump_application, UMP, APPLICATION, AdwApplication)

UmpApplication *ump_application_new (void);
GSettings *ump_application_settings (UmpApplication *self);
/* What people are called besides. Borrowed. */
UmpPeopleNames *ump_application_names (UmpApplication *self);
/* The sessions of the user's data folder; made at the first call. */
UmpLibrary *ump_application_library (UmpApplication *self);
/* What was learned from the cards; read at the first call. */
UmpComponents *ump_application_components (UmpApplication *self);
/* Templates of score sheets; read at the first call. */
UmpSheetList *ump_application_sheets (UmpApplication *self);
/* The score sheet that is being made, in whatever window; made at the first call. */
UmpSheetKeeper *ump_application_sheet_keeper (UmpApplication *self);
/* The window of an application that has that file open, or NULL. */
UmpWindow *ump_application_find (GtkApplication *application, const char *path);
/* A new window with all that can be done in it; it shows nothing yet. */
UmpWindow *ump_application_new_window (UmpApplication *self);
/* Opens a session: the window that has it comes to the front; else in `window` where that shows no session
 * (or NULL: in a new one). A file of learned components is taken over, one of a template shown before it
 * is. */
void ump_application_open_path (UmpApplication *self, GtkWindow *window, const char *path);

G_END_DECLS
