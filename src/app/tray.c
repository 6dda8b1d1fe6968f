#include "config.h"

#include <glib/gi18n.h>

#include "tray.h"

#include "card-view.h"
#include "parts.h"
#include "wrap-box.h"

#define CHIP 30

struct _UmpTray {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *title;
  GtkWidget *reason;
  GtkWidget *cards;
  GtkWidget *lay;
  int item; /* that the key takes, -1 for none */
};

G_DEFINE_FINAL_TYPE (UmpTray, ump_tray, GTK_TYPE_WIDGET)

gboolean
ump_tray_has_cards (UmpTray *self)
{
  int n;

  ump_chooser_cards (self->chooser, &n);
  return n > 0 && ump_chooser_is_several (self->chooser) && ump_chooser_has_deck (self->chooser);
}

/* The item that is about all chosen cards together: a list of the game's making first, else the first list. */
static int
find_item (UmpTray *self)
{
  const UmpGame *game = ump_play_game (ump_chooser_play (self->chooser));
  int found = -1;

  for (guint i = 0; i < ump_chooser_n_items (self->chooser); i++) {
    const UmpChooserItem *item = ump_chooser_item (self->chooser, i);
    const UmpVerb *verb = &game->verbs[item->move.verb];
    if (!verb->open)
      continue;
    if (item->legal)
      return (int) i;
    if (found < 0)
      found = (int) i;
  }
  return found;
}

static void
add_chip (UmpTray *self, const UmpSetup *setup, UmpCard card)
{
  GtkWidget *chip = ump_card_view_new_for (setup, card, UMP_CARD_CHIP, FALSE);

  ump_card_view_set_size (UMP_CARD_VIEW (chip), CHIP);
  ump_wrap_box_append (UMP_WRAP_BOX (self->cards), chip);
}

/* In the order in which they would lie, a gap between the groups. */
static void
show_cards (UmpTray *self, const UmpSetup *setup, const UmpChooserItem *item)
{
  const UmpVerb *verb = item != NULL ? &setup->game->verbs[item->move.verb] : NULL;
  gboolean first = TRUE;
  int n;

  ump_wrap_box_clear (UMP_WRAP_BOX (self->cards));
  if (item == NULL || !item->legal) {
    const int *faces = ump_chooser_cards (self->chooser, &n);
    for (int i = 0; i < n; i++)
      add_chip (self, setup, (UmpCard) { .face = (guint16) faces[i] });
    return;
  }
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    if ((verb->attrs[a].type != UMP_TYPE_CARDS && verb->attrs[a].type != UMP_TYPE_CARD) || ump_move_n (&item->move, a) == 0)
      continue;
    if (!first)
      ump_wrap_box_append (UMP_WRAP_BOX (self->cards), ump_label_new ("·", "dimmer"));
    first = FALSE;
    for (int k = 0; k < ump_move_n (&item->move, a); k++)
      add_chip (self, setup, ump_move_card (&item->move, a, k));
  }
}

static void
update (UmpTray *self)
{
  UmpMatch *match = ump_play_match (ump_chooser_play (self->chooser));
  const UmpSetup *setup = ump_match_setup (match);
  const UmpChooserItem *item;
  g_autofree char *reason = NULL, *count = NULL;
  UmpText counted = { .message = "{k0}" };
  const char *title;
  int n;

  if (!ump_tray_has_cards (self))
    return;
  ump_chooser_cards (self->chooser, &n);
  counted.args[0] = n;
  count = ump_text_format (&counted, setup, ump_play_words ());
  self->item = find_item (self);
  item = self->item >= 0 ? ump_chooser_item (self->chooser, (guint) self->item) : NULL;
  title = item != NULL ? ump_words_translate (ump_play_words (), setup->game->verbs[item->move.verb].title) : NULL;
  if (item != NULL && !item->legal)
    reason = ump_match_reason (match, &item->verdict, ump_play_words ());
  else if (item != NULL)
    reason = g_strdup (item->outcome);
  ump_label_say (self->title, count);
  ump_label_say (self->reason, reason);
  show_cards (self, setup, item);
  gtk_widget_set_visible (self->lay, title != NULL);
  if (title != NULL)
    gtk_button_set_label (GTK_BUTTON (self->lay), title);
  ump_set_class (self->lay, "main", item != NULL && item->legal);
  ump_set_class (self->lay, "key", item == NULL || !item->legal);
  ump_set_class (self->lay, "off", item == NULL || !item->legal);
}

static void
on_lay (UmpTray *self)
{
  if (self->item >= 0)
    ump_chooser_tap_item (self->chooser, (guint) self->item);
}

static void
ump_tray_dispose (GObject *object)
{
  UmpTray *self = UMP_TRAY (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_tray_parent_class)->dispose (object);
}

static void
ump_tray_class_init (UmpTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_tray_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_tray_init (UmpTray *self)
{
  GtkWidget *words = ump_box_new (GTK_ORIENTATION_VERTICAL, 4, NULL), *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL);

  self->item = -1;
  ump_name_widget (GTK_WIDGET (self), _ ("Chosen cards"));
  self->title = ump_label_new (NULL, "strong");
  self->reason = ump_text_new (NULL, "dimmer");
  gtk_widget_set_hexpand (self->reason, TRUE);
  self->cards = ump_wrap_box_new (5, 5);
  gtk_box_append (GTK_BOX (line), self->title);
  gtk_box_append (GTK_BOX (line), self->reason);
  gtk_box_append (GTK_BOX (words), line);
  gtk_box_append (GTK_BOX (words), self->cards);
  gtk_widget_set_hexpand (words, TRUE);
  self->lay = gtk_button_new ();
  gtk_widget_set_valign (self->lay, GTK_ALIGN_CENTER);
  ump_add_classes (self->lay, "lay");
  g_signal_connect_swapped (self->lay, "clicked", G_CALLBACK (on_lay), self);
  gtk_widget_set_parent (words, GTK_WIDGET (self));
  gtk_widget_set_parent (self->lay, GTK_WIDGET (self));
}

GtkWidget *
ump_tray_new (UmpChooser *chooser)
{
  UmpTray *self = g_object_new (UMP_TYPE_TRAY, NULL);

  self->chooser = g_object_ref (chooser);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

void
ump_tray_set_narrow (UmpTray *self, gboolean narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}
