/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "deck-view.h"

#include "../widgets/even-box.h"
#include "../widgets/key.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

/* widgets: of the plan's cells, borrowed. keys: those of cards by face, NULL where there is none. shown:
 * number of the last change of the faces that the keys tell. */
struct _UmpDeckView {
  GtkWidget parent_instance;
  GtkWidget *box;
  const UmpDeckFactory *factory;
  gpointer owner;
  UmpDeckFaces *faces;
  UmpDeckPlan plan;
  GPtrArray *widgets;
  GPtrArray *keys;
  guint shown;
};

G_DEFINE_FINAL_TYPE (UmpDeckView, ump_deck_view, GTK_TYPE_WIDGET)

static const UmpDeckCell *
cell_at (UmpDeckView *self, guint i)
{
  return &g_array_index (self->plan.cells, UmpDeckCell, i);
}

static gboolean
is_card (const UmpDeckCell *cell)
{
  return cell->kind == UMP_CELL_CARD || cell->kind == UMP_CELL_BIG;
}

static void
forget (UmpDeckView *self)
{
  g_array_set_size (self->plan.cells, 0);
  g_ptr_array_set_size (self->widgets, 0);
  g_ptr_array_set_size (self->keys, 0);
}

void
ump_deck_view_clear (UmpDeckView *self)
{
  forget (self);
  if (GTK_IS_GRID (self->box))
    ump_grid_clear (self->box);
  else if (UMP_IS_WRAP_BOX (self->box))
    ump_wrap_box_clear (UMP_WRAP_BOX (self->box));
  else
    ump_even_box_clear (UMP_EVEN_BOX (self->box));
}

static void
put (UmpDeckView *self, const UmpDeckCell *cell, GtkWidget *widget)
{
  if (GTK_IS_GRID (self->box))
    gtk_grid_attach (GTK_GRID (self->box), widget, cell->column, cell->row, cell->width, cell->height);
  else if (UMP_IS_WRAP_BOX (self->box))
    ump_wrap_box_append (UMP_WRAP_BOX (self->box), widget);
  else
    ump_even_box_append (UMP_EVEN_BOX (self->box), widget);
}

/* In the order of the plan, which is that of Tab. */
static void
move (UmpDeckView *self, const UmpDeckCell *cell, GtkWidget *key)
{
  gtk_widget_insert_before (key, self->box, NULL);
  ump_grid_move (self->box, key, cell->column, cell->row, cell->width, cell->height);
}

/* kept: the key that it has already, NULL for none. */
static void
add (UmpDeckView *self, const UmpDeckCell *cell, GtkWidget *kept)
{
  GtkWidget *widget = kept != NULL ? kept : self->factory->make (cell, self->owner);

  g_ptr_array_add (self->widgets, widget);
  if (is_card (cell)) {
    if ((guint) cell->value >= self->keys->len)
      g_ptr_array_set_size (self->keys, cell->value + 1);
    self->keys->pdata[cell->value] = widget;
  }
  if (kept != NULL)
    move (self, cell, kept);
  else
    put (self, cell, widget);
}

/* The keys that stay, by their faces; all others go. */
static GPtrArray *
keep_keys (UmpDeckView *self, const UmpDeckPlan *plan)
{
  GPtrArray *kept = g_ptr_array_new ();

  g_ptr_array_set_size (kept, (int) self->keys->len);
  for (guint i = 0; i < plan->cells->len; i++) {
    const UmpDeckCell *cell = &g_array_index (plan->cells, UmpDeckCell, i);

    if (cell->kind == UMP_CELL_CARD && (guint) cell->value < kept->len)
      kept->pdata[cell->value] = self->keys->pdata[cell->value];
  }
  for (guint i = 0; i < self->widgets->len; i++) {
    const UmpDeckCell *cell = cell_at (self, i);

    if (cell->kind == UMP_CELL_CARD && kept->pdata[cell->value] != NULL)
      continue;
    if (cell->kind == UMP_CELL_BIG)
      kept->pdata[cell->value] = NULL;
    gtk_grid_remove (GTK_GRID (self->box), self->widgets->pdata[i]);
  }
  forget (self);
  return kept;
}

/* The style of keys follows from these: GTK tells keys that are there of another one only with the next
 * frame, and they are measured before it. */
static gboolean
is_of_style (const UmpDeckPlan *a, const UmpDeckPlan *b)
{
  return a->shape == b->shape && a->narrow == b->narrow && a->large == b->large && a->rows == b->rows &&
         a->columns == b->columns;
}

