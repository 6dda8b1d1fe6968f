/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "banner.h"

#include "../model/backs.h"
#include "../widgets/card-view.h"
#include "../widgets/parts.h"

/* With more people a seat shows badge and points only. */
#define SEATS_WITH_NOTES 4
#define SEATS_SCROLL 7
/* Pixels that a page of medium width leaves them; more of them scroll. */
#define SEATS_WIDTH 380
#define LARGE_TEXT 1.5

struct _UmpBanner {
  GtkWidget parent_instance;
  UmpPlay *play;
  GtkWidget *disc;
  GtkWidget *badge;
  GtkWidget *top;
  GtkWidget *name;
  GtkWidget *does;
  GtkWidget *hint;
  GtkWidget *line;
  GtkWidget *scroll;
  GtkWidget *seats;
  GtkWidget *more;
  gboolean large;
  gboolean narrow;
  gboolean compact;
};

G_DEFINE_FINAL_TYPE (UmpBanner, ump_banner, GTK_TYPE_WIDGET)

/* ---- words --------------------------------------------------------------------------- */

typedef struct {
  int seat;
  char *name;
  char *does;
  char *hint;
} Saying;

static void
saying_clear (Saying *saying)
{
  g_free (saying->name);
  g_free (saying->does);
  g_free (saying->hint);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Saying, saying_clear)

static void
say_end (const UmpSetup *setup, const UmpTable *table, Saying *saying)
{
  UmpTotal totals[UMP_MAX_SEATS];
  GString *names = g_string_new (NULL);
  guint winners = 0;

  if (ump_table_state (table) == UMP_ABANDONED) {
    g_string_free (names, TRUE);
    saying->name = g_strdup (_ ("Abandoned"));
    return;
  }
  ump_score_totals (table, totals);
  for (int s = 0; s < setup->n_seats; s++)
    if (totals[s].rank == 1)
      g_string_append_printf (names, "%s%s", winners++ > 0 ? ", " : "", setup->names[s]);
  saying->name = g_string_free (names, FALSE);
  saying->does = g_strdup (ngettext ("wins", "share the win", winners));
}

static void
say (UmpPlay *play, Saying *saying)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play));
  const UmpTable *table = ump_play_table (play);
  const UmpWords *words = ump_play_words ();
  UmpPrompt prompt = { 0 };

  *saying = (Saying){ .seat = ump_table_state (table) == UMP_PLAYING ? ump_table_turn (table) : UMP_NOBODY };
  if (ump_table_state (table) != UMP_PLAYING) {
    say_end (setup, table, saying);
    return;
  }
  if (setup->game->prompt != NULL)
    setup->game->prompt (table, &prompt);
  saying->does = ump_text_format (&prompt.does, setup, words);
  saying->hint = ump_text_format (&prompt.hint, setup, words);
  if (saying->seat != UMP_NOBODY)
    saying->name = g_strdup (setup->names[saying->seat]);
  else
    saying->name = g_steal_pointer (&saying->does);
}

char *
ump_banner_spoken (UmpPlay *play)
{
  g_auto (Saying) saying = { 0 };
  GString *out = g_string_new (NULL);

  say (play, &saying);
  g_string_append (out, saying.name != NULL ? saying.name : "");
  if (saying.does != NULL && saying.does[0] != '\0')
    g_string_append_printf (out, " %s", saying.does);
  if (saying.hint != NULL && saying.hint[0] != '\0')
    g_string_append_printf (out, "%s%s", out->len > 0 ? ". " : "", saying.hint);
  return g_string_free (out, FALSE);
}

/* ---- seats ------------------------------------------------------------------------------ */

static GtkWidget *
badge_new (UmpColour colour, int size)
{
  UmpLook look = { .art = UMP_ART_NUMBER, .colour = colour };
  GtkWidget *badge = ump_card_view_new (&look, UMP_CARD_BADGE, FALSE);

  ump_card_view_set_size (UMP_CARD_VIEW (badge), size);
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  return badge;
}

static char *
seat_name (UmpBanner *self, const UmpSetup *setup, int seat, gint64 points, const char *note, gboolean acting)
{
  UmpText amount = UMP_TEXT (N_ ("{P0}"), { points });
  UmpCard backs[UMP_MAX_BACKS];
  int n_backs = ump_backs_of_seat (ump_play_table (self->play), seat, backs);
  g_autofree char *counted = ump_text_format (&amount, setup, ump_play_words ());
  GString *out = g_string_new (setup->names[seat]);

  if (setup->game->no_points)
    g_string_append_printf (out, ", %" G_GINT64_FORMAT, points);
  else
    g_string_append_printf (out, ", %s", counted);
  if (note[0] != '\0')
    g_string_append_printf (out, ", %s", note);
  for (int i = 0; i < n_backs; i++) {
    g_autofree char *words = ump_card_spoken (setup, backs[i], FALSE);
    g_string_append_printf (out, ", %s", words);
  }
  if (acting)
    g_string_append_printf (out, ", %s", _ ("to play"));
  return g_string_free (out, FALSE);
}

