/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <signal.h>

#include "application.h"
#include "../compat/bounds.h"
#include "../compat/tooltips.h"

int
main (int argc, char *argv[])
{
  /* Before it is installed, the translations lie where they were built. */
  const char *locale_dir = g_getenv ("UMPIRE_LOCALEDIR");
  g_autoptr (UmpApplication) application = NULL;

  /* A full disk or a closed pipe is an answer of write(), not the end of the program. */
  signal (SIGXFSZ, SIG_IGN);
  signal (SIGPIPE, SIG_IGN);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir != NULL ? locale_dir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("umpire");
  g_set_application_name (_ ("Umpire"));

  ump_compat_mend_bounds ();
  ump_compat_mend_tooltips ();
  application = ump_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
