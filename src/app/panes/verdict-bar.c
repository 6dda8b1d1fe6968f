/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "verdict-bar.h"

#include "../widgets/glyph.h"
#include "../widgets/parts.h"
#include "../model/play-answer.h"
#include "ruling-dialog.h"
#include "../widgets/sentence.h"
#include "../widgets/wrap-box.h"

struct _UmpVerdictBar {
  GtkWidget parent_instance;
  UmpPlay *play;
  GtkWidget *mark;
  GtkWidget *mark_glyph;
  GtkWidget *mark_text;
  GtkWidget *title;
  GtkWidget *hand;
  GtkWidget *body;
  GtkWidget *more;
  GtkWidget *ways;
  GtkWidget *rule;
  GtkWidget *actions;
  GtkWidget *end;  /* rule and actions beside the words */
  GtkWidget *flow; /* or below them, as many to a line as fit */
  gboolean below;
  gboolean narrow;
  gboolean tiny;
  gboolean told;    /* something stands here */
  UmpSafety safety; /* of what stands here */
};

G_DEFINE_FINAL_TYPE (UmpVerdictBar, ump_verdict_bar, GTK_TYPE_WIDGET)

enum { EDIT, RULE, SHOW, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- actions --------------------------------------------------------------------------- */

static void
on_rule (UmpVerdictBar *self)
{
  const char *rule = ump_play_answer (self->play)->rule;

  if (rule != NULL)
    g_signal_emit (self, signals[RULE], 0, rule);
}

/* label may be NULL. */
static GtkWidget *
pill_new (UmpVerdictBar *self, const char *label)
{
  GtkWidget *pill = label != NULL ? gtk_button_new_with_label (label) : gtk_button_new ();

  ump_add_classes (pill, "rule-pill");
  gtk_widget_set_valign (pill, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (pill, "clicked", G_CALLBACK (on_rule), self);
  return pill;
}

/* Swapped handler of a button. */
typedef void (*Action) (UmpVerdictBar *self);

static void
act_let_it_stand (UmpVerdictBar *self)
{
  ump_ruling_dialog_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->play);
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
act_edit (UmpVerdictBar *self)
{
  g_signal_emit (self, signals[EDIT], 0, ump_play_answer (self->play)->number);
}

static void
act_show_cause (UmpVerdictBar *self)
{
  g_signal_emit (self, signals[SHOW], 0, ump_play_answer (self->play)->cause);
}

static void
act_edit_cause (UmpVerdictBar *self)
{
  g_signal_emit (self, signals[EDIT], 0, ump_play_answer (self->play)->cause);
}

static void
act_take_correction_back (UmpVerdictBar *self)
{
  ump_play_take_correction_back (self->play);
}

static void
act_anyway (UmpVerdictBar *self)
{
  ump_play_enter_anyway (self->play);
}

static void
on_way (GtkWidget *button, UmpVerdictBar *self)
{
  GPtrArray *ways = ump_play_answer (self->play)->ways;
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "way"));

  /* the answer, and with it the move, goes with what is entered */
  if (ways != NULL && index < ways->len)
    ump_play_enter_move (self->play, ways->pdata[index]);
}

/* As the log would say it. */
static void
add_way (UmpVerdictBar *self, guint index, const UmpMove *move)
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
  ump_add_classes (button, "plain verdict-action way");
  /* Translators: a legal move in place of one that is refused: "Instead: Carlos ends the turn". */
  name = g_strdup_printf (_ ("Instead: %s"), ump_sentence_get_text (UMP_SENTENCE (sentence)));
  ump_name_widget (button, name);
  gtk_widget_set_tooltip_text (button, name);
  g_object_set_data (G_OBJECT (button), "way", GUINT_TO_POINTER (index));
  g_signal_connect (button, "clicked", G_CALLBACK (on_way), self);
  ump_wrap_box_append (UMP_WRAP_BOX (self->ways), button);
}

