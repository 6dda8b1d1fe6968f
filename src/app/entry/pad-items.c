/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-items.h"

#include "../widgets/after-frame.h"
#include "../widgets/even-box.h"
#include "item-key.h"
#include "../widgets/key.h"
#include "pad-grid.h"
#include "../widgets/parts.h"
#include "pick-row.h"
#include "place-popover.h"

/* So few keys stand one below the other beside the cards; and how wide keys are at least, in px. */
#define ONE_COLUMN 4
#define WIDE_KEY 260
#define KEY 150
#define NARROW_KEY 120
#define IN_A_LINE 3
/* Beside a line of large cards: a second line of keys costs no height, a third one would. */
#define BESIDE_KEY 132
#define BESIDE_IN_A_COLUMN 2
/* Beside the places of cards, on a phone below them: so many lines of so many keys, whichever of them there
 * are now. */
#define BESIDE_IN_A_LINE 2
#define BESIDE_KEYS 4
/* Keys with a sign, and those that are only a number, where there are many of them. */
#define SIGN_KEY 92
#define SIGNS_IN_A_LINE 5
#define SIGNS_BESIDE_CARDS 3
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
  gboolean on_table;
  gboolean numbers; /* the keys are numbers and nothing else */
};

G_DEFINE_FINAL_TYPE (UmpPadItems, ump_pad_items, GTK_TYPE_WIDGET)

/* The item's key, wherever it stands. */
static GtkWidget *
find_key (GtkWidget *among, guint index)
{
  GtkWidget *found = UMP_IS_ITEM_KEY (among) && ump_item_key_index (among) == index ? among : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (among); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      found = find_key (child, index);
  return found;
}

/* A key was held. */
static void
on_held (GtkWidget *widget, const char *action, GVariant *target)
{
  UmpPadItems *self = UMP_PAD_ITEMS (widget);
  guint index = g_variant_get_uint32 (target);
  GtkWidget *key = find_key (widget, index);

  if (key != NULL)
    ump_place_popover_open (widget, key, self->chooser, index);
}

static void
on_places (GtkWidget *button, UmpPadItems *self)
{
  ump_place_popover_open (GTK_WIDGET (self), button, self->chooser,
                          ump_item_key_index (gtk_widget_get_parent (button)));
}

static void
on_form (GtkWidget *widget, const char *action, GVariant *verb)
{
  ump_chooser_begin_form (UMP_PAD_ITEMS (widget)->chooser, g_variant_get_int32 (verb));
}

/* The key, and beside it a small one for a card that was put at another place than its own. */
static GtkWidget *
with_places (UmpPadItems *self, guint index, GtkWidget *key)
{
  GtkWidget *pair, *more;
  g_autofree char *name = NULL;

  if (ump_chooser_n_places (self->chooser, index) == 0)
    return key;
  pair = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 2, NULL);
  /* Translators: a place on the table: "Line 1: put at another place…". */
  name = g_strdup_printf (_ ("%s: put at another place…"), ump_chooser_item (self->chooser, index)->label);
  more = ump_button_new (gtk_label_new ("…"), name, "key place more-places");
  g_signal_connect (more, "clicked", G_CALLBACK (on_places), self);
  gtk_widget_set_hexpand (key, TRUE);
  gtk_box_append (GTK_BOX (pair), key);
  gtk_box_append (GTK_BOX (pair), more);
  return pair;
}

static GtkWidget *
form_new (UmpFormOffer *form)
{
  g_autofree char *label = g_strdup_printf (_ ("%s…"), ump_form_offer_title (form));
  GtkWidget *button = gtk_button_new_with_label (label);

  ump_add_classes (button, "key place");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", ump_form_offer_verb (form));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "items.form");
  return button;
}

/* Whether an item has a key, or is the first of those that share one. */
static gboolean
is_shown (UmpPadItems *self, guint index)
{
  return ump_chooser_item (self->chooser, index)->place == UMP_ITEM_PAD &&
         ump_chooser_item (self->chooser, index)->first == index &&
         (!self->on_table || ump_chooser_item (self->chooser, index)->pick >= 0);
}

guint
ump_pad_items_n (UmpPadItems *self)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (ump_chooser_items (self->chooser)); i++)
    n += is_shown (self, i);
  return n + g_list_model_get_n_items (ump_chooser_forms (self->chooser));
}

