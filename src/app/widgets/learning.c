/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "learning.h"

#include "../compat/announce.h"
#include "../model/part-words.h"
#include "face-card.h"
#include "parts.h"
#include "wrap-box.h"

void
ump_learning_show (GtkWidget *in_window, const UmpGame *game, const UmpPart *part, const char *set, int side)
{
  gtk_widget_activate_action (in_window, "win.show-learned", "(sssi)", game->kind, part->id,
                              set != NULL ? set : "", side);
}

void
ump_learning_report (GtkWidget *in_window, const GError *error)
{
  if (error != NULL)
    ump_toast (in_window, error->message);
}

/* ---- learning -------------------------------------------------------------------------- */

/* When a play was looked at: how often its log had been replaced, and its last entry. */
typedef struct {
  guint generation;
  guint number;
} Seen;

static Seen
seen_now (UmpPlay *play)
{
  return (Seen){ ump_play_generation (play), ump_match_checked (ump_play_match (play)) };
}

static void
seen_free (gpointer data, GClosure *closure)
{
  g_free (data);
}

static void
learn (UmpPlay *play, guint number)
{
  g_autofree char *today = ump_learned_today ();

  ump_components_learn (ump_play_components (play), ump_play_match (play), number, today,
                        ump_session_title (ump_play_session (play)), NULL);
}

/* What was entered since; and when the log was replaced as a whole, all that a correction says of the
 * cards. */
static void
on_changed (UmpPlay *play, Seen *seen)
{
  Seen now = seen_now (play);
  guint known = now.generation == seen->generation ? seen->number : 0;

  for (guint number = known + 1; number <= now.number; number++)
    if (ump_match_entry (ump_play_match (play), number)->verb >= 0)
      learn (play, number);
  *seen = now;
}

void
ump_learning_watch (UmpPlay *play)
{
  Seen *seen;

  if (ump_play_game (play)->n_parts == 0 || ump_play_is_read_only (play))
    return;
  seen = g_new (Seen, 1);
  *seen = seen_now (play);
  g_signal_connect_data (play, "changed", G_CALLBACK (on_changed), seen, seen_free, 0);
}

/* ---- offers ---------------------------------------------------------------------------------- */

/* others: values that are left out, NULL-terminated; NULL for none. */
struct _UmpFaceOffers {
  GtkWidget parent_instance;
  UmpPlay *play;
  const UmpPart *part;
  int verb, attr;
  GStrv others;
  GtkWidget *wrap;
};

static guint signal_picked;

G_DEFINE_FINAL_TYPE (UmpFaceOffers, ump_face_offers, GTK_TYPE_WIDGET)

static void
ump_face_offers_dispose (GObject *object)
{
  UmpFaceOffers *self = UMP_FACE_OFFERS (object);

  g_clear_pointer (&self->wrap, gtk_widget_unparent);
  g_clear_pointer (&self->others, g_strfreev);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_face_offers_parent_class)->dispose (object);
}

static void
action_pick (GtkWidget *self, const char *name, GVariant *value)
{
  g_autofree char *face = g_variant_dup_string (value, NULL); /* the button may go with what is picked */

  g_signal_emit (self, signal_picked, 0, face);
}

static void
ump_face_offers_class_init (UmpFaceOffersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ump_face_offers_dispose;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "face-offers.pick", "s", action_pick);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  signal_picked = g_signal_new ("picked", UMP_TYPE_FACE_OFFERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ump_face_offers_init (UmpFaceOffers *self)
{
  self->wrap = ump_wrap_box_new (6, 6);
  gtk_widget_set_parent (self->wrap, GTK_WIDGET (self));
}

static const char *
offered (GtkWidget *button)
{
  return g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)), NULL);
}

static void
add_offer (UmpFaceOffers *self, const char *value)
{
  g_autofree char *words = ump_part_say (self->part, value);
  /* Translators: a card that was seen before: "Known: girl and boy, 2 3 4" */
  g_autofree char *name = g_strdup_printf (_ ("Known: %s"), words);
  GtkWidget *card = ump_face_card_new (), *button = ump_button_new (card, name, "chip-key");
  UmpBoxesView view;

  ump_part_view (self->part, value, &view);
  ump_face_card_set (UMP_FACE_CARD (card), &view);
  ump_face_card_set_size (UMP_FACE_CARD (card), 56);
  ump_set_action (button, "face-offers.pick", "s", value);
  ump_wrap_box_append (UMP_WRAP_BOX (self->wrap), button);
}

static void
leave_out (UmpFaceOffers *self)
{
  gboolean any = FALSE;

  for (GtkWidget *button = gtk_widget_get_first_child (self->wrap); button != NULL;
       button = gtk_widget_get_next_sibling (button)) {
    gboolean out =
        self->others != NULL && g_strv_contains ((const char *const *) self->others, offered (button));

    gtk_widget_set_visible (button, !out);
    any |= !out;
  }
  gtk_widget_set_visible (GTK_WIDGET (self), any);
}

/* Whether these are the offers that stand there: then nothing is taken from under a finger. */
static gboolean
stand (UmpFaceOffers *self, GPtrArray *values)
{
  GtkWidget *button = gtk_widget_get_first_child (self->wrap);

  for (guint k = 0; k < values->len; k++) {
    if (button == NULL || !g_str_equal (offered (button), g_ptr_array_index (values, k)))
      return FALSE;
    button = gtk_widget_get_next_sibling (button);
  }
  return button == NULL;
}

/* What is known now. */
static void
fill (UmpFaceOffers *self)
{
  g_autoptr (GPtrArray) values =
      ump_components_offers (ump_play_components (self->play), ump_match_table (ump_play_match (self->play)),
                             self->verb, self->attr);

  if (stand (self, values))
    return;
  ump_wrap_box_clear (UMP_WRAP_BOX (self->wrap));
  for (guint k = 0; k < values->len; k++)
    add_offer (self, g_ptr_array_index (values, k));
  leave_out (self);
}

void
ump_face_offers_leave_out (UmpFaceOffers *self, const char *const *values)
{
  g_strfreev (self->others);
  self->others = g_strdupv ((char **) values);
  leave_out (self);
}

GtkWidget *
ump_face_offers_new (UmpPlay *play, const UmpPart *part, int verb, int attr)
{
  UmpFaceOffers *self = g_object_new (UMP_TYPE_FACE_OFFERS, NULL);

  self->play = g_object_ref (play);
  self->part = part;
  self->verb = verb;
  self->attr = attr;
  g_signal_connect_object (ump_play_components (play), "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}
