/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "banner.h"

#include "core/shown.h"
#include "plan/names.h"
#include "../model/saying.h"
#include "../model/words.h"
#include "../widgets/card-view.h"
#include "../widgets/line-layout.h"
#include "../widgets/parts.h"
#include "seats.h"

/* px between the sign, the words and the seats. */
#define GAP 12
#define ROW_GAP 6
/* Of a name; a longer one is cut. */
#define NAME_CHARS 20
/* The words keep at least so many px beside the seats. */
#define LEAST_WORDS 190

struct _UmpBanner {
  GtkWidget parent_instance;
  UmpPlay *play;
  GtkWidget *disc;
  GtkWidget *badge;
  GtkWidget *name;
  GtkWidget *does;
  GtkWidget *hint;
  int hint_lines;   /* where there is room for them */
  GtkWidget *top;   /* name and what its bearer does */
  GtkWidget *words; /* top and hint */
  GtkWidget *seats;
  GtkWidget *more;
  gboolean narrow;
  gboolean close; /* a phone with large text: one line, the hint comes with the seats */
};

G_DEFINE_FINAL_TYPE (UmpBanner, ump_banner, GTK_TYPE_WIDGET)

/* ---- words --------------------------------------------------------------------------- */

char *
ump_banner_spoken (UmpPlay *play)
{
  g_auto (UmpSaying) saying = { 0 };
  GString *out = g_string_new (NULL);

  ump_saying_of (&saying, play, ump_play_table (play));
  g_string_append (out, saying.name != NULL ? saying.name : "");
  if (saying.does != NULL && saying.does[0] != '\0')
    g_string_append_printf (out, " %s", saying.does);
  if (saying.hint != NULL && saying.hint[0] != '\0')
    g_string_append_printf (out, "%s%s", out->len > 0 ? ". " : "", saying.hint);
  return g_string_free (out, FALSE);
}

/* ---- seats ------------------------------------------------------------------------------ */

static void
add_seat (UmpBanner *self, const UmpSetup *setup, int seat, const UmpTotal *total, gboolean acting)
{
  const UmpTable *table = ump_play_table (self->play);
  UmpSeatView view = { 0 };
  UmpCard backs[UMP_MAX_BACKS];
  int n_backs = ump_backs_of_seat (table, seat, backs);
  g_autofree char *points = ump_words_number (total->points), *initial = NULL;
  g_autofree char *note = NULL, *rest = NULL, *name = NULL;

  if (setup->game->seat != NULL)
    setup->game->seat (table, seat, &view);
  initial = ump_words_initial (setup->shown[seat]);
  note = ump_text_format (&view.note, setup, ump_play_words ());
  rest = ump_text_format (n_backs > 0 && view.rest.message != NULL ? &view.rest : &view.note, setup,
                          ump_play_words ());
  name = ump_person_full_name (table, seat, total, ump_play_words ());
  ump_seats_set (UMP_SEATS (self->seats), (guint) seat,
                 &(UmpSeatWords){ .name = setup->shown[seat],
                                  .initial = initial,
                                  .points = points,
                                  .note = rest,
                                  .spoken = name,
                                  .badges = { view.badge, view.second_badge },
                                  .backs = backs,
                                  .n_backs = n_backs,
                                  .acting = acting });
}

static void
fill_seats (UmpBanner *self, int acting)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  UmpTotal totals[UMP_MAX_SEATS];

  ump_seats_set_length (UMP_SEATS (self->seats), (guint) setup->n_seats);
  ump_score_totals (ump_play_table (self->play), totals);
  for (int s = 0; s < setup->n_seats; s++)
    add_seat (self, setup, s, &totals[s], s == acting);
}

/* On a phone the seats come when they are asked for. */
static void
show_seats (UmpBanner *self)
{
  gboolean asked = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->more));
  gboolean any = gtk_label_get_text (GTK_LABEL (self->hint))[0] != '\0';

  gtk_widget_set_visible (self->seats, !self->narrow || asked);
  gtk_widget_set_visible (self->hint, any && (!self->close || asked));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* ---- the banner --------------------------------------------------------------------------- */

