/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small windows over a window: note, adjustment, end of a game; preferences, keys, about. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

void ump_dialogs_note (GtkWindow *parent, UmpPlay *play);
void ump_dialogs_adjust (GtkWindow *parent, UmpPlay *play);
void ump_dialogs_abandon (GtkWindow *parent, UmpPlay *play);

void ump_dialogs_preferences (GtkWindow *parent);
void ump_dialogs_shortcuts (GtkWindow *parent);
void ump_dialogs_about (GtkWindow *parent);

/* The action win.choose-library. */
void ump_dialogs_install (void);

G_END_DECLS
