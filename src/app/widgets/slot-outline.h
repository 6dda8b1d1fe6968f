/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fixed place of the table without a card: what was taken from it and by whom, "17" and below it "Carlos";
 * nothing where no card has come yet. */
#pragma once

#include <gtk/gtk.h>

#include "core/match.h"

G_BEGIN_DECLS

GtkWidget *ump_slot_outline_new (const UmpSetup *setup, const UmpZoneSlot *slot);

G_END_DECLS
