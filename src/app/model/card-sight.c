/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-sight.h"

#include "plan/names.h"
#include "play.h"

char *
ump_card_spoken (const UmpSetup *setup, UmpCard card, gboolean capital)
{
  return ump_card_full_name (setup, card, ump_play_words (), capital);
}

int
ump_card_left (const UmpTable *table, int face)
{
  int copies = table->setup->copies[face];

  if (ump_table_get (table, UMP_COUNTER_ROUND) == ump_table_get (table, UMP_COUNTER_CLOSED))
    return copies;
  return MAX (copies - ump_table_seen (table, face), 0);
}
