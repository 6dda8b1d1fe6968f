/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "ladder-view.h"

#include "../model/part-words.h"
#include "../widgets/build.h"
#include "../widgets/card-view.h"
#include "../widgets/learning.h"
#include "../widgets/parts.h"
#include "../model/words.h"

#define MOST_ROWS 16

/* sure: UMP_SURE_UNKNOWN for a row that stands in no set: it was said for this session. */
struct _UmpLadderView {
  GtkWidget parent_instance;
  UmpPlay *play;
  const UmpPart *part;
  UmpSure sure[MOST_ROWS];
  char *due; /* the set whose rows are to be compared, NULL for none */
  int first_due, last_due;
  GtkLabel *title;
  GtkWidget *rows;
  GtkWidget *note;
  GtkWidget *check;
};

G_DEFINE_FINAL_TYPE (UmpLadderView, ump_ladder_view, GTK_TYPE_WIDGET)

static const UmpSetup *
setup_of (UmpLadderView *self)
{
  return ump_match_setup (ump_play_match (self->play));
}

static int
side_of (UmpLadderView *self)
{
  return self->part->side_option > 0 ? setup_of (self)->option_value[self->part->side_option - 1] : 0;
}

/* Which sets have the rows of the session, and how sure they are of them. */
static void
look_up (UmpLadderView *self, char **words)
{
  const UmpGame *game = setup_of (self)->game;
  UmpComponents *components = ump_play_components (self->play);
  g_auto (GStrv) sets = ump_components_sets (components, game->kind, self->part->id);
  int n = (int) g_strv_length (words);

  g_clear_pointer (&self->due, g_free);
  for (int row = 1; row <= MIN (n, MOST_ROWS); row++) {
    const char *from = NULL;
    self->sure[row - 1] = UMP_SURE_UNKNOWN;
    for (int k = 0; sets[k] != NULL; k++) {
      g_autofree char *value = NULL;
      UmpLearned learned;
      if (ump_components_value (components, game, self->part, sets[k], side_of (self), row, 1, &value,
                                &learned) &&
          g_str_equal (value, words[row - 1]) && learned.sure > self->sure[row - 1]) {
        self->sure[row - 1] = learned.sure;
        from = sets[k];
      }
    }
    if (self->sure[row - 1] != UMP_SURE_UNCHECKED)
      continue;
    if (self->due == NULL) {
      self->due = g_strdup (from);
      self->first_due = row;
    }
    self->last_due = row;
  }
}

static const char *
sure_words (UmpSure sure)
{
  switch (sure) {
  case UMP_SURE_UNCHECKED: return _ ("not checked");
  case UMP_SURE_PROBABLE: return _ ("probable");
  case UMP_SURE_CERTAIN: return _ ("certain");
  case UMP_SURE_CHECKED: return _ ("checked with the card");
  default: return NULL;
  }
}

/* What a row asks for, as the game says it, or as the part does. */
static char *
row_words (UmpLadderView *self, int row, const char *value)
{
  UmpText text = { 0 };

  if (self->part->say_row != NULL)
    self->part->say_row (setup_of (self), row, &text);
  return text.message != NULL ? ump_text_format (&text, setup_of (self), ump_play_words ())
                              : ump_part_say (self->part, value);
}

/* Discs of who stands on that row; their names go to `spoken`. */
static gboolean
add_people (UmpLadderView *self, GtkWidget *line, int row, GString *spoken)
{
  const UmpSetup *setup = setup_of (self);
  const UmpTable *table = ump_play_table (self->play);
  gboolean any = FALSE;

  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *initial = NULL;
    GtkWidget *disc;
    if (ump_table_counter (table, self->part->counter - 1, seat, 0) != row)
      continue;
    initial = ump_words_initial (setup->shown[seat]);
    disc = gtk_label_new (initial);
    ump_add_classes (disc, ump_table_turn (table) == seat ? "disc turn" : "disc");
    gtk_widget_set_valign (disc, GTK_ALIGN_CENTER);
    gtk_widget_set_tooltip_text (disc, setup->shown[seat]);
    gtk_box_append (GTK_BOX (line), disc);
    g_string_append_printf (spoken, ", %s", setup->shown[seat]);
    any = TRUE;
  }
  return any;
}

