/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "finished-row.h"

#include "../model/words.h"
#include "../widgets/card-view.h"
#include "../widgets/line-layout.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "core/shown.h"
#include "games/games.h"

#define FAN 60

/* Dates stand below one another, in so many letters or more. */
#define WHEN_CHARS 15

struct _UmpFinishedRow {
  GtkWidget parent_instance;
  const UmpGame *game; /* whose cards are in the fan */
  gboolean narrow;

  AdwBin *fan;
  GtkWidget *button;
  UmpLineLayout *middle;
  UmpLineLayout *halves;
  GtkLabel *title;
  GtkLabel *people;
  GtkLabel *result;
  GtkLabel *games;
  GtkWidget *unfinished;
  GtkLabel *rulings;
  GtkLabel *corrections;
  GtkLabel *when;
  GtkMenuButton *more;
};

G_DEFINE_FINAL_TYPE (UmpFinishedRow, ump_finished_row, GTK_TYPE_WIDGET)

static void
set_label (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static void
set_shape (UmpFinishedRow *self, const UmpGame *game, gboolean narrow)
{
  GtkOrientation direction = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  gboolean first = adw_bin_get_child (self->fan) == NULL;

  if (first || self->game != game || self->narrow != narrow)
    adw_bin_set_child (self->fan, ump_tile_new (game != NULL ? game->tile : NULL, FAN, narrow));
  self->game = game;
  self->narrow = narrow;
  ump_line_layout_set (self->middle, direction, narrow ? 2 : 16, FALSE);
  ump_line_layout_set (self->halves, direction, narrow ? 2 : 12, !narrow);
  gtk_label_set_width_chars (self->when, narrow ? -1 : WHEN_CHARS);
}

/* What happened and the marks, as one block. */
static void
set_outcome (UmpFinishedRow *self, UmpLibraryItem *item, const char *result)
{
  const char *problem = ump_library_item_problem (item);
  guint n_games = problem == NULL ? ump_library_item_records (item)->len : 0;
  int n_rulings = ump_library_item_n_rulings (item), n_corrections = ump_library_item_n_corrections (item);
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", n_games), n_games);
  g_autofree char *rulings =
      g_strdup_printf (ngettext ("%d ruling", "%d rulings", (gulong) n_rulings), n_rulings);
  g_autofree char *corrections =
      g_strdup_printf (ngettext ("%d correction", "%d corrections", (gulong) n_corrections), n_corrections);

  set_label (self->result, result);
  ump_set_class (GTK_WIDGET (self->result), "error-text", problem != NULL);
  set_label (self->games, n_games > 1 ? games : "");
  gtk_widget_set_visible (self->unfinished, ump_library_item_state (item) == UMP_LIBRARY_ABANDONED);
  set_label (self->rulings, n_rulings > 0 ? rulings : "");
  set_label (self->corrections, n_corrections > 0 ? corrections : "");
}

void
ump_finished_row_set (UmpFinishedRow *self, UmpHomeEntry *entry, gboolean narrow)
{
  UmpLibraryItem *item = ump_home_entry_item (entry, 0);
  const char *kind = ump_library_item_kind (item), *problem = ump_library_item_problem (item);
  g_autofree char *title = ump_home_title (item);
  g_autofree char *people = ump_home_line (item);
  g_autofree char *when = ump_words_when (ump_home_time (item));
  g_autofree char *result = problem != NULL ? ump_shown (problem, UMP_SHOWN_TEXT) : ump_home_result (item);
  g_autofree char *name = g_strdup_printf ("%s, %s, %s, %s", title, people, result, when);
  g_autofree char *more = g_strdup_printf (_ ("More for %s"), title);

  set_shape (self, kind != NULL ? ump_games_find (kind) : NULL, narrow);
  ump_set_class (GTK_WIDGET (self), "finished-first", ump_home_entry_is_first (entry));
  ump_set_class (GTK_WIDGET (self), "finished-last", ump_home_entry_is_last (entry));
  gtk_label_set_label (self->title, title);
  set_label (self->people, people);
  set_outcome (self, item, result);
  gtk_label_set_label (self->when, when);
  ump_name_widget (self->button, name);
  ump_name_widget (GTK_WIDGET (self->more), more);
}

static void
dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ump_finished_row_parent_class)->dispose (object);
}

static void
ump_finished_row_class_init (UmpFinishedRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_LINE_LAYOUT);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/finished-row.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpFinishedRow, fan);
  gtk_widget_class_bind_template_child (widget_class, UmpFinishedRow, button);
  gtk_widget_class_bind_template_child (widget_class, UmpFinishedRow, middle);
  gtk_widget_class_bind_template_child (widget_class, UmpFinishedRow, halves);
  gtk_widget_class_bind_template_child (widget_class, UmpFinishedRow, title);
  gtk_widget_class_bind_template_child (widget_class, UmpFinishedRow, people);
  gtk_widget_class_bind_template_child (widget_class, UmpFinishedRow, result);
  gtk_widget_class_bind_template_child (widget_class, UmpFinishedRow, games);
  gtk_widget_class_bind_template_child (widget_class, UmpFinishedRow, unfinished);
  gtk_widget_class_bind_template_child (widget_class, UmpFinishedRow, rulings);
  gtk_widget_class_bind_template_child (widget_class, UmpFinishedRow, corrections);
  gtk_widget_class_bind_template_child (widget_class, UmpFinishedRow, when);
  gtk_widget_class_bind_template_child (widget_class, UmpFinishedRow, more);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_finished_row_init (UmpFinishedRow *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_finished_row_new (GtkMenuButtonCreatePopupFunc menu, gpointer user_data)
{
  UmpFinishedRow *self = g_object_new (UMP_TYPE_FINISHED_ROW, NULL);

  gtk_menu_button_set_create_popup_func (self->more, menu, user_data, NULL);
  return GTK_WIDGET (self);
}
