/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "colour-editor.h"

#include <string.h>

#include "../model/part-words.h"
#include "../widgets/card-view.h"
#include "../widgets/key.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

#define MAX_COLOURS 8

/* letters: what is painted, a letter for each card; it is remembered as soon as there are as many of each as
 * there have to be. brush: index of the letter that taps paint. */
struct _UmpColourEditor {
  UmpPartEditor parent_instance;
  char *letters;
  int brush;

  GtkWidget *brushes_box;
  GtkWidget *brushes[MAX_COLOURS];
  GtkWidget *counts[MAX_COLOURS];
  GtkWidget *grid;
  GtkWidget **cells;
  GtkWidget *note;
  GtkWidget *usual;
  GtkWidget *as_seen;
};

G_DEFINE_FINAL_TYPE (UmpColourEditor, ump_colour_editor, UMP_TYPE_PART_EDITOR)

static UmpPartTable *
table_of (UmpColourEditor *self)
{
  return ump_part_editor_table (UMP_PART_EDITOR (self));
}

static const UmpPart *
part_of (UmpColourEditor *self)
{
  return ump_part_editor_part (UMP_PART_EDITOR (self));
}

/* As the game has it: of the usual colour. */
static UmpLook
look_of (UmpColourEditor *self, int card)
{
  return ump_part_table_game (table_of (self))->faces[part_of (self)->first_face + card].look;
}

static int
brush_of (UmpColourEditor *self, char letter)
{
  return (int) (strchr (part_of (self)->letters, letter) - part_of (self)->letters);
}

static int
count_of (UmpColourEditor *self, int brush)
{
  int n = 0;

  for (const char *c = self->letters; *c; c++)
    n += *c == part_of (self)->letters[brush];
  return n;
}

static gboolean
is_whole (UmpColourEditor *self)
{
  return ump_part_accepts (ump_part_table_game (table_of (self)), part_of (self), self->letters, NULL);
}

/* ---- showing -------------------------------------------------------------------------------- */

static void
show_cell (UmpColourEditor *self, int card)
{
  UmpLook look = look_of (self, card);
  int brush = brush_of (self, self->letters[card]);
  /* Translators: a card and its colour: "17, blue" */
  g_autofree char *name = g_strdup_printf (_ ("%d, %s"), look.value, _ (part_of (self)->titles[brush]));

  look.colour = part_of (self)->looks[brush].colour;
  ump_card_view_set_look (UMP_CARD_VIEW (gtk_button_get_child (GTK_BUTTON (self->cells[card]))), &look);
  ump_name_widget (self->cells[card], name);
}

static void
show_brushes (UmpColourEditor *self)
{
  const UmpPart *part = part_of (self);

  for (int k = 0; part->letters[k]; k++) {
    int n = count_of (self, k);
    g_autofree char *count = g_strdup_printf ("%d", n);
    g_autofree char *name = g_strdup_printf (
        k == self->brush ? _ ("%s, %d cards, chosen") : _ ("%s, %d cards"), _ (part->titles[k]), n);

    gtk_label_set_text (GTK_LABEL (self->counts[k]), count);
    ump_set_class (self->counts[k], "error-text", n != part->most);
    ump_set_class (self->brushes[k], "chosen", k == self->brush);
    ump_name_widget (self->brushes[k], name);
    gtk_accessible_update_state (GTK_ACCESSIBLE (self->brushes[k]), GTK_ACCESSIBLE_STATE_PRESSED,
                                 k == self->brush, -1);
  }
}

static void
show_note (UmpColourEditor *self)
{
  const UmpPart *part = part_of (self);
  UmpLearned learned;
  gboolean known = ump_part_table_get (table_of (self), 1, 1, &learned);
  g_autofree char *usual = ump_part_usual (ump_part_table_game (table_of (self)), part, 0, 1, NULL);
  g_autofree char *seen = known ? ump_learned_say (&learned) : NULL, *text = NULL;
  gboolean whole = is_whole (self);

  if (!whole)
    text = g_strdup_printf (
        _ ("Each colour has %d cards: your colours are remembered as soon as that is true."), part->most);
  else if (known)
    /* Translators: when and on whose copy: "seen on 20 November, Ana's copy" */
    text = g_strdup_printf (_ ("As on your cards (%s). New sessions begin with these colours."), seen);
  else
    text = g_strdup (_ ("Probably the usual colours: compare them with your cards and paint what differs."));
  gtk_label_set_text (GTK_LABEL (self->note), text);
  ump_set_class (self->note, "error-text", !whole);
  gtk_widget_set_sensitive (self->usual, known || g_strcmp0 (usual, self->letters) != 0);
  gtk_widget_set_sensitive (self->as_seen, whole && !known);
}

/* What is remembered, or the usual colours. */
static void
ump_colour_editor_show (UmpPartEditor *editor)
{
  UmpColourEditor *self = UMP_COLOUR_EDITOR (editor);

  g_free (self->letters);
  ump_part_table_value (table_of (self), 1, 1, &self->letters, NULL);
  for (int card = 0; card < part_of (self)->n_cards; card++)
    show_cell (self, card);
  show_brushes (self);
  show_note (self);
}

