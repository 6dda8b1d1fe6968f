/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "sentence.h"

#include "card-append.h"
#include "card-view.h"
#include "parts.h"
#include "../model/entry-words.h"
#include "../model/play.h"

#include "core/shown.h"

#define CHIP_HEIGHT 22
/* px at 100 % text: what is longer is cut where the line ends. */
#define LONGEST_WORD 180
#define OBJECT "\357\277\274" /* U+FFFC, where a chip stands in the layout */

typedef struct {
  guint index; /* of its U+FFFC, in bytes */
  UmpCardSight sight;
} Chip;

struct _UmpSentence {
  GtkWidget parent_instance;
  GString *shown; /* with U+FFFC for cards */
  GString *spoken;
  GString *shown_before, *spoken_before;
  GArray *chips;
  guint who_length, who_length_before;
  gboolean struck;
  PangoLayout *layout; /* made when it is needed */
  int least, natural;  /* widths of the layout; -1: not measured */
  int line_height;     /* at the natural width, where nothing wraps */
  GHashTable *heights; /* of the layout, by its width */
};

G_DEFINE_FINAL_TYPE (UmpSentence, ump_sentence, GTK_TYPE_WIDGET)

static double
chip_height (UmpSentence *self)
{
  return round (CHIP_HEIGHT * ump_text_scale (GTK_WIDGET (self)));
}

static void
insert_shapes (UmpSentence *self, PangoAttrList *attrs)
{
  double height = chip_height (self);

  for (guint k = 0; k < self->chips->len; k++) {
    const Chip *chip = &g_array_index (self->chips, Chip, k);
    double width = ceil (ump_chip_width (&chip->sight.look, height));
    PangoRectangle box = { 0, (int) (-0.74 * height * PANGO_SCALE), (int) (width * PANGO_SCALE),
                           (int) (height * PANGO_SCALE) };
    PangoAttribute *shape = pango_attr_shape_new (&box, &box);

    shape->start_index = chip->index;
    shape->end_index = chip->index + strlen (OBJECT);
    pango_attr_list_insert (attrs, shape);
  }
}

static PangoLayout *
get_layout (UmpSentence *self)
{
  g_autoptr (PangoAttrList) attrs = NULL;
  PangoAttribute *attr;

  if (self->layout != NULL)
    return self->layout;
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->shown->str);
  attrs = pango_attr_list_new ();
  if (self->who_length) {
    attr = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
    attr->end_index = self->who_length;
    pango_attr_list_insert (attrs, attr);
  }
  if (self->struck)
    pango_attr_list_insert (attrs, pango_attr_strikethrough_new (TRUE));
  insert_shapes (self, attrs);
  pango_layout_set_attributes (self->layout, attrs);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  /* A name at its beginning turns no sentence round: Pango would look into what is isolated. */
  pango_layout_set_auto_dir (self->layout, FALSE);
  return self->layout;
}

