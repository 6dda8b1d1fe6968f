/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "draw-page.h"

#include "../compat/announce.h"
#include "../widgets/build.h"
#include "../widgets/key.h"
#include "../widgets/parts.h"
#include "../widgets/width-class.h"
#include "../model/words.h"
#include "../compat/signal.h"

#define NARROW_COLUMNS 7
/* People side by side at most, by the width that there is. */
static const int most_people[] = { [UMP_WIDTH_NARROW] = 2, [UMP_WIDTH_MEDIUM] = 3, [UMP_WIDTH_WIDE] = 5 };
#define CHIP 26

/* current: whose card comes next, UMP_NOBODY when nobody draws any more. */
struct _UmpDrawPage {
  GtkWidget parent_instance;
  UmpSetup *setup;
  UmpDraw draw;
  UmpDrawResult result;
  int current;
  GPtrArray *keys; /* UmpKey; borrowed */

  UmpWidthClass *width;
  GtkWidget *content;
  GtkWidget *help_label;
  GtkWidget *people;
  GtkWidget *card_label;
  UmpKeyGrid *grid;
  GtkWidget *note_label;
  GtkBox *bottom;
  GtkWidget *order_label;
  GtkWidget *take_button;
};

static guint signal_taken;

G_DEFINE_FINAL_TYPE (UmpDrawPage, ump_draw_page, GTK_TYPE_WIDGET)

static void show_all (UmpDrawPage *self);

/* ---- words ------------------------------------------------------------------------------ */

/* What became of a person so far: "1st", "draws again"; a new string or NULL. */
static char *
state_of (UmpDrawPage *self, int seat)
{
  if (self->result.place[seat])
    return g_strdup (ump_words_place (self->result.place[seat]));
  if (!self->result.awaits[seat])
    return NULL;
  return g_strdup (self->result.again[seat] ? _ ("draws again") : _ ("draws"));
}

static char *
order_in_words (UmpDrawPage *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *joined = NULL;

  for (int i = 0; i < self->draw.n_seats; i++)
    g_strv_builder_add (names, self->setup->shown[self->result.order[i]]);
  list = g_strv_builder_end (names);
  joined = g_strjoinv (", ", list);
  /* Translators: names, the first player first */
  return g_strdup_printf (_ ("Order: %s"), joined);
}

static char *
whose_card (UmpDrawPage *self)
{
  if (self->current == UMP_NOBODY)
    return order_in_words (self);
  return g_strdup_printf (self->result.again[self->current] ? _ ("%s draws again") : _ ("%s draws"),
                          self->setup->shown[self->current]);
}

/* Says why nothing happened. */
static void
say_why_not (UmpDrawPage *self, const char *why)
{
  ump_label_say (self->note_label, why);
  ump_announce (GTK_WIDGET (self), why);
}

/* ---- drawing ------------------------------------------------------------------------------ */

/* The next one who is to draw, from a seat on. */
static int
next_from (UmpDrawPage *self, int seat)
{
  for (int i = 0; i < self->draw.n_seats; i++) {
    int next = (seat + i) % self->draw.n_seats;

    if (self->result.awaits[next])
      return next;
  }
  return UMP_NOBODY;
}

/* said: what to say before who is next; NULL for nothing. */
static void
changed (UmpDrawPage *self, int from, const char *said)
{
  g_autofree char *whose = NULL, *text = NULL;

  ump_draw_read (&self->draw, &self->result);
  self->current = next_from (self, from);
  ump_label_say (self->note_label, NULL);
  show_all (self);
  whose = whose_card (self);
  text = said != NULL ? g_strdup_printf ("%s. %s", said, whose) : g_strdup (whose);
  if (self->current == UMP_NOBODY)
    gtk_widget_grab_focus (self->take_button);
  ump_announce (GTK_WIDGET (self), text);
}

static void
on_key_tapped (GtkWidget *key, UmpDrawPage *self)
{
  int face = ump_key_face (UMP_KEY (key)), seat = self->current, by;
  g_autofree char *card = ump_card_spoken (self->setup, (UmpCard){ .face = (guint16) face }, TRUE),
                  *said = NULL;

  if (seat == UMP_NOBODY) {
    say_why_not (self, _ ("Everybody has drawn."));
    return;
  }
  if (ump_draw_count (&self->draw, face, &by) >= self->setup->copies[face]) {
    said = g_strdup_printf (_ ("%s was drawn by %s."), card, self->setup->shown[by]);
    say_why_not (self, said);
    return;
  }
  if (!ump_draw_take (&self->draw, seat, face, self->setup->game->order->worth (face)))
    return;
  said = g_strdup_printf (_ ("%s: %s"), self->setup->shown[seat], card);
  changed (self, seat + 1, said);
}

static void
take_back (UmpDrawPage *self, int seat)
{
  if (ump_draw_take_back (&self->draw, seat))
    changed (self, seat, NULL);
}

