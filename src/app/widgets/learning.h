/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Learned components in the window: what every page that shows or enters them needs. */
#pragma once

#include <gtk/gtk.h>

#include "../model/play.h"
#include "session/learned/components.h"

G_BEGIN_DECLS

/* Learns from what is entered in play from now on, as long as it lives. */
void ump_learning_watch (UmpPlay *play);
/* A change that could not be written: says so. error may be NULL. */
void ump_learning_report (GtkWidget *in_window, const GError *error);
/* Asks the window for the editor of a part: as for ump_learned_page_show() (its action win.show-learned). */
void
ump_learning_show (GtkWidget *in_window, const UmpGame *game, const UmpPart *part, const char *set, int side);

/* Known faces that an attribute of the part's verb may have now, as keys, also those that become known;
 * signal "picked" (char *value). */
#define UMP_TYPE_FACE_OFFERS (ump_face_offers_get_type ())
G_DECLARE_FINAL_TYPE (UmpFaceOffers, ump_face_offers, UMP, FACE_OFFERS, GtkWidget)

GtkWidget *ump_face_offers_new (UmpPlay *play, const UmpPart *part, int verb, int attr);
/* Those with these values are not shown; NULL-terminated. */
void ump_face_offers_leave_out (UmpFaceOffers *self, const char *const *values);

G_END_DECLS
