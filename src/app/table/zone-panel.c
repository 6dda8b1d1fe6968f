/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "zone-panel.h"

#include "plan/names.h"

#include <math.h>
#include <string.h>

#include "../widgets/face-card.h"
#include "../widgets/gauge.h"
#include "../widgets/parts.h"
#include "../widgets/place-dashes.h"
#include "../model/words.h"
#include "zone-cards.h"
#include "zone-head.h"

/* So far a finger moves before it drags, and the room for the way to another place on a phone; px. */
#define LEAST_DRAG 12
#define MORE_WIDTH 30
/* A card with a face on a phone, before a line of chips. */
#define FACE_TIGHT 48
/* Percent of a card in a line of which less is said. */
#define BRIEF_CARD 75
/* px around a place, as the style sheet has its border. */
#define DASHES 2.5
#define DASHES_RADIUS 12

struct _UmpZonePanel {
  GtkWidget parent_instance;
  UmpPlay *play;
  int zone;
  gboolean passive;
  UmpLayout layout;
  GtkWidget *overlay;
  GtkWidget *box;
  GtkWidget *head;
  GtkWidget *gauge;
  GtkWidget *cards;
  GtkWidget *count;
  GtkWidget *note;
  GtkWidget *place;
  GtkWidget *square; /* of a badge: the number and its word; else NULL */
  GtkWidget *caption;
  GtkWidget *face;
  gboolean in_band;
  gboolean per_seat;
  gboolean brief;
  UmpZoneSizes sizes;
  GtkWidget *more;  /* another place for the chosen card, on a phone */
  gboolean movable; /* the chosen card may be dragged to another place */
  gboolean moving;
  int moved_to;
  gboolean folds; /* in a person's band that says little: where nothing lies there is nothing to be seen */
  gboolean hidden;
  gboolean left_out;
  gboolean empty;
};

G_DEFINE_FINAL_TYPE (UmpZonePanel, ump_zone_panel, GTK_TYPE_WIDGET)

