/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "part-editor.h"

#include "../compat/announce.h"
#include "../widgets/parts.h"

typedef struct {
  UmpPartTable *table;
} UmpPartEditorPrivate;

enum { PROP_TABLE = 1, PROP_SIDE };

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (UmpPartEditor, ump_part_editor, GTK_TYPE_WIDGET)

UmpPartTable *
ump_part_editor_table (UmpPartEditor *self)
{
  UmpPartEditorPrivate *priv = ump_part_editor_get_instance_private (self);

  return priv->table;
}

const UmpPart *
ump_part_editor_part (UmpPartEditor *self)
{
  return ump_part_table_part (ump_part_editor_table (self));
}

void
ump_part_editor_set_width (UmpPartEditor *self, UmpWidth width)
{
  UmpPartEditorClass *klass = UMP_PART_EDITOR_GET_CLASS (self);

  if (klass->set_width != NULL)
    klass->set_width (self, width);
}

void
ump_part_editor_commit (UmpPartEditor *self)
{
  UmpPartEditorClass *klass = UMP_PART_EDITOR_GET_CLASS (self);

  if (klass->commit != NULL)
    klass->commit (self);
}

/* What is typed belongs to the side that is left. */
static void
set_side (UmpPartEditor *self, int side)
{
  ump_part_editor_commit (self);
  ump_part_table_set_side (ump_part_editor_table (self), side);
  g_object_notify (G_OBJECT (self), "side");
}

void
ump_part_editor_show (UmpPartEditor *self, const char *set, int side)
{
  if (set != NULL)
    ump_part_table_choose (ump_part_editor_table (self), set);
  if (side >= 0)
    set_side (self, side);
}

/* ---- keys of all editors --------------------------------------------------------------------- */

GtkWidget *
ump_part_sides_new (const UmpPart *part)
{
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "linked");

  for (int k = 0; part->sides[k].id != NULL; k++) {
    GtkWidget *button = gtk_toggle_button_new_with_label (_ (part->sides[k].title));

    ump_button_let_wrap (button);
    ump_set_action (button, "editor.side", "i", k);
    gtk_box_append (GTK_BOX (box), button);
  }
  return box;
}

static void
on_edition (GtkDropDown *editions, GParamSpec *pspec, UmpPartTable *table)
{
  guint selected = gtk_drop_down_get_selected (editions);
  g_auto (GStrv) sets = ump_part_table_sets (table);

  if (selected < g_strv_length (sets))
    ump_part_table_choose (table, sets[selected]);
}

/* The names are those of the sets, in the same order. */
static void
show_editions (UmpPartTable *table, GtkDropDown *editions)
{
  g_auto (GStrv) sets = ump_part_table_sets (table);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  for (guint k = 0; sets[k] != NULL; k++) {
    gtk_string_list_append (names, *sets[k] ? sets[k] : _ (ump_part_table_part (table)->usual));
    if (g_str_equal (sets[k], ump_part_table_set (table)))
      selected = k;
  }
  g_signal_handlers_block_matched (editions, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, table);
  gtk_drop_down_set_model (editions, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (editions, selected);
  g_signal_handlers_unblock_matched (editions, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, table);
}

GtkWidget *
ump_part_editions_new (UmpPartTable *table)
{
  GtkWidget *editions = gtk_drop_down_new (NULL, NULL);

  /* newer GTK would call it by what is chosen */
  ump_name_widget (editions, _ ("Edition"));
  g_signal_connect_object (editions, "notify::selected", G_CALLBACK (on_edition), table, 0);
  g_signal_connect_object (table, "changed", G_CALLBACK (show_editions), editions, 0);
  show_editions (table, GTK_DROP_DOWN (editions));
  return editions;
}

/* ---- the editor ------------------------------------------------------------------------------ */

static void
ump_part_editor_constructed (GObject *object)
{
  UmpPartEditor *self = UMP_PART_EDITOR (object);
  UmpPartEditorClass *klass = UMP_PART_EDITOR_GET_CLASS (self);

  G_OBJECT_CLASS (ump_part_editor_parent_class)->constructed (object);
  klass->build (self);
  klass->show (self);
  g_signal_connect_object (ump_part_editor_table (self), "changed", G_CALLBACK (klass->show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (ump_part_editor_table (self), "failed", G_CALLBACK (ump_toast), self,
                           G_CONNECT_SWAPPED);
}

static void
ump_part_editor_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpPartTable *table = ump_part_editor_table (UMP_PART_EDITOR (object));

  if (id == PROP_TABLE)
    g_value_set_object (value, table);
  else
    g_value_set_int (value, table != NULL ? ump_part_table_side (table) : 0);
}

static void
ump_part_editor_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UmpPartEditor *self = UMP_PART_EDITOR (object);
  UmpPartEditorPrivate *priv = ump_part_editor_get_instance_private (self);

  if (id == PROP_TABLE)
    priv->table = g_value_dup_object (value);
  else
    set_side (self, g_value_get_int (value));
}

static void
ump_part_editor_dispose (GObject *object)
{
  UmpPartEditorPrivate *priv = ump_part_editor_get_instance_private (UMP_PART_EDITOR (object));

  ump_remove_children (GTK_WIDGET (object));
  g_clear_object (&priv->table);
  G_OBJECT_CLASS (ump_part_editor_parent_class)->dispose (object);
}

static void
ump_part_editor_class_init (UmpPartEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = ump_part_editor_constructed;
  object_class->dispose = ump_part_editor_dispose;
  object_class->get_property = ump_part_editor_get_property;
  object_class->set_property = ump_part_editor_set_property;
  g_object_class_install_property (
      object_class, PROP_TABLE,
      g_param_spec_object ("table", NULL, NULL, UMP_TYPE_PART_TABLE,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (
      object_class, PROP_SIDE,
      g_param_spec_int ("side", NULL, NULL, 0, UMP_PART_SIDES - 1, 0,
                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_install_property_action (GTK_WIDGET_CLASS (klass), "editor.side", "side");
}

static void
ump_part_editor_init (UmpPartEditor *self)
{
}

GtkWidget *
ump_part_editor_new (GType type, UmpPartTable *table)
{
  return g_object_new (type, "table", table, NULL);
}
