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
#include "../model/evening.h"
#include "../model/play.h"
#include "option-list.h"
#include "../widgets/parts.h"
#include "people-list.h"
#include "sheet-picker.h"
#include "../widgets/width-class.h"
#include "../model/words.h"

#include "core/shown.h"

#define MOST_PLAYED 3

struct _UmpNewPage {
  GtkWidget parent_instance;
  GSettings *settings;
  const UmpGame *game;
  gboolean filling;
  UmpPeopleNames *names;
  GHashTable *marks; /* name: mark of the evening that goes on */

  UmpWidthClass *width;
  GtkWidget *content;
  GtkFlowBox *tiles;
  int n_tiles; /* behind them is all_games */
  GtkToggleButton *all_games;
  UmpSheetPicker *sheets;
  UmpSheetList *sheet_list;
  GListModel *library;
  UmpPeopleList *people;
  GtkWidget *draw_button;
  GtkLabel *people_label;
  GtkToggleButton *options_button;
  GtkImage *options_arrow;
  GtkLabel *options_summary;
  UmpOptionList *options;
  UmpLearnedBox *learned;
  GtkOrientable *record_box;
  GtkWidget *record_label;
  GtkToggleButton *every_move;
  GtkToggleButton *only_results;
  GtkOrientable *bottom;
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

/* What is wrong stands beside Start. */
static void
show_note (UmpNewPage *self, const char *problem)
{
  g_autofree char *note = ump_shown (problem, UMP_SHOWN_TEXT);

  if (problem != NULL && g_strcmp0 (note, gtk_label_get_text (GTK_LABEL (self->note_label))) != 0)
    ump_announce (GTK_WIDGET (self), problem);
  gtk_label_set_text (GTK_LABEL (self->note_label), note);
  gtk_widget_set_visible (self->note_label, problem != NULL);
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

/* As the session will have them. */
static void
show_marks (UmpNewPage *self, UmpSession *session)
{
  int marks[UMP_MAX_SEATS];

  if (g_hash_table_size (self->marks) > 0)
    for (guint k = 0; k < ump_session_n_people (session); k++)
      ump_session_set_person_mark (
          session, k,
          GPOINTER_TO_INT (g_hash_table_lookup (self->marks, ump_session_person_name (session, k))));
  else
    ump_people_names_give_marks (self->names, session, 0);
  ump_session_marks (session, 0, marks);
  ump_people_list_set_marks (self->people, marks, ump_match_table (ump_session_match (session, 0)));
}

static void
on_options_changed (UmpNewPage *self)
{
  const char *problem = ump_people_list_problem (self->people);
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
  gtk_widget_set_sensitive (self->start_button, (session != NULL || missing != NULL) && problem == NULL);
  gtk_widget_set_visible (self->draw_button, self->game->order != NULL);
  /* where the order is drawn nobody sits in it */
  gtk_label_set_text (self->people_label,
                      self->game->order != NULL ? _ ("Who? In the order of play") : _ ("Who? Clockwise"));
  gtk_widget_set_sensitive (self->draw_button, session != NULL);
  /* the sheet of a pad has a page of its own */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.keep",
                                 session != NULL && self->game->name_option > 0 && !self->game->no_table);
  if (problem == NULL)
    problem = missing;
  show_note (self, problem == NULL && error != NULL ? error->message : problem);
}

static void
on_people_changed (UmpNewPage *self)
{
  int n;
  const char *const *names;

  if (self->filling || self->game == NULL)
    return;
  names = ump_people_list_get_names (self->people, &n);
  ump_option_list_set_game (self->options, self->game, names, n);
  on_options_changed (self);
}

static void
on_people_done (UmpNewPage *self)
{
  gtk_widget_grab_focus (self->start_button);
}

/* ---- games -------------------------------------------------------------------------------- */

static void on_sheet_chosen (UmpNewPage *self);

/* What a card stands for: a kind, or a sheet of it; times: how often these people played it, 0 where that is
 * not said. */
typedef struct {
  const UmpGame *game;
  UmpSheetItem *sheet;
  int times;
} Offer;

static gboolean
is_chosen (UmpNewPage *self, const Offer *offer)
{
  return offer->game == self->game && offer->sheet == ump_sheet_picker_chosen (self->sheets);
}

static void
choose_game (UmpNewPage *self, const UmpGame *game)
{
  /* with nobody after rows were made anew for another number of people */
  gboolean naming = ump_has_focus_inside (GTK_WIDGET (self->people));

  if (self->game == game)
    return;
  self->game = game;
  gtk_widget_set_visible (GTK_WIDGET (self->record_box), ump_new_game_has_tally (game));
  gtk_toggle_button_set_active (self->options_button, FALSE);
  ump_sheet_picker_set_kind (self->sheets, game->name_option > 0 ? game->kind : UMP_SHEET_KIND);
  self->filling = TRUE;
  ump_people_list_set_limits (self->people, game->min_seats, game->max_seats);
  self->filling = FALSE;
  on_people_changed (self);
  if (naming && !ump_has_focus_inside (GTK_WIDGET (self->people)))
    ump_people_list_ask (self->people);
}

static void
on_tile_toggled (GtkToggleButton *tile, UmpNewPage *self)
{
  const UmpGame *game = g_object_get_data (G_OBJECT (tile), "game");
  UmpSheetItem *sheet = g_object_get_data (G_OBJECT (tile), "sheet");

  if (!gtk_toggle_button_get_active (tile) || self->filling)
    return;
  if (sheet != NULL) {
    ump_sheet_picker_choose (self->sheets, ump_sheet_item_key (sheet));
    on_sheet_chosen (self);
    return;
  }
  ump_sheet_picker_choose (self->sheets, NULL);
  self->game = NULL; /* chosen anew, so that nothing of a sheet stays */
  choose_game (self, game);
  ump_option_list_reset (self->options);
  on_options_changed (self);
  gtk_toggle_button_set_active (self->all_games, FALSE);
}

static GtkToggleButton *
tile_at (UmpNewPage *self, int index)
{
  return GTK_TOGGLE_BUTTON (
      gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (self->tiles, index)));
}

