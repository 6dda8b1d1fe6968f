/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the parts of the page stand follows from its shape and from what words and keys need; nothing here
 * has a budget of its own. */
#include "referee-column.h"

#include "side-pane.h"

#include "../widgets/damage.h"
#include "../widgets/parts.h"

#define GAP 8
/* Of the table, the most that chosen cards cover while there is more to say of them than the verdict's place
 * holds. */
#define TRAY_OVER_TABLE 0.6
/* Of the table, while what comes to lie on it is said: a sheet of numbers needs the height. */
#define TABLE_PART_LAID 0.12
/* Between prompt and keys. */
#define PROMPT_GAP 6
#define LEAST_WIDTH 300

/* verdict: the height that it needed when it was there last. */
struct _UmpRefereeColumn {
  GtkWidget parent_instance;
  GtkWidget *ground; /* of the desk */
  GtkWidget *parts[UMP_COLUMN_N_PARTS];
  UmpDamage damages[UMP_COLUMN_N_PARTS];
  UmpPad *pad; /* NULL: it is a sheet */
  UmpPageShape shape;
  int verdict;
};

G_DEFINE_FINAL_TYPE (UmpRefereeColumn, ump_referee_column, GTK_TYPE_WIDGET)

static gboolean
is_there (UmpRefereeColumn *self, UmpColumnPart part)
{
  return self->parts[part] != NULL && gtk_widget_should_layout (self->parts[part]);
}

static int
height_of (GtkWidget *widget, int width, int *least)
{
  int needed, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, needed), least, &natural, NULL, NULL);
  return natural;
}

static void
put (GtkWidget *widget, const UmpRectangle *box)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_allocate (widget, MAX (box->width, least), MAX (box->height, 1), -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) box->x, (float) box->y)));
}

/* Of the prompt, or of what is typed over it: the keys below do not move for it where there is room. */
static int
prompt_height (UmpRefereeColumn *self, int width)
{
  gboolean line = is_there (self, UMP_COLUMN_LINE);

  return MAX (is_there (self, UMP_COLUMN_BANNER) ? height_of (self->parts[UMP_COLUMN_BANNER], width, NULL)
                                                 : 0,
              line ? height_of (self->parts[UMP_COLUMN_LINE], width, NULL) : 0);
}

static void
show_banner (UmpRefereeColumn *self, gboolean shown)
{
  gtk_widget_set_child_visible (self->parts[UMP_COLUMN_BANNER], shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->parts[UMP_COLUMN_BANNER]), GTK_ACCESSIBLE_STATE_HIDDEN,
                               !shown, -1);
}

static void
put_prompt (UmpRefereeColumn *self, const UmpRectangle *box)
{
  gboolean line = is_there (self, UMP_COLUMN_LINE);

  show_banner (self, !line);
  if (is_there (self, UMP_COLUMN_BANNER))
    put (self->parts[UMP_COLUMN_BANNER], box);
  if (line)
    put (self->parts[UMP_COLUMN_LINE], box);
}

/* ---- a sheet ------------------------------------------------------------------------------------ */

/* The seats are the banner here: what is typed stands below them, not over them. */

static void
stack (UmpRefereeColumn *self, int width, int height)
{
  UmpRectangle box = { 0, 0, width, 0 };

  show_banner (self, TRUE);
  for (UmpColumnPart part = UMP_COLUMN_BANNER; part <= UMP_COLUMN_TABLE; part++) {
    if (!is_there (self, part))
      continue;
    box.height = part == UMP_COLUMN_TABLE ? height - box.y : height_of (self->parts[part], width, NULL);
    put (self->parts[part], &box);
    box.y += box.height + GAP;
  }
}

static int
least_stack (UmpRefereeColumn *self, int width)
{
  int sum = -GAP, least;

  for (UmpColumnPart part = UMP_COLUMN_BANNER; part <= UMP_COLUMN_TABLE; part++)
    if (is_there (self, part)) {
      int natural = height_of (self->parts[part], width, &least);
      sum += GAP + (part == UMP_COLUMN_TABLE ? least : natural);
    }
  return MAX (sum, 1);
}

/* ---- table and keys ----------------------------------------------------------------------------- */

