/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was filled in of an entry that is put together in a form and was not entered yet: it outlives the
 * form, the page and the program, until something else is entered. It lies in the settings. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

/* values: the text of each field of its form, "" for nothing yet, NULL-terminated; NULL: nothing is begun. */
void ump_begun_keep (UmpPlay *play, int verb, const char *const *values);
/* The values for that verb, in a form of n fields; NULL where nothing is begun, or something was entered or
 * taken back since. A new array. */
GStrv ump_begun_find (UmpPlay *play, int verb, guint n);

G_END_DECLS
