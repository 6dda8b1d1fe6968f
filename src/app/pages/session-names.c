/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "session-names.h"
#include "../widgets/parts.h"

#define SUFFIX ".umpire"
/* A name has 255 bytes at most, and that of a file that is kept beside it is longer. */
#define MOST_BYTES 200

struct _UmpSessionNames {
  GtkWidget parent_instance;
  GtkWidget *title_label;
  GtkEditable *title_entry;
  GtkEditable *file_entry;
  GtkLabel *problem;
  char *path;
  char *title; /* as it was; NULL: not asked for */
  char *stem;  /* of the file's name, as it is shown */
  gboolean ready;
};

enum { PROP_READY = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (UmpSessionNames, ump_session_names, GTK_TYPE_WIDGET)

/* Why a name cannot be had, in the user's language; NULL: it can. */
static const char *
problem_of (const char *stem)
{
  if (*stem == '\0')
    return "";
  if (*stem == '.')
    return _ ("It must not begin with a dot.");
  if (strchr (stem, '/') != NULL)
    return _ ("A name holds no “/”.");
  return strlen (stem) > MOST_BYTES ? _ ("That is too long.") : NULL;
}

static void
on_file_changed (UmpSessionNames *self)
{
  g_autofree char *stem = g_strstrip (g_strdup (gtk_editable_get_text (self->file_entry)));
  const char *problem = problem_of (stem);
  gboolean ready = problem == NULL || g_strcmp0 (stem, self->stem) == 0;

  gtk_label_set_text (self->problem, !ready ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), !ready && *problem != '\0');
  if (self->ready == ready)
    return;
  self->ready = ready;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

char *
ump_session_names_path (UmpSessionNames *self)
{
  g_autofree char *stem = g_strstrip (g_strdup (gtk_editable_get_text (self->file_entry)));
  g_autofree char *name = NULL, *file = NULL, *folder = NULL;

  if (g_strcmp0 (stem, self->stem) == 0)
    return g_strdup (self->path);
  name = g_strconcat (stem, g_str_has_suffix (stem, SUFFIX) ? "" : SUFFIX, NULL);
  file = g_filename_from_utf8 (name, -1, NULL, NULL, NULL);
  folder = g_path_get_dirname (self->path);
  return file != NULL ? g_build_filename (folder, file, NULL) : g_strdup (self->path);
}

char *
ump_session_names_title (UmpSessionNames *self)
{
  const char *title = gtk_editable_get_text (self->title_entry);

  return self->title != NULL && strcmp (title, self->title) != 0 ? g_strdup (title) : NULL;
}

GtkWidget *
ump_session_names_first (UmpSessionNames *self)
{
  return GTK_WIDGET (self->title != NULL ? self->title_entry : self->file_entry);
}

static void
ump_session_names_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_READY)
    g_value_set_boolean (value, UMP_SESSION_NAMES (object)->ready);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ump_session_names_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  UmpSessionNames *self = UMP_SESSION_NAMES (object);

  g_free (self->path);
  g_free (self->title);
  g_free (self->stem);
  G_OBJECT_CLASS (ump_session_names_parent_class)->finalize (object);
}

static void
ump_session_names_class_init (UmpSessionNamesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dispose;
  object_class->finalize = finalize;
  object_class->get_property = ump_session_names_get_property;
  properties[PROP_READY] =
      g_param_spec_boolean ("ready", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/session-names.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpSessionNames, title_label);
  gtk_widget_class_bind_template_child (widget_class, UmpSessionNames, title_entry);
  gtk_widget_class_bind_template_child (widget_class, UmpSessionNames, file_entry);
  gtk_widget_class_bind_template_child (widget_class, UmpSessionNames, problem);
  gtk_widget_class_bind_template_callback (widget_class, on_file_changed);
}

static void
ump_session_names_init (UmpSessionNames *self)
{
  self->ready = TRUE;
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_session_names_new (const char *path, const char *title)
{
  UmpSessionNames *self = g_object_new (UMP_TYPE_SESSION_NAMES, NULL);

  self->path = g_strdup (path);
  self->title = g_strdup (title);
  self->stem = g_filename_display_basename (path);
  if (g_str_has_suffix (self->stem, SUFFIX))
    self->stem[strlen (self->stem) - strlen (SUFFIX)] = '\0';
  gtk_widget_set_visible (self->title_label, title != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->title_entry), title != NULL);
  /* compared with what the entries made of it: they hold less than a file may say */
  gtk_editable_set_text (self->title_entry, title != NULL ? title : "");
  gtk_editable_set_text (self->file_entry, self->stem);
  g_free (self->stem);
  self->stem = g_strstrip (g_strdup (gtk_editable_get_text (self->file_entry)));
  if (title != NULL) {
    g_free (self->title);
    self->title = g_strdup (gtk_editable_get_text (self->title_entry));
  }
  on_file_changed (self);
  return GTK_WIDGET (self);
}
