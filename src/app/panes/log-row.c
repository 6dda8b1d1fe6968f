/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "log-row.h"

#include "../model/entry-words.h"
#include "../model/play-answer.h"
#include "../model/words.h"

#include "../widgets/line-layout.h"
#include "../widgets/parts.h"
#include "../widgets/sentence.h"

#include "core/shown.h"

struct _UmpLogRow {
  GtkWidget parent_instance;
  UmpPlay *play;
  GtkWidget *box;
  GtkWidget *sentence;
  GtkWidget *extra;
  GtkWidget *menu;
  guint first, number; /* entries; 0 for heads and refused lines */
  gboolean is_void;
  char *name;
};

G_DEFINE_FINAL_TYPE (UmpLogRow, ump_log_row, GTK_TYPE_WIDGET)

static guint signal_jump;

/* ---- words ---------------------------------------------------------------------------------- */

static void
bind_head (UmpLogRow *self, UmpMatch *match, guint round)
{
  const UmpSetup *setup = ump_match_setup (match);
  g_autofree char *title = g_strdup_printf (_ ("Round %u"), round);
  GString *scores = g_string_new (NULL);

  for (guint r = 0; r < ump_match_n_rows (match) && !setup->game->no_table; r++) {
    const UmpRow *row = ump_match_row (match, r);
    for (int s = 0; row->round == round && s < row->n_seats; s++) {
      g_autofree char *points = ump_words_number (row->points[s]);

      g_string_append_printf (scores, "%s%s", s > 0 ? "  " : "", points);
    }
  }
  ump_sentence_set_plain (UMP_SENTENCE (self->sentence), title, "");
  ump_label_say (self->extra, scores->str);
  g_string_free (scores, TRUE);
}

/* A void shows what it holds, struck through, in the words that it had. */
static void
bind_void (UmpLogRow *self, UmpLogModel *model, UmpMatch *match, guint number)
{
  const UmpSetup *setup = ump_match_setup (match);
  const UmpEntry *entry = ump_match_entry (match, number);
  const UmpEntry *first = ump_entry_child (entry, 0);
  g_autofree char *who = ump_play_person_shown (self->play, first->by), *more = NULL, *both = NULL;
  const char *why = _ (ump_why_words (ump_entry_why (entry)));
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);

  if (ump_entry_n_children (entry) > 1) {
    more = g_strdup_printf (_ ("and %u more"), ump_entry_n_children (entry) - 1);
    both = g_strdup_printf (_ ("%s, %s"), more, why);
  }
  if (number <= ump_match_checked (match) &&
      ump_match_say_void (match, number, ump_log_model_table (model, number), say))
    ump_sentence_set (UMP_SENTENCE (self->sentence), setup, who, &say->what);
  else
    ump_sentence_set_entry (UMP_SENTENCE (self->sentence), setup, who, first);
  ump_label_say (self->extra, both != NULL ? both : why);
}

/* Of a turn all that was done in it; that it ends goes without saying, unless something follows from it. */
static void
bind_turn (UmpLogRow *self, UmpLogModel *model, UmpMatch *match)
{
  guint n = self->number - self->first + 1;
  const UmpGame *game = ump_match_game (match);
  g_autofree char *who = ump_play_person_shown (self->play, ump_match_entry (match, self->first)->by);
  g_autofree UmpSay *says = g_new0 (UmpSay, n);
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (guint i = 0; i < n; i++) {
    int verb = ump_match_entry (match, self->first + i)->verb;

    ump_match_say (match, self->first + i, ump_log_model_table (model, self->first + i), &says[i]);
    if (n == 1 || verb < 0 || !game->verbs[verb].ends || says[i].what.args[0].type != 0)
      g_ptr_array_add (texts, &says[i].what);
  }
  ump_sentence_set_parts (UMP_SENTENCE (self->sentence), ump_match_setup (match), who, texts);
}

