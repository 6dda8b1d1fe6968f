/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small window over a window that asks for one thing: Cancel, and the answer that Enter gives.
 *
 * From libadwaita 1.5 on it is a sheet inside the window, on a phone at its foot; before that, a window of
 * its own, which libadwaita 1.7 measures too narrow. Retired by libadwaita 1.5 as the oldest: then these are
 * calls of AdwAlertDialog. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Floating; goes by itself when it is answered. Its signal "response" gives "cancel" or "answer". */
#if ADW_CHECK_VERSION(1, 5, 0)
typedef AdwAlertDialog UmpQuestion;
#else
typedef AdwMessageDialog UmpQuestion;
#endif

/* heading, body (may be NULL); answer: what the other button says, with a mnemonic. Not shown yet: the caller
 * puts something in it, connects to "response" and presents it. parent must outlive it. */
UmpQuestion *ump_question_new (GtkWindow *parent, const char *heading, const char *body, const char *answer);
/* What stands between the words and the buttons. */
void ump_question_set_child (UmpQuestion *self, GtkWidget *child);
/* The same, NULL if there is nothing; owned by the question. */
GtkWidget *ump_question_child (UmpQuestion *self);
/* Puts a line of text there, which Enter answers with and which begins as `text`; name: what a screen reader
 * calls it; most: how many letters. Borrowed. */
GtkWidget *ump_question_add_entry (UmpQuestion *self, const char *name, const char *text, int most);
/* One more button; the signal gives `response` then. */
void ump_question_add (UmpQuestion *self, const char *response, const char *label);
/* What the button says that leaves everything as it is, with a mnemonic; otherwise that is "Cancel". */
void ump_question_set_cancel (UmpQuestion *self, const char *label);
/* Whether it can be answered now. */
void ump_question_set_enabled (UmpQuestion *self, gboolean enabled);
/* The answer takes something away: it warns, and a stray Enter does not give it. */
void ump_question_set_destructive (UmpQuestion *self);
/* The window that it is over. */
GtkWindow *ump_question_parent (UmpQuestion *self);
/* Shows it. focus: what gets the keyboard; NULL for a button. */
void ump_question_present (UmpQuestion *self, GtkWidget *focus);
/* Takes it away without a response. */
void ump_question_drop (UmpQuestion *self);

G_END_DECLS
