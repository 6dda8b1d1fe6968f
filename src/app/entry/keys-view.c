/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys are a plan of what the chooser offers; a tap goes back to the chooser. What can be meant on the
 * table has no key. */
#include "config.h"

#include <glib/gi18n.h>

#include "keys-view.h"

#include "../board/board.h"
#include "../model/marks.h"
#include "../widgets/card-view.h"
#include "../widgets/parts.h"
#include "../model/card-sight.h"
#include "../model/entry-words.h"

/* What a key that is no card does; value: index of an item or a set, a form's verb. NOTHING: it only keeps
 * its place. */
typedef enum { KEY_NOTHING, KEY_ITEM, KEY_SET, KEY_FORM } KeySort;

typedef struct {
  KeySort sort;
  int value;
} KeyAction;

struct _UmpKeysView {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *board;
  UmpKeysForm form;
  gboolean tight;
  double zoom;
  int open; /* row of the deck, when folded */
  gboolean asked_row;
  GArray *actions; /* KeyAction: by the ids of the keys of the plan that was made last */
  int phase;
  int tallest[UMP_N_KEYS_FORMS]; /* in this phase, for what follows */
  int tallest_width;
  gboolean tallest_tight;
  double tallest_zoom;
  gboolean measured[UMP_N_KEYS_FORMS]; /* what is offered now is in it */
};

G_DEFINE_FINAL_TYPE (UmpKeysView, ump_keys_view, GTK_TYPE_WIDGET)

/* All that a request borrows. */
typedef struct {
  UmpMarks marks;
  GArray *keys; /* UmpTextKey: actions, then those of the grid, then the last one */
  GArray *actions;
  GStringChunk *strings;
} Content;

static const UmpSetup *
setup_of (UmpKeysView *self)
{
  return ump_match_setup (ump_play_match (ump_chooser_play (self->chooser)));
}

static const char *
keep (Content *content, const char *text)
{
  return text != NULL ? g_string_chunk_insert_const (content->strings, text) : NULL;
}

static UmpTextKey *
add_key (Content *content, KeySort sort, int value)
{
  UmpTextKey key = { .id = (int) content->keys->len };
  KeyAction action = { sort, value };

  g_array_append_val (content->keys, key);
  g_array_append_val (content->actions, action);
  return &g_array_index (content->keys, UmpTextKey, key.id);
}

/* ---- items -------------------------------------------------------------------------------------- */

/* What comes of it, or why it cannot be. */
static const char *
note_of (const UmpChooserItem *item)
{
  if (item->legal || item->outcome != NULL)
    return item->outcome;
  return item->brief != NULL ? item->brief : item->reason;
}

static void
fill_item (UmpKeysView *self, Content *content, UmpTextKey *key, guint index)
{
  const UmpChooserItem *item = ump_chooser_item (self->chooser, index);
  const char *note = note_of (item);
  g_autofree char *name =
      note != NULL && note[0] != '\0' ? g_strdup_printf (_ ("%s, %s"), item->label, note) : NULL;

  key->text = keep (content, item->label);
  key->words = keep (content, note);
  key->name = keep (content, name != NULL ? name : item->label);
  key->description = keep (content, item->legal ? NULL : item->reason);
  key->sign = item->sign;
  if (item->kept)
    key->flags |= UMP_SPOT_CHOSEN;
  if ((int) index == ump_chooser_big_item (self->chooser))
    key->flags |= UMP_SPOT_PEN;
  if (!item->legal && !item->keeps)
    key->flags |= UMP_SPOT_OFF;
}

/* A card has to be chosen before it can be said what comes of it. */
static gboolean
is_waiting (const UmpChooserItem *item)
{
  return !item->legal && !item->keeps && !item->big && item->verdict.kind == UMP_FORM &&
         item->verdict.rule < 0;
}

static gboolean
has_key (UmpKeysView *self, guint index, const UmpChooserGrid *grid)
{
  const UmpChooserItem *item = ump_chooser_item (self->chooser, index);

  return item->place == UMP_ITEM_PAD && (grid == NULL || item->move.verb != grid->verb) &&
         !is_waiting (item) && !ump_chooser_is_on_table (self->chooser, index);
}

