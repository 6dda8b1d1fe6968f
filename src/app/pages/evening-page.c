/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "evening-page.h"

#include "../model/evening.h"
#include "../model/settings.h"
#include "../model/words.h"
#include "../widgets/build.h"
#include "../widgets/card-view.h"
#include "../widgets/line-layout.h"
#include "../widgets/mark-view.h"
#include "../widgets/parts.h"
#include "../widgets/scrolled-layout.h"
#include "../widgets/width-class.h"
#include "../widgets/wrap-box.h"
#include "core/shown.h"
#include "game-card.h"

/* px at 100 % text: of the game's side, and of a column besides what its score makes of it. */
#define SIDE 300
#define HIGHEST 200
#define HIGHEST_NARROW 120
#define FOOT 34
/* More people have no room for their points below their columns. */
#define MOST_ACROSS 7
#define MOST_ACROSS_MEDIUM 4

struct _UmpEveningPage {
  GtkWidget parent_instance;
  UmpPlay *play;
  UmpLibrary *library;

  UmpWidthClass *width;
  GMenu *menu;
  GMenu *next;
  GtkWidget *about;
  UmpLineLayout *top_layout;
  UmpLineLayout *foot;
  GtkWidget *describe;
  GtkLabel *title;
  GtkLabel *when;
  GtkWidget *by_wins;
  GtkLabel *rule;
  GtkWidget *columns;
  GtkWidget *games;
};

G_DEFINE_FINAL_TYPE (UmpEveningPage, ump_evening_page, GTK_TYPE_WIDGET)

/* What is shown now: people by score; across: each game has a line with a cell for each of them. */
typedef struct {
  UmpEveningPage *page;
  GPtrArray *records;
  GArray *people;
  UmpEveningCount count;
  gboolean narrow, across;
} Shown;

static const UmpEveningPerson *
person_at (const Shown *shown, guint k)
{
  return &g_array_index (shown->people, UmpEveningPerson, k);
}

static void
show_title (UmpEveningPage *self, const Shown *shown)
{
  UmpSession *session = ump_play_session (self->play);
  g_autofree char *title = ump_shown_or (ump_session_title (session), UMP_SHOWN_TITLE, _ ("The evening"));
  g_autofree char *place = ump_shown (ump_session_place (session), UMP_SHOWN_TITLE);
  g_autofree char *day = ump_words_day (ump_session_created (session));
  g_autofree char *both = *place != '\0' ? g_strdup_printf (C_ ("subtitle", "%s · %s"), day, place) : NULL;
  guint n_left_out = ump_evening_n_left_out (shown->records);
  g_autofree char *left_out =
      g_strdup_printf (ngettext ("One game does not count: it has no result.",
                                 "%u games do not count: they have no result.", n_left_out),
                       n_left_out);
  g_autofree char *rule =
      g_strdup_printf ("%s%s%s",
                       shown->count == UMP_EVENING_WINS ? _ ("A point for each game that you win.")
                                                        : _ ("A point for everyone you beat in a game."),
                       n_left_out > 0 ? "\n" : "", n_left_out > 0 ? left_out : "");
  g_autofree char *said = g_strdup_printf ("%s, %s", title, both != NULL ? both : day);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->when, both != NULL ? both : day);
  gtk_label_set_label (self->rule, rule);
  ump_name_widget (self->describe, said);
}

/* ---- people -------------------------------------------------------------------------------------- */

