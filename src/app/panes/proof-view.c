/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "proof-view.h"

#include "../widgets/build.h"
#include "../widgets/card-fan.h"
#include "../widgets/line-layout.h"
#include "../widgets/parts.h"
#include "../model/play.h"
#include "../model/words.h"

#include "core/shown.h"

#define CARD_WIDTH 56

struct _UmpProofView {
  GtkWidget parent_instance;
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
  GtkWidget *words, *below, *label, *middle;
  GtkWidget *line =
      ump_build ("proof-line", "name", &words, "detail", &below, "points", &label, "middle", &middle, NULL);
  g_autofree char *value = ump_words_number (points);

  gtk_label_set_text (GTK_LABEL (words), name);
  ump_label_say (below, detail);
  gtk_label_set_text (GTK_LABEL (label), value);
  ump_set_class (label, "dimmer", points == 0);
  if (cards != NULL) {
    gtk_widget_set_halign (cards, GTK_ALIGN_START);
    gtk_box_append (GTK_BOX (middle), cards);
  }
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
    detail = ump_text_format (&line->detail, setup, ump_play_words ());
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
      reason = ump_text_format (&row->lines[l].detail, ump_match_setup (match), ump_play_words ());
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
  ump_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ump_proof_view_parent_class)->dispose (object);
}

static void
ump_proof_view_class_init (UmpProofViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "proof");
  g_type_ensure (UMP_TYPE_LINE_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/proof-view.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpProofView, title);
  gtk_widget_class_bind_template_child (widget_class, UmpProofView, where);
  gtk_widget_class_bind_template_child (widget_class, UmpProofView, lines);
  gtk_widget_class_bind_template_child (widget_class, UmpProofView, terms);
  gtk_widget_class_bind_template_child (widget_class, UmpProofView, sum);
}

static void
ump_proof_view_init (UmpProofView *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_proof_view_new (void)
{
  return g_object_new (UMP_TYPE_PROOF_VIEW, NULL);
}