/* Whoever is to draw can do so now; a card that was drawn is taken back. */
static void
action_tap_person (GtkWidget *widget, const char *name, GVariant *person)
{
  UmpDrawPage *self = UMP_DRAW_PAGE (widget);
  int seat = g_variant_get_int32 (person);

  if (self->result.awaits[seat])
    changed (self, seat, NULL);
  else
    take_back (self, seat);
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state,
                UmpDrawPage *self)
{
  if (key != GDK_KEY_BackSpace || ump_draw_last (&self->draw) == UMP_NOBODY)
    return GDK_EVENT_PROPAGATE;
  take_back (self, ump_draw_last (&self->draw));
  return GDK_EVENT_STOP;
}

static void
on_take (UmpDrawPage *self)
{
  g_signal_emit (self, signal_taken, 0);
}

/* ---- showing -------------------------------------------------------------------------------- */

static void
fill_person (UmpDrawPage *self, GtkWidget *button, int seat)
{
  const char *name = self->setup->shown[seat];
  g_autofree char *initial = ump_words_initial (name), *state = state_of (self, seat);
  g_autoptr (GString) spoken = g_string_new (name);
  GtkWidget *disc, *label, *below;
  GtkWidget *box = ump_build ("draw-person", "disc", &disc, "name", &label, "state", &below, NULL);

  gtk_label_set_text (GTK_LABEL (disc), initial);
  ump_set_class (disc, "turn", seat == self->current);
  gtk_label_set_text (GTK_LABEL (label), name);
  ump_label_say (below, state);
  ump_set_class (below, self->result.place[seat] ? "strong" : "dim-text", TRUE);
  for (int i = 0; i < self->draw.n; i++) {
    UmpCard card = { .face = (guint16) self->draw.draws[i].face };
    g_autofree char *said = ump_card_spoken (self->setup, card, FALSE);
    GtkWidget *chip;

    if (self->draw.draws[i].seat != seat)
      continue;
    chip = ump_card_view_new_silent (self->setup, card, UMP_CARD_CHIP);
    ump_card_view_set_size (UMP_CARD_VIEW (chip), CHIP);
    gtk_box_append (GTK_BOX (box), chip);
    g_string_append_printf (spoken, ", %s", said);
  }
  if (state != NULL)
    g_string_append_printf (spoken, ", %s", state);
  gtk_button_set_child (GTK_BUTTON (button), box);
  ump_set_class (button, "chosen", seat == self->current);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
      seat == self->current ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  ump_name_widget (button, spoken->str);
  gtk_widget_set_tooltip_text (button, self->result.awaits[seat] ? NULL : _ ("Take the card back"));
}

static void
show_people (UmpDrawPage *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->people));

  for (int seat = 0; button != NULL; seat++, button = gtk_widget_get_next_sibling (button))
    fill_person (self, button, seat);
}

static void
show_keys (UmpDrawPage *self)
{
  for (guint i = 0; i < self->keys->len; i++) {
    UmpKey *key = self->keys->pdata[i];
    int face = ump_key_face (key), copies = self->setup->copies[face], by;
    int left = copies - ump_draw_count (&self->draw, face, &by);
    g_autofree char *why =
        by == UMP_NOBODY || left > 0 ? NULL : g_strdup_printf (_ ("drawn by %s"), self->setup->shown[by]);

    ump_key_set (key, left, copies, left == 0 || self->current == UMP_NOBODY, why);
  }
}

static void
show_all (UmpDrawPage *self)
{
  g_autofree char *whose = whose_card (self);
  int n = 0, again = 0;

  for (int seat = 0; seat < self->draw.n_seats; seat++) {
    n += !self->result.awaits[seat];
    again += self->result.awaits[seat] && self->result.again[seat];
  }
  show_people (self);
  show_keys (self);
  ump_label_say (self->card_label, self->current == UMP_NOBODY ? _ ("Everybody has drawn") : whose);
  gtk_widget_set_sensitive (self->take_button, self->result.settled);
  if (self->result.settled) {
    ump_label_say (self->order_label, whose);
  } else {
    g_autofree char *so_far =
        again > 0 ? g_strdup_printf (ngettext ("%d draws again", "%d draw again", (gulong) again), again)
                  : g_strdup_printf (_ ("%d of %d have drawn"), n, self->draw.n_seats);

    ump_label_say (self->order_label, so_far);
  }
  ump_set_class (self->order_label, "strong", self->result.settled);
  ump_set_class (self->order_label, "dim-text", !self->result.settled);
}

/* ---- building ---------------------------------------------------------------------------------- */

