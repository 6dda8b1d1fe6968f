/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "colour-editor.h"

#include <string.h>

#include "../compat/announce.h"
#include "../widgets/card-view.h"
#include "../widgets/key.h"
#include "../widgets/learning.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

#define MAX_COLOURS 8

/* letters: what is painted, a letter for each card; it is remembered as soon as there are as many of each as
 * there have to be. brush: index of the letter that taps paint. own: the change comes from here. */
struct _UmpColourEditor {
  GtkWidget parent_instance;
  UmpComponents *components;
  const UmpGame *game;
  const UmpPart *part;
  char *letters;
  int brush;
  gboolean own;

  GtkWidget *brushes_box;
  GtkWidget *brushes[MAX_COLOURS];
  GtkWidget *counts[MAX_COLOURS];
  GtkWidget *grid;
  GtkWidget **cells;
  GtkWidget *note;
  GtkWidget *usual;
  GtkWidget *as_seen;
};

static void ump_colour_editor_part_editor_init (UmpPartEditorInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (UmpColourEditor, ump_colour_editor, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (UMP_TYPE_PART_EDITOR,
                                                      ump_colour_editor_part_editor_init))

static UmpSlot
slot_of (UmpColourEditor *self)
{
  return (UmpSlot){ self->game->kind, self->part->id, "", self->part->sides[0].id, 1, 1 };
}

static int
brush_of (UmpColourEditor *self, char letter)
{
  return (int) (strchr (self->part->letters, letter) - self->part->letters);
}

static int
count_of (UmpColourEditor *self, int brush)
{
  int n = 0;

  for (const char *c = self->letters; *c; c++)
    n += *c == self->part->letters[brush];
  return n;
}

static gboolean
is_whole (UmpColourEditor *self)
{
  return ump_part_accepts (self->game, self->part, self->letters, NULL);
}

/* ---- showing -------------------------------------------------------------------------------- */

static void
show_cell (UmpColourEditor *self, int card)
{
  UmpLook look = self->game->faces[self->part->first_face + card].look;
  int brush = brush_of (self, self->letters[card]);
  /* Translators: a card and its colour: "17, blue" */
  g_autofree char *name = g_strdup_printf (_ ("%d, %s"), look.value, _ (self->part->titles[brush]));

  look.colour = self->part->looks[brush].colour;
  ump_card_view_set_look (UMP_CARD_VIEW (gtk_button_get_child (GTK_BUTTON (self->cells[card]))), &look);
  ump_name_widget (self->cells[card], name);
}

static void
show_brushes (UmpColourEditor *self)
{
  for (int k = 0; self->part->letters[k]; k++) {
    int n = count_of (self, k);
    g_autofree char *count = g_strdup_printf ("%d", n);
    g_autofree char *name = g_strdup_printf (
        k == self->brush ? _ ("%s, %d cards, chosen") : _ ("%s, %d cards"), _ (self->part->titles[k]), n);

    gtk_label_set_text (GTK_LABEL (self->counts[k]), count);
    ump_set_class (self->counts[k], "error-text", n != self->part->most);
    ump_set_class (self->brushes[k], "chosen", k == self->brush);
    ump_name_widget (self->brushes[k], name);
    gtk_accessible_update_state (GTK_ACCESSIBLE (self->brushes[k]), GTK_ACCESSIBLE_STATE_PRESSED,
                                 k == self->brush, -1);
  }
}

static void
show_note (UmpColourEditor *self)
{
  UmpSlot slot = slot_of (self);
  UmpLearned learned;
  gboolean known = ump_components_get (self->components, &slot, &learned);
  g_autofree char *usual = ump_part_usual (self->game, self->part, 0, 1, NULL);
  g_autofree char *seen = known ? ump_learned_say (&learned) : NULL, *text = NULL;
  gboolean whole = is_whole (self);

  if (!whole)
    text =
        g_strdup_printf (_ ("Each colour has %d cards: what is painted is remembered as soon as that is so."),
                         self->part->most);
  else if (known)
    /* Translators: when and on whose copy: "seen on 20 November, Ana's copy" */
    text = g_strdup_printf (_ ("As on your cards (%s). New sessions begin with these colours."), seen);
  else
    text = g_strdup (
        _ ("The usual colours, probable: compare them with your cards and paint what is otherwise."));
  gtk_label_set_text (GTK_LABEL (self->note), text);
  ump_set_class (self->note, "error-text", !whole);
  gtk_widget_set_sensitive (self->usual, known || g_strcmp0 (usual, self->letters) != 0);
  gtk_widget_set_sensitive (self->as_seen, whole && !known);
}

static void
show_all (UmpColourEditor *self)
{
  for (int card = 0; card < self->part->n_cards; card++)
    show_cell (self, card);
  show_brushes (self);
  show_note (self);
}

/* What is remembered, or the usual colours. */
static void
refresh (UmpColourEditor *self)
{
  if (self->own)
    return;
  g_free (self->letters);
  ump_components_value (self->components, self->game, self->part, "", 0, 1, 1, &self->letters, NULL);
  show_all (self);
}

/* ---- painting --------------------------------------------------------------------------------- */

static void
remember (UmpColourEditor *self)
{
  g_autofree char *today = ump_learning_today ();
  UmpSlot slot = slot_of (self);
  UmpLearned learned = { self->letters, UMP_SURE_CHECKED, today, NULL };
  g_autoptr (GError) error = NULL;

  if (!is_whole (self))
    return;
  self->own = TRUE;
  ump_components_put (self->components, &slot, &learned, &error);
  self->own = FALSE;
  ump_learning_report (GTK_WIDGET (self), error);
}

static void
paint (UmpColourEditor *self, int card, int brush)
{
  if (self->letters[card] == self->part->letters[brush])
    return;
  self->letters[card] = self->part->letters[brush];
  remember (self);
  show_cell (self, card);
  show_brushes (self);
  show_note (self);
}

static int
card_of (UmpColourEditor *self, GtkWidget *cell)
{
  int card = 0;

  while (self->cells[card] != cell)
    card++;
  return card;
}

static void
on_cell (GtkWidget *cell, UmpColourEditor *self)
{
  paint (self, card_of (self, cell), self->brush);
}

/* colour.brush: taps paint with that letter from now on. */
static void
on_brush (GtkWidget *widget, const char *action, GVariant *brush)
{
  UmpColourEditor *self = UMP_COLOUR_EDITOR (widget);

  self->brush = g_variant_get_int32 (brush);
  show_brushes (self);
}

static void
on_usual (UmpColourEditor *self)
{
  UmpSlot slot = slot_of (self);
  g_autoptr (GError) error = NULL;

  ump_components_forget (self->components, &slot, &error);
  ump_learning_report (GTK_WIDGET (self), error);
  refresh (self);
}

static void
on_as_seen (UmpColourEditor *self)
{
  remember (self);
  show_note (self);
}

/* A colour's letter paints the card with the focus, and goes on to the next. */
static gboolean
on_key (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state,
        UmpColourEditor *self)
{
  guint32 letter = gdk_keyval_to_unicode (gdk_keyval_to_lower (key));
  GtkWidget *focus = gtk_widget_get_focus_child (self->grid);
  const char *found = letter > 0 && letter < 128 ? strchr (self->part->letters, (int) letter) : NULL;
  int card;

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0 || found == NULL || focus == NULL)
    return GDK_EVENT_PROPAGATE;
  card = card_of (self, focus);
  self->brush = (int) (found - self->part->letters);
  paint (self, card, self->brush);
  show_brushes (self);
  if (card + 1 < self->part->n_cards)
    gtk_widget_grab_focus (self->cells[card + 1]);
  return GDK_EVENT_STOP;
}

