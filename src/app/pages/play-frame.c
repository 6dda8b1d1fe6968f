/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "play-frame.h"

#include "act-tooltips.h"
#include "game-menu.h"
#include "page-title.h"

#include "../compat/announce.h"
#include "../model/course.h"
#include "../model/part-words.h"
#include "../widgets/card-view.h"
#include "../widgets/learning.h"
#include "../widgets/parts.h"
#include "../widgets/width-class.h"
#include "../model/words.h"

#include "core/shown.h"

#define SECONDS_BETWEEN_LOOKS 10
/* Two bells that are heard as two. */
#define BETWEEN_BELLS_MS 200

struct _UmpPlayFrame {
  GtkWidget parent_instance;
  UmpPlay *play;
  char *damage;
  GtkWidget *referee;

  UmpWidthClass *width;
  GtkBox *column;
  UmpPageTitle *title;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *table_button;
  GtkWidget *menu_button;
  GtkWidget *side_button;
  GtkInfoBar *trouble_bar;
  GtkLabel *trouble_label;
  GtkWidget *trouble_button;
  guint timer;
  GtkInfoBar *compare_bar;
  GtkWidget *compare_box;
  GtkWidget *compare_answers;
  GtkWidget *compare_label;
};

G_DEFINE_FINAL_TYPE (UmpPlayFrame, ump_play_frame, GTK_TYPE_WIDGET)

const char *
ump_play_frame_game_title (UmpPlay *play)
{
  return ump_words_game (ump_match_setup (ump_play_match (play)));
}

char *
ump_play_frame_subtitle (UmpPlay *play, int number)
{
  g_autofree char *evening = ump_shown (ump_session_title (ump_play_session (play)), UMP_SHOWN_TITLE);
  g_autofree char *round = ump_words_round (ump_match_setup (ump_play_match (play)), number);

  if (*evening == '\0' || *round == '\0')
    return *evening != '\0' ? g_steal_pointer (&evening) : g_steal_pointer (&round);
  /* Translators: title of the evening, then the round: "Friday at Ana's · round 2 of 4" */
  return g_strdup_printf (C_ ("subtitle", "%s · %s"), evening, round);
}

/* How long the game takes, as short as can be; "" where nobody wants to know. */
static char *
time_words (UmpPlayFrame *self)
{
  gint64 seconds = ump_course_seconds (ump_play_session (self->play), ump_play_game_index (self->play),
                                       g_get_real_time () / G_USEC_PER_SEC);
  int minutes = (int) CLAMP (seconds / 60, 0, 9999 * 60);

  if (minutes == 0 || !g_settings_get_boolean (ump_play_settings (self->play), "clock"))
    return g_strdup ("");
  if (minutes < 60)
    /* Translators: minutes, as short as can be */
    return g_strdup_printf (_ ("%d min"), minutes);
  /* Translators: hours and minutes, as short as can be */
  return g_strdup_printf (_ ("%d h %02d"), minutes / 60, minutes % 60);
}

/* On a phone of the evening only the round is said, where the game has rounds. */
static void
on_play_changed (UmpPlayFrame *self)
{
  int round = ump_words_due_round (ump_match_table (ump_play_match (self->play)));
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  g_autofree char *time = time_words (self), *all = NULL,
                  *where =
                      narrow ? ump_words_round (ump_match_setup (ump_play_match (self->play)), round) : NULL;

  if (where == NULL || *where == '\0') {
    g_free (where);
    where = ump_play_frame_subtitle (self->play, round);
  }
  all = g_strconcat (where, *where != '\0' && *time != '\0' ? " · " : "", time, NULL);
  ump_page_title_set (self->title, ump_play_frame_game_title (self->play), all, narrow);
}

static gboolean
on_tick (gpointer data)
{
  on_play_changed (data);
  return G_SOURCE_CONTINUE;
}

