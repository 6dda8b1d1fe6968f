/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Places in a line on the table, as an entry may name them (UMP_FIELD_PLACE). */
#pragma once

#include "core/match.h"

#include <glib.h>

G_BEGIN_DECLS

/* The attribute of the move's verb that says at which place a card was put, and the zone that another
 * attribute names. FALSE where there is no such attribute, or no zone. */
gboolean ump_place_find (const UmpSetup *setup, const UmpMove *move, int *attr, int *zone);
/* "2nd, in front of red girl": a place from 1 to one more than there are cards; a new string. */
char *ump_place_say (UmpMatch *match, int zone, int place);

G_END_DECLS