/* "All who may": cards that go together, as one key. */
static void
add_set (UmpKeysView *self, Content *content, guint index)
{
  const GArray *faces = ump_chooser_sets (self->chooser)->pdata[index];
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *name = NULL;
  UmpTextKey *key = add_key (content, KEY_SET, (int) index);

  for (guint i = 0; i < faces->len; i++) {
    UmpCard card = { .face = (guint16) g_array_index (faces, int, i) };
    g_autofree char *spoken = ump_card_spoken (setup_of (self), card, FALSE);
    g_string_append_printf (words, "%s%s", i > 0 ? ", " : "", spoken);
  }
  name = g_strdup_printf (_ ("%s, %s"), _ ("All who may"), words->str);
  key->text = keep (content, _ ("All who may"));
  key->words = keep (content, words->str);
  key->name = keep (content, name);
  key->alone = TRUE;
  key->flags = ump_chooser_is_chosen_set (self->chooser, faces) ? UMP_SPOT_CHOSEN : 0;
}

static void
add_form (UmpKeysView *self, Content *content, int verb)
{
  const UmpGame *game = ump_play_game (ump_chooser_play (self->chooser));
  g_autofree char *label = g_strdup_printf (_ ("%s…"), ump_title_of_verb (&game->verbs[verb]));
  UmpTextKey *key = add_key (content, KEY_FORM, verb);

  key->text = key->name = keep (content, label);
}

static void
add_actions (UmpKeysView *self, Content *content, const UmpChooserGrid *grid)
{
  const GArray *forms = ump_chooser_forms (self->chooser);

  for (guint i = 0; i < ump_chooser_n_items (self->chooser); i++)
    if (has_key (self, i, grid))
      fill_item (self, content, add_key (content, KEY_ITEM, (int) i), i);
  for (guint i = 0; i < ump_chooser_sets (self->chooser)->len; i++)
    add_set (self, content, i);
  for (guint i = 0; i < forms->len; i++)
    add_form (self, content, g_array_index (forms, int, i));
}

/* ---- a place and a word, at once ----------------------------------------------------------------- */

/* "Deck 1", or its number alone. */
static char *
name_of_place (UmpKeysView *self, const UmpField *place, int number)
{
  const UmpSetup *setup = setup_of (self);
  UmpText title;

  if (place->zone == 0)
    return g_strdup_printf ("%d", number);
  title = ump_setup_zone_title (setup, ump_zone_index (setup, place->zone - 1, 0, number - place->min));
  return ump_text_format (&title, setup, ump_play_words ());
}

/* "1 ♦": a deck and the colour of its back. */
static void
add_cell (UmpKeysView *self, Content *content, const UmpChooserGrid *grid, int row, int column)
{
  const UmpField *attrs = ump_play_game (ump_chooser_play (self->chooser))->verbs[grid->verb].attrs,
                 *words = &attrs[1];
  int item = grid->items[row][column], word = grid->columns[column];
  UmpColour colour = ump_colour_of_word (words->words[word]);
  const char *title = ump_words_translate (ump_play_words (), ump_field_word_title (words, word));
  g_autofree char *number = g_strdup_printf ("%d", grid->rows[row]);
  g_autofree char *place = name_of_place (self, &attrs[0], grid->rows[row]);
  g_autofree char *name = g_strdup_printf (_ ("%s, %s"), place, title);
  UmpTextKey *key = add_key (content, item >= 0 ? KEY_ITEM : KEY_NOTHING, item);

  if (item >= 0) {
    fill_item (self, content, key, (guint) item);
    key->words = NULL;
  } else {
    key->name = keep (content, name);
    key->flags = UMP_SPOT_OFF;
  }
  key->text = keep (content, colour != UMP_COLOUR_NONE ? number : name);
  key->card.back = (guint8) colour;
}

/* The column of what leaves the word out is the place itself, on the table. */
static int
n_words (const UmpChooserGrid *grid)
{
  int n = 0;

  while (n < grid->n_columns && grid->columns[n] >= 0)
    n++;
  return n;
}

