/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "verdict-bar.h"

#include "../widgets/card-view.h"
#include "../widgets/glyph.h"
#include "../widgets/line-layout.h"
#include "../widgets/parts.h"
#include "../model/play-answer.h"
#include "../model/precedents.h"
#include "ruling-dialog.h"
#include "../widgets/sentence.h"
#include "../compat/signal.h"

/* Of what can be done so much stands in the bar, on a phone less; the rest is behind "More". */
#define PLACES 2
#define PLACES_NARROW 1
#define MOST_ACTIONS 6
/* So many are said in the bar; more have a window of their own. */
#define FEW_STEPS 2
/* Of what is to be done with cards: how to begin, and what the hands do. */
#define LINES_HANDS 2
#define WORDS_GAP 2
/* Of a button's words on a phone, in one line. */
#define ACTION_CHARS 8
#define MORE_CHARS 52
#define SHOWN_PRECEDENTS 2
#define MORE_CHARS_NARROW 32

/* Swapped handler of a button. */
typedef void (*Action) (UmpVerdictBar *self);

/* What can be done, the most likely first. */
typedef struct {
  char *labels[MOST_ACTIONS];
  Action actions[MOST_ACTIONS];
  int n;
} Actions;

struct _UmpVerdictBar {
  GtkWidget parent_instance;
  UmpPlay *play;
  GtkWidget *mark;
  GtkWidget *mark_glyph;
  GtkWidget *mark_text;
  GtkWidget *words;
  GtkWidget *title;
  GtkWidget *hand;
  GtkWidget *body;
  GtkWidget *grid;    /* all of it */
  GtkWidget *actions; /* what can be done, as far as there are places for it */
  Actions placed;     /* what the buttons there do */
  gboolean pictures;  /* those of them that have one show it */
  char *pill;         /* the rule that stands behind them, NULL for none */
  guint number;       /* of the entry that they are about, 0 for none */
  GtkWidget *more;    /* opens the rest over the page */
  GtkWidget *popover; /* weak: what "More" opened */
  gboolean longer;    /* there is a rest, besides words that are cut */
  gboolean narrow, tall;
  int lines;     /* of title and body each, 0 for as many as they need; narrow shows one of them */
  gboolean told; /* something stands here */
  UmpAnswerType type;
  UmpSafety safety; /* of what stands here */
};

G_DEFINE_FINAL_TYPE (UmpVerdictBar, ump_verdict_bar, GTK_TYPE_WIDGET)

enum { ANYWAY, RULE, SHOW, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- actions --------------------------------------------------------------------------- */

static void
on_rule (UmpVerdictBar *self)
{
  const char *rule = ump_play_answer (self->play)->rule;

  if (rule != NULL)
    g_signal_emit (self, signals[RULE], 0, rule);
}

static GtkWidget *
pill_new (UmpVerdictBar *self, const char *rule)
{
  g_autofree char *label = g_strdup_printf (_ ("Rule %s"), rule);
  GtkWidget *pill = gtk_button_new_with_label (label);

  ump_add_classes (pill, "rule-pill");
  gtk_widget_set_halign (pill, GTK_ALIGN_START);
  g_signal_connect_swapped (pill, "clicked", G_CALLBACK (on_rule), self);
  return pill;
}

static void
act_set_up (UmpVerdictBar *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.set-up", NULL);
}

static void
act_lay (UmpVerdictBar *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.lay-changes", NULL);
}

static void
on_reason (gpointer play, const char *reason)
{
  ump_play_let_it_stand (play, reason);
}

static void
act_let_it_stand (UmpVerdictBar *self)
{
  ump_ruling_dialog_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                         ump_play_answer (self->play)->body, ump_play_answer (self->play)->precedents,
                         on_reason, self->play);
}

static void
act_leave_out (UmpVerdictBar *self)
{
  ump_play_leave_out (self->play, FALSE);
}