/* Backs that show a colour stand for the cards of the hand. */
static void
add_note (UmpBanner *self, const UmpSetup *setup, int seat, const UmpSeatView *view, GtkWidget *box)
{
  UmpCard backs[UMP_MAX_BACKS];
  int n = ump_backs_of_seat (ump_play_table (self->play), seat, backs);
  const UmpText *text = n > 0 && view->rest.message != NULL ? &view->rest : &view->note;
  g_autofree char *note = ump_text_format (text, setup, ump_play_words ());
  GtkWidget *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 3, NULL), *label;

  if (note[0] == '\0' && n == 0)
    return;
  for (int i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (line), badge_new ((UmpColour) backs[i].back, self->large ? 24 : 15));
  label = ump_label_new (note, "note");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN ((int) g_utf8_strlen (note, -1), 15));
  gtk_label_set_max_width_chars (GTK_LABEL (label), 22);
  gtk_widget_set_margin_start (label, n > 0 ? 3 : 0);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (box), line);
}

static GtkWidget *
seat_new (UmpBanner *self, const UmpSetup *setup, int seat, const UmpTotal *total, gboolean acting,
          gboolean notes)
{
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 2, "seat"), *top, *label;
  g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, total->points), *note = NULL, *name = NULL;
  UmpSeatView view = { 0 };

  if (setup->game->seat != NULL)
    setup->game->seat (ump_play_table (self->play), seat, &view);
  note = ump_text_format (&view.note, setup, ump_play_words ());
  name = seat_name (self, setup, seat, total->points, note, acting);
  top = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 6, NULL);
  if (view.badge != UMP_COLOUR_NONE)
    gtk_box_append (GTK_BOX (top), badge_new (view.badge, self->large ? 26 : 16));
  if (view.second_badge != UMP_COLOUR_NONE)
    gtk_box_append (GTK_BOX (top), badge_new (view.second_badge, self->large ? 26 : 16));
  label = ump_label_new (setup->names[seat], "strong");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), notes ? 12 : 8);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (top), label);
  gtk_box_append (GTK_BOX (top), ump_label_new (points, "points number"));
  gtk_box_append (GTK_BOX (box), top);
  if (notes)
    add_note (self, setup, seat, &view, box);
  ump_set_class (box, "acting", acting);
  ump_name_widget (box, name);
  if (!notes)
    gtk_widget_set_tooltip_text (box, name);
  return box;
}

static void
fill_seats (UmpBanner *self, int acting)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  UmpTotal totals[UMP_MAX_SEATS];
  int width;

  ump_box_clear (self->seats);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroll),
                                  setup->n_seats >= SEATS_SCROLL || self->narrow || self->compact
                                      ? GTK_POLICY_AUTOMATIC
                                      : GTK_POLICY_NEVER,
                                  GTK_POLICY_NEVER);
  gtk_widget_set_visible (self->scroll,
                          !self->narrow || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->more)));
  ump_score_totals (ump_play_table (self->play), totals);
  for (int s = 0; s < setup->n_seats; s++)
    gtk_box_append (GTK_BOX (self->seats),
                    seat_new (self, setup, s, &totals[s], s == acting,
                              (setup->n_seats <= SEATS_WITH_NOTES && !self->compact) || self->large));
  /* Beside them the words wrap before a seat is cut. */
  gtk_widget_measure (self->seats, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_scrolled_window_set_min_content_width (GTK_SCROLLED_WINDOW (self->scroll),
                                             self->compact && !self->narrow ? MIN (width, SEATS_WIDTH) : -1);
}

/* ---- the banner --------------------------------------------------------------------------- */

static void
show_sign (UmpBanner *self, const Saying *saying)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  UmpSeatView view = { 0 };
  char initial[8] = { 0 };

  if (saying->seat != UMP_NOBODY && setup->game->seat != NULL)
    setup->game->seat (ump_play_table (self->play), saying->seat, &view);
  gtk_widget_set_visible (self->badge, view.badge != UMP_COLOUR_NONE);
  gtk_widget_set_visible (self->disc, view.badge == UMP_COLOUR_NONE && saying->seat != UMP_NOBODY);
  if (view.badge != UMP_COLOUR_NONE)
    ump_card_view_set_look (UMP_CARD_VIEW (self->badge),
                            &(UmpLook){ .art = UMP_ART_NUMBER, .colour = view.badge });
  else if (saying->seat != UMP_NOBODY) {
    g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (setup->names[saying->seat])), initial);
    gtk_label_set_text (GTK_LABEL (self->disc), initial);
  }
}