static void
add_tile (UmpNewPage *self, const Offer *offer)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  GtkWidget *content, *title, *caption;
  GtkWidget *tile = ump_build ("game-tile", "content", &content, "title", &title, "caption", &caption, NULL);
  GtkWidget *holder = gtk_flow_box_child_new ();
  GtkWidget *fan = ump_fan_new (offer->game->tile, narrow ? 52 : 118);
  g_autofree char *called = ump_shown (offer->sheet != NULL ? ump_sheet_item_template (offer->sheet)->title
                                                            : _ (offer->game->title),
                                       UMP_SHOWN_NAME);
  g_autofree char *said =
      offer->times > 0 ? g_strdup_printf (ngettext ("once", "%d times", (gulong) offer->times), offer->times)
                       : ump_words_seats (offer->game);
  g_autofree char *name = g_strdup_printf ("%s, %s", called, said);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (content),
                                  narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_halign (fan, GTK_ALIGN_START);
  gtk_box_prepend (GTK_BOX (content), fan);
  gtk_label_set_text (GTK_LABEL (title), called);
  gtk_label_set_text (GTK_LABEL (caption), said);
  ump_name_widget (tile, name);
  g_object_set_data (G_OBJECT (tile), "game", (gpointer) offer->game);
  g_object_set_data (G_OBJECT (tile), "sheet", offer->sheet);
  if (self->n_tiles > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tile), tile_at (self, 0));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tile), is_chosen (self, offer));
  g_signal_connect (tile, "toggled", G_CALLBACK (on_tile_toggled), self);
  gtk_widget_set_focusable (holder, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (holder), tile);
  gtk_flow_box_insert (self->tiles, holder, self->n_tiles++);
}

/* What these people played most; of a name only what there is a sheet of, which says how it is played. */
static void
find_played (UmpNewPage *self, GArray *offers)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) played = NULL;
  int n;
  const char *const *names = ump_people_list_get_names (self->people, &n);

  for (int k = 0; k < n; k++)
    g_ptr_array_add (keys, ump_record_key (names[k]));
  played = ump_evening_played (self->library, keys, 0);
  for (guint k = 0; k < played->len && offers->len < MOST_PLAYED; k++) {
    const UmpPlayed *one = &g_array_index (played, UmpPlayed, k);
    const UmpGame *game = one->last->game;
    Offer offer = { game, ump_sheet_list_named (self->sheet_list, game->kind, TRUE, one->last->played),
                    one->times };

    if (offer.sheet != NULL || game->name_option == 0)
      g_array_append_val (offers, offer);
  }
}

/* What is chosen, with what these people played, or every kind there is. */
static void
fill_tiles (UmpNewPage *self)
{
  g_autoptr (GArray) offers = g_array_new (FALSE, FALSE, sizeof (Offer));
  gboolean few, shown = FALSE, focused = ump_has_focus_inside (GTK_WIDGET (self->tiles));
  Offer chosen = { self->game, ump_sheet_picker_chosen (self->sheets), 0 };

  if (self->game == NULL) /* nobody has asked for the page */
    return;
  if (!gtk_toggle_button_get_active (self->all_games))
    find_played (self, offers);
  few = offers->len > 0;
  for (int k = 0; !few && ump_games[k] != NULL; k++) {
    Offer offer = { ump_games[k], NULL, 0 };

    g_array_append_val (offers, offer);
  }
  for (guint k = 0; k < offers->len; k++)
    shown |= is_chosen (self, &g_array_index (offers, Offer, k));
  if (!shown)
    g_array_prepend_val (offers, chosen);
  if (few)
    g_array_set_size (offers, MIN (offers->len, MOST_PLAYED));
  for (; self->n_tiles > 0; self->n_tiles--)
    gtk_flow_box_remove (self->tiles, gtk_widget_get_first_child (GTK_WIDGET (self->tiles)));
  for (guint k = 0; k < offers->len; k++)
    add_tile (self, &g_array_index (offers, Offer, k));
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (self->all_games));
}

