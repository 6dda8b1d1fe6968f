/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "new-page.h"

#include <stdlib.h>

#include "../compat/announce.h"
#include "../widgets/build.h"
#include "../widgets/card-view.h"
#include "games/games.h"
#include "session/format/session.h"
#include "../learned/learned-box.h"
#include "../model/play.h"
#include "option-list.h"
#include "../widgets/parts.h"
#include "people-list.h"
#include "sheet-picker.h"
#include "../widgets/width-class.h"
#include "../model/words.h"

#include "core/shown.h"

/* trial: a session that is never written, to know the people's ids, what is wrong, and how to set up.
 * as_last: the people are those of last time. */
struct _UmpNewPage {
  GtkWidget parent_instance;
  GSettings *settings;
  const UmpGame *game;
  gboolean filling;
  gboolean evening; /* the game is one more of a session */
  UmpPeopleNames *names;
  GHashTable *marks; /* name: mark of the evening that goes on */

  UmpWidthClass *width;
  AdwWindowTitle *heading;
  GtkWidget *content;
  GtkFlowBox *tiles;
  UmpSheetPicker *sheets;
  UmpSheetList *sheet_list;
  GtkBox *columns;
  UmpPeopleList *people;
  GtkWidget *draw_button;
  GtkLabel *people_label;
  GtkToggleButton *options_button;
  GtkImage *options_arrow;
  GtkLabel *options_summary;
  GtkBox *options_column;
  UmpOptionList *options;
  UmpLearnedBox *learned;
  GtkWidget *record_box;
  GtkCheckButton *every_move;
  GtkCheckButton *only_results;
  GtkBox *bottom;
  GtkWidget *title_label;
  GtkEditable *title_entry;
  GtkWidget *note_label;
  GtkWidget *start_button;
};

enum { START, DRAW, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UmpNewPage, ump_new_page, GTK_TYPE_WIDGET)

/* ---- what is chosen --------------------------------------------------------------------- */

/* What was chosen, and what follows from learned components. A new array. */
static GArray *
option_values (UmpNewPage *self, const UmpSetup *setup)
{
  GArray *values =
      ump_option_list_get_values (self->options, (const char *const *) setup->ids, setup->n_seats);

  ump_learned_box_set (self->learned, self->game, setup->n_seats, values);
  ump_learned_box_add_values (self->learned, values);
  return values;
}

/* A session with these people, never written; its ids are those that the real one will have. NULL: error
 * says why. */
static UmpSession *
try_session (UmpNewPage *self, gboolean with_options, GError **error)
{
  g_autoptr (UmpSession) session =
      ump_session_new (ump_games, "00000000-0000-0000-0000-000000000000", "2000-01-01T00:00:00Z");
  g_autoptr (GArray) values = NULL;
  int n;
  const char *const *names = ump_people_list_get_names (self->people, &n);

  if (with_options) {
    g_autoptr (UmpSession) bare = try_session (self, FALSE, error);
    const UmpSetup *setup;

    if (bare == NULL)
      return NULL;
    setup = ump_match_setup (ump_session_match (bare, 0));
    values = option_values (self, setup);
  }
  if (!ump_session_add_game (session, self->game->kind, names, n,
                             values != NULL ? (UmpOptionValue *) values->data : NULL,
                             values != NULL ? (int) values->len : 0, NULL, error))
    return NULL;
  return g_steal_pointer (&session);
}

static gboolean
are_those_of_last_time (UmpNewPage *self, const char *const *names, int n)
{
  g_auto (GStrv) last = g_settings_get_strv (self->settings, "last-players");

  if ((int) g_strv_length (last) != n || n == 0)
    return FALSE;
  for (int k = 0; k < n; k++)
    if (!g_str_equal (names[k], last[k]))
      return FALSE;
  return TRUE;
}

