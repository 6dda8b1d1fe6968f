/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-deck-private.h"

#include <string.h>

#include "../widgets/even-box.h"
#include "item-key.h"
#include "../widgets/key.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

/* Between the large keys of a few cards. */
#define GROUP_GAP 6

/* So many large keys, at most. */
#define MOST_LARGE 12
#define MOST_LARGE_NARROW 6

G_DEFINE_FINAL_TYPE (UmpPadDeck, ump_pad_deck, GTK_TYPE_WIDGET)

/* Two taps soon after each other on a key that was the only one: the first has chosen its card, the second
 * has taken it back. */
static gboolean
is_double (UmpPadDeck *self, int face)
{
  gint64 now = g_get_monotonic_time ();
  int milliseconds;
  gboolean twice;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &milliseconds, NULL);
  twice = face == self->tapped && now - self->tapped_at < (gint64) milliseconds * 1000;
  self->tapped = twice ? 0 : face;
  self->tapped_at = now;
  return twice;
}

const UmpFaceState *
ump_pad_deck_state (UmpPadDeck *self, int face)
{
  static const UmpFaceState nothing = { .origin = -1 };
  UmpFaceOffer *offer = (guint) face < self->offers->len ? self->offers->pdata[face] : NULL;

  return offer != NULL ? ump_face_offer_state (offer) : &nothing;
}

static void
on_tap (GtkWidget *key, UmpPadDeck *self)
{
  int face = ump_key_face (UMP_KEY (key));
  gboolean twice = is_double (self, face), on = ump_pad_deck_state (self, face)->on;

  /* an entry may have made the keys anew */
  g_object_ref (self);
  if (!ump_chooser_tap_face (self->chooser, face) && twice)
    ump_chooser_tap_face_twice (self->chooser, face);
  /* the next card has another number as a rule */
  if (on && self->number > 0)
    ump_pad_deck_turn_to (self, 0);
  g_object_unref (self);
}

static void
on_hold (GtkWidget *key, UmpPadDeck *self)
{
  ump_chooser_hold_face (self->chooser, ump_key_face (UMP_KEY (key)));
}

const UmpSetup *
ump_pad_deck_setup (UmpPadDeck *self)
{
  return ump_match_setup (ump_play_match (ump_chooser_play (self->chooser)));
}

GtkWidget *
ump_pad_deck_add_key (UmpPadDeck *self, int face, UmpKeyStyle style)
{
  GtkWidget *key = ump_key_new (ump_pad_deck_setup (self), face, style);

  g_signal_connect (key, "clicked", G_CALLBACK (on_tap), self);
  ump_on_hold (key, G_CALLBACK (on_hold), self);
  gtk_widget_set_hexpand (key, TRUE);
  self->keys->pdata[face] = key;
  return key;
}

static void
clear (UmpPadDeck *self)
{
  ump_grid_clear (self->grid);
  ump_even_box_clear (UMP_EVEN_BOX (self->few_box));
  ump_grid_clear (self->groups);
  memset (self->sets, 0, sizeof self->sets);
  memset (&self->digits, 0, sizeof self->digits);
  g_ptr_array_set_size (self->keys, 0);
  g_ptr_array_set_size (self->keys, ump_pad_deck_setup (self)->game->n_faces);
  g_array_set_size (self->origins, self->keys->len);
  g_ptr_array_set_size (self->row_keys, 0);
  g_ptr_array_set_size (self->number_keys, 0);
  self->beside = NULL;
}

static void
on_set (GtkWidget *key, UmpPadDeck *self)
{
  ump_chooser_tap_set (self->chooser, key == self->sets[0] ? 0 : 1);
}

static guint
n_sets (UmpPadDeck *self)
{
  return g_list_model_get_n_items (ump_chooser_sets (self->chooser));
}

