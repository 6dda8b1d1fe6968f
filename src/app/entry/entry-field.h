/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The typed line: named `Entry`. Return, or its action `activate`, enters it; what is refused stays, what
 * is accepted goes. It is notation, or words of what can be said now (model/typed.h). Below it stands what
 * Return does, or what there is to choose from, which takes no focus; a single completion stands behind the
 * text as a ghost.
 *
 * A subclass of GtkEntry, because GtkEntry's own action says it is done and does nothing. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Signals: "overwritten" somebody writes over the chosen keys that stood there; they are not meant any more.
 * "emptied" nothing stands there any more: it was entered, or taken out, or the empty line was left. */
#define UMP_TYPE_ENTRY_FIELD (ump_entry_field_get_type ())
G_DECLARE_FINAL_TYPE (UmpEntryField, ump_entry_field, UMP, ENTRY_FIELD, GtkEntry)

/* A row with the field in it: pencil, ghost, below them a hint. field: gets the field itself; borrowed. */
GtkWidget *ump_entry_row_new (UmpPlay *play, UmpEntryField **field);
/* The draft's text was put there and nobody has changed it. */
gboolean ump_entry_field_is_draft (UmpEntryField *self);
/* Takes what is typed away; TRUE if there was something. */
gboolean ump_entry_field_clear (UmpEntryField *self);

G_END_DECLS