enum { CHOOSE, HOLD, ASK, MOVE, PUT, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- words ------------------------------------------------------------------------------------ */

static char *
plain_title (const UmpSetup *setup, int zone)
{
  const UmpPlace *place = &setup->zones[zone];
  UmpText title = UMP_TEXT (setup->game->zones[place->def].title, { place->seat, place->nth + 1 });

  return ump_text_format (&title, setup, ump_play_words ());
}

/* ---- showing -------------------------------------------------------------------------------------- */

/* In a band the line alone carries the number; what stands beside it has the same. */
static gboolean
has_number (UmpZonePanel *self)
{
  if (self->in_band)
    return self->layout == UMP_LAYOUT_ROW;
  return self->layout == UMP_LAYOUT_GAUGE || self->layout == UMP_LAYOUT_FAN || self->layout == UMP_LAYOUT_ROW;
}

static gboolean
is_numbered (UmpZonePanel *self, const UmpZoneDef *def)
{
  return def->count > 1 && def->names == NULL && has_number (self);
}

static gboolean
is_gauged (UmpZonePanel *self, const UmpZoneView *view)
{
  return view->limit > 0 && self->layout != UMP_LAYOUT_ROW;
}

/* A note keeps the width that it needs for two lines or more. */
#define NOTE_LEAST_CHARS 9
#define NOTE_CHARS 16
/* Beside a badge it stands in one line: there are many of them below one another. */
#define BADGE_CHARS 24

static void
say_note (GtkWidget *label, const char *text, int least)
{
  int n = text != NULL ? (int) g_utf8_strlen (text, -1) : 0;
  /* what stands in one line anyway is as wide as its words, and letters are narrower than they are counted */
  gboolean wraps = n > least;

  ump_label_say (label, text);
  if (gtk_label_get_wrap (GTK_LABEL (label)) != wraps) {
    gtk_label_set_wrap (GTK_LABEL (label), wraps);
    /* its box asks whether it wraps before it forgets what it last said of that: measured, it forgets */
    gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  }
  gtk_label_set_width_chars (GTK_LABEL (label), wraps ? least : -1);
  gtk_label_set_max_width_chars (GTK_LABEL (label), wraps ? MIN (n, MAX (least, NOTE_CHARS)) : -1);
}

/* Beside somebody's line: a number or a few cards that say nothing without their word. */
static gboolean
is_beside_line (UmpZonePanel *self)
{
  return self->sizes.slots && self->in_band && self->per_seat && self->layout != UMP_LAYOUT_ROW;
}

/* NULL where others say it: the seats do what every person's band repeats, a badge the colour, a number the
 * line; the ear hears it all. A new string. */
static char *
title_shown (UmpZonePanel *self, const UmpSetup *setup, const UmpZoneView *view)
{
  const UmpZoneDef *def = &setup->game->zones[setup->zones[self->zone].def];
  const char *message = view->title.message != NULL ? view->title.message : def->title;
  g_autofree char *title = NULL;

  if (self->brief && self->layout != UMP_LAYOUT_GAUGE && strstr (message, "{p") == NULL &&
      (self->sizes.tight || !is_beside_line (self)))
    return NULL;
  if ((self->in_band && def->scope == UMP_PER_TABLE) || view->badge != UMP_COLOUR_NONE)
    return NULL;
  /* in a person's band the cards themselves need the room */
  if (is_numbered (self, def) && self->in_band && self->per_seat)
    return NULL;
  title = ump_text_format (&view->title, setup, ump_play_words ());
  return title[0] != '\0' ? g_steal_pointer (&title) : plain_title (setup, self->zone);
}

static void
show_head (UmpZonePanel *self, const UmpSetup *setup, const UmpZoneView *view)
{
  const UmpPlace *place = &setup->zones[self->zone];
  gboolean numbered = is_numbered (self, &setup->game->zones[place->def]);
  g_autofree char *title = title_shown (self, setup, view);
  g_autofree char *number = numbered ? g_strdup_printf ("%d", place->nth + 1) : NULL;
  g_autofree char *total = is_gauged (self, view) ? ump_words_number (view->total) : NULL;
  UmpZoneHeadView shown = { number, title, total, view->row.direction, view->badge };
  gboolean any = ump_zone_head_set (UMP_ZONE_HEAD (self->head), &shown);

  /* an empty one would still take the space below it */
  if (self->in_band && !self->per_seat)
    gtk_widget_set_visible (self->head, any);
  gtk_widget_set_visible (self->gauge, is_gauged (self, view));
  if (is_gauged (self, view))
    ump_gauge_set (UMP_GAUGE (self->gauge), view->total, view->limit);
}

static void
show_square (UmpZonePanel *self, const UmpSetup *setup, const UmpZoneView *view)
{
  g_autofree char *number = ump_words_number (view->total);
  g_autofree char *caption = ump_text_format (&view->square.caption, setup, ump_play_words ());

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (self->square)), number);
  ump_label_say (self->caption, caption);
  ump_set_class (self->square, "done", view->square.done);
}

static void
show_count (UmpZonePanel *self, const UmpZoneView *view, int n)
{
  g_autofree char *text = NULL;

  if (self->layout == UMP_LAYOUT_COUNT && n == 0 && (view->note.message != NULL || view->total != 0))
    text = view->total != 0 ? ump_words_number (view->total) : NULL;
  /* of a pile in a person's line the last card is what matters; how many lie below it is for the ear */
  else if (self->layout == UMP_LAYOUT_COUNT ||
           (self->layout == UMP_LAYOUT_STACK && !(self->in_band && self->per_seat)))
    text = g_strdup_printf ("%d", n);
  else if (self->layout == UMP_LAYOUT_CHIPS && n == 0 && view->note.message == NULL)
    text = g_strdup ("–");
  ump_label_say (self->count, text);
}

