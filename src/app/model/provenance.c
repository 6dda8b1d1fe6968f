/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "provenance.h"

/* So far back we look: what lies longer than this came with the deal. */
#define MAX_ENTRIES 5000

guint
ump_provenance (UmpMatch *match, guint moment, int zone, int position, int through)
{
  for (guint number = moment; number > 0 && moment - number < MAX_ENTRIES; number--) {
    UmpEffectSpan span = ump_match_effects (match, number);

    for (gsize i = span.n; i-- > 0;) {
      const UmpEffect *e = &span.effects[i];
      if (e->type != UMP_EFFECT_MOVE)
        continue;
      if (e->move.to == zone) {
        if (e->move.to_at == position && e->from != through)
          return number;
        if (e->move.to_at == position) {
          zone = e->from;
          position = e->move.at;
          continue;
        }
        if (e->move.to_at < position)
          position--;
      }
      if (e->from == zone && e->move.at <= position)
        position++;
    }
  }
  return 0;
}