/* now: as it would read by ruling, where one can let it stand. */
static void
say_refused (UmpLogRow *self, UmpMatch *match, const UmpEntry *entry, gboolean now)
{
  g_autofree char *who = ump_play_person_shown (self->play, entry->by);
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);

  if (now && ump_say_ruled (match, entry, say))
    ump_sentence_set (UMP_SENTENCE (self->sentence), ump_match_setup (match), who, &say->what);
  else
    ump_sentence_set_entry (UMP_SENTENCE (self->sentence), ump_match_setup (match), who, entry);
}

static void
bind_entry (UmpLogRow *self, UmpLogModel *model, UmpMatch *match)
{
  const UmpEntry *entry = ump_match_entry (match, self->number);
  guint checked = ump_match_checked (match);
  UmpVerdict verdict = { 0 };

  self->is_void = ump_entry_is_void (entry);
  if (self->is_void) {
    bind_void (self, model, match, self->number);
  } else if (self->number > checked) {
    say_refused (self, match, entry, self->number == checked + 1);
    ump_label_say (self->extra, self->number == checked + 1 ? _ ("does not fit") : _ ("waits"));
  } else {
    bind_turn (self, model, match);
    ump_match_verdict (match, self->number, &verdict);
  }
  ump_set_class (GTK_WIDGET (self), "void", self->is_void);
  ump_set_class (GTK_WIDGET (self), "ruling", verdict.ruled);
  ump_set_class (GTK_WIDGET (self), "refused", self->number == checked + 1);
  ump_set_class (GTK_WIDGET (self), "unchecked", self->number > checked + 1);
  if (verdict.ruled) {
    g_autofree char *reason = ump_shown (ump_entry_ruling (entry), UMP_SHOWN_TEXT),
                    *ruling = g_strdup_printf (_ ("Let stand: “%s”"), reason);

    ump_label_say (self->extra, ruling);
  }
}

static void
bind_fold (UmpLogRow *self, UmpMatch *match, guint first, guint last)
{
  guint n = 0;
  g_autofree char *words = NULL;

  for (guint k = first; k <= last; k++)
    n += ump_entry_n_children (ump_match_entry (match, k));
  switch (ump_entry_why (ump_match_entry (match, first))) {
  case UMP_WHY_CORRECTION: words = g_strdup_printf (ngettext ("%u corrected", "%u corrected", n), n); break;
  case UMP_WHY_REMOVED: words = g_strdup_printf (ngettext ("%u left out", "%u left out", n), n); break;
  default: words = g_strdup_printf (ngettext ("%u taken back", "%u taken back", n), n); break;
  }
  ump_sentence_set_plain (UMP_SENTENCE (self->sentence), NULL, words);
  gtk_widget_add_css_class (GTK_WIDGET (self), "void");
}

static void
bind_refused (UmpLogRow *self, UmpMatch *match)
{
  const UmpEntry *entry = ump_play_answer (self->play)->entry;

  if (entry != NULL)
    say_refused (self, match, entry, TRUE);
  else
    ump_sentence_set_plain (UMP_SENTENCE (self->sentence), NULL, "");
  ump_label_say (self->extra, _ ("refused"));
  gtk_widget_add_css_class (GTK_WIDGET (self), "refused");
}

static void
name_row (UmpLogRow *self)
{
  const char *text = ump_sentence_get_text (UMP_SENTENCE (self->sentence));
  const char *extra =
      gtk_widget_get_visible (self->extra) ? gtk_label_get_text (GTK_LABEL (self->extra)) : NULL;

  g_free (self->name);
  self->name = extra != NULL ? g_strdup_printf ("%s, %s", text, extra) : g_strdup (text);
  ump_name_widget (GTK_WIDGET (self), self->name);
}

