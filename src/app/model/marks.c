/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The marks of a table: pure reading of what is chosen. */
#include "config.h"

#include <glib/gi18n.h>

#include "marks.h"

/* Ways to one place of which each has to be asked for. */
#define MOST_WAYS 16

static const char *
keep (UmpMarks *self, const char *text)
{
  return text != NULL ? g_string_chunk_insert_const (self->strings, text) : NULL;
}

/* The mark of a zone, or of a card in it: the one that is there already, if it is no ghost. */
static UmpMark *
mark_at (UmpMarks *self, int zone, int position)
{
  UmpMark mark = { .zone = zone, .position = position, .seat = UMP_NOBODY };

  for (guint i = 0; i < self->marks->len; i++) {
    UmpMark *there = &g_array_index (self->marks, UmpMark, i);
    if (there->zone == zone && there->position == position && !(there->flags & UMP_SPOT_GHOST))
      return there;
  }
  g_array_append_val (self->marks, mark);
  return &g_array_index (self->marks, UmpMark, self->marks->len - 1);
}

static void
add_ghost (UmpMarks *self, int zone, int at, UmpCard card, guint flags)
{
  UmpMark mark = {
    .zone = zone, .position = at, .seat = UMP_NOBODY, .card = card, .flags = UMP_SPOT_GHOST | flags
  };

  if (at >= 0)
    g_array_append_val (self->marks, mark);
}

/* A place that a chosen card may go to, with what comes of it. */
static void
add_place (UmpMarks *self, UmpChooser *chooser, int zone, guint way)
{
  const UmpChooserItem *item = ump_chooser_item (chooser, way);
  guint warns = item->warns ? UMP_SPOT_WARNS : 0;
  g_autofree char *both =
      item->outcome != NULL ? g_strdup_printf (_ ("%s, %s"), item->label, item->outcome) : NULL;
  UmpMark *mark = mark_at (self, zone, -1);

  mark->flags |= UMP_SPOT_LIVE | warns | (item->kept ? UMP_SPOT_CHOSEN : 0);
  mark->words = keep (self, item->beside);
  mark->description = keep (self, both != NULL ? both : item->label);
  add_ghost (self, zone, item->ghost_at, item->ghost, warns);
}

static void
add_places (UmpMarks *self, UmpChooser *chooser, int zone)
{
  guint ways[MOST_WAYS], n = ump_chooser_ways_for_zone (chooser, zone, ways, MOST_WAYS);

  if (n == 1)
    add_place (self, chooser, zone, ways[0]);
  else if (n > 1)
    mark_at (self, zone, -1)->flags |= UMP_SPOT_LIVE;
}

/* Cards of a zone that are chosen, or may be tapped. */
static void
add_cards (UmpMarks *self, UmpChooser *chooser, const UmpTable *table, int zone)
{
  const UmpZone *cards = ump_table_zone (table, zone);
  int n_chosen;
  const int *chosen = ump_chooser_cards (chooser, &n_chosen);
  gboolean ghost = FALSE;

  for (int at = 0; at < cards->n; at++) {
    int pick = ump_chooser_item_for_card (chooser, zone, at),
        face = ump_chooser_face_for_card (chooser, zone, at);
    if (pick >= 0) {
      const UmpChooserItem *item = ump_chooser_item (chooser, (guint) pick);
      UmpMark *mark = mark_at (self, zone, at);
      mark->flags |= UMP_SPOT_LIVE;
      mark->description = keep (self, item->outcome != NULL ? item->outcome : item->label);
      if (!ghost)
        add_ghost (self, zone, item->ghost_at, item->ghost, 0);
      ghost = TRUE;
    }
    for (int k = 0; k < n_chosen; k++)
      if (chosen[k] == cards->cards[at].face && face > 0)
        mark_at (self, zone, at)->flags |= UMP_SPOT_CHOSEN;
    if (face > 0)
      mark_at (self, zone, at)->flags |= UMP_SPOT_LIVE;
  }
}

static void
add_choice (UmpMarks *self, UmpChooser *chooser, const UmpTable *table)
{
  int n_chosen, at, zone;
  UmpCard card;

  for (int z = 0; z < table->setup->n_zones; z++) {
    int face = ump_chooser_form_card (chooser, z);
    add_places (self, chooser, z);
    add_cards (self, chooser, table, z);
    if (face != 0 && ump_table_zone (table, z)->n == 0)
      add_ghost (self, z, 0, (UmpCard){ .face = (guint16) face }, 0);
  }
  ump_chooser_cards (chooser, &n_chosen);
  zone = n_chosen == 0 ? ump_chooser_refused_ghost (chooser, &card, &at) : -1;
  if (zone < 0)
    return;
  mark_at (self, zone, -1)->flags |= UMP_SPOT_REFUSED;
  add_ghost (self, zone, at, card, UMP_SPOT_REFUSED);
}

void
ump_marks_people (UmpPlay *play, int marks[UMP_MAX_SEATS])
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play));
  UmpSession *session = ump_play_session (play);

  for (int seat = 0; seat < setup->n_seats; seat++)
    marks[seat] = ump_session_shown_mark (session, (guint) ump_session_look_for (session, setup->ids[seat]));
}

gboolean
ump_marks_newest (UmpMatch *match, const UmpTable *table, guint entry, UmpMark *mark)
{
  UmpEffectSpan span = { 0 };

  if (entry > 0)
    span = ump_match_effects (match, entry);
  for (gsize i = span.n; i-- > 0;) {
    const UmpEffect *e = &span.effects[i];
    int n;
    if (e->type != UMP_EFFECT_MOVE || e->move.after.face == 0 || e->move.before.face != 0)
      continue;
    n = ump_table_zone (table, e->move.to)->n;
    *mark = (UmpMark){
      .zone = e->move.to, .position = MIN (e->move.to_at, n - 1), .seat = UMP_NOBODY, .flags = UMP_SPOT_NEW
    };
    return n > 0;
  }
  return FALSE;
}

void
ump_marks_of (UmpMarks *self, UmpPlay *play, UmpChooser *chooser)
{
  const UmpTable *table = ump_play_table (play);
  UmpMark newest;

  self->marks = g_array_new (FALSE, FALSE, sizeof (UmpMark));
  self->strings = g_string_chunk_new (256);
  if (chooser != NULL)
    add_choice (self, chooser, table);
  if (ump_marks_newest (ump_play_match (play), table, ump_play_moment (play), &newest))
    mark_at (self, newest.zone, newest.position)->flags |= UMP_SPOT_NEW;
}

void
ump_marks_clear (UmpMarks *self)
{
  g_clear_pointer (&self->marks, g_array_unref);
  g_clear_pointer (&self->strings, g_string_chunk_free);
}
