/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game is given away as: its poster, words, pages, files, and a code for the phone that has BG Stats.
 * What is chosen closes it, and is done by the window's actions. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define UMP_TYPE_SHARE_DIALOG (ump_share_dialog_get_type ())
G_DECLARE_FINAL_TYPE (UmpShareDialog, ump_share_dialog, UMP, SHARE_DIALOG, AdwWindow)

/* parent has a property "with-log" and the actions of the rows. subtitle: which game. */
UmpShareDialog *ump_share_dialog_new (GtkWindow *parent, const char *subtitle);
/* The poster, when it is drawn. */
void ump_share_dialog_set_picture (UmpShareDialog *self, GdkPaintable *picture);
/* For BG Stats; a game without a result has none. code: NULL where the link is too long for one. */
void ump_share_dialog_set_link (UmpShareDialog *self, const char *link, GdkPaintable *code);

G_END_DECLS
