/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "left-pane.h"

#include "plan/names.h"
#include "../model/words.h"
#include "../widgets/card-view.h"
#include "../widgets/key.h"
#include "left-cell.h"
#include "../widgets/parts.h"

#define APART_IN_A_LINE 2
/* The grid's columns are made of narrow ones, so that cells are all of one width and heads may be
 * narrower. */
#define PARTS_OF_A_CELL 6
#define PARTS_OF_A_PERSON 4
#define PARTS_OF_A_VALUE 3

struct _UmpLeftPane {
  GtkWidget parent_instance;
  UmpPlay *play;
  GtkWidget *scroll;
  GtkWidget *title;
  GtkWidget *hidden;
  GtkWidget *seen;
  GtkWidget *grid;
  GtkWidget *foot;
  GtkWidget *backs_title;
  GtkWidget *backs;
  GtkWidget *backs_note;
  GPtrArray *cells; /* by face */
  guint generation;
  gboolean dirty;
};

G_DEFINE_FINAL_TYPE (UmpLeftPane, ump_left_pane, GTK_TYPE_WIDGET)

/* ---- where cards lie --------------------------------------------------------------------------------- */

static char *
zone_text (const UmpSetup *setup, int zone, const char *message)
{
  UmpText text = ump_setup_zone_text (setup, zone, message);

  return ump_text_format (&text, setup, ump_play_words ());
}

/* Where the known copies of each face lie: one sentence of all, and a word for the last. hidden: not of all
 * of them, as one lies where nobody sees it. */
typedef struct {
  GString *where;
  char *brief;
  gboolean hidden;
} Known;

static void
known_free (Known *known, int n)
{
  for (int f = 0; f < n; f++) {
    if (known[f].where != NULL)
      g_string_free (known[f].where, TRUE);
    g_free (known[f].brief);
  }
  g_free (known);
}

static void
note_zone (Known *known, const UmpSetup *setup, int zone)
{
  const UmpZoneDef *def = &setup->game->zones[setup->zones[zone].def];
  g_autofree char *where = zone_text (setup, zone, def->where != NULL ? def->where : def->title);

  if (known->where == NULL)
    known->where = g_string_new (NULL);
  /* several copies at one place are one place */
  if (known->where->len == 0 || !g_str_has_suffix (known->where->str, where))
    g_string_append_printf (known->where, "%s%s", known->where->len > 0 ? ", " : "", where);
  g_free (known->brief);
  known->brief = zone_text (setup, zone, def->brief != NULL ? def->brief : def->title);
}

/* face_down: where a card lies that nobody sees is told too. What nobody has seen is face 0. */
static Known *
find_known (const UmpTable *table, gboolean face_down)
{
  const UmpSetup *setup = table->setup;
  Known *known = g_new0 (Known, (gsize) setup->game->n_faces);

  for (int z = 0; z < setup->n_zones; z++) {
    const UmpZone *zone = ump_table_zone (table, z);

    for (int i = 0; i < zone->n; i++)
      if (!face_down && setup->game->zones[setup->zones[z].def].face_down)
        known[zone->cards[i].face].hidden = TRUE;
      else
        note_zone (&known[zone->cards[i].face], setup, z);
  }
  return known;
}

static void
append_count (GString *out, const char *words)
{
  g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "", words);
}

/* "9 in lines, 2 in cafés": of the cards that are seen, or of those that are not; "" where there are none. n:
 * how many there are. Hidden cards out of play may be any, those that this game never uses too: of these
 * only what is missing counts. */
static char *
count_zones (const UmpTable *table, gboolean seen, int n)
{
  const UmpSetup *setup = table->setup;
  const UmpGame *game = setup->game;
  GString *out = g_string_new (NULL);

  for (int d = 0; d < game->n_zones; d++) {
    const char *among = game->zones[d].among;
    g_autofree char *words = NULL;
    int there = 0;

    if (!seen && game->zones[d].print == UMP_PRINT_NEVER)
      continue;
    for (int z = 0; z < setup->n_zones; z++) {
      const UmpZone *zone = ump_table_zone (table, z);
      for (int i = 0; setup->zones[z].def == d && i < zone->n; i++)
        there += (zone->cards[i].face > 0) == seen && !game->faces[zone->cards[i].face].piece;
    }
    if (there == 0 || among == NULL)
      continue;
    words = ump_text_format (&UMP_TEXT (among, { UMP_N (there) }), setup, ump_play_words ());
    append_count (out, words);
    n -= there;
  }
  if (!seen && n > 0) {
    g_autofree char *words = g_strdup_printf (ngettext ("%d out of play", "%d out of play", (gulong) n), n);
    append_count (out, words);
  }
  return g_string_free (out, FALSE);
}

