#include "config.h"

#include <glib/gi18n.h>

#include "pad-items.h"

#include "even-box.h"
#include "glyph.h"
#include "key.h"
#include "pad-grid.h"
#include "parts.h"

/* So few keys stand one below the other beside the cards; and how wide keys are at least, in px. */
#define ONE_COLUMN 4
#define WIDE_KEY 260
#define KEY 150
#define NARROW_KEY 120
#define IN_A_LINE 3
/* Keys with a sign, and those that are only a number, where there are many of them. */
#define SIGN_KEY 92
#define SIGNS_IN_A_LINE 5
#define NUMBER_KEY 52
#define MANY_NUMBERS 6
#define NUMBERS_IN_A_LINE 10

struct _UmpPadItems {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *box;
  GtkWidget *grid; /* instead of the box, where the items are a grid */
  gboolean flat;
  gboolean narrow;
  gboolean numbers; /* the keys are numbers and nothing else */
};

G_DEFINE_FINAL_TYPE (UmpPadItems, ump_pad_items, GTK_TYPE_WIDGET)

static guint
index_of (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));
}

static void
on_tap (GtkWidget *button, UmpPadItems *self)
{
  ump_chooser_tap_item (self->chooser, index_of (button));
}

static void
on_hold (GtkWidget *button, UmpPadItems *self)
{
  ump_chooser_hold_item (self->chooser, index_of (button));
}

static void
on_form (GtkWidget *button, UmpPadItems *self)
{
  ump_chooser_begin_form (self->chooser, (int) index_of (button));
}

static GtkWidget *
words_new (const UmpChooserItem *item, const char *note)
{
  GtkWidget *words = ump_box_new (GTK_ORIENTATION_VERTICAL, 1, NULL),
            *label = ump_text_new (item->label, "strong label");

  gtk_box_append (GTK_BOX (words), label);
  if (note != NULL && note[0] != '\0')
    gtk_box_append (GTK_BOX (words),
                    ump_text_new (note, item->warns && item->legal ? "outcome warns" : "outcome"));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  return words;
}

static char *
note_of (UmpPadItems *self, const UmpChooserItem *item)
{
  UmpMatch *match = ump_play_match (ump_chooser_play (self->chooser));

  if (item->legal)
    return g_strdup (item->outcome != NULL ? item->outcome : "");
  if (item->verdict.brief.message != NULL)
    return ump_text_format (&item->verdict.brief, ump_match_setup (match), ump_play_words ());
  /* beside a wide deck there is no room for reasons: a tap says them */
  if (item->verdict.rule < 0 || self->narrow ||
      (ump_chooser_is_several (self->chooser) && !ump_chooser_is_few (self->chooser)))
    return g_strdup ("");
  return ump_match_reason (match, &item->verdict, ump_play_words ());
}

static GtkWidget *
centred_new (const char *text, const char *css_class)
{
  GtkWidget *label = ump_text_new (text, css_class);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  return label;
}

/* A sign, its word, and below what comes of it; on a phone that is for the ear alone. */
static GtkWidget *
sign_new (const UmpChooserItem *item, const char *note, gboolean narrow)
{
  static const UmpGlyphKind glyphs[] = { [UMP_SIGN_UP] = UMP_GLYPH_UP,
                                         [UMP_SIGN_DOWN] = UMP_GLYPH_DOWN,
                                         [UMP_SIGN_WAIT] = UMP_GLYPH_PAUSE,
                                         [UMP_SIGN_MOVE] = UMP_GLYPH_MOVE,
                                         [UMP_SIGN_STOP] = UMP_GLYPH_STOP };
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 3, NULL);

  gtk_box_append (GTK_BOX (box), ump_glyph_new (glyphs[item->sign], 24));
  gtk_box_append (GTK_BOX (box), centred_new (item->label, "strong label"));
  if (note[0] != '\0' && !narrow)
    gtk_box_append (GTK_BOX (box),
                    centred_new (note, item->warns && item->legal ? "outcome warns" : "outcome"));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

/* The number is the word; what comes of it is for the ear, and for the eye where it is a surprise. */
static GtkWidget *
number_new (const UmpChooserItem *item, const char *note)
{
  g_autofree char *number = g_strdup_printf ("%d", item->number);
  GtkWidget *label =
      centred_new (number, item->warns && item->legal ? "strong label number warns" : "strong label number");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_tooltip_text (label, note[0] != '\0' ? note : NULL);
  return label;
}

static GtkWidget *
item_new (UmpPadItems *self, guint index, gboolean main_key)
{
  const UmpChooserItem *item = ump_chooser_item (self->chooser, index);
  GtkWidget *button = gtk_button_new (), *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 12, NULL);
  g_autofree char *note = note_of (self, item), *name = NULL;

  if (self->numbers) {
    gtk_box_append (GTK_BOX (line), number_new (item, note));
  } else if (item->sign != UMP_SIGN_NONE) {
    gtk_box_append (GTK_BOX (line), sign_new (item, note, self->narrow));
  } else if (item->digit > 0 && !item->big) {
    g_autofree char *digit = g_strdup_printf ("%d", item->digit);
    GtkWidget *disc = gtk_label_new (digit);
    ump_add_classes (disc, item->legal ? "disc large turn" : "disc large");
    gtk_widget_set_valign (disc, GTK_ALIGN_CENTER);
    gtk_box_append (GTK_BOX (line), disc);
  }
  if (!self->numbers && item->sign == UMP_SIGN_NONE)
    gtk_box_append (GTK_BOX (line), words_new (item, note));
  gtk_button_set_child (GTK_BUTTON (button), line);
  ump_add_classes (button, main_key ? "main place" : "key place");
  ump_set_class (button, "number-place", self->numbers);
  ump_set_class (button, "sign", item->sign != UMP_SIGN_NONE || self->numbers);
  ump_set_class (button, "off", !item->legal);
  if (!item->legal)
    gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, TRUE, -1);
  /* Translators: a place and what happens there. */
  name = note[0] != '\0' ? g_strdup_printf (_ ("%s, %s"), item->label, note) : g_strdup (item->label);
  ump_name_widget (button, name);
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  g_signal_connect (button, "clicked", G_CALLBACK (on_tap), self);
  ump_on_hold (button, G_CALLBACK (on_hold), self);
  return button;
}

