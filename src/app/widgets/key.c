/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "key.h"

#include "after-frame.h"
#include "parts.h"

#define DOTS_IN_A_ROW 4
/* Height of a chip on a key, in px at 100 % text. */
#define CHIP 26

struct _UmpKey {
  GtkButton parent_instance;
  UmpSetup *setup;
  int face;
  UmpKeyStyle style;
  GtkWidget *card;
  GtkWidget *dots; /* and what is left: NULL on a plain one as long as there is nothing to say there */
  GtkWidget *left;
  GtkWidget *words; /* of a whole card */
  GtkWidget *state;
  GtkWidget *notes;
  char *name;
  char *spoken;
  char *with_words; /* the same and the words of a whole card; NULL for none */
  char *why;
  gboolean counted;
  gboolean silent;
  gboolean off;
  gboolean taken;
  gboolean told; /* spoken, off, why and taken, at least once */
  gboolean late; /* and are to be told anew after the frame */
};

G_DEFINE_FINAL_TYPE (UmpKey, ump_key, GTK_TYPE_BUTTON)

static void
ump_key_finalize (GObject *object)
{
  UmpKey *self = UMP_KEY (object);

  g_clear_pointer (&self->setup, ump_setup_unref);
  g_free (self->name);
  g_free (self->spoken);
  g_free (self->with_words);
  g_free (self->why);
  G_OBJECT_CLASS (ump_key_parent_class)->finalize (object);
}

static void
tell_now (GtkWidget *widget)
{
  UmpKey *self = UMP_KEY (widget);

  self->late = FALSE;
  ump_name_widget (widget, self->with_words != NULL ? self->with_words : self->spoken);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               self->taken ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               GTK_ACCESSIBLE_STATE_DISABLED, self->off, -1);
  ump_set_tooltip (widget, self->why);
}

/* A screen reader asks about a key as soon as it hears that the focus is there. */
static void
ump_key_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  UmpKey *self = UMP_KEY (widget);

  if (self->late && (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUSED) != 0)
    tell_now (widget);
  GTK_WIDGET_CLASS (ump_key_parent_class)->state_flags_changed (widget, before);
}

static void
ump_key_class_init (UmpKeyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_key_finalize;
  GTK_WIDGET_CLASS (klass)->state_flags_changed = ump_key_state_flags_changed;
}

static void
ump_key_init (UmpKey *self)
{
  ump_add_classes (GTK_WIDGET (self), "key card-key");
}

static void
make_labels (UmpKey *self)
{
  self->dots = gtk_label_new (NULL);
  ump_add_classes (self->dots, "dots");
  gtk_label_set_justify (GTK_LABEL (self->dots), GTK_JUSTIFY_CENTER);
  self->left = ump_label_new (NULL, "dim-text");
  gtk_label_set_xalign (GTK_LABEL (self->left), 0.5f);
}

/* The drawing takes the whole key and leaves room for the dots at its foot. A deck may have a hundred keys,
 * and each card once: then there is nothing but the drawing. */
static void
build_foot (UmpKey *self)
{
  GtkWidget *overlay = gtk_overlay_new (), *foot = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);

  make_labels (self);
  gtk_widget_set_can_target (foot, FALSE);
  gtk_widget_set_valign (foot, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (foot), self->dots);
  gtk_box_append (GTK_BOX (foot), self->left);
  g_object_ref (self->card);
  gtk_button_set_child (GTK_BUTTON (self), overlay);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->card);
  g_object_unref (self->card);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), foot);
}

static void
say_count (UmpKey *self, const char *dots, const char *left)
{
  if (self->dots == NULL && dots == NULL && left == NULL)
    return;
  if (self->dots == NULL)
    build_foot (self);
  ump_label_say (self->dots, dots);
  ump_label_say (self->left, left);
}

/* A whole card, and below it how many there are. */
static GtkWidget *
build_whole (UmpKey *self)
{
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 4, NULL);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (self->left), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->left), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (self->left), 12);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  self->words = ump_box_new (GTK_ORIENTATION_VERTICAL, 1, NULL);
  self->state = ump_label_new (NULL, "strong");
  self->notes = ump_text_new (NULL, "dim-text");
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->words, FALSE);
  gtk_box_append (GTK_BOX (self->words), self->state);
  gtk_box_append (GTK_BOX (self->words), self->notes);
  gtk_box_append (GTK_BOX (box), self->card);
  gtk_box_append (GTK_BOX (box), self->dots);
  gtk_box_append (GTK_BOX (box), self->words);
  gtk_box_append (GTK_BOX (box), self->left);
  return box;
}

static GtkWidget *
build_big (UmpKey *self)
{
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 4, NULL);
  GtkWidget *label = ump_label_new (self->name, "strong");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->card);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), self->dots);
  gtk_box_append (GTK_BOX (box), self->left);
  return box;
}

