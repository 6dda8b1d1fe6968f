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

/* Between the large keys of a few cards; on a phone, and where there are more of them beside the actions. */
#define GROUP_GAP 6
#define GROUP_GAP_NARROW 3
#define MANY_PLACES 8

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

gboolean
ump_pad_deck_keeps_place (UmpPadDeck *self)
{
  return self->narrow && !self->whole && ump_chooser_mode (self->chooser) == UMP_CHOOSER_KEYS &&
         !ump_chooser_has_deck (self->chooser) && !ump_pad_deck_has_groups (self) &&
         ump_chooser_phase_has_cards (self->chooser) && !ump_chooser_phase_has_deck (self->chooser);
}

gboolean
ump_pad_deck_wants_few (UmpPadDeck *self)
{
  return !self->whole && (ump_chooser_is_few (self->chooser) || ump_pad_deck_has_groups (self) ||
                          ump_pad_deck_keeps_place (self));
}

/* ---- several cards at once ------------------------------------------------------------------------- */

static guint
n_sets (UmpPadDeck *self)
{
  return g_list_model_get_n_items (ump_chooser_sets (self->chooser));
}

static void
fill_set (UmpPadDeck *self, GtkWidget *key, UmpSetOffer *set, gboolean several)
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
  gtk_button_set_child (GTK_BUTTON (key), box);
  ump_name_widget (key, name->str);
}

/* All that go together, as one key: the cards themselves tell two such keys apart. */
static void
show_set (UmpPadDeck *self, guint index, GtkWidget *key)
{
  guint n = n_sets (self);
  g_autoptr (UmpSetOffer) set =
      index < n ? g_list_model_get_item (ump_chooser_sets (self->chooser), index) : NULL;
  gboolean chosen;

  gtk_widget_set_visible (key, set != NULL);
  if (set == NULL)
    return;
  chosen = ump_set_offer_is_chosen (set);
  ump_set_class (key, "chosen", chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_STATE_PRESSED, chosen, -1);
  fill_set (self, key, set, n > 1);
}

static GtkWidget *
set_key_new (int index)
{
  GtkWidget *key = gtk_button_new ();

  ump_add_classes (key, "key whole-key");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "i", index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), "deck.set");
  return key;
}

/* ---- keys ------------------------------------------------------------------------------------------- */

/* The few stand under their zones' titles as whole cards, on a phone as what they are; all others as large
 * keys, unless they are a crowd. */
static GtkWidget *
card_key_new (UmpPadDeck *self, int face)
{
  gboolean plain = self->grouped ? self->narrow : self->crowd;
  GtkWidget *key = ump_pad_deck_key_new (self, face, plain ? UMP_KEY_PLAIN : UMP_KEY_CARD);

  gtk_widget_set_vexpand (key, TRUE);
  return key;
}

static GtkWidget *
make (const UmpDeckCell *cell, gpointer owner)
{
  GtkWidget *outline;

  if (cell->kind == UMP_CELL_CARD)
    return card_key_new (owner, cell->value);
  if (cell->kind == UMP_CELL_SET)
    return set_key_new (cell->value);
  outline = ump_key_outline_new ();
  gtk_widget_set_vexpand (outline, TRUE);
  return outline;
}

/* What a card does; of one that cannot do it, why. */
static void
show_words (GtkWidget *key, const UmpFaceState *state)
{
  gboolean refused = state->words != NULL && !state->on && state->why != NULL;

  ump_key_set_words (UMP_KEY (key), state->words, refused ? state->why : state->notes);
}

/* Few are seen: that is no reason, and there is nothing to be counted. */
static void
show_card (UmpPadDeck *self, int face, GtkWidget *key)
{
  const UmpFaceState *state = ump_pad_deck_state (self, face);
  int copies = MAX (state->most, 1);

  ump_key_set (UMP_KEY (key), MAX (copies - state->taken, 1), copies, !state->on, state->why, state->taken);
  if (!(self->grouped && self->narrow))
    show_words (key, state);
}

static void
show (const UmpDeckCell *cell, GtkWidget *key, gpointer owner)
{
  if (cell->kind == UMP_CELL_SET)
    show_set (owner, (guint) cell->value, key);
  else if (cell->kind == UMP_CELL_CARD)
    show_card (owner, cell->value, key);
}

const UmpDeckFactory ump_pad_deck_few_factory = { .make = make, .show = show };

/* ---- under the titles of their zones ---------------------------------------------------------------- */

/* How many keys of cards stand side by side at most; so many whole cards are small. */
#define WIDEST_GROUPS_NARROW 8
#define WIDEST_GROUPS_LARGE 6
#define SMALL_CARDS 6
#define SMALLER_CARDS 7

/* On a phone; with large text fewer of them are as wide as it is. */
static int
widest_groups (UmpPadDeck *self)
{
  double scale = ump_text_scale (GTK_WIDGET (self));

  return CLAMP ((int) ((WIDEST_GROUPS_NARROW + 1) / MAX (scale, 0.1)), WIDEST_GROUPS_LARGE,
                WIDEST_GROUPS_NARROW);
}

