/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "move-keys.h"

#include <string.h>

#include "../widgets/card-view.h"
#include "choice-key.h"
#include "core/notation.h"
#include "../widgets/parts.h"
#include "../model/places.h"
#include "../model/play.h"
#include "../widgets/wrap-box.h"

#define MAX_MOVES 600
#define MAX_WAYS 24
/* So many cards have keys for a thumb; more of them are to be seen at once. Heights in px. */
#define FEW_CARDS 20
#define CHIP_OF_FEW 40
#define CHIP_OF_MANY 30

/* line: canonical; words: what the log would say; face: of its first card, 0 without one. */
typedef struct {
  char *line;
  char *words;
  UmpCard card;
} Way;

struct _UmpMoveKeys {
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkWidget *chips;
  GtkWidget *ways_box;
  GtkWidget *places; /* a title, and the box of keys */
  GtkWidget *places_box;
  GPtrArray *ways; /* Way */
  UmpMatch *past;
  char *like; /* line of the old entry */
};

static guint signal_picked;

G_DEFINE_FINAL_TYPE (UmpMoveKeys, ump_move_keys, GTK_TYPE_WIDGET)

static void
way_free (gpointer data)
{
  Way *way = data;

  g_free (way->line);
  g_free (way->words);
  g_free (way);
}

/* ---- collecting ------------------------------------------------------------------------------ */

static UmpCard
first_card (const UmpGame *game, const UmpMove *move)
{
  const UmpVerb *verb = &game->verbs[move->verb];

  for (int k = 0; k < UMP_MAX_ATTRS && verb->attrs[k].name != NULL; k++)
    if (ump_field_is_cards (&verb->attrs[k]) && ump_move_has (move, k) && ump_move_n (move, k) > 0)
      return ump_move_card (move, k, 0);
  return (UmpCard){ 0 };
}

static gboolean
collect (const UmpMove *move, gpointer user_data)
{
  UmpMoveKeys *self = user_data;
  const UmpSetup *setup = ump_match_setup (self->past);
  Way *way;

  if (move->bare || move->verb < 0)
    return TRUE;
  way = g_new0 (Way, 1);
  way->line = ump_notation_print_move (setup, move);
  way->card = first_card (setup->game, move);
  g_ptr_array_add (self->ways, way);
  return self->ways->len < MAX_MOVES;
}

/* Words are made when they are shown: a preview tries the move on a copy of the table. */
static const char *
words_of (UmpMoveKeys *self, Way *way)
{
  g_autoptr (UmpEntry) entry = NULL;
  g_autofree UmpSay *say = NULL;
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (way->words != NULL)
    return way->words;
  say = g_new0 (UmpSay, 1);
  entry = ump_notation_parse (self->past, way->line, &verdict, NULL);
  if (entry != NULL && ump_entry_read (ump_match_setup (self->past), NULL, entry, &move, &verdict) &&
      ump_match_preview (self->past, &move, say, NULL, &verdict))
    way->words = ump_text_format (&say->what, ump_match_setup (self->past), ump_play_words ());
  if (way->words == NULL || !*way->words) {
    g_free (way->words);
    way->words = g_strdup (way->line);
  }
  return way->words;
}

/* How much of the old line is kept: words that stand at the same place. */
static int
likeness (const char *line, const char *like)
{
  g_auto (GStrv) a = g_strsplit (line, " ", -1);
  g_auto (GStrv) b = g_strsplit (like != NULL ? like : "", " ", -1);
  int same = 0;

  for (int k = 0; a[k] != NULL && b[k] != NULL; k++)
    same += g_str_equal (a[k], b[k]);
  return same;
}

/* ---- keys --------------------------------------------------------------------------------------- */

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

/* ---- another place in its line --------------------------------------------------------------------- */

static void
add_place (UmpMoveKeys *self, UmpMove *move, int attr, int zone, int place, gboolean chosen)
{
  g_autofree char *words = ump_place_say (self->past, zone, place), *line = NULL;
  GtkWidget *key;

  ump_move_push (move, attr, place);
  line = ump_notation_print_move (ump_match_setup (self->past), move);
  ump_move_drop (move, attr);
  key = line_key_new (self, line, words);
  ump_choice_key_set_chosen (UMP_CHOICE_KEY (key), chosen);
  ump_wrap_box_append (UMP_WRAP_BOX (self->places_box), key);
}

