/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "seats.h"

#include "plan/names.h"
#include "../widgets/card-view.h"
#include "../widgets/parts.h"

/* From the one that says most to the one that says least. rows: of seats. */
static const struct {
  gboolean notes;
  gboolean names; /* else initials */
  int rows;
} forms[] = {
  { TRUE, TRUE, 1 }, { FALSE, TRUE, 1 }, { FALSE, TRUE, 2 }, { FALSE, FALSE, 1 }, { FALSE, FALSE, 2 },
};
#define N_FORMS ((int) G_N_ELEMENTS (forms))
#define GAP 6
#define MOST_BADGES 2
/* Letters of a name, and of a note. */
#define NAME_CHARS 14
#define NOTE_CHARS 20

/* ---- one seat ------------------------------------------------------------------------------ */

#define UMP_TYPE_SEAT (ump_seat_get_type ())
G_DECLARE_FINAL_TYPE (UmpSeat, ump_seat, UMP, SEAT, GtkWidget)

/* A row of them. */
typedef struct {
  GtkWidget *box;
  UmpColour colours[UMP_MAX_BACKS];
  int n;
} Badges;

/* Its own measure () is that of its frame alone: what stands inside depends on the form. */
struct _UmpSeat {
  GtkWidget parent_instance;
  Badges badges;
  GtkWidget *name;
  GtkWidget *initial;
  GtkWidget *points;
  GtkWidget *note; /* a box, not visible where there is nothing to say */
  Badges backs;    /* in it: those that show a colour stand for the cards of the hand */
  GtkWidget *note_words;
  int form;
};

G_DEFINE_FINAL_TYPE (UmpSeat, ump_seat, GTK_TYPE_WIDGET)

static int
wish (GtkWidget *widget, GtkOrientation orientation)
{
  int size = 0;

  gtk_widget_measure (widget, orientation, -1, NULL, &size, NULL, NULL);
  return size;
}

static int
badges_width (UmpSeat *self)
{
  int width = wish (self->badges.box, GTK_ORIENTATION_HORIZONTAL);

  return width > 0 ? width + GAP : 0;
}

/* Of what is inside of the frame. */
static void
seat_needs (UmpSeat *self, int form, int *width, int *height)
{
  GtkWidget *words = forms[form].names ? self->name : self->initial;

  *width = badges_width (self) + wish (words, GTK_ORIENTATION_HORIZONTAL) + GAP +
           wish (self->points, GTK_ORIENTATION_HORIZONTAL);
  *height = MAX (wish (words, GTK_ORIENTATION_VERTICAL), wish (self->points, GTK_ORIENTATION_VERTICAL));
  if (!forms[form].notes || !gtk_widget_get_visible (self->note))
    return;
  *width = MAX (*width, wish (self->note, GTK_ORIENTATION_HORIZONTAL));
  *height += wish (self->note, GTK_ORIENTATION_VERTICAL);
}

static void
put (GtkWidget *parent, GtkWidget *widget, gboolean shown, int x, int y, int width, int height)
{
  int least;

  /* all have to be measured before they are placed */
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_set_child_visible (widget, shown);
  if (!shown)
    return;
  width = MAX (width, least);
  if (gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (parent) - x - width;
  gtk_widget_allocate (widget, width, MAX (height, wish (widget, GTK_ORIENTATION_VERTICAL)), -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

static void
ump_seat_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpSeat *self = UMP_SEAT (widget);
  gboolean names = forms[self->form].names,
           notes = forms[self->form].notes && gtk_widget_get_visible (self->note);
  int start = badges_width (self), points = wish (self->points, GTK_ORIENTATION_HORIZONTAL);
  int note = notes ? wish (self->note, GTK_ORIENTATION_VERTICAL) : 0, line, top, room;

  line =
      MIN (MAX (wish (self->name, GTK_ORIENTATION_VERTICAL), wish (self->points, GTK_ORIENTATION_VERTICAL)),
           height - note);
  top = MAX (height - note - line, 0) / 2;
  room = width - start - GAP - points;
  put (widget, self->badges.box, start > 0, 0, top, start - GAP, line);
  put (widget, self->name, names, start, top, room, line);
  put (widget, self->initial, !names, start, top, room, line);
  put (widget, self->points, TRUE, width - points, top, points, line);
  put (widget, self->note, notes, 0, top + line, width, note);
}

static void
ump_seat_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                  int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
ump_seat_dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ump_seat_parent_class)->dispose (object);
}