/* What stands beside Start: what is wrong, or that all is as it was. */
static void
show_note (UmpNewPage *self, const char *problem)
{
  int n;
  const char *const *names = ump_people_list_get_names (self->people, &n);
  g_autofree char *note = NULL;

  if (problem != NULL)
    note = ump_shown (problem, UMP_SHOWN_TEXT);
  else if (are_those_of_last_time (self, names, n))
    note = g_strdup_printf (ngettext ("One person, as last time", "%d people, as last time", (gulong) n), n);
  else
    note = g_strdup_printf (ngettext ("One person", "%d people", (gulong) n), n);
  ump_set_class (self->note_label, "error-text", problem != NULL);
  ump_set_class (self->note_label, "dim-text", problem == NULL);
  if (problem != NULL && g_strcmp0 (problem, gtk_label_get_text (GTK_LABEL (self->note_label))) != 0)
    ump_announce (GTK_WIDGET (self), problem);
  gtk_label_set_text (GTK_LABEL (self->note_label), note);
  gtk_widget_set_visible (self->note_label,
                          problem != NULL || ump_width_class_get (self->width) != UMP_WIDTH_NARROW);
}

/* Folded, the options say in a line how they are settled. */
static void
show_options (UmpNewPage *self)
{
  gboolean open = gtk_toggle_button_get_active (self->options_button),
           any = !ump_option_list_is_empty (self->options);
  g_autofree char *other = ump_option_list_summary (self->options);
  const char *summary = other != NULL ? other : _ ("as usual");
  /* Translators: a button that unfolds the options; then how they are settled */
  g_autofree char *name = g_strdup_printf (_ ("Options: %s"), summary);

  gtk_label_set_text (self->options_summary, summary);
  gtk_image_set_from_icon_name (self->options_arrow, open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_widget_set_visible (GTK_WIDGET (self->options_button), any);
  gtk_widget_set_visible (GTK_WIDGET (self->options), any && open);
  ump_name_widget (GTK_WIDGET (self->options_button), name);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->options_button), GTK_ACCESSIBLE_STATE_EXPANDED, open,
                               -1);
}

static void
on_options_toggled (UmpNewPage *self)
{
  show_options (self);
}

/* As the session will have them. */
static void
show_marks (UmpNewPage *self, UmpSession *session)
{
  int marks[UMP_MAX_SEATS];

  if (self->evening)
    for (guint k = 0; k < ump_session_n_people (session); k++)
      ump_session_set_person_mark (
          session, k,
          GPOINTER_TO_INT (g_hash_table_lookup (self->marks, ump_session_person_name (session, k))));
  else
    ump_people_names_give_marks (self->names, session, 0);
  ump_session_marks (session, 0, marks);
  ump_people_list_set_marks (self->people, marks, ump_match_setup (ump_session_match (session, 0))->n_seats);
}

static void
on_options_changed (UmpNewPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSession) session = NULL;
  g_autofree char *missing = NULL;

  if (self->filling)
    return;
  show_options (self);
  session = try_session (self, TRUE, &error);
  if (session != NULL)
    show_marks (self, session);
  missing = ump_learned_box_missing (self->learned);
  gtk_widget_set_sensitive (self->start_button, (session != NULL || missing != NULL) &&
                                                    ump_people_list_problem (self->people) == NULL);
  gtk_widget_set_visible (self->draw_button, self->game->order != NULL);
  /* where the order is drawn nobody sits in it */
  gtk_label_set_text (self->people_label,
                      self->game->order != NULL ? _ ("Who? In the order of play") : _ ("Who? Clockwise"));
  gtk_widget_set_sensitive (self->draw_button, session != NULL);
  /* the sheet of a pad has a page of its own */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.keep",
                                 session != NULL && self->game->name_option > 0 && !self->game->no_table);
  if (ump_people_list_problem (self->people) != NULL)
    show_note (self, ump_people_list_problem (self->people));
  else if (missing != NULL)
    show_note (self, missing);
  else
    show_note (self, error != NULL ? error->message : NULL);
}