static void
find_needs (UmpRefereeColumn *self, const UmpPageShape *shape, UmpPageNeeds *needs)
{
  GtkWidget *pad = GTK_WIDGET (self->pad);
  int bottom = height_of (self->parts[UMP_COLUMN_BOTTOM], shape->desk_width, NULL);
  gboolean entering = gtk_widget_is_visible (pad);

  *needs = (UmpPageNeeds){ .table = ump_pad_lays_table (self->pad) ? TABLE_PART_LAID : UMP_TABLE_PART };
  if (is_there (self, UMP_COLUMN_VERDICT))
    self->verdict = height_of (self->parts[UMP_COLUMN_VERDICT], shape->table_width, NULL);
  /* the tray has its place: with the first card no key moves */
  if (is_there (self, UMP_COLUMN_VERDICT) || is_there (self, UMP_COLUMN_TRAY))
    needs->verdict = self->verdict;
  needs->prompt = prompt_height (self, shape->desk_width) + PROMPT_GAP;
  if (entering)
    bottom -= height_of (pad, shape->desk_width, NULL);
  if (is_there (self, UMP_COLUMN_RECORD))
    height_of (self->parts[UMP_COLUMN_RECORD], shape->desk_width, &needs->record);
  for (UmpKeysForm form = 0; form < UMP_N_KEYS_FORMS; form++) {
    needs->keys[form] = bottom;
    if (entering)
      needs->keys[form] += ump_pad_height (self->pad, form, shape->tight, shape->zoom, shape->desk_width);
  }
}

/* The tray stands where the verdict does, and over the table what it needs besides. */
static UmpRectangle
place_of_tray (UmpRefereeColumn *self, const UmpPage *page)
{
  UmpRectangle tray = page->verdict;
  int natural = height_of (self->parts[UMP_COLUMN_TRAY], tray.width, NULL),
      over = CLAMP (natural - tray.height, 0, (int) (page->table.height * TRAY_OVER_TABLE));

  tray.y -= over;
  tray.height += over;
  return tray;
}

/* A phone has no room for a form and the table: the others go up, and the form has its place. */
static void
leave_out_table (UmpPage *page)
{
  int by = page->verdict.y - page->table.y;

  page->verdict.y -= by;
  page->prompt.y -= by;
  page->keys.y -= by;
  page->keys.height += by;
}

static void
put_band (UmpRefereeColumn *self, UmpRectangle *table)
{
  UmpRectangle band = *table;

  band.height = height_of (self->parts[UMP_COLUMN_BAND], band.width, NULL);
  table->y += band.height + GAP;
  table->height -= band.height + GAP;
  put (self->parts[UMP_COLUMN_BAND], &band);
}

static void
put_ground (UmpRefereeColumn *self, const UmpPageShape *shape, int height, gboolean rtl)
{
  UmpRectangle desk = { rtl ? 0 : shape->width - shape->desk, 0, shape->desk, height };

  gtk_widget_set_child_visible (self->ground, shape->beside);
  if (shape->beside)
    put (self->ground, &desk);
}

/* What cannot be seen is not to be found by a screen reader either. */
static void
show_keys (UmpRefereeColumn *self, gboolean shown)
{
  GtkWidget *bottom = self->parts[UMP_COLUMN_BOTTOM];

  gtk_widget_set_child_visible (bottom, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (bottom), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

/* Where there is room for its tabs alone, what is opened by them lies over the keys. */
static void
fold_record (UmpRefereeColumn *self, UmpPage *page)
{
  UmpSidePane *side = UMP_SIDE_PANE (self->parts[UMP_COLUMN_RECORD]);
  gboolean open = ump_side_pane_set_folded (side, page->tabs_only);
  int least;

  show_keys (self, !open);
  if (open) {
    page->record.height += page->record.y - page->keys.y;
    page->record.y = page->keys.y;
  }
  /* a box gives room to what is hidden below its tabs too */
  height_of (GTK_WIDGET (side), page->record.width, &least);
  page->record.height = MAX (page->record.height, least);
}

static void
divide (UmpRefereeColumn *self, int width, int height)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  UmpPageShape shape = self->shape;
  UmpPageNeeds needs;
  UmpPage page;

  /* header and tabs are not here */
  shape.header = shape.bottom = 0;
  shape.height = height;
  find_needs (self, &shape, &needs);
  ump_page_divide (&shape, &needs, rtl, &page);
  if (!is_there (self, UMP_COLUMN_TABLE) && !shape.beside)
    leave_out_table (&page);
  put_ground (self, &shape, height, rtl);
  if (is_there (self, UMP_COLUMN_TRAY)) {
    UmpRectangle tray = place_of_tray (self, &page);
    put (self->parts[UMP_COLUMN_TRAY], &tray);
  }
  if (is_there (self, UMP_COLUMN_BAND))
    put_band (self, &page.table);
  if (is_there (self, UMP_COLUMN_RECORD))
    fold_record (self, &page);
  else
    show_keys (self, TRUE);
  put_prompt (self, &page.prompt);
  ump_pad_set_form (self->pad, page.form, shape.tight, shape.zoom);
  for (UmpColumnPart part = 0; part < UMP_COLUMN_N_PARTS; part++) {
    const UmpRectangle *const boxes[] = { [UMP_COLUMN_TABLE] = &page.table,
                                          [UMP_COLUMN_VERDICT] = &page.verdict,
                                          [UMP_COLUMN_BOTTOM] = &page.keys,
                                          [UMP_COLUMN_RECORD] = &page.record };
    if (part < (UmpColumnPart) G_N_ELEMENTS (boxes) && boxes[part] != NULL && is_there (self, part))
      put (self->parts[part], boxes[part]);
  }
}

static void
ump_referee_column_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpRefereeColumn *self = UMP_REFEREE_COLUMN (widget);

  if (self->pad == NULL) {
    gtk_widget_set_child_visible (self->ground, FALSE);
    stack (self, width, height);
  } else {
    divide (self, width, height);
  }
}

