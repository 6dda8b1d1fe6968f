/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "rules-pane.h"

#include "example-window.h"
#include "../widgets/parts.h"
#include "games/games.h"
#include "session/rules.h"

struct _UmpRulesPane {
  GtkWidget parent_instance;
  GtkWidget *scrolled;
  GtkWidget *list;
  char *kind;
  gboolean filled;
  GPtrArray *rules;     /* UmpRuleText; buttons refer to them */
  GHashTable *sections; /* rule id → widget, borrowed */
  GtkWidget *marked;
  guint idle;
};

G_DEFINE_FINAL_TYPE (UmpRulesPane, ump_rules_pane, GTK_TYPE_WIDGET)

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

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

/* What the referee says to each step, and the way to the table. */
static GtkWidget *
new_example (const UmpGame *game, const UmpRuleText *rule)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *button = gtk_button_new_with_label (_ ("Show it"));
  g_autofree char *name = g_strdup_printf (_ ("Show the example of “%s”"), rule->title);
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (UmpPlay) play = ump_example_play (game, rule->example, &steps);

  gtk_widget_add_css_class (box, "rule-example");
  gtk_box_append (GTK_BOX (box), new_label (_ ("Example"), "strong"));
  for (guint i = 0; play != NULL && i < steps->len; i++) {
    const UmpExampleStep *step = g_ptr_array_index (steps, i);

    gtk_box_append (GTK_BOX (box), new_label (step->words, step->refused ? "error-text" : "dim-text"));
  }
  ump_name_widget (button, name);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "plain");
  g_signal_connect (button, "clicked", G_CALLBACK (on_show_example), (gpointer) rule);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static GtkWidget *
new_section (const UmpGame *game, const UmpRuleText *rule)
{
  GtkWidget *section =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "orientation",
                    GTK_ORIENTATION_VERTICAL, "spacing", 4, "focusable", TRUE, NULL);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *title = new_label (rule->title != NULL ? rule->title : "", "heading");
  g_autofree char *name = NULL;

  gtk_widget_add_css_class (section, "rule-section");
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (head), title);
  if (rule->id != NULL) {
    GtkWidget *id = new_label (rule->id, "tag");

    gtk_label_set_wrap (GTK_LABEL (id), FALSE);
    gtk_widget_set_valign (id, GTK_ALIGN_START);
    gtk_box_append (GTK_BOX (head), id);
  }
  gtk_box_append (GTK_BOX (section), head);
  if (rule->text != NULL && *rule->text) {
    GtkWidget *text = new_label (rule->text, NULL);

    gtk_label_set_selectable (GTK_LABEL (text), TRUE);
    gtk_box_append (GTK_BOX (section), text);
  }
  if (rule->place != NULL && *rule->place)
    gtk_box_append (GTK_BOX (section), new_label (rule->place, "dim-text"));
  if (rule->example != NULL && game != NULL)
    gtk_box_append (GTK_BOX (section), new_example (game, rule));
  name = rule->id != NULL ? g_strdup_printf ("%s, %s", rule->title != NULL ? rule->title : "", rule->id)
                          : g_strdup (rule->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (section), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name != NULL ? name : "", -1);
  return section;
}

static void
empty_list (UmpRulesPane *self)
{
  g_hash_table_remove_all (self->sections);
  self->marked = NULL;
  ump_box_clear (self->list);
}

/* The way to what is to be done before the first card, for those who play now. */
static void
add_set_up (UmpRulesPane *self)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Set up the table…"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.set-up");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "plain");
  gtk_box_append (GTK_BOX (self->list), button);
}

/* All rules with their examples played: some hundred widgets, made when somebody wants to read them. */
static void
fill (UmpRulesPane *self)
{
  GPtrArray *rules;
  g_autoptr (GError) error = NULL;

  if (self->filled || self->kind == NULL)
    return;
  self->filled = TRUE;
  rules = self->rules = ump_rules_load (self->kind, NULL, &error);
  if (rules == NULL) {
    gtk_box_append (GTK_BOX (self->list), new_label (error->message, "dim-text"));
    return;
  }
  add_set_up (self);
  for (guint k = 0; k < rules->len; k++) {
    const UmpRuleText *rule = g_ptr_array_index (rules, k);
    GtkWidget *section = new_section (ump_games_find (self->kind), rule);

    gtk_box_append (GTK_BOX (self->list), section);
    if (rule->id != NULL)
      g_hash_table_insert (self->sections, g_strdup (rule->id), section);
  }
}

void
ump_rules_pane_set_kind (UmpRulesPane *self, const char *kind)
{
  if (g_strcmp0 (self->kind, kind) == 0)
    return;
  g_free (self->kind);
  self->kind = g_strdup (kind);
  empty_list (self);
  g_clear_pointer (&self->rules, g_ptr_array_unref);
  self->filled = FALSE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
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

gboolean
ump_rules_pane_show_rule (UmpRulesPane *self, const char *id)
{
  GtkWidget *section;

  fill (self);
  section = id != NULL ? g_hash_table_lookup (self->sections, id) : NULL;
  if (section == NULL)
    return FALSE;
  if (self->marked != NULL)
    gtk_widget_remove_css_class (self->marked, "marked");
  self->marked = section;
  gtk_widget_add_css_class (section, "marked");
  if (!self->idle)
    self->idle = g_timeout_add (50, scroll_to_marked, self);
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
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
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
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "rulespane");
}

static void
ump_rules_pane_init (UmpRulesPane *self)
{
  self->sections = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->list);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Rules"), -1);
}

GtkWidget *
ump_rules_pane_new (const char *kind)
{
  GtkWidget *self = g_object_new (UMP_TYPE_RULES_PANE, "vexpand", TRUE, NULL);

  ump_rules_pane_set_kind (UMP_RULES_PANE (self), kind);
  return self;
}