static void
on_people_changed (UmpNewPage *self)
{
  int n;
  const char *const *names;
  g_autoptr (GArray) chosen = NULL;

  if (self->filling || self->game == NULL)
    return;
  names = ump_people_list_get_names (self->people, &n);
  ump_option_list_set_game (self->options, self->game, names, n);
  chosen = ump_option_list_get_values (self->options, names, n);
  ump_learned_box_set (self->learned, self->game, n, chosen);
  show_options (self);
  on_options_changed (self);
}

static void
on_people_done (UmpNewPage *self)
{
  gtk_widget_grab_focus (self->start_button);
}

/* ---- games -------------------------------------------------------------------------------- */

/* Whether the keyboard is with a name; it may be with nobody after rows were made anew for another number of
 * people. */
static gboolean
is_naming (UmpNewPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->people));
}

static void
choose_game (UmpNewPage *self, const UmpGame *game)
{
  gboolean naming = is_naming (self);

  if (self->game == game)
    return;
  self->game = game;
  gtk_widget_set_visible (self->record_box, ump_new_game_has_tally (game));
  gtk_toggle_button_set_active (self->options_button,
                                game->no_table); /* a sheet is nothing but its options */
  ump_sheet_picker_set_kind (self->sheets, game->name_option > 0 ? game->kind : UMP_SHEET_KIND);
  self->filling = TRUE;
  ump_people_list_set_limits (self->people, game->min_seats, game->max_seats);
  self->filling = FALSE;
  on_people_changed (self);
  if (naming && !is_naming (self))
    ump_people_list_ask (self->people);
}

/* A tile was tapped: what is played has no template. */
static void
on_tile_toggled (GtkToggleButton *tile, UmpNewPage *self)
{
  const UmpGame *game = g_object_get_data (G_OBJECT (tile), "game");
  UmpSheetItem *chosen = ump_sheet_picker_chosen (self->sheets);

  if (!gtk_toggle_button_get_active (tile) || self->filling)
    return;
  if (chosen != NULL && !g_str_equal (game->kind, ump_sheet_item_template (chosen)->kind))
    ump_sheet_picker_choose (self->sheets, NULL);
  choose_game (self, game);
}

static GtkWidget *
new_tile (UmpNewPage *self, const UmpGame *game)
{
  GtkWidget *content, *title, *caption;
  GtkWidget *tile = ump_build ("game-tile", "content", &content, "title", &title, "caption", &caption, NULL);
  GtkWidget *fan = ump_fan_new (game->tile, ump_width_class_get (self->width) == UMP_WIDTH_NARROW ? 72 : 108);
  g_autofree char *seats = ump_words_seats (game);
  g_autofree char *name = g_strdup_printf ("%s, %s", _ (game->title), seats);

  gtk_label_set_text (GTK_LABEL (title), _ (game->title));
  gtk_label_set_text (GTK_LABEL (caption), seats);
  gtk_widget_set_margin_bottom (fan, 8);
  gtk_box_prepend (GTK_BOX (content), fan);
  ump_name_widget (tile, name);
  g_object_set_data (G_OBJECT (tile), "game", (gpointer) game);
  g_signal_connect (tile, "toggled", G_CALLBACK (on_tile_toggled), self);
  return tile;
}

static void
fill_tiles (UmpNewPage *self)
{
  GtkWidget *child;
  GtkToggleButton *first = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->tiles))) != NULL)
    gtk_flow_box_remove (self->tiles, child);
  for (int k = 0; ump_games[k] != NULL; k++) {
    GtkWidget *tile = new_tile (self, ump_games[k]);
    GtkWidget *holder = gtk_flow_box_child_new ();

    if (first != NULL)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tile), first);
    else
      first = GTK_TOGGLE_BUTTON (tile);
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tile), ump_games[k] == self->game);
    gtk_widget_set_focusable (holder, FALSE);
    gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (holder), tile);
    gtk_flow_box_append (self->tiles, holder);
  }
}

