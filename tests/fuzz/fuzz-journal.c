/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes as a journal: as a whole, and (first byte even) behind the head that fits the session. */
#include "fuzz.h"
#include "session/store-private.h"

#define DIGEST "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

static UmpSession *
new_session (void)
{
  static const char *const names[] = { "Ana", "Bea", "Carlos" };
  UmpSession *session =
      ump_session_new (ump_games, "00000000-0000-4000-8000-000000000000", "2026-01-01T20:00:00Z");

  ump_session_add_game (session, "martes-13", names, 3, NULL, 0, "2026-01-01T20:00:00Z", NULL);
  ump_session_add_game (session, "pad", names, 2, NULL, 0, "2026-01-01T20:00:00Z", NULL);
  return session;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const char head[] = "umpire-journal 1 " DIGEST "\n";
  UmpStore *store = ump_store_new_bare (ump_games, "/nowhere/night.umpire");
  g_autoptr (GString) text = g_string_new (size > 0 && data[0] % 2 == 0 ? head : "");
  g_autofree char *before = NULL;
  UmpFold fold;

  store->session = new_session ();
  store->digest = g_strdup (DIGEST);
  ump_store_measure (store, 1000);
  if (size > 1)
    g_string_append_len (text, (const char *) data + 1, (gssize) size - 1);
  before = g_memdup2 (text->str, text->len + 1);
  ump_store_fold (store, text->str, text->len, &fold);
  /* It may be kept aside as it is. */
  g_assert_cmpmem (text->str, text->len, before, text->len);
  g_assert_cmpint (fold.size, >=, 0);
  g_assert_cmpint (fold.size, <=, (gint64) text->len);
  fuzz_check_session (store->session);
  ump_store_free (store);
  return 0;
}
