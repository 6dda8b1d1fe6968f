/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "learned-box.h"

#include "../widgets/face-card.h"
#include "../widgets/learning.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

#define MAX_PARTS 8

/* By part. sides: as options and people say. values: of its option, NULL for none or unknown. editions: NULL
 * where there is nothing to choose. */
struct _UmpLearnedBox {
  GtkWidget parent_instance;
  const UmpGame *game;
  int sides[MAX_PARTS];
  char *values[MAX_PARTS];
  GtkWidget *editions[MAX_PARTS];
  gboolean filling;

  GtkWidget *box;
};

static guint signal_changed;

G_DEFINE_FINAL_TYPE (UmpLearnedBox, ump_learned_box, GTK_TYPE_WIDGET)

static int
n_parts (UmpLearnedBox *self)
{
  return self->game != NULL ? MIN (self->game->n_parts, MAX_PARTS) : 0;
}

static const char *
set_of (UmpLearnedBox *self, const UmpPart *part)
{
  return ump_components_chosen (ump_components_of_application (), self->game->kind, part->id);
}

/* ---- one part ---------------------------------------------------------------------------------- */

/* learned-box.edit, learned-box.confirm: with the number of a part. */
static void
on_edit (GtkWidget *widget, const char *action, GVariant *target)
{
  UmpLearnedBox *self = UMP_LEARNED_BOX (widget);
  int k = g_variant_get_int32 (target);

  ump_learning_show (GTK_WIDGET (self), self->game, &self->game->parts[k], NULL, self->sides[k]);
}

static GtkWidget *
key_new (UmpLearnedBox *self, int k, const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  /* Translators: a component, then what the key does: "Levels: Check the levels" */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), _ (self->game->parts[k].title), label);

  gtk_button_set_child (GTK_BUTTON (button), ump_text_new (label, NULL));
  ump_add_classes (button, "plain small");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  ump_name_widget (button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", k);
  return button;
}

static GtkWidget *
edit_new (UmpLearnedBox *self, int k, const char *label)
{
  return key_new (self, k, label, "learned-box.edit");
}

static void
add_faces (UmpLearnedBox *self, GtkWidget *box, int k)
{
  UmpComponents *components = ump_components_of_application ();
  const UmpPart *part = &self->game->parts[k];
  GtkWidget *grid = gtk_grid_new ();
  g_autofree char *text = NULL;
  int known = 0;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  for (int column = 1; part->columns != NULL && column <= part->n_columns; column++) {
    g_autofree char *words = ump_part_words (part->columns, column, 0);
    GtkWidget *label = ump_text_new (words, "dim-text");

    gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
    gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
    gtk_grid_attach (GTK_GRID (grid), label, column - 1, 0, 1, 1);
  }
  for (int row = 1; row <= part->n_rows; row++)
    for (int column = 1; column <= part->n_columns; column++) {
      g_autofree char *value = NULL;
      GtkWidget *card = ump_face_card_new ();
      UmpBoxesView view;

      known +=
          ump_components_value (components, self->game, part, "", self->sides[k], row, column, &value, NULL);
      if (value == NULL && part->row_words != NULL)
        value = g_strdup (part->row_words[row - 1]);
      ump_part_view (part, value, &view);
      ump_face_card_set (UMP_FACE_CARD (card), &view);
      ump_face_card_set_size (UMP_FACE_CARD (card), 72);
      ump_face_card_set_least (UMP_FACE_CARD (card), 54);
      gtk_widget_set_halign (card, GTK_ALIGN_CENTER);
      gtk_widget_set_hexpand (card, TRUE);
      gtk_grid_attach (GTK_GRID (grid), card, column - 1, row, 1, 1);
    }
  /* Translators: then which side of the cards: "side for three people" */
  text = g_strdup_printf (
      _ ("%d of %d are known, %s. Unknown ones are asked for when a round begins; nothing is made up."),
      known, part->n_rows * part->n_columns, _ (part->sides[self->sides[k]].title));
  gtk_box_append (GTK_BOX (box), grid);
  gtk_box_append (GTK_BOX (box), ump_text_new (text, "dim-text"));
  gtk_box_append (GTK_BOX (box), edit_new (self, k, _ ("Edit…")));
}

