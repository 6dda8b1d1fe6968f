/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The user guide as text to show: the Mallard pages of help/, compiled in as a resource.
 *
 * Only what our pages use is understood: titles, paragraphs, steps, lists, terms, sections, and in a line
 * gui, key, keyseq, input, file, em and link. A test reads every page. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum {
  UMP_HELP_TITLE,   /* of the page */
  UMP_HELP_HEADING, /* of a section */
  UMP_HELP_PARAGRAPH,
  UMP_HELP_STEP, /* with a number */
  UMP_HELP_ITEM, /* of a list without order */
  UMP_HELP_TERM, /* what the next paragraph explains */
  UMP_HELP_TOPIC /* another page, in a guide: its title, linked, and what it is about */
} UmpHelpKind;

/* markup: Pango's, with <a href="…"> for links; a link to a page of the guide is that page's name. */
typedef struct {
  UmpHelpKind kind;
  guint number;
  char *markup;
} UmpHelpPart;

/* The parts of a page, in order, as UmpHelpPart. language: the name of a folder of help/ ("es"), or NULL for
 * the process's language; English where there is no such folder. NULL with a GError when there is no such
 * page or it cannot be read. */
GPtrArray *ump_help_text_load (const char *page, const char *language, GError **error);

G_END_DECLS
