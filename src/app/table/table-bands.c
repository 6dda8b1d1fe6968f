/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of the table stands where.
 *
 * Zones that follow one another share lines of twelve columns. Those that belong together (of one number, or
 * of one person) stand side by side in a band. */
#include "config.h"

#include "table-private.h"

#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "band-grid.h"
#include "zone-floors.h"

#define COLUMNS 12
#define MAX_ORDER 3

static gboolean
on_table (const UmpZoneDef *def)
{
  return def->print != UMP_PRINT_NEVER && def->layout != UMP_LAYOUT_NONE && def->layout != UMP_LAYOUT_SEAT &&
         def->layout != UMP_LAYOUT_FLOORS;
}

static int
span_of (const UmpZoneDef *def)
{
  return def->span > 0 ? MIN (def->span, COLUMNS) : COLUMNS;
}

/* Columns of all zones of a definition that lie in one band. */
static int
span_in_band (const UmpZoneDef *def)
{
  return span_of (def) * (def->scope == UMP_PER_SEAT ? MAX (def->count, 1) : 1);
}

static gboolean
same_band (const UmpZoneDef *a, const UmpZoneDef *b)
{
  return a->scope == b->scope &&
         (a->scope == UMP_PER_SEAT || (MAX (a->count, 1) == MAX (b->count, 1) && a->count > 1));
}

/* Definitions whose zones stand side by side: for each person, or for each number. */
typedef struct {
  int defs[16];
  int n;
  int span;
} Group;

static void
add_def (Group *group, const UmpGame *game, int def)
{
  int at = group->n;

  if (group->n == (int) G_N_ELEMENTS (group->defs))
    return;
  for (; at > 0 && game->zones[group->defs[at - 1]].band > game->zones[def].band; at--)
    group->defs[at] = group->defs[at - 1];
  group->defs[at] = def;
  group->n++;
  group->span += span_in_band (&game->zones[def]);
}

/* The group that begins with a definition; marks what it took. Where the game names no bands, persons' zones
 * that follow one another make one as long as they fit. */
static Group
next_group (const UmpGame *game, int def, gboolean *taken)
{
  const UmpZoneDef *first = &game->zones[def];
  Group group = { .n = 0 };

  for (int d = def; d < game->n_zones; d++) {
    const UmpZoneDef *next = &game->zones[d];
    if (taken[d] || !on_table (next) || next->order != first->order || (d > def && !same_band (first, next)))
      continue;
    if (d > def && (first->band > 0) != (next->band > 0))
      continue;
    if (d > def && first->band == 0 &&
        (first->scope != UMP_PER_SEAT || group.span + span_in_band (next) > COLUMNS))
      break;
    taken[d] = TRUE;
    add_def (&group, game, d);
  }
  group.span = MIN (group.span, COLUMNS);
  return group;
}

/* What flows like words between the ends of a person's band. */
static gboolean
flows (const UmpZoneDef *def)
{
  return def->layout == UMP_LAYOUT_BOX || def->layout == UMP_LAYOUT_CHIPS;
}

static gboolean
has_boxes (const UmpGame *game, const Group *group)
{
  for (int i = 0; i < group->n; i++)
    if (game->zones[group->defs[i]].layout == UMP_LAYOUT_BOX)
      return TRUE;
  return FALSE;
}

static GtkWidget *
add_zone (UmpTableView *self, GtkWidget *band, int zone, gboolean in_band)
{
  GtkWidget *panel = ump_zone_panel_new (self->play, zone, self->chooser == NULL, in_band);

  g_signal_connect (panel, "choose", G_CALLBACK (ump_table_view_choose), self);
  g_signal_connect (panel, "hold", G_CALLBACK (ump_table_view_hold), self);
  g_signal_connect (panel, "move", G_CALLBACK (ump_table_view_move), self);
  g_signal_connect (panel, "put", G_CALLBACK (ump_table_view_put), self);
  g_signal_connect (panel, "ask", G_CALLBACK (ump_table_view_ask), self);
  if (UMP_IS_WRAP_BOX (band))
    ump_wrap_box_append (UMP_WRAP_BOX (band), panel);
  else
    gtk_box_append (GTK_BOX (band), panel);
  self->panels->pdata[zone] = panel;
  return panel;
}