static void
show_sign (UmpBanner *self, const UmpSaying *saying)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  UmpSeatView view = { 0 };

  if (saying->seat != UMP_NOBODY && setup->game->seat != NULL)
    setup->game->seat (ump_play_table (self->play), saying->seat, &view);
  gtk_widget_set_visible (self->badge, view.badge != UMP_COLOUR_NONE);
  gtk_widget_set_visible (self->disc,
                          view.badge == UMP_COLOUR_NONE && saying->seat != UMP_NOBODY && !self->close);
  if (view.badge != UMP_COLOUR_NONE)
    ump_card_view_set_look (UMP_CARD_VIEW (self->badge),
                            &(UmpLook){ .art = UMP_ART_NUMBER, .colour = view.badge });
  else if (saying->seat != UMP_NOBODY) {
    g_autofree char *initial = ump_words_initial (setup->shown[saying->seat]);

    gtk_label_set_text (GTK_LABEL (self->disc), initial);
  }
}

static void
update (UmpBanner *self)
{
  g_auto (UmpSaying) saying = { 0 };
  g_autofree char *spoken = ump_banner_spoken (self->play), *name = NULL;

  ump_saying_of (&saying, self->play, ump_play_table (self->play));
  show_sign (self, &saying);
  name = ump_shown (saying.name, NAME_CHARS);
  ump_label_say (self->name, name);
  ump_set_tooltip (GTK_WIDGET (self->words), spoken);
  ump_label_say (self->does, saying.does);
  gtk_label_set_text (GTK_LABEL (self->hint), saying.hint != NULL ? saying.hint : "");
  show_seats (self); /* and the hint, where there is room for it */
  ump_name_widget (GTK_WIDGET (self), spoken);
  fill_seats (self, saying.seat);
}

static void
ump_banner_dispose (GObject *object)
{
  UmpBanner *self = UMP_BANNER (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_banner_parent_class)->dispose (object);
}

/* ---- who stands where ---------------------------------------------------------------------- */

static int
wish (GtkWidget *widget, GtkOrientation orientation)
{
  int size = 0;

  if (gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, orientation, -1, NULL, &size, NULL, NULL);
  return size;
}

static GtkWidget *
sign_of (UmpBanner *self)
{
  return gtk_widget_get_visible (self->badge) ? self->badge : self->disc;
}

/* The name is whole, and beside the seats what its bearer does, too: only then do the seats take what they
 * would like to. */
static void
divide (UmpBanner *self, int width, int *start, int *words, int *seats)
{
  int sign = wish (sign_of (self), GTK_ORIENTATION_HORIZONTAL), least;
  int end = self->narrow ? wish (self->more, GTK_ORIENTATION_HORIZONTAL) + GAP : 0;

  *start = sign > 0 ? sign + GAP : 0;
  *seats = 0;
  least = MAX (wish (self->top, GTK_ORIENTATION_HORIZONTAL),
               (int) (LEAST_WORDS * ump_text_scale (GTK_WIDGET (self))));
  if (!self->narrow && gtk_widget_should_layout (self->seats)) {
    *seats = ump_seats_width (UMP_SEATS (self->seats), width - *start - least - GAP);
    end = *seats + GAP;
  }
  *words = MAX (width - *start - end, 1);
}

static int
words_height (UmpBanner *self, int words)
{
  int least, height;

  gtk_widget_measure (self->words, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->words, GTK_ORIENTATION_VERTICAL, MAX (words, least), &height, NULL, NULL, NULL);
  return height;
}

static int
head_height (UmpBanner *self, int width)
{
  int start, words, seats;

  divide (self, width, &start, &words, &seats);
  return MAX (MAX (words_height (self, words), wish (sign_of (self), GTK_ORIENTATION_VERTICAL)),
              seats > 0 ? ump_seats_height (UMP_SEATS (self->seats), seats) : 0);
}

static gboolean
seats_are_below (UmpBanner *self)
{
  return self->narrow && gtk_widget_should_layout (self->seats);
}