static void
ump_seat_class_init (UmpSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_seat_dispose;
  widget_class->measure = ump_seat_measure;
  widget_class->size_allocate = ump_seat_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_seat_init (UmpSeat *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "seat");
}

static void
badges_show (Badges *badges, const UmpColour *colours, int n, int size)
{
  GtkWidget *badge = gtk_widget_get_first_child (badges->box);

  for (int i = 0; i < n; i++) {
    UmpLook look = { .art = UMP_ART_NUMBER, .colour = colours[i] };

    if (i >= badges->n) {
      badge = ump_card_view_new (&look, UMP_CARD_BADGE, TRUE);
      ump_card_view_set_size (UMP_CARD_VIEW (badge), size);
      gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (badges->box), badge);
    } else if (badges->colours[i] != colours[i]) {
      ump_card_view_set_look (UMP_CARD_VIEW (badge), &look);
    }
    badges->colours[i] = colours[i];
    badge = gtk_widget_get_next_sibling (badge);
  }
  for (int i = n; i < badges->n; i++)
    gtk_box_remove (GTK_BOX (badges->box), gtk_widget_get_last_child (badges->box));
  badges->n = n;
  gtk_widget_set_visible (badges->box, n > 0);
}

/* A label that is whole up to so many letters. */
static GtkWidget *
words_new (const char *css_class, int chars)
{
  GtkWidget *label = ump_label_new (NULL, css_class);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), chars);
  return label;
}

static void
say (UmpSeat *self, const UmpSeatWords *words)
{
  GtkWidget *widget = GTK_WIDGET (self);
  UmpColour backs[UMP_MAX_BACKS];
  int n_badges = 0;

  while (n_badges < MOST_BADGES && words->badges[n_badges] != UMP_COLOUR_NONE)
    n_badges++;
  for (int i = 0; i < words->n_backs; i++)
    backs[i] = (UmpColour) words->backs[i].back;
  badges_show (&self->badges, words->badges, n_badges, 16);
  badges_show (&self->backs, backs, words->n_backs, 15);
  gtk_label_set_text (GTK_LABEL (self->name), words->name);
  gtk_label_set_text (GTK_LABEL (self->initial), words->initial);
  gtk_label_set_text (GTK_LABEL (self->points), words->points);
  gtk_label_set_text (GTK_LABEL (self->note_words), words->note);
  gtk_widget_set_margin_start (self->note_words, words->n_backs > 0 ? 3 : 0);
  gtk_widget_set_visible (self->note, words->note[0] != '\0' || words->n_backs > 0);
  ump_set_class (widget, "acting", words->acting);
  ump_name_widget (widget, words->spoken);
  ump_set_tooltip (widget, words->spoken);
}

static GtkWidget *
seat_new (void)
{
  UmpSeat *self = g_object_new (UMP_TYPE_SEAT, NULL);
  GtkWidget *widget = GTK_WIDGET (self);

  self->badges.box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 3, NULL);
  self->name = words_new ("strong", NAME_CHARS);
  self->initial = ump_label_new (NULL, "strong");
  self->points = ump_label_new (NULL, "points number");
  self->note = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 3, NULL);
  self->backs.box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 3, NULL);
  self->note_words = words_new ("note", NOTE_CHARS);
  gtk_box_append (GTK_BOX (self->note), self->backs.box);
  gtk_box_append (GTK_BOX (self->note), self->note_words);
  gtk_widget_set_parent (self->badges.box, widget);
  gtk_widget_set_parent (self->name, widget);
  gtk_widget_set_parent (self->initial, widget);
  gtk_widget_set_parent (self->points, widget);
  gtk_widget_set_parent (self->note, widget);
  return widget;
}

/* ---- all of them ------------------------------------------------------------------------------ */

struct _UmpSeats {
  GtkWidget parent_instance;
  GPtrArray *seats; /* UmpSeat, borrowed */
};

G_DEFINE_FINAL_TYPE (UmpSeats, ump_seats, GTK_TYPE_WIDGET)

