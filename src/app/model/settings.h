/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preferences and what is remembered: GSettings, or plain memory where the schema is not installed.
 *
 * Keys are those of data/io.github.umpire_app.Umpire.gschema.xml. Signal "changed" (key), detailed by the
 * key. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define UMP_TYPE_SETTINGS (ump_settings_get_type ())
G_DECLARE_FINAL_TYPE (UmpSettings, ump_settings, UMP, SETTINGS, GObject)

UmpSettings *ump_settings_new (void);
/* The application's settings, owned by it; NULL where no application runs. Every getter takes NULL and then
 * answers with the default. */
UmpSettings *ump_settings_of_application (void);

gboolean ump_settings_get_boolean (UmpSettings *self, const char *key);
void ump_settings_set_boolean (UmpSettings *self, const char *key, gboolean value);
int ump_settings_get_int (UmpSettings *self, const char *key);
void ump_settings_set_int (UmpSettings *self, const char *key, int value);
/* New strings. */
char *ump_settings_get_string (UmpSettings *self, const char *key);
void ump_settings_set_string (UmpSettings *self, const char *key, const char *value);
char **ump_settings_get_strv (UmpSettings *self, const char *key);
void ump_settings_set_strv (UmpSettings *self, const char *key, const char *const *value);

/* Keeps a boolean property of the object at the value of a key, as long as the object lives. self may be
 * NULL: nothing happens. */
void ump_settings_bind (UmpSettings *self, const char *key, gpointer object, const char *property);

/* Puts the names of a started session in front of the known people, and notes them as those of last time. */
void
ump_settings_remember_people (UmpSettings *self, const char *kind, const char *const *names, int n_names);

G_END_DECLS
