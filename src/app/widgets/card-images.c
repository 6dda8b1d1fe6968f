/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-images.h"

#include <math.h>
#include <string.h>

#include "../compat/scale.h"

/* Of all images together; those that were not seen for longest go first. */
#define MOST_BYTES (24u * 1024 * 1024)
/* What is larger is painted anew: it is one large card, not a hundred keys. */
#define LARGEST_BYTES (MOST_BYTES / 16)

/* Compared as bytes: made by key_of() alone, which leaves none of them to chance. */
typedef struct {
  int art, colour, symbol, value, back;
  char stand_in[16];
  int form, flags, theme;
  int width, height; /* in 1/64 of the widget's px */
  int scale;         /* in 1/4096 */
} Key;

typedef struct {
  Key key;
  cairo_surface_t *surface;
  gsize bytes;
  GList link; /* in `order` */
} Image;

/* So long after the last change of a window's size, in ms, its size is the one that stays. */
#define SETTLED 200

static guint settling;
static GHashTable *images;
static GQueue order = G_QUEUE_INIT; /* Image, the one seen last first */
static gsize all_bytes;

static guint
key_hash (gconstpointer data)
{
  const guint8 *bytes = data;
  guint hash = 2166136261u;

  for (gsize i = 0; i < sizeof (Key); i++)
    hash = (hash ^ bytes[i]) * 16777619u;
  return hash;
}

static gboolean
key_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (Key)) == 0;
}

static void
image_free (gpointer data)
{
  Image *image = data;

  g_queue_unlink (&order, &image->link);
  all_bytes -= image->bytes;
  cairo_surface_destroy (image->surface);
  g_free (image);
}

static void
key_of (Key *key, const UmpCardSight *sight, UmpCardForm form, UmpCardFlags flags, UmpCardTheme theme,
        double width, double height, double scale)
{
  memset (key, 0, sizeof *key);
  key->art = (int) sight->look.art;
  key->colour = (int) sight->look.colour;
  key->symbol = (int) sight->look.symbol;
  key->value = sight->look.value;
  key->back = (int) sight->back;
  g_strlcpy (key->stand_in, sight->stand_in, sizeof key->stand_in);
  key->form = (int) form;
  key->flags = (int) flags;
  key->theme = (int) theme;
  key->width = (int) lround (width * 64);
  key->height = (int) lround (height * 64);
  key->scale = (int) lround (scale * 4096);
}

/* ---- painting ---------------------------------------------------------------------- */

/* width, height: the box; the card keeps its shape in the middle of it. */
static void
paint (cairo_t *cr, const UmpCardSight *sight, UmpCardForm form, UmpCardFlags flags, UmpCardTheme theme,
       double width, double height)
{
  UmpLook look = ump_card_sight_look (sight, &flags);
  const char *stand_in = *sight->stand_in ? sight->stand_in : NULL;
  double size;

  switch (form) {
  case UMP_CARD_FULL:
    size = MIN (width, height / UMP_CARD_RATIO);
    ump_card_paint (cr, &look, stand_in, flags, theme, floor ((width - size) / 2),
                    floor ((height - size * UMP_CARD_RATIO) / 2), size);
    break;
  case UMP_CARD_CHIP:
    size = MIN (height, width * height / MAX (1, ump_chip_width (&look, height)));
    ump_chip_paint (cr, &look, stand_in, flags, theme, floor ((width - ump_chip_width (&look, size)) / 2),
                    floor ((height - size) / 2), size);
    break;
  case UMP_CARD_KEY: ump_key_paint (cr, &look, stand_in, flags, theme, 0, 0, width, height); break;
  case UMP_CARD_BADGE:
    size = MIN (width, height);
    ump_badge_paint (cr, look.colour, theme, width / 2, height / 2, size / 2);
    break;
  case UMP_CARD_PERSON:
    size = MIN (width, height);
    ump_portrait_paint (cr, look.symbol, look.colour, theme, width / 2, height / 2, size / 2);
    break;
  default: g_assert_not_reached ();
  }
}

/* How far it may look over its box, in whole px. */
static double
overhang (UmpCardForm form, double width, double height)
{
  double over = UMP_KEY_OVERHANG;

  if (form == UMP_CARD_FULL)
    over = ump_card_overhang (width);
  else if (form == UMP_CARD_CHIP)
    over = ump_chip_overhang (height);
  return ceil (over) + 1;
}

void
ump_card_append_anew (GtkSnapshot *snapshot, const UmpCardSight *sight, UmpCardForm form, UmpCardFlags flags,
                      UmpCardTheme theme, double width, double height)
{
  float over;
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;
  over = (float) overhang (form, width, height);
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (-over, -over, (float) width + 2 * over, (float) height + 2 * over));
  paint (cr, sight, form, flags, theme, width, height);
  cairo_destroy (cr);
}