/* "Draw: Deck, Colour of the back" */
static const char *
title_of (UmpKeysView *self, Content *content, const UmpChooserGrid *grid)
{
  const UmpVerb *verb = &ump_play_game (ump_chooser_play (self->chooser))->verbs[grid->verb];
  const UmpWords *words = ump_play_words ();
  /* Translators: a grid of keys: "Draw: Deck, Colour of the back"; one tap says both. */
  g_autofree char *title = g_strdup_printf (_ ("%s: %s, %s"), ump_words_translate (words, verb->title),
                                            ump_words_translate (words, verb->attrs[0].title),
                                            ump_words_translate (words, verb->attrs[1].title));

  return keep (content, title);
}

/* ---- the request -------------------------------------------------------------------------------- */

/* The key for one card where others take several; it keeps its place where it cannot be said. */
static gboolean
add_last (UmpKeysView *self, Content *content)
{
  int v = ump_chooser_phase_lone_verb (self->chooser);
  UmpTextKey *key;

  for (guint i = 0; i < ump_chooser_n_items (self->chooser); i++)
    if (ump_chooser_item (self->chooser, i)->place == UMP_ITEM_BESIDE) {
      key = add_key (content, KEY_ITEM, (int) i);
      fill_item (self, content, key, i);
      key->flags |= key->flags & UMP_SPOT_OFF ? 0 : UMP_SPOT_PEN;
      return TRUE;
    }
  if (v < 0)
    return FALSE;
  key = add_key (content, KEY_NOTHING, 0);
  key->text = key->name =
      keep (content, ump_title_of_verb (&ump_play_game (ump_chooser_play (self->chooser))->verbs[v]));
  key->flags = UMP_SPOT_OFF;
  return TRUE;
}

static gboolean
row_may (UmpKeysView *self, int row)
{
  int face;

  for (int k = 0; (face = ump_keys_face (setup_of (self), row, k)) > 0; k++) {
    const UmpFaceState *state = ump_chooser_face_state (self->chooser, face);
    if (state != NULL && (state->offered || state->taken > 0))
      return TRUE;
  }
  return FALSE;
}

/* The row that is open; unless somebody asked for it, that of the card that probably comes, and if nothing of
 * it can be, the first of which something can. */
static int
open_row (UmpKeysView *self)
{
  const UmpGame *game = setup_of (self)->game;
  int n = ump_keys_n_rows (setup_of (self));
  UmpPrompt prompt = { 0 };

  if (self->asked_row && self->open < n)
    return self->open;
  if (game->prompt != NULL)
    game->prompt (ump_play_table (ump_chooser_play (self->chooser)), &prompt);
  if (prompt.like > 0 && game->faces[prompt.like].row >= 0)
    self->open = game->faces[prompt.like].row;
  if (self->open < n && row_may (self, self->open))
    return self->open;
  for (int row = 0; row < n; row++)
    if (row_may (self, row))
      return row;
  return MIN (self->open, MAX (n - 1, 0));
}

static void
clear (Content *content)
{
  ump_marks_clear (&content->marks);
  g_array_unref (content->keys);
  g_array_unref (content->actions);
  g_string_chunk_free (content->strings);
}

