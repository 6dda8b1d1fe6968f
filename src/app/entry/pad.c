/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad.h"

#include "keys-view.h"
#include "pad-form.h"
#include "pad-tally.h"
#include "../widgets/parts.h"
#include "../widgets/squeeze.h"

/* So high a form is at least where it has to scroll: two rows of keys. */
#define LEAST_HEIGHT 130

struct _UmpPad {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *keys;
  GtkWidget *tally, *form;    /* each is in a page that scrolls */
  GtkWidget *pages[2];        /* of those */
  GtkWidget *page;            /* what is seen, NULL for nothing */
  int tallest, tallest_width; /* of that page, if it is not the keys */
};

G_DEFINE_FINAL_TYPE (UmpPad, ump_pad, GTK_TYPE_WIDGET)

static void
update (UmpPad *self)
{
  GtkWidget *const all[] = { self->keys, self->pages[0], self->pages[1] };
  GtkWidget *page;

  switch (ump_chooser_mode (self->chooser)) {
  case UMP_CHOOSER_KEYS: page = self->keys; break;
  case UMP_CHOOSER_TALLY: page = self->pages[0]; break;
  case UMP_CHOOSER_FORM: page = self->pages[1]; break;
  default: page = NULL; break;
  }
  if (page != self->page)
    self->tallest = 0;
  self->page = page;
  gtk_widget_set_visible (GTK_WIDGET (self), page != NULL);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++) {
    if (all[i] != page)
      ump_drop_focus (all[i]);
    gtk_widget_set_visible (all[i], all[i] == page);
  }
}

gboolean
ump_pad_takes_numbers (UmpPad *self)
{
  return ump_chooser_mode (self->chooser) == UMP_CHOOSER_TALLY || ump_chooser_types_numbers (self->chooser) ||
         ump_chooser_half (self->chooser) > 0;
}

gboolean
ump_pad_ends_numbers (UmpPad *self)
{
  for (guint i = 0;
       ump_chooser_mode (self->chooser) == UMP_CHOOSER_KEYS && i < ump_chooser_n_items (self->chooser); i++)
    if (ump_chooser_item (self->chooser, i)->digit >= 10)
      return TRUE;
  return ump_chooser_mode (self->chooser) == UMP_CHOOSER_FORM || ump_chooser_types_numbers (self->chooser);
}

static void
tap_with_digit (UmpPad *self, guint index, int digit)
{
  g_autofree char *before =
      ump_chooser_item (self->chooser, index)->keeps ? ump_chooser_unkey (self->chooser) : NULL;

  ump_chooser_tap_item (self->chooser, index);
  for (const char *c = before; c != NULL && *c != '\0'; c++)
    ump_chooser_keyed (self->chooser, *c - '0');
  ump_chooser_keyed (self->chooser, digit);
}

static gboolean
take_digit (UmpPad *self, int digit)
{
  int n_chosen;

  /* as long as none is chosen the number of a card, or its beginning, is typed: no key is meant */
  ump_chooser_cards (self->chooser, &n_chosen);
  if (n_chosen == 0 && ump_chooser_half (self->chooser) == 0 &&
      ump_chooser_begins_number (self->chooser, digit))
    return FALSE;
  for (guint i = 0; i < ump_chooser_n_items (self->chooser); i++)
    if (ump_chooser_item (self->chooser, i)->digit == digit) {
      const UmpChooserItem *item = ump_chooser_item (self->chooser, i);
      if (item->pick >= 0)
        gtk_widget_activate_action (GTK_WIDGET (self), "table.focus-card", "(ii)", item->zone, item->pick);
      else if (!ump_chooser_wait_for_digit (self->chooser, i))
        tap_with_digit (self, i, digit);
      return TRUE;
    }
  return FALSE;
}

/* A digit is there that another one may follow: that one, or Enter, ends the number; others mean nothing. */
static void
end_number (UmpPad *self, const char *key)
{
  if (g_str_equal (key, "<"))
    ump_chooser_clear (self->chooser);
  else if (g_str_equal (key, "enter"))
    ump_chooser_end_number (self->chooser);
  else if (g_ascii_isdigit (key[0]))
    take_digit (self, ump_chooser_half (self->chooser) * 10 + key[0] - '0');
}

