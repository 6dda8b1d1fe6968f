/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Documents to load and to save, and how plain libxml2 does it. */
#pragma once

#include "session/format/session.h"

/* A session of whole games of one kind, until it has n entries. */
UmpSession *bench_session (const UmpGame *game, guint n);
void bench_plain_load (GBytes *bytes);
/* The same entries at the same depth, nothing else. */
void bench_plain_save (UmpSession *session);
