/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes as a file of learned components; what is read is merged into a little of our own. */
#include "fuzz.h"
#include "session/learned/components.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size), written = NULL, again = NULL;
  g_autoptr (UmpComponents) theirs = ump_components_parse (bytes, NULL), read = NULL, ours = NULL;
  g_autoptr (GError) error = NULL;
  UmpSlot slot = { "level-8", "levels", "", "1", 1, 1 };
  UmpLearned learned = { "R3+R3", UMP_SURE_CHECKED, "2026-11-20", "Ana" };

  if (theirs == NULL)
    return 0;
  written = ump_components_write (theirs);
  read = ump_components_parse (written, &error);
  if (read == NULL)
    g_error ("what was written is not read: %s", error->message);
  again = ump_components_write (read);
  fuzz_assert_same (written, again);
  ours = ump_components_new (NULL);
  ump_components_put (ours, &slot, &learned, NULL);
  g_assert_cmpuint (ump_components_n_differences (ours, theirs), <=, 1);
  ump_components_merge (ours, theirs, TRUE, "a friend", NULL);
  g_assert_cmpuint (ump_components_n_differences (ours, theirs), ==, 0);
  return 0;
}
