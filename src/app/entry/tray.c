/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "tray.h"

#include "../compat/announce.h"
#include "../widgets/card-view.h"
#include "item-key.h"
#include "../widgets/parts.h"
#include "../widgets/squeeze.h"
#include "../widgets/wrap-box.h"

#define CHIP 32
#define CHIP_NARROW 26
/* More keys than fit in this height are scrolled to: what was tapped, and the table, stay in sight. */
#define WAYS_HEIGHT 112
/* More empty places than this are said, not drawn. */
#define MOST_GAPS 3

struct _UmpTray {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *content;
  GtkWidget *card; /* beside the title: the only one, where the ways need the height */
  GtkWidget *title;
  GtkWidget *reason;
  GtkWidget *groups;
  GtkWidget *keys;
  GtkWidget *lay;
  GtkWidget *other;
  GtkWidget *ways; /* keys for one item each */
  GtkWidget *ways_place;
  int item; /* that the key takes, -1 for none */
  int way;  /* which of several arrangements is shown */
  int n_chosen;
  gboolean complete;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (UmpTray, ump_tray, GTK_TYPE_WIDGET)

gboolean
ump_tray_has_cards (UmpTray *self)
{
  int n;

  ump_chooser_cards (self->chooser, &n);
  return n > 0 && ump_chooser_is_several (self->chooser) && ump_chooser_has_deck (self->chooser);
}

static const UmpSetup *
setup_of (UmpTray *self)
{
  return ump_match_setup (ump_play_match (ump_chooser_play (self->chooser)));
}

static char *
words (UmpTray *self, const UmpText *text)
{
  return ump_text_format (text, setup_of (self), ump_play_words ());
}

/* ---- which item ------------------------------------------------------------------------------- */

/* A verb of lists of cards alone: its items are so many ways to arrange the same cards. */
static gboolean
is_arrangement (UmpTray *self, const UmpChooserItem *item)
{
  const UmpVerb *verb = &setup_of (self)->game->verbs[item->move.verb];

  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++)
    if (verb->attrs[a].type != UMP_TYPE_CARDS)
      return FALSE;
  return verb->open;
}

/* The item that is about all chosen cards together: a list of the game's making first, else the first list.
 * On a game's tray the one that lays them, of the way that is shown. n: how many ways there are. */
static int
find_item (UmpTray *self, int *n)
{
  gboolean tray = ump_chooser_has_tray (self->chooser);
  int found = -1;

  *n = 0;
  for (int legal = 1; legal >= 0 && found < 0; legal--)
    for (guint i = 0; i < ump_chooser_n_items (self->chooser); i++) {
      const UmpChooserItem *item = ump_chooser_item (self->chooser, i);
      if (!setup_of (self)->game->verbs[item->move.verb].open || item->legal != legal ||
          (tray && !is_arrangement (self, item)))
        continue;
      if (found < 0 || (tray && *n == self->way))
        found = (int) i;
      (*n)++;
    }
  return found;
}

/* ---- cards ------------------------------------------------------------------------------------- */

static void
on_chip (GtkWidget *chip, UmpTray *self)
{
  ump_chooser_take_out (self->chooser, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chip), "face")));
}

/* A tap takes the card out again. */
static GtkWidget *
chip_new (UmpTray *self, UmpCard card)
{
  GtkWidget *chip = ump_card_view_new_for (setup_of (self), card, UMP_CARD_CHIP, TRUE);
  g_autofree char *spoken = ump_card_spoken (setup_of (self), card, TRUE);
  /* Translators: a chosen card; the button takes it out of the choice. */
  g_autofree char *name = g_strdup_printf (_ ("%s: take it out"), spoken);

  ump_card_view_set_size (UMP_CARD_VIEW (chip), self->narrow ? CHIP_NARROW : CHIP);
  ump_card_view_set_name (UMP_CARD_VIEW (chip), name);
  g_object_set_data (G_OBJECT (chip), "face", GINT_TO_POINTER ((int) card.face));
  g_signal_connect (chip, "activated", G_CALLBACK (on_chip), self);
  return chip;
}

static GtkWidget *
gap_new (UmpTray *self)
{
  GtkWidget *gap = ump_card_view_new_silent (setup_of (self), (UmpCard){ 0 }, UMP_CARD_CHIP);

  ump_card_view_set_size (UMP_CARD_VIEW (gap), self->narrow ? CHIP_NARROW : CHIP);
  return gap;
}

static void
on_other (UmpTray *self)
{
  self->way++;
  ump_chooser_tell (self->chooser);
}

/* Where there is a choice of arrangements, the name of a group leads on to the next. */
static GtkWidget *
label_new (UmpTray *self, const char *text, gboolean choice)
{
  GtkWidget *button;

  if (!choice)
    return ump_label_new (text, "strong");
  button = gtk_button_new_with_label (text);
  ump_add_classes (button, "plain group-key");
  ump_set_tooltip (button, _ ("Another way to arrange the cards"));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_other), self);
  return button;
}