static void
update (UmpBanner *self)
{
  g_auto (Saying) saying = { 0 };
  g_autofree char *spoken = ump_banner_spoken (self->play);

  say (self->play, &saying);
  show_sign (self, &saying);
  ump_label_say (self->name, saying.name);
  ump_label_say (self->does, saying.does);
  ump_label_say (self->hint, saying.hint);
  ump_name_widget (GTK_WIDGET (self), spoken);
  fill_seats (self, saying.seat);
}

static void
ump_banner_dispose (GObject *object)
{
  UmpBanner *self = UMP_BANNER (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_banner_parent_class)->dispose (object);
}

static void
ump_banner_class_init (UmpBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_banner_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "banner");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The name, and what its bearer does: on a phone with large text one below the other, where both are
 * whole. */
static GtkWidget *
build_top (UmpBanner *self)
{
  self->top = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 9, NULL);
  self->name = ump_label_new (NULL, "title-name");
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  self->does = ump_label_new (NULL, "does");
  gtk_label_set_ellipsize (GTK_LABEL (self->does), PANGO_ELLIPSIZE_END);
  gtk_widget_set_valign (self->does, GTK_ALIGN_BASELINE);
  gtk_widget_set_valign (self->name, GTK_ALIGN_BASELINE);
  gtk_box_append (GTK_BOX (self->top), self->name);
  gtk_box_append (GTK_BOX (self->top), self->does);
  return self->top;
}

static GtkWidget *
build_words (UmpBanner *self)
{
  GtkWidget *words = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);

  self->hint = ump_text_new (NULL, "hint");
  gtk_box_append (GTK_BOX (words), build_top (self));
  gtk_box_append (GTK_BOX (words), self->hint);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  return words;
}

static void
ump_banner_init (UmpBanner *self)
{
  GtkWidget *glyph;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
  self->line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 12, NULL);
  self->disc = gtk_label_new (NULL);
  ump_add_classes (self->disc, "disc turn avatar");
  gtk_widget_set_valign (self->disc, GTK_ALIGN_CENTER);
  self->badge = badge_new (UMP_COLOUR_NONE, 48);
  gtk_box_append (GTK_BOX (self->line), self->disc);
  gtk_box_append (GTK_BOX (self->line), self->badge);
  gtk_box_append (GTK_BOX (self->line), build_words (self));
  self->seats = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 6, NULL);
  self->scroll = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroll), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (self->scroll), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroll), self->seats);
  gtk_scrollable_set_hscroll_policy (GTK_SCROLLABLE (gtk_widget_get_parent (self->seats)),
                                     GTK_SCROLL_NATURAL);
  gtk_widget_set_valign (self->scroll, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->line), self->scroll);
  glyph = gtk_image_new_from_icon_name ("pan-down-symbolic");
  self->more = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->more), glyph);
  ump_add_classes (self->more, "flat circular");
  gtk_widget_set_valign (self->more, GTK_ALIGN_CENTER);
  ump_name_widget (self->more, _ ("Show the seats"));
  gtk_widget_set_visible (self->more, FALSE);
  gtk_box_append (GTK_BOX (self->line), self->more);
  g_signal_connect_swapped (self->more, "toggled", G_CALLBACK (update), self);
  gtk_widget_set_parent (self->line, GTK_WIDGET (self));
}

GtkWidget *
ump_banner_new (UmpPlay *play, gboolean large)
{
  UmpBanner *self = g_object_new (UMP_TYPE_BANNER, NULL);

  self->play = g_object_ref (play);
  self->large = large;
  ump_set_class (GTK_WIDGET (self), "large", large);
  if (large)
    ump_card_view_set_size (UMP_CARD_VIEW (self->badge), 84);
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

void
ump_banner_set_narrow (UmpBanner *self, gboolean narrow, gboolean compact)
{
  gboolean again = self->compact != compact;
  gboolean below = narrow && ump_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT;

  self->compact = compact;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->top),
                                  below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->top), below ? 0 : 9);
  if (self->narrow == narrow) {
    if (again)
      update (self);
    return;
  }
  self->narrow = narrow;
  gtk_widget_set_visible (self->more, narrow);
  ump_card_view_set_size (UMP_CARD_VIEW (self->badge), narrow ? 36 : 48);
  /* the seats go below the line, or back into it */
  g_object_ref (self->scroll);
  if (narrow) {
    gtk_box_remove (GTK_BOX (self->line), self->scroll);
    gtk_widget_insert_before (self->scroll, GTK_WIDGET (self), NULL);
  } else {
    gtk_widget_unparent (self->scroll);
    gtk_box_insert_child_after (GTK_BOX (self->line), self->scroll, gtk_widget_get_prev_sibling (self->more));
  }
  g_object_unref (self->scroll);
  update (self);
}