static GtkWidget *
form_new (UmpPadItems *self, int verb)
{
  const UmpVerb *def = &ump_play_game (ump_chooser_play (self->chooser))->verbs[verb];
  const char *title = ump_words_translate (ump_play_words (), def->title != NULL ? def->title : def->name);
  g_autofree char *label = g_strdup_printf (_ ("%s…"), title);
  GtkWidget *button = gtk_button_new_with_label (label);

  ump_add_classes (button, "key place");
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER ((guint) verb));
  g_signal_connect (button, "clicked", G_CALLBACK (on_form), self);
  return button;
}

static gboolean
are_signs (UmpPadItems *self)
{
  for (guint i = 0; i < ump_chooser_n_items (self->chooser); i++)
    if (ump_chooser_item (self->chooser, i)->sign != UMP_SIGN_NONE)
      return TRUE;
  return FALSE;
}

/* Many keys that are nothing but their number. */
static gboolean
are_numbers (UmpPadItems *self)
{
  guint n = ump_chooser_n_items (self->chooser);

  for (guint i = 0; i < n; i++)
    if (ump_chooser_item (self->chooser, i)->number == 0)
      return FALSE;
  return n > MANY_NUMBERS;
}

static void
arrange (UmpPadItems *self, guint n)
{
  gboolean tall = n <= ONE_COLUMN && ump_chooser_has_deck (self->chooser) && !self->flat;

  if (self->numbers)
    ump_even_box_set (UMP_EVEN_BOX (self->box), NUMBER_KEY,
                      self->narrow ? NUMBERS_IN_A_LINE / 2 : NUMBERS_IN_A_LINE, FALSE);
  else if (are_signs (self))
    ump_even_box_set (UMP_EVEN_BOX (self->box), self->narrow ? 0 : SIGN_KEY, SIGNS_IN_A_LINE, TRUE);
  else if (self->narrow)
    ump_even_box_set (UMP_EVEN_BOX (self->box), NARROW_KEY, 2, FALSE);
  else
    ump_even_box_set (UMP_EVEN_BOX (self->box), tall ? WIDE_KEY : KEY, IN_A_LINE, n <= ONE_COLUMN);
}

static void
fill (UmpPadItems *self)
{
  guint n = ump_chooser_n_items (self->chooser), forms = ump_chooser_n_forms (self->chooser);
  int big = ump_chooser_big_item (self->chooser);
  GtkWidget *child, *focus = gtk_widget_get_focus_child (self->box);
  guint focused = focus != NULL ? index_of (focus) : G_MAXUINT;
  UmpChooserGrid rows;

  ump_even_box_clear (UMP_EVEN_BOX (self->box));
  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  if (ump_chooser_mode (self->chooser) != UMP_CHOOSER_KEYS)
    return;
  if (ump_chooser_grid (self->chooser, &rows)) {
    ump_pad_grid_fill (self->grid, self->chooser, &rows, self->narrow, G_CALLBACK (on_tap), G_CALLBACK (on_hold), self);
    gtk_grid_set_column_spacing (GTK_GRID (self->grid), self->narrow ? 2 : 3);
  }
  gtk_widget_set_visible (self->grid, rows.n_rows > 0);
  gtk_widget_set_visible (self->box, rows.n_rows == 0);
  if (rows.n_rows > 0)
    return;
  self->numbers = are_numbers (self);
  arrange (self, n + forms);
  for (guint i = 0; i < n; i++) {
    GtkWidget *key = item_new (self, i, (int) i == big);
    ump_even_box_append (UMP_EVEN_BOX (self->box), key);
    if (i == focused)
      gtk_widget_grab_focus (key);
  }
  for (guint i = 0; i < forms; i++)
    ump_even_box_append (UMP_EVEN_BOX (self->box), form_new (self, ump_chooser_form (self->chooser, i)));
}

void
ump_pad_items_set_flat (UmpPadItems *self, gboolean flat, gboolean narrow)
{
  if (self->flat == flat && self->narrow == narrow)
    return;
  self->flat = flat;
  self->narrow = narrow;
  fill (self);
}

static void
ump_pad_items_dispose (GObject *object)
{
  UmpPadItems *self = UMP_PAD_ITEMS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_pad_items_parent_class)->dispose (object);
}

static void
ump_pad_items_class_init (UmpPadItemsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_pad_items_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "items");
}

static void
ump_pad_items_init (UmpPadItems *self)
{
  self->box = ump_even_box_new (6);
  ump_name_widget (self->box, _ ("Places and actions"));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->grid = ump_key_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_widget_set_visible (self->grid, FALSE);
  ump_name_widget (self->grid, _ ("Places and actions"));
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

GtkWidget *
ump_pad_items_new (UmpChooser *chooser)
{
  UmpPadItems *self = g_object_new (UMP_TYPE_PAD_ITEMS, NULL);

  self->chooser = g_object_ref (chooser);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}
