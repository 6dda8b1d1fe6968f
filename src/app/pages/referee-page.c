/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "referee-private.h"

#include <string.h>

#include "../compat/announce.h"
#include "../widgets/parts.h"
#include "../model/play-answer.h"
#include "../widgets/squeeze.h"
#include "../table/table-window.h"

G_DEFINE_FINAL_TYPE (UmpRefereePage, ump_referee_page, GTK_TYPE_WIDGET)

/* What the page gets along with, whatever is on it: below that it scrolls. */
#define LEAST_WIDTH 340
#define LEAST_HEIGHT 300
#define LEAST_CONTENT 200

void
ump_referee_rule (UmpRefereePage *self, const char *id)
{
  g_autofree char *copy = g_strdup (id);

  ump_referee_page_show_pane (self, "rules");
  ump_side_pane_show_rule (UMP_SIDE_PANE (self->side), copy);
}

/* ---- following the game ----------------------------------------------------------------------- */

gboolean
ump_referee_page_get_replay (UmpRefereePage *self)
{
  return self->replaying || !ump_play_is_now (self->play);
}

/* The player stands in the place of the keys, which are those of now. */
static void
show_moment (UmpRefereePage *self)
{
  gboolean looking = ump_referee_page_get_replay (self);

  gtk_widget_set_visible (self->enter, !looking);
  gtk_widget_set_visible (self->replay, looking);
  ump_referee_show_entry (self, FALSE);
}

/* Where the focus was before the change: keys may go with it. */
static void
note_focus (UmpRefereePage *self)
{
  GtkWidget *const regions[] = { self->pad, self->tray, self->table, self->verdict };

  for (guint i = 0; i < G_N_ELEMENTS (regions) && self->was_in == NULL; i++)
    if (regions[i] != NULL && ump_has_focus_inside (regions[i]))
      self->was_in = regions[i];
}

void
ump_referee_focus_keys (UmpRefereePage *self)
{
  if (self->sheet != NULL)
    ump_pad_sheet_focus (UMP_PAD_SHEET (self->sheet));
  else if (!ump_pad_focus (UMP_PAD (self->pad)))
    ump_table_view_focus (UMP_TABLE_VIEW (self->table));
}

/* A page that has just come begins in the pad, wherever GTK put the focus (the first button of the header
 * bar). Later the focus is only caught when its key can do nothing any more, or has gone: GTK then looks for
 * another one behind it, and from a key of the pad, which is one stop for Tab, that leads to the notation. */