static void
on_cell (UmpLeftCell *cell, UmpLeftPane *self)
{
  if (ump_left_cell_entry (cell) > 0)
    ump_play_jump (self->play, ump_left_cell_entry (cell));
}

/* ---- the grid ----------------------------------------------------------- */

static GtkWidget *
cell_new (UmpLeftPane *self, const UmpSetup *setup, int face, UmpLeftForm form, gboolean apart)
{
  GtkWidget *cell = ump_left_cell_new (setup, face, form, apart);

  g_signal_connect (cell, "clicked", G_CALLBACK (on_cell), self);
  self->cells->pdata[face] = cell;
  return cell;
}

/* Cells say everything themselves: heads are for the eye, and leave their room to large text. Cards on paper
 * show their suit. */
static GtkWidget *
head_new (const UmpSetup *setup, const UmpLook *look, UmpCardForm form, int size)
{
  GtkWidget *head = ump_card_view_new_silent (setup, (UmpCard){ 0 }, form);

  ump_card_view_set_look (UMP_CARD_VIEW (head), look);
  ump_card_view_set_size (UMP_CARD_VIEW (head), size);
  ump_card_view_set_fixed (UMP_CARD_VIEW (head), ump_text_is_large (head));
  gtk_widget_set_halign (head, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_bottom (head, 2);
  return head;
}

static void
attach_heads (UmpLeftPane *self, const UmpSetup *setup, const UmpLeftOrder *order, int before)
{
  GtkGrid *grid = GTK_GRID (self->grid);

  for (int c = 0; before > 0 && c < order->n_columns; c++)
    gtk_grid_attach (grid, head_new (setup, &order->column_head[c], UMP_CARD_BADGE, 20),
                     before + c * PARTS_OF_A_CELL, 0, PARTS_OF_A_CELL, 1);
  for (int r = 0; before > 0 && r < order->n_rows; r++) {
    const UmpLook *look = &order->row_head[r];
    GtkWidget *head;
    if (look->art == UMP_ART_PERSON) {
      head = head_new (setup, look, UMP_CARD_PERSON, 32);
    } else {
      g_autofree char *value = ump_words_number (look->value);
      head = ump_label_new (value, "left-head");
      gtk_label_set_xalign (GTK_LABEL (head), 0.5f);
    }
    gtk_grid_attach (grid, head, 0, r + 1, before, 1);
  }
}

static int
parts_before (const UmpLeftOrder *order)
{
  if (order->form != UMP_LEFT_COLOURS)
    return 0;
  return order->row_head[0].art == UMP_ART_PERSON ? PARTS_OF_A_PERSON : PARTS_OF_A_VALUE;
}

static void
build (UmpLeftPane *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  g_autoptr (UmpLeftOrder) order = ump_left_order_new (setup);
  int before = parts_before (order), all = before + MAX (order->n_columns, 1) * PARTS_OF_A_CELL, n = 0;

  ump_grid_clear (self->grid);
  g_ptr_array_set_size (self->cells, 0);
  g_ptr_array_set_size (self->cells, setup->game->n_faces);
  attach_heads (self, setup, order, before);
  for (int f = 1; f < setup->game->n_faces; f++) {
    if (ump_left_order_is_apart (order, setup, f)) {
      int span = all / APART_IN_A_LINE;
      gtk_grid_attach (GTK_GRID (self->grid), cell_new (self, setup, f, order->form, TRUE),
                       n % APART_IN_A_LINE * span, order->n_rows + 1 + n / APART_IN_A_LINE, span, 1);
      n++;
    } else if (order->column[f] >= 0) {
      gtk_grid_attach (GTK_GRID (self->grid), cell_new (self, setup, f, order->form, FALSE),
                       before + order->column[f] * PARTS_OF_A_CELL, order->row[f] + 1, PARTS_OF_A_CELL, 1);
    }
  }
  self->generation = ump_play_generation (self->play);
}

/* ---- backs -------------------------------------------------------------- */

/* What each person's cards show on their backs, where a game's backs show anything. */
static GtkWidget *
backs_of (UmpLeftPane *self, const UmpTable *table, int seat)
{
  const UmpSetup *setup = table->setup;
  GtkWidget *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 6, NULL), *name;
  GString *spoken = g_string_new (setup->shown[seat]);
  UmpSeatView view = { 0 };
  UmpCard backs[UMP_MAX_BACKS];
  int n = ump_backs_of_seat (table, seat, backs);

  if (setup->game->seat != NULL)
    setup->game->seat (table, seat, &view);
  if (view.badge != UMP_COLOUR_NONE)
    gtk_box_append (
        GTK_BOX (line),
        head_new (setup, &(UmpLook){ .art = UMP_ART_NUMBER, .colour = view.badge }, UMP_CARD_BADGE, 20));
  name = ump_label_new (setup->shown[seat], NULL);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (line), name);
  for (int i = 0; i < n; i++) {
    GtkWidget *card = ump_card_view_new_silent (setup, backs[i], UMP_CARD_FULL);
    g_autofree char *words = ump_card_spoken (setup, backs[i], FALSE);
    ump_card_view_set_size (UMP_CARD_VIEW (card), 28);
    gtk_box_append (GTK_BOX (line), card);
    g_string_append_printf (spoken, ", %s", words);
  }
  ump_name_widget (line, spoken->str);
  g_string_free (spoken, TRUE);
  return line;
}