/* A mark and a name, and below them a column as high as the score. */
static GtkWidget *
new_column (const Shown *shown, guint k)
{
  const UmpEveningPerson *person = person_at (shown, k);
  GtkWidget *column = ump_box_new (GTK_ORIENTATION_VERTICAL, 8, NULL), *bar, *name;
  int highest = shown->narrow ? HIGHEST_NARROW : HIGHEST, most = MAX (1, person_at (shown, 0)->score);
  double scale = ump_text_scale (GTK_WIDGET (shown->page));
  g_autofree char *called = ump_shown (person->name, UMP_SHOWN_NAME);
  g_autofree char *score = g_strdup_printf ("%d", person->score);
  g_autofree char *said = g_strdup_printf ("%s, %d", called, person->score);

  gtk_widget_set_valign (column, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (column), ump_mark_view_new (person->mark, person->name, shown->narrow ? 28 : 40));
  name = ump_name_label_new (called, "strong");
  gtk_widget_set_halign (name, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (name, !shown->narrow || (shown->people->len <= MOST_ACROSS_MEDIUM &&
                                                   !ump_text_is_large (GTK_WIDGET (shown->page))));
  gtk_box_append (GTK_BOX (column), name);
  bar = gtk_label_new (score);
  gtk_label_set_yalign (GTK_LABEL (bar), 0);
  gtk_widget_set_size_request (bar, -1, (int) ((FOOT + highest * person->score / most) * scale));
  ump_add_classes (bar, "score-column sum");
  ump_mark_colour_ground (bar, person->mark);
  gtk_box_append (GTK_BOX (column), bar);
  g_object_set (column, "tooltip-text", called, NULL);
  ump_name_widget (column, said);
  return column;
}

/* ---- games --------------------------------------------------------------------------------------- */

/* Points of the evening and of the game, in the winner's colour for the winner; empty for who was not
 * there. */
static GtkWidget *
new_cell (const Shown *shown, const UmpRecord *record, guint k)
{
  const UmpEveningPerson *person = person_at (shown, k);
  const UmpRecordPart *part = ump_record_find (record, person->key);
  GtkWidget *cell = ump_box_new (shown->across ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                                 shown->across ? 0 : 8, "evening-cell");
  g_autofree char *gave = NULL, *points = NULL, *text = NULL;
  gboolean won = part != NULL && part->rank == 1;

  if (part == NULL)
    return cell;
  gave = g_strdup_printf ("%d", ump_evening_points (record, person->key, shown->count));
  points = record->game->no_points ? g_strdup ("") : ump_words_number (part->points);
  if (!shown->across || *points == '\0')
    text = g_strdup (*points == '\0' && won ? _ ("won") : points);
  else
    /* Translators: the points of who won a game; then those of another one */
    text = g_strdup_printf (won ? _ ("won with %s") : _ ("%s points"), points);
  if (!shown->across)
    gtk_box_append (GTK_BOX (cell), ump_mark_view_new (part->mark, part->name, 20));
  gtk_box_append (GTK_BOX (cell), ump_label_new (gave, "section-title number"));
  gtk_box_append (GTK_BOX (cell), ump_text_new (text, "number"));
  for (GtkWidget *label = gtk_widget_get_first_child (cell); shown->across && label != NULL;
       label = gtk_widget_get_next_sibling (label))
    g_object_set (label, "xalign", 0.5f, "justify", GTK_JUSTIFY_CENTER, NULL);
  if (won)
    ump_mark_colour_ground (cell, person->mark);
  ump_set_class (cell, "won-cell", won);
  return cell;
}

static GtkWidget *
new_points (const Shown *shown, const UmpRecord *record)
{
  GtkWidget *box =
      shown->across ? ump_box_new (GTK_ORIENTATION_HORIZONTAL, 12, NULL) : ump_wrap_box_new (8, 6);

  for (guint k = 0; k < shown->people->len; k++) {
    GtkWidget *cell = new_cell (shown, record, k);

    if (shown->across)
      gtk_box_append (GTK_BOX (box), cell);
    else if (ump_record_find (record, person_at (shown, k)->key) != NULL)
      ump_wrap_box_append (UMP_WRAP_BOX (box), cell);
  }
  if (shown->across)
    gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  return box;
}

/* The standing of one that goes on, and a key for it. */
static GtkWidget *
new_present (const UmpRecord *record)
{
  GtkWidget *box = ump_line_new (GTK_ORIENTATION_HORIZONTAL, 12), *standing = ump_standing_new (record, 24);
  GtkWidget *go_on = gtk_button_new_with_label (_ ("Continue"));
  g_autofree char *name = ump_evening_game_name (record);
  g_autofree char *said = g_strdup_printf (_ ("Continue %s"), name);

  gtk_widget_set_hexpand (standing, TRUE);
  gtk_widget_set_valign (standing, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (go_on, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), standing);
  gtk_box_append (GTK_BOX (box), go_on);
  ump_set_action (go_on, "win.show-game", "u", record->index);
  ump_name_widget (go_on, said);
  ump_add_classes (go_on, "main");
  ump_add_classes (box, "present");
  return box;
}

static GtkWidget *
new_game (const Shown *shown, const UmpRecord *record)
{
  GtkWidget *button, *fan, *title, *note, *points;
  GtkWidget *row = ump_build ("evening-game", "button", &button, "fan", &fan, "title", &title, "note", &note,
                              "points", &points, NULL);
  g_autofree char *name = ump_evening_game_name (record), *when = ump_game_note (record);
  g_autofree char *outcome = ump_evening_outcome (record), *numbers = ump_evening_numbers (record);
  g_autofree char *said = g_strdup_printf ("%s, %s, %s", name, outcome, numbers);
  gboolean counts = record->state == UMP_RECORD_COUNTS, playing = record->state == UMP_RECORD_PLAYING;

  ump_line_layout_set (UMP_LINE_LAYOUT (gtk_widget_get_layout_manager (row)),
                       shown->across ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                       shown->across ? 12 : 8, FALSE);
  if (shown->across)
    gtk_widget_set_size_request (button, (int) (SIDE * ump_text_scale (GTK_WIDGET (shown->page))), -1);
  adw_bin_set_child (ADW_BIN (fan), ump_tile_new (record->game->tile, shown->narrow ? 76 : 108));
  gtk_label_set_label (GTK_LABEL (title), name);
  ump_label_say (note, counts || playing ? when : outcome);
  if (playing)
    adw_bin_set_child (ADW_BIN (points), new_present (record));
  else if (counts)
    adw_bin_set_child (ADW_BIN (points), new_points (shown, record));
  ump_set_action (button, "win.show-game", "u", record->index);
  ump_name_widget (button, said);
  return row;
}

/* ---- menus --------------------------------------------------------------------------------------- */

static void
append_leaving (GMenu *menu, const char *label, const char *action, GVariant *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.leave-then", "(smv)", action, target);
  g_menu_append_item (menu, item);
}

/* What is done with the file needs it closed. */
static void
fill_menu (UmpEveningPage *self, const Shown *shown)
{
  const char *path = ump_store_path (ump_play_store (self->play));
  const char *title = ump_session_title (ump_play_session (self->play));
  g_autoptr (GMenu) file = g_menu_new (), program = g_menu_new ();
  g_autofree char *called = ump_shown_or (title, UMP_SHOWN_TITLE, _ ("The evening"));
  g_autofree char *remove = g_strdup_printf (
      ngettext ("_Remove This Evening of One Game", "_Remove This Evening of %u Games", shown->records->len),
      shown->records->len);

  g_menu_remove_all (self->menu);
  if (*path != '\0' && g_utf8_validate (path, -1, NULL)) {
    if (ump_library_holds (self->library, path))
      append_leaving (file, remove, "win.remove-session", g_variant_new ("(ss)", path, called));
    else
      append_leaving (file, _ ("_Take Off the List"), "win.forget-session",
                      g_variant_new ("(ss)", path, called));
    g_menu_append_section (self->menu, NULL, G_MENU_MODEL (file));
  }
  g_menu_append (program, _ ("_Preferences"), "app.preferences");
  g_menu_append (program, _ ("_Help"), "win.help");
  g_menu_append_section (self->menu, NULL, G_MENU_MODEL (program));
}

static void
fill_next (UmpEveningPage *self, const Shown *shown)
{
  g_autoptr (GPtrArray) next = ump_evening_next (G_LIST_MODEL (self->library), shown->records);

  g_menu_remove_all (self->next);
  for (guint k = 0; k < next->len; k++) {
    const UmpRecord *record = next->pdata[k];
    g_autofree char *label = ump_evening_next_name (record, shown->records);
    g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

    g_menu_item_set_action_and_target (item, "win.play-next", "(su)", record->path, record->index);
    g_menu_append_item (self->next, item);
  }
  g_menu_append (self->next, _ ("Another…"), "win.another-game");
}

/* ---- the page -------------------------------------------------------------------------------- */

static GPtrArray *
records_of (UmpPlay *play)
{
  GPtrArray *records = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_record_unref);
  UmpSession *session = ump_play_session (play);

  for (guint k = 0; k < ump_session_n_games (session); k++)
    g_ptr_array_add (records, ump_record_new (session, k, ump_store_path (ump_play_store (play))));
  return records;
}

