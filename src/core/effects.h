/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Effects of a log, packed: an effect takes a few bytes instead of a struct. For core's own use. */
#pragma once

#include "table.h"

G_BEGIN_DECLS

/* Bytes of all entries, one behind the other (effect-bytes.h). Zeroed before its first use. */
struct _UmpPacked {
  guint8 *bytes;
  gsize n;
  gsize allocated;
};

void ump_packed_clear (UmpPacked *packed);
/* No more room than what is there needs. */
void ump_packed_trim (UmpPacked *packed);
/* Makes room for some effects more. */
void ump_packed_grow (UmpPacked *packed);
/* Reads n bytes from `first` on as the effects of entry `cause`; effects is emptied before. */
void ump_packed_read (const UmpPacked *packed, gsize first, gsize n, guint cause, UmpEffects *effects);
/* Makes room for more effects. */
void ump_effects_grow (UmpEffects *effects);

/* Room for one more effect at the end, not filled. */
static inline UmpEffect *
ump_effects_next (UmpEffects *effects)
{
  if (effects->n == effects->allocated)
    ump_effects_grow (effects);
  return &effects->items[effects->n++];
}

G_END_DECLS