/* How its keys are drawn. Beside a wide deck there is no room for reasons: a tap says them. */
static UmpItemKeyFlags
flags_of (UmpPadItems *self, gboolean main_key)
{
  gboolean reasons = !self->narrow && !ump_chooser_has_slots (self->chooser) &&
                     (!ump_chooser_is_several (self->chooser) || ump_chooser_is_few (self->chooser));

  return (main_key ? UMP_ITEM_KEY_MAIN : 0) | (reasons ? UMP_ITEM_KEY_REASONS : 0) |
         (self->narrow ? UMP_ITEM_KEY_NARROW : 0) |
         (ump_chooser_has_slots (self->chooser) ? UMP_ITEM_KEY_STEADY : 0) |
         (!self->narrow && ump_chooser_phase_has_deck (self->chooser) ? UMP_ITEM_KEY_ROOM : 0) |
         (self->numbers ? UMP_ITEM_KEY_NUMBER : 0);
}

static gboolean
are_signs (UmpPadItems *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (ump_chooser_items (self->chooser)); i++)
    if (ump_chooser_item (self->chooser, i)->sign != UMP_SIGN_NONE)
      return TRUE;
  return FALSE;
}

/* Many keys that are nothing but their number. */
static gboolean
are_numbers (UmpPadItems *self)
{
  guint n = g_list_model_get_n_items (ump_chooser_items (self->chooser));

  for (guint i = 0; i < n; i++)
    if (ump_chooser_item (self->chooser, i)->number == 0)
      return FALSE;
  return n > MANY_NUMBERS;
}

static void
arrange (UmpPadItems *self, guint n)
{
  gboolean steady = !self->narrow && ump_chooser_phase_has_cards (self->chooser) &&
                    !ump_chooser_phase_has_deck (self->chooser);
  gboolean tall = n <= ONE_COLUMN && ump_chooser_has_deck (self->chooser) && !self->flat;

  if (self->numbers)
    ump_even_box_set (UMP_EVEN_BOX (self->box), NUMBER_KEY,
                      self->narrow ? NUMBERS_IN_A_LINE / 2 : NUMBERS_IN_A_LINE, FALSE);
  else if (are_signs (self))
    ump_even_box_set (UMP_EVEN_BOX (self->box), self->narrow ? 0 : SIGN_KEY,
                      steady ? SIGNS_BESIDE_CARDS : SIGNS_IN_A_LINE, TRUE);
  else if (ump_chooser_has_slots (self->chooser))
    ump_even_box_set (UMP_EVEN_BOX (self->box), 0, BESIDE_IN_A_LINE, TRUE);
  else if (self->narrow)
    ump_even_box_set (UMP_EVEN_BOX (self->box), NARROW_KEY, self->on_table ? 1 : 2, FALSE);
  else if (ump_chooser_is_grouped (self->chooser))
    ump_even_box_set (UMP_EVEN_BOX (self->box), BESIDE_KEY, n > BESIDE_IN_A_COLUMN ? 2 : 1, TRUE);
  else
    ump_even_box_set (UMP_EVEN_BOX (self->box), tall ? WIDE_KEY : KEY, IN_A_LINE, n <= ONE_COLUMN);
}

/* The keys that stand there; all else that stands among them goes. */
static GPtrArray *
keys_left (UmpPadItems *self)
{
  GPtrArray *keys = g_ptr_array_new ();
  GtkWidget *next;

  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != NULL; child = next) {
    next = gtk_widget_get_next_sibling (child);
    if (!gtk_widget_get_visible (child))
      continue;
    if (UMP_IS_ITEM_KEY (child))
      g_ptr_array_add (keys, child);
    else
      ump_remove_after_frame (child);
  }
  return keys;
}

/* The key of an item: one of those left where it says the same. */
static GtkWidget *
key_for (UmpPadItems *self, GPtrArray *left, guint index, UmpItemKeyFlags flags)
{
  if (ump_chooser_n_places (self->chooser, index) > 0)
    return with_places (self, index, ump_item_key_new (self->chooser, index, flags));
  for (guint i = 0; i < left->len; i++) {
    UmpItemKey *key = left->pdata[i];
    if (!ump_item_key_take (key, self->chooser, index, flags))
      continue;
    g_ptr_array_remove_index (left, i);
    return GTK_WIDGET (key);
  }
  return ump_item_key_new (self->chooser, index, flags);
}

