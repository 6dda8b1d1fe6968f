/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "proof-view.h"

#include "../widgets/card-fan.h"
#include "../widgets/parts.h"
#include "../model/play.h"
#include "../model/words.h"

#include "core/shown.h"

#define CARD_WIDTH 56

struct _UmpProofView {
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *where;
  GtkWidget *lines;
  GtkWidget *terms;
  GtkWidget *sum;
};

G_DEFINE_FINAL_TYPE (UmpProofView, ump_proof_view, GTK_TYPE_WIDGET)

char *
ump_proof_row_name (const UmpMatch *match, const UmpRow *row)
{
  return row->bonus != NULL ? ump_shown (row->bonus, UMP_SHOWN_NAME)
                            : ump_row_name (ump_match_table (match), row, ump_play_words ());
}

static const char *
line_name (const UmpGame *game, const UmpScoreLine *line)
{
  if (line->line < 0)
    return _ ("Adjustment");
  return line->line < game->n_lines ? _ (game->lines[line->line].name) : "";
}

static void
add_line (UmpProofView *self, GtkWidget *cards, const char *name, const char *detail, gint64 points)
{
  GtkWidget *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 16, "rowline");
  GtkWidget *middle = ump_box_new (GTK_ORIENTATION_VERTICAL, 6, NULL);
  GtkWidget *words = ump_box_new (GTK_ORIENTATION_VERTICAL, 2, NULL);
  g_autofree char *value = ump_words_number (points);
  GtkWidget *label = ump_label_new (value, "title-name number");

  gtk_box_append (GTK_BOX (words), ump_text_new (name, "strong"));
  if (detail != NULL && *detail)
    gtk_box_append (GTK_BOX (words), ump_text_new (detail, "dim-text"));
  gtk_box_append (GTK_BOX (middle), words);
  if (cards != NULL) {
    gtk_widget_set_halign (cards, GTK_ALIGN_START);
    gtk_box_append (GTK_BOX (middle), cards);
  }
  gtk_widget_set_hexpand (middle, TRUE);
  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), middle);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  ump_set_class (label, "dimmer", points == 0);
  gtk_box_append (GTK_BOX (line), label);
  gtk_widget_add_css_class (line, "proof-line");
  gtk_box_append (GTK_BOX (self->lines), line);
}

/* "3 + 2 − 6": empty where there is only one term. */
static void
add_term (GString *terms, gint64 points)
{
  if (terms->len == 0)
    g_string_append_printf (terms, "%s%" G_GINT64_FORMAT, points < 0 ? "−" : "", ABS (points));
  else
    g_string_append_printf (terms, " %s %" G_GINT64_FORMAT, points < 0 ? "−" : "+", ABS (points));
}

static void
finish (UmpProofView *self, const UmpSetup *setup, int seat, const char *where, GString *terms, gint64 sum)
{
  g_autofree char *value = ump_words_number (sum);
  g_autofree char *title = g_strdup_printf (_ ("How %s comes to %s"), setup->shown[seat], value);

  ump_label_say (self->title, title);
  ump_label_say (self->where, where);
  gtk_label_set_text (GTK_LABEL (self->terms), terms->str);
  gtk_label_set_text (GTK_LABEL (self->sum), value);
  ump_name_widget (GTK_WIDGET (self), title);
}

