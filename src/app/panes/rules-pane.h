/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a game in our own words, section by section, each with its id and where the sheet has it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_RULES_PANE (ump_rules_pane_get_type ())
G_DECLARE_FINAL_TYPE (UmpRulesPane, ump_rules_pane, UMP, RULES_PANE, GtkWidget)

GtkWidget *ump_rules_pane_new (const char *kind);
/* Scrolls to the section with that rule id, marks it and puts the focus on it; FALSE if there is none. */
gboolean ump_rules_pane_show_rule (UmpRulesPane *self, const char *id);

G_END_DECLS