static void
act_undo (UmpVerdictBar *self)
{
  ump_play_undo (self->play);
}

static void
act_redo (UmpVerdictBar *self)
{
  ump_play_redo (self->play);
}

static void
correct (UmpVerdictBar *self, guint number)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.correct-entry", "(iu)", UMP_CHANGE_ENTRY, number);
}

/* The entry at which the log waits. */
static void
act_edit_refused (UmpVerdictBar *self)
{
  correct (self, ump_match_checked (ump_play_match (self->play)) + 1);
}

static void
act_edit (UmpVerdictBar *self)
{
  correct (self, ump_play_answer (self->play)->number);
}

static void
act_show_cause (UmpVerdictBar *self)
{
  g_signal_emit (self, signals[SHOW], 0, ump_play_answer (self->play)->cause);
}

static void
act_edit_cause (UmpVerdictBar *self)
{
  correct (self, ump_play_answer (self->play)->cause);
}

/* The answer goes with what is entered. */
static void
act_enter (UmpVerdictBar *self)
{
  g_autoptr (UmpEntry) entry = ump_entry_ref (ump_play_answer (self->play)->entry);

  ump_play_enter (self->play, entry);
}

static void
act_anyway (UmpVerdictBar *self)
{
  g_signal_emit (self, signals[ANYWAY], 0);
}

static void
action_way (GtkWidget *widget, const char *name, GVariant *way)
{
  UmpVerdictBar *self = UMP_VERDICT_BAR (widget);
  GPtrArray *ways = ump_play_answer (self->play)->ways;
  guint index = g_variant_get_uint32 (way);

  /* the answer, and with it the move, goes with what is entered */
  if (ways != NULL && index < ways->len)
    ump_play_enter_move (self->play, ways->pdata[index]);
}

/* As the log would say it. */
static void
add_way (UmpVerdictBar *self, GtkWidget *box, guint index, const UmpMove *move)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  GtkWidget *button, *sentence;
  g_autofree char *name = NULL;
  const char *who;

  if (!ump_play_say_move (self->play, move, &who, say))
    return;
  button = gtk_button_new ();
  sentence = ump_sentence_new ();
  ump_sentence_set (UMP_SENTENCE (sentence), setup, who, &say->what);
  gtk_button_set_child (GTK_BUTTON (button), sentence);
  ump_add_classes (button, "plain verdict-action");
  /* Translators: a legal move in place of one that is refused: "Instead: Carlos ends the turn". */
  name = g_strdup_printf (_ ("Instead: %s"), ump_sentence_get_text (UMP_SENTENCE (sentence)));
  ump_name_widget (button, name);
  ump_set_tooltip (button, name);
  ump_set_action (button, "verdict.way", "u", index);
  gtk_box_append (GTK_BOX (box), button);
}

/* Its moment, in its own session. */
static void
add_precedent (GtkWidget *box, const UmpPrecedent *precedent)
{
  g_autofree char *day = ump_precedent_day (precedent, g_get_real_time () / G_USEC_PER_SEC);
  /* Translators: shows what was done on that day: "Show 3 November" */
  g_autofree char *label = g_strdup_printf (_ ("Show %s"), day);
  GtkWidget *button = gtk_button_new_with_label (label);

  ump_add_classes (button, "plain verdict-action");
  ump_set_action (button, "win.open-then", "(ssmv)", precedent->path, "win.show-moment",
                  g_variant_new ("(uu)", precedent->game, precedent->entry));
  gtk_box_append (GTK_BOX (box), button);
}

static guint
n_ways (UmpVerdictBar *self, const UmpAnswer *answer)
{
  return answer->type == UMP_ANSWER_REFUSED && ump_play_is_now (self->play) && answer->ways != NULL
             ? answer->ways->len
             : 0;
}

static void
actions_clear (Actions *actions)
{
  for (int i = 0; i < actions->n; i++)
    g_free (actions->labels[i]);
  actions->n = 0;
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Actions, actions_clear)

