#include "config.h"

#include <glib/gi18n.h>

#include "pad-deck.h"

#include "key.h"
#include "parts.h"

struct _UmpPadDeck {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *grid;
  GPtrArray *keys; /* by face, NULL where there is none; borrowed */
  guint generation;
  gboolean few;
  gboolean narrow;
  int columns;
  int rows;
};

G_DEFINE_FINAL_TYPE (UmpPadDeck, ump_pad_deck, GTK_TYPE_WIDGET)

static void
on_tap (GtkWidget *key, UmpPadDeck *self)
{
  ump_chooser_tap_face (self->chooser, ump_key_face (UMP_KEY (key)));
}

static void
on_hold (GtkWidget *key, UmpPadDeck *self)
{
  ump_chooser_hold_face (self->chooser, ump_key_face (UMP_KEY (key)));
}

static const UmpSetup *
setup_of (UmpPadDeck *self)
{
  return ump_match_setup (ump_play_match (ump_chooser_play (self->chooser)));
}

static GtkWidget *
add_key (UmpPadDeck *self, int face, UmpKeyStyle style)
{
  GtkWidget *key = ump_key_new (setup_of (self), face, style);

  g_signal_connect (key, "clicked", G_CALLBACK (on_tap), self);
  ump_on_hold (key, G_CALLBACK (on_hold), self);
  gtk_widget_set_hexpand (key, TRUE);
  self->keys->pdata[face] = key;
  return key;
}

static void
clear (UmpPadDeck *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  g_ptr_array_set_size (self->keys, 0);
  g_ptr_array_set_size (self->keys, setup_of (self)->game->n_faces);
}

/* Large keys for the few that can be, in deck order. */
static void
build_few (UmpPadDeck *self)
{
  int column = 0;

  for (int f = 1; f < setup_of (self)->game->n_faces; f++)
    if (ump_chooser_is_offered (self->chooser, f))
      gtk_grid_attach (GTK_GRID (self->grid), add_key (self, f, UMP_KEY_CARD), column++, 0, 1, 1);
  self->columns = column;
  self->rows = 1;
}

static void
attach_big (UmpPadDeck *self, int n_big, int width)
{
  const UmpSetup *setup = setup_of (self);
  int k = 0, rows = MAX (self->rows, 1);

  for (int f = 1; f < setup->game->n_faces; f++) {
    GtkWidget *key;
    if (setup->game->faces[f].row >= 0 || setup->copies[f] == 0)
      continue;
    key = add_key (self, f, UMP_KEY_BIG);
    ump_set_class (key, "beside", !self->narrow);
    ump_key_set_flat (UMP_KEY (key), self->narrow, self->rows > 7);
    if (self->narrow)
      gtk_grid_attach (GTK_GRID (self->grid), key, k * width / n_big, self->rows,
                       (k + 1) * width / n_big - k * width / n_big, 1);
    else
      gtk_grid_attach (GTK_GRID (self->grid), key, width, k * rows / n_big, 1 + (width > 9),
                       MAX ((k + 1) * rows / n_big - k * rows / n_big, 1));
    k++;
  }
}

static void
build_all (UmpPadDeck *self)
{
  const UmpSetup *setup = setup_of (self);
  const UmpGame *game = setup->game;
  g_autofree int *at = NULL;
  int n_rows = 0, n_big = 0;

  for (int f = 1; f < game->n_faces; f++) {
    if (setup->copies[f] > 0)
      n_rows = MAX (n_rows, game->faces[f].row + 1);
    n_big += game->faces[f].row < 0 && setup->copies[f] > 0;
  }
  at = g_new0 (int, (gsize) n_rows + 1);
  self->columns = 1;
  for (int f = 1; f < game->n_faces; f++) {
    int row = game->faces[f].row;
    if (row < 0 || setup->copies[f] == 0)
      continue;
    gtk_grid_attach (GTK_GRID (self->grid), add_key (self, f, UMP_KEY_PLAIN), at[row]++, row, 1, 1);
    self->columns = MAX (self->columns, at[row]);
  }
  self->rows = n_rows;
  if (n_big > 0)
    attach_big (self, n_big, self->columns);
}

