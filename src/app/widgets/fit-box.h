/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows its child whole, whatever room there is: the child is laid out at natural sizes and drawn smaller or
 * larger. Of the ways in which the child can be arranged it takes the one that can be drawn largest.
 *
 * All of it is decided in the layout, so that the first frame is the last one. What was found is kept as long
 * as the child fits: things do not grow and shrink with every entry. The box itself asks for no room: whoever
 * holds it gives it what is left. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_FIT_BOX (ump_fit_box_get_type ())
G_DECLARE_FINAL_TYPE (UmpFitBox, ump_fit_box, UMP, FIT_BOX, GtkWidget)

/* What the child can be arranged like, best first: of two that can be drawn equally large the first one is
 * taken. The child's own measure () must not depend on it.
 * needs: the height for `width`, or -1 where the width is too little (or the way makes no sense with what
 * there is). arrange: the way in which it is allocated from now on; it queues no resize. NULL where
 * there is one way. */
typedef struct {
  int n;
  int (*needs) (GtkWidget *child, int way, int width);
  void (*arrange) (GtkWidget *child, int way);
} UmpFitWays;

/* ways: static. Takes the child. */
GtkWidget *ump_fit_box_new (GtkWidget *child, const UmpFitWays *ways);
/* 1 is the natural size. */
void ump_fit_box_set_range (UmpFitBox *self, double least, double most);
/* Where all of the child could only be drawn smaller than `good`, with words that nobody reads, less of it is
 * shown: of n contents, 0 being all of it, the first one that is large enough, else the one that is largest.
 * `good` is for text at 100 %. show: what is allocated next; it may queue a resize of the child. */
void ump_fit_box_set_contents (UmpFitBox *self, int n, double good, void (*show) (gpointer data, int content),
                               gpointer data);
/* What was found no longer holds: something else is shown, or it is shown in another way. */
void ump_fit_box_forget (UmpFitBox *self);

G_END_DECLS