/* ---- templates of score sheets --------------------------------------------------------------- */

static void
show_chosen_tile (UmpNewPage *self)
{
  int k = 0;

  self->filling = TRUE;
  for (GtkWidget *holder = gtk_widget_get_first_child (GTK_WIDGET (self->tiles)); holder != NULL;
       holder = gtk_widget_get_next_sibling (holder))
    gtk_toggle_button_set_active (
        GTK_TOGGLE_BUTTON (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (holder))),
        ump_games[k++] == self->game);
  self->filling = FALSE;
}

/* Its options take the place of those that stand there; what is played has its name. */
static void
on_sheet_chosen (UmpNewPage *self)
{
  const UmpTemplate *sheet = ump_sheet_item_template (ump_sheet_picker_chosen (self->sheets));

  choose_game (self, ump_games_find (sheet->kind));
  ump_people_list_set_limits (self->people, sheet->least, sheet->most);
  show_chosen_tile (self);
  gtk_toggle_button_set_active (self->options_button, FALSE);
  ump_option_list_set_values (self->options, (const UmpOptionValue *) (gpointer) sheet->values->data,
                              (int) sheet->values->len, NULL, 0);
  ump_option_list_set_value (self->options, self->game->options[self->game->name_option - 1].name,
                             sheet->title);
  on_options_changed (self);
}

/* With what was chosen here it is a sheet of the user's. */
static void
on_keep (GtkWidget *page, const char *action, GVariant *parameter)
{
  UmpNewPage *self = UMP_NEW_PAGE (page);
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSession) session = try_session (self, TRUE, &error);
  UmpSheetItem *chosen = ump_sheet_picker_chosen (self->sheets);
  g_autoptr (GArray) values = NULL;

  if (session == NULL) {
    show_note (self, error->message);
    return;
  }
  values = option_values (self, ump_match_setup (ump_session_match (session, 0)));
  gtk_widget_activate_action (page, "win.keep-options", "(ss@a(ss))", self->game->kind,
                              chosen != NULL ? ump_sheet_item_key (chosen) : "", ump_sheet_values (values));
}

void
ump_new_page_choose_sheet (UmpNewPage *self, const char *key)
{
  /* else a toast would get the keyboard, and stay */
  if (key == NULL) {
    gtk_widget_child_focus (GTK_WIDGET (self->sheets), GTK_DIR_TAB_FORWARD);
    return;
  }
  ump_sheet_picker_choose (self->sheets, key);
  if (ump_sheet_picker_chosen (self->sheets) != NULL)
    on_sheet_chosen (self);
  gtk_widget_grab_focus (self->start_button);
}

static void
on_sheets_changed (UmpNewPage *self)
{
  UmpSheetItem *chosen = ump_sheet_picker_chosen (self->sheets);

  if (chosen == NULL) {
    ump_sheet_picker_choose (self->sheets, NULL);
    return;
  }
  ump_option_list_set_value (self->options, self->game->options[self->game->name_option - 1].name,
                             ump_sheet_item_template (chosen)->title);
  on_options_changed (self);
}

/* ---- the order of the seats ---------------------------------------------------------------- */

static void
on_draw_order (UmpNewPage *self)
{
  g_autoptr (UmpSession) session = try_session (self, TRUE, NULL);

  if (session != NULL)
    g_signal_emit (self, signals[DRAW], 0, ump_match_setup (ump_session_match (session, 0)));
}

void
ump_new_page_take_order (UmpNewPage *self, const int *order, int n)
{
  ump_people_list_set_order (self->people, order, n);
  gtk_widget_grab_focus (self->start_button);
}

/* ---- starting --------------------------------------------------------------------------------- */

