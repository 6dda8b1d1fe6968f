/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-images.h"

#include <math.h>
#include <string.h>

#include "../compat/scale.h"
#include "card-wish.h"

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
  Key shown; /* what it shows, at whatever size: a key without that; of a deck's key, dimmed or not */
  cairo_surface_t *surface;
  gsize bytes;
  double width, height, over, scale;
  GList link; /* in `order` */
} Image;

/* So long after the last change of a window's size, in ms, its size is the one that stays. */
#define SETTLED 200

/* So many images are painted for a frame, and then so many at once while nothing else is to do. */
#define AT_ONCE 4
/* How much wider or narrower a card of another size may be that stands in for a moment: in between it is not
 * seen to be a copy. Its shape is the same, but for rounding. */
#define MOST_WIDER 2
#define SAME_SHAPE 0.03

static guint settling;
static GHashTable *images;
static GHashTable *newest; /* of each thing shown, by Image.shown, the image that was painted last */
static GQueue wishes = G_QUEUE_INIT;
static GHashTable *waiting; /* widgets that show another size meanwhile */
static guint granting;
static gint64 frame; /* for which an image was made last, and how many */
static int n_made;
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
  if (g_hash_table_lookup (newest, &image->shown) == image)
    g_hash_table_remove (newest, &image->shown);
  all_bytes -= image->bytes;
  cairo_surface_destroy (image->surface);
  g_free (image);
}

static void
show_card (Key *shown, const UmpCardWish *wish)
{
  const UmpCardSight *sight = &wish->sight;

  shown->art = (int) sight->look.art;
  shown->colour = (int) sight->look.colour;
  shown->symbol = (int) sight->look.symbol;
  shown->value = sight->look.value;
  shown->back = (int) sight->back;
  g_strlcpy (shown->stand_in, sight->stand_in, sizeof shown->stand_in);
  shown->form = (int) wish->form;
  shown->flags = (int) wish->flags;
  shown->theme = (int) wish->theme;
}

static void
key_of (Key *key, Key *shown, const UmpCardWish *wish)
{
  memset (shown, 0, sizeof *shown);
  show_card (shown, wish);
  memcpy (key, shown, sizeof *key);
  if (wish->form == UMP_CARD_KEY)
    shown->flags = 0;
  key->width = (int) lround (wish->width * 64);
  key->height = (int) lround (wish->height * 64);
  key->scale = (int) lround (wish->scale * 4096);
}

static void
append_anew (GtkSnapshot *snapshot, const UmpCardWish *wish,
             void (*draw) (cairo_t *cr, const UmpCardWish *wish))
{
  float over = (float) wish->over;
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-over, -over, (float) wish->width + 2 * over,
                                                                (float) wish->height + 2 * over));

  draw (cr, wish);
  cairo_destroy (cr);
}

void
ump_card_append_anew (GtkSnapshot *snapshot, const UmpCardSight *sight, UmpCardForm form, UmpCardFlags flags,
                      UmpCardTheme theme, double width, double height)
{
  UmpCardWish wish;

  if (width <= 0 || height <= 0)
    return;
  wish = ump_card_wish_new (sight, form, flags, theme, width, height);
  append_anew (snapshot, &wish, ump_card_wish_paint);
}

/* ---- copies ------------------------------------------------------------------------- */

static Image *
find (const UmpCardWish *wish, Key *key, Key *shown)
{
  Image *image;

  if (images == NULL) {
    images = g_hash_table_new_full (key_hash, key_equal, NULL, image_free);
    newest = g_hash_table_new (key_hash, key_equal);
  }
  key_of (key, shown, wish);
  image = g_hash_table_lookup (images, key);
  if (image != NULL) {
    g_queue_unlink (&order, &image->link);
    g_queue_push_head_link (&order, &image->link);
  }
  return image;
}

static Image *
make (const UmpCardWish *wish, const Key *key, const Key *shown)
{
  Image *image = g_new0 (Image, 1);
  int wide, high;
  cairo_t *cr;

  ump_card_wish_extent (wish, &wide, &high);
  image->key = *key;
  image->shown = *shown;
  image->bytes = (gsize) wide * (gsize) high * 4;
  image->width = wish->width;
  image->height = wish->height;
  image->over = wish->over;
  image->scale = wish->scale;
  image->link.data = image;
  image->surface = ump_card_wish_begin (wish, FALSE, &cr);
  ump_card_wish_paint (cr, wish);
  ump_card_wish_end (image->surface, cr);
  g_queue_push_head_link (&order, &image->link);
  all_bytes += image->bytes;
  g_hash_table_insert (images, &image->key, image);
  g_hash_table_replace (newest, &image->shown, image);
  while (all_bytes > MOST_BYTES)
    g_hash_table_remove (images, &((Image *) g_queue_peek_tail (&order))->key);
  return image;
}

/* ---- what is painted behind the frame ------------------------------------------------ */

static gboolean
grant (gpointer data)
{
  GHashTableIter widgets;
  gpointer widget;
  Key key, shown;

  for (int i = 0; i < AT_ONCE && !g_queue_is_empty (&wishes); i++) {
    g_autofree UmpCardWish *wish = g_queue_pop_head (&wishes);

    if (find (wish, &key, &shown) == NULL)
      make (wish, &key, &shown);
  }
  if (!g_queue_is_empty (&wishes))
    return G_SOURCE_CONTINUE;
  g_hash_table_iter_init (&widgets, waiting);
  while (g_hash_table_iter_next (&widgets, &widget, NULL))
    gtk_widget_queue_draw (widget);
  g_hash_table_remove_all (waiting);
  granting = 0;
  return G_SOURCE_REMOVE;
}