/* Folded there is room for what can be said now alone. */
static UmpPlan *
make (UmpKeysView *self, UmpKeysForm form, gboolean tight, double zoom, int width, UmpMeasure *measure,
      GArray **actions)
{
  UmpChooserGrid grid;
  gboolean has_grid = ump_chooser_phase_grid (self->chooser, &grid), last;
  gboolean deck = ump_chooser_wants_deck (self->chooser);
  Content content = { .keys = g_array_new (FALSE, TRUE, sizeof (UmpTextKey)),
                      .actions = g_array_new (FALSE, FALSE, sizeof (KeyAction)),
                      .strings = g_string_chunk_new (512) };
  UmpKeysRequest request = { .table = ump_match_table (ump_play_match (ump_chooser_play (self->chooser))),
                             .words = ump_play_words (),
                             .measure = measure,
                             .width = width,
                             .em = UMP_EM * ump_text_scale (GTK_WIDGET (self)) * zoom,
                             .tight = tight,
                             .rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
                             .form = form,
                             .open = open_row (self),
                             .title = ump_chooser_card_title (self->chooser),
                             .deck = deck };
  UmpPlan *plan;

  if (form == UMP_KEYS_FOLDED && has_grid && ump_chooser_has_deck (self->chooser))
    has_grid = FALSE;
  else if (form == UMP_KEYS_FOLDED && has_grid)
    request.deck = FALSE;
  ump_marks_of_deck (&content.marks, request.table, ump_chooser_faces (self->chooser));
  ump_marks_add_said (&content.marks, ump_chooser_was (self->chooser), ump_chooser_said (self->chooser));
  add_actions (self, &content, has_grid ? &grid : NULL);
  request.n_actions = (int) content.keys->len;
  for (int row = 0; has_grid && row < grid.n_rows; row++)
    for (int column = 0; column < n_words (&grid); column++)
      add_cell (self, &content, &grid, row, column);
  request.n_more = (int) content.keys->len - request.n_actions;
  request.more_columns = has_grid ? n_words (&grid) : 0;
  request.more_title = has_grid && form != UMP_KEYS_FOLDED ? title_of (self, &content, &grid) : NULL;
  last = add_last (self, &content);
  request.actions = (const UmpTextKey *) (gpointer) content.keys->data;
  request.more = request.actions + request.n_actions;
  request.last = last ? request.more + request.n_more : NULL;
  request.marks = (const UmpMark *) (gpointer) content.marks.marks->data;
  request.n_marks = (int) content.marks.marks->len;
  plan = ump_keys_plan_new (&request);
  if (actions != NULL) {
    g_clear_pointer (actions, g_array_unref);
    *actions = g_array_ref (content.actions);
  }
  clear (&content);
  return plan;
}

static UmpPlan *
make_plan (int width, int height, UmpMeasure *measure, gpointer user_data)
{
  UmpKeysView *self = UMP_KEYS_VIEW (user_data);

  return make (self, self->form, self->tight, self->zoom, width, measure, &self->actions);
}

/* ---- sizes -------------------------------------------------------------------------------------- */

static void
forget_heights (UmpKeysView *self)
{
  memset (self->tallest, 0, sizeof self->tallest);
  memset (self->measured, 0, sizeof self->measured);
}

int
ump_keys_view_height (UmpKeysView *self, UmpKeysForm form, gboolean tight, double zoom, int width)
{
  g_autoptr (UmpPlan) plan = NULL;

  if (width != self->tallest_width || tight != self->tallest_tight || zoom != self->tallest_zoom)
    forget_heights (self);
  self->tallest_width = width;
  self->tallest_tight = tight;
  self->tallest_zoom = zoom;
  if (self->measured[form])
    return self->tallest[form];
  plan = make (self, form, tight, zoom, width, ump_board_measure (UMP_BOARD (self->board)), NULL);
  self->tallest[form] = MAX (self->tallest[form], plan->n_spots > 0 ? plan->height : 0);
  self->measured[form] = TRUE;
  return self->tallest[form];
}

void
ump_keys_view_set_form (UmpKeysView *self, UmpKeysForm form, gboolean tight, double zoom)
{
  if (self->form == form && self->tight == tight && self->zoom == zoom)
    return;
  self->form = form;
  self->tight = tight;
  self->zoom = zoom;
  ump_board_invalidate (UMP_BOARD (self->board));
}

static void
ump_keys_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  UmpKeysView *self = UMP_KEYS_VIEW (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > 0)
    *natural = ump_keys_view_height (self, self->form, self->tight, self->zoom, for_size);
}

static void
ump_keys_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpKeysView *self = UMP_KEYS_VIEW (widget);
  GtkAllocation all = { 0, 0, width, height };

  gtk_widget_measure (self->board, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->board, &all, baseline);
}

static GtkSizeRequestMode
ump_keys_view_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* ---- taps --------------------------------------------------------------------------------------- */

static void
open_row_of (UmpKeysView *self, int row)
{
  self->open = row;
  self->asked_row = TRUE;
  ump_board_update (UMP_BOARD (self->board), NULL);
}

static void
act_on_text (UmpKeysView *self, int id, gboolean holds)
{
  KeyAction action = g_array_index (self->actions, KeyAction, id);

  switch (action.sort) {
  case KEY_ITEM:
    if (holds)
      ump_chooser_hold_item (self->chooser, (guint) action.value);
    else
      ump_chooser_tap_item (self->chooser, (guint) action.value);
    break;
  case KEY_SET: ump_chooser_tap_set (self->chooser, (guint) action.value); break;
  case KEY_FORM: ump_chooser_begin_form (self->chooser, action.value); break;
  case KEY_NOTHING:
  default: break;
  }
}

