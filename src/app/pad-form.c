#include "config.h"

#include <glib/gi18n.h>

#include "pad-form.h"

#include <string.h>

#include "card-view.h"
#include "learning.h"
#include "parts.h"
#include "wrap-box.h"

struct _UmpPadForm {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *box;
  int verb;
  guint generation;
  guint entries;
  GtkWidget *enter;
  GtkWidget *hint;
  GPtrArray *values;               /* GString by attribute */
  GPtrArray *shown;                /* label or entry of each attribute, borrowed */
};

G_DEFINE_FINAL_TYPE (UmpPadForm, ump_pad_form, GTK_TYPE_WIDGET)

static UmpPlay *
play_of (UmpPadForm *self)
{
  return ump_chooser_play (self->chooser);
}

static const UmpAttr *
attr_of (UmpPadForm *self, guint a)
{
  return &ump_play_game (play_of (self))->verbs[self->verb].attrs[a];
}

/* ---- the entry so far --------------------------------------------------------------------------------- */

static UmpEntry *
make_entry (UmpPadForm *self)
{
  const UmpGame *game = ump_play_game (play_of (self));
  const UmpTable *table = ump_match_table (ump_play_match (play_of (self)));
  const UmpSetup *setup = ump_match_setup (ump_play_match (play_of (self)));
  const char *names[UMP_MAX_ATTRS + 1], *values[UMP_MAX_ATTRS + 1];
  int n = 0;

  if (game->verbs[self->verb].player && ump_table_turn (table) >= 0) {
    names[n] = "by";
    values[n++] = setup->ids[ump_table_turn (table)];
  }
  for (guint a = 0; a < self->values->len; a++) {
    const GString *value = self->values->pdata[a];
    if (value->len == 0 && (attr_of (self, a)->flags & UMP_ATTR_OPTIONAL) != 0)
      continue;
    if (value->len == 0 && attr_of (self, a)->type != UMP_TYPE_CARDS)
      continue;
    names[n] = attr_of (self, a)->name;
    values[n++] = value->str;
  }
  return ump_entry_new (game, game->verbs[self->verb].name, names, values, n, NULL);
}

static void
judge (UmpPadForm *self)
{
  UmpMatch *match = ump_play_match (play_of (self));
  g_autoptr (UmpEntry) entry = make_entry (self);
  g_autofree char *reason = NULL;
  UmpVerdict verdict = { 0 };
  gboolean good = ump_match_judge (match, entry, &verdict);

  ump_set_class (self->enter, "off", !good);
  if (!good)
    reason = ump_match_reason (match, &verdict, ump_play_words ());
  ump_label_say (self->hint, reason);
}

static void
on_enter (UmpPadForm *self)
{
  g_autoptr (UmpEntry) entry = make_entry (self);

  ump_play_enter (play_of (self), entry);
}

/* ---- fields ---------------------------------------------------------------------------------------------- */

static guint
attr_index (GtkWidget *widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "attr"));
}

static gboolean
holds_list (UmpPadForm *self, guint a)
{
  return attr_of (self, a)->type == UMP_TYPE_CARDS || attr_of (self, a)->type == UMP_TYPE_WORDS ||
         attr_of (self, a)->type == UMP_TYPE_OWN;
}

static void
show_value (UmpPadForm *self, guint a)
{
  const GString *value = self->values->pdata[a];

  if (self->shown->pdata[a] != NULL)
    gtk_label_set_text (GTK_LABEL (self->shown->pdata[a]), value->len > 0 ? value->str : "–");
}

static void
on_word (GtkWidget *button, UmpPadForm *self)
{
  guint a = attr_index (button);
  const char *word = g_object_get_data (G_OBJECT (button), "word");
  GString *value = self->values->pdata[a];

  if (!holds_list (self, a))
    g_string_truncate (value, 0);
  if (value->len > 0)
    g_string_append_c (value, ' ');
  g_string_append (value, word);
  show_value (self, a);
  judge (self);
}

static void
on_back (GtkWidget *button, UmpPadForm *self)
{
  guint a = attr_index (button);
  GString *value = self->values->pdata[a];
  char *last = strrchr (value->str, ' ');

  g_string_truncate (value, last != NULL ? (gsize) (last - value->str) : 0);
  show_value (self, a);
  judge (self);
}

static void
on_typed (GtkEditable *field, UmpPadForm *self)
{
  g_string_assign (self->values->pdata[attr_index (GTK_WIDGET (field))], gtk_editable_get_text (field));
  judge (self);
}

/* A known card instead of its words and numbers. */
static void
on_picked (GtkWidget *offers, const char *value, UmpPadForm *self)
{
  guint a = attr_index (offers);

  g_string_assign (self->values->pdata[a], value);
  show_value (self, a);
  judge (self);
}

