/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "log-row.h"

#include "../model/words.h"

#include "../widgets/line-layout.h"
#include "../widgets/parts.h"
#include "../widgets/sentence.h"

#include "core/shown.h"

struct _UmpLogRow {
  GtkWidget parent_instance;
  UmpPlay *play;
  GtkWidget *box;
  GtkWidget *sign; /* that it stands by ruling */
  GtkWidget *sentence;
  GtkWidget *extra;
  GtkWidget *menu;
  guint number; /* 0 for heads and refused lines */
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
  const UmpEntry *first = ump_entry_n_children (entry) > 0 ? ump_entry_child (entry, 0) : NULL;
  g_autofree char *who = first != NULL ? ump_play_person_shown (self->play, first->by) : NULL, *more = NULL;
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);

  if (ump_entry_n_children (entry) > 1)
    more = g_strdup_printf (_ ("and %u more"), ump_entry_n_children (entry) - 1);
  if (number <= ump_match_checked (match) &&
      ump_match_say_void (match, number, ump_log_model_table (model, number), say))
    ump_sentence_set (UMP_SENTENCE (self->sentence), setup, who, &say->what);
  else if (first != NULL)
    ump_sentence_set_entry (UMP_SENTENCE (self->sentence), setup, who, first);
  else
    ump_sentence_set_plain (UMP_SENTENCE (self->sentence), NULL, "");
  if (more == NULL)
    more = g_strdup (_ (ump_why_words (ump_entry_why (entry))));
  ump_label_say (self->extra, more);
}

static void
bind_entry (UmpLogRow *self, UmpLogModel *model, UmpMatch *match, guint number)
{
  const UmpEntry *entry = ump_match_entry (match, number);
  g_autofree char *who = ump_play_person_shown (self->play, entry->by);
  g_autofree UmpSay *say = NULL;
  UmpVerdict verdict = { 0 };

  self->is_void = ump_entry_is_void (entry);
  if (self->is_void) {
    bind_void (self, model, match, number);
  } else if (number > ump_match_checked (match)) {
    ump_sentence_set_entry (UMP_SENTENCE (self->sentence), ump_match_setup (match), who, entry);
    ump_label_say (self->extra, number == ump_match_checked (match) + 1 ? _ ("refused") : _ ("not checked"));
  } else {
    say = g_new0 (UmpSay, 1);
    ump_match_say (match, number, ump_log_model_table (model, number), say);
    ump_sentence_set (UMP_SENTENCE (self->sentence), ump_match_setup (match), who, &say->what);
    ump_match_verdict (match, number, &verdict);
    ump_label_say (self->extra, NULL);
  }
  ump_set_class (GTK_WIDGET (self), "void", self->is_void);
  ump_set_class (GTK_WIDGET (self), "ruling", verdict.ruled);
  gtk_widget_set_visible (self->sign, verdict.ruled);
  ump_set_class (GTK_WIDGET (self), "refused", number == ump_match_checked (match) + 1);
  ump_set_class (GTK_WIDGET (self), "unchecked", number > ump_match_checked (match) + 1);
  if (verdict.ruled) {
    g_autofree char *ruling = ump_shown (ump_entry_ruling (entry), UMP_SHOWN_TEXT);

    ump_label_say (self->extra, ruling);
  }
}

/* In the words that it would have by ruling; FALSE where none can let it stand. */
static gboolean
say_refused (UmpMatch *match, const UmpEntry *entry, UmpSay *say)
{
  g_auto (UmpMove) move;
  UmpVerdict verdict;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  return ump_entry_read (ump_match_setup (match), NULL, entry, &move, &verdict) &&
         ump_match_try_ruled (match, &move, say, NULL);
}

static void
bind_refused (UmpLogRow *self, UmpMatch *match)
{
  const UmpAnswer *answer = ump_play_answer (self->play);
  const UmpEntry *entry = answer->entry;
  g_autofree char *who = entry != NULL ? ump_play_person_shown (self->play, entry->by) : NULL;
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);

  if (entry != NULL && say_refused (match, entry, say))
    ump_sentence_set (UMP_SENTENCE (self->sentence), ump_match_setup (match), who, &say->what);
  else if (entry != NULL)
    ump_sentence_set_entry (UMP_SENTENCE (self->sentence), ump_match_setup (match), who, entry);
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
  GString *name = g_string_new (NULL);

  g_string_append (name, text);
  if (extra != NULL)
    g_string_append_printf (name, ", %s", extra);
  ump_name_widget (GTK_WIDGET (self), name->str);
  g_free (self->name);
  self->name = g_string_free (name, FALSE);
}

