/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "learned-box.h"

#include "../widgets/learning.h"
#include "../widgets/parts.h"
#include "known-part.h"
#include "../compat/signal.h"

/* box: an UmpKnownPart for each part of the game. */
struct _UmpLearnedBox {
  GtkWidget parent_instance;
  UmpComponents *components;
  const UmpGame *game;

  GtkWidget *box;
};

static guint signal_changed;

G_DEFINE_FINAL_TYPE (UmpLearnedBox, ump_learned_box, GTK_TYPE_WIDGET)

static UmpKnownPart *
first_part (UmpLearnedBox *self)
{
  GtkWidget *part = gtk_widget_get_first_child (self->box);

  return part != NULL ? UMP_KNOWN_PART (part) : NULL;
}

static UmpKnownPart *
next_part (UmpKnownPart *part)
{
  GtkWidget *next = gtk_widget_get_next_sibling (GTK_WIDGET (part));

  return next != NULL ? UMP_KNOWN_PART (next) : NULL;
}

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
on_components_changed (UmpLearnedBox *self)
{
  g_signal_emit (self, signal_changed, 0);
}

static void
set_game (UmpLearnedBox *self, const UmpGame *game)
{
  self->game = game;
  ump_box_clear (self->box);
  for (int k = 0; game != NULL && k < game->n_parts; k++) {
    g_autoptr (UmpPartTable) table = ump_part_table_new (self->components, game, &game->parts[k]);

    gtk_box_append (GTK_BOX (self->box), ump_known_part_new (table));
  }
  gtk_widget_set_visible (GTK_WIDGET (self), first_part (self) != NULL);
}

void
ump_learned_box_set (UmpLearnedBox *self, const UmpGame *game, int n_seats, const GArray *values)
{
  if (game != self->game)
    set_game (self, game);
  for (UmpKnownPart *part = first_part (self); part != NULL; part = next_part (part)) {
    UmpPartTable *table = ump_known_part_table (part);

    ump_part_table_set_side (table, side_of (game, ump_part_table_part (table), n_seats, values));
  }
}

void
ump_learned_box_add_values (UmpLearnedBox *self, GArray *values)
{
  for (UmpKnownPart *known = first_part (self); known != NULL; known = next_part (known)) {
    const UmpPart *part = ump_part_table_part (ump_known_part_table (known));
    int side = ump_part_table_side (ump_known_part_table (known));
    const UmpField *option = part->option ? &self->game->options[part->option - 1] : NULL;
    UmpOptionValue value = { option != NULL ? option->name : NULL, ump_known_part_option (known) };
    g_autofree char *written =
        value.value != NULL ? ump_part_written (self->game, part, side, value.value) : NULL;

    /* What is as ever is not written. */
    if (written != NULL && (side > 0 || g_strcmp0 (written, option->fallback) != 0))
      g_array_append_val (values, value);
  }
}

static UmpKnownPart *
find_missing (UmpLearnedBox *self)
{
  UmpKnownPart *part = first_part (self);

  while (part != NULL && !ump_known_part_is_missing (part))
    part = next_part (part);
  return part;
}

char *
ump_learned_box_missing (UmpLearnedBox *self)
{
  UmpKnownPart *missing = find_missing (self);
  const UmpPart *part;

  if (missing == NULL)
    return NULL;
  part = ump_part_table_part (ump_known_part_table (missing));
  /* Translators: a component and its side: "Levels, two stars" */
  return g_strdup_printf (_ ("%s, %s: not known yet. Start asks for them."), _ (part->title),
                          _ (part->sides[ump_part_table_side (ump_known_part_table (missing))].title));
}

void
ump_learned_box_ask (UmpLearnedBox *self)
{
  UmpKnownPart *missing = find_missing (self);

  if (missing != NULL)
    ump_known_part_edit (missing);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&UMP_LEARNED_BOX (object)->box, gtk_widget_unparent);
  g_clear_object (&UMP_LEARNED_BOX (object)->components);
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
  signal_changed = ump_signal_new ("changed", UMP_TYPE_LEARNED_BOX);
}

static void
ump_learned_box_init (UmpLearnedBox *self)
{
  self->box = ump_box_new (GTK_ORIENTATION_VERTICAL, 8, NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
ump_learned_box_set_components (UmpLearnedBox *self, UmpComponents *components)
{
  g_return_if_fail (self->components == NULL);
  self->components = g_object_ref (components);
  /* behind the parts, which say what is known then */
  g_signal_connect_object (components, "changed", G_CALLBACK (on_components_changed), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}
