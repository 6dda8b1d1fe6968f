/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys for the few cards that can be: large ones, under the titles of their zones where the game asks for
 * that, and keys for several cards at once. */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-deck-private.h"

#include "../widgets/card-view.h"
#include "../widgets/even-box.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

/* So many large keys, at most. */
#define MOST_LARGE 12
#define MOST_LARGE_WITH_WORDS 4
#define MOST_LARGE_NARROW 6

/* The few stand under the titles of their zones, or their places do. */
gboolean
ump_pad_deck_has_groups (UmpPadDeck *self)
{
  return !self->whole &&
         (ump_chooser_is_grouped (self->chooser) || (!self->narrow && ump_chooser_has_slots (self->chooser)));
}

/* ---- several cards at once ------------------------------------------------------------------------- */

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

/* All that go together, as one key each: the cards themselves tell two such keys apart. */
void
ump_pad_deck_show_sets (UmpPadDeck *self)
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

/* ---- under the titles of their zones ---------------------------------------------------------------- */

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

static gboolean
is_key_of (UmpPadDeck *self, int face, int zone)
{
  return face != 0 && self->keys->pdata[face] == NULL && ump_pad_deck_state (self, face)->offered &&
         ump_pad_deck_state (self, face)->origin == zone;
}

/* A hand that is empty takes no line of a phone. */
static gboolean
has_places (UmpPadDeck *self, int zone)
{
  const UmpSetup *setup = ump_pad_deck_setup (self);

  return !self->narrow || setup->game->zones[setup->zones[zone].def].scope != UMP_PER_SEAT;
}

/* Keys of the cards in one zone, in the order in which they lie there: whole cards, on a phone only what
 * they are. Where the zone has fixed places what has gone leaves its own. */
static GtkWidget *
group_new (UmpPadDeck *self, int zone, int *n)
{
  const UmpZone *cards =
      ump_table_zone (ump_match_table (ump_play_match (ump_chooser_play (self->chooser))), zone);
  UmpZoneSlot slots[UMP_MAX_ZONE_SLOTS];
  int n_slots = has_places (self, zone) ? ump_chooser_slots (self->chooser, zone, slots) : 0;
  Group group = { .most = self->narrow ? widest_groups (self) : MAX (cards->n, 1) };

  group.most = self->narrow ? group.most : MAX (group.most, n_slots);
  for (int i = 0; i < cards->n; i++) {
    int face = cards->cards[i].face;
    while (group.n < n_slots && slots[group.n].face != 0)
      group_add (&group, ump_key_outline_new ());
    if (is_key_of (self, face, zone)) {
      GtkWidget *key = ump_pad_deck_add_key (self, face, self->narrow ? UMP_KEY_PLAIN : UMP_KEY_CARD);
      g_array_index (self->origins, int, face) = zone;
      group_add (&group, key);
    } else if (n_slots > 0) {
      group_add (&group, ump_key_outline_new ());
    }
  }
  while (group.n < n_slots)
    group_add (&group, ump_key_outline_new ());
  *n = group.n;
  return group.grid;
}

/* All keys of the groups are equally wide; a group that finds no room beside the others stands below them. */
static void
build_groups (UmpPadDeck *self)
{
  int column = 0, line = 0, all = 0;

  self->plan.columns = 0;
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
    self->plan.columns = MAX (self->plan.columns, column);
  }
  for (int f = 1; f < (int) self->keys->len && !self->narrow; f++)
    if (self->keys->pdata[f] != NULL) {
      ump_key_set_flat (UMP_KEY (self->keys->pdata[f]), all > SMALL_CARDS, all > SMALLER_CARDS);
      ump_key_set_silent (UMP_KEY (self->keys->pdata[f]));
    }
  self->plan.rows = 1;
}

/* ---- in a box of their own -------------------------------------------------------------------------- */

static gboolean
has_words (UmpPadDeck *self)
{
  return ump_pad_deck_setup (self)->game->face != NULL;
}

/* A key that is no card is low: with words beside so many of them the table above would have no room. */
static int
most_large (UmpPadDeck *self)
{
  if (self->narrow)
    return MOST_LARGE_NARROW;
  return has_words (self) ? MOST_LARGE_WITH_WORDS : MOST_LARGE;
}

/* The least of one of them, in px. */
static int
width_of_few (UmpPadDeck *self)
{
  if (self->crowd)
    return 44;
  if (has_words (self))
    return self->narrow ? 132 : 100;
  return self->narrow ? 52 : 72;
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
  self->crowd = n > most_large (self);
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
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->sets[i]), "i", i);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->sets[i]), "deck.set");
    ump_even_box_append (UMP_EVEN_BOX (self->few_box), self->sets[i]);
    column++;
  }
  ump_set_class (self->few_box, "dense", self->crowd);
  ump_even_box_set (UMP_EVEN_BOX (self->few_box), width_of_few (self), MAX (column, 1), FALSE);
  self->plan.columns = column;
  self->plan.rows = 1;
}

void
ump_pad_deck_build_few (UmpPadDeck *self)
{
  if (self->grouped)
    build_groups (self);
  else
    build_few (self);
}

/* Whether the card of a key that stands under its zone's title lies in another zone now. */
static gboolean
has_moved (UmpPadDeck *self, int face)
{
  return g_array_index (self->origins, int, face) != ump_pad_deck_state (self, face)->origin;
}

gboolean
ump_pad_deck_few_differ (UmpPadDeck *self)
{
  const UmpGame *game = ump_pad_deck_setup (self)->game;

  if (self->few != (ump_chooser_is_few (self->chooser) || ump_pad_deck_has_groups (self)) ||
      self->grouped != ump_pad_deck_has_groups (self) ||
      (!self->few && (self->made.beside != NULL) != ump_chooser_has_tray (self->chooser)))
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
