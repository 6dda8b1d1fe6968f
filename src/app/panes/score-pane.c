/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "score-pane.h"

#include "../learned/ladder-view.h"
#include "../widgets/parts.h"
#include "../model/words.h"
#include "proof-view.h"

/* More rows than this are for the printed sheet. */
#define SHOWN_ROWS 150
/* Letters of a name that its column has the width for. */
#define NAME_CHARS 4

struct _UmpScorePane {
  GtkWidget parent_instance;
  UmpPlay *play;
  GtkWidget *box;
  GtkWidget *ladder; /* NULL where the game has none */
  GtkWidget *title;
  GtkWidget *grid;
  GtkWidget *note;
  gboolean dirty;
  gboolean all_lead; /* then nobody does */
};

G_DEFINE_FINAL_TYPE (UmpScorePane, ump_score_pane, GTK_TYPE_WIDGET)

#define TOTAL_ROW G_MAXUINT
#define OPEN_ROW (G_MAXUINT - 1)
/* of the first bonus line; the others follow */
#define BONUS_ROW (G_MAXUINT - UMP_MAX_ENTRIES)

/* ---- proof -------------------------------------------------------------------------------------- */

static void
action_proof (GtkWidget *widget, const char *name, GVariant *where)
{
  UmpScorePane *self = UMP_SCORE_PANE (widget);
  UmpMatch *match = ump_play_match (self->play);
  GtkWidget *proof = ump_proof_view_new ();
  guint index;
  int seat, line;

  g_variant_get (where, "(uii)", &index, &seat, &line);
  if (index == TOTAL_ROW) {
    ump_proof_view_show_total (UMP_PROOF_VIEW (proof), match, seat);
  } else if (index == OPEN_ROW) {
    UmpRow *row = ump_match_open_row (match, ump_play_table (self->play));
    if (row != NULL) {
      ump_proof_view_show_row (UMP_PROOF_VIEW (proof), match, row, seat);
      ump_row_unref (row);
    }
  } else if (index >= BONUS_ROW) {
    g_autoptr (UmpRow) row = ump_row_new_bonus (ump_play_table (self->play), (int) (index - BONUS_ROW));
    ump_proof_view_show_row (UMP_PROOF_VIEW (proof), match, row, seat);
  } else {
    ump_proof_view_show_row (UMP_PROOF_VIEW (proof), match, ump_match_row (match, index), seat);
  }
  gtk_widget_set_size_request (proof, 320, -1);
  ump_popover_open (GTK_WIDGET (self), gtk_grid_get_child_at (GTK_GRID (self->grid), seat + 1, line),
                    ump_scroll_new (proof, 480), ump_match_setup (match)->shown[seat]);
}

/* ---- cells -------------------------------------------------------------- */

static void
attach (UmpScorePane *self, GtkWidget *widget, int column, int row)
{
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_grid_attach (GTK_GRID (self->grid), widget, column, row, 1, 1);
}

static void
add_number (UmpScorePane *self, const char *row_name, guint index, int seat, gint64 points, int row,
            const char *classes)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  g_autofree char *text = ump_words_number (points);
  g_autofree char *name = g_strdup_printf (_ ("%s, %s: %s"), setup->shown[seat], row_name, text);
  GtkWidget *button = gtk_button_new_with_label (text);

  ump_add_classes (button, classes);
  ump_name_widget (button, name);
  ump_set_action (button, "score.proof", "(uii)", index, seat, row);
  attach (self, button, seat + 1, row);
}

static void
add_first (UmpScorePane *self, const char *text, int row, const char *classes)
{
  GtkWidget *label = ump_label_new (text, classes);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 7);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  attach (self, label, 0, row);
}

static void
add_row (UmpScorePane *self, const UmpRow *row, guint index, int at, const UmpTotal *totals)
{
  g_autofree char *name = ump_proof_row_name (ump_play_match (self->play), row);

  add_first (self, name, at, row->round == 0 && index < BONUS_ROW ? "dimmer adjustment" : "dimmer");
  for (int s = 0; s < row->n_seats; s++) {
    gboolean leads = totals[s].rank == 1 && !self->all_lead;
    /* who was not there has no number, nor whom an adjustment is not about */
    if (!ump_row_has (row, s)) {
      GtkWidget *none = gtk_label_new ("·");
      ump_set_class (none, "leader", leads);
      attach (self, none, s + 1, at);
      continue;
    }
    add_number (self, name, index, s, row->points[s], at,
                leads ? "sheet-cell number leader" : "sheet-cell number");
  }
}

static void
add_names (UmpScorePane *self, const UmpSetup *setup, const UmpTotal *totals)
{
  for (int s = 0; s < setup->n_seats; s++) {
    GtkWidget *label =
        ump_label_new (setup->shown[s], totals[s].rank == 1 && !self->all_lead ? "strong leader" : "strong");
    gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    gtk_label_set_width_chars (GTK_LABEL (label),
                               MIN ((int) g_utf8_strlen (setup->shown[s], -1), NAME_CHARS));
    ump_set_tooltip (label, setup->shown[s]);
    attach (self, label, s + 1, 0);
  }
}

