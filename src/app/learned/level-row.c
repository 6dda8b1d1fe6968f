/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "level-row.h"

#include <string.h>

#include "../model/level-value.h"
#include "../model/part-words.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

struct _UmpLevelRow {
  GtkWidget parent_instance;
  const UmpPart *part;
  int row;
  gboolean filling;

  GtkWidget *number;
  GtkWidget *body;
  GtkWidget *groups;
  GtkWidget *state;
  GtkWidget *state_label;
  GtkWidget *check;
};

enum { SIGNAL_GROUP, SIGNAL_CHECKED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UmpLevelRow, ump_level_row, GTK_TYPE_WIDGET)

/* ---- groups -------------------------------------------------------------------------- */

static void
on_group_clicked (GtkWidget *key, UmpLevelRow *self)
{
  int group = 0;

  for (GtkWidget *before = gtk_widget_get_prev_sibling (key); before != NULL;
       before = gtk_widget_get_prev_sibling (before))
    group++;
  g_signal_emit (self, signals[SIGNAL_GROUP], 0, group, key);
}

static void
on_more_clicked (GtkWidget *key, UmpLevelRow *self)
{
  g_signal_emit (self, signals[SIGNAL_GROUP], 0, -1, key);
}

static GtkWidget *
group_new (UmpLevelRow *self, const char *level, const char *word)
{
  const char *letter = *word ? strchr (self->part->letters, *word) : NULL;
  const char *kind = letter != NULL ? _ (self->part->titles[letter - self->part->letters]) : "?";
  const char *size = word + (*word != '\0');
  GtkWidget *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 12, NULL), *key;
  /* Translators: a level's name, then kind and size of one of its groups: "Level 3: run 3" */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s %s"), level, kind, size);

  gtk_box_append (GTK_BOX (line), ump_label_new (kind, NULL));
  gtk_box_append (GTK_BOX (line), ump_label_new (size, "strong number"));
  key = ump_button_new (line, name, "key word");
  g_signal_connect (key, "clicked", G_CALLBACK (on_group_clicked), self);
  return key;
}

static GtkWidget *
more_new (UmpLevelRow *self, const char *level, gboolean first)
{
  g_autofree char *name = g_strdup_printf (_ ("%s: one more group"), level);
  GtkWidget *key = ump_button_new (first ? gtk_label_new (_ ("unknown: enter it"))
                                         : gtk_image_new_from_icon_name ("list-add-symbolic"),
                                   name, first ? "plain dashed" : "flat");

  g_signal_connect (key, "clicked", G_CALLBACK (on_more_clicked), self);
  return key;
}

static void
show_groups (UmpLevelRow *self, const char *level, const char *value)
{
  g_auto (GStrv) groups = ump_level_groups (value);
  int n = (int) g_strv_length (groups);
  gboolean more = n < self->part->most &&
                  (value == NULL || ump_level_cards (value) + self->part->min <= self->part->most_sum);

  ump_wrap_box_clear (UMP_WRAP_BOX (self->groups));
  for (int k = 0; k < n; k++)
    ump_wrap_box_append (UMP_WRAP_BOX (self->groups), group_new (self, level, groups[k]));
  if (more)
    ump_wrap_box_append (UMP_WRAP_BOX (self->groups), more_new (self, level, n == 0));
}

/* ---- the whole ----------------------------------------------------------------------- */

void
ump_level_row_set (UmpLevelRow *self, const char *value, const UmpLearned *learned)
{
  g_autofree char *level = ump_part_words (self->part->rows, self->row, 0),
                  *state = ump_learned_say (learned);
  gboolean focused = ump_drop_focus (self->groups);

  self->filling = TRUE;
  show_groups (self, level, value);
  gtk_widget_set_visible (self->state, value != NULL);
  gtk_label_set_text (GTK_LABEL (self->state_label), state);
  ump_set_class (self->state_label, "warn-text", learned->sure == UMP_SURE_UNCHECKED);
  ump_set_class (self->state_label, "dim-text", learned->sure != UMP_SURE_UNCHECKED);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->check), learned->sure == UMP_SURE_CHECKED);
  ump_describe_widget (self->check, state);
  self->filling = FALSE;
  if (focused)
    gtk_widget_child_focus (self->groups, GTK_DIR_TAB_FORWARD); /* its key was made anew */
}

void
ump_level_row_set_narrow (UmpLevelRow *self, gboolean narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
on_check_toggled (UmpLevelRow *self)
{
  if (!self->filling)
    g_signal_emit (self, signals[SIGNAL_CHECKED], 0,
                   gtk_check_button_get_active (GTK_CHECK_BUTTON (self->check)));
}

static void
ump_level_row_dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ump_level_row_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpLevelRow, name)

static void
ump_level_row_class_init (UmpLevelRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_level_row_dispose;
  signals[SIGNAL_GROUP] = g_signal_new ("group", UMP_TYPE_LEVEL_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 2, G_TYPE_INT, GTK_TYPE_WIDGET);
  signals[SIGNAL_CHECKED] = g_signal_new ("checked", UMP_TYPE_LEVEL_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/level-row.ui");
  BIND (number);
  BIND (body);
  BIND (groups);
  BIND (state);
  BIND (state_label);
  BIND (check);
  gtk_widget_class_bind_template_callback (widget_class, on_check_toggled);
}

static void
ump_level_row_init (UmpLevelRow *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_level_row_new (const UmpPart *part, int row)
{
  UmpLevelRow *self = g_object_new (UMP_TYPE_LEVEL_ROW, NULL);
  g_autofree char *number = g_strdup_printf ("%d", row), *level = ump_part_words (part->rows, row, 0);
  g_autofree char *name = g_strdup_printf (_ ("%s: checked with my card"), level);

  self->part = part;
  self->row = row;
  gtk_label_set_text (GTK_LABEL (self->number), number);
  ump_name_widget (self->number, level);
  ump_name_widget (self->check, name);
  return GTK_WIDGET (self);
}