const char *
ump_pad_key_name (guint key, gboolean sums)
{
  static const char *const digits[] = { "0", "1", "2", "3", "4", "5", "6", "7", "8", "9" };

  if (key >= GDK_KEY_0 && key <= GDK_KEY_9)
    return digits[key - GDK_KEY_0];
  if (key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_9)
    return digits[key - GDK_KEY_KP_0];
  switch (key) {
  case GDK_KEY_BackSpace: return sums ? "<" : NULL;
  case GDK_KEY_Left: return sums ? "left" : NULL;
  case GDK_KEY_Right: return sums ? "right" : NULL;
  case GDK_KEY_Up: return sums ? "up" : NULL;
  case GDK_KEY_Down: return sums ? "down" : NULL;
  case GDK_KEY_plus:
  case GDK_KEY_KP_Add: return sums ? "+" : NULL;
  case GDK_KEY_minus:
  case GDK_KEY_KP_Subtract: return sums ? "-" : NULL;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter: return sums ? "enter" : NULL;
  default: return NULL;
  }
}

gboolean
ump_pad_key (UmpPad *self, const char *key, guint32 time)
{
  if (ump_chooser_mode (self->chooser) == UMP_CHOOSER_TALLY && !g_str_equal (key, "space")) {
    ump_pad_tally_key (UMP_PAD_TALLY (self->tally), key, time);
    return TRUE;
  }
  if (ump_chooser_mode (self->chooser) == UMP_CHOOSER_FORM && g_ascii_isdigit (key[0]))
    return ump_pad_form_digit (UMP_PAD_FORM (self->form), key[0] - '0');
  if (ump_chooser_mode (self->chooser) != UMP_CHOOSER_KEYS)
    return FALSE;
  if (ump_chooser_half (self->chooser) > 0) {
    end_number (self, key);
    return TRUE;
  }
  if (g_str_equal (key, "space")) {
    int item = ump_chooser_space_item (self->chooser);
    return item >= 0 && (ump_chooser_tap_item (self->chooser, (guint) item), TRUE);
  }
  if (ump_chooser_type (self->chooser, key))
    return TRUE;
  return g_ascii_isdigit (key[0]) && take_digit (self, key[0] == '0' ? 10 : key[0] - '0');
}

void
ump_pad_enter (UmpPad *self)
{
  if (ump_chooser_mode (self->chooser) == UMP_CHOOSER_FORM)
    ump_pad_form_go_on (UMP_PAD_FORM (self->form));
}

static void
choose_cards (UmpPad *self, const UmpVerb *verb, const UmpMove *move)
{
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (int));

  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++)
    for (int k = 0;
         verb->attrs[a].type == UMP_TYPE_CARDS && ump_move_has (move, a) && k < ump_move_n (move, a); k++) {
      int face = ump_move_card (move, a, k).face;
      g_array_append_val (faces, face);
    }
  ump_chooser_choose (self->chooser, (const int *) (gpointer) faces->data, faces->len);
}

void
ump_pad_fill (UmpPad *self, const UmpEntry *entry)
{
  UmpPlay *play = ump_chooser_play (self->chooser);
  const UmpVerb *verb = entry->verb >= 0 ? &ump_play_game (play)->verbs[entry->verb] : NULL;
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (verb == NULL || !ump_entry_read (ump_match_setup (ump_play_match (play)), NULL, entry, &move, &verdict))
    return;
  ump_play_set_tally_mode (play, verb->tally);
  ump_chooser_begin_form (self->chooser, entry->verb);
  if (ump_chooser_mode (self->chooser) == UMP_CHOOSER_FORM)
    ump_pad_form_fill (UMP_PAD_FORM (self->form), entry);
  else if (ump_chooser_mode (self->chooser) == UMP_CHOOSER_TALLY)
    ump_pad_tally_fill (UMP_PAD_TALLY (self->tally), &move);
  else
    choose_cards (self, verb, &move);
}

/* A key of a form that can do nothing now stays one for the keyboard: it says why. */
static gboolean
is_off (GtkWidget *key)
{
  return gtk_widget_has_css_class (key, "off");
}

