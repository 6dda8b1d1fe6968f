/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-view.h"

#include <adwaita.h>

#include "card-append.h"
#include "parts.h"
#include "../compat/signal.h"

#define PLAIN_TEXT_PX (11.0 * 96.0 / 72.0)
#define LARGE_TEXT 1.5

/* It is asked for at each measure of each card: read once, until a setting changes. */
static double known_scale;

static void
on_text_settings (void)
{
  known_scale = 0;
}

static double
read_text_scale (GtkSettings *settings)
{
  g_autofree char *name = NULL;
  g_autoptr (PangoFontDescription) font = NULL;
  int dpi = 0;
  double px;

  g_object_get (settings, "gtk-font-name", &name, "gtk-xft-dpi", &dpi, NULL);
  font = pango_font_description_from_string (name != NULL ? name : "Cantarell 11");
  px = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  if (px <= 0)
    px = 11;
  if (!pango_font_description_get_size_is_absolute (font))
    px *= (dpi > 0 ? dpi / 1024.0 : 96.0) / 72.0;
  return MAX (0.9, px / PLAIN_TEXT_PX);
}

double
ump_text_scale (GtkWidget *widget)
{
  static GtkSettings *followed;
  GtkSettings *settings = gtk_widget_get_settings (widget);

  if (settings != followed) {
    g_signal_connect (settings, "notify::gtk-font-name", G_CALLBACK (on_text_settings), NULL);
    g_signal_connect (settings, "notify::gtk-xft-dpi", G_CALLBACK (on_text_settings), NULL);
    followed = settings;
    known_scale = 0;
  }
  if (known_scale <= 0)
    known_scale = read_text_scale (settings);
  return known_scale;
}

gboolean
ump_text_is_large (GtkWidget *widget)
{
  return ump_text_scale (widget) >= LARGE_TEXT;
}

gboolean
ump_setting_is_of_text (GtkSystemSetting setting)
{
  return setting != GTK_SYSTEM_SETTING_ICON_THEME;
}

UmpCardTheme
ump_card_theme_now (gboolean dark_always)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = dark_always || adw_style_manager_get_dark (manager);

  if (adw_style_manager_get_high_contrast (manager))
    return dark ? UMP_THEME_HC_DARK : UMP_THEME_HC;
  return dark ? UMP_THEME_DARK : UMP_THEME_LIGHT;
}

/* ---- the paintable -------------------------------------------------------------- */

struct _UmpCardPicture {
  GObject parent_instance;
  UmpCardSight sight;
  UmpCardForm form;
};

static void
picture_snapshot (GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height)
{
  UmpCardPicture *self = UMP_CARD_PICTURE (paintable);

  ump_card_append (GTK_SNAPSHOT (snapshot), &self->sight, self->form, 0, ump_card_theme_now (FALSE), 0, 0,
                   width, height);
}

static double
picture_aspect_ratio (GdkPaintable *paintable)
{
  UmpCardPicture *self = UMP_CARD_PICTURE (paintable);

  if (self->form == UMP_CARD_FULL)
    return 1 / UMP_CARD_RATIO;
  if (self->form == UMP_CARD_CHIP)
    return ump_chip_width (&self->sight.look, 24) / 24;
  return self->form == UMP_CARD_KEY ? 0 : 1;
}

static void
picture_iface_init (GdkPaintableInterface *iface)
{
  iface->snapshot = picture_snapshot;
  iface->get_intrinsic_aspect_ratio = picture_aspect_ratio;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (UmpCardPicture, ump_card_picture, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, picture_iface_init))

static void
ump_card_picture_class_init (UmpCardPictureClass *klass)
{
}

static void
ump_card_picture_init (UmpCardPicture *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gdk_paintable_invalidate_contents), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gdk_paintable_invalidate_contents),
                           self, G_CONNECT_SWAPPED);
}

UmpCardPicture *
ump_card_picture_new (const UmpCardSight *sight, UmpCardForm form)
{
  UmpCardPicture *self = g_object_new (UMP_TYPE_CARD_PICTURE, NULL);

  self->form = form;
  if (sight != NULL)
    self->sight = *sight;
  return self;
}

/* ---- the widget ------------------------------------------------------------------ */

struct _UmpCardView {
  GtkWidget parent_instance;
  UmpCardSight sight;
  UmpCardForm form;
  UmpCardFlags flags;
  int size;
  gboolean fixed; /* whatever the size of text */
  char *own_name; /* of the card, NULL where only a look is known */
  char *name;     /* given by the user of the widget */
};

static const char *const form_classes[] = { "full", "chip", "key", "badge", "person" };
static guint signal_activated;

G_DEFINE_FINAL_TYPE (UmpCardView, ump_card_view, GTK_TYPE_WIDGET)

static void
view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpCardView *self = UMP_CARD_VIEW (widget);

  ump_card_append (snapshot, &self->sight, self->form, self->flags, ump_card_theme_now (FALSE), 0, 0,
                   gtk_widget_get_width (widget), gtk_widget_get_height (widget));
}