static void
on_edition (GtkDropDown *editions, GParamSpec *pspec, UmpLearnedBox *self)
{
  guint selected = gtk_drop_down_get_selected (editions);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) sets = NULL;
  const UmpPart *part;
  int k = 0;

  if (self->filling)
    return;
  while (self->editions[k] != GTK_WIDGET (editions))
    k++;
  part = &self->game->parts[k];
  sets = ump_components_sets (ump_components_of_application (), self->game->kind, part->id);
  if (selected >= g_strv_length (sets))
    return;
  ump_components_choose (ump_components_of_application (), self->game->kind, part->id, sets[selected],
                         &error);
  ump_learning_report (GTK_WIDGET (self), error);
}

/* Which edition; nothing to choose where there is one. */
static void
add_editions (UmpLearnedBox *self, GtkWidget *box, int k)
{
  const UmpPart *part = &self->game->parts[k];
  g_auto (GStrv) sets = ump_components_sets (ump_components_of_application (), self->game->kind, part->id);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *editions;
  guint selected = 0;

  if (g_strv_length (sets) < 2)
    return;
  for (guint s = 0; sets[s] != NULL; s++) {
    gtk_string_list_append (names, *sets[s] ? sets[s] : _ (part->usual));
    if (g_str_equal (sets[s], set_of (self, part)))
      selected = s;
  }
  editions = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (editions), selected);
  ump_name_widget (editions, _ ("Edition"));
  self->editions[k] = editions;
  g_signal_connect (editions, "notify::selected", G_CALLBACK (on_edition), self);
  gtk_box_append (GTK_BOX (box), editions);
}

/* What has to be laid, a line each; what is to be compared with the card stands out. */
static GtkWidget *
levels_new (UmpLearnedBox *self, int k)
{
  UmpComponents *components = ump_components_of_application ();
  const UmpPart *part = &self->game->parts[k];
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (int row = 1; row <= part->n_rows; row++) {
    g_autofree char *number = g_strdup_printf ("%d", row), *value = NULL, *words = NULL;
    GtkWidget *head = ump_label_new (number, "strong"), *label;
    UmpLearned learned;

    ump_components_value (components, self->game, part, set_of (self, part), self->sides[k], row, 1, &value,
                          &learned);
    words = value != NULL ? ump_part_say (part, value) : g_strdup (_ ("unknown"));
    label = ump_text_new (words, learned.sure <= UMP_SURE_UNCHECKED ? "rule-text" : NULL);
    gtk_widget_set_hexpand (label, TRUE);
    gtk_widget_set_valign (head, GTK_ALIGN_START);
    gtk_grid_attach (GTK_GRID (grid), head, 0, row, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), label, 1, row, 1, 1);
  }
  return grid;
}

static void
on_confirm (GtkWidget *widget, const char *action, GVariant *target)
{
  UmpLearnedBox *self = UMP_LEARNED_BOX (widget);
  int k = g_variant_get_int32 (target);
  const UmpPart *part = &self->game->parts[k];
  g_autofree char *today = ump_learning_today (), *set = g_strdup (set_of (self, part));
  g_autoptr (GError) error = NULL;

  ump_components_confirm (ump_components_of_application (), self->game, part, set, self->sides[k], today,
                          &error);
  ump_learning_report (GTK_WIDGET (self), error);
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD); /* the key is gone */
}