static void
list_action (Actions *actions, char *label, Action action)
{
  actions->labels[actions->n] = label;
  actions->actions[actions->n++] = action;
}

/* Whatever was done in a log that waits, what it waits at can be mended. */
static gboolean
is_waiting (UmpVerdictBar *self, const UmpAnswer *answer)
{
  return (answer->type == UMP_ANSWER_WAITS || answer->type == UMP_ANSWER_INFO) &&
         ump_match_refusal (ump_play_match (self->play)) != NULL && !ump_play_is_read_only (self->play);
}

static void
list_refused (UmpVerdictBar *self, const UmpAnswer *answer, Actions *actions)
{
  if (answer->cause > 0)
    list_action (actions, g_strdup (_ ("Show the cause")), act_show_cause);
  if (ump_play_is_read_only (self->play))
    return;
  if (answer->type == UMP_ANSWER_REFUSED && answer->waivable && answer->entry != NULL)
    list_action (actions, g_strdup (_ ("Let it stand…")), act_let_it_stand);
  if (answer->type == UMP_ANSWER_NOT_NOW && answer->waivable && answer->entry != NULL)
    list_action (actions, g_strdup (_ ("Enter it anyway")), act_anyway);
  if (answer->cause > 0)
    list_action (actions, g_strdup (_ ("Correct the cause")), act_edit_cause);
}

static void
list_actions (UmpVerdictBar *self, const UmpAnswer *answer, Actions *actions)
{
  /* what can only be looked at offers no change */
  if (ump_play_is_read_only (self->play) && answer->type != UMP_ANSWER_REFUSED &&
      answer->type != UMP_ANSWER_WAITS)
    return;
  if (!ump_play_is_now (self->play)) {
    /* of a moment that has passed only the entry itself can be changed */
    if (answer->number > 0)
      list_action (actions, g_strdup (_ ("Edit")), act_edit);
    return;
  }
  switch (answer->type) {
  case UMP_ANSWER_ACCEPTED:
    list_action (actions, g_strdup (_ ("Undo")), act_undo);
    list_action (actions, g_strdup (_ ("Edit")), act_edit);
    break;
  case UMP_ANSWER_RULING: list_action (actions, g_strdup (_ ("Take back")), act_undo); break;
  case UMP_ANSWER_REFUSED:
  case UMP_ANSWER_WAITS:
  case UMP_ANSWER_NOT_NOW: list_refused (self, answer, actions); break;
  case UMP_ANSWER_INFO:
    if (answer->before != NULL)
      list_action (actions, g_strdup (_ ("Step by step")), act_lay);
    if (answer->undone && ump_play_can_redo (self->play))
      list_action (actions, g_strdup (_ ("Redo")), act_redo);
    else if (answer->entry != NULL)
      list_action (actions, g_strdup (_ ("Enter it")), act_enter);
    else if (!answer->undone && ump_play_can_undo (self->play))
      list_action (actions, g_strdup (_ ("Undo")), act_undo);
    break;
  case UMP_ANSWER_NONE: {
    g_autoptr (UmpSteps) steps = ump_steps_new (ump_play_table (self->play));

    if (steps->steps->len > FEW_STEPS)
      list_action (actions, g_strdup (_ ("Step by step")), act_set_up);
    break;
  }
  }
  if (is_waiting (self, answer)) {
    list_action (actions, g_strdup (_ ("Correct it")), act_edit_refused);
    list_action (actions, g_strdup (_ ("Leave it out")), act_leave_out);
  }
}

/* What is known by its picture; NULL for what has to be said. */
static const char *
icon_of (Action action)
{
  if (action == act_undo)
    return "edit-undo-symbolic";
  if (action == act_redo)
    return "edit-redo-symbolic";
  return action == act_edit ? "document-edit-symbolic" : NULL;
}

