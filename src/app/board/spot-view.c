/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A spot's widget. The record is painted with cairo by paint/spot-paint.h; nothing of it is a widget of its
 * own. */
#include "config.h"

#include <glib/gi18n.h>

#include "spot-view.h"

#include "board.h"
#include "../widgets/card-view.h"
#include "../widgets/parts.h"
#include "paint/spot-paint.h"

struct _UmpSpotView {
  GtkWidget parent_instance;
  GtkAccessibleRole role;
  UmpSpot spot; /* its strings are our own */
  UmpSetup *setup;
  gboolean dark;
};

G_DEFINE_FINAL_TYPE (UmpSpotView, ump_spot_view, GTK_TYPE_WIDGET)

GtkAccessibleRole
ump_spot_view_role_for (const UmpSpot *spot)
{
  if (spot->name == NULL)
    return GTK_ACCESSIBLE_ROLE_PRESENTATION;
  if (ump_spot_is_button (spot))
    return GTK_ACCESSIBLE_ROLE_BUTTON;
  if (spot->sort == UMP_SPOT_WORDS)
    return GTK_ACCESSIBLE_ROLE_LABEL;
  return ump_spot_is_group (spot) ? GTK_ACCESSIBLE_ROLE_GROUP : GTK_ACCESSIBLE_ROLE_IMG;
}

static void
clear (UmpSpotView *self)
{
  g_clear_pointer ((char **) &self->spot.text, g_free);
  g_clear_pointer ((char **) &self->spot.name, g_free);
  g_clear_pointer ((char **) &self->spot.description, g_free);
  g_clear_pointer (&self->setup, ump_setup_unref);
}

/* Whether two records look the same; where they are is not looked at. */
static gboolean
looks_same (const UmpSpot *a, const UmpSpot *b)
{
  return a->sort == b->sort && a->flags == b->flags && a->width == b->width && a->height == b->height &&
         a->unit == b->unit && ump_card_pack (a->card) == ump_card_pack (b->card) && a->symbol == b->symbol &&
         a->value == b->value && a->limit == b->limit && a->more == b->more &&
         a->style.size == b->style.size && a->style.weight == b->style.weight &&
         a->style.ink == b->style.ink && a->style.side == b->style.side && a->style.cut == b->style.cut &&
         g_strcmp0 (a->text, b->text) == 0;
}

void
ump_spot_view_set (UmpSpotView *self, const UmpSpot *spot, UmpSetup *setup, gboolean dark)
{
  gboolean same = self->setup == setup && self->dark == dark && looks_same (&self->spot, spot);
  UmpSpot own = *spot;

  own.text = g_strdup (spot->text);
  own.name = g_strdup (spot->name);
  own.description = g_strdup (spot->description);
  setup = ump_setup_ref (setup);
  clear (self);
  self->spot = own;
  self->setup = setup;
  self->dark = dark;
  if (!same)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ump_spot_view_announce (UmpSpotView *self)
{
  const UmpSpot *spot = &self->spot;
  gboolean button = self->role == GTK_ACCESSIBLE_ROLE_BUTTON;
  const char *why = spot->flags & UMP_SPOT_OFF ? spot->description : NULL;
  g_autofree char *name = NULL;

  gtk_widget_set_focusable (GTK_WIDGET (self), button);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "spot.tap", button);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "spot.ask", button);
  if (spot->name == NULL)
    return;
  ump_set_tooltip (GTK_WIDGET (self), why);
  /* Translators: a card's name, and that it is chosen: for screen readers. */
  name =
      spot->flags & UMP_SPOT_CHOSEN ? g_strdup_printf (_ ("%s, chosen"), spot->name) : g_strdup (spot->name);
  ump_name_widget (GTK_WIDGET (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  spot->description != NULL ? spot->description : "", -1);
  if (button)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED,
                                 (spot->flags & UMP_SPOT_OFF) != 0, -1);
}

const UmpSpot *
ump_spot_view_spot (UmpSpotView *self)
{
  return &self->spot;
}

GtkAccessibleRole
ump_spot_view_role (UmpSpotView *self)
{
  return self->role;
}

/* ---- the widget --------------------------------------------------------------------------------- */

static void
ump_spot_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
}

/* The board gives everything its place, whatever it lies in. */
static void
ump_spot_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
}

static void
ump_spot_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpSpotView *self = UMP_SPOT_VIEW (widget);
  int over = ump_spot_overhang (&self->spot);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float) -over, (float) -over, (float) (self->spot.width + 2 * over),
                                     (float) (self->spot.height + 2 * over)));

  ump_spot_paint (cr, &self->spot, self->setup, ump_card_theme_now (self->dark),
                  gtk_widget_get_pango_context (widget));
  cairo_destroy (cr);
  GTK_WIDGET_CLASS (ump_spot_view_parent_class)->snapshot (widget, snapshot);
}

static void
act (GtkWidget *widget, const char *action, GVariant *parameter)
{
  UmpBoard *board = UMP_BOARD (gtk_widget_get_ancestor (widget, UMP_TYPE_BOARD));
  const UmpSpot *spot = &UMP_SPOT_VIEW (widget)->spot;

  if (board != NULL)
    ump_board_act (board, spot->id, g_str_equal (action, "spot.ask"));
}

static void
ump_spot_view_dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ump_spot_view_parent_class)->dispose (object);
}

static void
ump_spot_view_finalize (GObject *object)
{
  UmpSpotView *self = UMP_SPOT_VIEW (object);

  clear (self);
  G_OBJECT_CLASS (ump_spot_view_parent_class)->finalize (object);
}

static void
ump_spot_view_class_init (UmpSpotViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_spot_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_spot_view_finalize;
  widget_class->measure = ump_spot_view_measure;
  widget_class->size_allocate = ump_spot_view_size_allocate;
  widget_class->snapshot = ump_spot_view_snapshot;
  gtk_widget_class_install_action (widget_class, "spot.tap", NULL, act);
  gtk_widget_class_install_action (widget_class, "spot.ask", NULL, act);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "spot.tap", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "spot.tap", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "spot.tap", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "spot.ask", NULL);
  gtk_widget_class_set_css_name (widget_class, "spot");
}

static void
ump_spot_view_init (UmpSpotView *self)
{
}

GtkWidget *
ump_spot_view_new (GtkAccessibleRole role)
{
  UmpSpotView *self = g_object_new (UMP_TYPE_SPOT_VIEW, "accessible-role", role, NULL);

  self->role = role;
  return GTK_WIDGET (self);
}
