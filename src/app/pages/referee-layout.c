/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of the Referee page stands where, by width and height. */
#include "config.h"

#include "referee-private.h"

#include "../widgets/card-view.h"
#include "../widgets/parts.h"

/* em: of text at 100 % these are 376 px. */
#define SIDE_WIDTH 25.6
/* px of the keys beside a sheet, and which part of the page that is between the two. Below BRIEF_SIDE the
 * verdict, which stands there too, says what a phone's says. */
#define LEAST_SHEET_SIDE 264
#define MOST_SHEET_SIDE 484
#define SHEET_SIDE_PART 0.42
#define BRIEF_SIDE 440
/* Of what the verdict of a sheet says, where there is no room for a title and a sentence. */
#define VERDICT_LINES_NARROW 3
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

void
ump_referee_find_shape (UmpRefereePage *self, int width, int height)
{
  double em = UMP_EM * ump_text_scale (GTK_WIDGET (self));

  self->shape = ump_page_shape (width, height + ump_page_shape (width, height, em).header, em);
  ump_referee_column_set_shape (UMP_REFEREE_COLUMN (self->column), &self->shape);
}

static gboolean
has_desk (UmpRefereePage *self)
{
  return !is_sheet (self) && self->shape.beside && !self->shape.tight;
}

/* There is the room of a phone: beside a table, for what is said and for the record. */
static gboolean
is_tight (UmpRefereePage *self)
{
  return self->shape.tight || !self->shape.beside;
}

/* In the desk the record has its place; else it covers the page, or a side of it. */
static void
move_side (UmpRefereePage *self, gboolean desk)
{
  gboolean there = gtk_widget_get_parent (self->side) == self->column;

  if (desk == there)
    return;
  ump_side_pane_set_folded (UMP_SIDE_PANE (self->side), FALSE);
  g_object_ref (self->side);
  if (desk)
    adw_flap_set_flap (ADW_FLAP (self->flap), NULL);
  ump_referee_column_set (UMP_REFEREE_COLUMN (self->column), UMP_COLUMN_RECORD, desk ? self->side : NULL);
  if (!desk)
    adw_flap_set_flap (ADW_FLAP (self->flap), self->side);
  g_object_unref (self->side);
}

static void
arrange_side (UmpRefereePage *self, UmpWidth width)
{
  gboolean beside = has_desk (self);
  int side = (int) (SIDE_WIDTH * UMP_EM * ump_text_scale (GTK_WIDGET (self)));

  adw_flap_set_fold_policy (ADW_FLAP (self->flap),
                            beside ? ADW_FLAP_FOLD_POLICY_NEVER : ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_locked (ADW_FLAP (self->flap), beside);
  adw_flap_set_swipe_to_open (ADW_FLAP (self->flap), FALSE);
  move_side (self, beside);
  ump_side_pane_set_narrow (UMP_SIDE_PANE (self->side), width == UMP_WIDTH_NARROW, beside ? -1 : side);
  gtk_widget_set_visible (self->tabs, is_sheet (self) ? width == UMP_WIDTH_NARROW : !beside);
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

/* The line of text is there while something is typed in it, and once it was asked for. */
void
ump_referee_show_entry (UmpRefereePage *self, gboolean wanted)
{
  gboolean typed = !ump_entry_field_is_draft (self->entry) &&
                   gtk_editable_get_text (GTK_EDITABLE (self->entry))[0] != '\0';
  /* at the end of the game it says who won: nothing is typed there unless somebody begins to */
  gboolean stays = self->line_stays && !ump_play_is_over (self->play);
  gboolean shown = wanted || typed || stays || ump_has_focus_inside (GTK_WIDGET (self->entry));

  gtk_widget_set_visible (self->entry_row, shown && !ump_referee_page_get_replay (self));
}

void
ump_referee_leave_entry (UmpRefereePage *self)
{
  if (ump_has_focus_inside (GTK_WIDGET (self->entry)))
    ump_referee_focus_keys (self);
  ump_referee_show_entry (self, FALSE);
}

/* A phone with large text: what is said elsewhere makes room for the keys that are due. The pictures on the
 * tabs are known, and a sheet says itself whose cell is asked for. */
static void
arrange_close (UmpRefereePage *self, gboolean close)
{
  ump_set_class (GTK_WIDGET (self), "close", close);
  ump_narrow_tabs_set_wordless (UMP_NARROW_TABS (self->tabs),
                                close || (!is_sheet (self) && self->shape.beside));
  gtk_widget_set_visible (self->banner, !(close && is_sheet (self)));
}

/* What of the verdict's words is seen: large ones have the room of a phone, whatever the window has. */
static void
arrange_verdict (UmpRefereePage *self, gboolean narrow, int side)
{
  gboolean brief = is_sheet (self) ? narrow || ump_text_is_large (GTK_WIDGET (self)) || side < BRIEF_SIDE
                                   : is_tight (self);
  int lines = brief ? VERDICT_LINES_NARROW : VERDICT_LINES_SHEET;

  ump_verdict_bar_set_narrow (UMP_VERDICT_BAR (self->verdict), brief, is_sheet (self) ? lines : 0);
  ump_verdict_bar_set_tall (UMP_VERDICT_BAR (self->verdict), is_sheet (self) && !brief);
}

/* A phone has room for the table or for a form, and the real table lies there too. */
static void
arrange_table (UmpRefereePage *self)
{
  UmpChooserMode mode = ump_chooser_mode (self->chooser);
  gboolean form = mode == UMP_CHOOSER_FORM || mode == UMP_CHOOSER_TALLY;

  gtk_widget_set_visible (self->table, self->shape.beside || !self->shape.tight || !form ||
                                           ump_referee_page_get_replay (self));
  ump_table_view_set_tight (UMP_TABLE_VIEW (self->table), self->shape.tight);
}

void
ump_referee_arrange (UmpRefereePage *self)
{
  UmpWidth width = ump_width_class_get (UMP_WIDTH_CLASS (self->width));
  gboolean narrow = width == UMP_WIDTH_NARROW;
  gboolean large = ump_text_is_large (GTK_WIDGET (self));
  double px = width_now (self) * ump_text_scale (GTK_WIDGET (self));
  int side = (int) CLAMP (px * SHEET_SIDE_PART, LEAST_SHEET_SIDE, MOST_SHEET_SIDE);
  gboolean tight_keys;

  ump_referee_find_shape (self, self->wide, self->height);
  tight_keys = is_sheet (self) ? narrow : self->shape.beside || self->shape.tight;
  arrange_side (self, width);
  arrange_close (self, narrow && large);
  arrange_verdict (self, narrow, side);
  ump_banner_set_narrow (UMP_BANNER (self->banner), narrow || !is_sheet (self), has_desk (self) ? 2 : 1);
  ump_tray_set_narrow (UMP_TRAY (self->tray), is_tight (self));
  ump_replay_bar_set_narrow (UMP_REPLAY_BAR (self->replay), tight_keys);
  ump_set_class (self->bottom, "narrow", tight_keys);
  ump_pad_set_narrow (UMP_PAD (self->pad), tight_keys);
  if (self->sheet != NULL)
    ump_pad_sheet_set_narrow (UMP_PAD_SHEET (self->sheet), narrow, side);
  else
    arrange_table (self);
  ump_referee_show_entry (self, FALSE);
  ump_referee_update_tabs (self);
}