static void
add_levels (UmpLearnedBox *self, GtkWidget *box, int k)
{
  UmpComponents *components = ump_components_of_application ();
  const UmpPart *part = &self->game->parts[k];
  const char *side = _ (part->sides[self->sides[k]].title), *edit = _ ("Edit…");
  int first = 0, last = 0;
  int unchecked = ump_components_unchecked (components, self->game, part, set_of (self, part), self->sides[k],
                                            &first, &last);
  GtkWidget *keys = ump_wrap_box_new (6, 6);
  g_autofree char *text = NULL;

  if (self->values[k] == NULL)
    /* Translators: a side of a card: "one star" */
    text = g_strdup_printf (_ ("Not known yet for this side (%s)."), side);
  else if (unchecked > 0)
    text = ump_part_words (first == last ? part->compare_one : part->compare, first, last);
  else
    text = g_strdup_printf (_ ("As on your card (%s)."), side);
  add_editions (self, box, k);
  gtk_box_append (GTK_BOX (box),
                  ump_text_new (text, self->values[k] != NULL && unchecked == 0 ? "dim-text" : "warn-text"));
  if (self->values[k] != NULL)
    gtk_box_append (GTK_BOX (box), levels_new (self, k));
  if (self->values[k] != NULL && unchecked > 0)
    ump_wrap_box_append (UMP_WRAP_BOX (keys),
                         key_new (self, k, _ ("All as on my card"), "learned-box.confirm"));
  if (self->values[k] == NULL)
    edit = _ ("Enter the levels…");
  else if (unchecked > 0)
    edit = _ ("Check the levels…");
  ump_wrap_box_append (UMP_WRAP_BOX (keys), edit_new (self, k, edit));
  gtk_box_append (GTK_BOX (box), keys);
}

static void
add_colours (UmpLearnedBox *self, GtkWidget *box, int k)
{
  const UmpPart *part = &self->game->parts[k];
  g_autofree char *value = NULL, *text = NULL;
  UmpLearned learned;

  ump_components_value (ump_components_of_application (), self->game, part, "", 0, 1, 1, &value, &learned);
  text = learned.sure == UMP_SURE_CHECKED
             ? g_strdup (_ ("As on your cards."))
             : g_strdup (_ ("The usual colours, probable: compare them with your cards."));
  gtk_box_append (GTK_BOX (box), ump_text_new (text, "dim-text"));
  gtk_box_append (GTK_BOX (box), edit_new (self, k, _ ("Edit…")));
}

static void
add_part (UmpLearnedBox *self, int k)
{
  const UmpPart *part = &self->game->parts[k];
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 8, "box pad");

  gtk_box_append (GTK_BOX (self->box), ump_text_new (_ (part->title), "section-title"));
  gtk_box_append (GTK_BOX (self->box), box);
  switch (part->type) {
  case UMP_PART_FACES: add_faces (self, box, k); break;
  case UMP_PART_LEVELS: add_levels (self, box, k); break;
  default: add_colours (self, box, k);
  }
}

/* ---- all of them ---------------------------------------------------------------------------------- */

static int
side_of (const UmpGame *game, const UmpPart *part, int n_seats, const GArray *values)
{
  const UmpField *option = part->side_option ? &game->options[part->side_option - 1] : NULL;
  const char *word = option != NULL ? option->fallback : NULL;

  if (option == NULL)
    return ump_part_side_of_seats (part, n_seats);
  for (guint k = 0; k < values->len; k++)
    if (g_str_equal (g_array_index (values, UmpOptionValue, k).name, option->name))
      word = g_array_index (values, UmpOptionValue, k).value;
  return MAX (ump_part_find_side (part, word), 0);
}

static void
refresh (UmpLearnedBox *self)
{
  self->filling = TRUE;
  ump_box_clear (self->box);
  for (int k = 0; k < MAX_PARTS; k++) {
    g_clear_pointer (&self->values[k], g_free);
    self->editions[k] = NULL;
  }
  for (int k = 0; k < n_parts (self); k++) {
    const UmpPart *part = &self->game->parts[k];

    if (part->option)
      self->values[k] = ump_components_option (ump_components_of_application (), self->game, part,
                                               set_of (self, part), self->sides[k], NULL);
    add_part (self, k);
  }
  gtk_widget_set_visible (GTK_WIDGET (self), n_parts (self) > 0);
  self->filling = FALSE;
}

