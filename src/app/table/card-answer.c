/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "card-answer.h"

#include "plan/names.h"
#include "../model/provenance.h"
#include "../widgets/build.h"
#include "../widgets/card-view.h"
#include "../widgets/parts.h"

#define CHIP 26

struct _UmpCardAnswer {
  GtkWidget parent_instance;
  UmpPlay *play;
  int zone;

  GtkLabel *name;
  GtkWidget *card;
  GtkWidget *line;
  GtkWidget *moment;
  GtkWidget *colour;
  GtkWidget *all;
  GtkBox *cards;
};

G_DEFINE_FINAL_TYPE (UmpCardAnswer, ump_card_answer, GTK_TYPE_WIDGET)

/* card-answer.show-moment: with the number of an entry. */
static void
on_show_moment (GtkWidget *widget, const char *action, GVariant *number)
{
  GtkWidget *popover = gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER);

  gtk_popover_popdown (GTK_POPOVER (popover));
  ump_play_jump (UMP_CARD_ANSWER (widget)->play, g_variant_get_uint32 (number));
}

/* The zone whose cards are seen on the floors where they will lie; -1 for none. */
static int
find_through (const UmpSetup *setup)
{
  for (int z = 0; z < setup->n_zones; z++) {
    const UmpZoneDef *def = &setup->game->zones[setup->zones[z].def];
    if (def->layout == UMP_LAYOUT_FLOORS && def->scope == UMP_PER_TABLE && def->count == 0)
      return z;
  }
  return -1;
}

/* Which entry put a card where it is seen. */
static guint
entry_of (UmpCardAnswer *self, int position)
{
  UmpMatch *match = ump_play_match (self->play);

  return ump_provenance (match, ump_play_moment (self->play), self->zone, position,
                         find_through (ump_match_setup (match)));
}

static void
lead_to (GtkWidget *button, guint number)
{
  ump_set_action (button, "card-answer.show-moment", "u", number);
}

/* Decks differ: where what is printed on the card is learned, its editor is one tap away from the card. */
static gboolean
has_learned_colour (const UmpSetup *setup, UmpCard card)
{
  const UmpGame *game = setup->game;

  for (int i = 0; i < game->n_parts; i++)
    if (game->parts[i].type == UMP_PART_COLOURS && card.face >= game->parts[i].first_face &&
        card.face < game->parts[i].first_face + game->parts[i].n_cards)
      return TRUE;
  return FALSE;
}

/* One card, if it is known, and which entry put it there. */
static void
show_one (UmpCardAnswer *self, int position)
{
  const UmpTable *table = ump_play_table (self->play);
  const UmpZone *zone = ump_table_zone (table, self->zone);
  guint number = entry_of (self, position);
  g_autofree char *line = NULL, *spoken = NULL;
  gboolean known = position >= 0 && position < zone->n && zone->cards[position].face != 0;
  const UmpEntry *entry;
  int by;

  if (known)
    spoken = ump_card_spoken (table->setup, zone->cards[position], TRUE);
  ump_label_say (self->card, spoken);
  if (number == 0)
    return;
  entry = ump_match_entry (ump_play_match (self->play), number);
  by = entry->by != NULL ? ump_setup_seat (table->setup, entry->by) : UMP_NOBODY; /* a deal is by nobody */
  if (by >= 0)
    /* Translators: who put a card where it lies */
    line = g_strdup_printf (_ ("%s put it there."), table->setup->shown[by]);
  else
    line = ump_play_name (self->play, number);
  ump_label_say (self->line, line);
  lead_to (self->moment, number);
  gtk_widget_set_visible (self->moment, TRUE);
  gtk_widget_set_visible (self->colour, known && has_learned_colour (table->setup, zone->cards[position]));
}

/* One of several: "5♣  Bea, round 2: 5 of clubs on floor 5". */
static GtkWidget *
line_new (UmpCardAnswer *self, int position)
{
  const UmpTable *table = ump_play_table (self->play);
  UmpCard card = ump_table_zone (table, self->zone)->cards[position];
  guint number = entry_of (self, position);
  GtkWidget *words, *line = ump_build ("card-line", "words", &words, NULL), *button;
  GtkWidget *chip = ump_card_view_new_silent (table->setup, card, UMP_CARD_CHIP);
  g_autofree char *text = number > 0 ? ump_play_name (self->play, number) : NULL;
  g_autofree char *spoken = ump_card_spoken (table->setup, card, TRUE), *name = NULL;

  ump_card_view_set_size (UMP_CARD_VIEW (chip), CHIP);
  gtk_box_prepend (GTK_BOX (line), chip);
  gtk_label_set_text (GTK_LABEL (words), text != NULL ? text : spoken);
  if (number == 0)
    return line;
  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), line);
  ump_add_classes (button, "flat ask-line");
  name = g_strdup_printf (_ ("%s, %s"), spoken, text);
  ump_name_widget (button, name);
  gtk_widget_set_tooltip_text (button, _ ("Show that moment"));
  lead_to (button, number);
  return button;
}

/* All cards that are known, a line each; FALSE where none is. */
static gboolean
show_all (UmpCardAnswer *self)
{
  const UmpZone *zone = ump_table_zone (ump_play_table (self->play), self->zone);
  gboolean any = FALSE;

  for (int i = 0; i < zone->n; i++)
    if (zone->cards[i].face != 0) {
      gtk_box_append (self->cards, line_new (self, i));
      any = TRUE;
    }
  gtk_widget_set_visible (self->all, any);
  return any;
}

/* ---- the widget ------------------------------------------------------------------------------ */

static void
ump_card_answer_dispose (GObject *object)
{
  UmpCardAnswer *self = UMP_CARD_ANSWER (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_card_answer_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpCardAnswer, name)

static void
ump_card_answer_class_init (UmpCardAnswerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_card_answer_dispose;
  gtk_widget_class_install_action (widget_class, "card-answer.show-moment", "u", on_show_moment);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/card-answer.ui");
  BIND (name);
  BIND (card);
  BIND (line);
  BIND (moment);
  BIND (colour);
  BIND (all);
  BIND (cards);
}

static void
ump_card_answer_init (UmpCardAnswer *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_card_answer_new (UmpPlay *play, int zone, int position)
{
  UmpCardAnswer *self = g_object_new (UMP_TYPE_CARD_ANSWER, NULL);
  const UmpSetup *setup = ump_match_setup (ump_play_match (play));
  gboolean face_down = setup->game->zones[setup->zones[zone].def].face_down;
  g_autofree char *name = ump_zone_full_name (ump_play_table (play), zone, ump_play_words ());

  self->play = g_object_ref (play);
  self->zone = zone;
  gtk_label_set_text (self->name, name);
  if ((!face_down || ump_play_shows_face_down (play)) && (position >= 0 || !show_all (self)))
    show_one (self, position);
  return GTK_WIDGET (self);
}
