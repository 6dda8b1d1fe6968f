/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad.h"

#include <math.h>
#include <string.h>

#include "pad-deck.h"
#include "pad-form.h"
#include "pad-items.h"
#include "pad-tally.h"
#include "../widgets/after-frame.h"
#include "../widgets/card-images.h"
#include "../widgets/parts.h"
#include "../widgets/split-box.h"
#include "../widgets/squeeze.h"

/* So high it is at least where it has to scroll: two rows of keys. */
#define LEAST_HEIGHT 130
/* Keys are drawn smaller in such steps, down to the least one, which a finger still hits. */
#define STEPS 20
#define LEAST_STEP 16
/* With larger text down to where they are as large as with text at 100 %, and never below that. */
#define LEAST_STEP_LARGE 10
/* Between cards and places; on a phone, and where they stand one below the other, less. */
#define COLUMN_GAP 18
#define ROW_GAP 6
#define TITLE_GAP 4
/* Percent of the width for the places of cards, and for a few cards that may come. */
#define SHARE_OF_SLOTS 58
#define SHARE_OF_FEW 50

/* Phases of turns, then what comes once a round: there the height may be another one. */
enum { LAST_TURN = 3, OF_TABLE, FORM, TALLY, N_PHASES };

struct _UmpPad {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *squeeze;
  GtkWidget *stack; /* of which one child is there */
  GtkWidget *page;  /* that one */
  GtkWidget *columns;
  GtkWidget *cards;
  GtkWidget *card_title;
  GtkWidget *deck;
  GtkWidget *places;
  GtkWidget *item_title;
  GtkWidget *items;
  GtkWidget *tally;
  GtkWidget *form;
  GtkWidget *over;
  GtkWidget *ruler; /* as high as a title, never seen */
  gboolean narrow;
  gboolean below;
  int phase; /* of the steps that share a height */
  int width; /* that it has */
  int asked; /* the height that it needs at the width for which it was asked last */
  int asked_width;
  int tallest[N_PHASES];
  int deck_room; /* height and least width of the keys of all cards; 0: not known */
  int deck_least;
  float drawn; /* the scale of the keys */
};

G_DEFINE_FINAL_TYPE (UmpPad, ump_pad, GTK_TYPE_WIDGET)

/* Cards that come and go among the steps of a turn have their place although there are none. */
static gboolean
has_place_for_cards (UmpPad *self)
{
  return !self->narrow && ump_chooser_mode (self->chooser) == UMP_CHOOSER_KEYS &&
         ump_chooser_phase_has_cards (self->chooser) && !ump_chooser_phase_has_deck (self->chooser);
}

/* Of the width, how much is the cards', in percent: many columns need more, a few large keys take what
 * they need. */
static int
share_of_cards (UmpPad *self)
{
  if (ump_chooser_has_slots (self->chooser))
    return SHARE_OF_SLOTS;
  if (has_place_for_cards (self))
    return SHARE_OF_FEW;
  if (ump_chooser_is_few (self->chooser))
    return 0;
  return ump_pad_deck_columns (UMP_PAD_DECK (self->deck)) > 9 ? 80 : 60;
}

static void
arrange (UmpPad *self)
{
  gboolean below = self->narrow || (self->below && !ump_chooser_is_few (self->chooser));

  ump_split_box_set (UMP_SPLIT_BOX (self->columns), share_of_cards (self), below, COLUMN_GAP, ROW_GAP);
}

static void
set_title (GtkWidget *label, int number, const char *title, gboolean numbered)
{
  g_autofree char *text = numbered && title != NULL ? g_strdup_printf ("%d  %s", number, title) : NULL;

  ump_label_say (label, text != NULL ? text : title);
}

static gboolean
is_floor (UmpPad *self, int zone)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (ump_chooser_play (self->chooser)));

  return setup->game->zones[setup->zones[zone].def].layout == UMP_LAYOUT_FLOORS;
}

/* On a phone the places are the zones themselves, where all of them are zones; but keys that stood there
 * before a card was chosen stay. */
static gboolean
are_on_table (UmpPad *self, int n_cards)
{
  if (ump_chooser_has_slots (self->chooser))
    return FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (ump_chooser_items (self->chooser)); i++) {
    const UmpChooserItem *item = ump_chooser_item (self->chooser, i);
    /* floors are too low for a thumb */
    if (item->legal ? item->zone < 0 || item->big || is_floor (self, item->zone)
                    : item->verdict.rule >= 0 && n_cards == 0)
      return FALSE;
    /* a zone with more than one way is no button: there the keys have to say which, or its cards */
    if (item->legal && ump_chooser_item_for_zone (self->chooser, item->zone) < 0 &&
        ump_chooser_item (self->chooser, i)->pick < 0)
      return FALSE;
  }
  return g_list_model_get_n_items (ump_chooser_forms (self->chooser)) == 0;
}

