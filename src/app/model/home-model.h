/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Home shows, row by row, from the library, the words searched for and the time. */
#pragma once

#include "session/library/library.h"

G_BEGIN_DECLS

typedef enum {
  UMP_HOME_HEAD,    /* text */
  UMP_HOME_TONIGHT, /* item, and what could be played next */
  UMP_HOME_PLAYING, /* up to three that go on, of other days */
  UMP_HOME_START,   /* where one starts a game */
  UMP_HOME_EVENING, /* item: of an earlier evening, or a file that cannot be read */
} UmpHomeKind;

#define UMP_TYPE_HOME_ENTRY (ump_home_entry_get_type ())
G_DECLARE_FINAL_TYPE (UmpHomeEntry, ump_home_entry, UMP, HOME_ENTRY, GObject)

UmpHomeKind ump_home_entry_kind (UmpHomeEntry *self);
const char *ump_home_entry_text (UmpHomeEntry *self);
UmpLibraryItem *ump_home_entry_item (UmpHomeEntry *self); /* borrowed; NULL for none */
/* Of tonight as of ump_evening_next(); of those that go on UmpLibraryItem. Borrowed; NULL for none. */
const GPtrArray *ump_home_entry_others (UmpHomeEntry *self);
/* Whether the row is the first or last of its list. */
gboolean ump_home_entry_is_first (UmpHomeEntry *self);
gboolean ump_home_entry_is_last (UmpHomeEntry *self);

/* A GListModel of UmpHomeEntry; an entry is made when it is asked for, as a library may hold thousands. */
#define UMP_TYPE_HOME_MODEL (ump_home_model_get_type ())
G_DECLARE_FINAL_TYPE (UmpHomeModel, ump_home_model, UMP, HOME_MODEL, GObject)

/* Empty until it is searched. */
UmpHomeModel *ump_home_model_new (UmpLibrary *library);
/* Looks through the library as it is now. words: what is searched for in game, people, title, place and
 * notes; "": everything is listed, tonight first. now: in seconds since 1970. */
void ump_home_model_search (UmpHomeModel *self, const char *words, gint64 now);

G_END_DECLS