/* wraps: words go on in the next line before they take the room of the sentence. */
static GtkWidget *
button_new (const char *label, const char *icon, gboolean wraps)
{
  GtkWidget *button, *words;

  if (icon == NULL) {
    button = gtk_button_new_with_label (label);
    words = gtk_button_get_child (GTK_BUTTON (button));
    gtk_label_set_wrap (GTK_LABEL (words), wraps);
    gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
    gtk_label_set_max_width_chars (GTK_LABEL (words), wraps ? ACTION_CHARS : -1);
    return button;
  }
  button = gtk_button_new_from_icon_name (icon);
  ump_name_widget (button, label);
  ump_set_tooltip (button, label);
  return button;
}

static void
add_action (UmpVerdictBar *self, GtkWidget *box, const char *label, Action action, const char *icon,
            gboolean wraps)
{
  GtkWidget *button = button_new (label, icon, wraps);

  ump_add_classes (button, "plain verdict-action");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (action), self);
  gtk_box_append (GTK_BOX (box), button);
}

/* How many of them stand in the bar. A phone has its room for the sentence: there only a picture does, and
 * how to begin. */
static int
n_places (UmpVerdictBar *self, const Actions *actions)
{
  gboolean brief =
      actions->n > 0 && (icon_of (actions->actions[0]) != NULL || actions->actions[0] == act_set_up);

  if (!self->narrow)
    return MIN (actions->n, PLACES + is_waiting (self, ump_play_answer (self->play)));
  return brief ? PLACES_NARROW : 0;
}

/* The rule has a place too that nothing else wants. */
static gboolean
has_pill (UmpVerdictBar *self, int places)
{
  return !self->narrow && places < PLACES;
}

static gboolean
are_placed (UmpVerdictBar *self, const Actions *actions, int places, const char *pill)
{
  if (self->placed.n != places || self->pictures != self->narrow || g_strcmp0 (self->pill, pill) != 0)
    return FALSE;
  for (int i = 0; i < places; i++)
    if (self->placed.actions[i] != actions->actions[i] ||
        !g_str_equal (self->placed.labels[i], actions->labels[i]))
      return FALSE;
  return TRUE;
}

/* Below the words stand the actions of a tall bar; and on a phone with large text what has no picture, so
 * that the words have the width. */
static void
put_actions (UmpVerdictBar *self)
{
  gboolean below =
      self->tall || (self->narrow && self->placed.n > 0 && icon_of (self->placed.actions[0]) == NULL &&
                     ump_text_is_large (GTK_WIDGET (self)));

  ump_grid_move (self->grid, self->actions, below ? 1 : 2, below ? 1 : 0, self->tall ? 2 : 1, 1);
  gtk_widget_set_halign (self->actions, below ? GTK_ALIGN_START : GTK_ALIGN_FILL);
}

static void
place_actions (UmpVerdictBar *self, const Actions *actions, int places, const char *pill)
{
  ump_box_clear (self->actions);
  actions_clear (&self->placed);
  self->pictures = self->narrow;
  for (int i = 0; i < places; i++) {
    add_action (self, self->actions, actions->labels[i], actions->actions[i],
                self->narrow ? icon_of (actions->actions[i]) : NULL, self->narrow);
    list_action (&self->placed, g_strdup (actions->labels[i]), actions->actions[i]);
  }
  ump_set_str (&self->pill, pill);
  put_actions (self);
  if (pill != NULL)
    gtk_box_append (GTK_BOX (self->actions), pill_new (self, pill));
}

/* After most entries the same can be done: the buttons stay, but who has pressed one did not mean the entry
 * that it is about now. */