static gboolean
is_across (UmpEveningPage *self, guint n_people)
{
  switch (ump_width_class_get (self->width)) {
  case UMP_WIDTH_NARROW: return FALSE;
  case UMP_WIDTH_MEDIUM: return n_people <= MOST_ACROSS_MEDIUM && !ump_text_is_large (GTK_WIDGET (self));
  default: return n_people <= MOST_ACROSS;
  }
}

void
ump_evening_page_refresh (UmpEveningPage *self)
{
  g_autoptr (GPtrArray) records = records_of (self->play);
  UmpEveningCount count = ump_settings_evening_count (ump_play_settings (self->play));
  g_autoptr (GArray) people = ump_evening_people (records, count);
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  Shown shown = { self, records, people, count, narrow, is_across (self, people->len) };

  show_title (self, &shown);
  ump_line_layout_set (self->top_layout, shown.across ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                       12, FALSE);
  gtk_widget_set_size_request (self->about,
                               shown.across ? (int) (SIDE * ump_text_scale (GTK_WIDGET (self))) : -1, -1);
  ump_line_layout_set (self->foot,
                       narrow && ump_text_is_large (GTK_WIDGET (self)) ? GTK_ORIENTATION_VERTICAL
                                                                       : GTK_ORIENTATION_HORIZONTAL,
                       12, FALSE);
  ump_box_clear (self->columns);
  for (guint k = 0; k < people->len; k++)
    gtk_box_append (GTK_BOX (self->columns), new_column (&shown, k));
  ump_box_clear (self->games);
  for (guint k = 0; k < records->len; k++)
    gtk_box_append (GTK_BOX (self->games), new_game (&shown, records->pdata[k]));
  fill_menu (self, &shown);
  fill_next (self, &shown);
}

