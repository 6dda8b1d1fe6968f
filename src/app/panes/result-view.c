/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "result-view.h"

#include "../model/words.h"
#include "../widgets/build.h"
#include "../widgets/card-fan.h"
#include "../widgets/line-layout.h"
#include "../widgets/mark-view.h"
#include "../widgets/parts.h"
#include "core/mark.h"
#include "session/report/story.h"

#define LARGE_MARK 104
#define NARROW_MARK 76
/* Of more winners the marks are small. */
#define MANY_WINNERS 3
#define FAN_CARD 60

enum { MOMENT, N_SIGNALS };
static guint signals[N_SIGNALS];

struct _UmpResultView {
  GtkWidget parent_instance;
  gboolean narrow;

  GtkCssProvider *ground; /* of the band */
  GtkWidget *band;
  UmpLineLayout *band_line;
  GtkBox *marks;
  GtkWidget *winner;
  GtkWidget *sentence;
  GtkListBox *places;
  GtkWidget *moments;
  UmpLineLayout *moments_line;
};

G_DEFINE_FINAL_TYPE (UmpResultView, ump_result_view, GTK_TYPE_WIDGET)

/* What is shown at the moment, while it is built. */
typedef struct {
  UmpResultView *self;
  const UmpSetup *setup;
  const UmpTable *table;
  UmpStory *story;
  int marks[UMP_MAX_SEATS];
  UmpTotal totals[UMP_MAX_SEATS];
} Shown;

static gboolean
has_won (const Shown *shown, int seat)
{
  return (shown->story->winners >> seat & 1u) != 0;
}

/* ---- the band -------------------------------------------------------------------------------- */

static GtkWidget *
new_mark (const Shown *shown, int seat, int size)
{
  return ump_mark_view_new (shown->marks[seat], shown->setup->names[seat], size);
}

/* Whoever shares the win has an equal part of the band. */
static void
fill_band (const Shown *shown)
{
  UmpResultView *self = shown->self;
  g_autofree char *sentence =
      g_strconcat (shown->story->total, *shown->story->total != '\0' ? " " : "", shown->story->how, NULL);
  g_autofree char *winner = ump_words_winner_sentence ((const char *const *) shown->setup->shown,
                                                       shown->totals, shown->setup->n_seats);
  g_autoptr (GString) css = g_string_new (".band { background: linear-gradient(to right");
  int n = 0, k = 0, size = self->narrow ? NARROW_MARK : LARGE_MARK;

  for (int seat = 0; seat < shown->setup->n_seats; seat++)
    n += has_won (shown, seat);
  ump_box_clear (GTK_WIDGET (self->marks));
  for (int seat = 0; seat < shown->setup->n_seats; seat++) {
    GtkWidget *plate;

    if (!has_won (shown, seat))
      continue;
    g_string_append_printf (css, ", #%06X %d%%, #%06X %d%%", ump_mark_look (shown->marks[seat])->fill,
                            k * 100 / n, ump_mark_look (shown->marks[seat])->fill, (k + 1) * 100 / n);
    k++;
    plate = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "mark-plate");
    gtk_box_append (GTK_BOX (plate), new_mark (shown, seat, size / MIN (n, MANY_WINNERS)));
    gtk_box_append (self->marks, plate);
  }
  g_string_append (css, "); }");
  gtk_css_provider_load_from_data (self->ground, css->str, (gssize) css->len);
  gtk_label_set_text (GTK_LABEL (self->winner), winner);
  ump_label_say (self->sentence, sentence);
}

/* ---- the others -------------------------------------------------------------------------------- */

static GtkWidget *
new_place_row (const Shown *shown, int seat)
{
  GtkWidget *at, *mark, *who, *sum, *row;
  GtkWidget *box = ump_build ("place-row", "place", &at, "mark", &mark, "name", &who, "points", &sum, NULL);
  int rank = shown->totals[seat].rank;
  g_autofree char *place = g_strdup_printf ("%d", rank), *points = NULL, *name = NULL, *spoken = NULL;

  points = shown->setup->game->no_points ? g_strdup ("") : ump_words_number (shown->totals[seat].points);
  /* Translators: who is ranked behind all who stayed: "Dora, not there at the end" */
  name = ump_table_is_absent (shown->table, seat)
             ? g_strdup_printf (_ ("%s, not there at the end"), shown->setup->shown[seat])
             : g_strdup (shown->setup->shown[seat]);
  spoken = g_strdup_printf ("%s, %s, %s", ump_words_place (rank), name, points);
  gtk_label_set_text (GTK_LABEL (at), place);
  gtk_box_append (GTK_BOX (mark), new_mark (shown, seat, 26));
  gtk_label_set_text (GTK_LABEL (who), name);
  gtk_label_set_text (GTK_LABEL (sum), points);
  ump_add_classes (who, "strong");
  ump_add_classes (sum, "strong number section-title");
  row = ump_plain_row_new (box);
  ump_name_widget (row, spoken);
  return row;
}

static void
fill_places (const Shown *shown)
{
  GtkListBox *places = shown->self->places;
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (places, 0)) != NULL)
    gtk_list_box_remove (places, GTK_WIDGET (row));
  for (int rank = 1; rank <= shown->setup->n_seats; rank++)
    for (int seat = 0; seat < shown->setup->n_seats; seat++)
      if (shown->totals[seat].rank == rank && !has_won (shown, seat))
        gtk_list_box_append (places, new_place_row (shown, seat));
  gtk_widget_set_visible (GTK_WIDGET (places), gtk_list_box_get_row_at_index (places, 0) != NULL);
}

/* ---- moments -------------------------------------------------------------------------------------- */

