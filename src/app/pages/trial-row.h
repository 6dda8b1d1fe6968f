/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of a score sheet that is tried: a cell for each person, and what is said of them below. */
#pragma once

#include <gtk/gtk.h>

#include "../model/sheet-trial.h"

G_BEGIN_DECLS

#define UMP_TYPE_TRIAL_ROW (ump_trial_row_get_type ())
G_DECLARE_FINAL_TYPE (UmpTrialRow, ump_trial_row, UMP, TRIAL_ROW, GtkWidget)

GtkWidget *ump_trial_row_new (UmpTrialLine *line);

G_END_DECLS
