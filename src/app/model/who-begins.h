/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who begins when the same people play the same game once more. */
#pragma once

#include "core/match.h"

G_BEGIN_DECLS

typedef enum {
  UMP_BEGINS_NEXT,  /* as if the game went on */
  UMP_BEGINS_LAST,  /* who came last; of several the first by seat */
  UMP_BEGINS_DRAWN, /* chance; asked again, it may be another one */
} UmpWhoBegins;

/* The seat; UMP_NOBODY where nobody is asked who begins. The match is over. */
int ump_who_begins (const UmpMatch *match, UmpWhoBegins how);
/* The option that has that seat begin; its texts belong to the match. FALSE where there is none. */
gboolean ump_who_begins_option (const UmpMatch *match, int seat, UmpOptionValue *value);

G_END_DECLS