static void
show_column (GtkWidget *column, gboolean shown)
{
  if (!shown)
    ump_drop_focus (column);
  gtk_widget_set_visible (column, shown);
}

static void
show_keys (UmpPad *self)
{
  gboolean deck = ump_pad_deck_is_shown (UMP_PAD_DECK (self->deck)) || has_place_for_cards (self);
  guint n;
  int n_cards;

  ump_chooser_cards (self->chooser, &n_cards);
  ump_pad_items_set_on_table (UMP_PAD_ITEMS (self->items),
                              self->narrow && deck && are_on_table (self, n_cards));
  n = ump_pad_items_n (UMP_PAD_ITEMS (self->items));
  show_column (self->cards, deck);
  gtk_widget_set_visible (self->deck, ump_pad_deck_is_shown (UMP_PAD_DECK (self->deck)));
  gtk_widget_set_vexpand (self->items, has_place_for_cards (self));
  /* on a phone the more cards there are, the more lines they have: the keys below them stay */
  gtk_widget_set_valign (self->places, self->narrow ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  show_column (self->places, n > 0);
  arrange (self);
  set_title (self->card_title, 1, self->narrow ? NULL : ump_chooser_card_title (self->chooser), n > 0);
  set_title (self->item_title, 2, self->narrow ? NULL : ump_chooser_item_title (self->chooser),
             deck && !ump_chooser_is_grouped (self->chooser));
  /* a title that is not there leaves its line */
  if (has_place_for_cards (self) && !ump_chooser_has_slots (self->chooser) &&
      !ump_chooser_is_grouped (self->chooser) && ump_chooser_card_title (self->chooser) == NULL)
    ump_label_say (self->card_title, "\u00a0");
  if (!self->narrow && deck && ump_chooser_item_title (self->chooser) == NULL && n > 0)
    ump_label_say (self->item_title, _ ("Actions"));
}

/* The keys of all cards may have to be made for it: not while sizes are being asked for. */
static void
find_deck_room (UmpPad *self)
{
  if (self->deck_room == 0 && gtk_widget_get_root (GTK_WIDGET (self)) != NULL &&
      ump_chooser_mode (self->chooser) == UMP_CHOOSER_KEYS && ump_chooser_phase_has_deck (self->chooser))
    self->deck_room = ump_pad_deck_room (UMP_PAD_DECK (self->deck), &self->deck_least);
}

static int
phase_now (UmpPad *self)
{
  int phase;

  switch (ump_chooser_mode (self->chooser)) {
  case UMP_CHOOSER_TALLY: return TALLY;
  case UMP_CHOOSER_FORM: return FORM;
  default: break;
  }
  phase = ump_chooser_phase (self->chooser);
  return phase == UMP_PHASE_OF_TABLE ? OF_TABLE : MIN (phase, LAST_TURN);
}

static void
update (UmpPad *self)
{
  int phase = phase_now (self);

  switch (ump_chooser_mode (self->chooser)) {
  case UMP_CHOOSER_KEYS: self->page = self->columns; break;
  case UMP_CHOOSER_TALLY: self->page = self->tally; break;
  case UMP_CHOOSER_FORM: self->page = self->form; break;
  default: self->page = self->over; break;
  }
  if (phase > LAST_TURN && phase != self->phase)
    self->tallest[phase] = 0;
  self->phase = phase;
  gtk_widget_set_visible (GTK_WIDGET (self), self->page != self->over);
  for (GtkWidget *child = gtk_widget_get_first_child (self->stack); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, child == self->page);
  show_keys (self);
  find_deck_room (self);
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
  GListModel *items = ump_chooser_items (self->chooser);

  for (guint i = 0;
       ump_chooser_mode (self->chooser) == UMP_CHOOSER_KEYS && i < g_list_model_get_n_items (items); i++)
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
  for (guint i = 0; i < g_list_model_get_n_items (ump_chooser_items (self->chooser)); i++)
    if (ump_chooser_item (self->chooser, i)->digit == digit) {
      if (ump_chooser_item (self->chooser, i)->pick >= 0)
        ump_pad_items_focus_picks (UMP_PAD_ITEMS (self->items), i);
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

/* A key that can do nothing now stays one for the keyboard: it says why. */
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

  return ump_has_focus_inside (GTK_WIDGET (self)) && is_off (gtk_root_get_focus (root));
}

gboolean
ump_pad_focus (UmpPad *self)
{
  GtkWidget *const memories[] = { self->stack, self->columns, self->places, self->cards };

  /* a part that was hidden with the focus is remembered, and what stands before it would be passed over */
  for (guint i = 0; i < G_N_ELEMENTS (memories); i++)
    if (!ump_has_focus_inside (memories[i]))
      gtk_widget_set_focus_child (memories[i], NULL);
  gtk_widget_child_focus (self->page, GTK_DIR_TAB_FORWARD);
  return (ump_has_focus_inside (GTK_WIDGET (self)) && !ump_pad_focus_is_off (self)) ||
         focus_first (self->page);
}

static void
forget_heights (UmpPad *self)
{
  memset (self->tallest, 0, sizeof self->tallest);
  self->deck_room = 0;
}

void
ump_pad_set_layout (UmpPad *self, gboolean narrow, gboolean below)
{
  if (self->narrow != narrow || self->below != below)
    forget_heights (self);
  self->narrow = narrow;
  self->below = below;
  ump_pad_deck_set_narrow (UMP_PAD_DECK (self->deck), narrow, below);
  ump_pad_items_set_flat (UMP_PAD_ITEMS (self->items), below && !narrow, narrow);
  ump_pad_tally_set_narrow (UMP_PAD_TALLY (self->tally), self->narrow);
  ump_pad_form_set_narrow (UMP_PAD_FORM (self->form), narrow);
  update (self);
}

/* ---- building ------------------------------------------------------------------------------------- */

static void
ump_pad_dispose (GObject *object)
{
  UmpPad *self = UMP_PAD (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_pad_parent_class)->dispose (object);
}

static int
scaled (int size, int step)
{
  return MAX (size * STEPS / step, 1);
}

static int
least_step (UmpPad *self)
{
  return CLAMP ((int) ceil (STEPS / ump_text_scale (GTK_WIDGET (self))), LEAST_STEP_LARGE, LEAST_STEP);
}

/* What the keys need at a width, when they are drawn that much smaller; -1: they are wider. */
static int
needs_at (UmpPad *self, int width, int step)
{
  int least, height;

  width = scaled (width, step);
  gtk_widget_measure (self->stack, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width)
    return -1;
  gtk_widget_measure (self->stack, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return (height * step + STEPS - 1) / STEPS;
}

/* The largest size at which all keys are inside; behind the least one they scroll. height: -1 for any. */
static int
step_for (UmpPad *self, int width, int height)
{
  int least = least_step (self);

  for (int step = STEPS; step > least; step--) {
    int needs = needs_at (self, width, step);
    if (needs >= 0 && (height < 0 || needs <= height))
      return step;
  }
  return least;
}

static int
height_of_title (UmpPad *self)
{
  int height = 0;

  if (!self->narrow)
    gtk_widget_measure (self->ruler, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height > 0 ? height + TITLE_GAP : 0;
}

/* Room for all cards, in a turn in which any of them may be asked for, at a width. */
static int
room_of_deck (UmpPad *self, int width)
{
  int step = STEPS, least = least_step (self);

  if (self->deck_room == 0 || !ump_chooser_phase_has_deck (self->chooser))
    return 0;
  while (step > least && self->deck_least > scaled (width, step))
    step--;
  return ((self->deck_room + height_of_title (self)) * step + STEPS - 1) / STEPS;
}

/* The pad keeps the height that it once needed among the steps of a turn: what is above it does not move with
 * each tap. */
static void
ump_pad_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                 int *minimum_baseline, int *natural_baseline)
{
  UmpPad *self = UMP_PAD (widget);
  int step;

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0 && self->width > 0)
    for_size = self->width;
  gtk_widget_measure (self->squeeze, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size <= 0)
    return;
  step = step_for (self, for_size, -1);
  gtk_widget_measure (self->squeeze, orientation, scaled (for_size, step), NULL, natural, NULL, NULL);
  *natural = MAX ((*natural * step + STEPS - 1) / STEPS, *minimum);
  *natural = MAX (*natural, room_of_deck (self, for_size));
  if (for_size == self->width)
    *natural = self->tallest[self->phase] = MAX (self->tallest[self->phase], *natural);
  self->asked_width = for_size;
  self->asked = *natural;
}

static void
ump_pad_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpPad *self = UMP_PAD (widget);
  int step = step_for (self, width, height), wide = scaled (width, step), high, least;
  float scale = (float) step / STEPS;

  if (scale != self->drawn && width != self->width && self->width > 0)
    ump_card_images_resized ();
  else if (scale != self->drawn)
    ump_card_images_redraw (self->squeeze);
  self->drawn = scale;
  /* other widths are only asked about: what was needed is remembered for the one that there is */
  if (width != self->width) {
    memset (self->tallest, 0, sizeof self->tallest);
    self->tallest[self->phase] = width == self->asked_width ? self->asked : 0;
    self->width = width;
  }

  gtk_widget_measure (self->squeeze, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->squeeze, GTK_ORIENTATION_VERTICAL, MAX (wide, least), &high, NULL, NULL, NULL);
  gtk_widget_allocate (self->squeeze, MAX (wide, least), MAX (scaled (height, step), high), baseline,
                       step < STEPS ? gsk_transform_scale (NULL, scale, scale) : NULL);
}

static GtkSizeRequestMode
ump_pad_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The keys of all cards are made before the first step that asks for them: its frame would wait for a hundred
 * of them. */
static void
prepare (GtkWidget *widget)
{
  if (gtk_widget_get_root (widget) != NULL)
    ump_pad_deck_prepare (UMP_PAD_DECK (UMP_PAD (widget)->deck));
}

static void
ump_pad_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ump_pad_parent_class)->root (widget);
  find_deck_room (UMP_PAD (widget));
  ump_after_frame (widget, prepare);
}

