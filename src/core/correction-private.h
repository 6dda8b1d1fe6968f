/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a correction, for core's own files. */
#pragma once

#include "correction.h"
#include "match-private.h"

G_BEGIN_DECLS

/* Tells entries that come out otherwise, and those that are accepted again, from those that are as they
 * were. */
void ump_outcomes_compare (UmpCorrection *correction, const UmpMatch *match);

G_END_DECLS