static gboolean
has_time (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gint64 now = clock != NULL ? gdk_frame_clock_get_frame_counter (clock) : frame;

  if (now != frame)
    n_made = 0;
  frame = now;
  return n_made < AT_ONCE;
}

/* It is painted behind the frame, and widget drawn again then. */
static void
put_off (const UmpCardWish *wish, GtkWidget *widget)
{
  g_queue_push_tail (&wishes, g_memdup2 (wish, sizeof *wish));
  if (waiting == NULL)
    waiting = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  g_hash_table_add (waiting, g_object_ref (widget));
  if (granting == 0)
    /* not behind all frames of what moves */
    granting = g_idle_add_full (GDK_PRIORITY_REDRAW + 5, grant, NULL, NULL);
}

/* When the cards of a table get another size, all of them do: no frame waits until they are painted. */
static Image *
stand_in_for (const UmpCardWish *wish, const Key *shown)
{
  Image *image = g_hash_table_lookup (newest, shown);
  double wider = image != NULL ? wish->width / image->width : 0;

  if (image == NULL || MAX (wider, 1 / wider) > MOST_WIDER ||
      fabs (wish->height / image->height / wider - 1) > SAME_SHAPE)
    return NULL;
  return image;
}

/* What there is to see of a card now. */
typedef struct {
  const Image *image; /* stays this file's; NULL: none */
  gboolean as_asked;  /* it is not of another size */
  gboolean later;     /* none yet: of a key that is new there is but its ground */
} Seen;

static Seen
look_for (const UmpCardWish *wish, GtkWidget *widget)
{
  gboolean in_time = has_time (widget);
  Image *image;
  int wide, high;
  Key key, shown;

  ump_card_wish_extent (wish, &wide, &high);
  if ((gsize) wide * (gsize) high * 4 > LARGEST_BYTES)
    return (Seen){ NULL, FALSE, FALSE };
  image = find (wish, &key, &shown);
  if (image != NULL)
    return (Seen){ image, TRUE, FALSE };
  image = in_time ? NULL : stand_in_for (wish, &shown);
  if (image != NULL || (wish->form == UMP_CARD_KEY && !in_time)) {
    put_off (wish, widget);
    return (Seen){ image, FALSE, image == NULL };
  }
  n_made++;
  return (Seen){ make (wish, &key, &shown), TRUE, FALSE };
}

/* ---- where it is seen ----------------------------------------------------------------- */

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

/* An image of the size that was asked for lies at whole pixels. */
static void
append_image (GtkSnapshot *snapshot, const Image *image, gboolean as_asked, const UmpCardWish *wish, double x,
              double y, double left, double top)
{
  double wider = as_asked ? 1 : wish->width / image->width,
         higher = as_asked ? 1 : wish->height / image->height;
  double scale = image->scale;
  graphene_rect_t box;
  cairo_t *cr;

  x -= image->over * wider;
  y -= image->over * higher;
  graphene_rect_init (&box, as_asked ? whole (x, left, scale) : (float) x,
                      as_asked ? whole (y, top, scale) : (float) y,
                      (float) (cairo_image_surface_get_width (image->surface) / scale * wider),
                      (float) (cairo_image_surface_get_height (image->surface) / scale * higher));
  cr = gtk_snapshot_append_cairo (snapshot, &box);
  cairo_translate (cr, (double) box.origin.x, (double) box.origin.y);
  cairo_scale (cr, wider / scale, higher / scale);
  cairo_set_source_surface (cr, image->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), as_asked ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
}

static void
append (GtkWidget *widget, GtkSnapshot *snapshot, UmpCardWish *wish, double x, double y)
{
  Seen seen = { NULL, FALSE, FALSE };
  double left, top;

  if (wish->width <= 0 || wish->height <= 0)
    return;
  if (settling == 0 && place_of (widget, &wish->scale, &left, &top))
    seen = look_for (wish, widget);
  if (seen.image != NULL) {
    append_image (snapshot, seen.image, seen.as_asked, wish, x, y, left, top);
    return;
  }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  append_anew (snapshot, wish, seen.later ? ump_card_wish_paint_ground : ump_card_wish_paint);
  gtk_snapshot_restore (snapshot);
}

void
ump_card_append (GtkWidget *widget, GtkSnapshot *snapshot, const UmpCardSight *sight, UmpCardForm form,
                 UmpCardFlags flags, UmpCardTheme theme, double x, double y, double width, double height)
{
  UmpCardWish wish = ump_card_wish_new (sight, form, flags, theme, width, height);

  append (widget, snapshot, &wish, x, y);
}

void
ump_picture_append (GtkWidget *widget, GtkSnapshot *snapshot, double over, double width, double height,
                    UmpPicture picture)
{
  UmpCardWish wish = { .width = width, .height = height, .over = over };
  Image image = { .width = width, .height = height, .over = over };
  double left, top;
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;
  if (settling != 0 || !place_of (widget, &image.scale, &left, &top)) {
    cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) -over, (float) -over,
                                                                   (float) (width + 2 * over),
                                                                   (float) (height + 2 * over)));
    picture (cr, widget);
    cairo_destroy (cr);
    return;
  }
  wish.scale = image.scale;
  image.surface = ump_card_wish_begin (&wish, TRUE, &cr);
  picture (cr, widget);
  ump_card_wish_end (image.surface, cr);
  append_image (snapshot, &image, TRUE, &wish, 0, 0, left, top);
  cairo_surface_destroy (image.surface);
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

  g_queue_clear_full (&wishes, g_free); /* of a size that has passed */
  g_clear_handle_id (&settling, g_source_remove);
  settling = g_timeout_add (SETTLED, on_settled, NULL);
  if (is_first)
    redraw_all ();
}
