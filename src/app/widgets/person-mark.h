/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person's sign in the person's colour, for beside a name. Property "seat": from 0. It says nothing
 * aloud. */
#pragma once

#include <gtk/gtk.h>

#include "paint/person-mark.h"

G_BEGIN_DECLS

#define UMP_TYPE_PERSON_MARK (ump_person_mark_get_type ())
G_DECLARE_FINAL_TYPE (UmpPersonMark, ump_person_mark, UMP, PERSON_MARK, GtkWidget)

/* The colours of the first persons, as the style of a widget has them. */
void ump_person_colours_of (GtkWidget *widget, GdkRGBA colours[UMP_N_PERSON_COLOURS]);

G_END_DECLS