/* n: how many of the kind there are; few of them share the whole line, unless they are one. */
static void
place_band (UmpTableView *self, GtkWidget *band, int span, int n, gboolean people)
{
  if (people) {
    ump_band_grid_add_person (UMP_BAND_GRID (self->grid), band);
    return;
  }
  if (n > 1 && n * span < COLUMNS)
    span = COLUMNS / n;
  ump_band_grid_add (UMP_BAND_GRID (self->grid), band, span);
}

static gboolean
grows (const UmpGame *game, const Group *group, int def)
{
  for (int i = 0; i < group->n; i++)
    if (span_of (&game->zones[group->defs[i]]) > span_of (&game->zones[def]))
      return FALSE;
  return TRUE;
}

static void
finish_band (UmpTableView *self, GtkWidget *band, int seat, gboolean framed)
{
  gtk_widget_add_css_class (band, "band");
  ump_set_class (band, "framed", framed);
  g_object_set_data (G_OBJECT (band), "seat", GINT_TO_POINTER (seat));
  g_ptr_array_add (self->bands, band);
}

/* A person's band with boxes: who it is, then boxes and chips that go on in the next line where there are
 * many, and at the end the rest. On a narrow page the boxes have lines of their own. */
static GtkWidget *
box_band_new (UmpTableView *self, const UmpSetup *setup, const Group *group, int seat, GtkSizeGroup **columns)
{
  GtkWidget *ends = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *middle = ump_wrap_box_new (6, 4);
  GtkWidget *band = self->narrow ? ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL) : ends;

  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (middle, TRUE);
  if (self->narrow)
    gtk_box_append (GTK_BOX (band), ends);
  for (int i = 0; i < group->n; i++) {
    const UmpZoneDef *def = &setup->game->zones[group->defs[i]];
    GtkWidget *panel;
    if (flows (def) && gtk_widget_get_parent (middle) == NULL)
      gtk_box_append (GTK_BOX (band), middle);
    for (int k = 0; k < MAX (def->count, 1); k++) {
      panel =
          add_zone (self, flows (def) ? middle : ends, ump_zone_index (setup, group->defs[i], seat, k), TRUE);
      if (flows (def))
        continue;
      if (self->narrow)
        gtk_widget_set_hexpand (panel, i == 0);
      else if (MAX (def->count, 1) == 1)
        gtk_size_group_add_widget (columns[i], panel);
    }
  }
  ump_add_classes (middle, "middle");
  finish_band (self, band, seat, TRUE);
  return band;
}

/* One band: the zones of a group for one seat, or for one number. columns: one size group a definition, so
 * that the bands agree. */
static GtkWidget *
band_new (UmpTableView *self, const UmpSetup *setup, const Group *group, int seat, int nth,
          GtkSizeGroup **columns)
{
  const UmpGame *game = setup->game;
  /* a phone has room for a whole line only where nothing stands below it */
  gboolean line = seat < 0 && group->n > 1;
  GtkWidget *band = self->narrow && !line ? ump_wrap_box_new (2, 0)
                                          : gtk_box_new (GTK_ORIENTATION_HORIZONTAL, self->narrow ? 2 : 6);
  gboolean alone = group->n == 1 && (seat < 0 || MAX (game->zones[group->defs[0]].count, 1) == 1);

  for (int i = 0; i < group->n; i++) {
    const UmpZoneDef *def = &game->zones[group->defs[i]];
    int n = seat >= 0 ? MAX (def->count, 1) : 1;
    for (int k = 0; k < n; k++) {
      int zone = ump_zone_index (setup, group->defs[i], MAX (seat, 0), nth + k);
      GtkWidget *panel = add_zone (self, band, zone, !alone);
      gboolean wide = alone || grows (game, group, group->defs[i]);
      gtk_widget_set_hexpand (panel, wide);
      if (!wide && n == 1 && (!self->narrow || line))
        gtk_size_group_add_widget (columns[i], panel);
      else if (wide && n == 1 && seat >= 0 &&
               def->layout == UMP_LAYOUT_ROW) /* lines begin at the same place */
        gtk_size_group_add_widget (columns[i], ump_zone_panel_head (UMP_ZONE_PANEL (panel)));
    }
  }
  finish_band (self, band, seat, seat >= 0 && !alone);
  return band;
}