static void
fill_actions (UmpVerdictBar *self, const UmpAnswer *answer)
{
  g_auto (Actions) actions = { .n = 0 };
  const char *pill;
  gboolean stay;
  int places;

  list_actions (self, answer, &actions);
  places = n_places (self, &actions);
  pill = has_pill (self, places) ? answer->rule : NULL;
  stay = are_placed (self, &actions, places, pill);
  if (!stay || answer->number != self->number)
    ump_drop_focus (self->actions);
  if (!stay)
    place_actions (self, &actions, places, pill);
  self->number = answer->number;
  self->longer = actions.n > places || (answer->rule != NULL && pill == NULL) || n_ways (self, answer) > 0 ||
                 answer->precedent != NULL;
}

/* ---- what is shown ------------------------------------------------------------------------ */

static const struct {
  const char *css_class;
  UmpGlyphKind glyph;
  const char *sign;
} looks[] = {
  [UMP_ANSWER_NONE] = { "waiting", UMP_GLYPH_HAND, NULL },
  [UMP_ANSWER_ACCEPTED] = { "accepted", UMP_GLYPH_CHECK, NULL },
  [UMP_ANSWER_RULING] = { "ruling", UMP_GLYPH_NONE, "§" },
  [UMP_ANSWER_REFUSED] = { "refused", UMP_GLYPH_CROSS, NULL },
  [UMP_ANSWER_WAITS] = { "not-now", UMP_GLYPH_NONE, "!" },
  [UMP_ANSWER_NOT_NOW] = { "not-now", UMP_GLYPH_NONE, "!" },
  [UMP_ANSWER_INFO] = { "waiting", UMP_GLYPH_CHECK, NULL },
};

/* Before the first answer: what hands do where that is said in few words, else what is expected. */
static void
say_start (UmpVerdictBar *self, char **title, char **body)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  UmpState state = ump_table_state (ump_play_table (self->play));
  UmpPrompt prompt = { 0 };
  g_autoptr (UmpSteps) steps = NULL;
  guint n;

  if (state != UMP_PLAYING) {
    *title = g_strdup (state == UMP_FINISHED ? _ ("The game is finished") : _ ("The game was abandoned"));
    *body =
        g_strdup (_ ("The log and the score stay here. Every entry can still be looked at and corrected."));
    return;
  }
  *title =
      g_strdup (ump_match_n_entries (ump_play_match (self->play)) == 0 ? _ ("To begin") : _ ("To go on"));
  if (setup->game->prompt != NULL)
    setup->game->prompt (ump_play_table (self->play), &prompt);
  steps = ump_steps_new (ump_play_table (self->play));
  n = steps->steps->len;
  *body = n == 0 || n > FEW_STEPS ? ump_text_format (&prompt.hint, setup, ump_play_words ())
                                  : ump_steps_say (steps, ump_play_words ());
}

static char *
more_words (const UmpAnswer *answer)
{
  if (answer->type == UMP_ANSWER_REFUSED)
    return answer->cause > 0
               ? g_strdup_printf (_ ("Nothing has changed. The cause is “%s”."), answer->cause_name)
               : g_strdup (_ ("Nothing has changed."));
  if (answer->cause > 0)
    return g_strdup_printf (_ ("The cause is “%s”."), answer->cause_name);
  return NULL;
}

