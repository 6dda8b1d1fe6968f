/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be taken elsewhere by the clipboard, as plain text. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* What Umpire said last: what happened, why, the rule. Does nothing where it has said nothing. */
void ump_copy_verdict (UmpWindow *window);
/* The score pad with what each number is made of, in columns for a font of one width. */

G_END_DECLS
