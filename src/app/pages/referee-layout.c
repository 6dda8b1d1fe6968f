/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of the Referee page stands where, by width and height. */
#include "config.h"

#include "referee-private.h"

#include "../widgets/card-view.h"
#include "../widgets/parts.h"

/* em: of text at 100 % these are 376 px. */
#define SIDE_WIDTH 25.6
#define EM 14.667
#define COMPACT_BELOW 800
/* There the table stands beside the keys, and these have half of the width. */
#define COMPACT_BELOW_LARGE 1100
/* px of the keys beside a sheet, and which part of the page that is between the two. Below BRIEF_SIDE the
 * verdict, which stands there too, says what a phone's says. */
#define LEAST_SHEET_SIDE 264
#define MOST_SHEET_SIDE 484
#define SHEET_SIDE_PART 0.42
#define BRIEF_SIDE 440
/* Of what the verdict says, where there is no room for a title and a sentence. */
#define VERDICT_LINES_NARROW 3
#define VERDICT_LINES_LARGE 2
/* Beside a sheet there is room below its keys. */
#define VERDICT_LINES_SHEET 2

static gboolean
is_sheet (UmpRefereePage *self)
{
  return self->sheet != NULL;
}

void
ump_referee_show_side (UmpRefereePage *self, gboolean show)
{
  adw_flap_set_reveal_flap (ADW_FLAP (self->flap), show);
}

/* What cannot be seen is not to be found by a screen reader either. */
static void
hide_covered (UmpRefereePage *self)
{
  gboolean narrow = ump_referee_page_is_narrow (self);
  gboolean shown = adw_flap_get_reveal_flap (ADW_FLAP (self->flap));

  gtk_accessible_update_state (GTK_ACCESSIBLE (self->side), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->content), GTK_ACCESSIBLE_STATE_HIDDEN, narrow && shown,
                               -1);
}

void
ump_referee_update_tabs (UmpRefereePage *self)
{
  gboolean shown = adw_flap_get_reveal_flap (ADW_FLAP (self->flap));

  hide_covered (self);
  ump_narrow_tabs_set_current (UMP_NARROW_TABS (self->tabs),
                               shown ? ump_side_pane_shown (UMP_SIDE_PANE (self->side)) : "table");
}

static void
arrange_side (UmpRefereePage *self, UmpWidth width)
{
  gboolean beside = width == UMP_WIDTH_WIDE && !is_sheet (self);
  int side = (int) (SIDE_WIDTH * EM * ump_text_scale (GTK_WIDGET (self)));

  adw_flap_set_fold_policy (ADW_FLAP (self->flap),
                            beside ? ADW_FLAP_FOLD_POLICY_NEVER : ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_locked (ADW_FLAP (self->flap), beside);
  adw_flap_set_swipe_to_open (ADW_FLAP (self->flap), FALSE);
  ump_side_pane_set_narrow (UMP_SIDE_PANE (self->side), width == UMP_WIDTH_NARROW, side);
  gtk_widget_set_visible (self->tabs, width == UMP_WIDTH_NARROW);
}

/* In px at 100 % text. */
static double
width_now (UmpRefereePage *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  if (width == 0)
    width = ump_width_of_window (GTK_WIDGET (self));
  return width / ump_text_scale (GTK_WIDGET (self));
}

/* Where the keys need all the room, the line of text is there while something is typed in it. */
void
ump_referee_show_entry (UmpRefereePage *self, gboolean wanted)
{
  gboolean large = ump_text_is_large (GTK_WIDGET (self));
  gboolean room = !large && !(is_sheet (self) && ump_referee_page_is_narrow (self));
  gboolean typed = !ump_entry_field_is_draft (self->entry) &&
                   gtk_editable_get_text (GTK_EDITABLE (self->entry))[0] != '\0';

  gtk_widget_set_visible (self->entry_row,
                          room || wanted || typed || ump_has_focus_inside (GTK_WIDGET (self->entry)));
}

/* A phone with large text: what is said elsewhere makes room for the keys that are due. The pictures on the
 * tabs are known, and a sheet says itself whose cell is asked for. */
static void
arrange_close (UmpRefereePage *self, gboolean close)
{
  ump_set_class (GTK_WIDGET (self), "close", close);
  ump_narrow_tabs_set_wordless (UMP_NARROW_TABS (self->tabs), close);
  gtk_widget_set_visible (self->banner, !(close && is_sheet (self)));
}

void
ump_referee_arrange (UmpRefereePage *self)
{
  UmpWidth width = ump_width_class_get (UMP_WIDTH_CLASS (self->width));
  gboolean narrow = width == UMP_WIDTH_NARROW;
  /* between a phone and a window: what stands side by side goes below, but nothing is left out */
  gboolean large = ump_text_is_large (GTK_WIDGET (self));
  double px = width_now (self) * ump_text_scale (GTK_WIDGET (self));
  int side = (int) CLAMP (px * SHEET_SIDE_PART, LEAST_SHEET_SIDE, MOST_SHEET_SIDE), lines = 1;
  gboolean brief = narrow || large || (is_sheet (self) && side < BRIEF_SIDE);
  gboolean compact = !narrow && width_now (self) < (large ? COMPACT_BELOW_LARGE : COMPACT_BELOW);

  arrange_side (self, width);
  arrange_close (self, narrow && large);
  ump_banner_set_narrow (UMP_BANNER (self->banner), narrow);
  if (brief)
    lines = narrow || is_sheet (self) ? VERDICT_LINES_NARROW : VERDICT_LINES_LARGE;
  else if (is_sheet (self))
    lines = VERDICT_LINES_SHEET;
  /* large words have the room of a phone, whatever the window has */
  ump_verdict_bar_set_narrow (UMP_VERDICT_BAR (self->verdict), brief, lines);
  ump_verdict_bar_set_tall (UMP_VERDICT_BAR (self->verdict), is_sheet (self) && !brief);
  ump_tray_set_narrow (UMP_TRAY (self->tray), narrow || large);
  ump_replay_bar_set_narrow (UMP_REPLAY_BAR (self->replay), narrow);
  ump_pad_set_layout (UMP_PAD (self->pad), narrow, compact);
  if (!is_sheet (self)) {
    /* a phone has room for the table or for a form, and the real table lies there too */
    UmpChooserMode mode = ump_chooser_mode (self->chooser);
    gboolean form = narrow && (mode == UMP_CHOOSER_FORM || mode == UMP_CHOOSER_TALLY) && !self->replaying;
    gtk_widget_set_visible (self->table, !form);
  }
  ump_referee_show_entry (self, FALSE);
  if (self->sheet != NULL)
    ump_pad_sheet_set_narrow (UMP_PAD_SHEET (self->sheet), narrow, side);
  ump_table_view_set_tight (UMP_TABLE_VIEW (self->table), narrow || large);
  ump_referee_column_set_narrow (UMP_REFEREE_COLUMN (self->column), narrow);
  ump_referee_update_tabs (self);
}