static void
fill_set (UmpPadDeck *self, guint index, UmpSetOffer *set, gboolean several)
{
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 4, NULL), *chips = ump_wrap_box_new (3, 3), *label;
  const GArray *faces = ump_set_offer_faces (set);
  g_autoptr (GString) name = g_string_new (_ ("All who may"));

  label = ump_text_new (name->str, "strong");
  gtk_box_append (GTK_BOX (box), label);
  for (guint i = 0; i < faces->len; i++) {
    UmpCard card = { .face = (guint16) g_array_index (faces, int, i) };
    GtkWidget *chip = ump_card_view_new_silent (ump_pad_deck_setup (self), card, UMP_CARD_CHIP);
    g_autofree char *spoken = ump_card_spoken (ump_pad_deck_setup (self), card, FALSE);
    ump_card_view_set_size (UMP_CARD_VIEW (chip), 22);
    ump_wrap_box_append (UMP_WRAP_BOX (chips), chip);
    if (several)
      g_string_append_printf (name, ", %s", spoken);
  }
  gtk_box_append (GTK_BOX (box), chips);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (self->sets[index]), box);
  ump_name_widget (self->sets[index], name->str);
}

static gboolean
has_words (UmpPadDeck *self)
{
  return ump_pad_deck_setup (self)->game->face != NULL;
}

/* From this size of text on, lines of keys hold fewer of them. */
#define LARGE_TEXT 1.5

/* How many keys of cards stand side by side at most; so many whole cards are small. */
#define WIDEST_GROUPS_NARROW 7
#define SMALL_CARDS 6
#define SMALLER_CARDS 7

/* On a phone; with large text fewer of them are as wide as it is. */
static int
widest_groups (UmpPadDeck *self)
{
  double scale = ump_text_scale (GTK_WIDGET (self));

  return CLAMP ((int) ((WIDEST_GROUPS_NARROW + 1) / MAX (scale, 0.1)), 3, WIDEST_GROUPS_NARROW);
}

typedef struct {
  GtkWidget *grid;
  int n; /* places so far */
  int most;
} Group;

static void
group_add (Group *group, GtkWidget *key)
{
  if (group->grid == NULL) {
    group->grid = ump_key_grid_new ();
    gtk_grid_set_column_homogeneous (GTK_GRID (group->grid), TRUE);
    gtk_grid_set_column_spacing (GTK_GRID (group->grid), GROUP_GAP);
    gtk_grid_set_row_spacing (GTK_GRID (group->grid), GROUP_GAP);
  }
  gtk_widget_set_vexpand (key, TRUE);
  gtk_grid_attach (GTK_GRID (group->grid), key, group->n % group->most, group->n / group->most, 1, 1);
  group->n++;
}

/* The place of a key that is not there. */
GtkWidget *
ump_pad_outline_new (void)
{
  GtkWidget *outline = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  ump_add_classes (outline, "key-outline");
  gtk_widget_set_hexpand (outline, TRUE);
  return outline;
}

static gboolean
is_key_of (UmpPadDeck *self, int face, int zone)
{
  return face != 0 && self->keys->pdata[face] == NULL && ump_pad_deck_state (self, face)->offered &&
         ump_pad_deck_state (self, face)->origin == zone;
}

/* Keys of the cards in one zone, in the order in which they lie there: whole cards, on a phone only what
 * they are. Where the zone has fixed places what has gone leaves its own. */
static GtkWidget *
group_new (UmpPadDeck *self, int zone, int *n)
{
  const UmpZone *cards =
      ump_table_zone (ump_match_table (ump_play_match (ump_chooser_play (self->chooser))), zone);
  UmpZoneSlot slots[UMP_MAX_ZONE_SLOTS];
  int n_slots = self->narrow ? 0 : ump_chooser_slots (self->chooser, zone, slots);
  Group group = { .most = self->narrow ? widest_groups (self) : MAX (cards->n, 1) };

  group.most = MAX (group.most, n_slots);
  for (int i = 0; i < cards->n; i++) {
    int face = cards->cards[i].face;
    while (group.n < n_slots && slots[group.n].face != 0)
      group_add (&group, ump_pad_outline_new ());
    if (is_key_of (self, face, zone)) {
      GtkWidget *key = ump_pad_deck_add_key (self, face, self->narrow ? UMP_KEY_PLAIN : UMP_KEY_CARD);
      g_array_index (self->origins, int, face) = zone;
      group_add (&group, key);
    } else if (n_slots > 0) {
      group_add (&group, ump_pad_outline_new ());
    }
  }
  while (group.n < n_slots)
    group_add (&group, ump_pad_outline_new ());
  *n = group.n;
  return group.grid;
}

