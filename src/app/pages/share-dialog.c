/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "share-dialog.h"

#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

/* Of the poster (draw/draw-poster.h), which keeps its place until it is drawn. */
#define POSTER_WIDTH 1080
#define POSTER_HEIGHT 1350

/* No larger than its parent. */
#define WIDTH 868
#define HEIGHT 800

struct _UmpShareDialog {
  AdwWindow parent_instance;
  AdwWindowTitle *title;
  GtkPicture *picture;
  GtkWidget *copy_picture;
  GtkWidget *with_log;
  GtkWidget *bgstats;
  GtkLabel *how;
  GtkPicture *code;
  char *link;
};

G_DEFINE_FINAL_TYPE (UmpShareDialog, ump_share_dialog, ADW_TYPE_WINDOW)

/* What the name of a row or button says is done by the window, in front of which nothing stands then. */
static void
do_action (GtkWidget *from)
{
  GtkWidget *self = gtk_widget_get_ancestor (from, UMP_TYPE_SHARE_DIALOG);
  g_autoptr (GtkWindow) parent = g_object_ref (gtk_window_get_transient_for (GTK_WINDOW (self)));
  g_autofree char *action = NULL;
  g_autoptr (GVariant) target = NULL;

  if (!g_action_parse_detailed_name (gtk_widget_get_name (from), &action, &target, NULL))
    return;
  gtk_window_close (GTK_WINDOW (self));
  gtk_widget_activate_action_variant (GTK_WIDGET (parent), action, target);
}

static void
on_row (GtkListBox *list, GtkListBoxRow *row)
{
  if (strchr (gtk_widget_get_name (GTK_WIDGET (row)), '.') != NULL)
    do_action (GTK_WIDGET (row));
}

static void
copy_link (UmpShareDialog *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->link);
  gtk_label_set_text (self->how, _ ("Copied"));
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&UMP_SHARE_DIALOG (object)->link, g_free);
  G_OBJECT_CLASS (ump_share_dialog_parent_class)->dispose (object);
}

static void
ump_share_dialog_class_init (UmpShareDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/share-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpShareDialog, title);
  gtk_widget_class_bind_template_child (widget_class, UmpShareDialog, picture);
  gtk_widget_class_bind_template_child (widget_class, UmpShareDialog, copy_picture);
  gtk_widget_class_bind_template_child (widget_class, UmpShareDialog, with_log);
  gtk_widget_class_bind_template_child (widget_class, UmpShareDialog, bgstats);
  gtk_widget_class_bind_template_child (widget_class, UmpShareDialog, how);
  gtk_widget_class_bind_template_child (widget_class, UmpShareDialog, code);
  gtk_widget_class_bind_template_callback (widget_class, do_action);
  gtk_widget_class_bind_template_callback (widget_class, on_row);
  gtk_widget_class_bind_template_callback (widget_class, copy_link);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ump_share_dialog_init (UmpShareDialog *self)
{
  g_autoptr (GdkPaintable) place = gdk_paintable_new_empty (POSTER_WIDTH, POSTER_HEIGHT);

  ump_init_template (GTK_WIDGET (self));
  gtk_picture_set_paintable (self->picture, place);
}

UmpShareDialog *
ump_share_dialog_new (GtkWindow *parent, const char *subtitle)
{
  /* GTK 4.8 asks for the role when the title is given, and there is none yet. */
  UmpShareDialog *self = g_object_new (UMP_TYPE_SHARE_DIALOG, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW,
                                       "transient-for", parent, "title", _ ("Share"), NULL);

  gtk_window_set_default_size (GTK_WINDOW (self), MIN (WIDTH, gtk_widget_get_width (GTK_WIDGET (parent))),
                               MIN (HEIGHT, gtk_widget_get_height (GTK_WIDGET (parent))));
  adw_window_title_set_subtitle (self->title, subtitle);
  g_object_bind_property (parent, "with-log", self->with_log, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  gtk_window_set_focus (GTK_WINDOW (self), self->copy_picture);
  return self;
}

void
ump_share_dialog_set_picture (UmpShareDialog *self, GdkPaintable *picture)
{
  gtk_picture_set_paintable (self->picture, picture);
}

void
ump_share_dialog_set_link (UmpShareDialog *self, const char *link, GdkPaintable *code)
{
  g_free (self->link);
  self->link = g_strdup (link);
  gtk_picture_set_paintable (self->code, code);
  gtk_widget_set_visible (GTK_WIDGET (self->code), code != NULL);
  gtk_label_set_text (self->how, code != NULL ? _ ("Scan it with the phone that has BG Stats.")
                                              : _ ("Open the link on the phone that has BG Stats."));
  gtk_widget_set_visible (self->bgstats, TRUE);
}
