/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-tally.h"

#include "cell-grid.h"
#include "number-keys.h"
#include "../compat/announce.h"
#include "../model/entry-words.h"
#include "../model/tally.h"
#include "../widgets/key.h"
#include "../widgets/parts.h"

/* Letters of what is counted that a column has the width for. */
#define HEAD_CHARS 18
/* Words side by side. */
#define MOST_WORDS 3

struct _UmpPadTally {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *box;
  GtkWidget *grid;
  GtkWidget *hint; /* what is asked for, when Enter comes too early */
  GtkWidget *keys;
  GtkWidget *words;   /* instead of the keys, where a word is chosen */
  GtkWidget *choices; /* a grid of those words */
  GtkWidget *confirm; /* beside the words: the digits' Enter is not there */
  UmpTally *tally;    /* NULL while nothing is counted */
  guint generation;
};

G_DEFINE_FINAL_TYPE (UmpPadTally, ump_pad_tally, GTK_TYPE_WIDGET)

static UmpPlay *
play_of (UmpPadTally *self)
{
  return ump_chooser_play (self->chooser);
}

static const UmpSetup *
setup_of (UmpPadTally *self)
{
  return ump_match_setup (ump_play_match (play_of (self)));
}

/* The field of the current cell; NULL for none. */
static const UmpField *
field_of (UmpPadTally *self)
{
  return ump_tally_seat (self->tally) >= 0 ? ump_tally_field (self->tally, ump_tally_here (self->tally))
                                           : NULL;
}

/* The person of the current cell has only to be confirmed. */
static gboolean
is_as_known (UmpPadTally *self)
{
  int seat = ump_tally_seat (self->tally);

  return seat >= 0 && ump_tally_is_as_known (self->tally, seat);
}

/* ---- showing -------------------------------------------------------------------------------------- */

/* The words of the current field as keys; the digits choose them too, from 1 on. */
static void
show_words (UmpPadTally *self)
{
  const UmpField *attr = field_of (self);
  gboolean on = attr != NULL && attr->type == UMP_TYPE_CHOICE,
           focused = gtk_widget_get_focus_child (self->words) != NULL;
  int n = on ? ump_field_n_words (attr) : 0, lines = MAX ((n + MOST_WORDS - 1) / MOST_WORDS, 1),
      columns = (n + lines - 1) / lines;
  GtkWidget *key;

  ump_grid_clear (self->choices);
  for (int w = 0; w < n; w++) {
    g_autofree char *name =
        g_strdup_printf ("%s: %s", ump_title_of_field (attr), ump_title_of_word (attr, w));

    key = gtk_button_new_with_label (ump_title_of_word (attr, w));
    ump_add_classes (key, "key word-key");
    ump_name_widget (key, name);
    ump_set_action (key, "tally.word", "i", w);
    gtk_grid_attach (GTK_GRID (self->choices), key, w % columns, w / columns, 1, 1);
  }
  gtk_widget_set_visible (self->confirm, is_as_known (self));
  if (on && focused)
    gtk_widget_child_focus (self->words, GTK_DIR_TAB_FORWARD);
  gtk_widget_set_visible (self->words, on);
  gtk_widget_set_visible (self->keys, !on);
}

static void
show_cell (UmpPadTally *self, int seat, int field)
{
  UmpTally *tally = self->tally;
  g_autofree char *text = ump_tally_shown (tally, seat, field), *said = ump_tally_spoken (tally, seat, field);
  g_autofree char *name =
      g_strdup_printf ("%s, %s, %s", setup_of (self)->shown[seat], ump_tally_title (tally, field), said);

  ump_cell_grid_show_cell (
      UMP_CELL_GRID (self->grid), seat, field,
      &(UmpCellLook){ .text = text,
                      .name = name,
                      .here = seat == ump_tally_seat (tally) && field == ump_tally_here (tally),
                      .off = ump_tally_is_done (tally, seat) });
}

static const char *
enter_label (UmpPadTally *self)
{
  if (is_as_known (self))
    return _ ("Confirm");
  return ump_tally_here (self->tally) == ump_tally_n_fields (self->tally) - 1 ? _ ("Enter") : _ ("Next");
}

static void
show_hint (UmpPadTally *self)
{
  g_autofree char *text = NULL;

  if (is_as_known (self))
    /* Translators: what is filled in for a person is what the log knows */
    text = g_strdup_printf (_ ("%s: this is what the log saw. Confirm it, or type what is right."),
                            setup_of (self)->shown[ump_tally_seat (self->tally)]);
  ump_set_class (self->hint, "error-text", FALSE);
  ump_label_say (self->hint, text);
}

/* What is counted above, a line for each person. */
static void
build_grid (UmpPadTally *self)
{
  int n_fields = ump_tally_n_fields (self->tally);

  ump_cell_grid_begin (UMP_CELL_GRID (self->grid), n_fields);
  for (int f = 0; f < n_fields; f++) {
    GtkWidget *label = ump_label_new (NULL, "strong tally-head");

    gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
    ump_label_say_whole (label, ump_tally_title (self->tally, f), HEAD_CHARS);
    gtk_grid_attach (GTK_GRID (self->grid), label, f + 1, 0, 1, 1);
  }
  for (int s = 0; s < ump_tally_n_seats (self->tally); s++) {
    GtkWidget *label = ump_label_new (setup_of (self)->shown[s], NULL);

    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    gtk_label_set_width_chars (GTK_LABEL (label), 7);
    ump_cell_grid_add_line (UMP_CELL_GRID (self->grid), label, NULL);
  }
}