/* In even lines: six people where five would fit are three and three. */
static void
build_people (UmpDrawPage *self)
{
  int most = most_people[ump_width_class_get (self->width)], lines = (self->setup->n_seats + most - 1) / most,
      columns = (self->setup->n_seats + lines - 1) / lines;

  ump_grid_clear (self->people);
  for (int seat = 0; seat < self->setup->n_seats; seat++) {
    GtkWidget *button = gtk_button_new ();

    ump_add_classes (button, "key drawer");
    ump_set_action (button, "draw.tap-person", "i", seat);
    gtk_grid_attach (GTK_GRID (self->people), button, seat % columns, seat / columns, 1, 1);
  }
}

/* A row of the deck is a line, or more where there is little room. */
static void
build_keys (UmpDrawPage *self)
{
  const UmpSetup *setup = self->setup;
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  int line = 0, n_rows = 0;

  ump_grid_clear (GTK_WIDGET (self->grid));
  g_ptr_array_set_size (self->keys, 0);
  for (int face = 1; face < setup->game->n_faces; face++)
    n_rows = MAX (n_rows, setup->game->faces[face].row + 1);
  for (int row = 0; row < n_rows; row++) {
    int at = 0;

    for (int face = 1; face < setup->game->n_faces; face++) {
      GtkWidget *key;

      if (setup->game->faces[face].row != row || setup->copies[face] == 0 ||
          setup->game->order->worth (face) == 0)
        continue;
      if (narrow && at == NARROW_COLUMNS) {
        at = 0;
        line++;
      }
      key = ump_key_new (setup, face);
      gtk_widget_set_hexpand (key, TRUE);
      g_signal_connect (key, "clicked", G_CALLBACK (on_key_tapped), self);
      gtk_grid_attach (GTK_GRID (self->grid), key, at++, line, 1, 1);
      g_ptr_array_add (self->keys, key);
    }
    line += at > 0;
  }
  ump_set_class (GTK_WIDGET (self->grid), "dense", narrow);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), narrow ? 2 : 6);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), narrow ? 2 : 6);
}

static void
build (UmpDrawPage *self)
{
  build_people (self);
  build_keys (self);
  show_all (self);
}

void
ump_draw_page_begin (UmpDrawPage *self, const UmpSetup *setup)
{
  g_return_if_fail (setup->game->order);
  g_clear_pointer (&self->setup, ump_setup_unref);
  self->setup = ump_setup_ref ((UmpSetup *) setup);
  ump_draw_init (&self->draw, setup->n_seats);
  ump_draw_read (&self->draw, &self->result);
  self->current = 0;
  ump_label_say (self->help_label, _ (setup->game->order->help));
  ump_label_say (self->note_label, NULL);
  build (self);
  if (self->keys->len > 0)
    gtk_widget_grab_focus (self->keys->pdata[0]);
}

const int *
ump_draw_page_order (UmpDrawPage *self, int *n)
{
  *n = self->draw.n_seats;
  return self->result.order;
}

/* ---- the page ------------------------------------------------------------------------------------ */

static void
on_width_changed (UmpDrawPage *self)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  int edge = narrow ? 12 : 20;

  gtk_widget_set_margin_start (self->content, edge);
  gtk_widget_set_margin_end (self->content, edge);
  gtk_widget_set_margin_top (self->content, edge);
  gtk_widget_set_margin_bottom (self->content, edge);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->bottom),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->bottom, narrow ? 6 : 12);
  if (self->setup != NULL)
    build (self);
}

static void
dispose (GObject *object)
{
  UmpDrawPage *self = UMP_DRAW_PAGE (object);

  g_clear_pointer (&self->setup, ump_setup_unref);
  ump_remove_children (GTK_WIDGET (self));
  g_clear_pointer (&self->keys, g_ptr_array_unref);
  G_OBJECT_CLASS (ump_draw_page_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpDrawPage, name)

static void
ump_draw_page_class_init (UmpDrawPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  g_type_ensure (UMP_TYPE_KEY_GRID);
  signal_taken = ump_signal_new ("taken", UMP_TYPE_DRAW_PAGE);
  gtk_widget_class_install_action (widget_class, "draw.tap-person", "i", action_tap_person);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/draw-page.ui");
  BIND (width);
  BIND (content);
  BIND (help_label);
  BIND (people);
  BIND (card_label);
  BIND (grid);
  BIND (note_label);
  BIND (bottom);
  BIND (order_label);
  BIND (take_button);
  gtk_widget_class_bind_template_callback (widget_class, on_width_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_take);
}

static void
ump_draw_page_init (UmpDrawPage *self)
{
  GtkEventController *keyboard = gtk_event_controller_key_new ();

  self->keys = g_ptr_array_new ();
  self->current = UMP_NOBODY;
  ump_init_template (GTK_WIDGET (self));
  on_width_changed (self);
  g_signal_connect (keyboard, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keyboard);
}

GtkWidget *
ump_draw_page_new (void)
{
  return g_object_new (UMP_TYPE_DRAW_PAGE, NULL);
}
