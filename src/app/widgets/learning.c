/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "learning.h"

#include <stdlib.h>
#include <string.h>

#include "../compat/announce.h"
#include "face-card.h"
#include "parts.h"
#include "wrap-box.h"

UmpComponents *
ump_components_of_application (void)
{
  return g_object_get_data (G_OBJECT (g_application_get_default ()), "ump-components");
}

void
ump_learning_show (GtkWidget *in_window, const UmpGame *game, const UmpPart *part, const char *set, int side)
{
  gtk_widget_activate_action (in_window, "win.show-learned", "(sssi)", game->kind, part->id,
                              set != NULL ? set : "", side);
}

char *
ump_learning_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "%F");
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
  g_autofree char *today = ump_learning_today ();

  ump_components_learn (ump_components_of_application (), ump_play_match (play), number, today,
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

/* ---- words --------------------------------------------------------------------------------- */

char *
ump_part_words (const char *message, int first, int second)
{
  UmpText text = UMP_TEXT (message, { first, second });

  return ump_text_format (&text, NULL, ump_play_words ());
}

/* First letter in capitals. */
static char *
capital (const char *text)
{
  g_autofree char *first = g_utf8_substring (text, 0, MIN (1, g_utf8_strlen (text, -1)));
  g_autofree char *large = g_utf8_strup (first, -1);

  return g_strconcat (large, text + strlen (first), NULL);
}

char *
ump_part_place (const UmpPart *part, int row, int column)
{
  g_autofree char *row_words = part->rows != NULL ? ump_part_words (part->rows, row, 0) : g_strdup ("");
  g_autofree char *column_words = part->columns != NULL ? ump_part_words (part->columns, column, 0) : NULL;
  /* Translators: where a card belongs: "group 1, round 2" */
  g_autofree char *both = column_words != NULL
                              ? g_strdup_printf (C_ ("place of a card", "%s, %s"), row_words, column_words)
                              : g_strdup (row_words);

  return capital (both);
}

static int
word_index (const UmpPart *part, const char *word)
{
  for (int k = 0; part->words[k] != NULL; k++)
    if (g_str_equal (part->words[k], word))
      return k;
  return -1;
}

void
ump_part_view (const UmpPart *part, const char *value, UmpBoxesView *view)
{
  g_auto (GStrv) items = g_strsplit (value != NULL ? value : "", " ", -1);

  *view = (UmpBoxesView){ 0 };
  for (int k = 0; items[k] != NULL; k++) {
    if (k < 2 && word_index (part, items[k]) >= 0)
      view->looks[k] = part->looks[word_index (part, items[k])];
    else if (k >= 2 && view->n_boxes < (int) G_N_ELEMENTS (view->boxes))
      view->boxes[view->n_boxes++] = atoi (items[k]);
  }
}

static char *
say_face (const UmpPart *part, const char *value)
{
  g_auto (GStrv) items = g_strsplit (value, " ", 3);
  int first = items[0] != NULL ? word_index (part, items[0]) : -1,
      second = first >= 0 && items[1] != NULL ? word_index (part, items[1]) : -1;

  if (first < 0 || second < 0)
    return g_strdup (value);
  /* Translators: two persons on an elevator card, then the numbers of its boxes: "girl and boy, 2 3 4" */
  return g_strdup_printf (items[2] != NULL && *items[2] ? _ ("%s and %s, %s") : _ ("%s and %s"),
                          _ (part->titles[first]), _ (part->titles[second]), items[2]);
}

static char *
say_level (const UmpPart *part, const char *value)
{
  g_auto (GStrv) groups = g_strsplit (value, "+", -1);
  GString *out = g_string_new (NULL);

  for (int k = 0; groups[k] != NULL; k++) {
    const char *letter = *groups[k] ? strchr (part->letters, *groups[k]) : NULL;

    /* Translators: kind of a group and how many cards it has: "run 3" */
    g_string_append_printf (out, k ? C_ ("next group", ", %s %s") : C_ ("first group", "%s %s"),
                            letter != NULL ? _ (part->titles[letter - part->letters]) : "?",
                            letter != NULL ? groups[k] + 1 : "?");
  }
  return g_string_free (out, FALSE);
}

char *
ump_part_say (const UmpPart *part, const char *value)
{
  switch (part->type) {
  case UMP_PART_FACES: return say_face (part, value);
  case UMP_PART_LEVELS: return say_level (part, value);
  default: return g_strdup (value);
  }
}

/* "20 November", with the year where it is another. */
static char *
say_date (const char *date)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *midnight = g_strconcat (date, "T00:00:00", NULL);
  g_autoptr (GDateTime) then = g_date_time_new_from_iso8601 (midnight, zone);

  if (then == NULL)
    return g_strdup (date);
  /* Translators: day and month, as in "20 November"; see strftime */
  return g_date_time_format (then, g_date_time_get_year (then) == g_date_time_get_year (now)
                                       ? _ ("%-d %B")
                                       /* Translators: the same with the year */
                                       : _ ("%-d %B %Y"));
}

char *
ump_learned_say (const UmpLearned *learned)
{
  g_autofree char *date = learned->when != NULL ? say_date (learned->when) : NULL;

  switch (learned->sure) {
  case UMP_SURE_UNCHECKED: return g_strdup (_ ("not checked"));
  case UMP_SURE_PROBABLE: return g_strdup (_ ("probable"));
  case UMP_SURE_CERTAIN: return g_strdup (_ ("certain"));
  case UMP_SURE_CHECKED: break;
  default: return g_strdup (_ ("unknown"));
  }
  if (date != NULL && learned->source != NULL)
    /* Translators: a date, then whose copy of the game or which evening: "seen on 20 November, Ana's copy" */
    return g_strdup_printf (_ ("seen on %s, %s"), date, learned->source);
  if (date != NULL)
    return g_strdup_printf (_ ("seen on %s"), date);
  return learned->source != NULL ? g_strdup_printf (_ ("seen: %s"), learned->source)
                                 : g_strdup (_ ("checked with the card"));
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
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", value);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "face-offers.pick");
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
      ump_components_offers (ump_components_of_application (), ump_match_table (ump_play_match (self->play)),
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
  g_signal_connect_object (ump_components_of_application (), "changed", G_CALLBACK (fill), self,
                           G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}