gboolean
ump_deck_view_take_plan (UmpDeckView *self, const UmpDeckPlan *plan)
{
  g_autoptr (GPtrArray) kept = NULL;

  if (self->widgets->len > 0 && ump_deck_plan_equal (&self->plan, plan))
    return FALSE;
  if (self->factory->keeps && is_of_style (&self->plan, plan))
    kept = keep_keys (self, plan);
  else
    ump_deck_view_clear (self);
  ump_deck_plan_copy (&self->plan, plan);
  for (guint i = 0; i < self->plan.cells->len; i++) {
    const UmpDeckCell *cell = cell_at (self, i);
    gboolean known = kept != NULL && cell->kind == UMP_CELL_CARD && (guint) cell->value < kept->len;

    add (self, cell, known ? kept->pdata[cell->value] : NULL);
  }
  self->shown = 0;
  return TRUE;
}

void
ump_deck_view_update (UmpDeckView *self, gboolean all)
{
  guint shown = self->shown;

  if (self->factory->show == NULL)
    return;
  all |= shown == 0;
  if (self->faces != NULL)
    self->shown = ump_deck_faces_now (self->faces);
  for (guint i = 0; i < self->plan.cells->len; i++) {
    const UmpDeckCell *cell = cell_at (self, i);

    if (all || !is_card (cell) ||
        (self->faces != NULL && ump_deck_faces_changed_at (self->faces, cell->value) > shown))
      self->factory->show (cell, self->widgets->pdata[i], self->owner);
  }
}

void
ump_deck_view_set_faces (UmpDeckView *self, UmpDeckFaces *faces)
{
  if (g_set_object (&self->faces, faces))
    self->shown = 0;
}

const UmpFaceState *
ump_deck_view_state (UmpDeckView *self, int face)
{
  static const UmpFaceState nothing = { .origin = -1 };

  return self->faces != NULL ? ump_deck_faces_state (self->faces, face) : &nothing;
}

GtkWidget *
ump_deck_view_find (UmpDeckView *self, UmpCellKind kind, int value)
{
  for (guint i = 0; i < self->widgets->len; i++)
    if (cell_at (self, i)->kind == kind && cell_at (self, i)->value == value)
      return self->widgets->pdata[i];
  return NULL;
}

GtkWidget *
ump_deck_view_key (UmpDeckView *self, int face)
{
  return (guint) face < self->keys->len ? self->keys->pdata[face] : NULL;
}

int
ump_deck_view_focused (UmpDeckView *self)
{
  for (guint f = 0; f < self->keys->len; f++)
    if (self->keys->pdata[f] != NULL && gtk_widget_has_focus (self->keys->pdata[f]))
      return (int) f;
  return 0;
}

GtkWidget *
ump_deck_view_box (UmpDeckView *self)
{
  return self->box;
}

/* As its box. */
static void
ump_deck_view_compute_expand (GtkWidget *widget, gboolean *hexpand, gboolean *vexpand)
{
  GtkWidget *box = UMP_DECK_VIEW (widget)->box;

  *hexpand = gtk_widget_compute_expand (box, GTK_ORIENTATION_HORIZONTAL);
  *vexpand = gtk_widget_compute_expand (box, GTK_ORIENTATION_VERTICAL);
}

/* ---- life ------------------------------------------------------------------------------------------ */

static void
ump_deck_view_dispose (GObject *object)
{
  UmpDeckView *self = UMP_DECK_VIEW (object);

  g_ptr_array_set_size (self->widgets, 0);
  g_ptr_array_set_size (self->keys, 0);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->faces);
  G_OBJECT_CLASS (ump_deck_view_parent_class)->dispose (object);
}

static void
ump_deck_view_finalize (GObject *object)
{
  UmpDeckView *self = UMP_DECK_VIEW (object);

  g_ptr_array_unref (self->widgets);
  g_ptr_array_unref (self->keys);
  ump_deck_plan_clear (&self->plan);
  G_OBJECT_CLASS (ump_deck_view_parent_class)->finalize (object);
}

static void
ump_deck_view_class_init (UmpDeckViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_deck_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_deck_view_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  widget_class->compute_expand = ump_deck_view_compute_expand;
  gtk_widget_class_set_css_name (widget_class, "deckview");
}

static void
ump_deck_view_init (UmpDeckView *self)
{
  ump_deck_plan_init (&self->plan);
  self->widgets = g_ptr_array_new ();
  self->keys = g_ptr_array_new ();
}

static GtkWidget *
box_new (UmpDeckBox box)
{
  switch (box) {
  case UMP_DECK_GRID: return ump_key_grid_new ();
  case UMP_DECK_CHIPS: return ump_wrap_box_new (4, 4);
  default: return ump_even_box_new (6);
  }
}

GtkWidget *
ump_deck_view_new (UmpDeckBox box, const UmpDeckFactory *factory, gpointer owner)
{
  UmpDeckView *self = g_object_new (UMP_TYPE_DECK_VIEW, NULL);

  self->factory = factory;
  self->owner = owner;
  self->box = box_new (box);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
