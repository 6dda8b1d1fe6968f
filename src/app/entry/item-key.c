/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "item-key.h"

#include "../widgets/glyph.h"
#include "../widgets/line-layout.h"
#include "../widgets/parts.h"

struct _UmpItemKey {
  GtkButton parent_instance;
  guint index;
  UmpChooserItem *item;
  UmpItemKeyFlags flags;
};

G_DEFINE_FINAL_TYPE (UmpItemKey, ump_item_key, GTK_TYPE_BUTTON)

static void
ump_item_key_finalize (GObject *object)
{
  g_clear_object (&UMP_ITEM_KEY (object)->item);
  G_OBJECT_CLASS (ump_item_key_parent_class)->finalize (object);
}

static void
ump_item_key_class_init (UmpItemKeyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_item_key_finalize;
}

static void
ump_item_key_init (UmpItemKey *self)
{
}

guint
ump_item_key_index (GtkWidget *widget)
{
  guint index = UMP_IS_ITEM_KEY (widget) ? UMP_ITEM_KEY (widget)->index : G_MAXUINT;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && index == G_MAXUINT;
       child = gtk_widget_get_next_sibling (child))
    index = ump_item_key_index (child);
  return index;
}

/* A key that outlived its item leads nowhere. */
static void
on_tap (UmpItemKey *self, UmpChooser *chooser)
{
  ump_chooser_tap_item (chooser, ump_chooser_find_item (chooser, self->item));
}

static void
on_hold (GtkWidget *button, UmpChooser *chooser)
{
  guint index = ump_chooser_find_item (chooser, UMP_ITEM_KEY (button)->item);

  /* what is asked for beside the key outlives it: who has it among others opens it */
  if (index == G_MAXUINT || ump_chooser_n_places (chooser, index) == 0 ||
      !gtk_widget_activate_action (button, "items.places", "u", index))
    ump_chooser_hold_item (chooser, index);
}

/* Whether a card has to be chosen before it can be said what comes of it. */
static gboolean
is_waiting (const UmpChooserItem *item)
{
  return !item->legal && item->verdict.kind == UMP_FORM && item->verdict.rule < 0;
}

/* steady: what comes of it takes so many lines at most, and has room for them before a card is chosen, with
 * `room` also while it cannot be; 0: as many as it needs. Neither a choice nor a step of a turn is to move a
 * key. The tooltip has all of it. */
static GtkWidget *
words_new (const UmpChooserItem *item, const char *note, int steady, gboolean room)
{
  GtkWidget *words = ump_line_new (GTK_ORIENTATION_VERTICAL, 1),
            *label = ump_text_new (item->label, "strong label");

  gtk_box_append (GTK_BOX (words), label);
  if (note != NULL && note[0] != '\0') {
    GtkWidget *outcome = ump_text_new (note, item->warns && item->legal ? "outcome warns" : "outcome");
    if (steady > 0) {
      gtk_label_set_lines (GTK_LABEL (outcome), steady);
      gtk_label_set_ellipsize (GTK_LABEL (outcome), PANGO_ELLIPSIZE_END);
      ump_set_tooltip (outcome, note);
    }
    gtk_box_append (GTK_BOX (words), outcome);
  } else if (steady > 0 && (room || is_waiting (item))) {
    gtk_box_append (GTK_BOX (words), ump_text_new (steady > 1 ? " \n " : " ", "outcome"));
  }
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  /* a key for a whole row has its word in the middle */
  if (item->big && gtk_widget_get_next_sibling (label) == NULL)
    gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  return words;
}

static const char *
note_of (const UmpChooserItem *item, gboolean reasons)
{
  if (item->legal || item->outcome != NULL)
    return item->outcome != NULL ? item->outcome : "";
  if (item->brief != NULL)
    return item->brief;
  return item->reason != NULL && reasons ? item->reason : "";
}

static GtkWidget *
centred_new (const char *text, const char *css_class)
{
  GtkWidget *label = ump_text_new (text, css_class);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  return label;
}

/* A sign, its word, and below what comes of it, which has room for two lines whatever it is: what is chosen
 * before moves no key. On a phone that is for the ear alone, and the sign has its own line. */
static GtkWidget *
sign_new (const UmpChooserItem *item, const char *note, gboolean narrow)
{
  static const UmpGlyphKind glyphs[] = { [UMP_SIGN_UP] = UMP_GLYPH_UP,
                                         [UMP_SIGN_DOWN] = UMP_GLYPH_DOWN,
                                         [UMP_SIGN_WAIT] = UMP_GLYPH_PAUSE,
                                         [UMP_SIGN_MOVE] = UMP_GLYPH_MOVE,
                                         [UMP_SIGN_STOP] = UMP_GLYPH_STOP };
  GtkWidget *head = ump_box_new (narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                                 narrow ? 3 : 6, NULL),
            *grid = gtk_grid_new ();

  gtk_box_append (GTK_BOX (head), ump_glyph_new (glyphs[item->sign], 24));
  gtk_box_append (GTK_BOX (head), centred_new (item->label, "strong label"));
  gtk_widget_set_halign (head, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (head, TRUE);
  gtk_grid_attach (GTK_GRID (grid), head, 0, 0, 1, 1);
  if (!narrow) {
    GtkWidget *outcome = centred_new (note, item->warns && item->legal ? "outcome warns" : "outcome");
    gtk_widget_set_valign (outcome, GTK_ALIGN_START);
    gtk_grid_attach (GTK_GRID (grid), ump_text_new (" \n ", "outcome"), 0, 1, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), outcome, 0, 1, 1, 1);
  }
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (grid, TRUE);
  return grid;
}

