/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "place-popover.h"

#include "item-key.h"
#include "../widgets/build.h"
#include "../widgets/parts.h"

#define MOST_HEIGHT 320

/* The focus goes back to where it was, as long as that is there. */
static void
on_closed (GtkPopover *popover, GtkWidget *before)
{
  if (gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
}

/* What a key enters. */
typedef struct {
  UmpChooser *chooser; /* own */
  guint item;
  int place;
} Place;

static void
place_free (gpointer data, GClosure *closure)
{
  Place *place = data;

  g_object_unref (place->chooser);
  g_free (place);
}

/* The popover goes, and with it this key, before the table changes. */
static void
on_place (GtkWidget *button, Place *place)
{
  g_autoptr (UmpChooser) chooser = g_object_ref (place->chooser);
  guint item = place->item;
  int at = place->place;

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
  ump_chooser_tap_place (chooser, item, at);
}

static GtkWidget *
place_new (UmpChooser *chooser, guint index, int place, gboolean right)
{
  GtkWidget *words, *outcome, *button = ump_build ("place-key", "label", &words, "right", &outcome, NULL);
  g_autofree char *label = ump_chooser_place_label (chooser, index, place), *name = NULL;
  Place *entered = g_new (Place, 1);

  gtk_label_set_text (GTK_LABEL (words), label);
  gtk_widget_set_visible (outcome, right);
  ump_set_class (button, "chosen", right);
  name = right ? g_strdup_printf (_ ("%s, %s"), label, _ ("Here it has to go.")) : g_strdup (label);
  ump_name_widget (button, name);
  *entered = (Place){ .chooser = g_object_ref (chooser), .item = index, .place = place };
  g_signal_connect_data (button, "clicked", G_CALLBACK (on_place), entered, place_free, 0);
  return button;
}

static GtkWidget *
list_new (UmpChooser *chooser, guint index, GtkWidget **first)
{
  GtkWidget *list = ump_box_new (GTK_ORIENTATION_VERTICAL, 4, "ask");
  int n = ump_chooser_n_places (chooser, index), right = ump_chooser_right_place (chooser, index);

  for (int place = 1; place <= n; place++) {
    GtkWidget *button = place_new (chooser, index, place, place == right);
    gtk_box_append (GTK_BOX (list), button);
    if (place == MAX (right, 1))
      *first = button;
  }
  return ump_scroll_new (list, MOST_HEIGHT);
}

/* The keys are good until the chooser's next change. */
static void
open_at (GtkWidget *parent, GtkWidget *key, UmpChooser *chooser, const char *title, GtkWidget *list,
         GtkWidget *first)
{
  GtkWidget *before = gtk_root_get_focus (gtk_widget_get_root (parent));
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 6, NULL), *popover;

  gtk_box_append (GTK_BOX (box), ump_label_new (title, "pad-title"));
  gtk_box_append (GTK_BOX (box), list);
  popover = ump_popover_open (parent, key, box, title);
  if (before != NULL)
    g_signal_connect_object (popover, "closed", G_CALLBACK (on_closed), before, G_CONNECT_AFTER);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (gtk_popover_popdown), popover, G_CONNECT_SWAPPED);
  gtk_widget_grab_focus (first);
}

gboolean
ump_place_popover_open (GtkWidget *parent, GtkWidget *key, UmpChooser *chooser, guint index)
{
  GtkWidget *list, *first = NULL;
  g_autofree char *title = NULL;

  if (index >= ump_chooser_n_items (chooser) || ump_chooser_n_places (chooser, index) == 0)
    return FALSE;
  /* Translators: %s is a place on the table: "Line 1: put at" and below it "1st, in front of red girl" and
   * so on. */
  title = g_strdup_printf (_ ("%s: put at"), ump_chooser_item (chooser, index)->label);
  list = list_new (chooser, index, &first);
  open_at (parent, key, chooser, title, list, first);
  return TRUE;
}

void
ump_ways_popover_open (GtkWidget *parent, GtkWidget *key, UmpChooser *chooser, const char *title,
                       const guint *ways, guint n)
{
  GtkWidget *list = ump_box_new (GTK_ORIENTATION_VERTICAL, 4, "ask");

  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (list), ump_item_key_new (chooser, ways[i]));
  open_at (parent, key, chooser, title, list, gtk_widget_get_first_child (list));
}