void
ump_log_row_bind (UmpLogRow *self, UmpLogModel *model, UmpLogItem *item)
{
  static const char *const classes[] = { "head",    "here",      "void",    "ruling",
                                         "refused", "unchecked", "current", "cause" };
  UmpMatch *match = ump_play_match (self->play);
  UmpLogKind kind;

  for (guint k = 0; k < G_N_ELEMENTS (classes); k++)
    ump_set_class (GTK_WIDGET (self), classes[k], FALSE);
  self->first = self->number = 0;
  self->is_void = FALSE;
  g_clear_pointer (&self->name, g_free);
  if (item == NULL)
    return;
  kind = ump_log_item_kind (item);
  ump_label_say (self->extra, NULL);
  ump_set_class (GTK_WIDGET (self), "head", kind == UMP_LOG_HEAD);
  ump_set_class (GTK_WIDGET (self), "here", kind == UMP_LOG_HERE);
  if (kind == UMP_LOG_ENTRY) {
    self->first = ump_log_item_first (item);
    self->number = ump_log_item_number (item);
  }
  switch (kind) {
  case UMP_LOG_HEAD: bind_head (self, match, ump_log_item_number (item)); break;
  case UMP_LOG_ENTRY: bind_entry (self, model, match); break;
  case UMP_LOG_FOLD: bind_fold (self, match, ump_log_item_first (item), ump_log_item_number (item)); break;
  case UMP_LOG_HERE:
    ump_sentence_set_plain (UMP_SENTENCE (self->sentence), NULL, _ ("you go on here"));
    break;
  default: bind_refused (self, match); break;
  }
  ump_sentence_set_struck (UMP_SENTENCE (self->sentence), self->is_void);
  name_row (self);
}

static gboolean
holds (UmpLogRow *self, guint number)
{
  return number > 0 && number >= self->first && number <= self->number;
}

void
ump_log_row_mark (UmpLogRow *self, guint moment, guint cause)
{
  ump_set_class (GTK_WIDGET (self), "current", holds (self, moment));
  ump_set_class (GTK_WIDGET (self), "cause", holds (self, cause));
}

const char *
ump_log_row_name (UmpLogRow *self)
{
  return self->name;
}

guint
ump_log_row_number (UmpLogRow *self)
{
  return self->number;
}

/* ---- actions ------------------------------------------------------------------------------------ */

static GMenu *
menu_of_parts (UmpLogRow *self, UmpChangeType type)
{
  UmpMatch *match = ump_play_match (self->play);
  GMenu *menu = g_menu_new ();

  for (guint number = self->first; number <= self->number; number++) {
    g_autoptr (GMenuItem) item = NULL;
    g_autofree char *words = ump_entry_words (ump_match_setup (match), ump_match_entry (match, number));

    item = g_menu_item_new (words, NULL);
    g_menu_item_set_action_and_target (item, "win.correct-entry", "(iu)", type, number);
    g_menu_append_item (menu, item);
  }
  return menu;
}

static void
pop_up (UmpLogRow *self, GMenuModel *menu)
{
  g_autofree char *name = ump_play_name (self->play, self->number);

  g_clear_pointer (&self->menu, gtk_widget_unparent);
  self->menu = gtk_popover_menu_new_from_model (menu);
  ump_name_widget (self->menu, name);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

/* Of several moves in a row it is asked which one is meant. */
static void
correct (UmpLogRow *self, UmpChangeType type)
{
  g_autoptr (GMenu) parts = NULL;

  if (self->first == self->number) {
    gtk_widget_activate_action (GTK_WIDGET (self), "win.correct-entry", "(iu)", type, self->number);
    return;
  }
  parts = menu_of_parts (self, type);
  pop_up (self, G_MENU_MODEL (parts));
}

static void
on_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  UmpLogRow *self = UMP_LOG_ROW (widget);

  if (self->number == 0)
    return;
  if (g_str_equal (action, "entry.jump"))
    g_signal_emit (self, signal_jump, 0, self->number);
  else if (g_str_equal (action, "entry.insert"))
    gtk_widget_activate_action (widget, "win.correct-entry", "(iu)", UMP_CHANGE_ADD, self->first);
  else if (!self->is_void)
    correct (self, g_str_equal (action, "entry.edit") ? UMP_CHANGE_ENTRY : UMP_CHANGE_LEAVE_OUT);
}

static void
on_put_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  UmpLogRow *self = UMP_LOG_ROW (widget);

  if (self->is_void)
    gtk_widget_activate_action (widget, "win.put-back-entry", "u", self->number);
}

