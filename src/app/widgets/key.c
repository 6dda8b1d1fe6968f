/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card's key, and the grid that keys stand in. */
#include "config.h"

#include <glib/gi18n.h>

#include "key.h"

#include "parts.h"

#define DOTS_IN_A_ROW 4
/* Of what stands on it, in px at 100 % text. */
#define SIZE 16

struct _UmpKey {
  GtkButton parent_instance;
  int face;
  GtkWidget *card;
  GtkWidget *left; /* dots for the copies, or how many are left; nothing where each card is there once */
  char *name;
};

G_DEFINE_FINAL_TYPE (UmpKey, ump_key, GTK_TYPE_BUTTON)

static void
ump_key_finalize (GObject *object)
{
  g_free (UMP_KEY (object)->name);
  G_OBJECT_CLASS (ump_key_parent_class)->finalize (object);
}

static void
ump_key_class_init (UmpKeyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_key_finalize;
}

static void
ump_key_init (UmpKey *self)
{
  ump_add_classes (GTK_WIDGET (self), "key card-key");
}

/* The drawing takes the whole key and leaves room for the copies at its foot. */
static GtkWidget *
with_foot (UmpKey *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->left = ump_label_new (NULL, "dots");
  gtk_label_set_xalign (GTK_LABEL (self->left), 0.5f);
  gtk_label_set_justify (GTK_LABEL (self->left), GTK_JUSTIFY_CENTER);
  gtk_widget_set_can_target (self->left, FALSE);
  gtk_widget_set_valign (self->left, GTK_ALIGN_END);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->card);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->left);
  return overlay;
}

GtkWidget *
ump_key_new (const UmpSetup *setup, int face)
{
  UmpKey *self = g_object_new (UMP_TYPE_KEY, NULL);
  UmpCard card = { .face = (guint16) face };
  UmpArt art = setup->looks[face].art;

  self->face = face;
  self->name = ump_card_spoken (setup, card, TRUE);
  self->card = ump_card_view_new_silent (setup, card, UMP_CARD_KEY);
  ump_card_view_set_size (UMP_CARD_VIEW (self->card), SIZE);
  ump_set_class (GTK_WIDGET (self), "filled",
                 art == UMP_ART_NUMBER || art == UMP_ART_PERSON || art == UMP_ART_BET);
  ump_set_class (GTK_WIDGET (self), "on-dark", art == UMP_ART_BET);
  gtk_button_set_child (GTK_BUTTON (self), setup->copies[face] > 1 ? with_foot (self) : self->card);
  return GTK_WIDGET (self);
}

int
ump_key_face (UmpKey *self)
{
  return self->face;
}

/* One disc a copy, filled while it may still come. */
static char *
dots (int left, int copies)
{
  GString *out = g_string_new (NULL);

  for (int i = 0; i < copies; i++) {
    if (i > 0 && i % DOTS_IN_A_ROW == 0 && copies > DOTS_IN_A_ROW + 1)
      g_string_append_c (out, '\n');
    g_string_append (out, i < left ? "●" : "○");
  }
  return g_string_free (out, FALSE);
}

static char *
spoken (UmpKey *self, int left, int copies)
{
  GString *out = g_string_new (self->name);

  if (copies > 1 || left == 0) {
    g_string_append (out, ", ");
    if (left == 0)
      g_string_append (out, _ ("none left"));
    else if (left == 1)
      g_string_append (out, _ ("one left"));
    else
      g_string_append_printf (out, ngettext ("%d left", "%d left", (gulong) left), left);
  }
  return g_string_free (out, FALSE);
}

void
ump_key_set (UmpKey *self, int left, int copies, gboolean off, const char *why)
{
  g_autofree char *name = spoken (self, left, copies);
  g_autofree char *text = copies <= 2 * DOTS_IN_A_ROW
                              ? dots (left, copies)
                              : g_strdup_printf (ngettext ("%d left", "%d left", (gulong) left), left);

  if (self->left != NULL)
    ump_label_say (self->left, text);
  ump_card_view_set_flags (UMP_CARD_VIEW (self->card), off ? UMP_CARD_DIMMED : UMP_CARD_PLAIN);
  ump_set_class (GTK_WIDGET (self), "off", off);
  ump_name_widget (GTK_WIDGET (self), name);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, off, -1);
  ump_set_tooltip (GTK_WIDGET (self), why);
}

/* ---- the grid -------------------------------------------------------------------------------- */

struct _UmpKeyGrid {
  GtkGrid parent_instance;
  GtkWidget *last; /* weak: where the focus was */
};

G_DEFINE_FINAL_TYPE (UmpKeyGrid, ump_key_grid, GTK_TYPE_GRID)

static gboolean
ump_key_grid_focus (GtkWidget *widget, GtkDirectionType direction)
{
  UmpKeyGrid *self = UMP_KEY_GRID (widget);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) {
    if (ump_has_focus_inside (widget))
      return FALSE;
    /* it may be pale meanwhile, and take no focus */
    if (self->last != NULL && gtk_widget_get_mapped (self->last) && gtk_widget_grab_focus (self->last))
      return TRUE;
  }
  return GTK_WIDGET_CLASS (ump_key_grid_parent_class)->focus (widget, direction);
}

static void
ump_key_grid_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  UmpKeyGrid *self = UMP_KEY_GRID (widget);

  if (child != NULL)
    g_set_weak_pointer (&self->last, child);
  GTK_WIDGET_CLASS (ump_key_grid_parent_class)->set_focus_child (widget, child);
}

static void
ump_key_grid_dispose (GObject *object)
{
  g_clear_weak_pointer (&UMP_KEY_GRID (object)->last);
  G_OBJECT_CLASS (ump_key_grid_parent_class)->dispose (object);
}

static void
ump_key_grid_class_init (UmpKeyGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_key_grid_dispose;
  widget_class->focus = ump_key_grid_focus;
  widget_class->set_focus_child = ump_key_grid_set_focus_child;
  /* GTK 4.10 and later would make it a "generic", which may have no name. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_key_grid_init (UmpKeyGrid *self)
{
}

GtkWidget *
ump_key_grid_new (void)
{
  return g_object_new (UMP_TYPE_KEY_GRID, NULL);
}
