/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bounds.h"

#if GTK_CHECK_VERSION(4, 10, 0)

#include <math.h>

/* The border box, counted from the corner of the parent's border box; in a window from the corner of its contents, which
 * its own border or shadow is no part of. */
static gboolean
get_bounds (GtkAccessible *accessible, int *x, int *y, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (accessible), *parent = gtk_widget_get_parent (widget);
  graphene_rect_t own, around = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (!gtk_widget_get_realized (widget))
    return FALSE;
  if (parent == NULL) {
    *x = *y = 0;
    *width = gtk_widget_get_width (widget);
    *height = gtk_widget_get_height (widget);
    return TRUE;
  }
  if (!gtk_widget_compute_bounds (widget, parent, &own) ||
      (!GTK_IS_ROOT (parent) && !gtk_widget_compute_bounds (parent, parent, &around)))
    return FALSE;
  *x = (int) floorf (own.origin.x - around.origin.x);
  *y = (int) floorf (own.origin.y - around.origin.y);
  *width = (int) ceilf (own.size.width);
  *height = (int) ceilf (own.size.height);
  return TRUE;
}

void
ump_compat_mend_bounds (void)
{
  GTypeClass *klass = g_type_class_ref (GTK_TYPE_WIDGET);
  GtkAccessibleInterface *accessible = g_type_interface_peek (klass, GTK_TYPE_ACCESSIBLE);

  accessible->get_bounds = get_bounds;
  g_type_class_unref (klass);
}

#else

void
ump_compat_mend_bounds (void)
{
}

#endif
