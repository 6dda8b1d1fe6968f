/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How cards are drawn in pages: by the program that draws, and not at all by the other one. */
#pragma once

#ifdef CLI_DRAWS
#include "draw/draw.h"
#define CLI_DRAW_CARD ump_draw_card
#else
#define CLI_DRAW_CARD NULL
#endif