/* A place is always there, but where it would move the lines of a phone: its keys lead there too. */
static void
show_or_fold (UmpZonePanel *self)
{
  gboolean folded = self->folds && self->empty;
  gboolean target = gtk_widget_get_visible (self->place) && !(folded && self->sizes.tight);

  gtk_widget_set_visible (GTK_WIDGET (self), !self->hidden && (target || !(self->left_out || folded)));
}

void
ump_zone_panel_update (UmpZonePanel *self, const UmpTable *table, int just_laid)
{
  const UmpSetup *setup = table->setup;
  const UmpZone *zone = ump_table_zone (table, self->zone);
  g_autofree UmpCard *known = NULL;
  UmpZone shown = *zone;
  g_autofree char *name = ump_zone_full_name (table, self->zone, ump_play_words ()),
                  *place = plain_title (setup, self->zone);
  g_autofree char *note = NULL;
  UmpZoneView view = { 0 };

  if (setup->game->view != NULL)
    setup->game->view (table, self->zone, &view);
  self->hidden = view.hidden;
  self->empty =
      zone->n == 0 && view.note.message == NULL && view.total == 0 && self->layout != UMP_LAYOUT_ROW;
  show_or_fold (self);
  if (view.hidden)
    return;
  if (view.known_only) {
    known = g_new (UmpCard, (gsize) zone->n + 1);
    shown = (UmpZone){ .cards = known };
    for (int i = 0; i < zone->n; i++)
      if (zone->cards[i].face != 0)
        known[shown.n++] = zone->cards[i];
  }
  show_head (self, setup, &view);
  show_count (self, &view, zone->n);
  /* a person's line on a phone has no room for the sentence */
  note = self->sizes.tight && self->layout == UMP_LAYOUT_ROW && view.limit > 0
             ? g_strdup_printf ("%d/%d", view.total, view.limit)
             : ump_text_format (&view.note, setup, ump_play_words ());
  say_note (self->note, self->brief ? NULL : note, self->square != NULL ? BADGE_CHARS : NOTE_LEAST_CHARS);
  if (self->cards != NULL) {
    ump_zone_cards_set_slots (UMP_ZONE_CARDS (self->cards), setup, view.slots.places,
                              self->layout == UMP_LAYOUT_SLOTS ? view.slots.n : 0, shown.n);
    ump_zone_cards_set (UMP_ZONE_CARDS (self->cards), setup, &shown, place);
    ump_zone_cards_set_just_laid (UMP_ZONE_CARDS (self->cards), just_laid);
    ump_zone_cards_set_marked (UMP_ZONE_CARDS (self->cards), view.row.marked);
    gtk_widget_set_visible (self->cards, self->layout != UMP_LAYOUT_CHIPS || shown.n > 0);
  }
  if (self->square != NULL)
    show_square (self, setup, &view);
  if (self->face != NULL)
    ump_face_card_set (UMP_FACE_CARD (self->face), &view.face);
  ump_name_widget (GTK_WIDGET (self), name);
}

static void
show_more (UmpZonePanel *self)
{
  gboolean visible = self->movable && self->sizes.tight;

  gtk_widget_set_visible (self->more, visible);
  gtk_widget_set_margin_end (self->box, visible ? MORE_WIDTH : 0);
}

/* A card of a pile that stands beside others, in px. */
static int
width_inside (UmpZonePanel *self, const UmpZoneSizes *sizes)
{
  if (sizes->tight && sizes->slots)
    return 22;
  if (sizes->tight && sizes->dense)
    return 28;
  if (self->per_seat)
    return 38;
  if (sizes->tight && self->in_band)
    return 26;
  return sizes->card * 3 / 4;
}

static int
card_size (UmpZonePanel *self, const UmpZoneSizes *sizes)
{
  return self->brief && !self->per_seat ? sizes->card * BRIEF_CARD / 100 : sizes->card;
}

