/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "newest.h"

#include "../widgets/card-view.h"
#include "../widgets/parts.h"

/* Seconds that it stays. */
#define MOMENT 5
/* Part of the height there is for the card's width, and the least one, px. */
#define PART_OF_HEIGHT 0.24
#define LEAST_CARD 120

struct _UmpNewest {
  GtkWidget parent_instance;
  UmpPlay *play;
  GtkRevealer *revealer;
  GtkBox *box;
  GtkLabel *words;
  GtkWidget *card; /* NULL before the first one */
  UmpMatch *match; /* borrowed, only compared: another one is another log */
  guint seen;      /* entries that were there at the last look */
  guint timer;
};

G_DEFINE_FINAL_TYPE (UmpNewest, ump_newest, GTK_TYPE_WIDGET)

static gboolean
on_moment_over (gpointer data)
{
  UmpNewest *self = data;

  self->timer = 0;
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  return G_SOURCE_REMOVE;
}

static void
hide_now (UmpNewest *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

/* Of the cards that the last entry moved, the last one that was not seen before. */
static gboolean
find_card (UmpNewest *self, UmpCard *card)
{
  UmpEffectSpan span = ump_match_effects (self->match, self->seen);

  for (gsize i = span.n; i-- > 0;) {
    const UmpEffect *effect = &span.effects[i];
    if (effect->type == UMP_EFFECT_MOVE && effect->move.after.face != 0 && effect->move.before.face == 0) {
      *card = effect->move.after;
      return TRUE;
    }
  }
  return FALSE;
}

static void
show_card (UmpNewest *self, UmpCard card)
{
  const UmpSetup *setup = ump_match_setup (self->match);
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (self));
  int height = around != NULL ? gtk_widget_get_height (around) : 0;

  if (self->card == NULL) {
    self->card = ump_card_view_new_silent (setup, card, UMP_CARD_FULL);
    ump_card_view_set_dark_always (UMP_CARD_VIEW (self->card), TRUE);
    ump_card_view_set_fixed (UMP_CARD_VIEW (self->card), TRUE);
    gtk_widget_set_valign (self->card, GTK_ALIGN_CENTER);
    gtk_box_prepend (self->box, self->card);
  }
  ump_card_view_set_card (UMP_CARD_VIEW (self->card), setup, card);
  ump_card_view_set_size (UMP_CARD_VIEW (self->card), MAX ((int) (height * PART_OF_HEIGHT), LEAST_CARD));
}

/* An entry that was not there before, shown as it is now. What is not yet on disk comes with its verdict. */
static void
on_play (UmpNewest *self)
{
  const UmpAnswer *answer = ump_play_answer (self->play);
  UmpMatch *match = ump_play_match (self->play);
  guint n = ump_match_checked (match);
  /* several that were entered at once are one moment */
  gboolean follows = match == self->match && n > self->seen && n - self->seen <= UMP_MAX_SEATS &&
                     ump_play_is_now (self->play);
  UmpCard card;

  if (match == self->match && n == self->seen) {
    if (answer->type == UMP_ANSWER_INFO)
      hide_now (self); /* it was taken back */
    return;
  }
  if (follows && ((answer->type != UMP_ANSWER_ACCEPTED && answer->type != UMP_ANSWER_RULING) ||
                  answer->safety == UMP_HELD || answer->safety == UMP_SAVING))
    return;
  self->match = match;
  self->seen = n;
  if (!follows || !find_card (self, &card)) {
    hide_now (self);
    return;
  }
  show_card (self, card);
  gtk_label_set_text (self->words, answer->body != NULL ? answer->body : answer->title);
  ump_name_widget (GTK_WIDGET (self->box), gtk_label_get_text (self->words));
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add_seconds (MOMENT, on_moment_over, self);
}

static void
ump_newest_dispose (GObject *object)
{
  UmpNewest *self = UMP_NEWEST (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_newest_parent_class)->dispose (object);
}

static void
ump_newest_class_init (UmpNewestClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_newest_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/newest.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpNewest, revealer);
  gtk_widget_class_bind_template_child (widget_class, UmpNewest, box);
  gtk_widget_class_bind_template_child (widget_class, UmpNewest, words);
}

static void
ump_newest_init (UmpNewest *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_newest_new (UmpPlay *play)
{
  UmpNewest *self = g_object_new (UMP_TYPE_NEWEST, NULL);

  self->play = g_object_ref (play);
  self->match = ump_play_match (play);
  self->seen = ump_match_checked (self->match);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_play), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "verdict", G_CALLBACK (on_play), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
