/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "width-class.h"

#include "card-view.h"
#include "parts.h"

struct _UmpWidthClass {
  GtkWidget parent_instance;
  GtkWidget *child;
  UmpWidth width_class;
  UmpWidth wanted;
  gboolean placed; /* it had its width */
  guint idle;
};

enum { PROP_CHILD = 1, PROP_WIDTH_CLASS, N_PROPS };

static GParamSpec *props[N_PROPS];
static const char *const class_names[] = { "narrow", "medium", "wide" };

G_DEFINE_FINAL_TYPE (UmpWidthClass, ump_width_class, GTK_TYPE_WIDGET)

static UmpWidth
class_of_width (int width)
{
  if (width < UMP_WIDTH_NARROW_BELOW)
    return UMP_WIDTH_NARROW;
  return width < UMP_WIDTH_WIDE_FROM ? UMP_WIDTH_MEDIUM : UMP_WIDTH_WIDE;
}

int
ump_width_of_window (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  int width = root != NULL ? gtk_widget_get_width (GTK_WIDGET (root)) : 0, height;

  if (width == 0 && GTK_IS_WINDOW (root))
    gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  return MAX (width, 0);
}

static gboolean
change_class (gpointer data)
{
  UmpWidthClass *self = data;

  self->idle = 0;
  if (self->width_class == self->wanted)
    return G_SOURCE_REMOVE;
  gtk_widget_remove_css_class (GTK_WIDGET (self), class_names[self->width_class]);
  self->width_class = self->wanted;
  gtk_widget_add_css_class (GTK_WIDGET (self), class_names[self->width_class]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WIDTH_CLASS]);
  return G_SOURCE_REMOVE;
}

/* Before the first frame the window's width has to do: the page is then drawn once, as it stays. */
static void
ump_width_class_root (GtkWidget *widget)
{
  UmpWidthClass *self = UMP_WIDTH_CLASS (widget);
  int width = ump_width_of_window (widget);

  GTK_WIDGET_CLASS (ump_width_class_parent_class)->root (widget);
  ump_set_class (widget, "large-text", ump_text_is_large (widget));
  if (self->placed || width <= 0)
    return;
  self->wanted = class_of_width ((int) (width / MAX (1, ump_text_scale (widget))));
  change_class (self);
}

static void
ump_width_class_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpWidthClass *self = UMP_WIDTH_CLASS (widget);
  int least_width, least_height;

  self->placed = TRUE;
  /* Large text needs the room of a narrower window. */
  self->wanted = class_of_width ((int) (width / MAX (1, ump_text_scale (widget))));
  if (self->wanted != self->width_class && !self->idle)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, change_class, self, NULL);
  if (self->child == NULL || !gtk_widget_should_layout (self->child))
    return;
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  width = MAX (width, least_width);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  gtk_widget_allocate (self->child, width, MAX (height, least_height), baseline, NULL);
}

static void
ump_width_class_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  UmpWidthClass *self = UMP_WIDTH_CLASS (widget);
  int least_width;

  *minimum = *natural = 0;
  if (self->child == NULL)
    return;
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MIN (least_width, UMP_WIDTH_LEAST);
    return;
  }
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, for_size < 0 ? -1 : MAX (for_size, least_width),
                      minimum, natural, NULL, NULL);
}

static GtkSizeRequestMode
request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ump_width_class_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (ump_width_class_parent_class)->system_setting_changed (widget, setting);
  if (!ump_setting_is_of_text (setting))
    return;
  ump_set_class (widget, "large-text", ump_text_is_large (widget));
  gtk_widget_queue_allocate (widget);
}

static void
set_child (UmpWidthClass *self, GtkWidget *child)
{
  if (self->child == child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHILD]);
}

UmpWidth
ump_width_class_get (UmpWidthClass *self)
{
  return self->width_class;
}

static void
ump_width_class_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpWidthClass *self = UMP_WIDTH_CLASS (object);

  if (id == PROP_CHILD)
    g_value_set_object (value, self->child);
  else if (id == PROP_WIDTH_CLASS)
    g_value_set_int (value, (int) self->width_class);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
ump_width_class_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHILD)
    set_child (UMP_WIDTH_CLASS (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
ump_width_class_dispose (GObject *object)
{
  UmpWidthClass *self = UMP_WIDTH_CLASS (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->child, gtk_widget_unparent);
  G_OBJECT_CLASS (ump_width_class_parent_class)->dispose (object);
}

static void
ump_width_class_class_init (UmpWidthClassClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ump_width_class_dispose;
  object_class->get_property = ump_width_class_get_property;
  object_class->set_property = ump_width_class_set_property;
  widget_class->size_allocate = ump_width_class_size_allocate;
  widget_class->root = ump_width_class_root;
  widget_class->measure = ump_width_class_measure;
  widget_class->get_request_mode = request_mode;
  widget_class->system_setting_changed = ump_width_class_system_setting_changed;
  props[PROP_CHILD] =
      g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_WIDTH_CLASS] = g_param_spec_int ("width-class", NULL, NULL, UMP_WIDTH_NARROW, UMP_WIDTH_WIDE,
                                              UMP_WIDTH_MEDIUM, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "widthclass");
}

static void
ump_width_class_init (UmpWidthClass *self)
{
  self->width_class = self->wanted = UMP_WIDTH_MEDIUM;
  gtk_widget_add_css_class (GTK_WIDGET (self), class_names[self->width_class]);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