static void
refocus (UmpRefereePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean lost = focus == NULL || !gtk_widget_get_mapped (focus);

  lost |= self->fresh && focus != NULL && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
  lost |= self->was_in != NULL && !ump_has_focus_inside (self->was_in);
  lost |= self->was_in == self->pad && ump_pad_focus_is_off (UMP_PAD (self->pad));
  lost |= self->table != NULL && self->was_in == self->table &&
          ump_table_view_focus_is_off (UMP_TABLE_VIEW (self->table));
  self->fresh = FALSE;
  self->was_in = NULL;
  if (!lost || root == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  ump_referee_focus_keys (self);
}

static void
on_painted (GdkFrameClock *clock, UmpRefereePage *self)
{
  g_clear_signal_handler (&self->painted, clock);
  refocus (self);
}

/* GTK moves a lost focus in the layout of the next frame: behind that it stays where it is put. */
static void
queue_refocus (UmpRefereePage *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  if (clock == NULL)
    return;
  if (self->painted == 0)
    self->painted = g_signal_connect_object (clock, "after-paint", G_CALLBACK (on_painted), self, 0);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
}

static void
on_changed (UmpRefereePage *self)
{
  show_moment (self);
  queue_refocus (self);
}

/* ---- the verdict -------------------------------------------------------------------------------- */

/* A round of a sheet closes with any number: only the end of the game is worth a page there. */
static gboolean
has_closed (UmpRefereePage *self)
{
  UmpMatch *match = ump_play_match (self->play);
  guint rows = ump_match_n_rows (match);
  UmpState state = ump_table_state (ump_match_table (match));
  gboolean round = rows == self->rows + 1 && ump_match_row (match, rows - 1)->round > 0;
  gboolean ended = state != UMP_PLAYING && self->state == UMP_PLAYING;

  self->rows = rows;
  self->state = state;
  return ended || (round && !ump_match_game (match)->no_table);
}

/* With a stop, where it has none: "Accepted: Ana: 12" goes on to what is next. */
static char *
as_sentence (const char *text)
{
  const char *last = g_utf8_find_prev_char (text, text + strlen (text));

  return g_strconcat (text, last != NULL && strchr (".?!", *last) != NULL ? "" : ".", NULL);
}

static void
say_aloud (UmpRefereePage *self, const UmpAnswer *answer)
{
  g_autofree char *verdict = ump_answer_spoken (answer), *next = ump_banner_spoken (self->play), *all = NULL;
  gboolean moved = answer->type == UMP_ANSWER_ACCEPTED || answer->type == UMP_ANSWER_RULING ||
                   answer->type == UMP_ANSWER_INFO;
  g_autofree char *sentence = as_sentence (verdict);

  if (verdict[0] == '\0')
    return;
  /* what is turned up at once is asked for once */
  moved &= ump_play_n_gathered (self->play) == 0 || g_strcmp0 (next, self->next_said) != 0;
  if (moved) {
    g_free (self->next_said);
    self->next_said = g_strdup (next);
  }
  /* Translators: what was decided, and who is next. */
  all = moved && next[0] != '\0' ? g_strdup_printf (_ ("%s Next: %s"), sentence, next) : g_strdup (verdict);
  ump_announce (GTK_WIDGET (self), all);
}

/* While several cards are being chosen the verdict makes room for them, until there is something new to say;
 * on a phone how to set up the cards does for a form that was begun, and what was entered last for one in
 * which cards are counted. */
static void
show_tray (UmpRefereePage *self, gboolean choosing)
{
  gboolean tray =
      choosing && !ump_referee_page_get_replay (self) && ump_tray_has_cards (UMP_TRAY (self->tray));
  int answer = ump_play_answer (self->play)->type;
  gboolean counting = ump_play_tally_mode (self->play) && answer != UMP_ANSWER_REFUSED &&
                      answer != UMP_ANSWER_NOT_NOW && ump_chooser_mode (self->chooser) == UMP_CHOOSER_FORM;
  gboolean begun = answer == UMP_ANSWER_NONE && ump_chooser_form_is_begun (self->chooser);
  gboolean form = ump_referee_page_is_narrow (self) && (counting || begun);

  gtk_widget_set_visible (self->tray, tray);
  gtk_widget_set_visible (self->verdict, !tray && !form);
}

static int
sort_of_pad (UmpRefereePage *self)
{
  return (int) ump_chooser_mode (self->chooser) * 4 + ump_chooser_has_deck (self->chooser) * 2 +
         ump_chooser_is_few (self->chooser);
}

static void
on_choice (UmpRefereePage *self)
{
  int sort = sort_of_pad (self);

  show_tray (self, TRUE);
  if (sort == self->sort)
    return;
  /* a form and a large deck take more room than a few keys: behind them the cards on the table are as large
   * again as they can be */
  self->sort = sort;
  ump_referee_arrange (self);
}

static void
on_verdict (UmpRefereePage *self)
{
  const UmpAnswer *answer = ump_play_answer (self->play);
  gboolean closed = has_closed (self);

  show_tray (self, FALSE);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  say_aloud (self, answer);
  /* the line would hide who has won */
  if (closed && ump_play_is_over (self->play))
    ump_referee_leave_entry (self);
  if (closed && (answer->type == UMP_ANSWER_ACCEPTED || answer->type == UMP_ANSWER_RULING))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.round-end", NULL);
}

/* ---- signals of the parts ---------------------------------------------------------------------------- */

static void
on_anyway (UmpRefereePage *self)
{
  ump_chooser_enter_anyway (self->chooser);
}

/* Beside the table the log shows it too; elsewhere the table is what was asked for. */
static void
on_show_entry (UmpRefereePage *self, guint number)
{
  if (adw_flap_get_fold_policy (ADW_FLAP (self->flap)) == ADW_FLAP_FOLD_POLICY_NEVER)
    ump_referee_page_show_pane (self, "log");
  ump_play_jump (self->play, number);
}

static void
on_replay_done (UmpRefereePage *self)
{
  ump_referee_page_set_replay (self, FALSE);
}

/* ---- what others ask for ------------------------------------------------------------------------------- */

gboolean
ump_referee_page_is_narrow (UmpRefereePage *self)
{
  return ump_width_class_get (UMP_WIDTH_CLASS (self->width)) == UMP_WIDTH_NARROW;
}

void
ump_referee_page_show_pane (UmpRefereePage *self, const char *pane)
{
  gboolean table = g_str_equal (pane, "table");

  if (!table)
    ump_side_pane_show (UMP_SIDE_PANE (self->side), pane);
  if (!table || adw_flap_get_fold_policy (ADW_FLAP (self->flap)) == ADW_FLAP_FOLD_POLICY_ALWAYS)
    ump_referee_show_side (self, !table);
  ump_referee_update_tabs (self);
}

void
ump_referee_page_toggle_side (UmpRefereePage *self)
{
  if (adw_flap_get_fold_policy (ADW_FLAP (self->flap)) == ADW_FLAP_FOLD_POLICY_ALWAYS)
    ump_referee_show_side (self, !adw_flap_get_reveal_flap (ADW_FLAP (self->flap)));
}

void
ump_referee_page_focus_entry (UmpRefereePage *self)
{
  ump_referee_page_set_replay (self, FALSE);
  if (ump_referee_page_is_narrow (self))
    ump_referee_page_show_pane (self, "table");
  self->line_stays = TRUE;
  ump_referee_show_entry (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

void
ump_referee_page_set_replay (UmpRefereePage *self, gboolean replay)
{
  self->replaying = replay;
  if (!replay) {
    ump_replay_bar_stop (UMP_REPLAY_BAR (self->replay));
    ump_play_jump_to_now (self->play);
  }
  show_moment (self);
  if (replay)
    gtk_widget_child_focus (self->replay, GTK_DIR_TAB_FORWARD);
}

gboolean
ump_referee_page_do_in_log (UmpRefereePage *self, const char *action)
{
  return ump_side_pane_do_in_log (UMP_SIDE_PANE (self->side), action);
}

void
ump_referee_page_toggle_table_window (UmpRefereePage *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));

  if (self->table_window != NULL) {
    gtk_window_close (GTK_WINDOW (self->table_window));
    return;
  }
  g_set_weak_pointer (&self->table_window,
                      ump_table_window_new (self->play, gtk_window_get_application (window)));
  gtk_window_present (GTK_WINDOW (self->table_window));
}

/* ---- sizes -------------------------------------------------------------- */

static gboolean
arrange_later (gpointer data)
{
  UmpRefereePage *self = data;

  self->resize_idle = 0;
  ump_referee_arrange (self);
  return G_SOURCE_REMOVE;
}

static void
ump_referee_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpRefereePage *self = UMP_REFEREE_PAGE (widget);

  ump_referee_find_shape (self, width, height);
  gtk_widget_measure (self->width, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->width, width, height, baseline, NULL);
  if (ABS (self->height - height) < 12 && ABS (self->wide - width) < 12)
    return;
  self->height = height;
  self->wide = width;
  if (self->resize_idle == 0)
    self->resize_idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, arrange_later, self, NULL);
}