/* All keys of the groups are equally wide; a group that finds no room beside the others stands below them. */
static void
build_groups (UmpPadDeck *self)
{
  int column = 0, line = 0, all = 0;

  self->columns = 0;
  for (int z = 0; z < ump_pad_deck_setup (self)->n_zones; z++) {
    int n, wide;
    GtkWidget *group = group_new (self, z, &n);
    g_autofree char *words = group != NULL ? ump_chooser_zone_title (self->chooser, z) : NULL;
    if (group == NULL)
      continue;
    ump_name_widget (group, words);
    wide = self->narrow ? MIN (n, widest_groups (self)) : n;
    if (self->narrow && column > 0 && column + wide > widest_groups (self)) {
      column = 0;
      line += 2;
    }
    gtk_grid_attach (GTK_GRID (self->groups), ump_label_new (words, "pad-title"), column, line, wide, 1);
    gtk_grid_attach (GTK_GRID (self->groups), group, column, line + 1, wide, 1);
    column += wide;
    all += n;
    self->columns = MAX (self->columns, column);
  }
  for (int f = 1; f < (int) self->keys->len && !self->narrow; f++)
    if (self->keys->pdata[f] != NULL) {
      ump_key_set_flat (UMP_KEY (self->keys->pdata[f]), all > SMALL_CARDS, all > SMALLER_CARDS);
      ump_key_set_silent (UMP_KEY (self->keys->pdata[f]));
    }
  self->rows = 1;
}

/* So many large keys with words stand in one line. */
#define FEW_IN_A_LINE 3

/* Large keys for the few that can be, in deck order; small ones where they are not so few. */
static void
build_few (UmpPadDeck *self)
{
  const UmpGame *game = ump_pad_deck_setup (self)->game;
  int column = 0, n = 0;

  for (int f = 1; f < game->n_faces; f++)
    n += ump_pad_deck_state (self, f)->offered;
  self->crowd = n > (self->narrow ? MOST_LARGE_NARROW : MOST_LARGE);
  for (int f = 1; f < game->n_faces; f++)
    if (ump_pad_deck_state (self, f)->offered) {
      ump_even_box_append (UMP_EVEN_BOX (self->few_box),
                           ump_pad_deck_add_key (self, f, self->crowd ? UMP_KEY_PLAIN : UMP_KEY_CARD));
      /* words beside a card need no height, and the table above does */
      ump_key_set_flat (self->keys->pdata[f], self->narrow || n > FEW_IN_A_LINE,
                        self->narrow && has_words (self));
      column++;
    }
  for (guint i = 0; i < n_sets (self); i++) {
    self->sets[i] = gtk_button_new ();
    ump_add_classes (self->sets[i], "key whole-key");
    g_signal_connect (self->sets[i], "clicked", G_CALLBACK (on_set), self);
    ump_even_box_append (UMP_EVEN_BOX (self->few_box), self->sets[i]);
    column++;
  }
  ump_set_class (self->few_box, "dense", self->crowd);
  ump_even_box_set (UMP_EVEN_BOX (self->few_box),
                    self->crowd        ? 44
                    : has_words (self) ? self->narrow ? 132 : 100
                    : self->narrow     ? 52
                                       : 72,
                    MAX (column, 1), FALSE);
  self->columns = column;
  self->rows = 1;
}

/* One after the other: in a line below the rows, or one below the other beside them. k: which of n it is. */
static void
attach_beside (UmpPadDeck *self, GtkWidget *key, int k, int n, int width)
{
  int rows = MAX (self->rows, 1);

  if (self->narrow || self->folded)
    gtk_grid_attach (GTK_GRID (self->grid), key, k * width / n, self->rows,
                     (k + 1) * width / n - k * width / n, 1);
  else
    gtk_grid_attach (GTK_GRID (self->grid), key, width, k * rows / n, 1 + (width > 9),
                     MAX ((k + 1) * rows / n - k * rows / n, 1));
}

