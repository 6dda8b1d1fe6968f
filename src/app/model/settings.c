/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "settings.h"

#include "words.h"

#define MAX_KNOWN_PEOPLE 60

/* NULL: it is not in that folder. */
static GSettingsSchema *
find_in (const char *folder)
{
  g_autoptr (GSettingsSchemaSource) source =
      g_settings_schema_source_new_from_directory (folder, NULL, FALSE, NULL);

  return source != NULL ? g_settings_schema_source_lookup (source, APP_ID, FALSE) : NULL;
}

/* One of another version would end the program at the first key that it does not have: what belongs to this
 * build comes first. */
static GSettingsSchema *
find_schema (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program != NULL ? g_path_get_dirname (program) : g_strdup (".");
  g_autofree char *built = g_build_filename (folder, "..", "..", "data", NULL);
  GSettingsSchemaSource *desktop = g_settings_schema_source_get_default ();
  GSettingsSchema *schema = find_in (built);

  if (schema == NULL)
    schema = find_in (SCHEMADIR);
  if (schema == NULL && desktop != NULL)
    schema = g_settings_schema_source_lookup (desktop, APP_ID, TRUE);
  return schema;
}

GSettings *
ump_settings_new (void)
{
  g_autoptr (GSettingsSchema) schema = find_schema ();

  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

UmpEveningCount
ump_settings_evening_count (GSettings *self)
{
  return g_settings_get_boolean (self, "evening-wins") ? UMP_EVENING_WINS : UMP_EVENING_PLACES;
}

void
ump_settings_remember_people (GSettings *self, const char *kind, const GPtrArray *names)
{
  g_autoptr (GStrvBuilder) last = g_strv_builder_new ();
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) before = g_settings_get_strv (self, "known-players");
  g_auto (GStrv) last_names = NULL;

  for (guint k = 0; k < names->len; k++) {
    g_strv_builder_add (last, names->pdata[k]);
    if (!ump_words_is_nobody (names->pdata[k]))
      g_ptr_array_add (known, g_strdup (names->pdata[k]));
  }
  for (int k = 0; before[k] != NULL && known->len < MAX_KNOWN_PEOPLE; k++)
    if (!g_ptr_array_find_with_equal_func (known, before[k], g_str_equal, NULL))
      g_ptr_array_add (known, g_strdup (before[k]));
  g_ptr_array_add (known, NULL);
  last_names = g_strv_builder_end (last);
  g_settings_set_strv (self, "known-players", (const char *const *) known->pdata);
  g_settings_set_strv (self, "last-players", (const char *const *) last_names);
  g_settings_set_string (self, "last-kind", kind);
}