/* Everything there is to say and to do, over the page: nothing on it moves. */
static void
on_more (UmpVerdictBar *self)
{
  const UmpAnswer *answer = ump_play_answer (self->play);
  g_auto (Actions) actions = { .n = 0 };
  g_autofree char *words = more_words (answer);
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 8, NULL), *popover;
  const char *const said[] = {
    gtk_label_get_text (GTK_LABEL (self->title)),
    gtk_widget_get_visible (self->body) ? gtk_label_get_text (GTK_LABEL (self->body)) : NULL, words
  };

  for (guint i = 0; i < G_N_ELEMENTS (said); i++) {
    GtkWidget *label = ump_text_new (said[i], i == 0 ? "strong" : NULL);
    gtk_label_set_width_chars (GTK_LABEL (label), self->narrow ? MORE_CHARS_NARROW : MORE_CHARS);
    gtk_label_set_max_width_chars (GTK_LABEL (label), self->narrow ? MORE_CHARS_NARROW : MORE_CHARS);
    gtk_widget_set_visible (label, said[i] != NULL && said[i][0] != '\0');
    gtk_box_append (GTK_BOX (box), label);
  }
  for (guint i = 0; i < n_ways (self, answer); i++)
    add_way (self, box, i, answer->ways->pdata[i]);
  for (guint i = 0; answer->precedents != NULL && i < MIN (answer->precedents->len, SHOWN_PRECEDENTS); i++)
    add_precedent (box, answer->precedents->pdata[i]);
  list_actions (self, answer, &actions);
  for (int i = n_places (self, &actions); i < actions.n; i++)
    add_action (self, box, actions.labels[i], actions.actions[i], NULL, FALSE);
  if (answer->rule != NULL && !has_pill (self, n_places (self, &actions)))
    gtk_box_append (GTK_BOX (box), pill_new (self, answer->rule));
  popover = ump_popover_open (GTK_WIDGET (self), self->more, box, _ ("More"));
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_TOP);
  g_set_weak_pointer (&self->popover, popover);
}

static gboolean
is_for_hands (UmpVerdictBar *self)
{
  return ump_play_answer (self->play)->hands;
}

/* lines: 0 for as many as it needs. */
static void
limit_lines (GtkWidget *label, int lines)
{
  gtk_label_set_ellipsize (GTK_LABEL (label), lines > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_lines (GTK_LABEL (label), lines > 0 ? lines : -1);
}

/* Where there is little room the sentence is all that is said; the title is in the log. How to begin takes
 * the room of its title as well, as that says nothing more. */
static void
arrange (UmpVerdictBar *self)
{
  gboolean body = gtk_widget_get_visible (self->body);
  gboolean begins = body && ump_play_answer (self->play)->type == UMP_ANSWER_NONE;
  gboolean whole = begins || is_for_hands (self);

  gtk_widget_set_visible (self->title, !(self->narrow && body) && !begins);
  limit_lines (self->title, self->lines);
  limit_lines (self->body, (whole || ump_play_answer (self->play)->precedent != NULL) && self->lines > 0
                               ? MAX (self->lines, LINES_HANDS)
                               : self->lines);
  if (self->narrow)
    gtk_widget_set_visible (self->hand, FALSE);
  /* what the hands have to do is never a refusal: before a button, and with large text, its words need the
   * room of the mark, unless that warns */
  gtk_widget_set_visible (self->mark, !self->narrow || !whole ||
                                          !(begins || ump_text_is_large (GTK_WIDGET (self))) ||
                                          ump_play_answer (self->play)->safety == UMP_UNSAVED);
}

/* What is not on disk is not yet accepted; what cannot be saved is a warning. */
static UmpAnswerType
look_of (const UmpAnswer *answer)
{
  switch (answer->safety) {
  case UMP_SAFE: break;
  case UMP_HELD:
  case UMP_SAVING: return UMP_ANSWER_NONE;
  case UMP_UNSAVED: return UMP_ANSWER_NOT_NOW;
  }
  return answer->type;
}

static void
update (UmpVerdictBar *self)
{
  const UmpAnswer *answer = ump_play_answer (self->play);
  UmpAnswerType look = look_of (answer);
  g_autofree char *title = NULL, *body = NULL, *name = NULL, *more = more_words (answer);

  self->safety = answer->safety;
  self->type = answer->type;
  if (answer->safety == UMP_HELD && self->told)
    return;
  self->told = TRUE;
  /* it is about what was said before */
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));

  if (answer->type == UMP_ANSWER_NONE)
    say_start (self, &title, &body);
  else
    title = ump_answer_heading (answer);
  for (guint k = 0; k < G_N_ELEMENTS (looks); k++)
    ump_set_class (GTK_WIDGET (self), looks[k].css_class,
                   g_str_equal (looks[k].css_class, looks[look].css_class));
  ump_glyph_set (UMP_GLYPH (self->mark_glyph), looks[look].glyph);
  gtk_widget_set_visible (self->mark_glyph, looks[look].sign == NULL);
  ump_label_say (self->mark_text, looks[look].sign);
  ump_label_say (self->title, title);
  if (answer->precedent != NULL)
    body = g_strdup_printf ("%s\n%s", answer->body, answer->precedent);
  ump_label_say (self->body, body != NULL ? body : answer->body);
  gtk_widget_set_visible (self->hand, gtk_widget_get_visible (self->body) && is_for_hands (self));
  fill_actions (self, answer);
  self->longer |= more != NULL;
  arrange (self);
  name =
      answer->type == UMP_ANSWER_NONE ? g_strdup_printf ("%s: %s", title, body) : ump_answer_spoken (answer);
  ump_name_widget (GTK_WIDGET (self), name);
}

