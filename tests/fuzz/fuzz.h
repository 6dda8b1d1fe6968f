/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the fuzzers share. Each is one file with one function, which libFuzzer calls (./dev fuzz), or replay.c
 * (a test): whatever the bytes are, nothing may crash, hang or leak, and what is written must be read as the
 * same. */
#pragma once

#include <stdint.h>
#include <string.h>
#include <glib.h>

#include "games/games.h"
#include "session/format/session.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Two documents that must be the same bytes. */
static inline void
fuzz_assert_same (GBytes *one, GBytes *other)
{
  if (g_bytes_equal (one, other))
    return;
  g_printerr ("---- one\n%.*s\n---- the other\n%.*s\n", (int) g_bytes_get_size (one),
              (const char *) g_bytes_get_data (one, NULL), (int) g_bytes_get_size (other),
              (const char *) g_bytes_get_data (other, NULL));
  g_error ("what was written is not read as the same");
}

/* A session is written, read and written again. */
static inline void
fuzz_check_session (UmpSession *session)
{
  g_autoptr (GBytes) written = ump_session_write (session), again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSession) read = ump_session_parse (ump_games, written, NULL, &error);

  if (read == NULL)
    g_error ("what was written is not read: %s\n%.*s", error->message, (int) g_bytes_get_size (written),
             (const char *) g_bytes_get_data (written, NULL));
  again = ump_session_write (read);
  fuzz_assert_same (written, again);
}
