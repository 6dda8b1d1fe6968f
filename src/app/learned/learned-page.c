/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "learned-page.h"

#include "colour-editor.h"
#include "face-editor.h"
#include "games/games.h"
#include "../widgets/learning.h"
#include "level-editor.h"
#include "../widgets/parts.h"
#include "../widgets/width-class.h"
#include "../widgets/wrap-box.h"

/* editor: that of game and part; editors: those that were shown, one is visible. (A stack would ask how wide
 * one has to be for its height, and give it more than the page has.) */
struct _UmpLearnedPage {
  GtkWidget parent_instance;
  UmpPlay *play; /* NULL: none */
  const UmpGame *game;
  const UmpPart *part;
  GtkWidget *editor;

  UmpWidthClass *width;
  GtkWidget *problem_bar;
  GtkLabel *problem_label;
  GtkWidget *content;
  UmpWrapBox *parts;
  GtkLabel *help_label;
  GtkWidget *editors;
  GtkWidget *bottom;
  GtkWidget *way_back;
};

G_DEFINE_FINAL_TYPE (UmpLearnedPage, ump_learned_page, GTK_TYPE_WIDGET)

/* ---- the open game ------------------------------------------------------------------------ */

/* What the open game's option would be with what is shown; NULL where nothing can be changed by it. A new
 * string. */
static char *
value_for_game (UmpLearnedPage *self)
{
  UmpPlay *play = self->play;
  const UmpSetup *setup = play != NULL ? ump_match_setup (ump_play_match (play)) : NULL;
  int option = self->part != NULL ? self->part->option - 1 : -1;
  g_autofree char *value = NULL, *written = NULL;
  int side;

  if (setup == NULL || setup->game != self->game || option < 0 || ump_play_is_read_only (play))
    return NULL;
  side = self->part->side_option ? setup->option_value[self->part->side_option - 1] : 0;
  value = ump_components_option (
      ump_components_of_application (), self->game, self->part,
      ump_components_chosen (ump_components_of_application (), self->game->kind, self->part->id), side, NULL);
  if (value == NULL)
    return NULL;
  written = ump_part_written (self->game, self->part, side, value);
  return g_str_equal (written, setup->option_text[option]) || g_str_equal (value, setup->option_text[option])
             ? NULL
             : g_steal_pointer (&written);
}

static void
show_bottom (UmpLearnedPage *self)
{
  g_autofree char *value = value_for_game (self);

  gtk_widget_set_visible (self->bottom, value != NULL && !gtk_widget_get_visible (self->way_back));
}

static void
on_use_in_game (UmpLearnedPage *self)
{
  g_autofree char *value = value_for_game (self);

  if (value != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.correct-option-to", "(ss)",
                                self->game->options[self->part->option - 1].name, value);
}

/* ---- parts ------------------------------------------------------------------------------------ */

static GtkWidget *
editor_new (const UmpGame *game, const UmpPart *part)
{
  UmpComponents *components = ump_components_of_application ();

  switch (part->type) {
  case UMP_PART_FACES: return ump_face_editor_new (components, game, part);
  case UMP_PART_LEVELS: return ump_level_editor_new (components, game, part);
  default: return ump_colour_editor_new (components, game, part);
  }
}

static void
set_editor_width (UmpLearnedPage *self)
{
  UmpWidth width = ump_width_class_get (self->width);

  if (UMP_IS_FACE_EDITOR (self->editor))
    ump_face_editor_set_width (UMP_FACE_EDITOR (self->editor), width);
  else if (UMP_IS_LEVEL_EDITOR (self->editor))
    ump_level_editor_set_width (UMP_LEVEL_EDITOR (self->editor), width);
  else if (self->editor != NULL)
    ump_colour_editor_set_width (UMP_COLOUR_EDITOR (self->editor), width);
}

/* The editor of a part, made when it is wanted first. */
static GtkWidget *
editor_of (UmpLearnedPage *self, const UmpGame *game, const UmpPart *part)
{
  GtkWidget *editor = gtk_widget_get_first_child (self->editors);

  while (editor != NULL && g_object_get_data (G_OBJECT (editor), "part") != part)
    editor = gtk_widget_get_next_sibling (editor);
  if (editor == NULL) {
    editor = editor_new (game, part);
    g_object_set_data (G_OBJECT (editor), "part", (gpointer) part);
    gtk_box_append (GTK_BOX (self->editors), editor);
  }
  return editor;
}

static void
show_part (UmpLearnedPage *self, const UmpGame *game, const UmpPart *part)
{
  ump_learned_page_commit (self);
  if (self->editor != NULL)
    gtk_widget_set_visible (self->editor, FALSE);
  self->game = game;
  self->part = part;
  self->editor = editor_of (self, game, part);
  gtk_widget_set_visible (self->editor, TRUE);
  set_editor_width (self);
  gtk_label_set_text (self->help_label, _ (part->help));
  for (GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->parts)); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    if (g_object_get_data (G_OBJECT (tile), "part") == part)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tile), TRUE);
  show_bottom (self);
}

