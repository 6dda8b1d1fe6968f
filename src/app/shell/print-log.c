/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log on paper: number and time in columns of their own, so that words begin below each other. */
#include "config.h"

#include <glib/gi18n.h>

#include "print-page.h"

#include "session/report.h"

#define NUMBER 34.0
#define TIME 34.0
#define GAP 8.0
#define LINE (UMP_PRINT_SMALL * 1.5)

/* A line, and below it why it was let stand and what became of it. */
static void
print_line (const UmpLogLine *line, gpointer user_data)
{
  UmpPrintWalk *walk = user_data;
  double x = NUMBER + TIME + 2 * GAP, width = walk->width - x;
  g_autofree char *number = g_strdup_printf ("%u", line->number), *minute = ump_log_line_minute (line);
  g_autofree char *words =
      line->who != NULL ? g_strdup_printf ("%s: %s", line->who, line->what) : g_strdup (line->what);
  gboolean more = line->ruling != NULL || line->remark != NULL;

  ump_print_need (walk, more ? 2 * LINE : LINE);
  ump_print_put (walk, number, 0, 0, NUMBER, UMP_PRINT_SMALL, FALSE, 1);
  ump_print_put (walk, minute, NUMBER + GAP, 0, TIME, UMP_PRINT_SMALL, FALSE, 0);
  ump_print_flow (walk, words, x, width, UMP_PRINT_SMALL, line->is_void);
  if (line->ruling != NULL) {
    /* Translators: below an entry that the table let stand against the rules: why */
    g_autofree char *ruling = g_strdup_printf (_ ("Ruling: %s"), line->ruling);

    ump_print_flow (walk, ruling, x + GAP, width - GAP, UMP_PRINT_SMALL, FALSE);
  }
  if (line->remark != NULL)
    ump_print_flow (walk, line->remark, x + GAP, width - GAP, UMP_PRINT_SMALL, FALSE);
  walk->y += 2;
}

void
ump_print_log (UmpPrintWalk *walk, guint game)
{
  ump_print_need (walk, 70);
  walk->y += ump_print_put (walk, _ ("Log"), 0, 0, walk->width, UMP_PRINT_BODY * 1.3, TRUE, 0) + 2;
  ump_print_rule (walk, 0.8);
  walk->y += 3;
  ump_report_log_lines (ump_play_session (walk->play), game, TRUE, ump_play_words (), print_line, walk);
}