static gboolean
is_offered (UmpPadDeck *self, int face)
{
  return face > 0 && ump_pad_deck_state (self, face)->offered;
}

/* How many keys stand side by side where each zone with fixed places has so many lines. */
static int
columns_of_places (UmpPadDeck *self, int lines)
{
  UmpZoneSlot slots[UMP_MAX_ZONE_SLOTS];
  int columns = 0;

  for (int z = 0; z < ump_pad_deck_setup (self)->n_zones; z++)
    columns += (ump_chooser_slots (self->chooser, z, slots) + lines - 1) / lines;
  return columns;
}

/* On a phone all of them stand side by side, in as few lines as leave the keys wide enough. */
static int
lines_of_places (UmpPadDeck *self)
{
  int lines = 1;

  while (lines < UMP_MAX_ZONE_SLOTS && columns_of_places (self, lines) > widest_groups (self))
    lines++;
  return lines;
}

/* How many keys of a zone stand in a line at most. n: of its cards or places. */
static int
most_in_a_line (UmpPadDeck *self, int n, gboolean places)
{
  if (!self->narrow)
    return n;
  return places ? (n + self->place_lines - 1) / self->place_lines : widest_groups (self);
}

/* Keys of the cards in one zone, in the order in which they lie there. Where the zone has fixed places what
 * has gone leaves its own. */
static void
plan_group (UmpPadDeck *self, int zone, UmpDeckPlan *plan)
{
  const UmpZone *cards =
      ump_table_zone (ump_match_table (ump_play_match (ump_chooser_play (self->chooser))), zone);
  UmpZoneSlot slots[UMP_MAX_ZONE_SLOTS];
  int n_slots = ump_chooser_slots (self->chooser, zone, slots);
  g_autofree int *faces = g_new0 (int, (gsize) cards->n + 1);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (int i = 0; i < cards->n; i++) {
    int face = cards->cards[i].face;

    if (is_offered (self, face) && ump_pad_deck_state (self, face)->origin == zone &&
        g_hash_table_add (seen, GINT_TO_POINTER (face)))
      faces[i] = face;
  }
  ump_deck_plan_zone (plan, faces, cards->n, slots, n_slots,
                      most_in_a_line (self, MAX (MAX (cards->n, 1), n_slots), n_slots > 0));
}

static guint
group_gap (UmpPadDeck *self)
{
  return self->narrow || columns_of_places (self, 1) > MANY_PLACES ? GROUP_GAP_NARROW : GROUP_GAP;
}

static UmpDeckView *
group_new (UmpPadDeck *self, int zone, const UmpDeckPlan *plan)
{
  UmpDeckView *view = UMP_DECK_VIEW (ump_deck_view_new (UMP_DECK_GRID, &ump_pad_deck_few_factory, self));
  GtkGrid *grid = GTK_GRID (ump_deck_view_box (view));
  g_autofree char *title = ump_chooser_zone_title (self->chooser, zone);

  gtk_grid_set_column_homogeneous (grid, TRUE);
  gtk_grid_set_row_homogeneous (grid, TRUE);
  gtk_grid_set_column_spacing (grid, group_gap (self));
  gtk_grid_set_row_spacing (grid, group_gap (self));
  ump_name_widget (GTK_WIDGET (grid), title);
  ump_deck_view_set_faces (view, self->faces);
  ump_deck_view_take_plan (view, plan);
  g_ptr_array_add (self->group_keys, view);
  g_array_append_val (self->group_zones, zone);
  return view;
}

/* Places of zones side by side: a group that finds no room beside the others stands below them. */
typedef struct {
  int column, line;
} Corner;

static void
attach_group (UmpPadDeck *self, int zone, const UmpDeckPlan *plan, Corner *at)
{
  g_autofree char *title = ump_chooser_zone_title (self->chooser, zone);
  int wide = plan->columns;

  if (self->narrow && at->column > 0 && at->column + wide > widest_groups (self)) {
    at->column = 0;
    at->line += 2;
  }
  gtk_grid_attach (GTK_GRID (self->groups), ump_label_new (title, "pad-title"), at->column, at->line, wide,
                   1);
  gtk_grid_attach (GTK_GRID (self->groups), GTK_WIDGET (group_new (self, zone, plan)), at->column,
                   at->line + 1, wide, 1);
  at->column += wide;
  self->columns = MAX (self->columns, at->column);
}