static void
on_changed (UmpEveningPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    ump_evening_page_refresh (self);
}

static void
dispose (GObject *object)
{
  UmpEveningPage *self = UMP_EVENING_PAGE (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->play);
  g_clear_object (&self->library);
  G_OBJECT_CLASS (ump_evening_page_parent_class)->dispose (object);
}

static void
ump_evening_page_class_init (UmpEveningPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  g_type_ensure (UMP_TYPE_LINE_LAYOUT);
  g_type_ensure (UMP_TYPE_SCROLLED_LAYOUT);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/evening-page.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, width);
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, menu);
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, next);
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, about);
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, top_layout);
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, foot);
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, describe);
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, title);
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, when);
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, by_wins);
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, rule);
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, columns);
  gtk_widget_class_bind_template_child (widget_class, UmpEveningPage, games);
  gtk_widget_class_bind_template_callback (widget_class, ump_evening_page_refresh);
}

static void
ump_evening_page_init (UmpEveningPage *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_evening_page_new (UmpPlay *play, UmpLibrary *library)
{
  UmpEveningPage *self = g_object_new (UMP_TYPE_EVENING_PAGE, NULL);
  GSettings *settings = ump_play_settings (play);

  self->play = g_object_ref (play);
  self->library = g_object_ref (library);
  g_settings_bind (settings, "evening-wins", self->by_wins, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed::evening-wins", G_CALLBACK (on_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "described", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "items-changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