static void
view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
              int *minimum_baseline, int *natural_baseline)
{
  UmpCardView *self = UMP_CARD_VIEW (widget);
  double size = self->fixed ? self->size : round (self->size * ump_text_scale (widget));
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  if (self->form == UMP_CARD_FULL)
    size = across ? size : round (size * UMP_CARD_RATIO);
  else if (self->form == UMP_CARD_CHIP && across)
    size = ceil (ump_chip_width (&self->sight.look, size));
  else if (self->form == UMP_CARD_KEY && across)
    size = round (size * 1.2);
  *minimum = *natural = (int) size;
}

static void
view_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (ump_card_view_parent_class)->system_setting_changed (widget, setting);
  if (ump_setting_is_of_text (setting))
    gtk_widget_queue_resize (widget);
}

static void
view_update_name (UmpCardView *self)
{
  const char *name = self->name != NULL ? self->name : self->own_name;

  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (self)) == GTK_ACCESSIBLE_ROLE_PRESENTATION)
    return;
  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static void
view_activate (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signal_activated, 0);
}

static void
on_view_released (GtkGestureClick *gesture, int n_press, double x, double y, GtkWidget *widget)
{
  if (gtk_widget_contains (widget, x, y))
    g_signal_emit (widget, signal_activated, 0);
}

static void
view_finalize (GObject *object)
{
  UmpCardView *self = UMP_CARD_VIEW (object);

  g_free (self->own_name);
  g_free (self->name);
  G_OBJECT_CLASS (ump_card_view_parent_class)->finalize (object);
}

static void
ump_card_view_class_init (UmpCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space,
                         GDK_KEY_KP_Space };

  G_OBJECT_CLASS (klass)->finalize = view_finalize;
  widget_class->snapshot = view_snapshot;
  widget_class->measure = view_measure;
  widget_class->system_setting_changed = view_system_setting_changed;
  gtk_widget_class_set_css_name (widget_class, "card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_install_action (widget_class, "card.activate", NULL, view_activate);
  for (gsize k = 0; k < G_N_ELEMENTS (keys); k++)
    gtk_widget_class_add_binding_action (widget_class, keys[k], 0, "card.activate", NULL);
  signal_activated = ump_signal_new ("activated", UMP_TYPE_CARD_VIEW);
}

static void
ump_card_view_init (UmpCardView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

static UmpCardView *
view_new (UmpCardForm form, GtkAccessibleRole role)
{
  UmpCardView *self = g_object_new (UMP_TYPE_CARD_VIEW, "accessible-role", role, NULL);
  gboolean tappable = role == GTK_ACCESSIBLE_ROLE_BUTTON;

  self->form = form;
  self->size = form == UMP_CARD_FULL ? 72 : form == UMP_CARD_KEY ? 36 : 24;
  gtk_widget_add_css_class (GTK_WIDGET (self), form_classes[form]);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "card.activate", tappable);
  if (tappable) {
    GtkGesture *click = gtk_gesture_click_new ();

    g_signal_connect (click, "released", G_CALLBACK (on_view_released), self);
    gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
    gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
    gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
  }
  return self;
}

GtkWidget *
ump_card_view_new (const UmpLook *look, UmpCardForm form, gboolean heard)
{
  UmpCardView *self = view_new (form, heard ? GTK_ACCESSIBLE_ROLE_IMG : GTK_ACCESSIBLE_ROLE_PRESENTATION);

  ump_card_view_set_look (self, look);
  return GTK_WIDGET (self);
}

static void
set_card (UmpCardView *self, const UmpSetup *setup, UmpCard card)
{
  ump_card_sight (setup, card, &self->sight);
  g_free (self->own_name);
  self->own_name = ump_card_spoken (setup, card, TRUE);
  view_update_name (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
ump_card_view_new_for (const UmpSetup *setup, UmpCard card, UmpCardForm form, gboolean tappable)
{
  UmpCardView *self = view_new (form, tappable ? GTK_ACCESSIBLE_ROLE_BUTTON : GTK_ACCESSIBLE_ROLE_IMG);

  set_card (self, setup, card);
  return GTK_WIDGET (self);
}

GtkWidget *
ump_card_view_new_silent (const UmpSetup *setup, UmpCard card, UmpCardForm form)
{
  UmpCardView *self = view_new (form, GTK_ACCESSIBLE_ROLE_PRESENTATION);

  set_card (self, setup, card);
  return GTK_WIDGET (self);
}

void
ump_card_view_set_look (UmpCardView *self, const UmpLook *look)
{
  self->sight = (UmpCardSight){ .look = *look };
  g_clear_pointer (&self->own_name, g_free);
  view_update_name (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ump_card_view_set_flags (UmpCardView *self, UmpCardFlags flags)
{
  if (self->flags == flags)
    return;
  self->flags = flags;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ump_card_view_set_size (UmpCardView *self, int size)
{
  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ump_card_view_set_fixed (UmpCardView *self, gboolean fixed)
{
  if (self->fixed == fixed)
    return;
  self->fixed = fixed;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ump_card_view_set_name (UmpCardView *self, const char *name)
{
  if (!ump_set_str (&self->name, name))
    return;
  view_update_name (self);
}
