/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "differences.h"

#include <string.h>

#include "../model/part-words.h"
#include "../widgets/build.h"
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
choice_free (Choice *choice, GClosure *closure)
{
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

/* Below whose it is: a card, or words; and when it was seen. */
static void
fill_key (GtkWidget *content, GtkWidget *seen, const UmpPart *part, const UmpLearned *learned,
          const char *words)
{
  g_autofree char *when = ump_learned_say (learned);
  GtkWidget *value;
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
  gtk_box_insert_child_after (GTK_BOX (content), value, gtk_widget_get_first_child (content));
  gtk_label_set_text (GTK_LABEL (seen), when);
}

/* Adds its two keys to those of both sides. */
static GtkWidget *
choice_new (const UmpDifference *difference, gboolean *take, GPtrArray *const sides[2])
{
  const UmpGame *game = ump_games_find (difference->slot.kind);
  const UmpPart *part = game != NULL ? ump_game_part (game, difference->slot.part) : NULL;
  int side = part != NULL ? ump_part_find_side (part, difference->slot.side) : -1;
  g_autofree char *place =
      part != NULL ? ump_part_place (part, difference->slot.row, difference->slot.column) : NULL;
  const char *first = part != NULL && *place ? place : part != NULL ? _ (part->title) : difference->slot.part;
  g_autofree char *mine = say (part, &difference->mine, &difference->theirs);
  g_autofree char *theirs = say (part, &difference->theirs, &difference->mine);
  Choice *choice = g_new0 (Choice, 1);
  GtkWidget *title, *contents[2], *seen[2];
  GtkWidget *box = ump_build ("difference", "title", &title, "mine", &choice->keys[0], "theirs",
                              &choice->keys[1], "mine_content", &contents[0], "theirs_content", &contents[1],
                              "mine_seen", &seen[0], "theirs_seen", &seen[1], NULL);

  choice->title =
      side >= 0 ? g_strdup_printf ("%s · %s", first, _ (part->sides[side].title)) : g_strdup (first);
  choice->words[0] = g_strdup_printf (_ ("Mine: %s"), mine);
  choice->words[1] = g_strdup_printf (_ ("In the file: %s"), theirs);
  fill_key (contents[0], seen[0], part, &difference->mine, mine);
  fill_key (contents[1], seen[1], part, &difference->theirs, theirs);
  choice->take = take;
  gtk_label_set_text (GTK_LABEL (title), choice->title);
  g_signal_connect_data (choice->keys[1], "toggled", G_CALLBACK (on_toggled), choice,
                         (GClosureNotify) choice_free, 0);
  for (int k = 0; k < 2; k++)
    g_ptr_array_add (sides[k], choice->keys[k]);
  show (choice);
  return box;
}

/* ---- all of them ------------------------------------------------------------------------------ */

/* keys: GtkToggleButton, all of one side; they live as long as the button does that was clicked. */
static void
on_all (GPtrArray *keys)
{
  for (guint k = 0; k < keys->len; k++)
    gtk_toggle_button_set_active (keys->pdata[k], TRUE);
}

static void
add_all (GtkWidget *to, GPtrArray *keys, const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  ump_add_classes (button, "plain small");
  g_signal_connect_data (button, "clicked", G_CALLBACK (on_all), g_ptr_array_ref (keys),
                         (GClosureNotify) (GCallback) g_ptr_array_unref, G_CONNECT_SWAPPED);
  ump_wrap_box_append (UMP_WRAP_BOX (to), button);
}

GtkWidget *
ump_differences_new (const GArray *differences, gboolean *take)
{
  GtkWidget *list = ump_box_new (GTK_ORIENTATION_VERTICAL, 12, NULL), *all = ump_wrap_box_new (6, 6);
  g_autoptr (GPtrArray) mine = g_ptr_array_new ();
  g_autoptr (GPtrArray) theirs = g_ptr_array_new ();
  const char *kind = NULL;

  if (differences->len > 1) {
    add_all (all, mine, _ ("All of mine"));
    add_all (all, theirs, _ ("All of the file"));
    gtk_box_append (GTK_BOX (list), all);
  }
  for (guint k = 0; k < differences->len; k++) {
    const UmpDifference *difference = &g_array_index (differences, UmpDifference, k);
    const UmpGame *game = ump_games_find (difference->slot.kind);

    if (g_strcmp0 (kind, difference->slot.kind) != 0)
      gtk_box_append (GTK_BOX (list),
                      ump_text_new (game != NULL ? _ (game->title) : difference->slot.kind, "section-title"));
    kind = difference->slot.kind;
    gtk_box_append (GTK_BOX (list),
                    choice_new (difference, &take[difference->nth], (GPtrArray *[]){ mine, theirs }));
  }
  gtk_widget_set_size_request (list, 290, -1);
  return list;
}