void
ump_proof_view_show_row (UmpProofView *self, const UmpMatch *match, const UmpRow *row, int seat)
{
  const UmpSetup *setup = ump_match_setup (match);
  g_autoptr (GString) terms = g_string_new (NULL);
  g_autofree char *where = ump_proof_row_name (match, row);
  gboolean any = FALSE;

  ump_box_clear (self->lines);
  for (int k = 0; k < row->n_lines; k++) {
    const UmpScoreLine *line = &row->lines[k];
    g_autofree char *detail = NULL;
    GtkWidget *cards = NULL;

    if (line->seat != seat)
      continue;
    any = TRUE;
    detail = ump_text_format (line->detail, setup, ump_play_words ());
    if (line->n_cards)
      cards = ump_card_fan_new (setup, row->cards + line->first_card, line->n_cards, CARD_WIDTH);
    if (cards != NULL && line->points == 0)
      ump_card_fan_set_flags (UMP_CARD_FAN (cards), UMP_CARD_DIMMED | UMP_CARD_STRUCK);
    add_line (self, cards, line_name (setup->game, line), detail, line->points);
    if (line->points)
      add_term (terms, line->points);
  }
  if (!any)
    gtk_box_append (GTK_BOX (self->lines), ump_text_new (_ ("Nothing counts here."), "dimmer"));
  finish (self, setup, seat, where, terms, row->points[seat]);
}

/* What a row gives somebody: nothing where it is about others. */
static void
add_row (UmpProofView *self, GString *terms, const UmpMatch *match, const UmpRow *row, int seat)
{
  g_autofree char *name = ump_proof_row_name (match, row);
  g_autofree char *reason = NULL;

  if (!ump_row_has (row, seat))
    return;
  for (int l = 0; l < row->n_lines && row->round == 0 && reason == NULL; l++)
    if (row->lines[l].seat == seat)
      reason = ump_text_format (row->lines[l].detail, ump_match_setup (match), ump_play_words ());
  add_line (self, NULL, name, reason, row->points[seat]);
  add_term (terms, row->points[seat]);
}

void
ump_proof_view_show_total (UmpProofView *self, const UmpMatch *match, int seat)
{
  const UmpSetup *setup = ump_match_setup (match);
  const UmpTable *table = ump_match_table (match);
  g_autoptr (GString) terms = g_string_new (NULL);
  g_autoptr (UmpRow) open = ump_match_open_row (match, table);
  UmpTotal totals[UMP_MAX_SEATS];

  ump_box_clear (self->lines);
  for (guint k = 0; k < ump_match_n_rows (match); k++)
    add_row (self, terms, match, ump_match_row (match, k), seat);
  if (open != NULL)
    add_row (self, terms, match, open, seat);
  for (int i = 0; i < ump_setup_n_bonuses (setup); i++) {
    g_autoptr (UmpRow) bonus = ump_row_new_bonus (table, i);

    add_row (self, terms, match, bonus, seat);
  }
  ump_score_totals (table, totals);
  finish (self, setup, seat, _ ("Total"), terms, totals[seat].points);
}

const char *
ump_proof_view_get_title (UmpProofView *self)
{
  return gtk_label_get_text (GTK_LABEL (self->title));
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&UMP_PROOF_VIEW (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ump_proof_view_parent_class)->dispose (object);
}

static void
ump_proof_view_class_init (UmpProofViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "proof");
}

static void
ump_proof_view_init (UmpProofView *self)
{
  GtkWidget *head = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 12, "rowline");
  GtkWidget *foot = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 12, "proof-sum");

  self->box = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);
  self->title = ump_text_new (NULL, "section-title");
  self->where = ump_label_new (NULL, "dim-text");
  self->lines = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);
  self->terms = ump_text_new (NULL, "dimmer number");
  self->sum = ump_label_new (NULL, "sum");
  gtk_widget_set_hexpand (self->title, TRUE);
  gtk_widget_set_valign (self->where, GTK_ALIGN_BASELINE);
  gtk_box_append (GTK_BOX (head), self->title);
  gtk_box_append (GTK_BOX (head), self->where);
  gtk_widget_add_css_class (head, "proof-head");
  gtk_widget_set_hexpand (self->terms, TRUE);
  gtk_box_append (GTK_BOX (foot), self->terms);
  gtk_box_append (GTK_BOX (foot), self->sum);
  gtk_box_append (GTK_BOX (self->box), head);
  gtk_box_append (GTK_BOX (self->box), self->lines);
  gtk_box_append (GTK_BOX (self->box), foot);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
ump_proof_view_new (void)
{
  return g_object_new (UMP_TYPE_PROOF_VIEW, NULL);
}