void
ump_log_row_bind (UmpLogRow *self, UmpLogModel *model, UmpLogItem *item)
{
  static const char *const classes[] = {
    "head", "void", "ruling", "refused", "unchecked", "current", "cause"
  };
  UmpMatch *match = ump_play_match (self->play);
  UmpLogKind kind;

  for (guint k = 0; k < G_N_ELEMENTS (classes); k++)
    ump_set_class (GTK_WIDGET (self), classes[k], FALSE);
  self->number = 0;
  self->is_void = FALSE;
  g_clear_pointer (&self->name, g_free);
  if (item == NULL)
    return;
  kind = ump_log_item_kind (item);
  ump_label_say (self->extra, NULL);
  gtk_widget_set_visible (self->sign, FALSE);
  ump_set_class (GTK_WIDGET (self), "head", kind == UMP_LOG_HEAD);
  if (kind == UMP_LOG_ENTRY) {
    self->number = ump_log_item_number (item);
    bind_entry (self, model, match, self->number);
  } else if (kind == UMP_LOG_HEAD) {
    bind_head (self, match, ump_log_item_number (item));
  } else {
    bind_refused (self, match);
  }
  ump_sentence_set_struck (UMP_SENTENCE (self->sentence), self->is_void);
  name_row (self);
}

void
ump_log_row_mark (UmpLogRow *self, guint moment, guint cause)
{
  ump_set_class (GTK_WIDGET (self), "current", self->number > 0 && self->number == moment);
  ump_set_class (GTK_WIDGET (self), "cause", self->number > 0 && self->number == cause);
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

static void
on_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  UmpLogRow *self = UMP_LOG_ROW (widget);
  UmpChangeType type = UMP_CHANGE_LEAVE_OUT;

  if (g_str_equal (action, "entry.edit"))
    type = UMP_CHANGE_ENTRY;
  else if (g_str_equal (action, "entry.insert"))
    type = UMP_CHANGE_ADD;
  if (self->number == 0)
    return;
  if (g_str_equal (action, "entry.jump"))
    g_signal_emit (self, signal_jump, 0, self->number);
  else if (type == UMP_CHANGE_ADD || !self->is_void)
    gtk_widget_activate_action (widget, "win.correct-entry", "(iu)", type, self->number);
}

static void
on_put_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  UmpLogRow *self = UMP_LOG_ROW (widget);

  if (self->is_void)
    gtk_widget_activate_action (widget, "win.put-back", "u", self->number);
}

static void
on_copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget),
                          ump_sentence_get_text (UMP_SENTENCE (UMP_LOG_ROW (widget)->sentence)));
}

static void
show_menu (UmpLogRow *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *name = NULL;

  if (self->number == 0)
    return;
  name = ump_play_name (self->play, self->number);
  g_menu_append (menu, _ ("Show this moment"), "entry.jump");
  if (!self->is_void) {
    g_menu_append (menu, _ ("Correct…"), "entry.edit");
    g_menu_append (menu, _ ("Leave out…"), "entry.remove");
  } else {
    g_menu_append (menu, _ ("Put it back…"), "entry.put-back");
  }
  g_menu_append (menu, _ ("Add before…"), "entry.insert");
  g_menu_append (menu, _ ("Copy"), "entry.copy");
  g_menu_append (menu, _ ("Add a _Note…"), "win.note");
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  self->menu = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  ump_name_widget (self->menu, name);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  gtk_popover_popup (GTK_POPOVER (self->menu));
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
  self->sign = ump_label_new ("§", "dim-text");
  gtk_widget_set_valign (self->sign, GTK_ALIGN_CENTER);
  self->sentence = ump_sentence_new ();
  gtk_widget_set_hexpand (self->sentence, TRUE);
  gtk_widget_set_valign (self->sentence, GTK_ALIGN_CENTER);
  self->extra = ump_label_new (NULL, "dim-text number");
  gtk_label_set_ellipsize (GTK_LABEL (self->extra), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (self->extra), 26);
  gtk_widget_set_valign (self->extra, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), self->sign);
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
