/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "home-row.h"

#include "../widgets/card-view.h"
#include "games/games.h"
#include "../widgets/parts.h"
#include "../model/words.h"
#include "../widgets/wrap-box.h"
#include "share-menu.h"

#include "core/shown.h"

struct _UmpHomeRow {
  GtkWidget parent_instance;
  UmpHomeEntry *entry;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (UmpHomeRow, ump_home_row, GTK_TYPE_WIDGET)

/* ---- what rows do: the window's actions ---------------------------------------------- */

static const char *
path_of (UmpHomeRow *self)
{
  return ump_library_item_path (ump_home_entry_item (self->entry, 0));
}

static UmpLibraryLost
lost_of (UmpHomeEntry *entry)
{
  return ump_library_item_lost (ump_home_entry_item (entry, 0));
}

/* What is lost has to be put back first. */
static void
action_open (GtkWidget *widget, const char *action, GVariant *parameter)
{
  UmpHomeRow *self = UMP_HOME_ROW (widget);
  gboolean lost = lost_of (self->entry) != UMP_LIBRARY_NOT_LOST;

  gtk_widget_activate_action (widget, lost ? "win.take-back" : "win.open-path", "s", path_of (self));
}

static void
action_rename (GtkWidget *widget, const char *action, GVariant *parameter)
{
  UmpLibraryItem *item = ump_home_entry_item (UMP_HOME_ROW (widget)->entry, 0);
  gboolean readable = ump_library_item_state (item) != UMP_LIBRARY_UNREADABLE;
  const char *title = ump_library_item_title (item);

  gtk_widget_activate_action (widget, "win.rename-session", "(sms)", ump_library_item_path (item),
                              readable && title == NULL ? "" : title);
}

static void
action_move (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.move-session", "s", path_of (UMP_HOME_ROW (widget)));
}

static void
action_again (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.start-again", "s", path_of (UMP_HOME_ROW (widget)));
}

static void
act_on_file (UmpHomeRow *self, const char *action)
{
  g_autofree char *title = ump_home_title (ump_home_entry_item (self->entry, 0));

  gtk_widget_activate_action (GTK_WIDGET (self), action, "(ss)", path_of (self), title);
}

static void
action_forget (GtkWidget *widget, const char *action, GVariant *parameter)
{
  act_on_file (UMP_HOME_ROW (widget), "win.forget-session");
}

static void
action_remove (GtkWidget *widget, const char *action, GVariant *parameter)
{
  act_on_file (UMP_HOME_ROW (widget), "win.remove-session");
}

static void
on_again_clicked (GtkWidget *button, UmpLibraryItem *item)
{
  gtk_widget_activate_action (button, "win.start-again", "s", ump_library_item_path (item));
}

/* ---- parts --------------------------------------------------------------------------------- */

static GtkWidget *
new_fan (UmpLibraryItem *item, int width, gboolean narrow)
{
  static const UmpLook unknown[3] = { { .art = UMP_ART_UNKNOWN } };
  const char *kind = ump_library_item_kind (item);
  const UmpGame *game = kind != NULL ? ump_games_find (kind) : NULL;
  UmpLook last[3] = { { .art = UMP_ART_UNKNOWN } };

  if (game == NULL)
    return ump_fan_new (unknown, width);
  if (!narrow)
    return ump_fan_new (game->tile, width);
  /* One card: that which lies on top. */
  for (int k = 0; k < 3 && game->tile[k].art != UMP_ART_UNKNOWN; k++)
    last[0] = game->tile[k];
  return ump_fan_new (last, width);
}

static const char *
first_item (UmpHomeEntry *entry)
{
  switch (lost_of (entry)) {
  case UMP_LIBRARY_LOST_SESSION: return _ ("_Put It Back");
  case UMP_LIBRARY_LOST_ENTRIES: return _ ("_Find Its Session…");
  default: return _ ("_Open");
  }
}

static void
fill_menu (GMenu *menu, UmpHomeEntry *entry)
{
  gboolean lost = lost_of (entry) != UMP_LIBRARY_NOT_LOST;

  g_menu_append (menu, first_item (entry), "row.open");
  if (!lost && ump_library_item_kind (ump_home_entry_item (entry, 0)) != NULL) {
    g_autoptr (GMenu) share = g_menu_new ();

    ump_share_menu_fill (share, ump_library_item_path (ump_home_entry_item (entry, 0)));
    g_menu_append (menu, _ ("_Again with the Same People"), "row.again");
    g_menu_append_submenu (menu, _ ("S_hare"), G_MENU_MODEL (share));
  }
  if (!lost) {
    g_menu_append (menu, _ ("Re_name…"), "row.rename");
    g_menu_append (menu, _ ("_Move to a Folder…"), "row.move");
  }
  if (ump_home_entry_is_own (entry) || lost_of (entry) == UMP_LIBRARY_LOST_ENTRIES)
    g_menu_append (menu, _ ("_Remove"), "row.remove");
  else if (!lost)
    g_menu_append (menu, _ ("_Take Off the List"), "row.forget");
}

static GtkWidget *
new_menu_button (UmpHomeEntry *entry, const char *title)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();
  g_autofree char *name = g_strdup_printf (_ ("More for %s"), title);