/* Whether an item is a key of its own here: to which group, for whom. */
static gboolean
is_way (UmpTray *self, const UmpChooserItem *item)
{
  return item->place == UMP_ITEM_TRAY && !is_arrangement (self, item) &&
         (item->legal || !setup_of (self)->game->verbs[item->move.verb].open);
}

static gboolean
has_ways (UmpTray *self)
{
  for (guint i = 0; i < ump_chooser_n_items (self->chooser); i++)
    if (is_way (self, ump_chooser_item (self->chooser, i)))
      return TRUE;
  return FALSE;
}

/* A single card with several ways to go stands beside the title: with six people the deck below needs the
 * line. */
static void
add_cards (UmpTray *self, GtkWidget *box)
{
  gboolean beside = self->n_chosen == 1 && has_ways (self);

  ump_wrap_box_append (UMP_WRAP_BOX (beside ? self->card : self->groups), box);
  gtk_widget_set_visible (self->card, beside);
  gtk_widget_set_visible (self->groups, !beside);
}

static void
add_group (UmpTray *self, const UmpSketch *sketch, const UmpSketchGroup *group, gboolean choice)
{
  GtkWidget *box = ump_wrap_box_new (5, 4);
  g_autofree char *label = words (self, &group->label), *missing = words (self, &group->missing);

  if (label[0] != '\0')
    ump_wrap_box_append (UMP_WRAP_BOX (box), label_new (self, label, choice));
  for (int k = 0; k < group->n; k++)
    ump_wrap_box_append (UMP_WRAP_BOX (box), chip_new (self, sketch->cards[group->first + k]));
  for (int k = 0; k < group->n_missing && group->n > 0 && group->n_missing <= MOST_GAPS && !self->narrow; k++)
    ump_wrap_box_append (UMP_WRAP_BOX (box), gap_new (self));
  if (missing[0] != '\0')
    ump_wrap_box_append (UMP_WRAP_BOX (box), ump_label_new (missing, "dimmer"));
  add_cards (self, box);
}

static void
add_chosen (UmpTray *self)
{
  GtkWidget *box = ump_wrap_box_new (5, 4);
  int n;
  const int *faces = ump_chooser_cards (self->chooser, &n);

  for (int i = 0; i < n; i++)
    ump_wrap_box_append (UMP_WRAP_BOX (box), chip_new (self, (UmpCard){ .face = (guint16) faces[i] }));
  add_cards (self, box);
}

/* ---- showing -------------------------------------------------------------------------------------- */

static void
show_lay (UmpTray *self, const UmpChooserItem *item, const char *label, int n_ways)
{
  gtk_widget_set_visible (self->lay, label != NULL && label[0] != '\0');
  if (label != NULL)
    gtk_button_set_label (GTK_BUTTON (self->lay), label);
  ump_set_class (self->lay, "main", item != NULL && item->legal);
  ump_set_class (self->lay, "key", item == NULL || !item->legal);
  ump_set_class (self->lay, "off", item == NULL || !item->legal);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->lay), GTK_ACCESSIBLE_STATE_DISABLED,
                               item == NULL || !item->legal, -1);
  gtk_widget_set_visible (self->other, n_ways > 1);
  if (n_ways > 1) {
    /* Translators: which of several arrangements of the same cards is shown, and how many there are. */
    g_autofree char *other = g_strdup_printf (_ ("Way %d of %d"), self->way + 1, n_ways);
    gtk_button_set_label (GTK_BUTTON (self->other), other);
  }
}

/* Keys for what can be done with the cards besides. */
static void
show_ways (UmpTray *self)
{
  ump_wrap_box_clear (UMP_WRAP_BOX (self->ways));
  for (guint i = 0; i < ump_chooser_n_items (self->chooser); i++)
    if (is_way (self, ump_chooser_item (self->chooser, i)))
      ump_wrap_box_append (UMP_WRAP_BOX (self->ways), ump_item_key_new (self->chooser, i));
  gtk_widget_set_visible (self->ways_place, gtk_widget_get_first_child (self->ways) != NULL);
}

