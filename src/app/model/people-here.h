/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is there in a game to which people may come and from which they may go, and the entries that say so.
 *
 * UmpPersonHere, properties, all read only and fixed once it is made: id; name (as it is shown); note ("37",
 * their total); why (why they cannot leave now, "" where they can). */
#pragma once

#include "play.h"

G_BEGIN_DECLS

#define UMP_TYPE_PERSON_HERE (ump_person_here_get_type ())
G_DECLARE_FINAL_TYPE (UmpPersonHere, ump_person_here, UMP, PERSON_HERE, GObject)

/* Whether people may come to this game and go at all. */
gboolean ump_people_may_come (UmpPlay *play);
/* Those who are there, in order of the seats: a new GListModel of UmpPersonHere. */
GListModel *ump_people_here (UmpPlay *play);
/* Names of people of the session who are not there: a new NULL-terminated array. */
char **ump_people_away (UmpPlay *play);
/* Why somebody of that name cannot come now, in the user's language; NULL where they can, or where the name
 * is blank. A new string. */
char *ump_people_why_not (UmpPlay *play, const char *name);
/* Somebody of that name comes, or comes back, with these points; names: who knows their
 * mark, or NULL. FALSE: refused, as the play's answer says;
 * or, with error set, it cannot be. */
gboolean
ump_people_join (UmpPlay *play, UmpPeopleNames *names, const char *name, gint64 points, GError **error);
/* The person with that id goes. FALSE: refused. */
gboolean ump_people_leave (UmpPlay *play, const char *id);

G_END_DECLS
