/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "learned-page.h"

#include "colour-editor.h"
#include "face-editor.h"
#include "level-editor.h"
#include "games/games.h"
#include "../widgets/build.h"
#include "../widgets/learning.h"
#include "../widgets/parts.h"
#include "../widgets/width-class.h"
#include "../widgets/wrap-box.h"

/* shown: the action whose state is kind and id of the part that is shown. editor: its editor; editors: those
 * that were shown, one is visible. (A stack would ask how wide one has to be for its height, and give it more
 * than the page has.) made: the editors by part. */
struct _UmpLearnedPage {
  GtkWidget parent_instance;
  UmpComponents *components;
  UmpPlay *play; /* NULL: none */
  const UmpGame *game;
  const UmpPart *part;
  GSimpleAction *shown;
  GtkWidget *editor;
  GHashTable *made;

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
  value = ump_components_option (self->components, self->game, self->part,
                                 ump_components_chosen (self->components, self->game->kind, self->part->id),
                                 side, NULL);
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

/* The editor of a part, made when it is wanted first. This is the one place that knows the kinds. */
static GtkWidget *
editor_of (UmpLearnedPage *self, const UmpGame *game, const UmpPart *part)
{
  const GType types[] = {
    [UMP_PART_FACES] = UMP_TYPE_FACE_EDITOR,
    [UMP_PART_LEVELS] = UMP_TYPE_LEVEL_EDITOR,
    [UMP_PART_COLOURS] = UMP_TYPE_COLOUR_EDITOR,
  };
  GtkWidget *editor = g_hash_table_lookup (self->made, part);

  if (editor == NULL) {
    g_autoptr (UmpPartTable) table = ump_part_table_new (self->components, game, part);

    editor = ump_part_editor_new (types[part->type], table);
    g_hash_table_insert (self->made, (gpointer) part, editor);
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
  ump_part_editor_set_width (UMP_PART_EDITOR (self->editor), ump_width_class_get (self->width));
  gtk_label_set_text (self->help_label, _ (part->help));
  g_simple_action_set_state (self->shown, g_variant_new ("(ss)", game->kind, part->id));
  show_bottom (self);
}

static void
on_shown (GSimpleAction *action, GVariant *state, UmpLearnedPage *self)
{
  const char *kind, *id;
  const UmpGame *game;

  g_variant_get (state, "(&s&s)", &kind, &id);
  game = ump_games_find (kind);
  show_part (self, game, ump_game_part (game, id));
}

static GtkWidget *
tile_new (const UmpGame *game, const UmpPart *part)
{
  GtkWidget *title, *below, *tile = ump_build ("part-tile", "title", &title, "game", &below, NULL);
  /* Translators: a game, then one of its components: "Level 8: Levels" */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), _ (game->title), _ (part->title));

  gtk_label_set_text (GTK_LABEL (title), _ (part->title));
  gtk_label_set_text (GTK_LABEL (below), _ (game->title));
  ump_name_widget (tile, name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (tile), "(ss)", game->kind, part->id);
  return tile;
}

static void
fill_parts (UmpLearnedPage *self)
{
  for (int g = 0; ump_games[g] != NULL; g++)
    for (int p = 0; p < ump_games[g]->n_parts; p++)
      ump_wrap_box_append (self->parts, tile_new (ump_games[g], &ump_games[g]->parts[p]));
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
  const char *problem = ump_components_problem (self->components);

  for (int k = 0; part == NULL && ump_games[k] != NULL; k++)
    if (ump_games[k]->n_parts > 0) {
      game = ump_games[k];
      part = &game->parts[0];
    }
  show_part (self, game, part);
  ump_part_editor_show (UMP_PART_EDITOR (self->editor), set, side);
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
  if (self->editor != NULL)
    ump_part_editor_commit (UMP_PART_EDITOR (self->editor));
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
  if (self->editor != NULL)
    ump_part_editor_set_width (UMP_PART_EDITOR (self->editor), ump_width_class_get (self->width));
}

static void
dispose (GObject *object)
{
  UmpLearnedPage *self = UMP_LEARNED_PAGE (object);

  g_clear_object (&self->play);
  g_clear_object (&self->components);
  g_clear_object (&self->shown);
  g_clear_pointer (&self->made, g_hash_table_unref);
  self->editor = NULL;
  ump_remove_children (GTK_WIDGET (self));
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
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  ump_init_template (GTK_WIDGET (self));
  self->made = g_hash_table_new (NULL, NULL);
  self->shown =
      g_simple_action_new_stateful ("shown", G_VARIANT_TYPE ("(ss)"), g_variant_new ("(ss)", "", ""));
  g_signal_connect (self->shown, "change-state", G_CALLBACK (on_shown), self);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (self->shown));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "learned", G_ACTION_GROUP (actions));
  fill_parts (self);
  on_width_changed (self);
}

GtkWidget *
ump_learned_page_new (UmpComponents *components)
{
  UmpLearnedPage *self = g_object_new (UMP_TYPE_LEARNED_PAGE, NULL);

  self->components = g_object_ref (components);
  g_signal_connect_object (components, "changed", G_CALLBACK (show_bottom), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