static void
on_copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget),
                          ump_sentence_get_text (UMP_SENTENCE (UMP_LOG_ROW (widget)->sentence)));
}

static void
append_correct (UmpLogRow *self, GMenu *menu, const char *label, const char *action, UmpChangeType type)
{
  g_autoptr (GMenu) parts = NULL;

  if (self->first == self->number) {
    g_menu_append (menu, label, action);
    return;
  }
  parts = menu_of_parts (self, type);
  g_menu_append_submenu (menu, label, G_MENU_MODEL (parts));
}

static void
show_menu (UmpLogRow *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  if (self->number == 0)
    return;
  g_menu_append (menu, _ ("Show this moment"), "entry.jump");
  if (!self->is_void) {
    append_correct (self, menu, _ ("Correct…"), "entry.edit", UMP_CHANGE_ENTRY);
    append_correct (self, menu, _ ("Leave out…"), "entry.remove", UMP_CHANGE_LEAVE_OUT);
  } else {
    g_menu_append (menu, _ ("Put it back…"), "entry.put-back");
  }
  g_menu_append (menu, _ ("Add before…"), "entry.insert");
  g_menu_append (menu, _ ("Copy"), "entry.copy");
  g_menu_append (menu, _ ("Add a _Note…"), "win.note");
  pop_up (self, G_MENU_MODEL (menu));
}

static void
on_held (GtkWidget *row, gpointer data)
{
  show_menu (UMP_LOG_ROW (row));
}

static void
on_menu_key (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_menu (UMP_LOG_ROW (widget));
}

/* ---- life --------------------------------------------------------------------------------------------- */

static void
ump_log_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpLogRow *self = UMP_LOG_ROW (widget);

  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

static void
ump_log_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (UMP_LOG_ROW (widget)->box, orientation, for_size, minimum, natural, NULL, NULL);
}

static GtkSizeRequestMode
ump_log_row_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ump_log_row_dispose (GObject *object)
{
  UmpLogRow *self = UMP_LOG_ROW (object);

  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->play);
  g_clear_pointer (&self->name, g_free);
  G_OBJECT_CLASS (ump_log_row_parent_class)->dispose (object);
}

static void
ump_log_row_class_init (UmpLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_log_row_dispose;
  widget_class->measure = ump_log_row_measure;
  widget_class->size_allocate = ump_log_row_size_allocate;
  widget_class->get_request_mode = ump_log_row_request_mode;
  gtk_widget_class_set_css_name (widget_class, "logrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "entry.jump", NULL, on_action);
  gtk_widget_class_install_action (widget_class, "entry.edit", NULL, on_action);
  gtk_widget_class_install_action (widget_class, "entry.insert", NULL, on_action);
  gtk_widget_class_install_action (widget_class, "entry.remove", NULL, on_action);
  gtk_widget_class_install_action (widget_class, "entry.put-back", NULL, on_put_back);
  gtk_widget_class_install_action (widget_class, "entry.copy", NULL, on_copy);
  gtk_widget_class_install_action (widget_class, "entry.menu", NULL, on_menu_key);
  signal_jump = g_signal_new ("jump", UMP_TYPE_LOG_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                              1, G_TYPE_UINT);
}

static void
ump_log_row_init (UmpLogRow *self)
{
  self->box = ump_line_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->sentence = ump_sentence_new ();
  gtk_widget_set_hexpand (self->sentence, TRUE);
  gtk_widget_set_valign (self->sentence, GTK_ALIGN_CENTER);
  self->extra = ump_label_new (NULL, "dim-text number");
  gtk_label_set_ellipsize (GTK_LABEL (self->extra), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (self->extra), 26);
  gtk_widget_set_valign (self->extra, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), self->sentence);
  gtk_box_append (GTK_BOX (self->box), self->extra);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  ump_on_hold (GTK_WIDGET (self), G_CALLBACK (on_held), NULL);
}

GtkWidget *
ump_log_row_new (UmpPlay *play)
{
  UmpLogRow *self = g_object_new (UMP_TYPE_LOG_ROW, NULL);

  self->play = g_object_ref (play);
  return GTK_WIDGET (self);
}
