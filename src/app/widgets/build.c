/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "build.h"

GtkWidget *
ump_build (const char *name, ...)
{
  g_autofree char *path = g_strdup_printf ("/io/github/umpire_app/Umpire/ui/%s.ui", name);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (path);
  GObject *part = g_object_ref (gtk_builder_get_object (builder, "part"));
  va_list ids;

  va_start (ids, name);
  for (const char *id = va_arg (ids, const char *); id != NULL; id = va_arg (ids, const char *))
    *va_arg (ids, GtkWidget **) = GTK_WIDGET (gtk_builder_get_object (builder, id));
  va_end (ids);
  /* the builder's reference goes with it: what is left is whoever's takes it in */
  g_object_force_floating (part);
  return GTK_WIDGET (part);
}