/* What stands in the box from now on, in its order. What stays keeps its place in the layout. */
static GPtrArray *
wanted (UmpPadItems *self, GPtrArray *left)
{
  GListModel *forms = ump_chooser_forms (self->chooser);
  guint n = g_list_model_get_n_items (ump_chooser_items (self->chooser));
  int big = ump_chooser_big_item (self->chooser);
  GPtrArray *keys = g_ptr_array_new ();

  if (ump_chooser_mode (self->chooser) != UMP_CHOOSER_KEYS || gtk_widget_get_visible (self->grid))
    return keys;
  /* the last key is always that of the last place */
  for (guint i = ump_pad_items_n (self); i < BESIDE_KEYS && ump_chooser_has_slots (self->chooser); i++)
    g_ptr_array_add (keys, ump_key_outline_new ());
  for (guint i = 0; i < n; i++)
    if (is_shown (self, i) && ump_chooser_item (self->chooser, i)->pick >= 0)
      g_ptr_array_add (keys, ump_pick_row_new (self->chooser, i));
    else if (is_shown (self, i))
      g_ptr_array_add (keys, key_for (self, left, i, flags_of (self, (int) i == big)));
  for (guint i = 0; i < g_list_model_get_n_items (forms); i++) {
    g_autoptr (UmpFormOffer) form = g_list_model_get_item (forms, i);

    g_ptr_array_add (keys, form_new (form));
  }
  return keys;
}

static GtkWidget *
key_before (GtkWidget *key)
{
  do
    key = gtk_widget_get_prev_sibling (key);
  while (key != NULL && !gtk_widget_get_visible (key));
  return key;
}

/* focused: index of the key that had the focus, or G_MAXUINT. It comes back to a key there, unless that can
 * do nothing: then the page looks for a better one. */
static void
fill_box (UmpPadItems *self, guint focused)
{
  GtkWidget *last = NULL;
  g_autoptr (GPtrArray) left = keys_left (self), keys = wanted (self, left);

  for (guint i = 0; i < left->len; i++)
    ump_remove_after_frame (left->pdata[i]);
  for (guint i = 0; i < keys->len; i++) {
    GtkWidget *key = keys->pdata[i];
    if (gtk_widget_get_parent (key) == NULL || key_before (key) != last)
      gtk_widget_insert_after (key, self->box, last);
    last = key;
    if (focused < g_list_model_get_n_items (ump_chooser_items (self->chooser)) &&
        ump_item_key_index (key) == focused && ump_chooser_item (self->chooser, focused)->legal)
      gtk_widget_grab_focus (key);
  }
}

static void
fill_grid (UmpPadItems *self)
{
  gboolean is_grid = FALSE;
  UmpChooserGrid rows;

  ump_pad_grid_show (UMP_PAD_GRID (self->grid), NULL, self->narrow);
  if (ump_chooser_mode (self->chooser) != UMP_CHOOSER_KEYS)
    return;
  is_grid = ump_chooser_grid (self->chooser, &rows) && rows.n_rows > 0;
  if (is_grid)
    ump_pad_grid_show (UMP_PAD_GRID (self->grid), &rows, self->narrow);
  gtk_widget_set_visible (self->grid, is_grid);
  gtk_widget_set_visible (self->box, !is_grid);
  if (is_grid)
    return;
  self->numbers = are_numbers (self);
  arrange (self, ump_pad_items_n (self));
}

static void
fill (UmpPadItems *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (self->box);
  guint focused = focus != NULL ? ump_item_key_index (focus) : G_MAXUINT;

  ump_drop_focus (GTK_WIDGET (self));
  fill_grid (self);
  fill_box (self, focused);
}

void
ump_pad_items_set_flat (UmpPadItems *self, gboolean flat, gboolean narrow)
{
  gboolean focused;

  if (self->flat == flat && self->narrow == narrow)
    return;
  self->flat = flat;
  self->narrow = narrow;
  focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  fill (self);
  if (focused && gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

gboolean
ump_pad_items_focus_picks (UmpPadItems *self, guint index)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && ump_item_key_index (child) == index)
      return gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD);
  return FALSE;
}

void
ump_pad_items_set_on_table (UmpPadItems *self, gboolean on_table)
{
  if (self->on_table == on_table)
    return;
  self->on_table = on_table;
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
  gtk_widget_class_install_action (widget_class, "items.form", "i", on_form);
  gtk_widget_class_install_action (widget_class, "items.places", "u", on_held);
}

static void
ump_pad_items_init (UmpPadItems *self)
{
  self->box = ump_even_box_new (6);
  ump_name_widget (self->box, _ ("Places and actions"));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
ump_pad_items_new (UmpChooser *chooser)
{
  UmpPadItems *self = g_object_new (UMP_TYPE_PAD_ITEMS, NULL);

  self->chooser = g_object_ref (chooser);
  self->grid = ump_pad_grid_new (chooser);
  gtk_widget_set_visible (self->grid, FALSE);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  g_signal_connect_object (chooser, "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}