static void
on_start (UmpNewPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSession) session = NULL;
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (self->title_entry)));
  g_autofree char *missing = ump_learned_box_missing (self->learned);
  const UmpSetup *setup;
  g_autoptr (GArray) values = NULL;
  g_autoptr (UmpNewGame) game = ump_new_game_new (self->game->kind);

  if (ump_people_list_problem (self->people) != NULL)
    return;
  ump_people_list_settle (self->people);
  session = try_session (self, TRUE, &error);
  if (session == NULL && missing != NULL) {
    ump_learned_box_ask (self->learned);
    return;
  }
  if (session == NULL) {
    show_note (self, error->message);
    return;
  }
  setup = ump_match_setup (ump_session_match (session, 0));
  values = option_values (self, setup);
  for (int seat = 0; seat < setup->n_seats; seat++)
    ump_new_game_add_name (game, setup->names[seat]);
  for (guint k = 0; k < values->len; k++)
    ump_new_game_set_option (game, g_array_index (values, UmpOptionValue, k).name,
                             g_array_index (values, UmpOptionValue, k).value);
  game->title = *title != '\0' ? g_steal_pointer (&title) : NULL;
  game->tally = ump_new_game_has_tally (self->game) && gtk_check_button_get_active (self->only_results);
  game->set_up = !self->game->no_table;
  g_signal_emit (self, signals[START], 0, game);
}

/* A game more of an evening, which has its title: who plays is known. */
static void
set_evening (UmpNewPage *self, const UmpSetup *evening)
{
  adw_window_title_set_title (self->heading, _ ("New game"));
  gtk_widget_set_visible (self->title_label,
                          evening == NULL && ump_width_class_get (self->width) != UMP_WIDTH_NARROW);
  gtk_widget_set_visible (GTK_WIDGET (self->title_entry), evening == NULL);
  self->evening = evening != NULL;
  if (evening != NULL)
    ump_people_list_set_names (self->people, (const char *const *) evening->names);
}

/* Whoever was there keeps the mark. */
static void
keep_marks (UmpNewPage *self, UmpPlay *evening)
{
  UmpSession *session = evening != NULL ? ump_play_session (evening) : NULL;

  g_hash_table_remove_all (self->marks);
  for (guint k = 0; session != NULL && k < ump_session_n_people (session); k++)
    g_hash_table_insert (self->marks, g_strdup (ump_session_person_name (session, k)),
                         GINT_TO_POINTER (ump_session_shown_mark (session, k)));
}

void
ump_new_page_reset (UmpNewPage *self, UmpPlay *play)
{
  const UmpSetup *evening = play != NULL ? ump_match_setup (ump_play_match (play)) : NULL;
  g_autofree char *kind = g_settings_get_string (self->settings, "last-kind");
  g_auto (GStrv) known = g_settings_get_strv (self->settings, "known-players");
  g_auto (GStrv) last = g_settings_get_strv (self->settings, "last-players");
  const UmpGame *game = ump_games_find (kind);

  self->filling = TRUE;
  self->game = game != NULL ? game : ump_games[0];
  if (evening != NULL)
    self->game = evening->game;
  ump_people_list_set_known (self->people, (const char *const *) known);
  ump_people_list_set_limits (self->people, 0, self->game->max_seats);
  ump_people_list_set_names (self->people, (const char *const *) last);
  keep_marks (self, play);
  set_evening (self, evening);
  ump_people_list_set_limits (self->people, self->game->min_seats, self->game->max_seats);
  ump_sheet_list_refresh (self->sheet_list);
  ump_sheet_picker_choose (self->sheets, NULL);
  gtk_editable_set_text (self->title_entry, "");
  gtk_check_button_set_active (self->every_move, TRUE);
  gtk_widget_set_visible (self->record_box, ump_new_game_has_tally (self->game));
  gtk_toggle_button_set_active (self->options_button, self->game->no_table);
  fill_tiles (self);
  self->filling = FALSE;
  on_people_changed (self);
  ump_option_list_reset (self->options);
  on_options_changed (self);
  /* the same again is one key away */
  if (!ump_people_list_ask (self->people))
    gtk_widget_grab_focus (self->start_button);
}

