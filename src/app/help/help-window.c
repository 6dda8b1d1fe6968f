/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "help-window.h"

#include "help-text.h"
#include "../widgets/parts.h"

#define INDENT 24

struct _UmpHelpWindow {
  AdwWindow parent_instance;
  GtkWidget *back;
  GtkWidget *contents;
  AdwWindowTitle *title;
  GtkScrolledWindow *scrolled;
  GtkWidget *list;
  GPtrArray *history; /* names of pages, the one that is shown last */
};

G_DEFINE_FINAL_TYPE (UmpHelpWindow, ump_help_window, ADW_TYPE_WINDOW)

static void show_page (UmpHelpWindow *self, const char *page);

/* ---- the parts of a page ----------------------------------------------------------------------------- */

static gboolean
on_link (GtkLabel *label, const char *uri, UmpHelpWindow *self)
{
  if (strchr (uri, ':') != NULL)
    return FALSE; /* the desktop opens it */
  show_page (self, uri);
  return TRUE;
}

static GtkWidget *
new_text (UmpHelpWindow *self, const UmpHelpPart *part)
{
  static const char *const looks[] = {
    [UMP_HELP_TITLE] = "title-2", [UMP_HELP_HEADING] = "title-4", [UMP_HELP_TERM] = "heading"
  };
  GtkAccessibleRole role = GTK_ACCESSIBLE_ROLE_LABEL;
  GtkWidget *label;

  if (part->kind == UMP_HELP_TITLE || part->kind == UMP_HELP_HEADING)
    role = GTK_ACCESSIBLE_ROLE_HEADING;
  label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", part->markup, "use-markup", TRUE,
                    "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "hexpand", TRUE, NULL);
  if (part->kind < G_N_ELEMENTS (looks) && looks[part->kind] != NULL)
    gtk_widget_add_css_class (label, looks[part->kind]);
  if (part->kind == UMP_HELP_HEADING)
    gtk_widget_set_margin_top (label, 12);
  g_signal_connect (label, "activate-link", G_CALLBACK (on_link), self);
  return label;
}

/* A step has its number before it, an item of a list a dot. */
static GtkWidget *
new_line (UmpHelpWindow *self, const UmpHelpPart *part)
{
  GtkWidget *line, *mark;
  g_autofree char *sign = NULL;

  if (part->kind != UMP_HELP_STEP && part->kind != UMP_HELP_ITEM)
    return new_text (self, part);
  /* Translators: the number before a step of the guide */
  sign = part->kind == UMP_HELP_STEP ? g_strdup_printf (_ ("%u."), part->number) : g_strdup ("•");
  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  mark = gtk_label_new (sign);
  gtk_widget_set_size_request (mark, INDENT, -1);
  gtk_label_set_xalign (GTK_LABEL (mark), 1);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (line), mark);
  gtk_box_append (GTK_BOX (line), new_text (self, part));
  return line;
}

static void
fill (UmpHelpWindow *self, GPtrArray *parts)
{
  UmpHelpKind before = UMP_HELP_TITLE;

  ump_box_clear (self->list);
  for (guint k = 0; k < parts->len; k++) {
    const UmpHelpPart *part = g_ptr_array_index (parts, k);
    GtkWidget *line = new_line (self, part);

    if (before == UMP_HELP_TERM)
      gtk_widget_set_margin_start (line, INDENT);
    gtk_box_append (GTK_BOX (self->list), line);
    before = part->kind;
  }
}

static void
update_heads (UmpHelpWindow *self, const char *page)
{
  gtk_widget_set_sensitive (self->back, self->history->len > 1);
  gtk_widget_set_sensitive (self->contents, !g_str_equal (page, "index"));
}

static void
show_page (UmpHelpWindow *self, const char *page)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) parts = ump_help_text_load (page, NULL, &error);
  g_autofree char *plain = NULL;

  if (parts == NULL) {
    g_warning ("the guide has no page %s: %s", page, error->message);
    return;
  }
  if (self->history->len == 0 ||
      !g_str_equal (g_ptr_array_index (self->history, self->history->len - 1), page))
    g_ptr_array_add (self->history, g_strdup (page));
  pango_parse_markup (((UmpHelpPart *) g_ptr_array_index (parts, 0))->markup, -1, 0, NULL, &plain, NULL,
                      NULL);
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  fill (self, parts);
  adw_window_title_set_subtitle (self->title, plain != NULL ? plain : "");
  update_heads (self, page);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}

/* ---- the window ---------------------------------------------------------------------------------------- */

static void
go_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  UmpHelpWindow *self = UMP_HELP_WINDOW (widget);
  g_autofree char *page = NULL;

  if (self->history->len < 2)
    return;
  g_ptr_array_remove_index (self->history, self->history->len - 1);
  page = g_strdup (g_ptr_array_index (self->history, self->history->len - 1));
  show_page (self, page);
}

static void
go_to_contents (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_page (UMP_HELP_WINDOW (widget), "index");
}

static void
finalize (GObject *object)
{
  g_ptr_array_unref (UMP_HELP_WINDOW (object)->history);
  G_OBJECT_CLASS (ump_help_window_parent_class)->finalize (object);
}

static void
ump_help_window_class_init (UmpHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpHelpWindow, back);
  gtk_widget_class_bind_template_child (widget_class, UmpHelpWindow, contents);
  gtk_widget_class_bind_template_child (widget_class, UmpHelpWindow, title);
  gtk_widget_class_bind_template_child (widget_class, UmpHelpWindow, scrolled);
  gtk_widget_class_bind_template_child (widget_class, UmpHelpWindow, list);
  gtk_widget_class_install_action (widget_class, "help.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "help.contents", NULL, go_to_contents);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, GDK_ALT_MASK, "help.contents", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
ump_help_window_init (UmpHelpWindow *self)
{
  self->history = g_ptr_array_new_with_free_func (g_free);
  ump_init_template (GTK_WIDGET (self));
}

/* The window of that kind that is open, or a new one. */
static UmpHelpWindow *
find_window (GtkApplication *application)
{
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  for (GList *l = windows; l != NULL; l = l->next)
    if (UMP_IS_HELP_WINDOW (l->data))
      return l->data;
  return g_object_new (UMP_TYPE_HELP_WINDOW, "application", application, NULL);
}

void
ump_help_window_show (GtkWindow *parent, const char *page)
{
  GtkWindow *window = parent;
  UmpHelpWindow *self;

  while (gtk_window_get_application (window) == NULL && gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);
  self = find_window (gtk_window_get_application (window));
  /* A modal window would keep the keys from it. */
  gtk_window_set_modal (GTK_WINDOW (self), gtk_window_get_modal (parent));
  gtk_window_set_transient_for (GTK_WINDOW (self), gtk_window_get_modal (parent) ? parent : NULL);
  show_page (self, page);
  gtk_window_present (GTK_WINDOW (self));
}