  fill_menu (menu, entry);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_widget_set_tooltip_text (button, _ ("More"));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  ump_name_widget (button, name);
  return button;
}

static GtkWidget *
new_pill (const char *text, const char *css_class)
{
  GtkWidget *pill = ump_label_new (text, "tag");

  ump_add_classes (pill, css_class);
  gtk_widget_set_valign (pill, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (pill, GTK_ALIGN_START);
  return pill;
}

/* Names with points, best first, the leader reversed. */
static GtkWidget *
new_scores (UmpLibraryItem *item, gboolean points)
{
  GtkWidget *flow = ump_wrap_box_new (24, 6);

  gtk_widget_set_margin_top (flow, 6);
  for (int rank = 1; rank <= UMP_MAX_SEATS; rank++)
    for (int k = 0; k < ump_library_item_n_scores (item); k++) {
      const UmpLibraryScore *score = ump_library_item_score (item, k);
      g_autofree char *initial = ump_words_initial (score->name);
      g_autofree char *name = ump_shown (score->name, UMP_SHOWN_NAME);
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, score->points);
      GtkWidget *box, *disc;

      if (score->rank != rank)
        continue;
      box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL);
      disc = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "label",
                           initial, "valign", GTK_ALIGN_CENTER, NULL);
      ump_add_classes (disc, rank == 1 && points ? "disc turn" : "disc");
      gtk_box_append (GTK_BOX (box), disc);
      gtk_box_append (GTK_BOX (box), ump_name_label_new (name, rank == 1 && points ? "strong" : NULL));
      if (points)
        gtk_box_append (GTK_BOX (box), ump_label_new (number, "strong number"));
      ump_wrap_box_append (UMP_WRAP_BOX (flow), box);
    }
  return flow;
}

static GtkWidget *
new_playing (UmpHomeRow *self, UmpLibraryItem *item)
{
  GtkOrientation direction = self->narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  GtkWidget *card = ump_box_new (direction, self->narrow ? 12 : 32, "box pad");
  GtkWidget *top = ump_box_new (GTK_ORIENTATION_HORIZONTAL, self->narrow ? 12 : 32, NULL);
  GtkWidget *middle = ump_box_new (GTK_ORIENTATION_VERTICAL, 4, NULL);
  GtkWidget *end = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 4, NULL);
  GtkWidget *go_on = gtk_button_new_with_label (_ ("Continue"));
  g_autofree char *title = ump_home_title (item);
  g_autofree char *people = ump_home_people (item);
  g_autofree char *when = ump_words_when (ump_library_item_time (item));
  g_autofree char *last = g_strdup_printf (_ ("Last entry: %s"), when);
  g_autofree char *name = g_strdup_printf (_ ("Continue %s, %s"), title, people);
  g_autofree char *evening = ump_shown (ump_library_item_title (item), UMP_SHOWN_TITLE);
  const UmpGame *game = ump_games_find (ump_library_item_kind (item));
  g_autoptr (GString) line = g_string_new (people);

  if (ump_library_item_round (item) > 0)
    /* Translators: behind the names of the people */
    g_string_append_printf (line, _ (" · round %d"), ump_library_item_round (item));
  if (*evening != '\0' && !g_str_equal (evening, title))
    g_string_append_printf (line, " · %s", evening);
  gtk_box_append (GTK_BOX (middle), ump_text_new (title, "total"));
  gtk_box_append (GTK_BOX (middle), ump_text_new (line->str, "dimmer"));
  gtk_box_append (GTK_BOX (middle), ump_text_new (last, "dimmer"));
  gtk_box_append (GTK_BOX (middle), new_scores (item, game != NULL && !game->no_points));
  gtk_widget_set_hexpand (middle, TRUE);
  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (top), new_fan (item, 132, self->narrow));
  gtk_box_append (GTK_BOX (top), middle);
  gtk_widget_set_hexpand (top, TRUE);
  gtk_box_append (GTK_BOX (card), top);

  gtk_widget_add_css_class (go_on, "main");
  gtk_widget_set_valign (go_on, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (go_on, self->narrow);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (go_on), "row.open");
  ump_name_widget (go_on, name);
  gtk_box_append (GTK_BOX (end), go_on);
  gtk_box_append (GTK_BOX (end), new_menu_button (self->entry, title));
  gtk_box_append (GTK_BOX (card), end);
  gtk_widget_set_margin_bottom (card, 8);
  return card;
}