/* Each entry of a game changes the library; the page is filled anew when it is asked for. */
static void
on_library_changed (UmpNewPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill_tiles (self);
}

/* ---- templates of score sheets --------------------------------------------------------------- */

/* Its options take the place of those that stand there; what is played has its name. */
static void
on_sheet_chosen (UmpNewPage *self)
{
  const UmpTemplate *sheet = ump_sheet_item_template (ump_sheet_picker_chosen (self->sheets));

  choose_game (self, ump_games_find (sheet->kind));
  ump_people_list_set_limits (self->people, sheet->least, sheet->most);
  gtk_toggle_button_set_active (self->options_button, FALSE);
  ump_option_list_set_values (self->options, (const UmpOptionValue *) (gpointer) sheet->values->data,
                              (int) sheet->values->len, NULL, 0);
  ump_option_list_set_value (self->options, self->game->options[self->game->name_option - 1].name,
                             sheet->title);
  on_options_changed (self);
  gtk_toggle_button_set_active (self->all_games, FALSE);
  fill_tiles (self);
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
    gtk_widget_grab_focus (GTK_WIDGET (self->all_games));
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

  fill_tiles (self);
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
  game->tally = ump_new_game_has_tally (self->game) && gtk_toggle_button_get_active (self->only_results);
  game->set_up = !self->game->no_table;
  g_signal_emit (self, signals[START], 0, game);
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
  if (evening != NULL)
    ump_people_list_set_names (self->people, (const char *const *) evening->names);
  ump_people_list_set_limits (self->people, self->game->min_seats, self->game->max_seats);
  ump_sheet_list_refresh (self->sheet_list);
  ump_sheet_picker_choose (self->sheets, NULL);
  gtk_toggle_button_set_active (self->every_move, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->record_box), ump_new_game_has_tally (self->game));
  gtk_toggle_button_set_active (self->options_button, FALSE);
  gtk_toggle_button_set_active (self->all_games, FALSE);
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

/* Unfolded, it has every kind and every sheet by its name. */
static void
on_all_games (UmpNewPage *self)
{
  ump_sheet_picker_show_names (self->sheets, gtk_toggle_button_get_active (self->all_games));
  if (!self->filling)
    fill_tiles (self);
}

static void
on_width_changed (UmpNewPage *self)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  GtkOrientation across = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  gtk_flow_box_set_min_children_per_line (self->tiles,
                                          narrow && ump_text_scale (GTK_WIDGET (self)) > 1.5 ? 1 : 2);
  gtk_flow_box_set_max_children_per_line (self->tiles, narrow ? 2 : 4);
  ump_set_class (self->content, "close", narrow);
  gtk_orientable_set_orientation (self->record_box, across);
  gtk_widget_set_visible (self->record_label, !narrow);
  gtk_orientable_set_orientation (self->bottom, across);
  gtk_widget_set_halign (self->start_button, narrow ? GTK_ALIGN_FILL : GTK_ALIGN_END);
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
  g_clear_object (&self->library);
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
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, content);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, tiles);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, all_games);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, sheets);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, people);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, draw_button);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, people_label);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, options_button);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, options_arrow);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, options_summary);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, options);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, learned);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, record_box);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, record_label);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, every_move);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, only_results);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, bottom);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, note_label);
  gtk_widget_class_bind_template_child (widget_class, UmpNewPage, start_button);
  gtk_widget_class_install_action (widget_class, "sheet.keep", NULL, on_keep);
  gtk_widget_class_bind_template_callback (widget_class, on_width_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_all_games);
  gtk_widget_class_bind_template_callback (widget_class, on_people_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_people_done);
  gtk_widget_class_bind_template_callback (widget_class, on_options_changed);
  gtk_widget_class_bind_template_callback (widget_class, show_options);
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
ump_new_page_new (UmpSheetList *sheets, UmpLibrary *library, GSettings *settings, UmpComponents *components,
                  UmpPeopleNames *names)
{
  UmpNewPage *self = g_object_new (UMP_TYPE_NEW_PAGE, NULL);

  self->settings = g_object_ref (settings);
  self->names = names;
  self->library = g_object_ref (G_LIST_MODEL (library));
  g_signal_connect_object (library, "items-changed", G_CALLBACK (on_library_changed), self,
                           G_CONNECT_SWAPPED);
  ump_option_list_set_components (self->options, components);
  ump_learned_box_set_components (self->learned, components);
  self->sheet_list = g_object_ref (sheets);
  ump_sheet_picker_set_list (self->sheets, sheets);
  return GTK_WIDGET (self);
}