static void
forget_layout (UmpSentence *self)
{
  g_clear_object (&self->layout);
  self->least = self->natural = -1;
  g_hash_table_remove_all (self->heights);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Widest single word or chip, so that wrapping does not have to cut one, but for what is longer than any
 * word. */
static int
least_width (UmpSentence *self)
{
  int most = (int) (LONGEST_WORD * ump_text_scale (GTK_WIDGET (self)));
  PangoLayout *layout = pango_layout_copy (get_layout (self));
  int width;

  pango_layout_set_width (layout, 0);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_get_pixel_size (layout, &width, NULL);
  g_object_unref (layout);
  return MIN (width, most);
}

static int
height_at (UmpSentence *self, int width)
{
  gpointer known;
  int height;

  if (g_hash_table_lookup_extended (self->heights, GINT_TO_POINTER (width), NULL, &known))
    return GPOINTER_TO_INT (known);
  pango_layout_set_width (get_layout (self), width * PANGO_SCALE);
  pango_layout_get_pixel_size (self->layout, NULL, &height);
  g_hash_table_insert (self->heights, GINT_TO_POINTER (width), GINT_TO_POINTER (height));
  return height;
}

static void
measure_line (UmpSentence *self)
{
  if (self->natural >= 0)
    return;
  pango_layout_set_width (get_layout (self), -1);
  pango_layout_get_pixel_size (self->layout, &self->natural, &self->line_height);
  self->least = MIN (self->natural, least_width (self));
}

/* Of the widths that were asked about the least in which they are no higher: the words are shaped anew for
 * each width that is tried. */
static int
width_within (UmpSentence *self, int height)
{
  GHashTableIter iter;
  gpointer width, known;
  int least = self->natural;

  g_hash_table_iter_init (&iter, self->heights);
  while (g_hash_table_iter_next (&iter, &width, &known))
    if (GPOINTER_TO_INT (known) <= height)
      least = MIN (least, GPOINTER_TO_INT (width));
  return least;
}

static void
ump_sentence_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  UmpSentence *self = UMP_SENTENCE (widget);

  measure_line (self);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *natural = self->natural;
    *minimum = for_size < 0 ? self->least : width_within (self, for_size);
    return;
  }
  *minimum = *natural =
      for_size < 0 || for_size >= self->natural ? self->line_height : height_at (self, for_size);
}

static GtkSizeRequestMode
request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
draw_chip (UmpSentence *self, GtkSnapshot *snapshot, const Chip *chip)
{
  double height = chip_height (self);
  PangoRectangle at;

  pango_layout_index_to_pos (self->layout, (int) chip->index, &at);
  if (at.width < 0) { /* in a line that runs from right to left */
    at.x += at.width;
    at.width = -at.width;
  }
  pango_extents_to_pixels (NULL, &at);
  ump_card_append (snapshot, &chip->sight, UMP_CARD_CHIP, self->struck ? UMP_CARD_STRUCK : UMP_CARD_PLAIN,
                   ump_card_theme_now (FALSE), at.x, at.y + floor ((at.height - height) / 2), at.width,
                   height);
}

static void
ump_sentence_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpSentence *self = UMP_SENTENCE (widget);
  PangoLayout *layout = get_layout (self);

  pango_layout_set_width (layout, gtk_widget_get_width (widget) * PANGO_SCALE);
  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), 0, 0, layout);
  for (guint k = 0; k < self->chips->len; k++)
    draw_chip (self, snapshot, &g_array_index (self->chips, Chip, k));
}

static void
ump_sentence_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (ump_sentence_parent_class)->system_setting_changed (widget, setting);
  if (ump_setting_is_of_text (setting))
    forget_layout (UMP_SENTENCE (widget));
}

static void
ump_sentence_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ump_sentence_parent_class)->css_changed (widget, change);
  forget_layout (UMP_SENTENCE (widget));
}

static void
finalize (GObject *object)
{
  UmpSentence *self = UMP_SENTENCE (object);

  g_clear_object (&self->layout);
  g_hash_table_unref (self->heights);
  g_string_free (self->shown, TRUE);
  g_string_free (self->spoken, TRUE);
  g_string_free (self->shown_before, TRUE);
  g_string_free (self->spoken_before, TRUE);
  g_array_unref (self->chips);
  G_OBJECT_CLASS (ump_sentence_parent_class)->finalize (object);
}

static void
ump_sentence_class_init (UmpSentenceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->measure = ump_sentence_measure;
  widget_class->snapshot = ump_sentence_snapshot;
  widget_class->get_request_mode = request_mode;
  widget_class->system_setting_changed = ump_sentence_system_setting_changed;
  widget_class->css_changed = ump_sentence_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
  gtk_widget_class_set_css_name (widget_class, "sentence");
}

