/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes as a session. */
#include "fuzz.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (UmpSession) partial = NULL;
  g_autoptr (UmpSession) session = ump_session_parse (ump_games, bytes, &partial, NULL);

  for (guint game = 0; session != NULL && game < ump_session_n_games (session); game++) {
    guint n = ump_match_n_entries (ump_session_match (session, game));

    g_assert_cmpuint (ump_session_entry_line (bytes, game, n), >=, n > 0);
  }
  if (session != NULL)
    fuzz_check_session (session);
  return 0;
}