void
ump_pad_deck_attach_big (UmpPadDeck *self, int n_big, int width)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);
  gboolean tray = ump_chooser_has_tray (self->chooser), line = self->narrow || self->folded;
  /* large words stand in a line of their own */
  gboolean large = line && ump_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT,
           apart = tray && large && n_big > 1;
  int k = 0, n = n_big + (tray && !apart);

  for (int f = 1; f < setup->game->n_faces; f++) {
    GtkWidget *key;
    if (setup->game->faces[f].row >= 0 || setup->copies[f] == 0)
      continue;
    key = ump_pad_deck_add_key (self, f, UMP_KEY_BIG);
    ump_set_class (key, "beside", !line);
    if (tray && !line)
      ump_key_set_counted (UMP_KEY (key));
    else if (large && n > 1)
      ump_key_set_counted_flat (UMP_KEY (key));
    else
      ump_key_set_flat (UMP_KEY (key), line, self->narrow ? n > 1 : self->rows > 5);
    attach_beside (self, key, k++, n, width);
  }
  if (tray) {
    self->beside = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);
    if (apart)
      gtk_grid_attach (GTK_GRID (self->grid), self->beside, 0, self->rows + 1, width, 1);
    else
      attach_beside (self, self->beside, k, n, width);
  }
}

static void
build_all (UmpPadDeck *self)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);
  const UmpGame *game = setup->game;
  g_autofree int *at = NULL;
  int n_rows = 0, n_big = 0;

  for (int f = 1; f < game->n_faces; f++) {
    if (setup->copies[f] > 0)
      n_rows = MAX (n_rows, game->faces[f].row + 1);
    n_big += game->faces[f].row < 0 && setup->copies[f] > 0;
  }
  at = g_new0 (int, (gsize) n_rows + 1);
  self->columns = 1;
  for (int f = 1; f < game->n_faces; f++) {
    int row = game->faces[f].row;
    if (row < 0 || setup->copies[f] == 0)
      continue;
    gtk_grid_attach (GTK_GRID (self->grid), ump_pad_deck_add_key (self, f, UMP_KEY_PLAIN), at[row]++, row, 1,
                     1);
    self->columns = MAX (self->columns, at[row]);
  }
  self->rows = n_rows;
  if (n_big > 0 || ump_chooser_has_tray (self->chooser))
    ump_pad_deck_attach_big (self, n_big, self->columns);
}

/* A row that is wider than this is folded: on a phone, and where there is more room. */
#define WIDEST_ROW 6
#define WIDEST_COMPACT_ROW 12

/* Digits, and beside them the cards without a number. */
static void
build_numbers (UmpPadDeck *self)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);
  int row = 0;

  for (int f = 1; f < setup->game->n_faces; f++)
    if (setup->game->faces[f].row < 0 && setup->copies[f] > 0)
      gtk_grid_attach (GTK_GRID (self->grid), ump_pad_deck_add_key (self, f, UMP_KEY_PLAIN),
                       UMP_PAD_DIGITS_COLUMNS - 1, row++, 1, 1);
  ump_pad_digits_build (&self->digits, self->grid, self->chooser, row);
  self->columns = UMP_PAD_DIGITS_COLUMNS;
  self->rows = UMP_PAD_DIGITS_ROWS;
}

/* The few stand under the titles of their zones, or their places do. */
static gboolean
has_groups (UmpPadDeck *self)
{
  return !self->whole &&
         (ump_chooser_is_grouped (self->chooser) || (!self->narrow && ump_chooser_has_slots (self->chooser)));
}