static void
ump_referee_column_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                            int *natural, int *minimum_baseline, int *natural_baseline)
{
  UmpRefereeColumn *self = UMP_REFEREE_COLUMN (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = LEAST_WIDTH;
  else
    *minimum = *natural = self->pad == NULL ? least_stack (self, MAX (for_size, LEAST_WIDTH)) : 1;
}

/* With an entry nearly all changes of what is said, and of the table; of the keys, little. */
static void
ump_referee_column_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpRefereeColumn *self = UMP_REFEREE_COLUMN (widget);

  gtk_widget_snapshot_child (widget, self->ground, snapshot);
  for (int part = 0; part < UMP_COLUMN_N_PARTS; part++) {
    if (part == UMP_COLUMN_BOTTOM && self->parts[part] != NULL)
      gtk_widget_snapshot_child (widget, self->parts[part], snapshot);
    else if (self->parts[part] != NULL)
      ump_damage_snapshot (&self->damages[part], widget, self->parts[part], snapshot);
  }
}

static GtkSizeRequestMode
ump_referee_column_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ump_referee_column_dispose (GObject *object)
{
  UmpRefereeColumn *self = UMP_REFEREE_COLUMN (object);

  g_clear_pointer (&self->ground, gtk_widget_unparent);
  for (int part = 0; part < UMP_COLUMN_N_PARTS; part++)
    g_clear_pointer (&self->parts[part], gtk_widget_unparent);
  for (int part = 0; part < UMP_COLUMN_N_PARTS; part++)
    ump_damage_clear (&self->damages[part]);
  G_OBJECT_CLASS (ump_referee_column_parent_class)->dispose (object);
}

static void
ump_referee_column_class_init (UmpRefereeColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_referee_column_dispose;
  widget_class->snapshot = ump_referee_column_snapshot;
  widget_class->measure = ump_referee_column_measure;
  widget_class->size_allocate = ump_referee_column_size_allocate;
  widget_class->get_request_mode = ump_referee_column_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_referee_column_init (UmpRefereeColumn *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "referee-column");
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  self->ground = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, "desk");
  gtk_widget_set_parent (self->ground, GTK_WIDGET (self));
}

GtkWidget *
ump_referee_column_new (void)
{
  return g_object_new (UMP_TYPE_REFEREE_COLUMN, NULL);
}

void
ump_referee_column_set (UmpRefereeColumn *self, UmpColumnPart part, GtkWidget *child)
{
  GtkWidget *before = NULL;

  g_clear_pointer (&self->parts[part], gtk_widget_unparent);
  self->parts[part] = child;
  if (child == NULL)
    return;
  /* the order of the children is that of Tab */
  for (int later = (int) part + 1; before == NULL && later < UMP_COLUMN_N_PARTS; later++)
    before = self->parts[later];
  gtk_widget_insert_before (child, GTK_WIDGET (self), before);
}

void
ump_referee_column_set_pad (UmpRefereeColumn *self, UmpPad *pad)
{
  self->pad = pad;
}

void
ump_referee_column_set_shape (UmpRefereeColumn *self, const UmpPageShape *shape)
{
  self->shape = *shape;
}
