/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "playing-row.h"

#include "../model/words.h"
#include "../widgets/card-view.h"
#include "../widgets/line-layout.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "core/shown.h"
#include "games/games.h"

#define FAN 132

/* One person's name and points. */
typedef struct {
  GtkWidget *box;
  GtkLabel *disc;
  GtkLabel *name;
  GtkLabel *points;
} Score;

struct _UmpPlayingRow {
  GtkWidget parent_instance;
  Score score[UMP_MAX_SEATS]; /* made as they are needed */
  const UmpGame *game;        /* whose cards are in the fan */
  gboolean narrow;

  UmpLineLayout *layout;
  UmpLineLayout *top;
  AdwBin *fan;
  GtkLabel *title;
  GtkLabel *people;
  GtkLabel *last;
  UmpWrapBox *scores;
  GtkWidget *go_on;
  GtkMenuButton *more;
};

G_DEFINE_FINAL_TYPE (UmpPlayingRow, ump_playing_row, GTK_TYPE_WIDGET)

static void
make_score (UmpPlayingRow *self, Score *score)
{
  score->box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL);
  score->disc = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "valign",
                              GTK_ALIGN_CENTER, "css-classes", (const char *const[]){ "disc", NULL }, NULL);
  score->name = GTK_LABEL (ump_name_label_new (NULL, NULL));
  score->points = GTK_LABEL (ump_label_new (NULL, "strong number"));
  gtk_box_append (GTK_BOX (score->box), GTK_WIDGET (score->disc));
  gtk_box_append (GTK_BOX (score->box), GTK_WIDGET (score->name));
  gtk_box_append (GTK_BOX (score->box), GTK_WIDGET (score->points));
  ump_wrap_box_append (self->scores, score->box);
}

static void
set_score (UmpPlayingRow *self, Score *score, const UmpLibraryScore *from, gboolean points)
{
  g_autofree char *initial = ump_words_initial (from->name);
  g_autofree char *name = ump_shown (from->name, UMP_SHOWN_NAME);
  g_autofree char *number = ump_words_number (from->points);
  gboolean leads = from->rank == 1 && points;

  if (score->box == NULL)
    make_score (self, score);
  gtk_label_set_label (score->disc, initial);
  gtk_label_set_label (score->name, name);
  gtk_label_set_label (score->points, number);
  ump_set_class (GTK_WIDGET (score->disc), "turn", leads);
  ump_set_class (GTK_WIDGET (score->name), "strong", leads);
  gtk_widget_set_visible (GTK_WIDGET (score->points), points);
}

/* Best first, the leader reversed. */
static void
set_scores (UmpPlayingRow *self, UmpLibraryItem *item, gboolean points)
{
  int n = ump_library_item_n_scores (item), used = 0;

  for (int rank = 1; rank <= UMP_MAX_SEATS; rank++)
    for (int k = 0; k < n && used < UMP_MAX_SEATS; k++)
      if (ump_library_item_score (item, k)->rank == rank)
        set_score (self, &self->score[used++], ump_library_item_score (item, k), points);
  for (int k = 0; k < UMP_MAX_SEATS && self->score[k].box != NULL; k++)
    gtk_widget_set_visible (self->score[k].box, k < used);
}

static void
set_shape (UmpPlayingRow *self, const UmpGame *game, gboolean narrow)
{
  if (adw_bin_get_child (self->fan) == NULL || self->game != game || self->narrow != narrow)
    adw_bin_set_child (self->fan, ump_tile_new (game->tile, FAN, narrow));
  self->game = game;
  self->narrow = narrow;
  ump_line_layout_set (self->layout, narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                       narrow ? 12 : 32, FALSE);
  ump_line_layout_set (self->top, GTK_ORIENTATION_HORIZONTAL, narrow ? 12 : 32, FALSE);
  gtk_widget_set_hexpand (self->go_on, narrow);
}

void
ump_playing_row_set (UmpPlayingRow *self, UmpHomeEntry *entry, gboolean narrow)
{
  UmpLibraryItem *item = ump_home_entry_item (entry, 0);
  const UmpGame *game = ump_games_find (ump_library_item_kind (item));
  g_autofree char *title = ump_home_game_name (item);
  g_autofree char *people = ump_home_people (item);
  g_autofree char *when = ump_words_when (ump_library_item_time (item));
  g_autofree char *last = g_strdup_printf (_ ("Last entry: %s"), when);
  g_autofree char *name = g_strdup_printf (_ ("Continue %s, %s"), title, people);
  g_autofree char *more = g_strdup_printf (_ ("More for %s"), title);
  g_autofree char *evening = ump_shown (ump_library_item_title (item), UMP_SHOWN_TITLE);
  guint n_games = ump_library_item_records (item)->len;
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", n_games), n_games);
  g_autoptr (GString) line = g_string_new (people);

  if (n_games > 1)
    g_string_append_printf (line, " · %s", games);
  if (ump_library_item_round (item) > 0)
    /* Translators: behind the names of the people */
    g_string_append_printf (line, _ (" · round %d"), ump_library_item_round (item));
  if (*evening != '\0' && !g_str_equal (evening, title))
    g_string_append_printf (line, " · %s", evening);
  set_shape (self, game, narrow);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->people, line->str);
  gtk_label_set_label (self->last, last);
  set_scores (self, item, !game->no_points);
  ump_name_widget (self->go_on, name);
  ump_name_widget (GTK_WIDGET (self->more), more);
}

static void
dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ump_playing_row_parent_class)->dispose (object);
}

static void
ump_playing_row_class_init (UmpPlayingRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_LINE_LAYOUT);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/playing-row.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpPlayingRow, layout);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayingRow, top);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayingRow, fan);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayingRow, title);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayingRow, people);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayingRow, last);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayingRow, scores);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayingRow, go_on);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayingRow, more);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_playing_row_init (UmpPlayingRow *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_playing_row_new (GtkMenuButtonCreatePopupFunc menu, gpointer user_data)
{
  UmpPlayingRow *self = g_object_new (UMP_TYPE_PLAYING_ROW, NULL);

  gtk_menu_button_set_create_popup_func (self->more, menu, user_data, NULL);
  return GTK_WIDGET (self);
}