static void
add_offers (UmpPadForm *self, GtkWidget *box, guint a)
{
  GtkWidget *offers = ump_face_offers_new (play_of (self), self->verb, (int) a);

  if (offers == NULL)
    return;
  g_object_set_data (G_OBJECT (offers), "attr", GUINT_TO_POINTER (a));
  g_signal_connect (offers, "picked", G_CALLBACK (on_picked), self);
  gtk_box_append (GTK_BOX (box), offers);
}

static void
add_word (UmpPadForm *self, GtkWidget *flow, guint a, const char *word, const char *label, const UmpSetup *setup, int face)
{
  GtkWidget *button = gtk_button_new ();

  if (face > 0) {
    g_autofree char *name = ump_card_spoken (setup, (UmpCard) { .face = (guint16) face }, TRUE);
    gtk_button_set_child (GTK_BUTTON (button),
                          ump_card_view_new_silent (setup, (UmpCard) { .face = (guint16) face }, UMP_CARD_CHIP));
    ump_name_widget (button, name);
    ump_add_classes (button, "chip-key");
  } else {
    gtk_button_set_label (GTK_BUTTON (button), label);
    ump_add_classes (button, "key word");
  }
  g_object_set_data (G_OBJECT (button), "attr", GUINT_TO_POINTER (a));
  g_object_set_data_full (G_OBJECT (button), "word", g_strdup (word), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (on_word), self);
  ump_wrap_box_append (UMP_WRAP_BOX (flow), button);
}

static void
add_numbers (UmpPadForm *self, GtkWidget *flow, guint a, const UmpAttr *attr, const UmpSetup *setup)
{
  for (int k = attr->min; k <= attr->max; k++) {
    g_autofree char *text = g_strdup_printf ("%d", k);
    add_word (self, flow, a, text, text, setup, 0);
  }
}

static GtkWidget *
keys_new (UmpPadForm *self, guint a)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play_of (self)));
  const UmpTable *table = ump_match_table (ump_play_match (play_of (self)));
  const UmpAttr *attr = attr_of (self, a);
  GtkWidget *flow = ump_wrap_box_new (4, 4);

  switch (attr->type) {
  case UMP_TYPE_PLAYER:
    for (int s = 0; s < setup->n_seats; s++)
      add_word (self, flow, a, setup->ids[s], setup->names[s], setup, 0);
    break;
  case UMP_TYPE_OWN:
  case UMP_TYPE_CHOICE:
  case UMP_TYPE_WORDS:
    for (int k = 0; attr->words[k] != NULL; k++)
      add_word (self, flow, a, attr->words[k],
                ump_words_translate (ump_play_words (), attr->word_titles != NULL ? attr->word_titles[k] : attr->words[k]),
                setup, 0);
    if (attr->type == UMP_TYPE_OWN && attr->max > 0)
      add_numbers (self, flow, a, attr, setup);
    break;
  case UMP_TYPE_INT: add_numbers (self, flow, a, attr, setup); break;
  default:
    for (int f = 1; f < setup->game->n_faces; f++)
      if (setup->copies[f] > ump_table_seen (table, f) || ump_play_tally_mode (play_of (self)))
        add_word (self, flow, a, setup->game->faces[f].id, NULL, setup, f);
    break;
  }
  return flow;
}

static gboolean
has_keys (const UmpAttr *attr)
{
  return attr->type != UMP_TYPE_TEXT && (attr->type != UMP_TYPE_OWN || attr->words != NULL) &&
         (attr->type != UMP_TYPE_INT || attr->max - attr->min <= 15);
}

static GtkWidget *
field_new (UmpPadForm *self, guint a)
{
  const UmpAttr *attr = attr_of (self, a);
  const char *title = ump_words_translate (ump_play_words (), attr->title != NULL ? attr->title : attr->name);
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 2, NULL), *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL);
  GtkWidget *label = ump_label_new (title, "strong"), *back;

  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (line), label);
  if (!has_keys (attr)) {
    GtkWidget *field = gtk_entry_new ();
    ump_name_widget (field, title);
    gtk_widget_set_hexpand (field, TRUE);
    g_object_set_data (G_OBJECT (field), "attr", GUINT_TO_POINTER (a));
    g_signal_connect (field, "changed", G_CALLBACK (on_typed), self);
    g_signal_connect_swapped (field, "activate", G_CALLBACK (on_enter), self);
    gtk_box_append (GTK_BOX (line), field);
    g_ptr_array_add (self->shown, NULL);
    return box;
  }
  label = ump_text_new ("–", "number");
  gtk_widget_set_hexpand (label, TRUE);
  g_ptr_array_add (self->shown, label);
  gtk_box_append (GTK_BOX (line), label);
  back = ump_button_new (gtk_label_new ("⌫"), _ ("Back"), "flat");
  g_object_set_data (G_OBJECT (back), "attr", GUINT_TO_POINTER (a));
  g_signal_connect (back, "clicked", G_CALLBACK (on_back), self);
  gtk_box_append (GTK_BOX (line), back);
  add_offers (self, box, a);
  gtk_box_append (GTK_BOX (box), keys_new (self, a));
  return box;
}

