#include "config.h"

#include <glib/gi18n.h>

#include "left-pane.h"

#include "card-view.h"
#include "parts.h"
#include "settings.h"

#define IN_A_LINE 5

struct _UmpLeftPane {
  GtkWidget parent_instance;
  UmpPlay *play;
  GtkWidget *scroll;
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *note;
  GtkWidget *grid;
  GtkWidget *foot;
  GPtrArray *keys; /* by face */
  guint generation;
  gboolean dirty;
};

G_DEFINE_FINAL_TYPE (UmpLeftPane, ump_left_pane, GTK_TYPE_WIDGET)

/* ---- where cards lie --------------------------------------------------------------------------------- */

/* Zone of the last known copy of each face, -1 for none. */
static int *
find_zones (const UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  int *zones = g_new (int, (gsize) setup->game->n_faces);

  for (int f = 0; f < setup->game->n_faces; f++)
    zones[f] = -1;
  for (int z = 0; z < setup->n_zones; z++)
    for (int i = 0; i < ump_table_zone (table, z)->n; i++)
      zones[ump_table_zone (table, z)->cards[i].face] = z;
  return zones;
}

static char *
zone_words (UmpLeftPane *self, const UmpTable *table, int zone)
{
  const UmpSetup *setup = table->setup;
  const UmpPlace *place = &setup->zones[zone];
  UmpText title = UMP_TEXT (setup->game->zones[place->def].title, { place->seat, place->nth + 1 });

  /* there is little room: where a zone is a person's, the name says enough */
  if (setup->game->zones[place->def].scope == UMP_PER_SEAT)
    title = UMP_TEXT ("{p0}", { place->seat });
  return ump_text_format (&title, setup, ump_play_words ());
}

static void
on_key (GtkWidget *key, UmpLeftPane *self)
{
  guint face;
  guint entry;

  if (!g_ptr_array_find (self->keys, key, &face))
    return;
  entry = ump_table_moved_by (ump_play_table (self->play), (int) face);
  if (entry > 0)
    ump_play_jump (self->play, entry);
}

/* ---- keys ------------------------------------------------------------------------------------------------- */

static void
show_key (UmpLeftPane *self, const UmpTable *table, int face, int zone)
{
  const UmpSetup *setup = table->setup;
  GtkWidget *key = self->keys->pdata[face];
  GtkWidget *card = g_object_get_data (G_OBJECT (key), "card"), *label = g_object_get_data (G_OBJECT (key), "label");
  int copies = setup->copies[face], left = MAX (copies - ump_table_seen (table, face), 0);
  g_autofree char *where = zone >= 0 ? zone_words (self, table, zone) : NULL, *text = NULL, *name = NULL;
  g_autofree char *spoken = ump_card_spoken (setup, (UmpCard) { .face = (guint16) face }, TRUE);

  if (copies > 1 && left > 0)
    text = g_strdup_printf (ngettext ("%d left", "%d left", (gulong) left), left);
  else if (left == 0)
    text = g_strdup (where != NULL ? where : _ ("seen"));
  ump_label_say (label, text);
  name = left > 0 ? g_strdup_printf (ngettext ("%s, %d still hidden", "%s, %d still hidden", (gulong) left), spoken, left)
                  : g_strdup_printf ("%s, %s", spoken, where != NULL ? where : _ ("seen"));
  ump_name_widget (key, name);
  ump_set_class (key, "off", left == 0);
  ump_card_view_set_flags (UMP_CARD_VIEW (card), left == 0 ? UMP_CARD_DIMMED : UMP_CARD_PLAIN);
  gtk_widget_set_tooltip_text (key, name);
}

static GtkWidget *
key_new (UmpLeftPane *self, const UmpSetup *setup, int face)
{
  GtkWidget *key = gtk_button_new (), *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 1, NULL);
  GtkWidget *card = ump_card_view_new_silent (setup, (UmpCard) { .face = (guint16) face }, UMP_CARD_CHIP);
  GtkWidget *label = ump_label_new (NULL, "left-note");

  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 9);
  gtk_box_append (GTK_BOX (box), card);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (key), box);
  ump_add_classes (key, "key left-key");
  gtk_widget_set_hexpand (key, TRUE);
  g_object_set_data (G_OBJECT (key), "card", card);
  g_object_set_data (G_OBJECT (key), "label", label);
  g_signal_connect (key, "clicked", G_CALLBACK (on_key), self);
  return key;
}