static void
show_trouble (UmpPlayFrame *self)
{
  const char *text = self->damage != NULL ? self->damage : ump_play_trouble (self->play);
  const char *before = gtk_label_get_text (self->trouble_label);
  gboolean said = g_strcmp0 (text, before) == 0;

  if (text == NULL && !gtk_info_bar_get_revealed (self->trouble_bar))
    return;
  gtk_label_set_text (self->trouble_label, text != NULL ? text : "");
  gtk_info_bar_set_revealed (self->trouble_bar, text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->trouble_bar), text != NULL);
  if (self->damage != NULL) {
    gtk_button_set_label (GTK_BUTTON (self->trouble_button), _ ("Save as a New Session"));
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->trouble_button), "win.rescue");
  } else {
    gtk_button_set_label (GTK_BUTTON (self->trouble_button), _ ("Save a Copy…"));
    /* The target first: an action is never asked for with the wrong one. */
    ump_set_action (self->trouble_button, "win.share-save", "s", "xml");
  }
  if (text != NULL && !said)
    ump_announce (GTK_WIDGET (self), text);
}

/* ---- comparing with the card ---------------------------------------------------------- */

/* Whether nothing has happened (but what was taken back) since a round ended: then there is time for a
 * question. */
static gboolean
is_between_rounds (const UmpMatch *match)
{
  guint n = ump_match_n_rows (match);

  return n > 0 && ump_match_row (match, n - 1)->entry == ump_match_undo_entry (match);
}

/* The set that should be compared now; a new string, NULL for none. */
static char *
set_due (UmpPlayFrame *self, const UmpPart **part, int *first, int *last)
{
  if (ump_play_game (self->play)->n_parts == 0 || ump_play_is_read_only (self->play) ||
      !is_between_rounds (ump_play_match (self->play)))
    return NULL;
  return ump_components_due (ump_play_components (self->play), ump_play_match (self->play), part, first,
                             last);
}

static void
show_compare (UmpPlayFrame *self)
{
  const UmpPart *part;
  int first, last;
  g_autofree char *set = set_due (self, &part, &first, &last), *text = NULL;
  gboolean shown = gtk_widget_get_visible (GTK_WIDGET (self->compare_bar));

  if (set == NULL && !shown)
    return;
  if (set != NULL) {
    text = ump_part_words (first == last ? part->compare_one : part->compare, first, last);
    gtk_label_set_text (GTK_LABEL (self->compare_label), text);
  }
  gtk_info_bar_set_revealed (self->compare_bar, set != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->compare_bar), set != NULL);
  if (set != NULL && !shown)
    ump_announce (GTK_WIDGET (self), text);
}

/* Asked until it is answered, and once a round: either answer is one. */
static void
compare (UmpPlayFrame *self, gboolean now)
{
  const UmpPart *part;
  int first, last;
  g_autofree char *set = set_due (self, &part, &first, &last);
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  int side;
  g_autoptr (GError) error = NULL;

  if (set == NULL)
    return;
  side = part->side_option ? setup->option_value[part->side_option - 1] : 0;
  ump_components_set_asked (ump_play_components (self->play), setup->game->kind, part->id, set, &error);
  ump_learning_report (GTK_WIDGET (self), error);
  if (now)
    ump_learning_show (GTK_WIDGET (self), setup->game, part, set, side);
}

static void
on_compare_now (UmpPlayFrame *self)
{
  compare (self, TRUE);
}

static void
on_compare_never (UmpPlayFrame *self)
{
  compare (self, FALSE);
}