/* Always the same: with each entry the window asks for its least size, and every text of the page would be
 * laid out at a width that it never has. */
static void
ump_referee_page_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
}

static void
ump_referee_page_map (GtkWidget *widget)
{
  UmpRefereePage *self = UMP_REFEREE_PAGE (widget);

  GTK_WIDGET_CLASS (ump_referee_page_parent_class)->map (widget);
  ump_referee_add_keys (self);
  self->fresh = TRUE;
  queue_refocus (self);
}

static void
ump_referee_page_unmap (GtkWidget *widget)
{
  ump_referee_remove_keys (UMP_REFEREE_PAGE (widget));
  GTK_WIDGET_CLASS (ump_referee_page_parent_class)->unmap (widget);
}

/* ---- life --------------------------------------------------------------- */

static void
ump_referee_page_dispose (GObject *object)
{
  UmpRefereePage *self = UMP_REFEREE_PAGE (object);

  ump_referee_remove_keys (self);
  g_clear_handle_id (&self->resize_idle, g_source_remove);
  if (self->table_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->table_window));
  g_clear_weak_pointer (&self->table_window);
  g_clear_pointer (&self->next_said, g_free);
  g_clear_pointer (&self->width, gtk_widget_unparent);
  g_clear_object (&self->table);
  g_clear_object (&self->chooser);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_referee_page_parent_class)->dispose (object);
}