static int
n_columns (UmpSeats *self, int form)
{
  return ((int) self->seats->len + forms[form].rows - 1) / forms[form].rows;
}

/* What one column needs, with the frames. */
static int
column_width (UmpSeats *self, int form, int column)
{
  int widest = 0, columns = n_columns (self, form);

  for (int s = column; s < (int) self->seats->len; s += columns) {
    int width, height;
    seat_needs (self->seats->pdata[s], form, &width, &height);
    widest = MAX (widest, width + wish (self->seats->pdata[s], GTK_ORIENTATION_HORIZONTAL));
  }
  return widest;
}

static int
form_width (UmpSeats *self, int form)
{
  int sum = -GAP;

  for (int c = 0; c < n_columns (self, form); c++)
    sum += column_width (self, form, c) + GAP;
  return MAX (sum, 0);
}

static int
seat_height (UmpSeats *self, int form)
{
  int highest = 0;

  for (guint s = 0; s < self->seats->len; s++) {
    int width, height;
    seat_needs (self->seats->pdata[s], form, &width, &height);
    highest = MAX (highest, height + wish (self->seats->pdata[s], GTK_ORIENTATION_VERTICAL));
  }
  return highest;
}

static int
form_for (UmpSeats *self, int most)
{
  for (int form = 0; form < N_FORMS; form++)
    if (form_width (self, form) <= most)
      return form;
  return N_FORMS - 1;
}

int
ump_seats_width (UmpSeats *self, int most)
{
  return form_width (self, form_for (self, most));
}

int
ump_seats_height (UmpSeats *self, int width)
{
  int form = form_for (self, width);

  return forms[form].rows * (seat_height (self, form) + GAP) - GAP;
}

static void
ump_seats_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpSeats *self = UMP_SEATS (widget);
  int form = form_for (self, width), columns = n_columns (self, form), row = seat_height (self, form);
  int more = columns > 0 ? MAX (width - form_width (self, form), 0) / columns : 0;
  int x = 0, y = MAX (height - forms[form].rows * (row + GAP) + GAP, 0) / 2;

  for (int s = 0; s < (int) self->seats->len; s++) {
    int wide = column_width (self, form, s % columns) + more;
    if (s > 0 && s % columns == 0) {
      x = 0;
      y += row + GAP;
    }
    if (UMP_SEAT (self->seats->pdata[s])->form != form)
      gtk_widget_queue_allocate (self->seats->pdata[s]);
    UMP_SEAT (self->seats->pdata[s])->form = form;
    put (widget, self->seats->pdata[s], TRUE, x, y, wide, row);
    x += wide + GAP;
  }
}

/* Whoever holds them asks for a form by its width. */
static void
ump_seats_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                   int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 1;
}

static void
ump_seats_dispose (GObject *object)
{
  ump_seats_set_length (UMP_SEATS (object), 0);
  G_OBJECT_CLASS (ump_seats_parent_class)->dispose (object);
}

static void
ump_seats_finalize (GObject *object)
{
  g_ptr_array_unref (UMP_SEATS (object)->seats);
  G_OBJECT_CLASS (ump_seats_parent_class)->finalize (object);
}

static void
ump_seats_class_init (UmpSeatsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_seats_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_seats_finalize;
  widget_class->measure = ump_seats_measure;
  widget_class->size_allocate = ump_seats_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_seats_init (UmpSeats *self)
{
  self->seats = g_ptr_array_new ();
}

GtkWidget *
ump_seats_new (void)
{
  return g_object_new (UMP_TYPE_SEATS, NULL);
}

void
ump_seats_set_length (UmpSeats *self, guint n)
{
  for (guint i = n; i < self->seats->len; i++)
    gtk_widget_unparent (self->seats->pdata[i]);
  if (n < self->seats->len)
    g_ptr_array_set_size (self->seats, (int) n);
}

void
ump_seats_set (UmpSeats *self, guint index, const UmpSeatWords *words)
{
  if (index == self->seats->len) {
    GtkWidget *seat = seat_new ();

    g_ptr_array_add (self->seats, seat);
    gtk_widget_insert_before (seat, GTK_WIDGET (self), NULL);
  }
  say (self->seats->pdata[index], words);
}