/* ---- building ------------------------------------------------------------------------------------ */

static void
fill_brushes (UmpColourEditor *self)
{
  for (int k = 0; self->part->letters[k] && k < MAX_COLOURS; k++) {
    GtkWidget *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL);
    GtkWidget *badge = ump_card_view_new (&self->part->looks[k], UMP_CARD_BADGE, FALSE);

    gtk_accessible_update_state (GTK_ACCESSIBLE (badge), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
    self->counts[k] = ump_label_new (NULL, "strong number");
    gtk_box_append (GTK_BOX (line), badge);
    gtk_box_append (GTK_BOX (line), ump_label_new (_ (self->part->titles[k]), NULL));
    gtk_box_append (GTK_BOX (line), self->counts[k]);
    self->brushes[k] = ump_button_new (line, NULL, "key word");
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->brushes[k]), "colour.brush");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->brushes[k]), "i", k);
    ump_wrap_box_append (UMP_WRAP_BOX (self->brushes_box), self->brushes[k]);
  }
}

static void
make_cells (UmpColourEditor *self)
{
  self->cells = g_new0 (GtkWidget *, self->part->n_cards);
  for (int card = 0; card < self->part->n_cards; card++) {
    UmpLook look = self->game->faces[self->part->first_face + card].look;
    GtkWidget *view = ump_card_view_new (&look, UMP_CARD_CHIP, FALSE);

    gtk_accessible_update_state (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
    ump_card_view_set_size (UMP_CARD_VIEW (view), 34);
    self->cells[card] = ump_button_new (view, NULL, "chip-key paint");
    g_signal_connect (self->cells[card], "clicked", G_CALLBACK (on_cell), self);
    gtk_grid_attach (GTK_GRID (self->grid), self->cells[card], card % 10, card / 10, 1, 1);
  }
}

/* As many as a page of that width has room for with this size of text, in lines of ten or of five. */
static int
columns_for (UmpColourEditor *self, UmpWidth width)
{
  int least, room = width == UMP_WIDTH_NARROW ? UMP_WIDTH_LEAST - 2 * 12 : UMP_WIDTH_NARROW_BELOW - 2 * 20;

  gtk_widget_measure (self->cells[self->part->n_cards - 1], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  if (10 * least <= room)
    return 10;
  return CLAMP (room / MAX (least, 1), 2, 5);
}

static void
set_width (UmpPartEditor *editor, UmpWidth width)
{
  UmpColourEditor *self = UMP_COLOUR_EDITOR (editor);
  int columns = columns_for (self, width);

  for (int card = 0; card < self->part->n_cards; card++) {
    g_object_ref (self->cells[card]);
    gtk_grid_remove (GTK_GRID (self->grid), self->cells[card]);
    gtk_grid_attach (GTK_GRID (self->grid), self->cells[card], card % columns, card / columns, 1, 1);
    g_object_unref (self->cells[card]);
  }
}

static void
ump_colour_editor_part_editor_init (UmpPartEditorInterface *iface)
{
  iface->set_width = set_width;
}

static void
ump_colour_editor_dispose (GObject *object)
{
  UmpColourEditor *self = UMP_COLOUR_EDITOR (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_pointer (&self->cells, g_free);
  g_clear_pointer (&self->letters, g_free);
  g_clear_object (&self->components);
  G_OBJECT_CLASS (ump_colour_editor_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpColourEditor, name)

static void
ump_colour_editor_class_init (UmpColourEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_colour_editor_dispose;
  gtk_widget_class_install_action (widget_class, "colour.brush", "i", on_brush);
  g_type_ensure (UMP_TYPE_KEY_GRID);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/colour-editor.ui");
  BIND (brushes_box);
  BIND (note);
  BIND (grid);
  BIND (as_seen);
  BIND (usual);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_as_seen);
  gtk_widget_class_bind_template_callback (widget_class, on_usual);
}

static void
ump_colour_editor_init (UmpColourEditor *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_colour_editor_new (UmpComponents *components, const UmpGame *game, const UmpPart *part)
{
  UmpColourEditor *self = g_object_new (UMP_TYPE_COLOUR_EDITOR, NULL);

  self->components = g_object_ref (components);
  self->game = game;
  self->part = part;
  ump_name_widget (self->grid, _ (part->title));
  fill_brushes (self);
  make_cells (self);
  refresh (self);
  g_signal_connect_object (components, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
