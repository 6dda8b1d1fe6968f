/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "allot-keys.h"

#include "../compat/announce.h"
#include "../widgets/card-view.h"
#include "../widgets/key.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "../compat/signal.h"

/* Which seat and which word it stands for. */
struct _UmpAllotKey {
  GtkToggleButton parent_instance;
  int seat;
  int word;
};

#define UMP_TYPE_ALLOT_KEY (ump_allot_key_get_type ())
G_DECLARE_FINAL_TYPE (UmpAllotKey, ump_allot_key, UMP, ALLOT_KEY, GtkToggleButton)
G_DEFINE_FINAL_TYPE (UmpAllotKey, ump_allot_key, GTK_TYPE_TOGGLE_BUTTON)

static void
ump_allot_key_class_init (UmpAllotKeyClass *klass)
{
}

static void
ump_allot_key_init (UmpAllotKey *self)
{
}

/* ---- a key ------------------------------------------------------------------------------ */

static const char *
title_of (const UmpField *option, int word)
{
  return _ (ump_field_word_title (option, word));
}

/* Its colour as a badge, or its title. */
static GtkWidget *
new_key (const UmpField *option, int seat, int word)
{
  GtkWidget *key = g_object_new (UMP_TYPE_ALLOT_KEY, NULL);

  if (option->colours != NULL) {
    UmpLook look = { .art = UMP_ART_NUMBER, .colour = option->colours[word] };
    GtkWidget *badge = ump_card_view_new (&look, UMP_CARD_BADGE, TRUE);

    ump_card_view_set_size (UMP_CARD_VIEW (badge), 26);
    gtk_widget_set_halign (badge, GTK_ALIGN_CENTER);
    gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
    gtk_button_set_child (GTK_BUTTON (key), badge);
  } else {
    gtk_button_set_label (GTK_BUTTON (key), title_of (option, word));
  }
  UMP_ALLOT_KEY (key)->seat = seat;
  UMP_ALLOT_KEY (key)->word = word;
  ump_add_classes (key, "key allot-key");
  return key;
}

static void
show_key (GtkWidget *key, const char *name, gboolean chosen)
{
  ump_name_widget (key, name);
  gtk_widget_set_tooltip_text (key, name);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (key), chosen);
}

/* ---- who has which ------------------------------------------------------------------------ */

/* keys: by seat and word. filling: the keys are set from here and not by the user. */
struct _UmpAllotKeys {
  GtkWidget parent_instance;
  const UmpField *option;
  char **names;
  UmpAllot allot;
  int n_words;
  GtkWidget *keys[UMP_MAX_SEATS][UMP_ALLOT_WORDS];
  gboolean filling;
};

static guint allot_changed;

G_DEFINE_FINAL_TYPE (UmpAllotKeys, ump_allot_keys, GTK_TYPE_WIDGET)

static void
show_word (UmpAllotKeys *self, int seat, int word)
{
  const char *title = title_of (self->option, word);
  int owner = ump_allot_owner (&self->allot, word);
  g_autofree char *name = NULL;

  if (owner == seat)
    /* Translators: person, word: "Ana: blue, chosen" */
    name = g_strdup_printf (_ ("%s: %s, chosen"), self->names[seat], title);
  else if (owner != UMP_NOBODY)
    /* Translators: person, word, the person who has it: "Ana: blue, now with Bea" */
    name = g_strdup_printf (_ ("%s: %s, now with %s"), self->names[seat], title, self->names[owner]);
  else
    /* Translators: person, word: "Ana: blue" */
    name = g_strdup_printf (_ ("%s: %s"), self->names[seat], title);
  show_key (self->keys[seat][word], name, owner == seat);
}

static void
show_keys (UmpAllotKeys *self)
{
  self->filling = TRUE;
  for (int seat = 0; seat < self->allot.n_seats; seat++)
    for (int word = 0; word < self->n_words; word++)
      show_word (self, seat, word);
  self->filling = FALSE;
}

/* What the one who loses a word has now: nobody sees it who hears the window. */
static void
say_swap (UmpAllotKeys *self, int seat)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%s: ", self->names[seat]);
  for (int word = 0, n = 0; word < self->n_words; word++)
    if (ump_allot_owner (&self->allot, word) == seat)
      g_string_append_printf (text, "%s%s", n++ ? ", " : "", title_of (self->option, word));
  ump_announce (GTK_WIDGET (self), text->str);
}

static void
on_key_toggled (UmpAllotKey *key, UmpAllotKeys *self)
{
  int seat = key->seat, word = key->word;
  int owner = ump_allot_owner (&self->allot, word);

  if (self->filling)
    return;
  ump_allot_pick (&self->allot, seat, word);
  show_keys (self); /* one's own stays chosen: a word is given up by choosing another */
  if (owner == seat)
    return;
  if (owner != UMP_NOBODY)
    say_swap (self, owner);
  g_signal_emit (self, allot_changed, 0);
}

/* Name and keys; the keys go below the name where they do not fit beside it. */
static GtkWidget *
new_line (UmpAllotKeys *self, int seat)
{
  GtkWidget *line = ump_wrap_box_new (12, 4);
  GtkWidget *name = ump_label_new (self->names[seat], NULL);
  GtkWidget *keys = ump_key_grid_new ();

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), 6);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 12);
  gtk_widget_set_valign (name, GTK_ALIGN_CENTER);
  gtk_grid_set_column_spacing (GTK_GRID (keys), 4);
  for (int word = 0; word < self->n_words; word++) {
    GtkWidget *key = self->keys[seat][word] = new_key (self->option, seat, word);

    g_signal_connect (key, "toggled", G_CALLBACK (on_key_toggled), self);
    gtk_grid_attach (GTK_GRID (keys), key, word, 0, 1, 1);
  }
  ump_wrap_box_append (UMP_WRAP_BOX (line), name);
  ump_wrap_box_append (UMP_WRAP_BOX (line), keys);
  return line;
}