/* An entry may take the page away. */
static void
act (UmpKeysView *self, guint64 id, gboolean holds)
{
  const UmpSpot *spot = ump_board_spot (UMP_BOARD (self->board), id);

  if (spot == NULL)
    return;
  g_object_ref (self);
  if (spot->sort == UMP_SPOT_WORDKEY)
    act_on_text (self, spot->position, holds);
  else if (spot->more != 0)
    open_row_of (self, spot->value);
  else if (holds)
    ump_chooser_hold_face (self->chooser, spot->card.face);
  else
    ump_chooser_tap_face (self->chooser, spot->card.face);
  g_object_unref (self);
}

static void
on_tapped (UmpKeysView *self, guint64 id)
{
  act (self, id, FALSE);
}

static void
on_asked (UmpKeysView *self, guint64 id)
{
  act (self, id, TRUE);
}

gboolean
ump_keys_view_focus_is_off (UmpKeysView *self)
{
  const UmpSpot *spot = ump_board_focused (UMP_BOARD (self->board));

  return spot != NULL && (spot->flags & UMP_SPOT_OFF) != 0;
}

gboolean
ump_keys_view_focus (UmpKeysView *self)
{
  const UmpSpot *spot = ump_board_focused (UMP_BOARD (self->board));

  if (spot != NULL && !(spot->flags & UMP_SPOT_OFF))
    return TRUE;
  return ump_board_focus_first (UMP_BOARD (self->board));
}

/* ---- following the chooser ---------------------------------------------------------------------- */

static void
update (UmpKeysView *self)
{
  int phase = ump_chooser_phase (self->chooser), n;

  if (phase != self->phase || phase == UMP_PHASE_OF_TABLE)
    forget_heights (self);
  memset (self->measured, 0, sizeof self->measured);
  self->phase = phase;
  ump_chooser_cards (self->chooser, &n);
  self->asked_row &= n > 0;
  ump_board_update (UMP_BOARD (self->board), NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
ump_keys_view_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (ump_keys_view_parent_class)->system_setting_changed (widget, setting);
  if (!ump_setting_is_of_text (setting))
    return;
  forget_heights (UMP_KEYS_VIEW (widget));
  update (UMP_KEYS_VIEW (widget));
}

/* ---- life --------------------------------------------------------------------------------------- */

static void
ump_keys_view_dispose (GObject *object)
{
  UmpKeysView *self = UMP_KEYS_VIEW (object);

  g_clear_pointer (&self->board, gtk_widget_unparent);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_keys_view_parent_class)->dispose (object);
}

static void
ump_keys_view_finalize (GObject *object)
{
  g_array_unref (UMP_KEYS_VIEW (object)->actions);
  G_OBJECT_CLASS (ump_keys_view_parent_class)->finalize (object);
}

static void
ump_keys_view_class_init (UmpKeysViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_keys_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_keys_view_finalize;
  widget_class->measure = ump_keys_view_measure;
  widget_class->size_allocate = ump_keys_view_size_allocate;
  widget_class->get_request_mode = ump_keys_view_request_mode;
  widget_class->system_setting_changed = ump_keys_view_system_setting_changed;
  gtk_widget_class_set_css_name (widget_class, "keysview");
}

static void
ump_keys_view_init (UmpKeysView *self)
{
  self->zoom = 1;
  self->actions = g_array_new (FALSE, FALSE, sizeof (KeyAction));
  self->board = ump_board_new (_ ("Keys"), make_plan, self);
  ump_board_set_bare (UMP_BOARD (self->board));
  gtk_widget_set_parent (self->board, GTK_WIDGET (self));
  g_signal_connect_swapped (self->board, "tapped", G_CALLBACK (on_tapped), self);
  g_signal_connect_swapped (self->board, "asked", G_CALLBACK (on_asked), self);
}

GtkWidget *
ump_keys_view_new (UmpChooser *chooser)
{
  UmpKeysView *self = g_object_new (UMP_TYPE_KEYS_VIEW, NULL);

  self->chooser = g_object_ref (chooser);
  self->phase = ump_chooser_phase (chooser);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