/* ---- copies ------------------------------------------------------------------------- */

/* The image of a card, which stays this file's; NULL where it would be too large. */
static cairo_surface_t *
image_of (const UmpCardSight *sight, UmpCardForm form, UmpCardFlags flags, UmpCardTheme theme, double width,
          double height, double over, double scale)
{
  int wide = (int) ceil ((width + 2 * over) * scale), high = (int) ceil ((height + 2 * over) * scale);
  gsize bytes = (gsize) wide * (gsize) high * 4;
  cairo_t *cr;
  Image *image;
  Key key;

  if (bytes > LARGEST_BYTES)
    return NULL;
  if (images == NULL)
    images = g_hash_table_new_full (key_hash, key_equal, NULL, image_free);
  key_of (&key, sight, form, flags, theme, width, height, scale);
  image = g_hash_table_lookup (images, &key);
  if (image != NULL) {
    g_queue_unlink (&order, &image->link);
    g_queue_push_head_link (&order, &image->link);
    return image->surface;
  }
  image = g_new0 (Image, 1);
  image->key = key;
  image->bytes = bytes;
  image->link.data = image;
  image->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, wide, high);
  cr = cairo_create (image->surface);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, over, over);
  paint (cr, sight, form, flags, theme, width, height);
  cairo_destroy (cr);
  g_queue_push_head_link (&order, &image->link);
  all_bytes += bytes;
  g_hash_table_insert (images, &image->key, image);
  while (all_bytes > MOST_BYTES)
    g_hash_table_remove (images, &((Image *) g_queue_peek_tail (&order))->key);
  return image->surface;
}

/* How many of the screen's pixels a px of the widget is, and where its corner lies in them. FALSE: it is not
 * shown, or turned. */
static gboolean
place_of (GtkWidget *widget, double *scale, double *left, double *top)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_matrix_t matrix;
  double factor, x, y;

  if (native == NULL || !gtk_widget_compute_transform (widget, GTK_WIDGET (native), &matrix))
    return FALSE;
  *scale = (double) graphene_matrix_get_value (&matrix, 0, 0);
  if (*scale <= 0 || fabs (*scale - (double) graphene_matrix_get_value (&matrix, 1, 1)) > 0.001 ||
      graphene_matrix_get_value (&matrix, 0, 1) != 0)
    return FALSE;
  factor = ump_compat_scale (widget);
  gtk_native_get_surface_transform (native, &x, &y);
  *scale *= factor;
  *left = (x + (double) graphene_matrix_get_value (&matrix, 3, 0)) * factor;
  *top = (y + (double) graphene_matrix_get_value (&matrix, 3, 1)) * factor;
  return TRUE;
}

/* From a place in the widget's px to the nearest one that is a whole pixel of the screen: copies are sharp
 * there. */
static float
whole (double at, double corner, double scale)
{
  return (float) ((round (corner + at * scale) - corner) / scale);
}

void
ump_card_append (GtkWidget *widget, GtkSnapshot *snapshot, const UmpCardSight *sight, UmpCardForm form,
                 UmpCardFlags flags, UmpCardTheme theme, double x, double y, double width, double height)
{
  double over, scale, left, top;
  cairo_surface_t *image = NULL;
  graphene_rect_t box;
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;
  over = overhang (form, width, height);
  if (settling == 0 && place_of (widget, &scale, &left, &top))
    image = image_of (sight, form, flags, theme, width, height, over, scale);
  if (image == NULL) {
    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
    ump_card_append_anew (snapshot, sight, form, flags, theme, width, height);
    gtk_snapshot_restore (snapshot);
    return;
  }
  graphene_rect_init (&box, whole (x - over, left, scale), whole (y - over, top, scale),
                      (float) (cairo_image_surface_get_width (image) / scale),
                      (float) (cairo_image_surface_get_height (image) / scale));
  cr = gtk_snapshot_append_cairo (snapshot, &box);
  cairo_translate (cr, (double) box.origin.x, (double) box.origin.y);
  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_set_source_surface (cr, image, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
}

static void
redraw (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    redraw (child);
}

void
ump_card_images_redraw (GtkWidget *widget)
{
  if (settling == 0)
    redraw (widget);
}

static void
redraw_all (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *item = windows; item != NULL; item = item->next)
    redraw (item->data);
}

static gboolean
on_settled (gpointer data)
{
  settling = 0;
  redraw_all ();
  return G_SOURCE_REMOVE;
}

/* What is painted anew is good at any scale: once all cards are, only those need it again that change
 * themselves. */
void
ump_card_images_resized (void)
{
  gboolean is_first = settling == 0;

  g_clear_handle_id (&settling, g_source_remove);
  settling = g_timeout_add (SETTLED, on_settled, NULL);
  if (is_first)
    redraw_all ();
}