static void
fill_ways (UmpVerdictBar *self, const UmpAnswer *answer)
{
  guint n = answer->type == UMP_ANSWER_REFUSED && ump_play_is_now (self->play) && answer->ways != NULL
                ? answer->ways->len
                : 0;

  if (self->narrow)
    n = MIN (n, 2);

  ump_wrap_box_clear (UMP_WRAP_BOX (self->ways));
  for (guint i = 0; i < n; i++)
    add_way (self, i, answer->ways->pdata[i]);
  gtk_widget_set_visible (self->ways, gtk_widget_get_first_child (self->ways) != NULL);
}

static void
append_action (UmpVerdictBar *self, GtkWidget *button)
{
  if (self->below)
    ump_wrap_box_append (UMP_WRAP_BOX (self->flow), button);
  else
    gtk_box_append (GTK_BOX (self->actions), button);
}

static void
add_action (UmpVerdictBar *self, const char *label, Action action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  ump_add_classes (button, "plain verdict-action");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (action), self);
  append_action (self, button);
}

static void
add_cause (UmpVerdictBar *self, guint cause)
{
  g_autofree char *show = g_strdup_printf (_ ("Show entry %u"), cause);
  g_autofree char *edit = g_strdup_printf (_ ("Correct entry %u"), cause);

  add_action (self, show, act_show_cause);
  /* on a phone it can be corrected once it is shown */
  if (!self->narrow)
    add_action (self, edit, act_edit_cause);
}

static void
fill_actions (UmpVerdictBar *self, const UmpAnswer *answer)
{
  UmpMatch *match = ump_play_match (self->play);
  g_autofree char *edit = NULL;

  if (!ump_play_is_now (self->play)) {
    /* of a moment that has passed only the entry itself can be changed */
    if (answer->number > 0)
      add_action (self, _ ("Edit"), act_edit);
    return;
  }
  switch (answer->type) {
  case UMP_ANSWER_ACCEPTED:
    add_action (self, _ ("Undo"), act_undo);
    if (!self->narrow)
      add_action (self, _ ("Edit"), act_edit);
    break;
  case UMP_ANSWER_RULING: add_action (self, _ ("Take back"), act_undo); break;
  case UMP_ANSWER_REFUSED:
    if (answer->number > 0) {
      edit = g_strdup_printf (_ ("Correct entry %u"), answer->number);
      add_action (self, edit, act_edit);
    }
    if (answer->cause > 0)
      add_cause (self, answer->cause);
    if (answer->waivable && answer->entry != NULL)
      add_action (self, _ ("Let it stand…"), act_let_it_stand);
    break;
  case UMP_ANSWER_NOT_NOW:
    if (answer->cause > 0)
      add_cause (self, answer->cause);
    if (answer->entry != NULL && answer->waivable)
      add_action (self, _ ("Enter it anyway"), act_anyway);
    break;
  case UMP_ANSWER_INFO:
    if (ump_play_can_take_correction_back (self->play))
      add_action (self, _ ("Take the correction back"), act_take_correction_back);
    else if (ump_match_can_redo (match))
      add_action (self, _ ("Redo"), act_redo);
    break;
  default: break;
  }
}

/* The rule, and what can be done about it. */
static void
fill_end (UmpVerdictBar *self, const UmpAnswer *answer)
{
  g_autofree char *rule = answer->rule != NULL ? g_strdup_printf (_ ("Rule %s"), answer->rule) : NULL;

  ump_box_clear (self->actions);
  ump_wrap_box_clear (UMP_WRAP_BOX (self->flow));
  gtk_widget_set_visible (self->rule, rule != NULL && !self->below);
  if (rule != NULL && self->below)
    append_action (self, pill_new (self, rule));
  else if (rule != NULL)
    gtk_button_set_label (GTK_BUTTON (self->rule), rule);
  fill_actions (self, answer);
  gtk_widget_set_visible (self->actions, gtk_widget_get_first_child (self->actions) != NULL);
  gtk_widget_set_visible (self->flow, gtk_widget_get_first_child (self->flow) != NULL);
  gtk_widget_set_visible (self->end, !self->below);
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
  [UMP_ANSWER_NOT_NOW] = { "not-now", UMP_GLYPH_NONE, "!" },
  [UMP_ANSWER_INFO] = { "waiting", UMP_GLYPH_CHECK, NULL },
};