void
ump_zone_panel_set_sizes (UmpZonePanel *self, const UmpZoneSizes *sizes)
{
  gboolean inner = self->layout == UMP_LAYOUT_STACK;
  UmpZoneCardsLook look = { .chip = sizes->chip };

  self->sizes = *sizes;
  ump_set_class (GTK_WIDGET (self), "dense", sizes->dense);
  show_more (self);
  self->folds = (sizes->tight || self->brief) && is_beside_line (self);
  show_or_fold (self);
  if (self->in_band && self->per_seat && (self->layout == UMP_LAYOUT_BOX || self->layout == UMP_LAYOUT_CHIPS))
    gtk_widget_set_visible (self->head, !sizes->dense);
  /* before boxes on a phone the stock is one line */
  if (self->layout == UMP_LAYOUT_STACK && !self->per_seat && sizes->dense && sizes->tight)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), GTK_ORIENTATION_HORIZONTAL);
  if (self->face != NULL) {
    ump_face_card_set_size (UMP_FACE_CARD (self->face),
                            sizes->tight ? FACE_TIGHT : card_size (self, sizes) * 7 / 5);
  }
  if (self->cards == NULL)
    return;
  /* a person's line is what is read from afar */
  if (self->layout != UMP_LAYOUT_CHIPS && self->per_seat && sizes->row_chip > 0)
    look.chip = sizes->row_chip;
  look.card = inner ? width_inside (self, sizes) : card_size (self, sizes);
  look.flat = inner && self->per_seat && sizes->dense;
  look.tight = sizes->tight && !inner;
  ump_zone_cards_set_look (UMP_ZONE_CARDS (self->cards), &look);
}

gboolean
ump_zone_panel_set_brief (UmpZonePanel *self, gboolean brief)
{
  gboolean line = self->layout == UMP_LAYOUT_ROW || self->layout == UMP_LAYOUT_GAUGE || self->face != NULL;

  brief = brief && (line || (self->per_seat && self->in_band));
  if (self->brief == brief)
    return FALSE;
  self->brief = brief;
  ump_zone_panel_set_sizes (self, &self->sizes);
  return TRUE;
}

void
ump_zone_panel_set_left_out (UmpZonePanel *self, gboolean left_out)
{
  self->left_out = left_out;
  show_or_fold (self);
}

void
ump_zone_panel_set_place (UmpZonePanel *self, const char *label, gboolean warns)
{
  ump_set_class (GTK_WIDGET (self), "warns", label != NULL && warns);
  gtk_widget_set_visible (self->place, label != NULL);
  show_or_fold (self);
  /* what lies under the button is not to be reached through it */
  gtk_widget_set_can_focus (self->box, label == NULL);
  if (label != NULL)
    ump_name_widget (self->place, label);
}

/* Positions count all cards of the zone, of which only the known ones may be shown: then it comes after
 * them. */
void
ump_zone_panel_set_ghost (UmpZonePanel *self, int position, UmpCard card, UmpCardFlags mark,
                          const char *beside)
{
  if (self->cards == NULL)
    return;
  /* on a phone a line might go on in another one for it, and all lines be drawn smaller */
  if (self->sizes.tight && self->sizes.slots && self->per_seat)
    position = -1;
  ump_zone_cards_set_ghost (UMP_ZONE_CARDS (self->cards), position, card, mark, beside);
  /* the ghost shows the place: an outline around all of the line would only be in its way */
  ump_set_class (GTK_WIDGET (self), "ghosted", position >= 0 && self->layout == UMP_LAYOUT_ROW);
  if (self->layout == UMP_LAYOUT_CHIPS && position >= 0)
    gtk_widget_set_visible (self->cards, TRUE);
}

void
ump_zone_panel_set_movable (UmpZonePanel *self, const char *label)
{
  self->movable = label != NULL;
  if (label != NULL) {
    g_autofree char *name = g_strdup_printf (_ ("%s: put at another place…"), label);
    ump_name_widget (self->more, name);
    ump_set_tooltip (self->more, name);
  }
  show_more (self);
}

