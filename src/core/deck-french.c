/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deck-french.h"

const UmpFace ump_french_faces[UMP_N_FRENCH_FACES] = { { 0 }, UMP_FRENCH_FACES };