GtkWidget *
ump_key_new (const UmpSetup *setup, int face, UmpKeyStyle style)
{
  static const char *const classes[] = { "grid-key", "big-key", "whole-key" };
  static const int sizes[] = { 16, 40, 60 };
  UmpKey *self = g_object_new (UMP_TYPE_KEY, NULL);
  UmpCard card = { .face = (guint16) face };
  UmpArt art = setup->looks[face].art;

  self->setup = ump_setup_ref ((UmpSetup *) setup);
  self->face = face;
  self->style = style;
  self->name = ump_card_spoken (setup, card, TRUE);
  self->card = ump_card_view_new_silent (setup, card, style == UMP_KEY_CARD ? UMP_CARD_FULL : UMP_CARD_KEY);
  ump_card_view_set_size (UMP_CARD_VIEW (self->card), sizes[style]);
  if (style != UMP_KEY_PLAIN)
    make_labels (self);
  ump_add_classes (GTK_WIDGET (self), classes[style]);
  ump_set_class (GTK_WIDGET (self), "filled",
                 style == UMP_KEY_PLAIN &&
                     (art == UMP_ART_NUMBER || art == UMP_ART_PERSON || art == UMP_ART_BET));
  ump_set_class (GTK_WIDGET (self), "on-dark", style == UMP_KEY_PLAIN && art == UMP_ART_BET);
  if (style == UMP_KEY_PLAIN)
    gtk_button_set_child (GTK_BUTTON (self), self->card);
  else
    gtk_button_set_child (GTK_BUTTON (self), style == UMP_KEY_CARD ? build_whole (self) : build_big (self));
  return GTK_WIDGET (self);
}

int
ump_key_face (UmpKey *self)
{
  return self->face;
}

/* One disc a copy, filled while it may still come. */
static char *
dots (int left, int copies)
{
  GString *out = g_string_new (NULL);

  for (int i = 0; i < copies; i++) {
    if (i > 0 && i % DOTS_IN_A_ROW == 0 && copies > DOTS_IN_A_ROW + 1)
      g_string_append_c (out, '\n');
    g_string_append (out, i < left ? "●" : "○");
  }
  return g_string_free (out, FALSE);
}

static char *
spoken (UmpKey *self, int left, int copies, int taken)
{
  GString *out = g_string_new (self->name);

  if (copies > 1 || left == 0) {
    g_string_append (out, ", ");
    if (left == 0)
      g_string_append (out, _ ("none left"));
    else if (left == 1)
      g_string_append (out, _ ("one left"));
    else
      g_string_append_printf (out, ngettext ("%d left", "%d left", (gulong) left), left);
  }
  if (taken > 1)
    g_string_append_printf (out, ", %s %d", _ ("chosen"), taken);
  else if (taken == 1)
    g_string_append_printf (out, ", %s", _ ("chosen"));
  return g_string_free (out, FALSE);
}

/* A screen reader hears of each change by messages that take longer than painting the key. With a step of a
 * turn most keys of a deck may change, of which it reads the one that has the focus: for the others the frame
 * does not wait. */
static void
tell (UmpKey *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (!gtk_widget_get_mapped (widget) || gtk_widget_has_focus (widget)) {
    tell_now (widget);
  } else if (!self->late) {
    self->late = TRUE;
    ump_after_frame (widget, tell_now);
  }
}

void
ump_key_set (UmpKey *self, int left, int copies, gboolean off, const char *why, int taken)
{
  g_autofree char *name = spoken (self, left, copies, taken);
  gboolean news = !self->told || self->off != off || self->taken != (taken > 0);
  UmpCardFlags flags =
      (off ? UMP_CARD_DIMMED : UMP_CARD_PLAIN) | (taken > 0 ? UMP_CARD_CHOSEN : UMP_CARD_PLAIN);

  if (self->counted) {
    g_autofree char *text = g_strdup_printf ("%d", left);
    say_count (self, NULL, text);
  } else if (copies > 1 && copies <= 2 * DOTS_IN_A_ROW) {
    g_autofree char *text = dots (left, copies);
    say_count (self, text, NULL);
  } else {
    g_autofree char *text =
        copies > 1 ? g_strdup_printf (ngettext ("%d left", "%d left", (gulong) left), left) : NULL;
    say_count (self, NULL, text);
  }
  ump_card_view_set_flags (UMP_CARD_VIEW (self->card), flags);
  ump_set_class (GTK_WIDGET (self), "off", off);
  ump_set_class (GTK_WIDGET (self), "chosen", taken > 0);
  if (news | ump_set_str (&self->spoken, name) | ump_set_str (&self->why, why)) {
    self->told = TRUE;
    self->off = off;
    self->taken = taken > 0;
    tell (self);
  }
  if (self->style == UMP_KEY_CARD)
    ump_label_say (self->left, self->silent || gtk_widget_get_visible (self->words) ? NULL : why);
}