static void
build (UmpPadDeck *self)
{
  UmpPlay *play = ump_chooser_play (self->chooser);

  clear (self);
  self->placed = 0;
  self->few = !self->whole && (ump_chooser_is_few (self->chooser) || has_groups (self));
  self->generation = ump_play_generation (play);
  self->folded = !self->few &&
                 ump_pad_deck_widest_row (ump_pad_deck_setup (self)) > (self->narrow    ? WIDEST_ROW
                                                                        : self->compact ? WIDEST_COMPACT_ROW
                                                                                        : G_MAXINT);
  self->folded &= !(self->narrow && ump_chooser_types_numbers (self->chooser));
  self->crossed = self->folded && ump_pad_deck_is_crossed (ump_pad_deck_setup (self));
  self->grouped = has_groups (self);
  if (self->grouped)
    build_groups (self);
  else if (self->narrow && ump_chooser_types_numbers (self->chooser))
    build_numbers (self);
  else if (self->few)
    build_few (self);
  else if (self->crossed)
    ump_pad_deck_build_crossed (self);
  else if (self->folded)
    ump_pad_deck_build_folded (self);
  else
    build_all (self);
  gtk_widget_set_visible (self->few_box, self->few && !self->grouped);
  gtk_widget_set_visible (self->groups, self->grouped);
  gtk_widget_set_vexpand (GTK_WIDGET (self), self->grouped && !self->narrow);
  gtk_widget_set_visible (self->grid, !self->few);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), self->folded ? 1 : self->columns > 9 ? 3 : 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), self->rows > 4 ? 3 : 6);
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), self->rows > 7 && !self->folded);
  for (guint f = 0; f < self->keys->len; f++)
    if (self->keys->pdata[f] != NULL)
      gtk_widget_set_vexpand (self->keys->pdata[f], self->rows < 4);
  /* many or long rows are a large deck: what is above it needs the height */
  ump_set_class (self->grid, "four", self->rows == 4 && self->columns <= 9);
  ump_set_class (self->grid, "dense",
                 self->rows <= 7 && (self->rows > 4 || (self->rows == 4 && self->columns > 9)));
  ump_set_class (self->grid, "densest", self->rows > 7);
}