static gboolean
focus_first (GtkWidget *among)
{
  if (!gtk_widget_get_mapped (among) || !gtk_widget_is_sensitive (among))
    return FALSE;
  if (GTK_IS_BUTTON (among))
    return !is_off (among) && gtk_widget_grab_focus (among);
  for (GtkWidget *child = gtk_widget_get_first_child (among); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (focus_first (child))
      return TRUE;
  return FALSE;
}

gboolean
ump_pad_focus_is_off (UmpPad *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->page == self->keys)
    return ump_keys_view_focus_is_off (UMP_KEYS_VIEW (self->keys));
  return ump_has_focus_inside (GTK_WIDGET (self)) && is_off (gtk_root_get_focus (root));
}

gboolean
ump_pad_focus (UmpPad *self)
{
  if (self->page == NULL)
    return FALSE;
  if (self->page == self->keys)
    return ump_keys_view_focus (UMP_KEYS_VIEW (self->keys));
  /* a part that was hidden with the focus is remembered, and what stands before it would be passed over */
  if (!ump_has_focus_inside (self->page))
    gtk_widget_set_focus_child (self->page, NULL);
  gtk_widget_child_focus (self->page, GTK_DIR_TAB_FORWARD);
  return (ump_has_focus_inside (GTK_WIDGET (self)) && !ump_pad_focus_is_off (self)) ||
         focus_first (self->page);
}

void
ump_pad_set_narrow (UmpPad *self, gboolean narrow)
{
  ump_pad_tally_set_narrow (UMP_PAD_TALLY (self->tally), narrow);
  ump_pad_form_set_narrow (UMP_PAD_FORM (self->form), narrow);
}

/* ---- sizes -------------------------------------------------------------------------------------- */

gboolean
ump_pad_lays_table (UmpPad *self)
{
  return self->page == self->keys && ump_chooser_phase (self->chooser) == UMP_PHASE_OF_TABLE &&
         ump_chooser_wants_deck (self->chooser);
}

int
ump_pad_height (UmpPad *self, UmpKeysForm form, gboolean tight, double zoom, int width)
{
  int least, natural;

  if (self->page == NULL)
    return 0;
  if (self->page == self->keys)
    return ump_keys_view_height (UMP_KEYS_VIEW (self->keys), form, tight, zoom, width);
  gtk_widget_measure (self->page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->page, GTK_ORIENTATION_VERTICAL, MAX (width, least), NULL, &natural, NULL, NULL);
  if (width != self->tallest_width)
    self->tallest = 0;
  self->tallest_width = width;
  self->tallest = MAX (self->tallest, natural);
  return self->tallest;
}

void
ump_pad_set_form (UmpPad *self, UmpKeysForm form, gboolean tight, double zoom)
{
  ump_keys_view_set_form (UMP_KEYS_VIEW (self->keys), form, tight, zoom);
}

/* ---- life --------------------------------------------------------------------------------------- */

static void
ump_pad_dispose (GObject *object)
{
  UmpPad *self = UMP_PAD (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_pad_parent_class)->dispose (object);
}

static void
ump_pad_class_init (UmpPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_pad_dispose;
  gtk_widget_class_set_css_name (widget_class, "pad");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_pad_init (UmpPad *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
}

static GtkWidget *
page_new (UmpPad *self, GtkWidget *child)
{
  GtkWidget *page = ump_squeeze_new (child);

  ump_squeeze_set_least (UMP_SQUEEZE (page), LEAST_HEIGHT);
  ump_squeeze_set_sideways (UMP_SQUEEZE (page), TRUE);
  gtk_widget_set_vexpand (page, TRUE);
  gtk_widget_set_parent (page, GTK_WIDGET (self));
  return page;
}

GtkWidget *
ump_pad_new (UmpChooser *chooser)
{
  UmpPad *self = g_object_new (UMP_TYPE_PAD, NULL);

  self->chooser = g_object_ref (chooser);
  self->keys = ump_keys_view_new (chooser);
  gtk_widget_set_hexpand (self->keys, TRUE);
  gtk_widget_set_vexpand (self->keys, TRUE);
  gtk_widget_set_parent (self->keys, GTK_WIDGET (self));
  self->tally = ump_pad_tally_new (chooser);
  self->form = ump_pad_form_new (chooser);
  self->pages[0] = page_new (self, self->tally);
  self->pages[1] = page_new (self, self->form);
  ump_name_widget (GTK_WIDGET (self), _ ("Entry pad"));
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
