/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "left-cell.h"

#include "../widgets/card-view.h"
#include "../widgets/parts.h"

#define LARGE_TEXT 1.3
#define SHEET_CARD 14
#define SHEET_CARD_LARGE 10

struct _UmpLeftCell {
  GtkButton parent_instance;
  GtkWidget *card;
  GtkWidget *label;
  UmpLeftForm form;
  gboolean apart;
  char *name;
  guint entry;
};

G_DEFINE_FINAL_TYPE (UmpLeftCell, ump_left_cell, GTK_TYPE_BUTTON)

static void
ump_left_cell_finalize (GObject *object)
{
  g_free (UMP_LEFT_CELL (object)->name);
  G_OBJECT_CLASS (ump_left_cell_parent_class)->finalize (object);
}

static void
ump_left_cell_class_init (UmpLeftCellClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_left_cell_finalize;
}

static void
ump_left_cell_init (UmpLeftCell *self)
{
  ump_add_classes (GTK_WIDGET (self), "key left-cell");
}

/* Where the rows have heads only the colour is left to be said. */
static GtkWidget *
card_new (const UmpSetup *setup, int face, UmpLeftForm form, gboolean chip)
{
  GtkWidget *card = ump_card_view_new_silent (setup, (UmpCard){ .face = (guint16) face },
                                              chip ? UMP_CARD_CHIP : UMP_CARD_KEY);
  UmpLook look = setup->looks[face];

  if (form == UMP_LEFT_COLOURS && look.art == UMP_ART_PERSON)
    ump_card_view_set_look (UMP_CARD_VIEW (card), &(UmpLook){ .art = UMP_ART_NUMBER, .colour = look.colour });
  /* a key takes the room that there is: this is the least */
  ump_card_view_set_size (UMP_CARD_VIEW (card), chip ? 20 : form == UMP_LEFT_SHEET ? SHEET_CARD : 16);
  gtk_widget_set_hexpand (card, !chip);
  return card;
}

GtkWidget *
ump_left_cell_new (const UmpSetup *setup, int face, UmpLeftForm form, gboolean apart)
{
  static const char *const classes[] = { "sheet", "colours", "suits" };
  UmpLeftCell *self = g_object_new (UMP_TYPE_LEFT_CELL, NULL);
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 2, NULL);

  self->form = form;
  self->apart = apart;
  self->name = ump_card_spoken (setup, (UmpCard){ .face = (guint16) face }, TRUE);
  self->card = card_new (setup, face, apart ? UMP_LEFT_SHEET : form, apart || form == UMP_LEFT_SUITS);
  self->label = gtk_label_new (NULL);
  ump_add_classes (self->label, "left-note");
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (self->label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->label), form == UMP_LEFT_COLOURS && !apart ? 0.5f : 1);
  gtk_box_append (GTK_BOX (box), self->card);
  if (apart) {
    GtkWidget *name = ump_label_new (self->name, "left-name");
    gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
    gtk_box_append (GTK_BOX (box), name);
  }
  gtk_box_append (GTK_BOX (box), self->label);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), apart ? "apart" : classes[form]);
  return GTK_WIDGET (self);
}

/* "Cat 5, 1 of 3 not seen, on pile 1" */
static char *
spoken (UmpLeftCell *self, const UmpLeftState *state)
{
  gboolean some = state->left < state->copies && state->where != NULL && state->where[0] != '\0';
  g_autofree char *seen = NULL;

  if (state->left == 0)
    seen = g_strdup (some ? state->where : _ ("seen"));
  else if (state->copies == 1)
    seen = g_strdup (_ ("not seen"));
  else
    /* Translators: of several copies of one card: "2 of 3 not seen". */
    seen = g_strdup_printf (ngettext ("%d of %d not seen", "%d of %d not seen", (gulong) state->left),
                            state->left, state->copies);
  if (state->left > 0 && some)
    return g_strdup_printf (_ ("%s, %s, %s"), self->name, seen, state->where);
  return g_strdup_printf (_ ("%s, %s"), self->name, seen);
}

/* Beside its card a word needs room that large text takes; ten cards side by side need it too. */
static void
arrange (UmpLeftCell *self)
{
  gboolean large = ump_text_scale (GTK_WIDGET (self)) > LARGE_TEXT;
  gboolean below = self->form == UMP_LEFT_SUITS && !self->apart && large;

  if (self->form == UMP_LEFT_SHEET && !self->apart)
    ump_card_view_set_size (UMP_CARD_VIEW (self->card), large ? SHEET_CARD_LARGE : SHEET_CARD);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_button_get_child (GTK_BUTTON (self))),
                                  below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (self->form == UMP_LEFT_SUITS)
    gtk_label_set_xalign (GTK_LABEL (self->label), below ? 0.5f : 1);
}

void
ump_left_cell_show (UmpLeftCell *self, const UmpLeftState *state)
{
  g_autofree char *text = NULL, *name = spoken (self, state);
  gboolean seen = state->left == 0, words = seen && state->brief != NULL && state->brief[0] != '\0';

  self->entry = state->left < state->copies ? state->entry : 0;
  if (state->left > 0 && state->copies > 1)
    text = g_strdup_printf ("%d/%d", state->left, state->copies);
  else if (words && (self->apart || self->form != UMP_LEFT_SHEET))
    text = g_strdup (state->brief);
  ump_label_say (self->label, text);
  arrange (self);
  /* a grey cell of a colour is its word alone; without one it is the card, grey */
  gtk_widget_set_visible (self->card, self->apart || self->form != UMP_LEFT_COLOURS || text == NULL || !seen);
  ump_card_view_set_flags (UMP_CARD_VIEW (self->card), seen ? UMP_CARD_DIMMED : UMP_CARD_PLAIN);
  ump_set_class (GTK_WIDGET (self), "off", seen);
  ump_name_widget (GTK_WIDGET (self), name);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, self->entry == 0, -1);
  ump_set_tooltip (GTK_WIDGET (self), name);
}

guint
ump_left_cell_entry (UmpLeftCell *self)
{
  return self->entry;
}
