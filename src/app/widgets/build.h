/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parts that a widget makes anew whenever it is filled: their structure stands in a .ui file, their values
 * come from code. What lives as long as its widget is in that widget's template instead. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The object "part" of ui/NAME.ui, floating; then pairs of an id and where to put the object of that id
 * (GtkWidget **; borrowed), and NULL. Types of our own in it have to be known. */
GtkWidget *ump_build (const char *name, ...) G_GNUC_NULL_TERMINATED;

G_END_DECLS