static void
ump_sentence_init (UmpSentence *self)
{
  self->shown = g_string_new (NULL);
  self->spoken = g_string_new (NULL);
  self->shown_before = g_string_new (NULL);
  self->spoken_before = g_string_new (NULL);
  self->chips = g_array_new (FALSE, FALSE, sizeof (Chip));
  self->heights = g_hash_table_new (NULL, NULL);
  self->least = self->natural = -1;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

typedef struct {
  UmpSentence *self;
  const UmpSetup *setup;
} PieceData;

static void
add_piece (const char *text, const void *card, gpointer user_data)
{
  PieceData *data = user_data;
  g_autofree char *name = NULL;
  Chip chip;

  if (card == NULL) {
    g_string_append (data->self->spoken, text);
    g_string_append (data->self->shown, text);
    return;
  }
  name = ump_card_spoken (data->setup, *(const UmpCard *) card, FALSE);
  g_string_append (data->self->spoken, name);
  chip.index = (guint) data->self->shown->len;
  ump_card_sight (data->setup, *(const UmpCard *) card, &chip.sight);
  g_array_append_val (data->self->chips, chip);
  g_string_append (data->self->shown, OBJECT);
}

static void
begin (UmpSentence *self, const char *name)
{
  g_autofree char *who = ump_shown (name, UMP_SHOWN_NAME);
  GString *shown = self->shown, *spoken = self->spoken;

  self->shown = self->shown_before;
  self->spoken = self->spoken_before;
  self->shown_before = shown;
  self->spoken_before = spoken;
  self->who_length_before = self->who_length;
  g_string_assign (self->shown, who);
  g_string_assign (self->spoken, who);
  g_array_set_size (self->chips, 0);
  self->who_length = (guint) self->shown->len;
  if (*who != '\0') {
    g_string_append_c (self->shown, ' ');
    g_string_append_c (self->spoken, ' ');
  }
}

static void
finish (UmpSentence *self)
{
  if (g_str_has_suffix (self->spoken->str, " "))
    g_string_truncate (self->spoken, self->spoken->len - 1);
  /* most sentences of a page say what they said before: nothing of it is measured again */
  if (self->who_length == self->who_length_before && g_string_equal (self->shown, self->shown_before) &&
      g_string_equal (self->spoken, self->spoken_before)) {
    gtk_widget_queue_draw (GTK_WIDGET (self));
    return;
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->spoken->str,
                                  -1);
  forget_layout (self);
}

GtkWidget *
ump_sentence_new (void)
{
  return g_object_new (UMP_TYPE_SENTENCE, NULL);
}

void
ump_sentence_set_parts (UmpSentence *self, const UmpSetup *setup, const char *who, GPtrArray *texts)
{
  PieceData data = { self, setup };

  begin (self, who);
  for (guint i = 0; i < texts->len; i++) {
    if (i > 0)
      add_piece (C_ ("list of names", ", "), NULL, &data);
    ump_text_pieces (texts->pdata[i], setup, ump_play_words (), add_piece, &data);
  }
  finish (self);
}

void
ump_sentence_set (UmpSentence *self, const UmpSetup *setup, const char *who, const UmpText *text)
{
  gpointer texts[] = { (gpointer) text };

  ump_sentence_set_parts (self, setup, who, &(GPtrArray){ texts, 1 });
}

void
ump_sentence_set_entry (UmpSentence *self, const UmpSetup *setup, const char *who, const UmpEntry *entry)
{
  PieceData data = { self, setup };

  begin (self, who);
  /* a heading of its own may follow the name */
  ump_entry_pieces (setup, entry, self->who_length > 0 ? "– " : "", add_piece, &data);
  finish (self);
}

void
ump_sentence_set_plain (UmpSentence *self, const char *who, const char *words)
{
  g_autofree char *shown = ump_shown (words, UMP_SHOWN_TEXT);

  begin (self, who);
  g_string_append (self->shown, shown);
  g_string_append (self->spoken, shown);
  finish (self);
}

void
ump_sentence_set_struck (UmpSentence *self, gboolean struck)
{
  if (self->struck == struck)
    return;
  self->struck = struck;
  forget_layout (self);
}

const char *
ump_sentence_get_text (UmpSentence *self)
{
  return self->spoken->str;
}
