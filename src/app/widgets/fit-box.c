/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fit-box.h"

#include "card-images.h"

/* Scales are tried in such steps: each trial lays out texts at one more width. */
#define STEPS 32
/* Part of the height that stays free, so that one more chip rarely moves anything. */
#define SLACK 0.97
/* With less than this part of what was needed when the scale was found there may be a larger one. */
#define LOOSE 0.62
/* Less is said only where that makes everything so much larger, or large enough. */
#define WORTH 1.08

struct _UmpFitBox {
  GtkWidget parent_instance;
  GtkWidget *child;
  const UmpFitWays *ways;
  double least, most;
  int n_contents, content;
  double good;
  void (*show) (gpointer data, int content);
  gpointer show_data;
  /* what was found, and for what */
  int way;
  double scale, drawn; /* found; and as a place was last given */
  int width, height;
  int wide;   /* as it was last allocated */
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
fits (UmpFitBox *self, int way, int step, int width, double height)
{
  int child_width = width_at (width, (double) step / STEPS);
  int needs = self->ways->needs (self->child, way, child_width);

  return needs >= 0 && needs * exact (width, child_width) <= height;
}

/* The largest step between one that fits, or is the least, and one that does not. */
static int
bisect (UmpFitBox *self, int way, int fitting, int too_large, int width, double height)
{
  while (too_large - fitting > 1) {
    int middle = (fitting + too_large) / 2;
    if (fits (self, way, middle, width, height))
      fitting = middle;
    else
      too_large = middle;
  }
  return fitting;
}

/* The best one so far is the bar: another way is asked once whether it can be drawn a step larger. */
static void
search (UmpFitBox *self, int width, int height)
{
  int least = MAX ((int) (self->least * STEPS), 1), most = (int) (self->most * STEPS), best = least - 1;

  self->way = -1;
  for (int way = 0; way < self->ways->n && best < most; way++) {
    if (!fits (self, way, best + 1, width, height * SLACK))
      continue;
    best = bisect (self, way, best + 1, most + 1, width, height * SLACK);
    self->way = way;
  }
  if (self->way < 0) {
    /* not even at the least scale: the first way that the width allows */
    best = least;
    for (int way = self->ways->n - 1; way >= 0; way--)
      if (self->ways->needs (self->child, way, width_at (width, (double) least / STEPS)) >= 0)
        self->way = way;
    self->way = MAX (self->way, 0);
  }
  self->scale = (double) best / STEPS;
  self->width = width;
  self->height = height;
  self->needed = self->ways->needs (self->child, self->way, width_at (width, self->scale));
  self->needed = MAX (self->needed, 1);
}

static void
set_content (UmpFitBox *self, int content)
{
  if (self->show != NULL && self->content != content)
    self->show (self->show_data, content);
  self->content = content;
}

/* All of this happens within one layout: what is shown otherwise is measured and allocated in it. */
static void
search_contents (UmpFitBox *self, int width, int height)
{
  double good = self->good / ump_text_scale (GTK_WIDGET (self)), largest = 0;
  int best = 0;

  for (int content = 0; content < self->n_contents && largest < good; content++) {
    set_content (self, content);
    search (self, width, height);
    if (content > 0 && self->scale < MIN (largest * WORTH, good))
      continue;
    largest = self->scale;
    best = content;
  }
  if (self->content == best)
    return;
  set_content (self, best);
  search (self, width, height);
}

static gboolean
still_good (UmpFitBox *self, int width, int height)
{
  int child_width, needs;

  if (self->needed == 0 || width != self->width || height != self->height)
    return FALSE;
  child_width = width_at (width, self->scale);
  needs = self->ways->needs (self->child, self->way, child_width);
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
    search_contents (self, width, height);
  if (self->ways->arrange != NULL)
    self->ways->arrange (self->child, self->way);
  child_width = width_at (width, self->scale);
  scale = exact (width, child_width);
  if (scale != self->drawn && width != self->wide && self->wide > 0)
    ump_card_images_resized ();
  else if (scale != self->drawn)
    ump_card_images_redraw (self->child);
  self->drawn = scale;
  self->wide = width;
  child_height = MAX ((int) (height / scale), 1);
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, child_width, NULL, NULL, NULL, NULL);
  /* the way may be another one although the size is the same */
  gtk_widget_queue_allocate (self->child);
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
  self->n_contents = 1;
  self->good = 1; /* whatever it is, the one content is tried */
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
ump_fit_box_new (GtkWidget *child, const UmpFitWays *ways)
{
  UmpFitBox *self = g_object_new (UMP_TYPE_FIT_BOX, NULL);

  self->child = child;
  self->ways = ways;
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
ump_fit_box_set_contents (UmpFitBox *self, int n, double good, void (*show) (gpointer data, int content),
                          gpointer data)
{
  self->n_contents = n;
  self->good = good;
  self->show = show;
  self->show_data = data;
  ump_fit_box_forget (self);
}

void
ump_fit_box_forget (UmpFitBox *self)
{
  self->needed = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
