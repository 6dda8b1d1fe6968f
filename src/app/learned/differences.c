/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "differences.h"

#include <string.h>

#include "../widgets/face-card.h"
#include "games/games.h"
#include "../widgets/learning.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

#define MAX_NUMBERS 6

/* One difference. part: NULL where the game is not known here. take: whether the file's value is taken. */
typedef struct {
  const UmpPart *part;
  char *title;
  char *words[2]; /* own and the file's, spoken */
  GtkWidget *keys[2];
  gboolean *take;
} Choice;

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_free (choice->title);
  g_free (choice->words[0]);
  g_free (choice->words[1]);
  g_free (choice);
}

/* ---- a value in words --------------------------------------------------------------------- */

/* COLOURS: the numbers that are otherwise, "12 red, 45 blue …". */
static char *
say_numbers (const UmpPart *part, const char *value, const char *other)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int k = 0; value[k] && other[k]; k++) {
    const char *letter = strchr (part->letters, value[k]);

    if (value[k] == other[k] || letter == NULL)
      continue;
    if (items->len == MAX_NUMBERS) {
      g_ptr_array_add (items, g_strdup ("…"));
      break;
    }
    /* Translators: number of a card, its colour: "12 red" */
    g_ptr_array_add (items, g_strdup_printf (_ ("%d %s"), k + 1, _ (part->titles[letter - part->letters])));
  }
  g_ptr_array_add (items, NULL);
  return g_strjoinv (", ", (char **) items->pdata);
}

static char *
say (const UmpPart *part, const UmpLearned *learned, const UmpLearned *other)
{
  if (part == NULL)
    return g_strdup (learned->value);
  return part->type == UMP_PART_COLOURS ? say_numbers (part, learned->value, other->value)
                                        : ump_part_say (part, learned->value);
}

/* ---- two keys ------------------------------------------------------------------------------- */

static void
show (Choice *choice)
{
  for (int k = 0; k < 2; k++) {
    g_autofree char *name = g_strdup_printf ("%s: %s", choice->title, choice->words[k]);
    g_autofree char *chosen = g_strdup_printf (_ ("%s, chosen"), name);

    ump_name_widget (choice->keys[k], *choice->take == (k == 1) ? chosen : name);
  }
}

static void
on_toggled (GtkToggleButton *theirs, Choice *choice)
{
  *choice->take = gtk_toggle_button_get_active (theirs);
  show (choice);
}

/* whose: "Mine" or "In the file". */
static GtkWidget *
key_new (const UmpPart *part, const UmpLearned *learned, const char *whose, const char *words)
{
  GtkWidget *key = gtk_toggle_button_new (), *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 6, NULL), *value;
  g_autofree char *seen = ump_learned_say (learned);
  UmpBoxesView view;

  if (part != NULL && part->type == UMP_PART_FACES) {
    ump_part_view (part, learned->value, &view);
    value = ump_face_card_new ();
    ump_face_card_set (UMP_FACE_CARD (value), &view);
    ump_face_card_set_size (UMP_FACE_CARD (value), 64);
  } else {
    value = ump_text_new (words, "strong");
  }
  gtk_widget_set_vexpand (value, TRUE);
  gtk_box_append (GTK_BOX (box), ump_text_new (whose, NULL));
  gtk_box_append (GTK_BOX (box), value);
  gtk_box_append (GTK_BOX (box), ump_text_new (seen, "dim-text"));
  gtk_button_set_child (GTK_BUTTON (key), box);
  ump_add_classes (key, "key value-key");
  return key;
}

static GtkWidget *
choice_new (const UmpDifference *difference, gboolean *take)
{
  const UmpGame *game = ump_games_find (difference->slot.kind);
  const UmpPart *part = game != NULL ? ump_game_part (game, difference->slot.part) : NULL;
  int side = part != NULL ? ump_part_find_side (part, difference->slot.side) : -1;
  g_autofree char *place =
      part != NULL ? ump_part_place (part, difference->slot.row, difference->slot.column) : NULL;
  const char *first = part != NULL && *place ? place : part != NULL ? _ (part->title) : difference->slot.part;
  g_autofree char *mine = say (part, &difference->mine, &difference->theirs);
  g_autofree char *theirs = say (part, &difference->theirs, &difference->mine);
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 4, NULL),
            *keys = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 6, NULL);
  Choice *choice = g_new0 (Choice, 1);

  choice->title =
      side >= 0 ? g_strdup_printf ("%s · %s", first, _ (part->sides[side].title)) : g_strdup (first);
  choice->words[0] = g_strdup_printf (_ ("Mine: %s"), mine);
  choice->words[1] = g_strdup_printf (_ ("In the file: %s"), theirs);
  choice->keys[0] = key_new (part, &difference->mine, _ ("Mine"), mine);
  choice->keys[1] = key_new (part, &difference->theirs, _ ("In the file"), theirs);
  choice->take = take;
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (choice->keys[1]), GTK_TOGGLE_BUTTON (choice->keys[0]));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice->keys[0]), TRUE);
  g_signal_connect (choice->keys[1], "toggled", G_CALLBACK (on_toggled), choice);
  gtk_box_set_homogeneous (GTK_BOX (keys), TRUE);
  gtk_box_append (GTK_BOX (keys), choice->keys[0]);
  gtk_box_append (GTK_BOX (keys), choice->keys[1]);
  gtk_box_append (GTK_BOX (box), ump_text_new (choice->title, "strong"));
  gtk_box_append (GTK_BOX (box), keys);
  g_object_set_data_full (G_OBJECT (box), "choice", choice, choice_free);
  show (choice);
  return box;
}

/* ---- all of them ------------------------------------------------------------------------------ */

/* which: 0 the own ones, 1 those of the file. */
static void
choose_all (GtkWidget *list, int which)
{
  for (GtkWidget *child = gtk_widget_get_first_child (list); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    Choice *choice = g_object_get_data (G_OBJECT (child), "choice");

    if (choice != NULL)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice->keys[which]), TRUE);
  }
}

static void
on_all_mine (GtkWidget *list)
{
  choose_all (list, 0);
}

static void
on_all_theirs (GtkWidget *list)
{
  choose_all (list, 1);
}

static void
add_all (GtkWidget *to, GtkWidget *list, const char *label, GCallback func)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  ump_add_classes (button, "plain small");
  g_signal_connect_swapped (button, "clicked", func, list);
  ump_wrap_box_append (UMP_WRAP_BOX (to), button);
}

GtkWidget *
ump_differences_new (const GArray *differences, gboolean *take)
{
  GtkWidget *list = ump_box_new (GTK_ORIENTATION_VERTICAL, 12, NULL), *all = ump_wrap_box_new (6, 6);
  const char *kind = NULL;

  if (differences->len > 1) {
    add_all (all, list, _ ("All of mine"), G_CALLBACK (on_all_mine));
    add_all (all, list, _ ("All of the file"), G_CALLBACK (on_all_theirs));
    gtk_box_append (GTK_BOX (list), all);
  }
  for (guint k = 0; k < differences->len; k++) {
    const UmpDifference *difference = &g_array_index (differences, UmpDifference, k);
    const UmpGame *game = ump_games_find (difference->slot.kind);

    if (g_strcmp0 (kind, difference->slot.kind) != 0)
      gtk_box_append (GTK_BOX (list),
                      ump_text_new (game != NULL ? _ (game->title) : difference->slot.kind, "section-title"));
    kind = difference->slot.kind;
    gtk_box_append (GTK_BOX (list), choice_new (difference, &take[difference->nth]));
  }
  gtk_widget_set_size_request (list, 290, -1);
  return list;
}