static void
ump_pad_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (ump_pad_parent_class)->system_setting_changed (widget, setting);
  if (ump_setting_is_of_text (setting))
    forget_heights (UMP_PAD (widget));
}

static void
ump_pad_class_init (UmpPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_pad_dispose;
  widget_class->root = ump_pad_root;
  widget_class->system_setting_changed = ump_pad_system_setting_changed;
  widget_class->measure = ump_pad_measure;
  widget_class->size_allocate = ump_pad_size_allocate;
  widget_class->get_request_mode = ump_pad_request_mode;
  gtk_widget_class_set_css_name (widget_class, "pad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_pad_init (UmpPad *self)
{
}

static GtkWidget *
column_new (GtkWidget **title, GtkWidget *content)
{
  GtkWidget *column = ump_box_new (GTK_ORIENTATION_VERTICAL, TITLE_GAP, NULL);

  *title = ump_label_new (NULL, "pad-title");
  gtk_box_append (GTK_BOX (column), *title);
  gtk_box_append (GTK_BOX (column), content);
  gtk_widget_set_hexpand (column, TRUE);
  return column;
}

static void
add_page (UmpPad *self, GtkWidget *page)
{
  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (self->stack), page);
}

static void
build (UmpPad *self)
{
  self->deck = ump_pad_deck_new (self->chooser);
  self->items = ump_pad_items_new (self->chooser);
  self->tally = ump_pad_tally_new (self->chooser);
  self->form = ump_pad_form_new (self->chooser);
  self->over = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);
  self->cards = column_new (&self->card_title, self->deck);
  self->places = column_new (&self->item_title, self->items);
  self->columns = ump_split_box_new (self->cards, self->places);
  /* no stack: that asks for the width at a height, for which texts are laid out ten times */
  self->stack = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);
  add_page (self, self->columns);
  add_page (self, self->tally);
  add_page (self, self->form);
  add_page (self, self->over);
  self->squeeze = ump_squeeze_new (self->stack);
  ump_squeeze_set_least (UMP_SQUEEZE (self->squeeze), LEAST_HEIGHT);
  ump_squeeze_set_sideways (UMP_SQUEEZE (self->squeeze), TRUE);
  gtk_widget_set_parent (self->squeeze, GTK_WIDGET (self));
  self->ruler = ump_silent_label_new ("1", "pad-title");
  gtk_widget_set_child_visible (self->ruler, FALSE);
  gtk_widget_set_parent (self->ruler, GTK_WIDGET (self));
}

GtkWidget *
ump_pad_new (UmpChooser *chooser)
{
  UmpPad *self = g_object_new (UMP_TYPE_PAD, NULL);

  self->chooser = g_object_ref (chooser);
  build (self);
  ump_name_widget (GTK_WIDGET (self), _ ("Entry pad"));
  /* the keys share what the pad has; the rest of the height is the table's */
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