void
ump_zone_panel_set_picks (UmpZonePanel *self, const char *const *labels, guint n)
{
  if (self->cards != NULL)
    ump_zone_cards_set_picks (UMP_ZONE_CARDS (self->cards), labels, n);
}

GtkWidget *
ump_zone_panel_head (UmpZonePanel *self)
{
  return self->head;
}

int
ump_zone_panel_zone (UmpZonePanel *self)
{
  return self->zone;
}

GtkWidget *
ump_zone_panel_card (UmpZonePanel *self, int position)
{
  return self->cards != NULL ? ump_zone_cards_card (UMP_ZONE_CARDS (self->cards), position) : NULL;
}

gboolean
ump_zone_panel_card_box (UmpZonePanel *self, int position, GtkWidget *widget, graphene_rect_t *box)
{
  graphene_point_t far, at, end;

  if (self->cards == NULL || !gtk_widget_get_mapped (self->cards))
    return FALSE;
  ump_zone_cards_box (UMP_ZONE_CARDS (self->cards), position, box);
  graphene_point_init (&far, box->origin.x + box->size.width, box->origin.y + box->size.height);
  if (!gtk_widget_compute_point (self->cards, widget, &box->origin, &at) ||
      !gtk_widget_compute_point (self->cards, widget, &far, &end))
    return FALSE;
  /* the table may be drawn smaller or larger */
  graphene_rect_init (box, at.x, at.y, end.x - at.x, end.y - at.y);
  return TRUE;
}

/* ---- building ---------------------------------------------------------------------------------------- */

static void
on_place (UmpZonePanel *self)
{
  g_signal_emit (self, signals[CHOOSE], 0);
}

static void
on_more (UmpZonePanel *self)
{
  g_signal_emit (self, signals[HOLD], 0);
}

static void
on_place_held (GtkWidget *place, UmpZonePanel *self)
{
  g_signal_emit (self, signals[HOLD], 0);
}

/* Of the chosen card along the line: where it is now. */
static void
on_dragged (GtkGestureDrag *drag, double dx, double dy, UmpZonePanel *self)
{
  graphene_point_t start, here;
  double x, y;
  int place;

  if (!self->movable || self->cards == NULL || !gtk_gesture_drag_get_start_point (drag, &x, &y))
    return;
  if (!self->moving && (fabs (dx) < LEAST_DRAG || fabs (dx) < fabs (dy)))
    return;
  if (!self->moving)
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  graphene_point_init (&start, (float) (x + dx), (float) (y + dy));
  if (!gtk_widget_compute_point (GTK_WIDGET (self), self->cards, &start, &here))
    return;
  place = ump_zone_cards_place_at (UMP_ZONE_CARDS (self->cards), here.x, here.y);
  if (!self->moving || place != self->moved_to)
    g_signal_emit (self, signals[MOVE], 0, place);
  self->moving = TRUE;
  self->moved_to = place;
}

static void
on_drag_end (GtkGestureDrag *drag, double dx, double dy, UmpZonePanel *self)
{
  if (!self->moving)
    return;
  self->moving = FALSE;
  g_signal_emit (self, signals[PUT], 0, self->moved_to);
}

static void
on_drag_cancelled (GtkGesture *drag, GdkEventSequence *sequence, UmpZonePanel *self)
{
  if (!self->moving)
    return;
  self->moving = FALSE;
  g_signal_emit (self, signals[MOVE], 0, -1);
}

static void
on_card (UmpZonePanel *self, int position)
{
  g_signal_emit (self, signals[ASK], 0, position);
}

static void
ump_zone_panel_dispose (GObject *object)
{
  UmpZonePanel *self = UMP_ZONE_PANEL (object);

  g_clear_pointer (&self->overlay, gtk_widget_unparent);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_zone_panel_parent_class)->dispose (object);
}