void
ump_allot_keys_set (UmpAllotKeys *self, const UmpAllot *allot)
{
  g_return_if_fail (allot->n_seats == self->allot.n_seats);
  self->allot = *allot;
  show_keys (self);
}

const UmpAllot *
ump_allot_keys_get (UmpAllotKeys *self)
{
  return &self->allot;
}

static void
dispose (GObject *object)
{
  UmpAllotKeys *self = UMP_ALLOT_KEYS (object);

  self->filling = TRUE;
  ump_remove_children (GTK_WIDGET (self));
  G_OBJECT_CLASS (ump_allot_keys_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  g_strfreev (UMP_ALLOT_KEYS (object)->names);
  G_OBJECT_CLASS (ump_allot_keys_parent_class)->finalize (object);
}

static void
ump_allot_keys_class_init (UmpAllotKeysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  allot_changed = ump_signal_new ("changed", UMP_TYPE_ALLOT_KEYS);
}

static void
ump_allot_keys_init (UmpAllotKeys *self)
{
}

GtkWidget *
ump_allot_keys_new (const UmpField *option, const char *const *names, const UmpAllot *allot)
{
  UmpAllotKeys *self = g_object_new (UMP_TYPE_ALLOT_KEYS, NULL);
  GtkWidget *lines = ump_box_new (GTK_ORIENTATION_VERTICAL, 6, NULL);

  self->option = option;
  self->names = g_strdupv ((char **) names);
  self->allot = *allot;
  self->n_words = (int) MIN (g_strv_length ((char **) option->words), UMP_ALLOT_WORDS);
  for (int seat = 0; seat < allot->n_seats; seat++)
    gtk_box_append (GTK_BOX (lines), new_line (self, seat));
  gtk_widget_set_parent (lines, GTK_WIDGET (self));
  show_keys (self);
  return GTK_WIDGET (self);
}

/* ---- one that nobody has ------------------------------------------------------------------- */

/* keys: by word, NULL for one that is not there. chosen: a word, -1 for none. filling: as above. */
struct _UmpSpareKeys {
  GtkWidget parent_instance;
  const UmpField *option;
  GtkWidget *grid;
  GtkWidget *keys[UMP_ALLOT_WORDS];
  int chosen;
  gboolean filling;
};

static guint spare_changed;

G_DEFINE_FINAL_TYPE (UmpSpareKeys, ump_spare_keys, GTK_TYPE_WIDGET)

static void
choose_spare (UmpSpareKeys *self, int chosen)
{
  self->chosen = chosen;
  self->filling = TRUE;
  for (int word = 0; word < UMP_ALLOT_WORDS; word++) {
    const char *title = self->keys[word] != NULL ? title_of (self->option, word) : NULL;
    g_autofree char *name = word == chosen ? g_strdup_printf (_ ("%s, chosen"), title) : g_strdup (title);

    if (title != NULL)
      show_key (self->keys[word], name, word == chosen);
  }
  self->filling = FALSE;
}

static void
on_spare_toggled (UmpAllotKey *key, UmpSpareKeys *self)
{
  int word = key->word;
  gboolean is_new = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (key));

  if (self->filling)
    return;
  choose_spare (self, word); /* what is chosen stays so: it is left by choosing another */
  if (is_new)
    g_signal_emit (self, spare_changed, 0);
}

void
ump_spare_keys_set (UmpSpareKeys *self, guint spare, const char *chosen)
{
  for (int word = 0, column = 0; word < UMP_ALLOT_WORDS && self->option->words[word] != NULL; word++) {
    if (self->keys[word] != NULL)
      gtk_grid_remove (GTK_GRID (self->grid), g_steal_pointer (&self->keys[word]));
    if (!(spare >> word & 1))
      continue;
    self->keys[word] = new_key (self->option, UMP_NOBODY, word);
    g_signal_connect (self->keys[word], "toggled", G_CALLBACK (on_spare_toggled), self);
    gtk_grid_attach (GTK_GRID (self->grid), self->keys[word], column++, 0, 1, 1);
  }
  ump_spare_keys_choose (self, chosen);
}

void
ump_spare_keys_choose (UmpSpareKeys *self, const char *chosen)
{
  choose_spare (self, chosen != NULL ? ump_field_find_word (self->option, chosen) : -1);
}

const char *
ump_spare_keys_get (UmpSpareKeys *self)
{
  return self->chosen >= 0 ? self->option->words[self->chosen] : NULL;
}

static void
dispose_spare (GObject *object)
{
  UmpSpareKeys *self = UMP_SPARE_KEYS (object);

  self->filling = TRUE;
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (ump_spare_keys_parent_class)->dispose (object);
}

static void
ump_spare_keys_class_init (UmpSpareKeysClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose_spare;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  spare_changed = ump_signal_new ("changed", UMP_TYPE_SPARE_KEYS);
}

static void
ump_spare_keys_init (UmpSpareKeys *self)
{
  self->chosen = -1;
  self->grid = ump_key_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 4);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

GtkWidget *
ump_spare_keys_new (const UmpField *option)
{
  UmpSpareKeys *self = g_object_new (UMP_TYPE_SPARE_KEYS, NULL);

  self->option = option;
  return GTK_WIDGET (self);
}