static GtkWidget *
new_again (UmpHomeRow *self)
{
  GtkWidget *box =
      ump_box_new (self->narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 10, NULL);

  gtk_box_set_homogeneous (GTK_BOX (box), !self->narrow);
  for (guint k = 0; k < ump_home_entry_n_items (self->entry); k++) {
    UmpLibraryItem *item = ump_home_entry_item (self->entry, k);
    GtkWidget *button = gtk_button_new ();
    GtkWidget *content = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 16, NULL);
    GtkWidget *words = ump_box_new (GTK_ORIENTATION_VERTICAL, 2, NULL);
    g_autofree char *people = ump_home_people (item);
    g_autofree char *title = ump_home_title (item);
    g_autofree char *name = g_strdup_printf (_ ("Start %s now, %s"), title, people);

    gtk_box_append (GTK_BOX (words), ump_text_new (title, "strong"));
    gtk_box_append (GTK_BOX (words), ump_text_new (people, "dim-text"));
    gtk_box_append (GTK_BOX (words), ump_label_new (_ ("Start now"), "accent-text"));
    gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
    gtk_box_append (GTK_BOX (content), new_fan (item, 80, self->narrow));
    gtk_box_append (GTK_BOX (content), words);
    gtk_button_set_child (GTK_BUTTON (button), content);
    gtk_widget_add_css_class (button, "tile");
    ump_name_widget (button, name);
    g_signal_connect_object (button, "clicked", G_CALLBACK (on_again_clicked), item, 0);
    gtk_box_append (GTK_BOX (box), button);
  }
  return box;
}

/* What happened and the marks, as one block. */
static GtkWidget *
new_outcome (UmpLibraryItem *item)
{
  GtkWidget *box = ump_wrap_box_new (12, 4);
  const char *problem = ump_library_item_problem (item);
  g_autofree char *result = problem != NULL ? ump_shown (problem, UMP_SHOWN_TEXT) : ump_home_result (item);
  guint n_games = problem == NULL ? ump_library_item_records (item)->len : 0;
  int rulings = ump_library_item_n_rulings (item), corrections = ump_library_item_n_corrections (item);

  if (*result)
    ump_wrap_box_append (UMP_WRAP_BOX (box), ump_text_new (result, problem != NULL ? "error-text" : NULL));
  if (n_games > 1) {
    g_autofree char *words = g_strdup_printf (ngettext ("%u game", "%u games", n_games), n_games);

    ump_wrap_box_append (UMP_WRAP_BOX (box), new_pill (words, NULL));
  }
  if (ump_library_item_state (item) == UMP_LIBRARY_ABANDONED)
    ump_wrap_box_append (UMP_WRAP_BOX (box), new_pill (_ ("unfinished"), NULL));
  if (rulings) {
    g_autofree char *words =
        g_strdup_printf (ngettext ("%d ruling", "%d rulings", (gulong) rulings), rulings);

    ump_wrap_box_append (UMP_WRAP_BOX (box), new_pill (words, "ruling"));
  }
  if (corrections) {
    g_autofree char *words =
        g_strdup_printf (ngettext ("%d correction", "%d corrections", (gulong) corrections), corrections);

    ump_wrap_box_append (UMP_WRAP_BOX (box), new_pill (words, NULL));
  }
  return box;
}

