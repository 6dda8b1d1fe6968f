/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small window over a window that asks for one thing: Cancel, and the answer that Enter gives. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* heading, body (may be NULL); answer: what the other button says, with a mnemonic. The responses are "cancel" and
 * "answer"; the second is the default. Not shown yet: the caller puts something in it, connects to "response" and
 * presents it. */
AdwMessageDialog *
ump_question_new (GtkWindow *parent, const char *heading, const char *body, const char *answer);

G_END_DECLS
