/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card in a widget's snapshot: GTK paints it again only where the widget has changed. */
#pragma once

#include "card-view.h"

G_BEGIN_DECLS

/* In the box at x, y: in its middle, in its own shape. It may reach beyond the box as card-paint.h says. */
void ump_card_append (GtkSnapshot *snapshot, const UmpCardSight *sight, UmpCardForm form, UmpCardFlags flags,
                      UmpCardTheme theme, double x, double y, double width, double height);

G_END_DECLS