static void
ump_banner_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline)
{
  UmpBanner *self = UMP_BANNER (widget);
  int words;

  gtk_widget_measure (self->words, GTK_ORIENTATION_HORIZONTAL, -1, &words, NULL, NULL, NULL);
  words += wish (sign_of (self), GTK_ORIENTATION_HORIZONTAL) + GAP;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = *natural = words;
    return;
  }
  for_size = MAX (for_size, words);
  *minimum = head_height (self, for_size);
  if (seats_are_below (self))
    *minimum += ROW_GAP + ump_seats_height (UMP_SEATS (self->seats), for_size);
  *natural = *minimum;
}

static GtkSizeRequestMode
ump_banner_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
put (UmpBanner *self, GtkWidget *child, int x, int y, int width, int height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int least;

  if (!gtk_widget_should_layout (child))
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - width;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  gtk_widget_allocate (child, width, MAX (height, least), -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

/* Words that would end in "…" are left out; their place stays. */
static void
show_whole (GtkWidget *label)
{
  gtk_widget_set_child_visible (label,
                                !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
}

static void
ump_banner_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpBanner *self = UMP_BANNER (widget);
  gboolean below = seats_are_below (self);
  int start, words, seats, head = below ? head_height (self, width) : height;
  int more = wish (self->more, GTK_ORIENTATION_HORIZONTAL);

  divide (self, width, &start, &words, &seats);
  put (self, sign_of (self), 0, 0, start - GAP, head);
  put (self, self->words, start, 0, words, head);
  show_whole (self->hint);
  put (self, self->more, width - more, 0, more, head);
  if (below)
    put (self, self->seats, 0, head + ROW_GAP, width, height - head - ROW_GAP);
  else
    put (self, self->seats, width - seats, 0, seats, height);
}

static void
ump_banner_class_init (UmpBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_banner_dispose;
  widget_class->measure = ump_banner_measure;
  widget_class->size_allocate = ump_banner_size_allocate;
  widget_class->get_request_mode = ump_banner_request_mode;
  gtk_widget_class_set_css_name (widget_class, "banner");
  g_type_ensure (UMP_TYPE_LINE_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/banner.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpBanner, disc);
  gtk_widget_class_bind_template_child (widget_class, UmpBanner, words);
  gtk_widget_class_bind_template_child (widget_class, UmpBanner, top);
  gtk_widget_class_bind_template_child (widget_class, UmpBanner, name);
  gtk_widget_class_bind_template_child (widget_class, UmpBanner, does);
  gtk_widget_class_bind_template_child (widget_class, UmpBanner, hint);
  gtk_widget_class_bind_template_child (widget_class, UmpBanner, more);
  gtk_widget_class_bind_template_callback (widget_class, show_seats);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_banner_init (UmpBanner *self)
{
  ump_init_template (GTK_WIDGET (self));
  self->hint_lines = gtk_label_get_lines (GTK_LABEL (self->hint));
  self->badge = ump_card_view_new (&(UmpLook){ .art = UMP_ART_NUMBER }, UMP_CARD_BADGE, TRUE);
  ump_card_view_set_size (UMP_CARD_VIEW (self->badge), 48);
  gtk_widget_set_valign (self->badge, GTK_ALIGN_CENTER);
  gtk_widget_insert_after (self->badge, GTK_WIDGET (self), self->disc);
}

GtkWidget *
ump_banner_new (UmpPlay *play)
{
  UmpBanner *self = g_object_new (UMP_TYPE_BANNER, NULL);

  self->play = g_object_ref (play);
  self->seats = ump_seats_new ();
  gtk_widget_insert_after (self->seats, GTK_WIDGET (self), self->words);
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

void
ump_banner_set_narrow (UmpBanner *self, gboolean narrow, int lines)
{
  gboolean close = narrow && ump_text_is_large (GTK_WIDGET (self));

  gtk_label_set_lines (GTK_LABEL (self->hint), narrow ? lines : self->hint_lines);
  if (self->narrow == narrow && self->close == close)
    return;
  self->narrow = narrow;
  self->close = close;
  gtk_widget_set_visible (self->more, narrow);
  ump_card_view_set_size (UMP_CARD_VIEW (self->badge), close ? 18 : narrow ? 36 : 48);
  update (self);
}
