/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "settings.h"

#include "words.h"

#define MAX_KNOWN_PEOPLE 60

struct _UmpSettings {
  GObject parent_instance;
  GSettings *settings; /* NULL: the schema is not installed, and values lie in memory */
  GHashTable *values;  /* key → GVariant */
};

static const struct {
  const char *key;
  const char *value;
} fallbacks[] = {
  { "window-width", "1120" },
  { "window-height", "800" },
  { "window-maximized", "false" },
  { "keep-awake", "true" },
  { "sound", "false" },
  { "clock", "true" },
  { "turn-timer", "0" },
  { "set-up", "true" },
  { "adviser", "true" },
  { "next-card-ends-turn", "true" },
  { "known-players", "@as []" },
  { "last-players", "@as []" },
  { "last-kind", "''" },
};

static guint signal_changed;

G_DEFINE_FINAL_TYPE (UmpSettings, ump_settings, G_TYPE_OBJECT)

static void
on_value_changed (UmpSettings *self, const char *key)
{
  g_signal_emit (self, signal_changed, g_quark_from_string (key), key);
}

static GVariant *
fallback (const char *key)
{
  for (gsize k = 0; k < G_N_ELEMENTS (fallbacks); k++)
    if (g_str_equal (fallbacks[k].key, key))
      return g_variant_ref_sink (g_variant_new_parsed (fallbacks[k].value));
  g_return_val_if_reached (NULL);
}

static GVariant *
get_value (UmpSettings *self, const char *key)
{
  GVariant *value;

  if (self != NULL && self->settings != NULL)
    return g_settings_get_value (self->settings, key);
  value = self != NULL ? g_hash_table_lookup (self->values, key) : NULL;
  return value != NULL ? g_variant_ref (value) : fallback (key);
}

static void
set_value (UmpSettings *self, const char *key, GVariant *value)
{
  g_autoptr (GVariant) sunk = g_variant_ref_sink (value);
  g_autoptr (GVariant) old = NULL;

  g_return_if_fail (self);
  if (self->settings != NULL) {
    g_settings_set_value (self->settings, key, sunk);
    return;
  }
  old = get_value (self, key);
  if (g_variant_equal (old, sunk))
    return;
  g_hash_table_insert (self->values, g_strdup (key), g_steal_pointer (&sunk));
  on_value_changed (self, key);
}

gboolean
ump_settings_get_boolean (UmpSettings *self, const char *key)
{
  g_autoptr (GVariant) value = get_value (self, key);

  return g_variant_get_boolean (value);
}

void
ump_settings_set_boolean (UmpSettings *self, const char *key, gboolean value)
{
  set_value (self, key, g_variant_new_boolean (value));
}

typedef struct {
  GObject *object; /* borrowed: the closure goes with it */
  const char *property;
} Bound;

static void
on_bound_changed (UmpSettings *self, const char *key, Bound *bound)
{
  g_object_set (bound->object, bound->property, ump_settings_get_boolean (self, key), NULL);
}

static void
bound_free (gpointer data, GClosure *closure)
{
  g_free (data);
}

void
ump_settings_bind (UmpSettings *self, const char *key, gpointer object, const char *property)
{
  g_autofree char *signal = g_strdup_printf ("changed::%s", key);
  Bound *bound;
  GClosure *closure;

  if (self == NULL)
    return;
  bound = g_new (Bound, 1);
  *bound = (Bound){ .object = object, .property = g_intern_string (property) };
  closure = g_cclosure_new (G_CALLBACK (on_bound_changed), bound, bound_free);
  g_object_watch_closure (object, closure);
  g_signal_connect_closure (self, signal, closure, FALSE);
  on_bound_changed (self, key, bound);
}

int
ump_settings_get_int (UmpSettings *self, const char *key)
{
  g_autoptr (GVariant) value = get_value (self, key);

  return g_variant_get_int32 (value);
}

void
ump_settings_set_int (UmpSettings *self, const char *key, int value)
{
  set_value (self, key, g_variant_new_int32 (value));
}

char *
ump_settings_get_string (UmpSettings *self, const char *key)
{
  g_autoptr (GVariant) value = get_value (self, key);

  return g_variant_dup_string (value, NULL);
}

void
ump_settings_set_string (UmpSettings *self, const char *key, const char *value)
{
  set_value (self, key, g_variant_new_string (value));
}

char **
ump_settings_get_strv (UmpSettings *self, const char *key)
{
  g_autoptr (GVariant) value = get_value (self, key);

  return g_variant_dup_strv (value, NULL);
}

void
ump_settings_set_strv (UmpSettings *self, const char *key, const char *const *value)
{
  set_value (self, key, g_variant_new_strv (value, -1));
}

void
ump_settings_remember_people (UmpSettings *self, const char *kind, const char *const *names, int n_names)
{
  g_autoptr (GStrvBuilder) last = g_strv_builder_new ();
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) before = ump_settings_get_strv (self, "known-players");
  g_auto (GStrv) last_names = NULL;

  for (int k = 0; k < n_names; k++) {
    g_strv_builder_add (last, names[k]);
    if (!ump_words_is_nobody (names[k]))
      g_ptr_array_add (known, g_strdup (names[k]));
  }
  for (int k = 0; before[k] != NULL && known->len < MAX_KNOWN_PEOPLE; k++)
    if (!g_ptr_array_find_with_equal_func (known, before[k], g_str_equal, NULL))
      g_ptr_array_add (known, g_strdup (before[k]));
  g_ptr_array_add (known, NULL);
  last_names = g_strv_builder_end (last);
  ump_settings_set_strv (self, "known-players", (const char *const *) known->pdata);
  ump_settings_set_strv (self, "last-players", (const char *const *) last_names);
  ump_settings_set_string (self, "last-kind", kind);
}

static void
finalize (GObject *object)
{
  UmpSettings *self = UMP_SETTINGS (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->values, g_hash_table_unref);
  G_OBJECT_CLASS (ump_settings_parent_class)->finalize (object);
}

static void
ump_settings_class_init (UmpSettingsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
  signal_changed = g_signal_new ("changed", UMP_TYPE_SETTINGS, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ump_settings_init (UmpSettings *self)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema =
      source != NULL ? g_settings_schema_source_lookup (source, APP_ID, TRUE) : NULL;

  self->values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_variant_unref);
  for (gsize k = 0; schema != NULL && k < G_N_ELEMENTS (fallbacks); k++)
    if (!g_settings_schema_has_key (schema, fallbacks[k].key))
      g_clear_pointer (&schema,
                       g_settings_schema_unref); /* of another version: asking for such a key would abort */
  if (schema == NULL)
    return;
  self->settings = g_settings_new_full (schema, NULL, NULL);
  g_signal_connect_object (self->settings, "changed", G_CALLBACK (on_value_changed), self, G_CONNECT_SWAPPED);
}

UmpSettings *
ump_settings_new (void)
{
  return g_object_new (UMP_TYPE_SETTINGS, NULL);
}

UmpSettings *
ump_settings_of_application (void)
{
  GApplication *application = g_application_get_default ();

  return application != NULL ? g_object_get_data (G_OBJECT (application), "ump-settings") : NULL;
}