static void
on_components_changed (UmpLearnedBox *self)
{
  refresh (self);
  g_signal_emit (self, signal_changed, 0);
}

void
ump_learned_box_set (UmpLearnedBox *self, const UmpGame *game, int n_seats, const GArray *values)
{
  gboolean same = self->game == game;

  self->game = game;
  for (int k = 0; k < n_parts (self); k++) {
    int side = side_of (game, &game->parts[k], n_seats, values);

    same = same && side == self->sides[k];
    self->sides[k] = side;
  }
  if (!same)
    refresh (self);
}

void
ump_learned_box_add_values (UmpLearnedBox *self, GArray *values)
{
  for (int k = 0; k < n_parts (self); k++) {
    const UmpPart *part = &self->game->parts[k];
    const UmpField *option = part->option ? &self->game->options[part->option - 1] : NULL;
    UmpOptionValue value = { option != NULL ? option->name : NULL, self->values[k] };
    g_autofree char *written =
        self->values[k] != NULL ? ump_part_written (self->game, part, self->sides[k], self->values[k]) : NULL;

    /* What is as ever is not written. */
    if (written != NULL && (self->sides[k] > 0 || g_strcmp0 (written, option->fallback) != 0))
      g_array_append_val (values, value);
  }
}

static int
find_missing (UmpLearnedBox *self)
{
  for (int k = 0; k < n_parts (self); k++)
    if (self->game->parts[k].option && self->values[k] == NULL)
      return k;
  return -1;
}

char *
ump_learned_box_missing (UmpLearnedBox *self)
{
  int k = find_missing (self);

  if (k < 0)
    return NULL;
  /* Translators: a component and its side: "Levels, two stars" */
  return g_strdup_printf (_ ("%s, %s: not known yet. Start asks for them."), _ (self->game->parts[k].title),
                          _ (self->game->parts[k].sides[self->sides[k]].title));
}

void
ump_learned_box_ask (UmpLearnedBox *self)
{
  int k = find_missing (self);

  if (k >= 0)
    ump_learning_show (GTK_WIDGET (self), self->game, &self->game->parts[k], NULL, self->sides[k]);
}

static void
dispose (GObject *object)
{
  UmpLearnedBox *self = UMP_LEARNED_BOX (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  for (int k = 0; k < MAX_PARTS; k++)
    g_clear_pointer (&self->values[k], g_free);
  G_OBJECT_CLASS (ump_learned_box_parent_class)->dispose (object);
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  ump_measure_by_width (widget, UMP_LEARNED_BOX (widget)->box, orientation, for_size, minimum, natural);
}

static void
size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (UMP_LEARNED_BOX (widget)->box, width, height, baseline, NULL);
}

static GtkSizeRequestMode
request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ump_learned_box_class_init (UmpLearnedBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->get_request_mode = request_mode;
  gtk_widget_class_install_action (widget_class, "learned-box.edit", "i", on_edit);
  gtk_widget_class_install_action (widget_class, "learned-box.confirm", "i", on_confirm);
  signal_changed =
      g_signal_new ("changed", UMP_TYPE_LEARNED_BOX, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ump_learned_box_init (UmpLearnedBox *self)
{
  self->box = ump_box_new (GTK_ORIENTATION_VERTICAL, 8, NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_object (ump_components_of_application (), "changed", G_CALLBACK (on_components_changed),
                           self, G_CONNECT_SWAPPED);
}

GtkWidget *
ump_learned_box_new (void)
{
  return g_object_new (UMP_TYPE_LEARNED_BOX, NULL);
}