/* Faces of a row beside each other, in lines of a few. */
static void
build (UmpLeftPane *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  const UmpGame *game = setup->game;
  int line = 0, n_rows = 0;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  g_ptr_array_set_size (self->keys, 0);
  g_ptr_array_set_size (self->keys, game->n_faces);
  for (int f = 1; f < game->n_faces; f++)
    n_rows = MAX (n_rows, game->faces[f].row + 1);
  for (int r = 0; r <= n_rows; r++) {
    int at = 0;
    for (int f = 1; f < game->n_faces; f++) {
      if (game->faces[f].row != (r < n_rows ? r : -1) || setup->copies[f] == 0)
        continue;
      self->keys->pdata[f] = key_new (self, setup, f);
      gtk_grid_attach (GTK_GRID (self->grid), self->keys->pdata[f], at % IN_A_LINE, line + at / IN_A_LINE, 1, 1);
      at++;
    }
    line += (at + IN_A_LINE - 1) / IN_A_LINE;
  }
  self->generation = ump_play_generation (self->play);
}

static gboolean
is_silent (void)
{
  return !ump_settings_get_boolean (ump_settings_of_application (), "adviser");
}

static void
show (UmpLeftPane *self)
{
  const UmpTable *table = ump_play_table (self->play);
  const UmpSetup *setup = table->setup;
  g_autofree int *zones = find_zones (table);
  g_autofree char *title = NULL, *note = NULL;
  int all = 0, left = 0;

  self->dirty = FALSE;
  if (self->keys->len == 0 || self->generation != ump_play_generation (self->play))
    build (self);
  for (int f = 1; f < setup->game->n_faces; f++)
    if (self->keys->pdata[f] != NULL) {
      all += setup->copies[f];
      left += MAX (setup->copies[f] - ump_table_seen (table, f), 0);
      show_key (self, table, f, zones[f]);
    }
  title = g_strdup_printf (ngettext ("%d card not yet seen", "%d cards not yet seen", (gulong) left), left);
  note = g_strdup_printf (ngettext ("%d of %d has been seen", "%d of %d have been seen", (gulong) (all - left)),
                          all - left, all);
  gtk_widget_set_visible (self->grid, !is_silent () && all > 0);
  ump_label_say (self->title, is_silent () ? _ ("Off") : all > 0 ? title : _ ("No cards"));
  ump_label_say (self->note, is_silent () ? _ ("Umpire only records. The adviser is in the preferences.")
                             : all > 0    ? note
                                          : _ ("This game is its sheet."));
  ump_label_say (self->foot, is_silent () || all == 0
                                 ? NULL
                                 : _ ("Light cards are still hidden. Tap a grey one to see the entry that moved it last."));
}

static void
update (UmpLeftPane *self)
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

/* ---- life ------------------------------------------------------------------------------------------------------ */

static void
ump_left_pane_dispose (GObject *object)
{
  UmpLeftPane *self = UMP_LEFT_PANE (object);

  g_clear_pointer (&self->scroll, gtk_widget_unparent);
  g_clear_pointer (&self->keys, g_ptr_array_unref);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_left_pane_parent_class)->dispose (object);
}

static void
ump_left_pane_class_init (UmpLeftPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_left_pane_dispose;
  widget_class->map = ump_left_pane_map;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "leftpane");
}

static void
ump_left_pane_init (UmpLeftPane *self)
{
  self->keys = g_ptr_array_new ();
  self->box = ump_box_new (GTK_ORIENTATION_VERTICAL, 6, NULL);
  self->title = ump_label_new (NULL, "section-title");
  self->note = ump_text_new (NULL, "dimmer");
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 4);
  self->foot = ump_text_new (NULL, "dim-text");
  gtk_box_append (GTK_BOX (self->box), self->title);
  gtk_box_append (GTK_BOX (self->box), self->note);
  gtk_box_append (GTK_BOX (self->box), self->grid);
  gtk_box_append (GTK_BOX (self->box), self->foot);
  self->scroll = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroll), self->box);
  gtk_widget_set_vexpand (self->scroll, TRUE);
  gtk_widget_set_parent (self->scroll, GTK_WIDGET (self));
}

GtkWidget *
ump_left_pane_new (UmpPlay *play)
{
  UmpLeftPane *self = g_object_new (UMP_TYPE_LEFT_PANE, NULL);
  UmpSettings *settings = ump_settings_of_application ();

  self->play = g_object_ref (play);
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  if (settings != NULL)
    g_signal_connect_object (settings, "changed::adviser", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  self->dirty = TRUE;
  return GTK_WIDGET (self);
}