static void
show_words (UmpKey *self, const char *state, const char *notes)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (self));
  gboolean words = state != NULL || notes != NULL;

  ump_label_say (self->state, state);
  ump_label_say (self->notes, notes);
  gtk_widget_set_visible (self->words, words);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box),
                                  words ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (box), words ? 8 : 4);
  if (words)
    ump_label_say (self->left, NULL);
}

/* A low key has no room for words: there they are in its name alone. */
void
ump_key_set_words (UmpKey *self, const char *state, const char *notes)
{
  gboolean words = state != NULL || notes != NULL;
  g_auto (GStrv) lines = g_strsplit (notes != NULL ? notes : "", "\n", -1);
  g_autofree char *name = NULL, *line = g_strjoinv (", ", lines);

  if (self->words != NULL)
    show_words (self, state, notes);
  if (words)
    /* Translators: a card, what it does ("boards"), and what else there is to say of it. */
    name = g_strdup_printf (_ ("%s, %s, %s"), self->spoken != NULL ? self->spoken : self->name,
                            state != NULL ? state : "", line);
  if (ump_set_str (&self->with_words, name))
    tell (self);
}

void
ump_key_set_flat (UmpKey *self, gboolean flat, gboolean dense)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (self));

  if (self->style == UMP_KEY_CARD)
    ump_card_view_set_size (UMP_CARD_VIEW (self->card), dense ? 40 : flat ? 48 : 60);
  if (self->style != UMP_KEY_BIG)
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box),
                                  flat ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (box), flat ? 12 : dense ? 0 : 4);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (gtk_widget_get_next_sibling (self->card), !(flat && dense));
  ump_card_view_set_size (UMP_CARD_VIEW (self->card), flat ? 34 : dense ? 30 : 40);
}

void
ump_key_set_counted (UmpKey *self)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (self));

  self->counted = TRUE;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (box), 10);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (gtk_widget_get_next_sibling (self->card), FALSE);
  ump_card_view_set_form (UMP_CARD_VIEW (self->card), UMP_CARD_FULL);
  ump_card_view_set_size (UMP_CARD_VIEW (self->card), 42);
  ump_add_classes (self->left, "counted");
}

void
ump_key_set_counted_flat (UmpKey *self)
{
  ump_key_set_flat (self, TRUE, TRUE);
  self->counted = TRUE;
}

void
ump_key_set_chip (UmpKey *self)
{
  ump_card_view_set_form (UMP_CARD_VIEW (self->card), UMP_CARD_CHIP);
  ump_card_view_set_size (UMP_CARD_VIEW (self->card), CHIP);
  ump_set_class (GTK_WIDGET (self), "filled", FALSE);
  ump_set_class (GTK_WIDGET (self), "on-dark", FALSE);
}

void
ump_key_set_silent (UmpKey *self)
{
  self->silent = TRUE;
  if (self->left != NULL)
    ump_label_say (self->left, NULL);
}

GtkWidget *
ump_key_outline_new (void)
{
  GtkWidget *outline = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  ump_add_classes (outline, "key-outline");
  gtk_widget_set_hexpand (outline, TRUE);
  return outline;
}

/* ---- the grid -------------------------------------------------------------------------------- */

struct _UmpKeyGrid {
  GtkGrid parent_instance;
  GtkWidget *last; /* weak: where the focus was */
};

G_DEFINE_FINAL_TYPE (UmpKeyGrid, ump_key_grid, GTK_TYPE_GRID)

static gboolean
ump_key_grid_focus (GtkWidget *widget, GtkDirectionType direction)
{
  UmpKeyGrid *self = UMP_KEY_GRID (widget);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) {
    if (ump_has_focus_inside (widget))
      return FALSE;
    /* it may be pale meanwhile, and take no focus */
    if (self->last != NULL && gtk_widget_get_mapped (self->last) && gtk_widget_grab_focus (self->last))
      return TRUE;
  }
  return GTK_WIDGET_CLASS (ump_key_grid_parent_class)->focus (widget, direction);
}

static void
ump_key_grid_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  UmpKeyGrid *self = UMP_KEY_GRID (widget);

  if (child != NULL)
    g_set_weak_pointer (&self->last, child);
  GTK_WIDGET_CLASS (ump_key_grid_parent_class)->set_focus_child (widget, child);
}

static void
ump_key_grid_dispose (GObject *object)
{
  g_clear_weak_pointer (&UMP_KEY_GRID (object)->last);
  G_OBJECT_CLASS (ump_key_grid_parent_class)->dispose (object);
}

static void
ump_key_grid_class_init (UmpKeyGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_key_grid_dispose;
  widget_class->focus = ump_key_grid_focus;
  widget_class->set_focus_child = ump_key_grid_set_focus_child;
  /* GTK 4.10 and later would make it a "generic", which may have no name. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ump_key_grid_init (UmpKeyGrid *self)
{
}

GtkWidget *
ump_key_grid_new (void)
{
  return g_object_new (UMP_TYPE_KEY_GRID, NULL);
}