/* What the game says that the cards come to. */
static void
show_sketch (UmpTray *self, const UmpChooserItem *item, int n_ways)
{
  UmpMatch *match = ump_play_match (ump_chooser_play (self->chooser));
  gboolean complete = item != NULL && item->legal;
  g_autofree UmpSketch *sketch = g_new0 (UmpSketch, 1);
  g_autofree char *title = NULL, *note = NULL, *key = NULL;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  ump_chooser_sketch (self->chooser, item, sketch);
  title = words (self, &sketch->title);
  note = words (self, &sketch->note);
  key = words (self, &sketch->key);
  /* arranged, and yet it may not be: the reason is what matters */
  if (item != NULL && !item->legal && sketch->whole) {
    g_free (note);
    note = ump_match_reason (match, &item->verdict, ump_play_words ());
  }
  ump_label_say (self->title, title);
  ump_label_say (self->reason, note);
  /* on a phone the words say what is missing, and a key that does nothing yet has no room */
  for (int g = 0; g < sketch->n_groups; g++)
    if (sketch->groups[g].n > 0 || !self->narrow)
      add_group (self, sketch, &sketch->groups[g], n_ways > 1);
  show_lay (self, item, complete || !self->narrow ? key : NULL, n_ways);
  if (complete && !self->complete && root != NULL) {
    g_autofree char *both = g_strdup_printf ("%s. %s", title, note);
    ump_announce (GTK_WIDGET (self), both);
  }
  self->complete = complete;
}

/* A list of which the game says no more than whether it will do. */
static void
show_list (UmpTray *self, const UmpChooserItem *item, int n_chosen)
{
  UmpMatch *match = ump_play_match (ump_chooser_play (self->chooser));
  UmpText counted = UMP_TEXT ("{k0}", { UMP_N (n_chosen) });
  g_autofree char *count = words (self, &counted), *reason = NULL;
  const char *label = item != NULL ? ump_words_translate (ump_play_words (),
                                                          setup_of (self)->game->verbs[item->move.verb].title)
                                   : NULL;

  if (item != NULL)
    reason =
        item->legal ? g_strdup (item->outcome) : ump_match_reason (match, &item->verdict, ump_play_words ());
  ump_label_say (self->title, count);
  ump_label_say (self->reason, reason);
  add_chosen (self);
  show_lay (self, item, label, 1);
}

static void
update (UmpTray *self)
{
  const UmpChooserItem *item;
  int n, n_ways;

  ump_wrap_box_clear (UMP_WRAP_BOX (self->card));
  ump_wrap_box_clear (UMP_WRAP_BOX (self->groups));
  if (!ump_tray_has_cards (self)) {
    self->complete = FALSE;
    self->way = 0;
    return;
  }
  ump_chooser_cards (self->chooser, &n);
  if (n != self->n_chosen)
    self->way = 0;
  self->n_chosen = n;
  self->item = find_item (self, &n_ways);
  if (self->way >= n_ways)
    self->way = 0;
  self->item = find_item (self, &n_ways);
  item = self->item >= 0 ? ump_chooser_item (self->chooser, (guint) self->item) : NULL;
  if (ump_chooser_has_tray (self->chooser))
    show_sketch (self, item, item != NULL && item->legal ? n_ways : 1);
  else
    show_list (self, item, n);
  show_ways (self);
  gtk_widget_set_visible (self->keys,
                          gtk_widget_get_visible (self->lay) || gtk_widget_get_visible (self->other));
}

static void
on_lay (UmpTray *self)
{
  if (self->item >= 0)
    ump_chooser_tap_item (self->chooser, (guint) self->item);
}

/* ---- life -------------------------------------------------------------------------------------------- */

static void
ump_tray_dispose (GObject *object)
{
  UmpTray *self = UMP_TRAY (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_tray_parent_class)->dispose (object);
}

static void
ump_tray_class_init (UmpTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_tray_dispose;
  gtk_widget_class_set_css_name (widget_class, "tray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/tray.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpTray, content);
  gtk_widget_class_bind_template_child (widget_class, UmpTray, card);
  gtk_widget_class_bind_template_child (widget_class, UmpTray, title);
  gtk_widget_class_bind_template_child (widget_class, UmpTray, reason);
  gtk_widget_class_bind_template_child (widget_class, UmpTray, groups);
  gtk_widget_class_bind_template_child (widget_class, UmpTray, keys);
  gtk_widget_class_bind_template_child (widget_class, UmpTray, lay);
  gtk_widget_class_bind_template_child (widget_class, UmpTray, other);
  gtk_widget_class_bind_template_callback (widget_class, on_lay);
  gtk_widget_class_bind_template_callback (widget_class, on_other);
}

static void
ump_tray_init (UmpTray *self)
{
  self->item = -1;
  ump_init_template (GTK_WIDGET (self));
  ump_name_widget (GTK_WIDGET (self), _ ("Chosen cards"));
  ump_set_tooltip (self->other, _ ("Another way to arrange the cards"));
  self->ways = ump_wrap_box_new (6, 6);
  self->ways_place = ump_squeeze_new (self->ways);
  ump_squeeze_set_least (UMP_SQUEEZE (self->ways_place), WAYS_HEIGHT);
  gtk_box_append (GTK_BOX (self->content), self->ways_place);
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
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  update (self);
}