static void
add_totals (UmpScorePane *self, const UmpSetup *setup, const UmpTotal *totals, int at)
{
  add_first (self, _ ("Total"), at, "strong total-line");
  if (!self->all_lead)
    add_first (self, _ ("Place"), at + 1, "dim-text");
  for (int s = 0; s < setup->n_seats; s++) {
    UmpText ordinal = UMP_TEXT ("{o0}", { UMP_N (totals[s].rank) });
    g_autofree char *rank = ump_text_format (&ordinal, setup, ump_play_words ());
    gboolean leads = totals[s].rank == 1 && !self->all_lead;

    add_number (self, _ ("Total"), TOTAL_ROW, s, totals[s].points, at,
                leads ? "sheet-cell total total-line leader" : "sheet-cell total total-line");
    if (!self->all_lead) {
      GtkWidget *label = ump_label_new (rank, leads ? "dim-text leader foot" : "dim-text foot");

      gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
      attach (self, label, s + 1, at + 1);
    }
  }
}

/* ---- the table ---------------------------------------------------------- */

static int
add_rows (UmpScorePane *self, UmpMatch *match, const UmpTotal *totals)
{
  guint n = ump_match_rows_at (match, ump_play_moment (self->play)),
        first = n > SHOWN_ROWS ? n - SHOWN_ROWS : 0;
  UmpRow *open = ump_match_open_row (match, ump_play_table (self->play));
  g_autofree char *hidden =
      first > 0 ? g_strdup_printf (ngettext ("%u earlier row is in the printed sheet.",
                                             "%u earlier rows are in the printed sheet.", first),
                                   first)
                : NULL;
  int at = 1;

  for (guint r = first; r < n; r++)
    add_row (self, ump_match_row (match, r), r, at++, totals);
  if (open != NULL) {
    add_row (self, open, OPEN_ROW, at++, totals);
    ump_row_unref (open);
  }
  for (int i = 0; i < ump_setup_n_bonuses (ump_match_setup (match)); i++) {
    g_autoptr (UmpRow) bonus = ump_row_new_bonus (ump_play_table (self->play), i);
    add_row (self, bonus, BONUS_ROW + (guint) i, at++, totals);
  }
  ump_label_say (self->note, hidden);
  return at;
}

static void
show (UmpScorePane *self)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);
  UmpTotal totals[UMP_MAX_SEATS];

  self->dirty = FALSE;
  if (self->ladder != NULL)
    ump_ladder_view_update (UMP_LADDER_VIEW (self->ladder));
  ump_grid_clear (self->grid);
  ump_score_totals (ump_play_table (self->play), totals);
  self->all_lead = TRUE;
  for (int s = 0; s < setup->n_seats; s++)
    self->all_lead &= totals[s].rank == 1;
  ump_label_say (self->title,
                 ump_setup_lowest_wins (setup) ? _ ("The lowest total wins") : _ ("The highest total wins"));
  add_names (self, setup, totals);
  add_totals (self, setup, totals, add_rows (self, match, totals));
}

/* Many numbers: they are made when somebody looks. */
static void
on_update (UmpScorePane *self)
{
  self->dirty = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show (self);
}

static void
ump_score_pane_map (GtkWidget *widget)
{
  if (UMP_SCORE_PANE (widget)->dirty)
    show (UMP_SCORE_PANE (widget));
  GTK_WIDGET_CLASS (ump_score_pane_parent_class)->map (widget);
}

/* ---- life --------------------------------------------------------------- */

static void
ump_score_pane_dispose (GObject *object)
{
  UmpScorePane *self = UMP_SCORE_PANE (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_score_pane_parent_class)->dispose (object);
}

static void
ump_score_pane_class_init (UmpScorePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_score_pane_dispose;
  widget_class->map = ump_score_pane_map;
  gtk_widget_class_set_css_name (widget_class, "scorepane");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/score-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpScorePane, box);
  gtk_widget_class_bind_template_child (widget_class, UmpScorePane, title);
  gtk_widget_class_bind_template_child (widget_class, UmpScorePane, grid);
  gtk_widget_class_bind_template_child (widget_class, UmpScorePane, note);
  gtk_widget_class_install_action (widget_class, "score.proof", "(uii)", action_proof);
}

static void
ump_score_pane_init (UmpScorePane *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_score_pane_new (UmpPlay *play)
{
  UmpScorePane *self = g_object_new (UMP_TYPE_SCORE_PANE, NULL);

  self->play = g_object_ref (play);
  self->ladder = ump_ladder_view_new (play);
  if (self->ladder != NULL)
    gtk_box_prepend (GTK_BOX (self->box), self->ladder);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_update), self, G_CONNECT_SWAPPED);
  self->dirty = TRUE;
  return GTK_WIDGET (self);
}
