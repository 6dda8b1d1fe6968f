/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of a rule with what is said of each: side by side, or in a circle. */
#pragma once

#include <gtk/gtk.h>

#include "core/game.h"
#include "session/learned/rules.h"

G_BEGIN_DECLS

GtkWidget *ump_rule_drawing_new (const UmpGame *game, const UmpRuleText *rule);

G_END_DECLS