static void
on_tile_toggled (GtkToggleButton *tile, UmpLearnedPage *self)
{
  const UmpPart *part = g_object_get_data (G_OBJECT (tile), "part");

  if (gtk_toggle_button_get_active (tile) && part != self->part)
    show_part (self, g_object_get_data (G_OBJECT (tile), "game"), part);
}

static GtkWidget *
tile_new (UmpLearnedPage *self, const UmpGame *game, const UmpPart *part, GtkWidget *first)
{
  GtkWidget *tile = gtk_toggle_button_new (), *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);
  /* Translators: a game, then one of its components: "Level 8: Levels" */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), _ (game->title), _ (part->title));

  gtk_box_append (GTK_BOX (box), ump_text_new (_ (part->title), "strong"));
  gtk_box_append (GTK_BOX (box), ump_text_new (_ (game->title), "dim-text"));
  gtk_button_set_child (GTK_BUTTON (tile), box);
  ump_add_classes (tile, "tile part");
  ump_name_widget (tile, name);
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tile), GTK_TOGGLE_BUTTON (first));
  g_object_set_data (G_OBJECT (tile), "game", (gpointer) game);
  g_object_set_data (G_OBJECT (tile), "part", (gpointer) part);
  g_signal_connect (tile, "toggled", G_CALLBACK (on_tile_toggled), self);
  return tile;
}

static void
fill_parts (UmpLearnedPage *self)
{
  GtkWidget *first = NULL;

  for (int g = 0; ump_games[g] != NULL; g++)
    for (int p = 0; p < ump_games[g]->n_parts; p++) {
      GtkWidget *tile = tile_new (self, ump_games[g], &ump_games[g]->parts[p], first);

      first = first != NULL ? first : tile;
      ump_wrap_box_append (self->parts, tile);
    }
}

void
ump_learned_page_set_play (UmpLearnedPage *self, UmpPlay *play)
{
  g_set_object (&self->play, play);
}

void
ump_learned_page_show (UmpLearnedPage *self, const UmpGame *game, const UmpPart *part, const char *set,
                       int side)
{
  const char *problem = ump_components_problem (ump_components_of_application ());

  for (int k = 0; part == NULL && ump_games[k] != NULL; k++)
    if (ump_games[k]->n_parts > 0) {
      game = ump_games[k];
      part = &game->parts[0];
    }
  show_part (self, game, part);
  if (UMP_IS_LEVEL_EDITOR (self->editor))
    ump_level_editor_show (UMP_LEVEL_EDITOR (self->editor), set,
                           side >= 0 ? side : ump_level_editor_get_side (UMP_LEVEL_EDITOR (self->editor)));
  else if (UMP_IS_FACE_EDITOR (self->editor) && side >= 0)
    ump_face_editor_show_side (UMP_FACE_EDITOR (self->editor), side);
  gtk_label_set_text (self->problem_label, problem != NULL ? problem : "");
  gtk_widget_set_visible (self->problem_bar, problem != NULL);
}

void
ump_learned_page_set_for_new (UmpLearnedPage *self, gboolean for_new)
{
  gtk_widget_set_visible (self->way_back, for_new);
  show_bottom (self);
}

void
ump_learned_page_commit (UmpLearnedPage *self)
{
  if (UMP_IS_FACE_EDITOR (self->editor))
    ump_face_editor_commit (UMP_FACE_EDITOR (self->editor));
}

/* ---- the page ------------------------------------------------------------------------------------ */

static void
on_width_changed (UmpLearnedPage *self)
{
  int edge = ump_width_class_get (self->width) == UMP_WIDTH_NARROW ? 12 : 20;

  gtk_widget_set_margin_start (self->content, edge);
  gtk_widget_set_margin_end (self->content, edge);
  gtk_widget_set_margin_top (self->content, edge);
  gtk_widget_set_margin_bottom (self->content, edge);
  set_editor_width (self);
}

static void
dispose (GObject *object)
{
  g_clear_object (&UMP_LEARNED_PAGE (object)->play);
  UmpLearnedPage *self = UMP_LEARNED_PAGE (object);
  GtkWidget *child;

  self->editor = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (ump_learned_page_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpLearnedPage, name)

static void
ump_learned_page_class_init (UmpLearnedPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/learned-page.ui");
  BIND (width);
  BIND (problem_bar);
  BIND (problem_label);
  BIND (content);
  BIND (parts);
  BIND (help_label);
  BIND (editors);
  BIND (bottom);
  BIND (way_back);
  gtk_widget_class_bind_template_callback (widget_class, on_width_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_use_in_game);
}

static void
ump_learned_page_init (UmpLearnedPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_parts (self);
  on_width_changed (self);
  g_signal_connect_object (ump_components_of_application (), "changed", G_CALLBACK (show_bottom), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
ump_learned_page_new (void)
{
  return g_object_new (UMP_TYPE_LEARNED_PAGE, NULL);
}