static void
on_disk (UmpVerdictBar *self)
{
  if (ump_play_answer (self->play)->safety != self->safety)
    update (self);
}

/* With the next choice "not now" is over; nothing new was decided that would have to be said. */
static void
on_draft (UmpVerdictBar *self)
{
  if (ump_play_answer (self->play)->type != self->type)
    update (self);
}

/* ---- building ---------------------------------------------------------------------------------- */

/* Words that are cut are a tap away: on them, or on "More". */
static void
on_words (UmpVerdictBar *self)
{
  if (gtk_widget_get_child_visible (self->more))
    on_more (self);
}

static void
ump_verdict_bar_dispose (GObject *object)
{
  UmpVerdictBar *self = UMP_VERDICT_BAR (object);

  ump_remove_children (GTK_WIDGET (self));
  actions_clear (&self->placed);
  g_clear_pointer (&self->pill, g_free);
  g_clear_weak_pointer (&self->popover);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_verdict_bar_parent_class)->dispose (object);
}

static gboolean
is_cut (GtkWidget *label)
{
  return gtk_widget_get_visible (label) &&
         (!gtk_widget_get_child_visible (label) ||
          pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
}

/* The room of "More" is always kept. */
static void
ump_verdict_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpVerdictBar *self = UMP_VERDICT_BAR (widget);

  gtk_widget_allocate (self->grid, width, height, baseline, NULL);
  gtk_widget_set_child_visible (self->more, self->longer || is_cut (self->title) || is_cut (self->body));
  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static GtkSizeRequestMode
height_for_width (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ump_verdict_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (UMP_VERDICT_BAR (widget)->grid, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
ump_verdict_bar_class_init (UmpVerdictBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_verdict_bar_dispose;
  widget_class->measure = ump_verdict_bar_measure;
  widget_class->get_request_mode = height_for_width;
  widget_class->size_allocate = ump_verdict_bar_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "verdict");
  gtk_widget_class_install_action (widget_class, "verdict.way", "u", action_way);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  g_type_ensure (UMP_TYPE_GLYPH);
  g_type_ensure (UMP_TYPE_LINE_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/verdict-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpVerdictBar, grid);
  gtk_widget_class_bind_template_child (widget_class, UmpVerdictBar, mark);
  gtk_widget_class_bind_template_child (widget_class, UmpVerdictBar, mark_glyph);
  gtk_widget_class_bind_template_child (widget_class, UmpVerdictBar, mark_text);
  gtk_widget_class_bind_template_child (widget_class, UmpVerdictBar, words);
  gtk_widget_class_bind_template_child (widget_class, UmpVerdictBar, title);
  gtk_widget_class_bind_template_child (widget_class, UmpVerdictBar, hand);
  gtk_widget_class_bind_template_child (widget_class, UmpVerdictBar, body);
  gtk_widget_class_bind_template_child (widget_class, UmpVerdictBar, actions);
  gtk_widget_class_bind_template_child (widget_class, UmpVerdictBar, more);
  gtk_widget_class_bind_template_callback (widget_class, on_words);
  gtk_widget_class_bind_template_callback (widget_class, on_more);
  signals[ANYWAY] = ump_signal_new ("anyway", UMP_TYPE_VERDICT_BAR);
  signals[SHOW] = g_signal_new ("show-entry", UMP_TYPE_VERDICT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[RULE] = g_signal_new ("rule", UMP_TYPE_VERDICT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
}

/* Nothing is asked for its width at a height: words try one width after another then. */
static void
measure_words (GtkWidget *words, GtkOrientation orientation, int for_size, int *minimum, int *natural,
               int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *title = gtk_widget_get_first_child (words), *line = gtk_widget_get_last_child (words);
  int least = 0, enough = 0;

  for_size = orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size;
  gtk_widget_measure (line, orientation, for_size, minimum, natural, NULL, NULL);
  if (!gtk_widget_get_visible (title))
    return;
  gtk_widget_measure (title, orientation, for_size, &least, &enough, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum = MAX (*minimum, *natural); /* the title gives way */
    *natural += WORDS_GAP + enough;
    return;
  }
  *minimum = MAX (*minimum, least);
  *natural = MAX (*natural, enough);
}

/* What the hands do is read as a whole: where that takes the room of the title too, the title is only in the
 * log, and behind "More". */
static void
allocate_words (GtkWidget *words, int width, int height, int baseline)
{
  GtkWidget *title = gtk_widget_get_first_child (words), *line = gtk_widget_get_last_child (words);
  gboolean both = gtk_widget_get_visible (title);
  int above = 0, below, top;

  gtk_widget_measure (line, GTK_ORIENTATION_VERTICAL, width, NULL, &below, NULL, NULL);
  if (both) {
    gtk_widget_measure (title, GTK_ORIENTATION_VERTICAL, width, NULL, &above, NULL, NULL);
    both = above + WORDS_GAP + below <= height;
    gtk_widget_set_child_visible (title, both);
    above = both ? above + (below > 0 ? WORDS_GAP : 0) : 0;
  }
  top = MAX (height - above - below, 0) / 2;
  if (both)
    gtk_widget_size_allocate (title, &(GtkAllocation){ 0, top, width, above }, -1);
  gtk_widget_size_allocate (line, &(GtkAllocation){ 0, top + above, width, MIN (below, height - above) }, -1);
}

static void
ump_verdict_bar_init (UmpVerdictBar *self)
{
  ump_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->words,
                                 gtk_custom_layout_new (height_for_width, measure_words, allocate_words));
}

GtkWidget *
ump_verdict_bar_new (UmpPlay *play)
{
  UmpVerdictBar *self = g_object_new (UMP_TYPE_VERDICT_BAR, NULL);

  self->lines = 1;
  self->play = g_object_ref (play);
  g_signal_connect_object (play, "verdict", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "draft-changed", G_CALLBACK (on_draft), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "disk", G_CALLBACK (on_disk), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

void
ump_verdict_bar_set_narrow (UmpVerdictBar *self, gboolean narrow, int lines)
{
  if (self->narrow == narrow && self->lines == lines)
    return;
  self->narrow = narrow;
  self->lines = lines;
  update (self);
}

void
ump_verdict_bar_set_tall (UmpVerdictBar *self, gboolean tall)
{
  ump_set_class (GTK_WIDGET (self), "tall", tall);
  ump_grid_move (self->grid, self->words, 1, 0, tall ? 3 : 1, 1);
  self->tall = tall;
  put_actions (self);
  ump_grid_move (self->grid, self->more, 3, tall ? 1 : 0, 1, 1);
  gtk_widget_set_hexpand (self->actions, tall);
  gtk_widget_set_halign (self->more, GTK_ALIGN_END);
  gtk_widget_set_vexpand (self->words, tall);
  gtk_widget_set_valign (self->words, tall ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
}
