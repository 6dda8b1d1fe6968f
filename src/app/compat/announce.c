/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "announce.h"

#if GTK_CHECK_VERSION(4, 14, 0)

void
ump_announce (GtkWidget *in_window, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (in_window);

  if (GTK_IS_WINDOW (root) && text != NULL && *text)
    gtk_accessible_announce (GTK_ACCESSIBLE (root), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

void
ump_describe (GtkWidget *widget, const char *text)
{
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

#else

#define DESCRIPTION_KEY "ump-description"
#define ANNOUNCER_KEY "ump-announcer"

/* A screen reader that hears of a new focus reads what describes it: what is announced waits until that is
 * over, or it would be read twice; and where an entry took the focus away, until the focus is back. */
#define SETTLE_MS 150

/* One for each window. spoken: the widget whose description is the text now. text: what is still to be
 * said. */
typedef struct {
  GtkWindow *window;
  GtkWidget *spoken;
  char *text;
  guint source;
} Announcer;

static void
show_own_description (GtkWidget *widget)
{
  const char *own = g_object_get_data (G_OBJECT (widget), DESCRIPTION_KEY);

  if (own != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, own, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
announcer_let_go (Announcer *announcer)
{
  GtkWidget *widget = announcer->spoken;

  if (widget == NULL)
    return;
  g_clear_weak_pointer (&announcer->spoken);
  show_own_description (widget);
}

static void
announcer_free (gpointer data)
{
  Announcer *announcer = data;

  g_clear_weak_pointer (&announcer->spoken);
  g_clear_handle_id (&announcer->source, g_source_remove);
  g_free (announcer->text);
  g_free (announcer);
}

/* What is described is the entry, not the text inside it: that is the accessible object. */
static GtkWidget *
described_widget (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus == NULL)
    return GTK_WIDGET (window);
  if (GTK_IS_TEXT (focus) && gtk_widget_get_parent (focus) != NULL)
    return gtk_widget_get_parent (focus);
  return focus;
}

static void
on_focus_changed (GtkWindow *window, GParamSpec *pspec, gpointer user_data)
{
  Announcer *announcer = user_data;

  if (announcer->spoken != NULL && announcer->spoken != described_widget (window))
    announcer_let_go (announcer);
}

static Announcer *
announcer_of (GtkWindow *window)
{
  Announcer *announcer = g_object_get_data (G_OBJECT (window), ANNOUNCER_KEY);

  if (announcer == NULL) {
    announcer = g_new0 (Announcer, 1);
    announcer->window = window;
    g_object_set_data_full (G_OBJECT (window), ANNOUNCER_KEY, announcer, announcer_free);
    g_signal_connect (window, "notify::focus-widget", G_CALLBACK (on_focus_changed), announcer);
  }
  return announcer;
}

static void
say (Announcer *announcer)
{
  GtkWidget *widget = described_widget (announcer->window);
  g_autofree char *text = g_steal_pointer (&announcer->text);

  if (announcer->spoken != NULL && announcer->spoken != widget)
    announcer_let_go (announcer);
  /* The same text twice is said twice: it has to change in between. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  g_set_weak_pointer (&announcer->spoken, widget);
}

static gboolean
on_settled (gpointer data)
{
  Announcer *announcer = data;

  announcer->source = 0;
  say (announcer);
  return G_SOURCE_REMOVE;
}

void
ump_announce (GtkWidget *in_window, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (in_window);
  Announcer *announcer;

  if (!GTK_IS_WINDOW (root) || text == NULL || !*text)
    return;
  announcer = announcer_of (GTK_WINDOW (root));
  if (announcer->text != NULL) /* nothing is lost */
    say (announcer);
  g_clear_handle_id (&announcer->source, g_source_remove);
  announcer->text = g_strdup (text);
  announcer->source = g_timeout_add (SETTLE_MS, on_settled, announcer);
}

void
ump_describe (GtkWidget *widget, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  Announcer *announcer = root != NULL ? g_object_get_data (G_OBJECT (root), ANNOUNCER_KEY) : NULL;

  if (g_strcmp0 (text, g_object_get_data (G_OBJECT (widget), DESCRIPTION_KEY)) == 0)
    return;
  g_object_set_data_full (G_OBJECT (widget), DESCRIPTION_KEY, g_strdup (text), g_free);
  if (announcer == NULL || announcer->spoken != widget)
    show_own_description (widget);
}

#endif

void
ump_toast (gpointer in_window, const char *text)
{
  gtk_widget_activate_action (in_window, "win.toast", "s", text);
}