/* ---- painting --------------------------------------------------------------------------------- */

static void
remember (UmpColourEditor *self)
{
  if (is_whole (self))
    ump_part_table_put (table_of (self), 1, 1, self->letters, NULL);
}

static void
paint (UmpColourEditor *self, int card, int brush)
{
  char letter = part_of (self)->letters[brush];

  if (self->letters[card] == letter)
    return;
  self->letters[card] = letter;
  show_cell (self, card);
  show_brushes (self);
  show_note (self);
  remember (self);
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
  ump_part_table_forget (table_of (self), 1, 1);
  ump_colour_editor_show (UMP_PART_EDITOR (self)); /* also where nothing was remembered, but painted */
}

/* A colour's letter paints the card with the focus, and goes on to the next. */
static gboolean
on_key (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state,
        UmpColourEditor *self)
{
  guint32 letter = gdk_keyval_to_unicode (gdk_keyval_to_lower (key));
  GtkWidget *focus = gtk_widget_get_focus_child (self->grid);
  const UmpPart *part = part_of (self);
  const char *found = letter > 0 && letter < 128 ? strchr (part->letters, (int) letter) : NULL;
  int card;

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0 || found == NULL || focus == NULL)
    return GDK_EVENT_PROPAGATE;
  card = card_of (self, focus);
  self->brush = (int) (found - part->letters);
  paint (self, card, self->brush);
  show_brushes (self);
  if (card + 1 < part->n_cards)
    gtk_widget_grab_focus (self->cells[card + 1]);
  return GDK_EVENT_STOP;
}

/* ---- building ------------------------------------------------------------------------------------ */

static void
fill_brushes (UmpColourEditor *self)
{
  const UmpPart *part = part_of (self);

  for (int k = 0; part->letters[k] && k < MAX_COLOURS; k++) {
    GtkWidget *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL);
    GtkWidget *badge = ump_card_view_new (&part->looks[k], UMP_CARD_BADGE, FALSE);

    self->counts[k] = ump_label_new (NULL, "strong number");
    gtk_box_append (GTK_BOX (line), badge);
    gtk_box_append (GTK_BOX (line), ump_label_new (_ (part->titles[k]), NULL));
    gtk_box_append (GTK_BOX (line), self->counts[k]);
    self->brushes[k] = ump_button_new (line, NULL, "key word");
    ump_set_action (self->brushes[k], "colour.brush", "i", k);
    ump_wrap_box_append (UMP_WRAP_BOX (self->brushes_box), self->brushes[k]);
  }
}

static void
make_cells (UmpColourEditor *self)
{
  self->cells = g_new0 (GtkWidget *, part_of (self)->n_cards);
  for (int card = 0; card < part_of (self)->n_cards; card++) {
    UmpLook look = look_of (self, card);
    GtkWidget *view = ump_card_view_new (&look, UMP_CARD_CHIP, FALSE);

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

  gtk_widget_measure (self->cells[part_of (self)->n_cards - 1], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  if (10 * least <= room)
    return 10;
  return CLAMP (room / MAX (least, 1), 2, 5);
}

static void
ump_colour_editor_set_width (UmpPartEditor *editor, UmpWidth width)
{
  UmpColourEditor *self = UMP_COLOUR_EDITOR (editor);
  int columns = columns_for (self, width);

  for (int card = 0; card < part_of (self)->n_cards; card++) {
    g_object_ref (self->cells[card]);
    gtk_grid_remove (GTK_GRID (self->grid), self->cells[card]);
    gtk_grid_attach (GTK_GRID (self->grid), self->cells[card], card % columns, card / columns, 1, 1);
    g_object_unref (self->cells[card]);
  }
}

static void
ump_colour_editor_build (UmpPartEditor *editor)
{
  UmpColourEditor *self = UMP_COLOUR_EDITOR (editor);

  ump_name_widget (self->grid, _ (part_of (self)->title));
  fill_brushes (self);
  make_cells (self);
}

static void
ump_colour_editor_finalize (GObject *object)
{
  UmpColourEditor *self = UMP_COLOUR_EDITOR (object);

  g_free (self->cells);
  g_free (self->letters);
  G_OBJECT_CLASS (ump_colour_editor_parent_class)->finalize (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpColourEditor, name)

static void
ump_colour_editor_class_init (UmpColourEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  UmpPartEditorClass *editor_class = UMP_PART_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ump_colour_editor_finalize;
  editor_class->build = ump_colour_editor_build;
  editor_class->show = ump_colour_editor_show;
  editor_class->set_width = ump_colour_editor_set_width;
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
  gtk_widget_class_bind_template_callback_full (widget_class, "on_as_seen", G_CALLBACK (remember));
  gtk_widget_class_bind_template_callback (widget_class, on_usual);
}

static void
ump_colour_editor_init (UmpColourEditor *self)
{
  ump_init_template (GTK_WIDGET (self));
}
