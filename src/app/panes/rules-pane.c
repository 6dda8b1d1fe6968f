/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "rules-pane.h"

#include "example-window.h"
#include "rule-drawing.h"
#include "../widgets/build.h"
#include "../widgets/parts.h"
#include "../widgets/sentence.h"
#include "games/games.h"
#include "session/learned/rules.h"

struct _UmpRulesPane {
  GtkWidget parent_instance;
  GtkWidget *scrolled;
  GtkWidget *list;
  GtkWidget *set_up;
  GtkWidget *rules_box;
  GtkWidget *search;
  GtkWidget *sections_button;
  GtkWidget *nothing;
  char *kind;
  gboolean filled;
  GPtrArray *rules;     /* UmpRuleText; buttons refer to them; their widgets are the children of rules_box */
  GHashTable *sections; /* rule id → widget, borrowed */
  GtkWidget *marked;
  guint idle;
};

G_DEFINE_FINAL_TYPE (UmpRulesPane, ump_rules_pane, GTK_TYPE_WIDGET)

/* Plays the example anew: nothing of it is kept while nobody looks. */
static void
on_show_example (GtkWidget *button, const UmpRuleText *rule)
{
  UmpRulesPane *self = UMP_RULES_PANE (gtk_widget_get_ancestor (button, UMP_TYPE_RULES_PANE));
  GtkRoot *root = gtk_widget_get_root (button);
  GPtrArray *steps = NULL;
  UmpPlay *play = ump_example_play (ump_games_find (self->kind), rule->example, &steps);

  if (play != NULL)
    gtk_window_present (GTK_WINDOW (ump_example_window_new (play, steps, rule->title, GTK_WINDOW (root))));
}

/* What the referee says to each step, as in the log. */
static void
fill_steps (GtkWidget *box, const UmpGame *game, const UmpRuleText *rule)
{
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (UmpPlay) play = ump_example_play (game, rule->example, &steps);
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);

  for (guint i = 0; play != NULL && i < steps->len; i++) {
    const UmpExampleStep *step = g_ptr_array_index (steps, i);
    UmpMatch *match = ump_play_match (play);
    GtkWidget *sentence = ump_sentence_new ();

    gtk_widget_add_css_class (sentence, step->refused ? "error-text" : "dim-text");
    if (step->refused) {
      ump_sentence_set_plain (UMP_SENTENCE (sentence), NULL, step->words);
    } else {
      g_autofree char *who = ump_play_person_shown (play, ump_match_entry (match, step->moment)->by);

      ump_match_say (match, step->moment, NULL, say);
      ump_sentence_set (UMP_SENTENCE (sentence), ump_match_setup (match), who, &say->what);
    }
    gtk_box_append (GTK_BOX (box), sentence);
  }
}

static GtkWidget *
new_section (const UmpGame *game, const UmpRuleText *rule)
{
  GtkWidget *title, *id, *text, *place, *drawing, *example, *steps, *show;
  GtkWidget *section =
      ump_build ("rule-section", "title", &title, "id", &id, "text", &text, "place", &place, "drawing",
                 &drawing, "example", &example, "steps", &steps, "show", &show, NULL);
  const char *called = rule->title != NULL ? rule->title : "";
  g_autofree char *name = rule->id != NULL ? g_strdup_printf ("%s, %s", called, rule->id) : g_strdup (called);
  g_autofree char *where = NULL;

  gtk_label_set_text (GTK_LABEL (title), called);
  ump_label_say (id, rule->id);
  ump_label_say (text, rule->text);
  if (rule->place != NULL)
    /* Translators: a section of the printed rules, in the words of that sheet. */
    where = g_strdup_printf (_ ("In the printed rules: “%s”"), rule->place);
  ump_label_say (place, where);
  gtk_widget_set_visible (drawing, rule->cards != NULL && game != NULL);
  if (rule->cards != NULL && game != NULL)
    gtk_box_append (GTK_BOX (drawing), ump_rule_drawing_new (game, rule));
  gtk_widget_set_visible (example, rule->example != NULL && game != NULL);
  if (rule->example != NULL && game != NULL) {
    g_autofree char *shows = g_strdup_printf (_ ("Show the example of “%s”"), called);

    fill_steps (steps, game, rule);
    ump_name_widget (show, shows);
    g_signal_connect (show, "clicked", G_CALLBACK (on_show_example), (gpointer) rule);
  }
  ump_name_widget (section, name);
  return section;
}

/* All rules with their examples played: some hundred widgets, made when somebody wants to read them. */
static void
fill (UmpRulesPane *self)
{
  GPtrArray *rules;
  g_autoptr (GError) error = NULL;

  if (self->filled)
    return;
  self->filled = TRUE;
  rules = self->rules = ump_rules_load (self->kind, NULL, &error);
  if (rules == NULL) {
    gtk_box_append (GTK_BOX (self->rules_box), ump_text_new (error->message, "dim-text"));
    return;
  }
  /* the way to what is to be done before the first card, for those who play now */
  gtk_widget_set_visible (self->set_up, TRUE);
  for (guint k = 0; k < rules->len; k++) {
    const UmpRuleText *rule = g_ptr_array_index (rules, k);
    GtkWidget *section = new_section (ump_games_find (self->kind), rule);

    gtk_box_append (GTK_BOX (self->rules_box), section);
    if (rule->id != NULL)
      g_hash_table_insert (self->sections, g_strdup (rule->id), section);
  }
}

/* After the pane has its size: only then is there something to scroll. */
static gboolean
scroll_to_marked (gpointer data)
{
  UmpRulesPane *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  graphene_rect_t box;

  self->idle = 0;
  if (self->marked == NULL || !gtk_widget_compute_bounds (self->marked, self->list, &box))
    return G_SOURCE_REMOVE;
  gtk_adjustment_set_value (adjustment, box.origin.y - 8);
  gtk_widget_grab_focus (self->marked);
  return G_SOURCE_REMOVE;
}

