/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "people.h"

#include "actions.h"

#include "application.h"
#include "core/shown.h"
#include "session/library/record.h"
#include "../compat/announce.h"

/* One change on its way. name: as it was counted until now; meant: as what it shall, NULL: forgotten, or only
 * another mark. */
typedef struct {
  UmpWindow *window;
  char *name;
  char *meant;
  gboolean marked;
} Naming;

static void
naming_free (Naming *naming)
{
  g_object_unref (naming->window);
  g_free (naming->name);
  g_free (naming->meant);
  g_free (naming);
}

static UmpPeopleNames *
names_of (UmpWindow *window)
{
  return ump_application_names (ump_window_application (window));
}

/* What has changed of what somebody is called, in a sentence; a new string. */
static char *
named_sentence (const Naming *naming, const char *name)
{
  g_autofree char *meant = ump_shown (naming->meant, UMP_SHOWN_NAME);
  g_autofree char *key = ump_record_key (naming->name), *other = ump_record_key (naming->meant);
  g_auto (GStrv) team = ump_aliases_team (naming->meant);

  if (g_str_equal (key, other))
    return g_strdup_printf (_ ("The name is %s from now on"), meant);
  if (team != NULL)
    /* Translators: a team and its people, as in "Wolves is a team: Ana + Bea" */
    return g_strdup_printf (_ ("%s is a team: %s"), name, meant);
  return g_strdup_printf (_ ("%s counts as %s from now on"), name, meant);
}

/* What has changed, in a sentence; a new string. */
static char *
sentence (const Naming *naming)
{
  g_autofree char *name = ump_shown (naming->name, UMP_SHOWN_NAME);

  if (naming->meant != NULL)
    return named_sentence (naming, name);
  if (naming->marked)
    /* Translators: of a person's name */
    return g_strdup_printf (_ ("%s has this mark in new evenings"), name);
  /* Translators: of a person's name */
  return g_strdup_printf (_ ("%s is forgotten; the sessions stay"), name);
}

/* Ends the hold, and says what went wrong. What has changed, or NULL. */
static GVariant *
finish (GObject *names, GAsyncResult *result, UmpWindow *window)
{
  g_autoptr (GError) error = NULL;
  GVariant *before = ump_people_names_finish (UMP_PEOPLE_NAMES (names), result, &error);

  ump_window_release (window);
  if (before == NULL && gtk_widget_get_mapped (GTK_WIDGET (window)))
    ump_toast (window, error->message);
  return before;
}

static void
on_named (GObject *names, GAsyncResult *result, gpointer data)
{
  Naming *naming = data;
  g_autoptr (GVariant) before = finish (names, result, naming->window);
  g_autofree char *text = sentence (naming);
  gboolean seen = before != NULL && gtk_widget_get_mapped (GTK_WIDGET (naming->window));

  if (seen && !ump_people_names_is_nothing (before))
    ump_window_toast (naming->window, text, _ ("Undo"), "win.restore-names", before);
  else if (seen && naming->meant == NULL && !naming->marked)
    ump_toast (naming->window, _ ("Only sessions hold this name: there was nothing to forget"));
  naming_free (naming);
}

static void
action_name_person (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  Naming *naming = g_new0 (Naming, 1);

  naming->window = g_object_ref (window);
  g_variant_get (parameter, "(ss)", &naming->name, &naming->meant);
  ump_window_hold (window);
  ump_people_names_set (names_of (window), naming->name, naming->meant, on_named, naming);
}

static void
action_forget_person (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  Naming *naming = g_new0 (Naming, 1);

  naming->window = g_object_ref (window);
  naming->name = g_variant_dup_string (parameter, NULL);
  ump_window_hold (window);
  ump_people_names_forget (names_of (window), naming->name, on_named, naming);
}

static void
action_mark_person (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  Naming *naming = g_new0 (Naming, 1);
  int mark;

  naming->window = g_object_ref (window);
  naming->marked = TRUE;
  g_variant_get (parameter, "(si)", &naming->name, &mark);
  ump_window_hold (window);
  ump_people_names_set_mark (names_of (window), naming->name, mark, on_named, naming);
}

static void
on_restored (GObject *names, GAsyncResult *result, gpointer data)
{
  g_autoptr (UmpWindow) window = data;
  GVariant *before = finish (names, result, window);

  g_clear_pointer (&before, g_variant_unref);
}

/* The toast after that. */
static void
action_restore_names (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  ump_window_hold (window);
  ump_people_names_restore (names_of (window), parameter, on_restored, g_object_ref (window));
}

void
ump_people_install (void)
{
  static const UmpAction actions[] = {
    { "win.name-person", "(ss)", action_name_person },
    { "win.restore-names", UMP_PEOPLE_NAMES_BEFORE, action_restore_names },
    { "win.mark-person", "(si)", action_mark_person },
    { "win.forget-person", "s", action_forget_person },
  };

  ump_actions_add (actions, G_N_ELEMENTS (actions));
}