/* The number is the word; what comes of it is for the ear, and for the eye where it is a surprise. */
static GtkWidget *
number_new (const UmpChooserItem *item, const char *note)
{
  g_autofree char *number = g_strdup_printf ("%d", item->number);
  GtkWidget *label =
      centred_new (number, item->warns && item->legal ? "strong label number warns" : "strong label number");

  gtk_widget_set_hexpand (label, TRUE);
  ump_set_tooltip (label, note[0] != '\0' ? note : NULL);
  return label;
}

/* ---- a disc, and words beside it ------------------------------------------------------------------- */

static GtkWidget *
disc_new (const UmpChooserItem *item, gboolean steady)
{
  g_autofree char *digit = g_strdup_printf ("%d", item->digit);
  GtkWidget *disc = gtk_label_new (digit);

  ump_add_classes (disc, item->legal ? "disc turn" : "disc");
  ump_set_class (disc, "large", !steady);
  gtk_widget_set_valign (disc, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_end (disc, steady ? 6 : 12);
  return disc;
}

static GtkWidget *
with_disc_new (GtkWidget *disc, GtkWidget *words)
{
  GtkWidget *line = ump_line_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (line), disc);
  gtk_box_append (GTK_BOX (line), words);
  return line;
}

/* ---- keys -------------------------------------------------------------------------------------------- */

gboolean
ump_item_key_take (UmpItemKey *self, UmpChooser *chooser, guint index, UmpItemKeyFlags flags)
{
  if (self->item != ump_chooser_item (chooser, index) || self->flags != flags)
    return FALSE;
  self->index = index;
  return TRUE;
}

GtkWidget *
ump_item_key_new_plain (UmpChooser *chooser, guint index)
{
  UmpItemKey *self = g_object_new (UMP_TYPE_ITEM_KEY, NULL);

  self->index = index;
  self->item = g_object_ref ((UmpChooserItem *) ump_chooser_item (chooser, index));
  g_signal_connect_object (self, "clicked", G_CALLBACK (on_tap), chooser, 0);
  ump_on_hold (GTK_WIDGET (self), G_CALLBACK (on_hold), chooser);
  return GTK_WIDGET (self);
}

/* For what comes of it. */
static int
steady_lines (UmpItemKeyFlags flags)
{
  if ((flags & (UMP_ITEM_KEY_STEADY | UMP_ITEM_KEY_ROOM)) == 0)
    return 0;
  return (flags & UMP_ITEM_KEY_NARROW) != 0 ? 1 : 2;
}

GtkWidget *
ump_item_key_new (UmpChooser *chooser, guint index, UmpItemKeyFlags flags)
{
  const UmpChooserItem *item = ump_chooser_item (chooser, index);
  GtkWidget *button = ump_item_key_new_plain (chooser, index), *inside;
  gboolean numbers = (flags & UMP_ITEM_KEY_NUMBER) != 0;
  const char *note = note_of (item, (flags & UMP_ITEM_KEY_REASONS) != 0);
  g_autofree char *name = NULL;

  if (numbers)
    inside = number_new (item, note);
  else if (item->sign != UMP_SIGN_NONE)
    inside = sign_new (item, note, (flags & UMP_ITEM_KEY_NARROW) != 0);
  else
    inside = words_new (item, note, steady_lines (flags), (flags & UMP_ITEM_KEY_STEADY) != 0 && !item->legal);
  /* a phone has no digits to press, and words need the room */
  if (!numbers && item->sign == UMP_SIGN_NONE && item->digit > 0 && !item->big &&
      (flags & UMP_ITEM_KEY_NARROW) == 0)
    inside = with_disc_new (disc_new (item, (flags & UMP_ITEM_KEY_STEADY) != 0), inside);
  gtk_button_set_child (GTK_BUTTON (button), inside);
  ump_add_classes (button, flags & UMP_ITEM_KEY_MAIN ? "main place" : "key place");
  ump_set_class (button, "number-place", numbers);
  ump_set_class (button, "sign", item->sign != UMP_SIGN_NONE || numbers);
  ump_set_class (button, "steady", (flags & UMP_ITEM_KEY_STEADY) != 0);
  ump_set_class (button, "roomy", (flags & UMP_ITEM_KEY_ROOM) != 0);
  ump_set_class (button, "off", !item->legal && !item->keeps);
  ump_set_class (button, "chosen", item->kept);
  if (item->keeps)
    gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED, item->kept, -1);
  if (!item->legal && !item->keeps)
    gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, TRUE, -1);
  /* Translators: a place and what happens there. */
  if (item->kept)
    name = g_strdup_printf (_ ("%s, chosen"), item->label);
  else
    name = note[0] != '\0' ? g_strdup_printf (_ ("%s, %s"), item->label, note) : g_strdup (item->label);
  ump_name_widget (button, name);
  UMP_ITEM_KEY (button)->flags = flags;
  return button;
}