/* The focus stays on its card, or comes to the first. */
static void
rebuild (UmpPadDeck *self)
{
  guint face = 0;
  gboolean focused;

  for (guint f = 0; f < self->keys->len; f++)
    if (self->keys->pdata[f] != NULL && gtk_widget_has_focus (self->keys->pdata[f]))
      face = f;
  focused = ump_drop_focus (GTK_WIDGET (self));
  build (self);
  self->stale = FALSE;
  if (focused && (self->keys->pdata[face] == NULL || !gtk_widget_grab_focus (self->keys->pdata[face])))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

/* ---- showing -------------------------------------------------------------------------------------- */

/* Whether the card of a key that stands under its zone's title lies in another zone now. */
static gboolean
has_moved (UmpPadDeck *self, int face)
{
  return g_array_index (self->origins, int, face) != ump_pad_deck_state (self, face)->origin;
}

static gboolean
few_differ (UmpPadDeck *self)
{
  const UmpGame *game = ump_pad_deck_setup (self)->game;

  if (self->few != (ump_chooser_is_few (self->chooser) || has_groups (self)) ||
      self->grouped != has_groups (self) ||
      (self->beside != NULL) != (ump_chooser_has_tray (self->chooser) && !self->few))
    return TRUE;
  for (guint i = 0; self->few && i < G_N_ELEMENTS (self->sets); i++)
    if ((self->sets[i] != NULL) != (i < n_sets (self)))
      return TRUE;
  for (int f = 1; self->few && f < game->n_faces; f++)
    if ((self->keys->pdata[f] != NULL) != ump_pad_deck_state (self, f)->offered ||
        (self->grouped && self->keys->pdata[f] != NULL && has_moved (self, f)))
      return TRUE;
  return FALSE;
}

/* What a card does; of one that cannot do it, why. */
static void
show_words (GtkWidget *key, const UmpFaceState *state)
{
  gboolean refused = state->words != NULL && !state->on && state->why != NULL;

  ump_key_set_words (UMP_KEY (key), state->words, refused ? state->why : state->notes);
}

static void
show_key (UmpPadDeck *self, int face)
{
  const UmpFaceState *state = ump_pad_deck_state (self, face);
  GtkWidget *key = self->keys->pdata[face];
  int copies = self->few ? MAX (state->most, 1) : state->copies,
      left = self->few ? MAX (copies - state->taken, 1) : state->left;

  /* few are seen: that is no reason, and there is nothing to be counted */
  ump_key_set (UMP_KEY (key), left, copies, !state->on, state->why, state->taken);
  if (self->few && !self->crowd && !(self->grouped && self->narrow))
    show_words (key, state);
}

/* Several of its properties may change at once: its key is shown when all have. */
static void
on_offer (UmpFaceOffer *offer, GParamSpec *pspec, UmpPadDeck *self)
{
  g_hash_table_add (self->changed, GINT_TO_POINTER (ump_face_offer_face (offer)));
}

static void
free_offer (gpointer offer)
{
  g_clear_object (&offer);
}

static void
forget_offers (UmpPadDeck *self)
{
  for (guint f = 0; f < self->offers->len; f++)
    if (self->offers->pdata[f] != NULL)
      g_signal_handlers_disconnect_by_data (self->offers->pdata[f], self);
  g_ptr_array_set_size (self->offers, 0);
}

static void
on_offers (UmpPadDeck *self)
{
  GListModel *faces = ump_chooser_faces (self->chooser);
  guint n = g_list_model_get_n_items (faces);

  forget_offers (self);
  g_ptr_array_set_size (self->offers, ump_pad_deck_setup (self)->game->n_faces);
  for (guint i = 0; i < n; i++) {
    UmpFaceOffer *offer = g_list_model_get_item (faces, i);

    g_signal_connect (offer, "notify", G_CALLBACK (on_offer), self);
    g_hash_table_add (self->changed, GINT_TO_POINTER (ump_face_offer_face (offer)));
    self->offers->pdata[ump_face_offer_face (offer)] = offer;
  }
}

/* All that go together, as one key each: the cards themselves tell two such keys apart. */
static void
show_sets (UmpPadDeck *self)
{
  guint n = self->few ? n_sets (self) : 0;

  for (guint i = 0; i < G_N_ELEMENTS (self->sets); i++) {
    g_autoptr (UmpSetOffer) set = i < n ? g_list_model_get_item (ump_chooser_sets (self->chooser), i) : NULL;
    gboolean chosen;

    if (self->sets[i] == NULL)
      continue;
    gtk_widget_set_visible (self->sets[i], set != NULL);
    if (set == NULL)
      continue;
    chosen = ump_set_offer_is_chosen (set);
    ump_set_class (self->sets[i], "chosen", chosen);
    gtk_accessible_update_state (GTK_ACCESSIBLE (self->sets[i]), GTK_ACCESSIBLE_STATE_PRESSED, chosen, -1);
    fill_set (self, i, set, n > 1);
  }
}

/* What is done with one card: its key is always there. */
static void
show_beside (UmpPadDeck *self)
{
  GtkWidget *old = gtk_widget_get_first_child (self->beside);
  gboolean focus = old != NULL && gtk_widget_has_focus (old);

  ump_box_clear (self->beside);
  for (guint i = 0; i < g_list_model_get_n_items (ump_chooser_items (self->chooser)); i++) {
    const UmpChooserItem *item = ump_chooser_item (self->chooser, i);
    GtkWidget *key;
    if (item->place != UMP_ITEM_BESIDE)
      continue;
    key = ump_item_key_new (self->chooser, i, item->legal ? UMP_ITEM_KEY_MAIN : UMP_ITEM_KEY_PLAIN);
    gtk_widget_add_css_class (key, "beside");
    gtk_widget_set_hexpand (key, TRUE);
    gtk_widget_set_vexpand (key, TRUE);
    gtk_box_append (GTK_BOX (self->beside), key);
    if (focus)
      gtk_widget_grab_focus (key);
  }
}

void
ump_pad_deck_update (UmpPadDeck *self)
{
  UmpPlay *play = ump_chooser_play (self->chooser);
  gboolean anew;

  if (!ump_chooser_has_deck (self->chooser) && !has_groups (self)) {
    self->stale |= self->number > 0;
    self->number = 0;
    return;
  }
  anew = self->keys->len == 0 || self->stale || self->generation != ump_play_generation (play) ||
         few_differ (self) || (self->folded && self->placed != ump_pad_deck_placed_face (self));
  if (anew)
    rebuild (self);
  for (int f = 1; f < (int) self->keys->len; f++)
    if (self->keys->pdata[f] != NULL && (anew || g_hash_table_contains (self->changed, GINT_TO_POINTER (f))))
      show_key (self, f);
  g_hash_table_remove_all (self->changed);
  show_sets (self);
  if (self->beside != NULL)
    show_beside (self);
  if (self->digits.enter != NULL)
    ump_pad_digits_show (&self->digits, self->chooser);
  else if (self->crossed)
    ump_pad_deck_show_numbers (self);
  else if (self->folded)
    ump_pad_deck_show_rows (self);
}

gboolean
ump_pad_deck_is_shown (UmpPadDeck *self)
{
  return ump_chooser_has_deck (self->chooser) || has_groups (self);
}

int
ump_pad_deck_room (UmpPadDeck *self, int *least_width)
{
  gboolean other = self->few || self->keys->len == 0 || !ump_chooser_has_deck (self->chooser);
  int height;

  if (other) {
    self->whole = TRUE;
    rebuild (self);
  }
  gtk_widget_measure (self->grid, GTK_ORIENTATION_HORIZONTAL, -1, least_width, NULL, NULL, NULL);
  gtk_widget_measure (self->grid, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  if (other) {
    self->whole = FALSE;
    rebuild (self);
    ump_pad_deck_update (self);
  }
  return height;
}

int
ump_pad_deck_columns (UmpPadDeck *self)
{
  return self->columns;
}

void
ump_pad_deck_set_narrow (UmpPadDeck *self, gboolean narrow, gboolean compact)
{
  if (self->narrow == narrow && self->compact == compact)
    return;
  self->narrow = narrow;
  self->compact = compact;
  self->stale = TRUE;
  ump_pad_deck_update (self);
}

/* ---- life ------------------------------------------------------------------------------------------ */

static void
ump_pad_deck_dispose (GObject *object)
{
  UmpPadDeck *self = UMP_PAD_DECK (object);

  if (self->offers != NULL)
    forget_offers (self);
  g_clear_pointer (&self->offers, g_ptr_array_unref);
  g_clear_pointer (&self->changed, g_hash_table_unref);
  g_clear_pointer (&self->origins, g_array_unref);
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_pointer (&self->few_box, gtk_widget_unparent);
  g_clear_pointer (&self->groups, gtk_widget_unparent);
  g_clear_pointer (&self->keys, g_ptr_array_unref);
  g_clear_pointer (&self->row_keys, g_ptr_array_unref);
  g_clear_pointer (&self->number_keys, g_ptr_array_unref);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_pad_deck_parent_class)->dispose (object);
}

static void
ump_pad_deck_class_init (UmpPadDeckClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_pad_deck_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "deck");
}

