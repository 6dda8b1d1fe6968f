/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "sheet-edges.h"

#include "core/shown.h"

#include "../model/words.h"
#include "../widgets/parts.h"

GtkWidget *
ump_sheet_first_new (const char *text, const char *css_class)
{
  GtkWidget *label = ump_label_new (text, css_class);

  ump_label_keep (label, text);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 7);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static void
attach_first (GtkWidget *grid, const char *text, int row, const char *css_class)
{
  gtk_grid_attach (GTK_GRID (grid), ump_sheet_first_new (text, css_class), 0, row, 1, 1);
}

static GtkWidget *
attach_seat (GtkWidget *grid, const char *text, const char *css_class, int seat, int row)
{
  GtkWidget *label = ump_label_new (text, css_class);

  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (GTK_GRID (grid), label, seat + 1, row, 1, 1);
  return label;
}

void
ump_sheet_show_head (GtkWidget *grid, UmpPlay *play, const UmpSheetCells *cells, int current)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play));
  const UmpTable *table = ump_play_table (play);
  int dealer = ump_table_state (table) == UMP_PLAYING ? ump_sheet_cells_dealer (cells) : UMP_NOBODY;

  ump_grid_clear (grid);
  attach_first (grid, "", 0, NULL);
  for (int s = 0; s < setup->n_seats; s++) {
    attach_seat (grid, setup->shown[s], s == current ? "strong current" : "strong", s, 0);
    if (ump_table_is_absent (table, s))
      attach_seat (grid, _ ("not there"), "dim-text", s, 1);
    else if (s == dealer)
      attach_seat (grid, _ ("deals"), "dim-text", s, 1);
  }
}

/* Lines beside the rounds that count in the totals; how many. */
static int
show_bonuses (GtkWidget *grid, UmpPlay *play)
{
  const UmpTable *table = ump_play_table (play);
  int n = ump_setup_n_bonuses (ump_match_setup (ump_play_match (play)));

  for (int b = 0; b < n; b++) {
    g_autoptr (UmpRow) row = ump_row_new_bonus (table, b);
    g_autofree char *title = ump_shown (row->bonus, UMP_SHOWN_NAME);

    attach_first (grid, title, b, NULL);
    for (int s = 0; s < row->n_seats; s++) {
      g_autofree char *points = ump_words_number (row->points[s]);
      g_autofree char *name = g_strdup_printf (
          _ ("%s, %s, %s"), ump_match_setup (ump_play_match (play))->shown[s], title, points);

      ump_name_widget (attach_seat (grid, points, "number", s, b), name);
    }
  }
  return n;
}

const char *
ump_sheet_none_due (UmpPlay *play)
{
  if (ump_table_state (ump_play_table (play)) == UMP_FINISHED)
    return _ ("Finished. Tap a number to change it.");
  return ump_play_is_read_only (play) ? _ ("This can only be looked at") : _ ("Every cell is filled");
}

void
ump_sheet_offer_keys (GtkWidget *keys, gboolean here, GtkWidget *zeros, gboolean others)
{
  gtk_widget_set_sensitive (keys, here);
  gtk_widget_set_sensitive (zeros, here && others);
}

void
ump_sheet_show_foot (GtkWidget *grid, UmpPlay *play)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play));
  UmpTotal totals[UMP_MAX_SEATS];
  gint64 best = 0;
  int first;
  gboolean apart = FALSE; /* nobody leads where all are level */
  gboolean finished = ump_table_state (ump_play_table (play)) == UMP_FINISHED;

  ump_grid_clear (grid);
  ump_score_totals (ump_play_table (play), totals);
  for (int s = 0; s < setup->n_seats; s++)
    if (totals[s].rank == 1)
      best = totals[s].points;
  for (int s = 0; s < setup->n_seats; s++)
    apart |= totals[s].points != best && !ump_table_is_absent (ump_play_table (play), s);
  first = show_bonuses (grid, play);
  attach_first (grid, _ ("Total"), first, "strong");
  for (int s = 0; s < setup->n_seats; s++) {
    g_autofree char *points = ump_words_number (totals[s].points);
    gint64 behind = ABS (totals[s].points - best);
    g_autofree char *distance = ump_words_number (behind);
    gboolean ranked = (finished || apart) && !ump_table_is_absent (ump_play_table (play), s);
    g_autofree char *words =
        behind == 0 ? g_strdup (_ ("leads")) : g_strdup_printf (_ ("%s behind"), distance);
    const char *said = finished ? ump_words_place (totals[s].rank) : words;
    g_autofree char *name = g_strdup_printf ("%s %s", setup->shown[s], points);

    ump_name_widget (attach_seat (grid, points, "total", s, first), name);
    attach_seat (grid, ranked ? said : "", behind == 0 ? "dim-text leads" : "dim-text", s, first + 1);
  }
}

void
ump_sheet_show_proof (GtkWidget *cell, UmpPlay *play, const UmpSheetCells *cells, int line, int seat)
{
  UmpMatch *match = ump_play_match (play);
  guint n = ump_match_rows_at (match, ump_play_moment (play));
  int round = ump_sheet_cells_round (cells, line);
  g_autoptr (UmpRow) open = NULL;
  const UmpRow *found = NULL;
  g_autofree char *title = ump_sheet_cells_title (cells, line), *heading = NULL;
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 6, NULL);

  for (guint k = 0; k < n && found == NULL; k++)
    if (ump_match_row (match, k)->round > 0 && round-- == 0)
      found = ump_match_row (match, k);
  if (found == NULL)
    found = open = ump_match_open_row (match, ump_play_table (play));
  if (found == NULL)
    return;
  heading = g_strdup_printf (_ ("%s: %s"), ump_match_setup (ump_play_match (play))->shown[seat], title);
  gtk_box_append (GTK_BOX (box), ump_label_new (heading, "strong"));
  for (int l = 0; l < found->n_lines; l++) {
    const UmpScoreLine *part = &found->lines[l];
    g_autofree char *detail =
        ump_text_format (&part->detail, ump_match_setup (ump_play_match (play)), ump_play_words ());
    g_autofree char *points = ump_words_number (part->points);
    g_autofree char *text = g_strdup_printf ("%s = %s", points, detail);
    GtkWidget *label;

    if (part->seat != seat)
      continue;
    label = ump_text_new (text, "number");
    gtk_label_set_max_width_chars (GTK_LABEL (label), 48);
    gtk_box_append (GTK_BOX (box), label);
  }
  ump_popover_open (cell, NULL, box, heading);
}