static void
ump_zone_panel_class_init (UmpZonePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_zone_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "zone");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHOOSE] =
      g_signal_new ("choose", UMP_TYPE_ZONE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[HOLD] =
      g_signal_new ("hold", UMP_TYPE_ZONE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MOVE] = g_signal_new ("move", UMP_TYPE_ZONE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);
  signals[PUT] = g_signal_new ("put", UMP_TYPE_ZONE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_INT);
  signals[ASK] = g_signal_new ("ask", UMP_TYPE_ZONE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
ump_zone_panel_init (UmpZonePanel *self)
{
}

static gboolean
has_cards (const UmpZoneDef *def)
{
  return def->layout != UMP_LAYOUT_COUNT && def->layout != UMP_LAYOUT_FACE &&
         def->layout != UMP_LAYOUT_BADGE &&
         (def->print == UMP_PRINT_CARDS || def->layout == UMP_LAYOUT_STACK);
}

/* Zones that are one line: label, chips, words. */
static gboolean
is_line (UmpZonePanel *self, const UmpZoneDef *def)
{
  if (self->in_band && def->layout == UMP_LAYOUT_COUNT)
    return FALSE;
  if (self->in_band && def->scope == UMP_PER_SEAT && def->layout == UMP_LAYOUT_STACK)
    return TRUE;
  return def->layout == UMP_LAYOUT_CHIPS || def->layout == UMP_LAYOUT_COUNT ||
         def->layout == UMP_LAYOUT_BADGE || (def->layout == UMP_LAYOUT_ROW && def->scope == UMP_PER_SEAT);
}

static void
build_cards (UmpZonePanel *self, const UmpZoneDef *def)
{
  gboolean line = is_line (self, def) && def->layout != UMP_LAYOUT_STACK;

  self->cards = ump_zone_cards_new (line ? UMP_LAYOUT_CHIPS : def->layout, !self->passive);
  gtk_widget_set_hexpand (self->cards, def->layout != UMP_LAYOUT_STACK);
  gtk_widget_set_valign (self->cards, self->in_band ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  g_signal_connect_swapped (self->cards, "tapped", G_CALLBACK (on_card), self);
  if (def->layout == UMP_LAYOUT_STACK) {
    GtkWidget *overlay = gtk_overlay_new ();
    gtk_widget_set_halign (overlay, GTK_ALIGN_START);
    gtk_overlay_set_child (GTK_OVERLAY (overlay), self->cards);
    gtk_widget_set_halign (self->count, GTK_ALIGN_CENTER);
    gtk_widget_set_valign (self->count, GTK_ALIGN_END);
    gtk_widget_set_can_target (self->count, FALSE);
    gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->count);
    gtk_box_append (GTK_BOX (self->box), overlay);
  } else {
    gtk_box_append (GTK_BOX (self->box), self->cards);
  }
}

/* [4] Ana
 * level run of 6, pair */
static void
build_badge (UmpZonePanel *self)
{
  GtkWidget *words = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL), *number = gtk_label_new (NULL);

  self->square = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, "square");
  self->caption = gtk_label_new (NULL);
  ump_add_classes (number, "number");
  ump_add_classes (self->caption, "square-words");
  gtk_widget_set_vexpand (number, TRUE);
  gtk_box_append (GTK_BOX (self->square), number);
  gtk_box_append (GTK_BOX (self->square), self->caption);
  gtk_widget_set_valign (self->square, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), self->head);
  gtk_box_append (GTK_BOX (words), self->note);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), self->square);
  gtk_box_append (GTK_BOX (self->box), words);
}

/* Before the button that lies over the zone gets it. */
static void
add_drag (UmpZonePanel *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_dragged), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (on_drag_cancelled), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