static void
ump_pad_deck_init (UmpPadDeck *self)
{
  self->keys = g_ptr_array_new ();
  self->offers = g_ptr_array_new_with_free_func (free_offer);
  self->changed = g_hash_table_new (NULL, NULL);
  self->origins = g_array_new (FALSE, TRUE, sizeof (int));
  self->row_keys = g_ptr_array_new ();
  self->number_keys = g_ptr_array_new ();
  self->grid = ump_key_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  ump_name_widget (self->grid, _ ("Cards"));
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  self->few_box = ump_even_box_new (6);
  ump_name_widget (self->few_box, _ ("Cards"));
  gtk_widget_set_visible (self->few_box, FALSE);
  gtk_widget_set_parent (self->few_box, GTK_WIDGET (self));
  self->groups = gtk_grid_new ();
  ump_add_classes (self->groups, "groups");
  gtk_grid_set_column_homogeneous (GTK_GRID (self->groups), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->groups), GROUP_GAP);
  gtk_grid_set_row_spacing (GTK_GRID (self->groups), 4);
  gtk_widget_set_visible (self->groups, FALSE);
  gtk_widget_set_parent (self->groups, GTK_WIDGET (self));
}

GtkWidget *
ump_pad_deck_new (UmpChooser *chooser)
{
  UmpPadDeck *self = g_object_new (UMP_TYPE_PAD_DECK, NULL);

  self->chooser = g_object_ref (chooser);
  g_signal_connect_object (ump_chooser_faces (chooser), "items-changed", G_CALLBACK (on_offers), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (ump_pad_deck_update), self, G_CONNECT_SWAPPED);
  on_offers (self);
  ump_pad_deck_update (self);
  return GTK_WIDGET (self);
}
