/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editors of all learned components, one at a time. */
#pragma once

#include <adwaita.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_TYPE_LEARNED_PAGE (ump_learned_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpLearnedPage, ump_learned_page, UMP, LEARNED_PAGE, GtkWidget)

GtkWidget *ump_learned_page_new (UmpComponents *components);
/* What is played in the window, whose option can be corrected from here; NULL for nothing. */
void ump_learned_page_set_play (UmpLearnedPage *self, UmpPlay *play);
/* Shows a part of a game (NULL: the first), its set (NULL: the one for new sessions) and side (-1: as it
 * is). */
void ump_learned_page_show (UmpLearnedPage *self, const UmpGame *game, const UmpPart *part, const char *set,
                            int side);
/* Whether it was opened from New session: it then has a large key that leads back. */
void ump_learned_page_set_for_new (UmpLearnedPage *self, gboolean for_new);
/* What was typed and is whole is remembered; to be called before another page is shown. */
void ump_learned_page_commit (UmpLearnedPage *self);

G_END_DECLS