static void
build (UmpZonePanel *self, const UmpZoneDef *def)
{
  gboolean line = is_line (self, def) || (self->in_band && def->layout == UMP_LAYOUT_ROW);

  self->box =
      ump_box_new (line ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, line ? 8 : 6, "inside");
  self->head = ump_zone_head_new ();
  self->gauge = ump_gauge_new ();
  self->count = ump_label_new (NULL, "count number");
  self->note = ump_text_new (NULL, "note");
  gtk_widget_set_valign (self->head, line && self->in_band ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  gtk_widget_set_valign (self->box, self->in_band ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  if (def->layout == UMP_LAYOUT_BADGE)
    build_badge (self);
  else
    gtk_box_append (GTK_BOX (self->box), self->head);
  gtk_box_append (GTK_BOX (self->box), self->gauge);
  if (def->layout == UMP_LAYOUT_FACE) {
    self->face = ump_face_card_new ();
    gtk_box_append (GTK_BOX (self->box), self->face);
  }
  if (has_cards (def))
    build_cards (self, def);
  if (gtk_widget_get_parent (self->count) == NULL)
    gtk_box_append (
        GTK_BOX (def->layout == UMP_LAYOUT_COUNT || def->layout == UMP_LAYOUT_CHIPS ? self->head : self->box),
        self->count);
  gtk_widget_set_valign (self->note, line ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  if (def->layout == UMP_LAYOUT_SLOTS) {
    gtk_label_set_wrap (GTK_LABEL (self->note), FALSE);
    gtk_widget_set_valign (self->note, GTK_ALIGN_BASELINE);
    ump_zone_head_add_behind_title (UMP_ZONE_HEAD (self->head), self->note);
  } else if (gtk_widget_get_parent (self->note) == NULL) {
    gtk_box_append (GTK_BOX (self->box), self->note);
  }
  self->place = gtk_button_new ();
  ump_add_classes (self->place, "place-button");
  gtk_button_set_child (GTK_BUTTON (self->place), ump_place_dashes_new (DASHES, DASHES_RADIUS));
  gtk_widget_set_visible (self->place, FALSE);
  g_signal_connect_swapped (self->place, "clicked", G_CALLBACK (on_place), self);
  ump_on_hold (self->place, G_CALLBACK (on_place_held), self);
  self->overlay = gtk_overlay_new ();
  gtk_overlay_set_child (GTK_OVERLAY (self->overlay), self->box);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->place);
  self->more = gtk_button_new_with_label ("…");
  ump_add_classes (self->more, "flat more-places");
  gtk_widget_set_halign (self->more, GTK_ALIGN_END);
  gtk_widget_set_visible (self->more, FALSE);
  g_signal_connect_swapped (self->more, "clicked", G_CALLBACK (on_more), self);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->more);
  if (!self->passive)
    add_drag (self);
  gtk_widget_set_parent (self->overlay, GTK_WIDGET (self));
}

GtkWidget *
ump_zone_panel_new (UmpPlay *play, int zone, gboolean passive, gboolean in_band)
{
  static const char *const classes[] = {
    [UMP_LAYOUT_STACK] = "stack", [UMP_LAYOUT_FAN] = "fan",     [UMP_LAYOUT_ROW] = "row",
    [UMP_LAYOUT_SLOTS] = "slots", [UMP_LAYOUT_CHIPS] = "chips", [UMP_LAYOUT_COUNT] = "count",
    [UMP_LAYOUT_GAUGE] = "gauge", [UMP_LAYOUT_FACE] = "face",   [UMP_LAYOUT_BADGE] = "badge",
    [UMP_LAYOUT_BOX] = "box",
  };
  UmpZonePanel *self = g_object_new (UMP_TYPE_ZONE_PANEL, NULL);
  const UmpSetup *setup = ump_match_setup (ump_play_match (play));
  const UmpZoneDef *def = &setup->game->zones[setup->zones[zone].def];

  self->play = g_object_ref (play);
  self->zone = zone;
  self->passive = passive;
  self->in_band = in_band;
  self->per_seat = def->scope == UMP_PER_SEAT;
  self->layout = def->layout;
  ump_set_class (GTK_WIDGET (self), "in-band", in_band);
  if (def->layout < G_N_ELEMENTS (classes) && classes[def->layout] != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), classes[def->layout]);
  build (self, def);
  return GTK_WIDGET (self);
}
