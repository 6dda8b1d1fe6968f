/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The desktop's bell: once for what was entered, twice for what was not. */
#pragma once

#include <gtk/gtk.h>

#include "../model/play.h"

G_BEGIN_DECLS

/* Rings for an answer of that type, where the settings say so. */
void ump_bell_ring (GtkWidget *widget, GSettings *settings, UmpAnswerType type);

G_END_DECLS