static GtkWidget *
new_finished (UmpHomeRow *self, UmpLibraryItem *item)
{
  GtkWidget *row = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "finished");
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 16, NULL);
  GtkWidget *words = ump_box_new (GTK_ORIENTATION_VERTICAL, 2, NULL);
  g_autofree char *title = ump_home_title (item);
  g_autofree char *people = ump_home_people (item);
  g_autofree char *when = ump_words_when (ump_library_item_time (item));
  g_autofree char *problem = ump_shown (ump_library_item_problem (item), UMP_SHOWN_TEXT);
  g_autofree char *result = *problem != '\0' ? g_steal_pointer (&problem) : ump_home_result (item);
  g_autofree char *name = g_strdup_printf ("%s, %s, %s, %s", title, people, result, when);
  GtkWidget *outcome = new_outcome (item);
  GtkWidget *date = ump_label_new (when, "dim-text");

  gtk_widget_set_overflow (row, GTK_OVERFLOW_HIDDEN);
  ump_set_class (row, "finished-first", ump_home_entry_is_first (self->entry));
  ump_set_class (row, "finished-last", ump_home_entry_is_last (self->entry));
  gtk_box_append (GTK_BOX (words), ump_text_new (title, "strong"));
  if (*people)
    gtk_box_append (GTK_BOX (words), ump_text_new (people, "dim-text"));
  gtk_box_append (GTK_BOX (content), new_fan (item, 60, self->narrow));
  if (self->narrow) {
    gtk_box_append (GTK_BOX (words), outcome);
    gtk_box_append (GTK_BOX (words), date);
  } else {
    GtkWidget *halves = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 12, NULL);

    gtk_box_set_homogeneous (GTK_BOX (halves), TRUE);
    gtk_box_append (GTK_BOX (halves), words);
    gtk_box_append (GTK_BOX (halves), outcome);
    gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
    gtk_widget_set_valign (outcome, GTK_ALIGN_CENTER);
    gtk_widget_set_hexpand (halves, TRUE);
    gtk_widget_set_valign (halves, GTK_ALIGN_CENTER);
    gtk_box_append (GTK_BOX (content), halves);
    gtk_box_append (GTK_BOX (content), date);
  }
  if (self->narrow) {
    gtk_widget_set_hexpand (words, TRUE);
    gtk_box_append (GTK_BOX (content), words);
  }
  gtk_button_set_child (GTK_BUTTON (button), content);
  ump_add_classes (button, "flat row");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "row.open");
  ump_name_widget (button, name);
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (GTK_BOX (row), new_menu_button (self->entry, title));
  return row;
}

/* ---- the widget ----------------------------------------------------------------------------------- */

static void
clear (UmpHomeRow *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}

static GtkWidget *
new_content (UmpHomeRow *self)
{
  GtkWidget *label;

  switch (ump_home_entry_kind (self->entry)) {
  case UMP_HOME_PLAYING: return new_playing (self, ump_home_entry_item (self->entry, 0));
  case UMP_HOME_AGAIN: return new_again (self);
  case UMP_HOME_FINISHED: return new_finished (self, ump_home_entry_item (self->entry, 0));
  case UMP_HOME_HEAD:
    label = ump_text_new (ump_home_entry_text (self->entry), "section-title");
    gtk_widget_set_margin_top (label, 20);
    gtk_widget_set_margin_bottom (label, 8);
    return label;
  case UMP_HOME_FOOT:
    label = ump_text_new (ump_home_entry_text (self->entry), "dim-text");
    gtk_widget_set_margin_top (label, 8);
    gtk_widget_set_margin_bottom (label, 16);
    return label;
  default: g_return_val_if_reached (NULL);
  }
}

void
ump_home_row_set (UmpHomeRow *self, UmpHomeEntry *entry, gboolean narrow)
{
  gboolean one, readable, is_there;

  clear (self);
  g_set_object (&self->entry, entry);
  self->narrow = narrow;
  one = entry != NULL &&
        (ump_home_entry_kind (entry) == UMP_HOME_PLAYING || ump_home_entry_kind (entry) == UMP_HOME_FINISHED);
  /* actions take text */
  one = one && g_utf8_validate (ump_library_item_path (ump_home_entry_item (entry, 0)), -1, NULL);
  readable = one && ump_library_item_state (ump_home_entry_item (entry, 0)) != UMP_LIBRARY_UNREADABLE;
  is_there = one && ump_library_item_time (ump_home_entry_item (entry, 0)) != 0;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.open", one);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.again", readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.remove", one);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.rename", is_there);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.move", is_there);
  if (entry != NULL)
    gtk_widget_set_parent (new_content (self), GTK_WIDGET (self));
}

static void
dispose (GObject *object)
{
  UmpHomeRow *self = UMP_HOME_ROW (object);

  clear (self);
  g_clear_object (&self->entry);
  G_OBJECT_CLASS (ump_home_row_parent_class)->dispose (object);
}

static void
ump_home_row_class_init (UmpHomeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_install_action (widget_class, "row.open", NULL, action_open);
  gtk_widget_class_install_action (widget_class, "row.again", NULL, action_again);
  gtk_widget_class_install_action (widget_class, "row.rename", NULL, action_rename);
  gtk_widget_class_install_action (widget_class, "row.move", NULL, action_move);
  gtk_widget_class_install_action (widget_class, "row.remove", NULL, action_remove);
  gtk_widget_class_install_action (widget_class, "row.forget", NULL, action_forget);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "homerow");
}

static void
ump_home_row_init (UmpHomeRow *self)
{
}

GtkWidget *
ump_home_row_new (void)
{
  return g_object_new (UMP_TYPE_HOME_ROW, NULL);
}