static void
show_backs (UmpLeftPane *self, const UmpTable *table)
{
  int shown = 0, columns = ump_text_is_large (GTK_WIDGET (self)) ? 1 : 2;
  UmpCard backs[UMP_MAX_BACKS];
  gboolean any = FALSE;

  ump_grid_clear (self->backs);
  for (int s = 0; s < table->setup->n_seats; s++)
    any |= ump_backs_of_seat (table, s, backs) > 0;
  for (int s = 0; any && s < table->setup->n_seats; s++, shown++)
    gtk_grid_attach (GTK_GRID (self->backs), backs_of (self, table, s), s % columns, s / columns, 1, 1);
  gtk_widget_set_visible (self->backs, shown > 0);
  gtk_widget_set_visible (self->backs_title, shown > 0);
  gtk_widget_set_visible (self->backs_note, shown > 0);
}

/* ---- showing ------------------------------------------------------------ */

/* How many cards nobody has seen; all: of so many. */
static int
show_cells (UmpLeftPane *self, const UmpTable *table, int *all)
{
  const UmpSetup *setup = table->setup;
  Known *known = find_known (table, ump_play_shows_face_down (self->play));
  int n = 0;

  *all = 0;
  for (int f = 1; f < setup->game->n_faces; f++) {
    UmpLeftState state = { .copies = setup->copies[f],
                           .left = MAX (setup->copies[f] - ump_table_seen (table, f), 0),
                           .brief = known[f].brief,
                           .where = known[f].where != NULL ? known[f].where->str : NULL,
                           .entry = known[f].hidden ? 0 : ump_table_moved_by (table, f) };
    if (self->cells->pdata[f] == NULL)
      continue;
    *all += state.copies;
    n += state.left;
    ump_left_cell_show (self->cells->pdata[f], &state);
  }
  known_free (known, setup->game->n_faces);
  return n;
}