static void
build (UmpPadDeck *self)
{
  UmpPlay *play = ump_chooser_play (self->chooser);

  clear (self);
  self->few = ump_chooser_is_few (self->chooser);
  self->generation = ump_play_generation (play);
  if (self->few)
    build_few (self);
  else
    build_all (self);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), self->columns > 9 ? 3 : 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), self->rows > 4 ? 3 : 6);
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), self->rows > 7);
  for (guint f = 0; f < self->keys->len; f++)
    if (self->keys->pdata[f] != NULL)
      gtk_widget_set_vexpand (self->keys->pdata[f], self->rows < 4);
  ump_set_class (self->grid, "four", self->rows == 4 || self->rows == 5);
  ump_set_class (self->grid, "dense", self->rows > 5 && self->rows <= 7);
  ump_set_class (self->grid, "densest", self->rows > 7);
}

/* ---- showing -------------------------------------------------------------------------------------- */

static char *
reason (UmpPadDeck *self, const UmpFaceState *state)
{
  if (state->on)
    return NULL;
  if (state->left == 0)
    return g_strdup_printf (ngettext ("Not possible: the only one has been seen", "Not possible: all %d have been seen",
                                      (gulong) state->copies),
                            state->copies);
  return g_strdup (_ ("Not possible now"));
}

/* Rows in which nothing can be come after the others, and small. */
static void
order_rows (UmpPadDeck *self)
{
  const UmpSetup *setup = setup_of (self);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  g_autofree gboolean *alive = g_new0 (gboolean, (gsize) self->rows + 1);
  g_autofree int *place = g_new0 (int, (gsize) self->rows + 1);
  int n = 0;

  for (int f = 1; f < setup->game->n_faces; f++)
    if (self->keys->pdata[f] != NULL && setup->game->faces[f].row >= 0)
      alive[setup->game->faces[f].row] |= ump_chooser_is_offered (self->chooser, f);
  if (self->rows < 4)
    for (int r = 0; r < self->rows; r++)
      alive[r] = TRUE;
  for (int pass = 0; pass < 2; pass++)
    for (int r = 0; r < self->rows; r++)
      if (alive[r] == (pass == 0))
        place[r] = n++;
  for (int f = 1; f < setup->game->n_faces; f++) {
    GtkWidget *key = self->keys->pdata[f];
    int row = setup->game->faces[f].row;
    if (key == NULL || row < 0)
      continue;
    gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, key)),
                                   place[row]);
    ump_key_set_small (UMP_KEY (key), !alive[row]);
  }
}

static gboolean
few_differ (UmpPadDeck *self)
{
  const UmpGame *game = setup_of (self)->game;

  if (self->few != ump_chooser_is_few (self->chooser))
    return TRUE;
  for (int f = 1; self->few && f < game->n_faces; f++)
    if ((self->keys->pdata[f] != NULL) != ump_chooser_is_offered (self->chooser, f))
      return TRUE;
  return FALSE;
}

static void
update (UmpPadDeck *self)
{
  UmpPlay *play = ump_chooser_play (self->chooser);

  if (!ump_chooser_has_deck (self->chooser))
    return;
  if (self->keys->len == 0 || self->generation != ump_play_generation (play) || few_differ (self))
    build (self);
  for (int f = 1; f < (int) self->keys->len; f++) {
    UmpFaceState state;
    g_autofree char *why = NULL;
    if (self->keys->pdata[f] == NULL)
      continue;
    ump_chooser_face (self->chooser, f, &state);
    why = reason (self, &state);
    ump_key_set (self->keys->pdata[f], state.left, state.copies, !state.on, why, state.taken);
  }
  if (!self->few)
    order_rows (self);
}

int
ump_pad_deck_columns (UmpPadDeck *self)
{
  return self->columns;
}

void
ump_pad_deck_set_narrow (UmpPadDeck *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  g_ptr_array_set_size (self->keys, 0);
  update (self);
}

/* ---- life ------------------------------------------------------------------------------------------ */

static void
ump_pad_deck_dispose (GObject *object)
{
  UmpPadDeck *self = UMP_PAD_DECK (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_pointer (&self->keys, g_ptr_array_unref);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_pad_deck_parent_class)->dispose (object);
}

static void
ump_pad_deck_class_init (UmpPadDeckClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_pad_deck_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "deck");
}

static void
ump_pad_deck_init (UmpPadDeck *self)
{
  self->keys = g_ptr_array_new ();
  self->grid = ump_key_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  ump_name_widget (self->grid, _ ("Cards"));
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

GtkWidget *
ump_pad_deck_new (UmpChooser *chooser)
{
  UmpPadDeck *self = g_object_new (UMP_TYPE_PAD_DECK, NULL);

  self->chooser = g_object_ref (chooser);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