/* Before the first answer: how to set up, else what is expected. */
static void
say_start (UmpVerdictBar *self, char **title, char **body)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  UmpState state = ump_table_state (ump_play_table (self->play));
  UmpPrompt prompt = { 0 };

  if (state != UMP_PLAYING) {
    *title = g_strdup (state == UMP_FINISHED ? _ ("The game is finished") : _ ("The game was abandoned"));
    *body =
        g_strdup (_ ("The log and the score stay here. Every entry can still be looked at and corrected."));
    return;
  }
  if (setup->game->prompt != NULL)
    setup->game->prompt (ump_play_table (self->play), &prompt);
  *body = ump_text_format (&prompt.setup, setup, ump_play_words ());
  if ((*body)[0] == '\0') {
    g_free (*body);
    *body = ump_text_format (&prompt.hint, setup, ump_play_words ());
  }
  *title =
      g_strdup (ump_match_n_entries (ump_play_match (self->play)) == 0 ? _ ("To begin") : _ ("To go on"));
}

static char *
more_words (const UmpAnswer *answer)
{
  if (answer->type == UMP_ANSWER_REFUSED && answer->number == 0)
    return answer->cause > 0
               ? g_strdup_printf (_ ("Nothing has changed. Entry %u is the cause."), answer->cause)
               : g_strdup (_ ("Nothing has changed."));
  if (answer->cause > 0)
    return g_strdup_printf (_ ("Entry %u is the cause."), answer->cause);
  return NULL;
}