static void
on_moment (GtkWidget *button, UmpResultView *self)
{
  g_signal_emit (self, signals[MOMENT], 0,
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "umpire-entry")));
}

static GtkWidget *
new_words (const UmpMoment *moment)
{
  g_autofree char *text = g_strdup_printf ("%s. %s", moment->head, moment->words);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
  GtkWidget *label = ump_text_new (text, NULL);

  bold->end_index = (guint) strlen (moment->head) + 1;
  pango_attr_list_insert (attributes, bold);
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  ump_label_break_words (label);
  return label;
}

static GtkWidget *
new_moment (const Shown *shown, const UmpMoment *moment)
{
  GtkWidget *box = ump_line_new (GTK_ORIENTATION_VERTICAL, 8), *cards, *button;
  /* Translators: the number of a round */
  g_autofree char *round = g_strdup_printf (_ ("Round %u"), moment->round);
  g_autofree char *name = g_strdup_printf ("%s%s%s. %s", moment->round > 0 ? round : "",
                                           moment->round > 0 ? ": " : "", moment->head, moment->words);

  if (moment->round > 0)
    gtk_box_append (GTK_BOX (box), ump_label_new (round, "dimmer"));
  cards = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 6, NULL);
  if (moment->n_cards > 0) {
    GtkWidget *fan = ump_card_fan_new (shown->setup, moment->cards, moment->n_cards, FAN_CARD);

    ump_card_fan_set_flags (UMP_CARD_FAN (fan), moment->gone ? UMP_CARD_STRUCK : UMP_CARD_PLAIN);
    gtk_box_append (GTK_BOX (cards), fan);
    gtk_widget_set_hexpand (fan, TRUE);
  } else {
    gtk_widget_set_halign (cards, GTK_ALIGN_END);
  }
  for (int seat = 0; seat < shown->setup->n_seats; seat++)
    if (moment->seats >> seat & 1u)
      gtk_box_append (GTK_BOX (cards), new_mark (shown, seat, 30));
  gtk_box_append (GTK_BOX (box), cards);
  gtk_box_append (GTK_BOX (box), new_words (moment));
  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), box);
  ump_name_widget (button, name);
  ump_add_classes (button, "moment");
  g_object_set_data (G_OBJECT (button), "umpire-entry", GUINT_TO_POINTER (moment->entry));
  g_signal_connect (button, "clicked", G_CALLBACK (on_moment), shown->self);
  return button;
}

static void
fill_moments (const Shown *shown)
{
  GtkWidget *moments = shown->self->moments;

  ump_box_clear (moments);
  for (guint i = 0; i < shown->story->moments->len; i++)
    gtk_box_append (GTK_BOX (moments), new_moment (shown, shown->story->moments->pdata[i]));
  gtk_widget_set_visible (moments, shown->story->moments->len > 0);
}

/* ---- the widget ---------------------------------------------------------------------------- */

void
ump_result_view_set (UmpResultView *self, UmpPlay *play)
{
  Shown shown = { .self = self };
  UmpMatch *match;

  gtk_widget_set_visible (GTK_WIDGET (self), play != NULL);
  if (play == NULL)
    return;
  match = ump_play_match (play);
  shown.setup = ump_match_setup (match);
  shown.table = ump_match_table (match);
  shown.story = ump_story_new (match, ump_play_words ());
  ump_session_marks (ump_play_session (play), ump_play_game_index (play), shown.marks);
  ump_score_totals (shown.table, shown.totals);
  fill_band (&shown);
  fill_places (&shown);
  fill_moments (&shown);
  ump_story_free (shown.story);
}

void
ump_result_view_set_narrow (UmpResultView *self, gboolean narrow)
{
  GtkOrientation direction = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  self->narrow = narrow;
  ump_line_layout_set (self->band_line, direction, narrow ? 10 : 26, FALSE);
  ump_line_layout_set (self->moments_line, direction, 12, !narrow);
  gtk_label_set_xalign (GTK_LABEL (self->winner), narrow ? 0.5f : 0);
  gtk_label_set_xalign (GTK_LABEL (self->sentence), narrow ? 0.5f : 0);
  gtk_label_set_justify (GTK_LABEL (self->winner), narrow ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
  gtk_label_set_justify (GTK_LABEL (self->sentence), narrow ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
  gtk_widget_set_halign (GTK_WIDGET (self->marks), narrow ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
}

static void
dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  g_clear_object (&UMP_RESULT_VIEW (object)->ground);
  G_OBJECT_CLASS (ump_result_view_parent_class)->dispose (object);
}

static void
ump_result_view_class_init (UmpResultViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  signals[MOMENT] = g_signal_new ("moment", UMP_TYPE_RESULT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  g_type_ensure (UMP_TYPE_LINE_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/result-view.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpResultView, band_line);
  gtk_widget_class_bind_template_child (widget_class, UmpResultView, band);
  gtk_widget_class_bind_template_child (widget_class, UmpResultView, marks);
  gtk_widget_class_bind_template_child (widget_class, UmpResultView, winner);
  gtk_widget_class_bind_template_child (widget_class, UmpResultView, sentence);
  gtk_widget_class_bind_template_child (widget_class, UmpResultView, places);
  gtk_widget_class_bind_template_child (widget_class, UmpResultView, moments);
  gtk_widget_class_bind_template_child (widget_class, UmpResultView, moments_line);
}

static void
ump_result_view_init (UmpResultView *self)
{
  ump_init_template (GTK_WIDGET (self));
  self->ground = gtk_css_provider_new ();
  gtk_style_context_add_provider (gtk_widget_get_style_context (self->band),
                                  GTK_STYLE_PROVIDER (self->ground),
                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}
