/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scale.h"

double
ump_compat_scale (GtkWidget *widget)
{
#if GTK_CHECK_VERSION(4, 12, 0)
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  if (surface != NULL)
    return gdk_surface_get_scale (surface);
#endif
  return gtk_widget_get_scale_factor (widget);
}