static void
on_width_changed (UmpPlayFrame *self)
{
  UmpWidth width = ump_width_class_get (self->width);

  if (self->compare_box != NULL) {
    /* one below the other, the answers take less of a phone's height beside the words than below them */
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->compare_answers), width == UMP_WIDTH_NARROW
                                                                                ? GTK_ORIENTATION_VERTICAL
                                                                                : GTK_ORIENTATION_HORIZONTAL);
    ump_set_class (self->compare_box, "tight", width == UMP_WIDTH_NARROW);
    ump_set_class (self->compare_box, "close",
                   width == UMP_WIDTH_NARROW && ump_text_is_large (GTK_WIDGET (self)));
  }
  gtk_widget_set_visible (self->redo_button, width != UMP_WIDTH_NARROW);
  gtk_widget_set_visible (self->table_button, width != UMP_WIDTH_NARROW);
  ump_game_menu_set (self->menu_button, width == UMP_WIDTH_NARROW);
  on_play_changed (self);
  gtk_widget_set_visible (self->side_button,
                          width == UMP_WIDTH_MEDIUM && !ump_play_game (self->play)->no_table);
}

UmpRefereePage *
ump_play_frame_referee (UmpPlayFrame *self)
{
  return UMP_REFEREE_PAGE (self->referee);
}

static void
dispose (GObject *object)
{
  UmpPlayFrame *self = UMP_PLAY_FRAME (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->play);
  g_clear_pointer (&self->damage, g_free);
  G_OBJECT_CLASS (ump_play_frame_parent_class)->dispose (object);
}

static void
ump_play_frame_class_init (UmpPlayFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_PAGE_TITLE);
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/play-frame.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, width);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, column);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, title);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, undo_button);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, redo_button);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, table_button);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, menu_button);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, side_button);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, trouble_bar);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, trouble_label);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, trouble_button);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, compare_bar);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, compare_box);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, compare_answers);
  gtk_widget_class_bind_template_child (widget_class, UmpPlayFrame, compare_label);
  gtk_widget_class_bind_template_callback (widget_class, on_width_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_compare_now);
  gtk_widget_class_bind_template_callback (widget_class, on_compare_never);
}

/* The desktop's bell, where that is wished: once, and twice for what was refused. */
static gboolean
ring (gpointer display)
{
  gdk_display_beep (display);
  return G_SOURCE_REMOVE;
}

static void
ring_verdict (UmpPlayFrame *self)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (self));
  UmpAnswerType type = ump_play_answer (self->play)->type;

  if (!g_settings_get_boolean (ump_play_settings (self->play), "sound"))
    return;
  if (type == UMP_ANSWER_REFUSED || type == UMP_ANSWER_ACCEPTED || type == UMP_ANSWER_RULING)
    ring (display);
  if (type == UMP_ANSWER_REFUSED)
    g_timeout_add_full (G_PRIORITY_DEFAULT, BETWEEN_BELLS_MS, ring, g_object_ref (display), g_object_unref);
}

static void
ump_play_frame_init (UmpPlayFrame *self)
{
  ump_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self->trouble_bar), FALSE);
  ump_game_menu_set (self->menu_button, FALSE);
}

GtkWidget *
ump_play_frame_new (UmpPlay *play, const char *damage)
{
  UmpPlayFrame *self = g_object_new (UMP_TYPE_PLAY_FRAME, NULL);

  self->play = g_object_ref (play);
  self->damage = g_strdup (damage);
  ump_act_tooltips_set (self->undo_button, self->redo_button, play);
  g_signal_connect_object (ump_play_settings (play), "changed::clock", G_CALLBACK (on_play_changed), self,
                           G_CONNECT_SWAPPED);
  self->timer = g_timeout_add_seconds (SECONDS_BETWEEN_LOOKS, on_tick, self);
  self->referee = ump_referee_page_new (play);
  gtk_widget_set_vexpand (self->referee, TRUE);
  gtk_box_append (self->column, self->referee);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_play_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "described", G_CALLBACK (on_play_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "verdict", G_CALLBACK (ring_verdict), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "trouble", G_CALLBACK (show_trouble), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "changed", G_CALLBACK (show_compare), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ump_play_components (play), "changed", G_CALLBACK (show_compare), self,
                           G_CONNECT_SWAPPED);
  on_play_changed (self);
  show_trouble (self);
  show_compare (self);
  on_width_changed (self);
  return GTK_WIDGET (self);
}
