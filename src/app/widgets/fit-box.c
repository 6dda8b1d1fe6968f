/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fit-box.h"

#include "card-view.h"

/* Scales are tried in such steps: each trial lays out texts at one more width. */
#define STEPS 32
/* Part of the height that stays free, so that one more chip rarely moves anything. */
#define SLACK 0.97
/* With less than this part of what was needed when the scale was found there may be a larger one. */
#define LOOSE 0.62

struct _UmpFitBox {
  GtkWidget parent_instance;
  GtkWidget *child;
  UmpFitNeeds needs;
  double least, most;
  /* what was found, and for what */
  double scale;
  int width, height;
  int needed; /* 0: nothing was found yet */
};

G_DEFINE_FINAL_TYPE (UmpFitBox, ump_fit_box, GTK_TYPE_WIDGET)

static int
width_at (int width, double scale)
{
  return MAX ((int) (width / scale), 1);
}

/* The scale by which just that width is the box's. */
static double
exact (int width, int child_width)
{
  return (double) width / child_width;
}

static gboolean
fits (UmpFitBox *self, int step, int width, double height)
{
  int child_width = width_at (width, (double) step / STEPS);
  int needs = self->needs (self->child, child_width);

  return needs >= 0 && needs * exact (width, child_width) <= height;
}

/* The largest step between one that fits, or is the least, and one that does not. */
static int
bisect (UmpFitBox *self, int fitting, int too_large, int width, double height)
{
  while (too_large - fitting > 1) {
    int middle = (fitting + too_large) / 2;
    if (fits (self, middle, width, height))
      fitting = middle;
    else
      too_large = middle;
  }
  return fitting;
}

static void
search (UmpFitBox *self, int width, int height)
{
  int least = MAX ((int) (self->least * STEPS), 1), most = (int) (self->most * STEPS), step = least;

  if (fits (self, least, width, height * SLACK))
    step = bisect (self, least, most + 1, width, height * SLACK);
  self->scale = (double) step / STEPS;
  self->width = width;
  self->height = height;
  self->needed = MAX (self->needs (self->child, width_at (width, self->scale)), 1);
}

static gboolean
still_good (UmpFitBox *self, int width, int height)
{
  int child_width, needs;

  if (self->needed == 0 || width != self->width || height != self->height)
    return FALSE;
  child_width = width_at (width, self->scale);
  needs = self->needs (self->child, child_width);
  if (needs < 0 || needs * exact (width, child_width) > height)
    return self->needed == needs; /* smaller is not allowed, and it was so before */
  return needs >= self->needed * LOOSE;
}

static void
ump_fit_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpFitBox *self = UMP_FIT_BOX (widget);
  int child_width, child_height;
  double scale;

  if (!gtk_widget_should_layout (self->child))
    return;
  width = MAX (width, 1);
  height = MAX (height, 1);
  if (!still_good (self, width, height))
    search (self, width, height);
  child_width = width_at (width, self->scale);
  scale = exact (width, child_width);
  child_height = MAX ((int) (height / scale), 1);
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, child_width, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->child, child_width, child_height, -1,
                       gsk_transform_scale (NULL, (float) scale, (float) scale));
}

static void
ump_fit_box_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 1;
}

static void
ump_fit_box_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (ump_fit_box_parent_class)->system_setting_changed (widget, setting);
  if (ump_setting_is_of_text (setting))
    ump_fit_box_forget (UMP_FIT_BOX (widget));
}

static void
ump_fit_box_dispose (GObject *object)
{
  g_clear_pointer (&UMP_FIT_BOX (object)->child, gtk_widget_unparent);
  G_OBJECT_CLASS (ump_fit_box_parent_class)->dispose (object);
}

static void
ump_fit_box_class_init (UmpFitBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_fit_box_dispose;
  widget_class->measure = ump_fit_box_measure;
  widget_class->size_allocate = ump_fit_box_size_allocate;
  widget_class->system_setting_changed = ump_fit_box_system_setting_changed;
}

static void
ump_fit_box_init (UmpFitBox *self)
{
  self->least = 0.25;
  self->most = 2.5;
  self->scale = 1;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
ump_fit_box_new (GtkWidget *child, UmpFitNeeds needs)
{
  UmpFitBox *self = g_object_new (UMP_TYPE_FIT_BOX, NULL);

  self->child = child;
  self->needs = needs;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
ump_fit_box_set_range (UmpFitBox *self, double least, double most)
{
  self->least = least;
  self->most = most;
  ump_fit_box_forget (self);
}

void
ump_fit_box_forget (UmpFitBox *self)
{
  self->needed = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