/* A phone has room for what the hands have to do; the title is in the log. */
static void
arrange (UmpVerdictBar *self, const UmpAnswer *answer)
{
  gboolean refused = answer->type == UMP_ANSWER_REFUSED && answer->number == 0;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  self->below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (self->narrow && refused && answer->body != NULL) {
    gtk_widget_set_visible (self->title, FALSE);
    gtk_widget_set_visible (self->more, FALSE);
  }
  if (self->narrow && answer->type == UMP_ANSWER_ACCEPTED && answer->body != NULL)
    gtk_widget_set_visible (self->title, FALSE);
  if (self->narrow)
    gtk_widget_set_visible (self->hand, FALSE);
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

  if (answer->safety == UMP_HELD && self->told)
    return;
  self->told = TRUE;
  self->safety = answer->safety;
  if (answer->type == UMP_ANSWER_NONE)
    say_start (self, &title, &body);
  else
    title = ump_answer_heading (answer);
  for (guint k = 0; k < G_N_ELEMENTS (looks); k++)
    gtk_widget_remove_css_class (GTK_WIDGET (self), looks[k].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (self), looks[look].css_class);
  ump_glyph_set (UMP_GLYPH (self->mark_glyph), looks[look].glyph);
  gtk_widget_set_visible (self->mark_glyph, looks[look].sign == NULL);
  ump_label_say (self->mark_text, looks[look].sign);
  ump_label_say (self->title, title);
  ump_label_say (self->body, body != NULL ? body : answer->body);
  ump_label_say (self->more, more);
  gtk_widget_set_visible (self->hand,
                          gtk_widget_get_visible (self->body) && answer->type == UMP_ANSWER_ACCEPTED);
  self->below = self->tiny || (self->narrow && answer->type != UMP_ANSWER_ACCEPTED &&
                               answer->type != UMP_ANSWER_NONE && answer->type != UMP_ANSWER_INFO);
  fill_ways (self, answer);
  fill_end (self, answer);
  arrange (self, answer);
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

/* ---- building ---------------------------------------------------------------------------------- */

static void
ump_verdict_bar_dispose (GObject *object)
{
  UmpVerdictBar *self = UMP_VERDICT_BAR (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_verdict_bar_parent_class)->dispose (object);
}

static void
ump_verdict_bar_class_init (UmpVerdictBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_verdict_bar_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "verdict");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  signals[EDIT] = g_signal_new ("edit", UMP_TYPE_VERDICT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SHOW] = g_signal_new ("show-entry", UMP_TYPE_VERDICT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[RULE] = g_signal_new ("rule", UMP_TYPE_VERDICT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static GtkWidget *
build_words (UmpVerdictBar *self)
{
  GtkWidget *words = ump_box_new (GTK_ORIENTATION_VERTICAL, 2, NULL), *line, *head;

  head = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL);
  self->title = ump_text_new (NULL, "title");
  gtk_widget_set_hexpand (self->title, TRUE);
  self->rule = pill_new (self, NULL);
  gtk_box_append (GTK_BOX (head), self->title);
  line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 7, NULL);
  self->hand = ump_glyph_new (UMP_GLYPH_HAND, 17);
  self->body = ump_text_new (NULL, "saying");
  gtk_widget_set_hexpand (self->body, TRUE);
  gtk_box_append (GTK_BOX (line), self->hand);
  gtk_box_append (GTK_BOX (line), self->body);
  self->more = ump_text_new (NULL, "more");
  gtk_box_append (GTK_BOX (words), head);
  gtk_box_append (GTK_BOX (words), line);
  gtk_box_append (GTK_BOX (words), self->more);
  self->ways = ump_wrap_box_new (8, 6);
  gtk_widget_set_margin_top (self->ways, 4);
  gtk_widget_set_visible (self->ways, FALSE);
  gtk_box_append (GTK_BOX (words), self->ways);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  return words;
}

static void
ump_verdict_bar_init (UmpVerdictBar *self)
{
  GtkWidget *words = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 12, NULL);

  self->end = ump_box_new (GTK_ORIENTATION_VERTICAL, 6, NULL);
  self->flow = ump_wrap_box_new (8, 6);
  self->mark = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "mark");
  self->mark_glyph = ump_glyph_new (UMP_GLYPH_CHECK, 18);
  self->mark_text = gtk_label_new (NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->mark_text), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  gtk_widget_set_hexpand (self->mark_glyph, TRUE);
  gtk_widget_set_hexpand (self->mark_text, TRUE);
  gtk_box_append (GTK_BOX (self->mark), self->mark_glyph);
  gtk_box_append (GTK_BOX (self->mark), self->mark_text);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (self->mark, FALSE);
  gtk_box_append (GTK_BOX (words), self->mark);
  gtk_box_append (GTK_BOX (words), build_words (self));
  self->actions = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL);
  gtk_widget_set_valign (self->actions, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (self->actions, GTK_ALIGN_END);
  gtk_widget_set_halign (self->rule, GTK_ALIGN_END);
  gtk_widget_set_valign (self->end, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->end), self->rule);
  gtk_box_append (GTK_BOX (self->end), self->actions);
  gtk_widget_set_parent (words, GTK_WIDGET (self));
  gtk_widget_set_parent (self->end, GTK_WIDGET (self));
  gtk_widget_set_parent (self->flow, GTK_WIDGET (self));
}

GtkWidget *
ump_verdict_bar_new (UmpPlay *play)
{
  UmpVerdictBar *self = g_object_new (UMP_TYPE_VERDICT_BAR, NULL);

  self->play = g_object_ref (play);
  g_signal_connect_object (play, "verdict", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "disk", G_CALLBACK (on_disk), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

void
ump_verdict_bar_set_narrow (UmpVerdictBar *self, gboolean narrow, gboolean tiny)
{
  if (self->narrow == narrow && self->tiny == tiny)
    return;
  self->narrow = narrow;
  self->tiny = tiny;
  update (self);
}