/* All keys of the groups are equally wide. */
static void
build_groups (UmpPadDeck *self)
{
  g_auto (UmpDeckPlan) plan = { 0 };
  Corner at = { 0 };
  int all = 0;

  ump_deck_plan_init (&plan);
  plan.narrow = self->narrow;
  gtk_grid_set_column_spacing (GTK_GRID (self->groups), group_gap (self));
  self->columns = 0;
  self->place_lines = lines_of_places (self);
  for (int z = 0; z < ump_pad_deck_setup (self)->n_zones; z++) {
    plan_group (self, z, &plan);
    if (plan.cells->len == 0)
      continue;
    attach_group (self, z, &plan, &at);
    all += (int) plan.cells->len;
  }
  for (int f = 1; f < ump_pad_deck_setup (self)->game->n_faces && !self->narrow; f++) {
    GtkWidget *key = ump_pad_deck_few_key (self, f);

    if (key == NULL)
      continue;
    ump_key_set_flat (UMP_KEY (key), all > SMALL_CARDS, all > SMALLER_CARDS);
    ump_key_set_silent (UMP_KEY (key));
  }
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
/* The line that waits for them has so many outlines. */
#define FEW_PLACES 2

/* Large keys for the few that can be, in deck order; small ones where they are not so few. */
static void
build_few (UmpPadDeck *self)
{
  int n_faces = ump_pad_deck_setup (self)->game->n_faces, n = 0;
  UmpEvenBox *box = UMP_EVEN_BOX (ump_deck_view_box (self->few_keys));
  g_auto (UmpDeckPlan) plan = { 0 };

  ump_deck_plan_init (&plan);
  ump_deck_plan_begin_line (&plan);
  plan.narrow = self->narrow;
  for (int f = 1; f < n_faces; f++)
    if (is_offered (self, f))
      ump_deck_plan_add (&plan, UMP_CELL_CARD, f);
  n = plan.columns;
  for (guint i = 0; i < n_sets (self); i++)
    ump_deck_plan_add (&plan, UMP_CELL_SET, (int) i);
  for (int i = 0; i < FEW_PLACES && ump_pad_deck_keeps_place (self); i++)
    ump_deck_plan_add (&plan, UMP_CELL_GONE, i);
  self->crowd = n > most_large (self);
  self->columns = plan.columns;
  ump_deck_view_take_plan (self->few_keys, &plan);
  /* words beside a card need no height, and the table above does */
  for (int i = 0; i < n; i++)
    ump_key_set_flat (
        UMP_KEY (ump_deck_view_key (self->few_keys, g_array_index (plan.cells, UmpDeckCell, i).value)),
        self->narrow || n > FEW_IN_A_LINE, self->narrow && has_words (self));
  ump_set_class (GTK_WIDGET (box), "dense", self->crowd);
  ump_even_box_set (box, width_of_few (self), MAX (self->columns, 1), FALSE);
}

void
ump_pad_deck_build_few (UmpPadDeck *self)
{
  if (self->grouped)
    build_groups (self);
  else
    build_few (self);
}

/* ---- what there is ---------------------------------------------------------------------------------- */

GtkWidget *
ump_pad_deck_groups_new (void)
{
  GtkWidget *groups = gtk_grid_new ();

  ump_add_classes (groups, "groups");
  gtk_grid_set_column_homogeneous (GTK_GRID (groups), TRUE);
  gtk_grid_set_row_spacing (GTK_GRID (groups), 4);
  return groups;
}

void
ump_pad_deck_clear_few (UmpPadDeck *self)
{
  ump_deck_view_clear (self->few_keys);
  g_ptr_array_set_size (self->group_keys, 0);
  g_array_set_size (self->group_zones, 0);
  ump_grid_clear (self->groups);
}

void
ump_pad_deck_update_few (UmpPadDeck *self)
{
  ump_deck_view_update (self->few_keys, FALSE);
  for (guint i = 0; i < self->group_keys->len; i++)
    ump_deck_view_update (self->group_keys->pdata[i], FALSE);
}

/* zone: under whose title it stands, -1 for none. */
static GtkWidget *
find_key (UmpPadDeck *self, int face, int *zone)
{
  GtkWidget *key = ump_deck_view_key (self->few_keys, face);

  *zone = -1;
  for (guint i = 0; i < self->group_keys->len && key == NULL; i++) {
    key = ump_deck_view_key (self->group_keys->pdata[i], face);
    *zone = key != NULL ? g_array_index (self->group_zones, int, i) : -1;
  }
  return key;
}

GtkWidget *
ump_pad_deck_few_key (UmpPadDeck *self, int face)
{
  int zone;

  return find_key (self, face, &zone);
}

/* Whether its key is not where the card is now: it is not offered any more, or not yet, or lies in another
 * zone. */
static gboolean
differs (UmpPadDeck *self, int face)
{
  int zone;
  gboolean there = find_key (self, face, &zone) != NULL;

  return there != ump_pad_deck_state (self, face)->offered ||
         (self->grouped && there && zone != ump_pad_deck_state (self, face)->origin);
}

static gboolean
sets_differ (UmpPadDeck *self)
{
  guint n = 0;

  while (ump_deck_view_find (self->few_keys, UMP_CELL_SET, (int) n) != NULL)
    n++;
  return !self->grouped && n != n_sets (self);
}

gboolean
ump_pad_deck_few_differ (UmpPadDeck *self)
{
  if (self->few != ump_pad_deck_wants_few (self) || self->grouped != ump_pad_deck_has_groups (self) ||
      (!self->few && self->plan.tray != ump_chooser_has_tray (self->chooser)))
    return TRUE;
  if (!self->few)
    return FALSE;
  for (int f = 1; f < ump_pad_deck_setup (self)->game->n_faces; f++)
    if (differs (self, f))
      return TRUE;
  return sets_differ (self);
}