/* Where the card of that line may have been put, if it says so or could. */
static void
show_places (UmpMoveKeys *self, const char *line)
{
  g_autoptr (UmpEntry) entry = NULL;
  UmpVerdict verdict = { 0 };
  int attr = -1, zone = -1, n = 0, now;
  g_auto (UmpMove) move;

  ump_wrap_box_clear (UMP_WRAP_BOX (self->places_box));
  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  entry = line != NULL && *line != '\0' && self->past != NULL
              ? ump_notation_parse (self->past, line, &verdict, NULL)
              : NULL;
  if (entry != NULL && ump_entry_read (ump_match_setup (self->past), NULL, entry, &move, &verdict) &&
      move.verb >= 0 && ump_place_find (ump_match_setup (self->past), &move, &attr, &zone))
    n = ump_table_zone (ump_match_table (self->past), zone)->n;
  now = n > 0 && ump_move_has (&move, attr) ? ump_move_int (&move, attr) : 0;
  if (now > 0)
    ump_move_drop (&move, attr);
  for (int place = 1; n > 0 && place <= n + 1; place++)
    add_place (self, &move, attr, zone, place, place == now);
  gtk_widget_set_visible (self->places, n > 0);
}

static guint
face_of (const Way *way)
{
  return way->card.face;
}

/* The ways to go on with a card; only where there is a choice. */
static void
show_ways (UmpMoveKeys *self, guint face)
{
  int n = 0;

  ump_wrap_box_clear (UMP_WRAP_BOX (self->ways_box));
  for (guint k = 0; k < self->ways->len; k++)
    n += face_of (g_ptr_array_index (self->ways, k)) == face;
  for (guint k = 0, shown = 0; k < self->ways->len && shown < MAX_WAYS && (n > 1 || face == 0); k++) {
    Way *way = g_ptr_array_index (self->ways, k);

    if (face_of (way) != face)
      continue;
    ump_wrap_box_append (UMP_WRAP_BOX (self->ways_box), line_key_new (self, way->line, words_of (self, way)));
    shown++;
  }
  gtk_widget_set_visible (self->ways_box, gtk_widget_get_first_child (self->ways_box) != NULL);
}

static guint
face_of_chip (UmpMoveKeys *self, GtkWidget *chip)
{
  return (guint) ump_setup_face (ump_match_setup (self->past), ump_choice_key_value (UMP_CHOICE_KEY (chip)));
}

static void
on_chip_clicked (GtkWidget *chip, UmpMoveKeys *self)
{
  guint face = face_of_chip (self, chip);
  Way *best = NULL;
  g_autofree char *line = NULL;

  for (guint k = 0; k < self->ways->len; k++) {
    Way *way = g_ptr_array_index (self->ways, k);

    if (face_of (way) == face &&
        (best == NULL || likeness (way->line, self->like) > likeness (best->line, self->like)))
      best = way;
  }
  show_ways (self, face);
  line = g_strdup (best->line);
  g_signal_emit (self, signal_picked, 0, line);
}

static void
add_chip (UmpMoveKeys *self, Way *way, int height)
{
  const UmpSetup *setup = ump_match_setup (self->past);
  GtkWidget *card = ump_card_view_new_silent (setup, way->card, UMP_CARD_CHIP), *chip;
  g_autofree char *name = ump_card_spoken (setup, way->card, TRUE);

  ump_card_view_set_size (UMP_CARD_VIEW (card), height);
  chip = ump_choice_key_new_with (setup->game->faces[face_of (way)].id, name, card, "chip-key");
  g_signal_connect (chip, "clicked", G_CALLBACK (on_chip_clicked), self);
  ump_wrap_box_append (UMP_WRAP_BOX (self->chips), chip);
}

static int
compare_faces (gconstpointer a, gconstpointer b)
{
  return (int) face_of (*(Way *const *) a) - (int) face_of (*(Way *const *) b);
}

static void
fill (UmpMoveKeys *self)
{
  guint last = 0, n = 0;

  ump_wrap_box_clear (UMP_WRAP_BOX (self->chips));
  g_ptr_array_sort (self->ways, compare_faces);
  for (guint k = 0; k < self->ways->len; k++) {
    guint face = face_of (g_ptr_array_index (self->ways, k));

    n += face != 0 && face != last;
    last = face;
  }
  last = 0;
  for (guint k = 0; k < self->ways->len; k++) {
    Way *way = g_ptr_array_index (self->ways, k);

    if (face_of (way) && face_of (way) != last)
      add_chip (self, way, n <= FEW_CARDS ? CHIP_OF_FEW : CHIP_OF_MANY);
    last = face_of (way);
  }
  gtk_widget_set_visible (self->chips, gtk_widget_get_first_child (self->chips) != NULL);
  show_ways (self, 0);
}