/* ---- the form ------------------------------------------------------------------------------------------------ */

static void
on_other (GtkWidget *button, UmpPadForm *self)
{
  ump_chooser_begin_form (self->chooser, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "verb")));
}

static void
add_other (UmpPadForm *self, GtkWidget *line, int verb, const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  ump_add_classes (button, "plain");
  ump_set_class (button, "chosen", verb == self->verb);
  g_object_set_data (G_OBJECT (button), "verb", GINT_TO_POINTER (verb));
  g_signal_connect (button, "clicked", G_CALLBACK (on_other), self);
  gtk_box_append (GTK_BOX (line), button);
}

/* The other open verbs, and the way back to the keys. */
static GtkWidget *
others_new (UmpPadForm *self)
{
  const UmpGame *game = ump_play_game (play_of (self));
  GtkWidget *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 6, NULL);
  guint n = ump_chooser_n_forms (self->chooser);

  for (guint i = 0; i < n; i++) {
    const UmpVerb *verb = &game->verbs[ump_chooser_form (self->chooser, i)];
    add_other (self, line, ump_chooser_form (self->chooser, i),
               ump_words_translate (ump_play_words (), verb->title != NULL ? verb->title : verb->name));
  }
  if (ump_chooser_n_items (self->chooser) > 0)
    add_other (self, line, UMP_VERB_UNKNOWN, _ ("Back to the keys"));
  gtk_widget_set_visible (line, n > 1);
  return line;
}

static void
build (UmpPadForm *self)
{
  const UmpVerb *verb;

  ump_box_clear (self->box);
  g_ptr_array_set_size (self->values, 0);
  g_ptr_array_set_size (self->shown, 0);
  self->verb = ump_chooser_verb (self->chooser);
  verb = &ump_play_game (play_of (self))->verbs[self->verb];
  gtk_box_append (GTK_BOX (self->box), others_new (self));
  for (guint a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    g_ptr_array_add (self->values, g_string_new (NULL));
    gtk_box_append (GTK_BOX (self->box), field_new (self, a));
  }
  self->hint = ump_text_new (NULL, "dim-text");
  self->enter = gtk_button_new_with_label (ump_words_translate (ump_play_words (), verb->title != NULL ? verb->title : verb->name));
  ump_add_classes (self->enter, "main");
  gtk_widget_set_halign (self->enter, GTK_ALIGN_START);
  g_signal_connect_swapped (self->enter, "clicked", G_CALLBACK (on_enter), self);
  gtk_box_append (GTK_BOX (self->box), self->hint);
  gtk_box_append (GTK_BOX (self->box), self->enter);
  judge (self);
}

static void
update (UmpPadForm *self)
{
  UmpPlay *play = play_of (self);
  guint entries = ump_match_n_entries (ump_play_match (play));

  if (ump_chooser_mode (self->chooser) != UMP_CHOOSER_FORM) {
    self->verb = UMP_VERB_UNKNOWN;
    ump_box_clear (self->box);
    return;
  }
  if (self->verb == ump_chooser_verb (self->chooser) && self->entries == entries &&
      self->generation == ump_play_generation (play))
    return;
  self->entries = entries;
  self->generation = ump_play_generation (play);
  build (self);
}

static void
free_string (gpointer string)
{
  g_string_free (string, TRUE);
}

static void
ump_pad_form_dispose (GObject *object)
{
  UmpPadForm *self = UMP_PAD_FORM (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->values, g_ptr_array_unref);
  g_clear_pointer (&self->shown, g_ptr_array_unref);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_pad_form_parent_class)->dispose (object);
}

static void
ump_pad_form_class_init (UmpPadFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_pad_form_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "padform");
}

static void
ump_pad_form_init (UmpPadForm *self)
{
  self->verb = UMP_VERB_UNKNOWN;
  self->values = g_ptr_array_new_with_free_func (free_string);
  self->shown = g_ptr_array_new ();
  self->box = ump_box_new (GTK_ORIENTATION_VERTICAL, 8, "box pad");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
ump_pad_form_new (UmpChooser *chooser)
{
  UmpPadForm *self = g_object_new (UMP_TYPE_PAD_FORM, NULL);

  self->chooser = g_object_ref (chooser);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
