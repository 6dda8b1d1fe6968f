/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "correction-preview.h"

#include "../widgets/build.h"
#include "../widgets/parts.h"
#include "../widgets/sentence.h"
#include "../model/correction-later.h"
#include "../panes/log-pane.h"

struct _UmpCorrectionPreview {
  GtkWidget parent_instance;
  UmpCorrectionDraft *draft;
  GtkWidget *tabs, *changes;
  AdwBin *log;
};

enum { PROP_DRAFT = 1 };

G_DEFINE_FINAL_TYPE (UmpCorrectionPreview, ump_correction_preview, GTK_TYPE_WIDGET)

/* ---- what it changes ------------------------------------------------------------------------------- */

static void
lead (GtkWidget *button, const char *action, guint number, const char *name)
{
  ump_name_widget (button, name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", number);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

/* A tap leads to the move, if it is still there, or says that it was the other card too. */
static GtkWidget *
new_move (const UmpLater *later)
{
  static const char *const icons[] = { "object-select-symbolic", "go-next-symbolic", NULL, NULL };
  static const char *const classes[] = { "own", "follows", "moved", "stays" };
  GtkWidget *sign, *title, *below, *either, *button;
  GtkWidget *row = ump_build ("correction-change", "sign", &sign, "title", &title, "remark", &below, "either",
                              &either, NULL);
  g_autofree char *name = g_strdup_printf ("%s. %s", later->name, later->text),
                  *other = g_strdup_printf ("%s, %s", later->name, later->either);

  gtk_label_set_text (GTK_LABEL (title), later->name);
  gtk_label_set_text (GTK_LABEL (below), later->text);
  gtk_image_set_from_icon_name (GTK_IMAGE (sign), icons[later->kind]);
  gtk_widget_set_visible (sign, icons[later->kind] != NULL);
  gtk_widget_add_css_class (row, classes[later->kind]);
  gtk_widget_set_visible (either, later->either != NULL);
  if (later->either != NULL) {
    gtk_button_set_label (GTK_BUTTON (either), later->either);
    lead (either, "correction.either", later->number, other);
  }
  button = gtk_widget_get_first_child (row);
  lead (button, "correction.move", later->number, name);
  if (later->number == 0) { /* it is nowhere now */
    gtk_widget_set_can_target (button, FALSE);
    gtk_widget_set_focusable (button, FALSE);
  }
  return row;
}

static GtkWidget *
new_refusal (const UmpLater *later)
{
  GtkWidget *head, *reason, *cause;
  GtkWidget *box = ump_build ("correction-refusal", "title", &head, "reason", &reason, "cause", &cause, NULL);

  gtk_label_set_text (GTK_LABEL (head), later->name);
  gtk_widget_set_visible (head, *later->name != '\0');
  gtk_label_set_text (GTK_LABEL (reason), later->text);
  ump_name_widget (box, later->text);
  gtk_widget_set_visible (cause, later->cause != NULL);
  if (later->cause != NULL) {
    g_autofree char *words = g_strdup_printf (_ ("Because of: %s"), later->cause);

    gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (cause))), words);
    lead (cause, "correction.move", later->cause_number, words);
  }
  return box;
}

static GtkWidget *
new_line (const UmpLater *later)
{
  switch (later->kind) {
  case UMP_LATER_STOP: return new_refusal (later);
  case UMP_LATER_OWN:
  case UMP_LATER_FOLLOWS:
  case UMP_LATER_OTHER:
  case UMP_LATER_STAYS: return new_move (later);
  default: return ump_text_new (later->text, later->quiet ? "dim-text" : "dimmer");
  }
}

/* Of the log with all that is tried the same rows as in play, while they are seen. */
static void
show_log (UmpCorrectionPreview *self)
{
  UmpPlay *trial;

  if (self->draft == NULL || !gtk_widget_get_child_visible (GTK_WIDGET (self->log)))
    return;
  trial = ump_correction_draft_trial (self->draft);
  if (adw_bin_get_child (self->log) != NULL)
    return;
  adw_bin_set_child (self->log, ump_log_pane_new (trial));
  ump_log_pane_set_action (UMP_LOG_PANE (adw_bin_get_child (self->log)), "correction.move");
}

gboolean
ump_correction_preview_do_in_log (UmpCorrectionPreview *self, const char *action)
{
  GtkWidget *log = adw_bin_get_child (self->log);

  return log != NULL && ump_log_pane_do (UMP_LOG_PANE (log), action);
}

static void
show (UmpCorrectionPreview *self)
{
  g_autoptr (GListModel) list = ump_later_list_new (self->draft);

  ump_box_clear (self->changes);
  for (guint k = 0; k < g_list_model_get_n_items (list); k++) {
    g_autoptr (UmpLaterItem) item = g_list_model_get_item (list, k);

    gtk_box_append (GTK_BOX (self->changes), new_line (ump_later_item_get (item)));
  }
  show_log (self);
}

/* ---- the widget --------------------------------------------------------- */

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, UMP_CORRECTION_PREVIEW (object)->draft);
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UmpCorrectionPreview *self = UMP_CORRECTION_PREVIEW (object);
  UmpCorrectionDraft *before = self->draft;

  self->draft = g_value_dup_object (value);
  if (before != NULL)
    g_signal_handlers_disconnect_matched (before, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
  if (self->draft != NULL)
    g_signal_connect_object (self->draft, "tried", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_clear_object (&before);
}

static void
dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  g_clear_object (&UMP_CORRECTION_PREVIEW (object)->draft);
  G_OBJECT_CLASS (ump_correction_preview_parent_class)->dispose (object);
}

static void
ump_correction_preview_class_init (UmpCorrectionPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->get_property = get_property;
  G_OBJECT_CLASS (klass)->set_property = set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_DRAFT,
                                   g_param_spec_object ("draft", NULL, NULL, UMP_TYPE_CORRECTION_DRAFT,
                                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_type_ensure (UMP_TYPE_SENTENCE);
  gtk_widget_class_set_css_name (widget_class, "correctionpreview");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/correction-preview.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpCorrectionPreview, changes);
  gtk_widget_class_bind_template_child (widget_class, UmpCorrectionPreview, log);
  gtk_widget_class_bind_template_child (widget_class, UmpCorrectionPreview, tabs);
  gtk_widget_class_bind_template_callback (widget_class, show_log);
}

static void
ump_correction_preview_init (UmpCorrectionPreview *self)
{
  ump_init_template (GTK_WIDGET (self));
  for (GtkWidget *tab = gtk_widget_get_first_child (self->tabs); tab != NULL;
       tab = gtk_widget_get_next_sibling (tab))
    ump_button_let_wrap (tab);
}
