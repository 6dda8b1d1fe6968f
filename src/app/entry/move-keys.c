/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "move-keys.h"

#include "../widgets/card-view.h"
#include "choice-key.h"
#include "../widgets/parts.h"
#include "../model/offers.h"
#include "../model/other-moves.h"
#include "../widgets/wrap-box.h"

/* So many cards have keys for a thumb; more of them are to be seen at once. Heights in px. */
#define FEW_CARDS 20
#define CHIP_OF_FEW 40
#define CHIP_OF_MANY 30

struct _UmpMoveKeys {
  GtkWidget parent_instance;
  UmpOtherMoves *moves;
  UmpMatch *past;
  GtkWidget *chips;
  GtkWidget *ways;
  GtkWidget *places_group; /* a title, and the keys */
  GtkWidget *places;
};

static guint signal_picked;

G_DEFINE_FINAL_TYPE (UmpMoveKeys, ump_move_keys, GTK_TYPE_WIDGET)

/* ---- keys of lines ------------------------------------------------------------------------------- */

/* A way or a place: the key's value is the line. */
static void
on_line_clicked (UmpChoiceKey *key, UmpMoveKeys *self)
{
  g_autofree char *line = g_strdup (ump_choice_key_value (key));

  g_signal_emit (self, signal_picked, 0, line);
}

static GtkWidget *
line_key_new (UmpMoveKeys *self, const char *line, const char *words)
{
  GtkWidget *key = ump_choice_key_new_with (line, words, ump_text_new (words, NULL), "key");

  ump_set_tooltip (key, NULL);
  g_signal_connect (key, "clicked", G_CALLBACK (on_line_clicked), self);
  return key;
}

/* Fills the box with keys of these; FALSE if there are none. */
static gboolean
fill_lines (UmpMoveKeys *self, GtkWidget *box, GPtrArray *moves)
{
  ump_wrap_box_clear (UMP_WRAP_BOX (box));
  for (guint i = 0; i < moves->len; i++) {
    const UmpOtherMove *move = moves->pdata[i];
    GtkWidget *key = line_key_new (self, move->line, move->words);

    ump_choice_key_set_chosen (UMP_CHOICE_KEY (key), move->chosen);
    ump_wrap_box_append (UMP_WRAP_BOX (box), key);
  }
  return moves->len > 0;
}

static void
show_ways (UmpMoveKeys *self, int face)
{
  g_autoptr (GPtrArray) ways = ump_other_moves_ways (self->moves, face);

  gtk_widget_set_visible (self->ways, fill_lines (self, self->ways, ways));
}

static void
show_places (UmpMoveKeys *self, const char *line)
{
  g_autoptr (GPtrArray) places = ump_other_moves_places (self->moves, line);

  gtk_widget_set_visible (self->places_group, fill_lines (self, self->places, places));
}

/* ---- cards --------------------------------------------------------------------------------------- */

static void
on_chip_clicked (GtkWidget *chip, UmpMoveKeys *self)
{
  int face = ump_setup_face (ump_match_setup (self->past), ump_choice_key_value (UMP_CHOICE_KEY (chip)));
  g_autofree char *line = g_strdup (ump_other_moves_best (self->moves, face));

  show_ways (self, face);
  g_signal_emit (self, signal_picked, 0, line);
}

static GtkWidget *
chip_new (UmpMoveKeys *self, int face, int height)
{
  const UmpSetup *setup = ump_match_setup (self->past);
  UmpCard card = ump_other_moves_card (self->moves, face);
  GtkWidget *view = ump_card_view_new_silent (setup, card, UMP_CARD_CHIP), *chip;
  g_autofree char *name = ump_card_spoken (setup, card, TRUE);

  ump_card_view_set_size (UMP_CARD_VIEW (view), height);
  chip = ump_choice_key_new_with (setup->game->faces[face].id, name, view, "chip-key");
  g_signal_connect (chip, "clicked", G_CALLBACK (on_chip_clicked), self);
  return chip;
}

/* Which one is meant. */
static void
show_chips (UmpMoveKeys *self)
{
  GListModel *cards = ump_other_moves_cards (self->moves);
  guint i = 0;

  for (GtkWidget *chip = gtk_widget_get_first_child (self->chips); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip)) {
    g_autoptr (UmpFaceOffer) card = g_list_model_get_item (cards, i++);
    gboolean chosen = ump_face_offer_state (card)->taken > 0;

    ump_card_view_set_flags (UMP_CARD_VIEW (gtk_button_get_child (GTK_BUTTON (chip))),
                             chosen ? UMP_CARD_CHOSEN : UMP_CARD_PLAIN);
    ump_choice_key_set_chosen (UMP_CHOICE_KEY (chip), chosen);
  }
}

static void
fill (UmpMoveKeys *self)
{
  GListModel *cards = ump_other_moves_cards (self->moves);
  guint n = g_list_model_get_n_items (cards);

  ump_wrap_box_clear (UMP_WRAP_BOX (self->chips));
  for (guint i = 0; i < n; i++) {
    g_autoptr (UmpFaceOffer) card = g_list_model_get_item (cards, i);

    ump_wrap_box_append (UMP_WRAP_BOX (self->chips), chip_new (self, ump_face_offer_face (card),
                                                               n <= FEW_CARDS ? CHIP_OF_FEW : CHIP_OF_MANY));
  }
  show_chips (self);
  gtk_widget_set_visible (self->chips, n > 0);
  show_ways (self, 0);
}

/* ---- what others ask for ------------------------------------------------------------------------- */

void
ump_move_keys_set (UmpMoveKeys *self, UmpMatch *past, const UmpEntry *like)
{
  self->past = past;
  ump_other_moves_set (self->moves, past, like);
  gtk_widget_set_visible (self->places_group, FALSE);
  fill (self);
}

gboolean
ump_move_keys_has_any (UmpMoveKeys *self)
{
  return ump_other_moves_has_any (self->moves);
}

void
ump_move_keys_mark (UmpMoveKeys *self, const char *line)
{
  int face = ump_other_moves_mark (self->moves, line);

  show_places (self, line);
  show_chips (self);
  if (face > 0)
    show_ways (self, face);
  for (GtkWidget *key = gtk_widget_get_first_child (self->ways); face == 0 && key != NULL;
       key = gtk_widget_get_next_sibling (key))
    ump_choice_key_set_chosen (UMP_CHOICE_KEY (key),
                               g_strcmp0 (ump_choice_key_value (UMP_CHOICE_KEY (key)), line) == 0);
}

/* ---- life ---------------------------------------------------------------------------------------- */

static void
dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ump_move_keys_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  ump_other_moves_free (UMP_MOVE_KEYS (object)->moves);
  G_OBJECT_CLASS (ump_move_keys_parent_class)->finalize (object);
}

static void
ump_move_keys_class_init (UmpMoveKeysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "movekeys");
  signal_picked = g_signal_new ("picked", UMP_TYPE_MOVE_KEYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/move-keys.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpMoveKeys, chips);
  gtk_widget_class_bind_template_child (widget_class, UmpMoveKeys, ways);
  gtk_widget_class_bind_template_child (widget_class, UmpMoveKeys, places_group);
  gtk_widget_class_bind_template_child (widget_class, UmpMoveKeys, places);
}

static void
ump_move_keys_init (UmpMoveKeys *self)
{
  self->moves = ump_other_moves_new ();
  ump_init_template (GTK_WIDGET (self));
  ump_name_widget (GTK_WIDGET (self), _ ("Tap another entry"));
  ump_name_widget (self->chips, _ ("Cards"));
}
