/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "difference-row.h"

#include "../widgets/face-card.h"
#include "../widgets/parts.h"

/* Height of a card in px at 100 % text. */
#define CARD 64

struct _UmpDifferenceRow {
  GtkWidget parent_instance;
  UmpDifferenceItem *item;

  GtkWidget *heading;
  GtkWidget *mine, *theirs;
  GtkBox *mine_content, *theirs_content;
  GtkLabel *mine_seen, *theirs_seen;
};

enum { PROP_ITEM = 1 };

G_DEFINE_FINAL_TYPE (UmpDifferenceRow, ump_difference_row, GTK_TYPE_WIDGET)

/* ---- two keys -------------------------------------------------------------------------------- */

/* words: whose it is, and the value. */
static void
name_key (UmpDifferenceRow *self, GtkWidget *key, const char *words, gboolean on)
{
  g_autofree char *name = g_strdup_printf ("%s: %s", ump_difference_item_title (self->item), words);
  g_autofree char *chosen = g_strdup_printf (_ ("%s, chosen"), name);

  ump_name_widget (key, on ? chosen : name);
}

static void
name_keys (UmpDifferenceRow *self)
{
  gboolean taken = ump_difference_item_is_taken (self->item);
  g_autofree char *mine = g_strdup_printf (_ ("Mine: %s"), ump_difference_item_mine (self->item)->words);
  g_autofree char *theirs =
      g_strdup_printf (_ ("In the file: %s"), ump_difference_item_theirs (self->item)->words);

  name_key (self, self->mine, mine, !taken);
  name_key (self, self->theirs, theirs, taken);
}

/* Below whose it is: a card, or words; and when it was seen. */
static void
fill_key (GtkBox *content, GtkLabel *seen, const UmpDifferenceValue *value)
{
  GtkWidget *shown = value->card ? ump_face_card_new () : ump_text_new (value->words, "strong");

  if (value->card) {
    ump_face_card_set (UMP_FACE_CARD (shown), &value->boxes);
    ump_face_card_set_size (UMP_FACE_CARD (shown), CARD);
  }
  gtk_widget_set_vexpand (shown, TRUE);
  gtk_box_insert_child_after (content, shown, gtk_widget_get_first_child (GTK_WIDGET (content)));
  gtk_label_set_text (seen, value->seen);
}

/* ---- the row --------------------------------------------------------------------------------- */

static void
ump_difference_row_constructed (GObject *object)
{
  UmpDifferenceRow *self = UMP_DIFFERENCE_ROW (object);

  G_OBJECT_CLASS (ump_difference_row_parent_class)->constructed (object);
  gtk_widget_set_visible (self->heading, ump_difference_item_heading (self->item) != NULL);
  fill_key (self->mine_content, self->mine_seen, ump_difference_item_mine (self->item));
  fill_key (self->theirs_content, self->theirs_seen, ump_difference_item_theirs (self->item));
  g_object_bind_property (self->item, "taken", self->theirs, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->item, "taken", self->mine, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  g_signal_connect_object (self->item, "notify::taken", G_CALLBACK (name_keys), self, G_CONNECT_SWAPPED);
  name_keys (self);
}

static void
ump_difference_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, UMP_DIFFERENCE_ROW (object)->item);
}

static void
ump_difference_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UMP_DIFFERENCE_ROW (object)->item = g_value_dup_object (value);
}

static void
ump_difference_row_dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  g_clear_object (&UMP_DIFFERENCE_ROW (object)->item);
  G_OBJECT_CLASS (ump_difference_row_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpDifferenceRow, name)

static void
ump_difference_row_class_init (UmpDifferenceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = ump_difference_row_constructed;
  object_class->dispose = ump_difference_row_dispose;
  object_class->get_property = ump_difference_row_get_property;
  object_class->set_property = ump_difference_row_set_property;
  g_object_class_install_property (
      object_class, PROP_ITEM,
      g_param_spec_object ("item", NULL, NULL, UMP_TYPE_DIFFERENCE_ITEM,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/difference-row.ui");
  BIND (heading);
  BIND (mine);
  BIND (theirs);
  BIND (mine_content);
  BIND (theirs_content);
  BIND (mine_seen);
  BIND (theirs_seen);
}

static void
ump_difference_row_init (UmpDifferenceRow *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_difference_row_new (UmpDifferenceItem *item)
{
  return g_object_new (UMP_TYPE_DIFFERENCE_ROW, "item", item, NULL);
}