static void
on_focus_card (GtkWidget *widget, const char *action, GVariant *card)
{
  int zone, position;

  g_variant_get (card, "(ii)", &zone, &position);
  ump_table_view_focus_card (UMP_TABLE_VIEW (UMP_REFEREE_PAGE (widget)->table), zone, position);
}

static void
ump_referee_page_class_init (UmpRefereePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_referee_page_dispose;
  widget_class->size_allocate = ump_referee_page_size_allocate;
  widget_class->measure = ump_referee_page_measure;
  widget_class->map = ump_referee_page_map;
  widget_class->unmap = ump_referee_page_unmap;
  gtk_widget_class_set_css_name (widget_class, "referee");
  gtk_widget_class_install_action (widget_class, "table.focus-card", "(ii)", on_focus_card);
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/referee-page.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpRefereePage, width);
  gtk_widget_class_bind_template_child (widget_class, UmpRefereePage, box);
  gtk_widget_class_bind_template_child (widget_class, UmpRefereePage, flap);
  gtk_widget_class_bind_template_child (widget_class, UmpRefereePage, bottom);
  gtk_widget_class_bind_template_child (widget_class, UmpRefereePage, enter);
}

static void
ump_referee_page_init (UmpRefereePage *self)
{
  ump_init_template (GTK_WIDGET (self));
}

/* What a letter opened closes when nothing stands there any more. */
static void
on_emptied (UmpRefereePage *self)
{
  if (!self->line_stays)
    ump_referee_leave_entry (self);
}

/* A double tap is one tap: its second half does not enter for the next person what the first did. */
static void
on_tapped (GtkGesture *click, int n_press, double x, double y, UmpRefereePage *self)
{
  guint n = ump_match_n_entries (ump_play_match (self->play));

  self->tapped = TRUE;
  if (n_press == 1)
    self->entries_at_tap = n;
  else if (n != self->entries_at_tap)
    gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
watch_taps (UmpRefereePage *self, GtkWidget *part)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_tapped), self);
  gtk_widget_add_controller (part, GTK_EVENT_CONTROLLER (click));
}

static void
build_parts (UmpRefereePage *self)
{
  self->banner = ump_banner_new (self->play);
  self->band = ump_moment_band_new (self->play);
  self->table = g_object_ref_sink (ump_table_view_new (self->play, self->chooser));
  self->verdict = ump_verdict_bar_new (self->play);
  g_signal_connect_swapped (self->verdict, "anyway", G_CALLBACK (on_anyway), self);
  g_signal_connect_swapped (self->verdict, "show-entry", G_CALLBACK (on_show_entry), self);
  g_signal_connect_swapped (self->verdict, "rule", G_CALLBACK (ump_referee_rule), self);
  self->tray = ump_tray_new (self->chooser);
  gtk_widget_set_visible (self->tray, FALSE);
  self->pad = ump_pad_new (self->chooser);
  gtk_widget_set_vexpand (self->pad, TRUE);
  watch_taps (self, self->table);
  watch_taps (self, self->pad);
  self->entry_row = ump_entry_row_new (self->play, &self->entry);
  gtk_widget_set_valign (self->entry_row, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->entry, "overwritten", G_CALLBACK (ump_chooser_clear), self->chooser,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "emptied", G_CALLBACK (on_emptied), self, G_CONNECT_SWAPPED);
  self->replay = ump_replay_bar_new (self->play);
  g_signal_connect_swapped (self->replay, "done", G_CALLBACK (on_replay_done), self);
  gtk_widget_set_vexpand (self->replay, TRUE);
  gtk_widget_set_visible (self->replay, FALSE);
  gtk_box_append (GTK_BOX (self->bottom), self->replay);
}