static void
mark (UmpRulesPane *self, GtkWidget *section)
{
  if (self->marked != NULL)
    gtk_widget_remove_css_class (self->marked, "marked");
  self->marked = section;
  gtk_widget_add_css_class (section, "marked");
  if (!self->idle)
    self->idle = g_timeout_add (50, scroll_to_marked, self);
}

/* ---- what is looked for ----------------------------------------------------------------------------- */

/* Whether every word that was typed begins one of its own. */
static gboolean
has_words (const UmpRuleText *rule, const char *words)
{
  g_autofree char *all =
      g_strjoin ("\n", rule->title != NULL ? rule->title : "", rule->id != NULL ? rule->id : "",
                 rule->text != NULL ? rule->text : "", NULL);

  return *words == '\0' || g_str_match_string (words, all, TRUE);
}

static void
find (UmpRulesPane *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search));
  GtkWidget *section = gtk_widget_get_first_child (self->rules_box);
  gboolean any = FALSE;

  for (guint k = 0; self->rules != NULL && k < self->rules->len; k++) {
    gboolean has = has_words (self->rules->pdata[k], words);

    gtk_widget_set_visible (section, has);
    any |= has;
    section = gtk_widget_get_next_sibling (section);
  }
  gtk_widget_set_visible (self->nothing, self->rules != NULL && !any);
  gtk_widget_set_visible (self->set_up, self->rules != NULL && *words == '\0');
}

static void
show_all (UmpRulesPane *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

/* Enter goes on in what was found. */
static void
go_to_first (UmpRulesPane *self)
{
  for (GtkWidget *section = gtk_widget_get_first_child (self->rules_box); section != NULL;
       section = gtk_widget_get_next_sibling (section))
    if (gtk_widget_get_visible (section)) {
      mark (self, section);
      return;
    }
}

/* ---- the list of sections ---------------------------------------------------------------------------- */

static void
on_section (UmpRulesPane *self, GtkListBoxRow *row)
{
  GtkWidget *section = g_object_get_data (G_OBJECT (gtk_list_box_row_get_child (row)), "umpire-section");

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (row), GTK_TYPE_POPOVER)));
  show_all (self);
  find (self);
  mark (self, section);
}

static void
open_sections (UmpRulesPane *self)
{
  GtkWidget *list = gtk_list_box_new (), *section = gtk_widget_get_first_child (self->rules_box);

  for (guint k = 0; self->rules != NULL && k < self->rules->len; k++) {
    const UmpRuleText *rule = self->rules->pdata[k];

    if (rule->id == NULL && rule->title != NULL) {
      GtkWidget *label = ump_text_new (rule->title, NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      g_object_set_data (G_OBJECT (label), "umpire-section", section);
      gtk_list_box_append (GTK_LIST_BOX (list), label);
      ump_name_widget (gtk_widget_get_parent (label), rule->title);
    }
    section = gtk_widget_get_next_sibling (section);
  }
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (on_section), self, G_CONNECT_SWAPPED);
  ump_popover_open (self->sections_button, NULL, ump_scroll_new (list, 360),
                    gtk_button_get_label (GTK_BUTTON (self->sections_button)));
}

gboolean
ump_rules_pane_show_rule (UmpRulesPane *self, const char *id)
{
  GtkWidget *section;

  fill (self);
  section = id != NULL ? g_hash_table_lookup (self->sections, id) : NULL;
  if (section == NULL)
    return FALSE;
  show_all (self);
  find (self);
  mark (self, section);
  return TRUE;
}

static void
ump_rules_pane_map (GtkWidget *widget)
{
  fill (UMP_RULES_PANE (widget));
  GTK_WIDGET_CLASS (ump_rules_pane_parent_class)->map (widget);
}

static void
dispose (GObject *object)
{
  UmpRulesPane *self = UMP_RULES_PANE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  ump_remove_children (GTK_WIDGET (self));
  G_OBJECT_CLASS (ump_rules_pane_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  UmpRulesPane *self = UMP_RULES_PANE (object);

  g_hash_table_unref (self->sections);
  g_free (self->kind);
  g_clear_pointer (&self->rules, g_ptr_array_unref);
  G_OBJECT_CLASS (ump_rules_pane_parent_class)->finalize (object);
}

static void
ump_rules_pane_class_init (UmpRulesPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->map = ump_rules_pane_map;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "rulespane");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/rules-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpRulesPane, scrolled);
  gtk_widget_class_bind_template_child (widget_class, UmpRulesPane, list);
  gtk_widget_class_bind_template_child (widget_class, UmpRulesPane, set_up);
  gtk_widget_class_bind_template_child (widget_class, UmpRulesPane, rules_box);
  gtk_widget_class_bind_template_child (widget_class, UmpRulesPane, search);
  gtk_widget_class_bind_template_child (widget_class, UmpRulesPane, sections_button);
  gtk_widget_class_bind_template_child (widget_class, UmpRulesPane, nothing);
  gtk_widget_class_bind_template_callback (widget_class, find);
  gtk_widget_class_bind_template_callback (widget_class, show_all);
  gtk_widget_class_bind_template_callback (widget_class, go_to_first);
  gtk_widget_class_bind_template_callback (widget_class, open_sections);
}

static void
ump_rules_pane_init (UmpRulesPane *self)
{
  self->sections = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_rules_pane_new (const char *kind)
{
  UmpRulesPane *self = g_object_new (UMP_TYPE_RULES_PANE, "vexpand", TRUE, NULL);

  self->kind = g_strdup (kind);
  return GTK_WIDGET (self);
}
