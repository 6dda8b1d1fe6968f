/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Martes 13 as barely as C can do it, for the benchmark only: a line of notation in, the entry's XML out, and
 * the table changed. Nothing is looked up twice, nothing can be undone, explained or corrected. */
#pragma once

/* Plays one whole game's lines for four people; returns the bytes of XML that it made. -1: a line that it
 * does not know. */
long bare_play (const char *const *lines, unsigned n);