void
ump_move_keys_set (UmpMoveKeys *self, UmpMatch *past, const UmpEntry *like)
{
  g_auto (UmpMove) partial;

  self->past = past;
  g_free (self->like);
  self->like = like != NULL ? ump_notation_print (ump_match_game (past), like) : NULL;
  ump_wrap_box_clear (UMP_WRAP_BOX (self->chips));
  ump_wrap_box_clear (UMP_WRAP_BOX (self->ways_box));
  gtk_widget_set_visible (self->places, FALSE);
  g_ptr_array_set_size (self->ways, 0);
  ump_move_init (&partial, like != NULL ? like->verb : UMP_VERB_UNKNOWN,
                 like != NULL && like->by != NULL ? ump_setup_seat (ump_match_setup (past), like->by)
                                                  : UMP_NOBODY);
  if (like == NULL || like->verb >= 0)
    ump_match_moves (past, like != NULL ? &partial : NULL, collect, self);
  fill (self);
}

gboolean
ump_move_keys_has_any (UmpMoveKeys *self)
{
  return self->ways->len > 0;
}

/* The same, and something that may be left out besides. */
static gboolean
is_longer (const char *line, const char *than)
{
  return g_str_has_prefix (line, than) && line[strlen (than)] == ' ';
}

void
ump_move_keys_mark (UmpMoveKeys *self, const char *line)
{
  guint face = 0;

  for (guint k = 0; k < self->ways->len; k++) {
    Way *way = g_ptr_array_index (self->ways, k);

    /* What may be left out (a place where there is only one) need not be typed. */
    if (line != NULL && *line &&
        (g_str_equal (way->line, line) || (!face && g_str_has_prefix (way->line, line)) ||
         is_longer (line, way->line)))
      face = face_of (way);
  }
  show_places (self, line);
  if (face)
    show_ways (self, face);
  for (GtkWidget *button = gtk_widget_get_first_child (self->chips); button != NULL;
       button = gtk_widget_get_next_sibling (button)) {
    gboolean chosen = face && face_of_chip (self, button) == face;

    ump_card_view_set_flags (UMP_CARD_VIEW (gtk_button_get_child (GTK_BUTTON (button))),
                             chosen ? UMP_CARD_CHOSEN : UMP_CARD_PLAIN);
    ump_choice_key_set_chosen (UMP_CHOICE_KEY (button), chosen);
  }
  for (GtkWidget *button = gtk_widget_get_first_child (self->ways_box); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    ump_choice_key_set_chosen (UMP_CHOICE_KEY (button),
                               g_strcmp0 (ump_choice_key_value (UMP_CHOICE_KEY (button)), line) == 0);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&UMP_MOVE_KEYS (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ump_move_keys_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  UmpMoveKeys *self = UMP_MOVE_KEYS (object);

  g_ptr_array_unref (self->ways);
  g_free (self->like);
  G_OBJECT_CLASS (ump_move_keys_parent_class)->finalize (object);
}

static void
ump_move_keys_class_init (UmpMoveKeysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "movekeys");
  signal_picked = g_signal_new ("picked", UMP_TYPE_MOVE_KEYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ump_move_keys_init (UmpMoveKeys *self)
{
  self->ways = g_ptr_array_new_with_free_func (way_free);
  self->box = ump_box_new (GTK_ORIENTATION_VERTICAL, 4, NULL);
  self->chips = ump_wrap_box_new (2, 2);
  self->ways_box = ump_wrap_box_new (6, 6);
  gtk_box_append (GTK_BOX (self->box), self->chips);
  gtk_box_append (GTK_BOX (self->box), self->ways_box);
  self->places = ump_box_new (GTK_ORIENTATION_VERTICAL, 4, NULL);
  self->places_box = ump_wrap_box_new (6, 6);
  gtk_box_append (GTK_BOX (self->places), ump_label_new (_ ("Where it was put"), "strong"));
  gtk_box_append (GTK_BOX (self->places), self->places_box);
  gtk_widget_set_visible (self->places, FALSE);
  gtk_box_append (GTK_BOX (self->box), self->places);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  ump_name_widget (GTK_WIDGET (self), _ ("Tap another entry"));
}

GtkWidget *
ump_move_keys_new (void)
{
  return g_object_new (UMP_TYPE_MOVE_KEYS, NULL);
}
