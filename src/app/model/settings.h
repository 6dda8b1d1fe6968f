/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preferences and what is remembered. Keys are those of data/io.github.umpire_app.Umpire.gschema.xml. */
#pragma once

#include "evening.h"

G_BEGIN_DECLS

/* The schema is the one of this very build: beside the built program, else where it is installed, else
 * wherever the desktop has it. NULL: it is nowhere. A new object. */
GSettings *ump_settings_new (void);

/* How an evening is counted, in this library. */
UmpEveningCount ump_settings_evening_count (GSettings *self);

/* Puts the names (strings) of a started session in front of the known people, and notes them as those of
 * last time. */
void ump_settings_remember_people (GSettings *self, const char *kind, const GPtrArray *names);

G_END_DECLS