/* All zones of a definition in columns, below one title. */
static GtkWidget *
block_new (UmpTableView *self, const UmpSetup *setup, int d)
{
  const UmpZoneDef *def = &setup->game->zones[d];
  int columns = def->block;
  GtkWidget *block = ump_box_new (GTK_ORIENTATION_VERTICAL, 6, "block"), *grid = gtk_grid_new ();

  gtk_box_append (GTK_BOX (block),
                  ump_label_new (ump_words_translate (ump_play_words (), def->block_title), "block-title"));
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_box_append (GTK_BOX (block), grid);
  for (int k = 0; k < MAX (def->count, 1); k++) {
    GtkWidget *cell = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "block-cell"), *panel;
    panel = add_zone (self, cell, ump_zone_index (setup, d, 0, k), TRUE);
    gtk_widget_set_hexpand (panel, TRUE);
    gtk_grid_attach (GTK_GRID (grid), cell, k % columns, k / columns, 1, 1);
  }
  return block;
}

static void
add_group (UmpTableView *self, const UmpSetup *setup, const Group *group)
{
  const UmpZoneDef *first = &setup->game->zones[group->defs[0]];
  gboolean seats = first->scope == UMP_PER_SEAT;
  int n = seats ? setup->n_seats : MAX (first->count, 1);
  GtkSizeGroup *columns[G_N_ELEMENTS (group->defs)];

  if (first->block > 0) {
    place_band (self, block_new (self, setup, group->defs[0]), group->span, 1, FALSE);
    return;
  }
  for (int i = 0; i < group->n; i++)
    columns[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  for (int k = 0; k < n; k++) {
    GtkWidget *band = seats && has_boxes (setup->game, group)
                          ? box_band_new (self, setup, group, k, columns)
                          : band_new (self, setup, group, seats ? k : -1, seats ? 0 : k, columns);
    place_band (self, band, group->span, n, seats);
  }
  for (int i = 0; i < group->n; i++)
    g_object_unref (columns[i]);
}

/* Lines of whole cards, one below the other: the more, the smaller the cards. */
static int
count_lines (const UmpGame *game)
{
  int lines = 0;

  for (int d = 0; d < game->n_zones; d++) {
    const UmpZoneDef *def = &game->zones[d];
    if (on_table (def) && def->scope == UMP_PER_TABLE && def->layout == UMP_LAYOUT_ROW)
      lines += span_of (def) > COLUMNS / 2 ? MAX (def->count, 1) : 1;
  }
  return MAX (lines, 1);
}

static void
add_floors (UmpTableView *self, const UmpSetup *setup, gboolean *taken)
{
  const UmpGame *game = setup->game;

  self->floors = ump_zone_floors_new (self->play, self->chooser);
  if (self->floors == NULL)
    return;
  ump_band_grid_add (UMP_BAND_GRID (self->grid), self->floors, COLUMNS);
  g_signal_connect (self->floors, "ask", G_CALLBACK (ump_table_view_ask_floors), self);
  ump_zone_floors_set_narrow (UMP_ZONE_FLOORS (self->floors), self->narrow);
  /* what is only counted stands with the house */
  for (int d = 0; d < game->n_zones; d++)
    if (on_table (&game->zones[d]) && game->zones[d].layout == UMP_LAYOUT_COUNT &&
        game->zones[d].scope == UMP_PER_TABLE && game->zones[d].count <= 1) {
      add_zone (self, ump_zone_floors_head (UMP_ZONE_FLOORS (self->floors)), ump_zone_index (setup, d, 0, 0),
                FALSE);
      taken[d] = TRUE;
    }
}

void
ump_table_view_build (UmpTableView *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  const UmpGame *game = setup->game;
  g_autofree gboolean *taken = g_new0 (gboolean, (gsize) game->n_zones + 1);

  ump_drop_focus (self->grid);
  ump_band_grid_clear (UMP_BAND_GRID (self->grid));
  g_ptr_array_set_size (self->bands, 0);
  g_ptr_array_set_size (self->panels, 0);
  g_ptr_array_set_size (self->panels, setup->n_zones);
  add_floors (self, setup, taken);
  self->slots = self->boxes = FALSE;
  for (int d = 0; d < game->n_zones; d++) {
    self->slots |= game->zones[d].layout == UMP_LAYOUT_SLOTS;
    self->boxes |= game->zones[d].layout == UMP_LAYOUT_BOX;
  }
  for (int order = 0; order <= MAX_ORDER; order++)
    for (int d = 0; d < game->n_zones; d++)
      if (!taken[d] && on_table (&game->zones[d]) && game->zones[d].order == order) {
        Group group = next_group (game, d, taken);
        add_group (self, setup, &group);
      }
  self->lines = count_lines (game);
  self->generation = ump_play_generation (self->play);
}
