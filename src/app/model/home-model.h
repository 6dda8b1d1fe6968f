/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Home shows, row by row, from the library and the words searched for. */
#pragma once

#include "session/library/library.h"

G_BEGIN_DECLS

typedef enum {
  UMP_HOME_HEAD,     /* text */
  UMP_HOME_PLAYING,  /* items: one */
  UMP_HOME_AGAIN,    /* items: up to three, of different games or people */
  UMP_HOME_FINISHED, /* items: one */
  UMP_HOME_FOOT,     /* text */
} UmpHomeKind;

#define UMP_TYPE_HOME_ENTRY (ump_home_entry_get_type ())
G_DECLARE_FINAL_TYPE (UmpHomeEntry, ump_home_entry, UMP, HOME_ENTRY, GObject)

UmpHomeKind ump_home_entry_kind (UmpHomeEntry *self);
const char *ump_home_entry_text (UmpHomeEntry *self);
/* Whether its session lies in the library's folder. */
gboolean ump_home_entry_is_own (UmpHomeEntry *entry);
guint ump_home_entry_n_items (UmpHomeEntry *self);
UmpLibraryItem *ump_home_entry_item (UmpHomeEntry *self, guint index); /* borrowed */
/* Whether the row is the first or last of its list. */
gboolean ump_home_entry_is_first (UmpHomeEntry *self);
gboolean ump_home_entry_is_last (UmpHomeEntry *self);

/* A GListModel of UmpHomeEntry; an entry is made when it is asked for, as a library may hold thousands. */
#define UMP_TYPE_HOME_MODEL (ump_home_model_get_type ())
G_DECLARE_FINAL_TYPE (UmpHomeModel, ump_home_model, UMP, HOME_MODEL, GObject)

/* Empty until it is searched. */
UmpHomeModel *ump_home_model_new (UmpLibrary *library);
/* Looks through the library as it is now. words: what is searched for in game, people, title and place; "":
 * everything is listed. */
void ump_home_model_search (UmpHomeModel *self, const char *words);

/* Words of an item, new strings. What is played, or was last. */
char *ump_home_game_name (UmpLibraryItem *item);
/* The same, but the title where there are several games. */
char *ump_home_title (UmpLibraryItem *item);
char *ump_home_people (UmpLibraryItem *item);
/* The people, and which of title and games the title leaves out. */
char *ump_home_line (UmpLibraryItem *item);
char *ump_home_result (UmpLibraryItem *item);
/* When its last game was played, where that is over, else when it was changed; unix seconds, 0: it is not
 * there. */
gint64 ump_home_time (UmpLibraryItem *item);

G_END_DECLS