static void
build_column (UmpRefereePage *self)
{
  UmpRefereeColumn *column;

  self->column = ump_referee_column_new ();
  column = UMP_REFEREE_COLUMN (self->column);
  build_parts (self);
  ump_referee_column_set (column, UMP_COLUMN_BANNER, self->banner);
  ump_referee_column_set (column, UMP_COLUMN_BAND, self->band);
  gtk_box_append (GTK_BOX (self->enter), self->pad);
  ump_referee_column_set (column, UMP_COLUMN_LINE, self->entry_row);
  if (ump_play_game (self->play)->no_table) {
    GtkWidget *side;
    self->sheet = ump_pad_sheet_new (self->chooser);
    side = ump_pad_sheet_side (UMP_PAD_SHEET (self->sheet));
    self->enter = ump_pad_sheet_number (UMP_PAD_SHEET (self->sheet));
    self->sheet_scroll = ump_squeeze_new (self->sheet);
    ump_squeeze_set_least (UMP_SQUEEZE (self->sheet_scroll), 200);
    ump_referee_column_set (column, UMP_COLUMN_TABLE, self->sheet_scroll);
    gtk_box_append (GTK_BOX (side), self->verdict);
    gtk_box_append (GTK_BOX (side), self->tray);
    gtk_box_append (GTK_BOX (side), self->bottom);
    gtk_widget_set_visible (self->pad, FALSE);
    gtk_widget_add_css_class (self->column, "sheet-column");
    return;
  }
  ump_referee_column_set (column, UMP_COLUMN_TABLE, self->table);
  ump_referee_column_set (column, UMP_COLUMN_VERDICT, self->verdict);
  ump_referee_column_set (column, UMP_COLUMN_TRAY, self->tray);
  ump_referee_column_set (column, UMP_COLUMN_BOTTOM, self->bottom);
  ump_referee_column_set_pad (column, UMP_PAD (self->pad));
}

static void
build (UmpRefereePage *self)
{
  build_column (self);
  self->side = ump_side_pane_new (self->play);
  adw_flap_set_flap (ADW_FLAP (self->flap), self->side);
  /* large text on a small screen: then all of it scrolls */
  self->content = ump_squeeze_new (self->column);
  ump_squeeze_set_constant (UMP_SQUEEZE (self->content), LEAST_CONTENT);
  gtk_widget_set_hexpand (self->content, TRUE);
  adw_flap_set_content (ADW_FLAP (self->flap), self->content);
  self->tabs = ump_narrow_tabs_new ();
  gtk_box_append (GTK_BOX (self->box), self->tabs);
}

/* Folding hides the side; beside the column it is always there. */
static void
on_width (UmpRefereePage *self)
{
  ump_referee_arrange (self);
  ump_referee_show_side (self,
                         adw_flap_get_fold_policy (ADW_FLAP (self->flap)) == ADW_FLAP_FOLD_POLICY_NEVER);
  ump_referee_update_tabs (self);
}

GtkWidget *
ump_referee_page_new (UmpPlay *play)
{
  UmpRefereePage *self = g_object_new (UMP_TYPE_REFEREE_PAGE, NULL);

  self->play = g_object_ref (play);
  /* before the keys follow the game */
  g_signal_connect_object (play, "changed", G_CALLBACK (note_focus), self, G_CONNECT_SWAPPED);
  self->chooser = ump_chooser_new (play);
  self->rows = ump_match_n_rows (ump_play_match (play));
  self->state = ump_table_state (ump_match_table (ump_play_match (play)));
  self->height = 720;
  self->wide = 360;
  self->sort = sort_of_pad (self);
  build (self);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "verdict", G_CALLBACK (on_verdict), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->width, "notify::width-class", G_CALLBACK (on_width), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->flap, "notify::reveal-flap", G_CALLBACK (ump_referee_update_tabs), self,
                           G_CONNECT_SWAPPED);
  on_width (self);
  /* not before the parts are there: a form may have something in it from the start */
  g_signal_connect_object (self->chooser, "changed", G_CALLBACK (on_choice), self, G_CONNECT_SWAPPED);
  on_choice (self);
  show_moment (self);
  return GTK_WIDGET (self);
}
