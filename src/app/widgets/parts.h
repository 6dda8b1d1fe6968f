/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small helpers for building pages in code. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A label that starts at the left; css_class may be NULL, or several with spaces. */
GtkWidget *ump_label_new (const char *text, const char *css_class);
/* The same, wrapping words. */
GtkWidget *ump_text_new (const char *text, const char *css_class);
/* A wrapping label lets go of a word at any letter before it gets wider than its place: for names of any
 * length. */
void ump_label_break_words (GtkWidget *label);
/* A label for somebody's name: cut at its end where there is too little room, and never wider than most names
 * need. */
GtkWidget *ump_name_label_new (const char *name, const char *css_class);
GtkWidget *ump_box_new (GtkOrientation orientation, int spacing, const char *css_class);
/* Keeps a copy of the text, which may be NULL, instead of what was kept; FALSE: it was the same. As
 * g_set_str() of newer GLib does. */
gboolean ump_set_str (char **kept, const char *text);
/* Adds classes given with spaces between them. */
void ump_add_classes (GtkWidget *widget, const char *css_class);
/* Adds or removes one class. */
void ump_set_class (GtkWidget *widget, const char *css_class, gboolean on);
/* A row of a list box that does nothing itself: it is no place for the keyboard, what is in it may be. */
GtkWidget *ump_plain_row_new (GtkWidget *child);
/* Takes all children out of a box. */
void ump_box_clear (GtkWidget *box);
/* The same out of a grid. */
void ump_grid_clear (GtkWidget *grid);
/* Another place for what a grid has already; width and height in cells. */
void ump_grid_move (GtkWidget *grid, GtkWidget *child, int column, int row, int width, int height);
/* Takes all children out of a widget of our own, as its dispose() has to. */
void ump_remove_children (GtkWidget *widget);
/* Takes the focus from a widget and what is inside it, before that is removed or hidden. GTK 4.8 would leave
 * the ancestors pointing at it, and then no key leads into them any more. TRUE if it was there. */
gboolean ump_drop_focus (GtkWidget *widget);
/* Opens a popover that is made for one time, and leaves its parent when it was closed. at: what it points at
 * inside parent; NULL for parent itself. name: what a screen reader says of it. */
GtkWidget *ump_popover_open (GtkWidget *parent, GtkWidget *at, GtkWidget *child, const char *name);
/* As high as its child up to so many pixels (-1: without a limit), then it scrolls. */
GtkWidget *ump_scroll_new (GtkWidget *child, int most_height);
/* Text of a label, only when it differs; NULL or "" hides the label. */
void ump_label_say (GtkWidget *label, const char *text);
/* Text of a label that keeps its place without any: then a screen reader says nothing there. */
void ump_label_keep (GtkWidget *label, const char *text);
/* The same as ump_label_say() for a name: it is whole up to so many letters, and cut behind them. */
void ump_label_say_whole (GtkWidget *label, const char *text, int chars);
/* Names the buttons that close toasts, in an overlay of toasts: libadwaita 1.2 does not. */
void ump_name_close_buttons (GtkWidget *widget);
/* gtk_widget_init_template(), after which no button is labelled by its icon, which has no words: a screen
 * reader would read "GtkImage" before the name. */
void ump_init_template (GtkWidget *widget);
/* The accessible name. */
void ump_name_widget (GtkWidget *widget, const char *name);
/* The menu of a GtkMenuButton gets the name that the button was given: GTK gives it none. Each menu is a new
 * one. */
void ump_name_menu_of (GtkWidget *button);
/* The tooltip. GTK's own would ask the display for the pointer, and wait for the answer, each time that it is
 * said: this one is looked up when the pointer rests on the widget. Where it says more than the name it
 * describes the widget too. text: may be NULL. */
void ump_set_tooltip (GtkWidget *widget, const char *text);
/* An accessible description that stays (see announce.h for those that pass). */
void ump_describe_widget (GtkWidget *widget, const char *text);
/* For measure() of a widget that gets higher as it gets narrower, asked for its width at a height: the least
 * width from `least` on at which it is no higher than that, `natural` where none is less. Asked for no height
 * (-1), it is `least`. GtkBox asks so since GTK 4.18, and believes what it is told. */
int ump_width_for_height (GtkWidget *widget, int height, int least, int natural);
/* The whole of measure() for a widget with one child whose height follows from its width. A GtkGrid of texts
 * that wrap says of its height, asked for no width, what it needs at the narrowest one; GtkBox would give it
 * that at every width. */
void ump_measure_by_width (GtkWidget *widget, GtkWidget *child, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural);
/* Whether the focus is on the widget or inside it. gtk_widget_get_focus_child() remembers a child that was
 * hidden with the focus, this does not. */
gboolean ump_has_focus_inside (GtkWidget *widget);
/* A button with a glyph or label for the eye and a name for the ear; name is also its tooltip. */
GtkWidget *ump_button_new (GtkWidget *child, const char *name, const char *css_class);
/* Words of a button with a label go on in another line, each in the middle, before its page gets wider. */
void ump_button_let_wrap (GtkWidget *button);
/* What activating the widget does: an action, with a target as for g_variant_new(). */
void ump_set_action (GtkWidget *widget, const char *name, const char *format, ...);
/* Long press and right click, as one: calls func (button, user_data), and no click follows. */
void ump_on_hold (GtkWidget *widget, GCallback func, gpointer user_data);
/* Does what holding the widget does, for the keyboard; FALSE where it does nothing. */
gboolean ump_hold (GtkWidget *widget);

G_END_DECLS