static void
show (UmpPadTally *self)
{
  UmpCellGrid *grid = UMP_CELL_GRID (self->grid);
  int seat = ump_tally_seat (self->tally);

  ump_cell_grid_freeze (grid);
  for (int s = 0; s < ump_tally_n_seats (self->tally); s++) {
    ump_set_class (ump_cell_grid_get_title (grid, s), "strong", s == seat);
    for (int f = 0; f < ump_tally_n_fields (self->tally); f++)
      show_cell (self, s, f);
  }
  ump_cell_grid_thaw (grid);
  show_hint (self);
  show_words (self);
  ump_number_keys_set_signed (UMP_NUMBER_KEYS (self->keys), seat >= 0 && field_of (self)->min < 0);
  ump_number_keys_set_enter (UMP_NUMBER_KEYS (self->keys), enter_label (self), seat >= 0);
}

static void
say (UmpPadTally *self, const char *text)
{
  ump_label_say (self->hint, text);
  ump_announce (GTK_WIDGET (self), text);
}

/* Says what is asked for: a blank field is no zero. */
static void
ask (UmpPadTally *self)
{
  g_autofree char *text = ump_tally_question (self->tally);

  ump_set_class (self->hint, "error-text", TRUE);
  say (self, text);
}

/* ---- entering --------------------------------------------------------------------------------------- */

static void
enter (UmpPadTally *self)
{
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_tally_move (self->tally, &move);
  if (!ump_play_enter_move (play_of (self), &move))
    show (self);
}

static void
answer (UmpPadTally *self, UmpTallyAnswer what)
{
  if (what & UMP_TALLY_SHOW)
    show (self);
  if (what & UMP_TALLY_ASK)
    ask (self);
  if (what & UMP_TALLY_ONCE_MORE)
    say (self, _ ("That Enter ended the number before. Press it once more to take what stands here."));
  if (what & UMP_TALLY_ENTER)
    enter (self);
}

void
ump_pad_tally_key (UmpPadTally *self, const char *key, guint32 time)
{
  if (self->tally != NULL)
    answer (self, ump_tally_key (self->tally, key, time));
}

static void
on_key (UmpPadTally *self, const char *key)
{
  if (self->tally != NULL)
    answer (self, ump_tally_tap (self->tally, key));
}

static void
on_confirm (UmpPadTally *self)
{
  on_key (self, "enter");
}

static void
on_tapped (UmpPadTally *self, int seat, int field)
{
  if (self->tally == NULL)
    return;
  ump_tally_go_to (self->tally, seat, field);
  show (self);
}

static void
on_word (GtkWidget *widget, const char *action, GVariant *target)
{
  UmpPadTally *self = UMP_PAD_TALLY (widget);

  if (self->tally != NULL)
    answer (self, ump_tally_choose (self->tally, g_variant_get_int32 (target)));
}

/* ---- life -------------------------------------------------------------------------------------------- */

/* A correction of what was before takes nothing of what was typed. */
static void
update (UmpPadTally *self)
{
  int verb = ump_chooser_verb (self->chooser);
  guint generation = ump_play_generation (play_of (self));

  if (ump_chooser_mode (self->chooser) != UMP_CHOOSER_TALLY) {
    if (self->tally != NULL)
      ump_tally_leave (self->tally); /* entered, or left for the keys */
    g_clear_pointer (&self->tally, ump_tally_free);
    return;
  }
  if (self->tally != NULL && ump_tally_verb (self->tally) == verb) {
    if (self->generation != generation)
      build_grid (self);
  } else {
    g_clear_pointer (&self->tally, ump_tally_free);
    self->tally = ump_tally_new (play_of (self), verb);
    build_grid (self);
  }
  self->generation = generation;
  ump_tally_read (self->tally);
  show (self);
}

void
ump_pad_tally_fill (UmpPadTally *self, const UmpMove *move)
{
  if (self->tally != NULL && ump_tally_fill (self->tally, move))
    show (self);
}

static void
ump_pad_tally_dispose (GObject *object)
{
  UmpPadTally *self = UMP_PAD_TALLY (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->chooser);
  g_clear_pointer (&self->tally, ump_tally_free);
  G_OBJECT_CLASS (ump_pad_tally_parent_class)->dispose (object);
}

static void
ump_pad_tally_class_init (UmpPadTallyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_pad_tally_dispose;
  gtk_widget_class_set_css_name (widget_class, "tally");
  gtk_widget_class_install_action (widget_class, "tally.word", "i", on_word);
  g_type_ensure (UMP_TYPE_CELL_GRID);
  g_type_ensure (UMP_TYPE_NUMBER_KEYS);
  g_type_ensure (UMP_TYPE_KEY_GRID);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/pad-tally.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpPadTally, box);
  gtk_widget_class_bind_template_child (widget_class, UmpPadTally, grid);
  gtk_widget_class_bind_template_child (widget_class, UmpPadTally, hint);
  gtk_widget_class_bind_template_child (widget_class, UmpPadTally, keys);
  gtk_widget_class_bind_template_child (widget_class, UmpPadTally, words);
  gtk_widget_class_bind_template_child (widget_class, UmpPadTally, choices);
  gtk_widget_class_bind_template_child (widget_class, UmpPadTally, confirm);
  gtk_widget_class_bind_template_callback (widget_class, on_tapped);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_confirm);
}

static void
ump_pad_tally_init (UmpPadTally *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_pad_tally_new (UmpChooser *chooser)
{
  UmpPadTally *self = g_object_new (UMP_TYPE_PAD_TALLY, NULL);

  self->chooser = g_object_ref (chooser);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

void
ump_pad_tally_set_narrow (UmpPadTally *self, gboolean narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  ump_number_keys_set_flat (UMP_NUMBER_KEYS (self->keys), narrow);
}