static void
add_row (UmpLadderView *self, int row, const char *value)
{
  GtkWidget *label, *asked, *parts, *end, *remark;
  GtkWidget *line = ump_build ("ladder-rung", "number", &label, "asked", &asked, "parts", &parts, "end", &end,
                               "sure", &remark, NULL);
  UmpSure sure = self->sure[row - 1];
  gboolean said = sure == UMP_SURE_UNCHECKED || sure == UMP_SURE_PROBABLE || sure == UMP_SURE_CERTAIN;
  g_autofree char *number = g_strdup_printf ("%d", row), *words = row_words (self, row, value);
  g_autofree char *place = ump_part_place (self->part, row, 1);
  g_autoptr (GString) spoken = g_string_new (NULL);
  gboolean people;

  /* Translators: a level and what it asks for: "Level 4: run of 6, pair" */
  g_string_printf (spoken, _ ("%s: %s"), place, words);
  gtk_label_set_text (GTK_LABEL (label), number);
  gtk_label_set_text (GTK_LABEL (asked), words);
  /* who stands there goes below what is asked for where large text leaves no room beside it */
  if (ump_text_is_large (GTK_WIDGET (self)))
    gtk_orientable_set_orientation (GTK_ORIENTABLE (parts), GTK_ORIENTATION_VERTICAL);
  /* what was compared needs no words */
  ump_label_say (remark, said ? sure_words (sure) : NULL);
  ump_set_class (remark, "due", sure == UMP_SURE_UNCHECKED);
  people = add_people (self, end, row, spoken);
  gtk_widget_set_visible (end, said || people);
  if (sure_words (sure) != NULL)
    g_string_append_printf (spoken, ", %s", sure_words (sure));
  ump_set_class (line, "held", people);
  ump_name_widget (line, spoken->str);
  gtk_box_append (GTK_BOX (self->rows), line);
}

void
ump_ladder_view_update (UmpLadderView *self)
{
  g_auto (GStrv) words = g_strsplit (setup_of (self)->option_text[self->part->option - 1], " ", -1);
  g_autofree char *note = NULL;

  ump_box_clear (self->rows);
  look_up (self, words);
  for (int row = 1; row <= MOST_ROWS && words[row - 1] != NULL; row++)
    add_row (self, row, words[row - 1]);
  if (self->due != NULL)
    note = ump_part_words (self->first_due == self->last_due ? self->part->compare_one : self->part->compare,
                           self->first_due, self->last_due);
  ump_label_say (self->note, note);
  gtk_widget_set_visible (self->check, self->due != NULL);
}

static void
on_check (UmpLadderView *self)
{
  ump_learning_show (GTK_WIDGET (self), setup_of (self)->game, self->part, self->due, side_of (self));
}

static void
on_learned (UmpLadderView *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    ump_ladder_view_update (self);
}

static void
ump_ladder_view_dispose (GObject *object)
{
  UmpLadderView *self = UMP_LADDER_VIEW (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_ladder_view_parent_class)->dispose (object);
}

static void
ump_ladder_view_finalize (GObject *object)
{
  g_free (UMP_LADDER_VIEW (object)->due);
  G_OBJECT_CLASS (ump_ladder_view_parent_class)->finalize (object);
}

static void
ump_ladder_view_class_init (UmpLadderViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_ladder_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_ladder_view_finalize;
  gtk_widget_class_set_css_name (widget_class, "ladder");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/ladder-view.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpLadderView, title);
  gtk_widget_class_bind_template_child (widget_class, UmpLadderView, rows);
  gtk_widget_class_bind_template_child (widget_class, UmpLadderView, note);
  gtk_widget_class_bind_template_child (widget_class, UmpLadderView, check);
  gtk_widget_class_bind_template_callback (widget_class, on_check);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_ladder_view_init (UmpLadderView *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_ladder_view_new (UmpPlay *play)
{
  const UmpGame *game = ump_play_game (play);
  UmpLadderView *self;
  const char *title;

  for (int k = 0; k < game->n_parts; k++) {
    const UmpPart *part = &game->parts[k];
    if (part->type != UMP_PART_LEVELS || part->option == 0 || part->counter == 0)
      continue;
    self = g_object_new (UMP_TYPE_LADDER_VIEW, NULL);
    self->play = g_object_ref (play);
    self->part = part;
    title = ump_words_translate (ump_play_words (), part->title);
    ump_name_widget (GTK_WIDGET (self), title);
    gtk_label_set_text (self->title, title);
    g_signal_connect_object (ump_play_components (self->play), "changed", G_CALLBACK (on_learned), self,
                             G_CONNECT_SWAPPED);
    return GTK_WIDGET (self);
  }
  return NULL;
}
