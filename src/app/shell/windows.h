/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The windows of the application: which of them shows what is opened, and the application's own actions. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* A new window with all that can be done in it; it shows nothing yet. */
UmpWindow *ump_windows_new (UmpApplication *application);
/* Once, before the application runs. */
void ump_windows_follow (UmpApplication *application);

G_END_DECLS
