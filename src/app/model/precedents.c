/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rulings of the library's games on one rule, and the sentence that a refusal says of them. */
#include "config.h"

#include <glib/gi18n.h>

#include "precedents.h"

#include "core/shown.h"
#include "session/library/library.h"

#define FIVE_YEARS (G_GINT64_CONSTANT (5) * 366 * 24 * 60 * 60)

static void
precedent_free (gpointer data)
{
  UmpPrecedent *precedent = data;

  g_free (precedent->path);
  g_free (precedent->reason);
  g_free (precedent);
}

static int
newest_first (gconstpointer a, gconstpointer b)
{
  const UmpPrecedent *x = *(UmpPrecedent *const *) a, *y = *(UmpPrecedent *const *) b;

  if (x->time != y->time)
    return x->time > y->time ? -1 : 1;
  return (int) y->entry - (int) x->entry;
}

static void
add_record (GPtrArray *found, GHashTable *known, const UmpRecord *record, const char *rule, gint64 now)
{
  for (guint i = 0; i < record->rulings->len; i++) {
    const UmpRecordRuling *ruling = &g_array_index (record->rulings, UmpRecordRuling, i);
    UmpPrecedent *precedent;

    if (!g_str_equal (ruling->rule, rule) || ruling->time < now - FIVE_YEARS ||
        !g_hash_table_add (known, g_strdup_printf ("%s %u", record->twin, ruling->entry)))
      continue;
    precedent = g_new0 (UmpPrecedent, 1);
    precedent->path = g_strdup (record->path);
    precedent->game = record->index;
    precedent->entry = ruling->entry;
    precedent->time = ruling->time;
    precedent->reason = g_strdup (ruling->reason);
    g_ptr_array_add (found, precedent);
  }
}

GPtrArray *
ump_precedents_find (GListModel *library, const UmpGame *game, const char *rule, gint64 now,
                     const char *except)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (precedent_free);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = library != NULL ? g_list_model_get_n_items (library) : 0;

  for (guint i = 0; i < n; i++) {
    g_autoptr (UmpLibraryItem) item = g_list_model_get_item (library, i);
    const GPtrArray *records = ump_library_item_records (item);

    for (guint k = 0; records != NULL && k < records->len; k++) {
      const UmpRecord *record = records->pdata[k];

      if (record->game == game && record->path != NULL && g_strcmp0 (record->path, except) != 0)
        add_record (found, known, record, rule, now);
    }
  }
  g_ptr_array_sort (found, newest_first);
  return found;
}

char *
ump_precedent_day (const UmpPrecedent *precedent, gint64 now)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (precedent->time),
                        today = g_date_time_new_from_unix_local (now);

  if (then == NULL || today == NULL)
    return g_strdup ("");
  return g_date_time_format (then, g_date_time_get_year (then) == g_date_time_get_year (today)
                                       /* Translators: a day of this year, in a sentence: "3 November" */
                                       ? _ ("%-d %B")
                                       : _ ("%-d %B %Y"));
}

/* "3 November (“seen too late”)". */
static char *
one_words (const UmpPrecedent *precedent, gint64 now)
{
  g_autofree char *day = ump_precedent_day (precedent, now),
                  *reason = ump_shown (precedent->reason, UMP_SHOWN_TEXT);

  /* Translators: when something was let stand, and why: "3 November (“seen too late”)" */
  return g_strdup_printf (_ ("%s (“%s”)"), day, reason);
}

char *
ump_precedents_say (const GPtrArray *precedents, gint64 now)
{
  g_autofree char *newest = NULL, *before = NULL;
  guint more;

  if (precedents->len == 0)
    return NULL;
  newest = one_words (precedents->pdata[0], now);
  if (precedents->len == 1)
    /* Translators: what was done before with a move that the rules forbid */
    return g_strdup_printf (_ ("You let this stand on %s."), newest);
  before = one_words (precedents->pdata[1], now);
  if (precedents->len == 2)
    return g_strdup_printf (_ ("You let this stand on %s and on %s."), before, newest);
  more = precedents->len - 2;
  if (more == 1)
    return g_strdup_printf (_ ("You let this stand on %s and on %s, and once before."), before, newest);
  return g_strdup_printf (ngettext ("You let this stand on %s and on %s, and %u time before.",
                                    "You let this stand on %s and on %s, and %u times before.", more),
                          before, newest, more);
}