static void
say_counts (UmpLeftPane *self, const UmpTable *table, int left, int all)
{
  g_autofree char *hidden = count_zones (table, FALSE, left), *seen = count_zones (table, TRUE, all - left),
                  *title = NULL, *note = NULL;

  if (left > 0)
    title = g_strdup_printf (ngettext ("%d card not yet seen", "%d cards not yet seen", (gulong) left), left);
  if (all > left && seen[0] != '\0')
    /* Translators: how many cards, and where: "11 seen: 9 in lines, 2 in cafés". */
    note = g_strdup_printf (ngettext ("%d seen: %s", "%d seen: %s", (gulong) (all - left)), all - left, seen);
  ump_label_say (self->title, title != NULL ? title : _ ("Every card has been seen"));
  ump_label_say (self->hidden, hidden);
  ump_label_say (self->seen, note);
  ump_label_say (self->foot,
                 _ ("Light cards are still hidden. Tap a grey one to see the entry that moved it last."));
}

static void
show (UmpLeftPane *self)
{
  const UmpTable *table = ump_play_table (self->play);
  int all = 0, left;

  self->dirty = FALSE;
  if (self->cells->len == 0 || self->generation != ump_play_generation (self->play))
    build (self);
  left = show_cells (self, table, &all);
  gtk_widget_set_visible (self->grid, !!ump_play_advises (self->play) && all > 0);
  if (!!ump_play_advises (self->play) && all > 0) {
    say_counts (self, table, left, all);
    show_backs (self, table);
    return;
  }
  ump_label_say (self->title, !ump_play_advises (self->play) ? _ ("Off") : _ ("No cards"));
  ump_label_say (self->hidden, !ump_play_advises (self->play)
                                   ? _ ("Umpire only records. The adviser is in the preferences.")
                                   : _ ("This game is its sheet."));
  ump_label_say (self->seen, NULL);
  ump_label_say (self->foot, NULL);
  gtk_widget_set_visible (self->backs, FALSE);
  gtk_widget_set_visible (self->backs_title, FALSE);
  gtk_widget_set_visible (self->backs_note, FALSE);
}

static void
on_update (UmpLeftPane *self)
{
  self->dirty = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show (self);
}

static void
ump_left_pane_map (GtkWidget *widget)
{
  if (UMP_LEFT_PANE (widget)->dirty)
    show (UMP_LEFT_PANE (widget));
  GTK_WIDGET_CLASS (ump_left_pane_parent_class)->map (widget);
}

/* ---- life --------------------------------------------------------------- */

static void
ump_left_pane_dispose (GObject *object)
{
  UmpLeftPane *self = UMP_LEFT_PANE (object);

  g_clear_pointer (&self->scroll, gtk_widget_unparent);
  g_clear_pointer (&self->cells, g_ptr_array_unref);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_left_pane_parent_class)->dispose (object);
}

static void
ump_left_pane_class_init (UmpLeftPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_left_pane_dispose;
  widget_class->map = ump_left_pane_map;
  gtk_widget_class_set_css_name (widget_class, "leftpane");
  g_type_ensure (UMP_TYPE_KEY_GRID);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/left-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpLeftPane, scroll);
  gtk_widget_class_bind_template_child (widget_class, UmpLeftPane, title);
  gtk_widget_class_bind_template_child (widget_class, UmpLeftPane, hidden);
  gtk_widget_class_bind_template_child (widget_class, UmpLeftPane, seen);
  gtk_widget_class_bind_template_child (widget_class, UmpLeftPane, grid);
  gtk_widget_class_bind_template_child (widget_class, UmpLeftPane, foot);
  gtk_widget_class_bind_template_child (widget_class, UmpLeftPane, backs_title);
  gtk_widget_class_bind_template_child (widget_class, UmpLeftPane, backs);
  gtk_widget_class_bind_template_child (widget_class, UmpLeftPane, backs_note);
}

static void
ump_left_pane_init (UmpLeftPane *self)
{
  self->cells = g_ptr_array_new ();
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_left_pane_new (UmpPlay *play)
{
  UmpLeftPane *self = g_object_new (UMP_TYPE_LEFT_PANE, NULL);

  self->play = g_object_ref (play);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "notify::adviser", G_CALLBACK (on_update), self, G_CONNECT_SWAPPED);
  if (ump_play_settings (play) != NULL)
    g_signal_connect_object (ump_play_settings (play), "changed::show-face-down", G_CALLBACK (on_update),
                             self, G_CONNECT_SWAPPED);
  self->dirty = TRUE;
  return GTK_WIDGET (self);
}