/* ---- the page ------------------------------------------------------------------------------------ */

/* A column of its own where there is room, else below the options. */
static void
place_learned (UmpNewPage *self)
{
  GtkWidget *learned = GTK_WIDGET (self->learned);
  GtkBox *to = ump_width_class_get (self->width) == UMP_WIDTH_WIDE ? self->columns : self->options_column;

  if (gtk_widget_get_parent (learned) == GTK_WIDGET (to))
    return;
  g_object_ref (learned);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (learned)), learned);
  gtk_box_append (to, learned);
  gtk_widget_set_margin_top (learned, to == self->columns ? 0 : 12);
  g_object_unref (learned);
}

static void
on_width_changed (UmpNewPage *self)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  int edge = narrow ? 12 : 20;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->columns, !narrow);
  gtk_flow_box_set_min_children_per_line (self->tiles,
                                          narrow && ump_text_scale (GTK_WIDGET (self)) > 1.5 ? 1 : 2);
  gtk_widget_set_margin_start (self->content, edge);
  gtk_widget_set_margin_end (self->content, edge);
  gtk_widget_set_margin_top (self->content, edge);
  gtk_widget_set_visible (self->title_label, !narrow && !self->evening);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->bottom),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->bottom, narrow ? 6 : 12);
  place_learned (self);
  fill_tiles (self);
  if (self->game != NULL)
    on_options_changed (self);
}

static void
dispose (GObject *object)
{
  UmpNewPage *self = UMP_NEW_PAGE (object);

  self->filling = TRUE;
  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->sheet_list);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->marks, g_hash_table_unref);
  G_OBJECT_CLASS (ump_new_page_parent_class)->dispose (object);
}

static void
ump_new_page_class_init (UmpNewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  signals[START] = g_signal_new ("start", UMP_TYPE_NEW_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[DRAW] = g_signal_new ("draw", UMP_TYPE_NEW_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  g_type_ensure (UMP_TYPE_PEOPLE_LIST);
  g_type_ensure (UMP_TYPE_OPTION_LIST);
  g_type_ensure (UMP_TYPE_LEARNED_BOX);
  g_type_ensure (UMP_TYPE_SHEET_PICKER);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/new-page.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, width);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, heading);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, content);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, tiles);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, sheets);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, columns);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, people);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, draw_button);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, people_label);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, options_button);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, options_arrow);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, options_summary);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, options_column);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, options);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, learned);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, record_box);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, every_move);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, only_results);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, bottom);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, title_label);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, title_entry);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, note_label);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, start_button);
  gtk_widget_class_install_action (widget_class, "sheet.keep", NULL, on_keep);
  gtk_widget_class_bind_template_callback (widget_class, on_width_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_people_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_people_done);
  gtk_widget_class_bind_template_callback (widget_class, on_options_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_options_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_draw_order);
  gtk_widget_class_bind_template_callback (widget_class, on_sheet_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_sheets_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_start);
}

static void
ump_new_page_init (UmpNewPage *self)
{
  GtkWidget *viewport;

  self->marks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  ump_init_template (GTK_WIDGET (self));
  /* Cards of learned components may be smaller, but need not be where the page scrolls. */
  viewport = gtk_widget_get_ancestor (self->content, GTK_TYPE_VIEWPORT);
  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (viewport), GTK_SCROLL_NATURAL);
  ump_option_list_leave_learned (self->options);
}

GtkWidget *
ump_new_page_new (UmpSheetList *sheets, GSettings *settings, UmpComponents *components, UmpPeopleNames *names)
{
  UmpNewPage *self = g_object_new (UMP_TYPE_NEW_PAGE, NULL);

  self->settings = g_object_ref (settings);
  self->names = names;
  ump_option_list_set_components (self->options, components);
  ump_learned_box_set_components (self->learned, components);
  self->sheet_list = g_object_ref (sheets);
  ump_sheet_picker_set_list (self->sheets, sheets);
  return GTK_WIDGET (self);
}
