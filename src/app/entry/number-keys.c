/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "number-keys.h"

#include "choice-key.h"
#include "../widgets/parts.h"

enum { PROP_SUMS = 1 };

struct _UmpNumberKeys {
  GtkWidget parent_instance;
  GtkWidget *grid;
  GtkWidget *enter;
  GtkWidget *clear; /* "C"; not with sums */
  gboolean is_signed;
  int columns; /* of the other keys */
};

/* Of the other keys. */
#define ROWS 4
#define SUM_COLUMNS 4
#define DIGIT_COLUMNS 3
/* Of digits only, where there is no height for them. */
#define FLAT_COLUMNS 6

G_DEFINE_FINAL_TYPE (UmpNumberKeys, ump_number_keys, GTK_TYPE_WIDGET)

static guint key_signal;

static void
on_clicked (UmpChoiceKey *key, UmpNumberKeys *self)
{
  gboolean sign = self->is_signed && GTK_WIDGET (key) == self->clear;

  g_signal_emit (self, key_signal, 0, sign ? "±" : ump_choice_key_value (key));
}

/* One key of a number. name: what a screen reader says of a sign; NULL for the label. */
static GtkWidget *
number_key_new (const char *key, const char *label, const char *name)
{
  GtkWidget *button =
      ump_choice_key_new (key, label, g_ascii_isdigit (key[0]) ? "key number-key" : "key number-key sign");

  if (name != NULL)
    ump_name_widget (button, name);
  gtk_widget_set_hexpand (button, TRUE);
  return button;
}

static void
add (UmpNumberKeys *self, const char *key, const char *label, const char *name, int column, int row,
     int width)
{
  GtkWidget *button = number_key_new (key, label, name);

  gtk_widget_set_vexpand (button, TRUE);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_grid_attach (GTK_GRID (self->grid), button, column, row, width, 1);
}

static void
ump_number_keys_dispose (GObject *object)
{
  UmpNumberKeys *self = UMP_NUMBER_KEYS (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (ump_number_keys_parent_class)->dispose (object);
}

/* Once it is known which keys. */
static void
constructed (GObject *object)
{
  static const char *const digits[] = { "0", "1", "2", "3", "4", "5", "6", "7", "8", "9" };
  UmpNumberKeys *self = UMP_NUMBER_KEYS (object);

  G_OBJECT_CLASS (ump_number_keys_parent_class)->constructed (object);
  ump_name_widget (GTK_WIDGET (self), _ ("Number keys"));
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  /* keys of numbers stand alike wherever one reads from */
  gtk_widget_set_direction (self->grid, GTK_TEXT_DIR_LTR);
  for (int d = 1; d <= 9; d++)
    add (self, digits[d], digits[d], NULL, (d - 1) % 3, 2 - (d - 1) / 3, 1);
  add (self, "0", "0", NULL, 0, 3, 1);
  if (self->columns == SUM_COLUMNS) {
    add (self, "00", "00", NULL, 1, 3, 1);
    add (self, "±", "±", _ ("Change the sign"), 2, 3, 1);
    add (self, "+", "+", _ ("Plus"), 3, 0, 1);
    add (self, "-", "−", _ ("Minus"), 3, 1, 1);
    add (self, "C", "C", _ ("Clear"), 3, 2, 1);
    add (self, "<", "⌫", _ ("Delete the last digit"), 3, 3, 1);
  } else {
    add (self, "C", "C", _ ("Clear"), 1, 3, 1);
    self->clear = gtk_widget_get_last_child (self->grid);
    add (self, "<", "⌫", _ ("Delete the last digit"), 2, 3, 1);
  }
  self->enter = ump_choice_key_new ("enter", _ ("Enter"), "main");
  g_signal_connect (self->enter, "clicked", G_CALLBACK (on_clicked), self);
  ump_button_let_wrap (self->enter);
  gtk_grid_attach (GTK_GRID (self->grid), self->enter, 0, ROWS, self->columns, 1);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, UMP_NUMBER_KEYS (object)->columns == SUM_COLUMNS);
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UMP_NUMBER_KEYS (object)->columns = g_value_get_boolean (value) ? SUM_COLUMNS : DIGIT_COLUMNS;
}

static void
ump_number_keys_class_init (UmpNumberKeysClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = constructed;
  object_class->get_property = get_property;
  object_class->set_property = set_property;
  object_class->dispose = ump_number_keys_dispose;
  g_object_class_install_property (
      object_class, PROP_SUMS,
      g_param_spec_boolean ("sums", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  key_signal = g_signal_new ("key", UMP_TYPE_NUMBER_KEYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                             1, G_TYPE_STRING);
}

static void
ump_number_keys_init (UmpNumberKeys *self)
{
}

void
ump_number_keys_set_beside (UmpNumberKeys *self, gboolean beside)
{
  if (beside)
    ump_grid_move (self->grid, self->enter, self->columns, 0, 1, ROWS);
  else
    ump_grid_move (self->grid, self->enter, 0, ROWS, self->columns, 1);
  ump_set_class (self->enter, "beside", beside);
}

void
ump_number_keys_set_flat (UmpNumberKeys *self, gboolean flat)
{
  int columns = flat ? FLAT_COLUMNS : self->columns, k = 0;

  for (GtkWidget *key = gtk_widget_get_first_child (self->grid); key != self->enter;
       key = gtk_widget_get_next_sibling (key), k++)
    ump_grid_move (self->grid, key, k % columns, flat || k >= 9 ? k / columns : 2 - k / columns, 1, 1);
  ump_grid_move (self->grid, self->enter, 0, flat ? k / columns : ROWS, columns, 1);
}

void
ump_number_keys_set_signed (UmpNumberKeys *self, gboolean is_signed)
{
  self->is_signed = is_signed;
  gtk_button_set_label (GTK_BUTTON (self->clear), is_signed ? "±" : "C");
  ump_name_widget (self->clear, is_signed ? _ ("Change the sign") : _ ("Clear"));
}

void
ump_number_keys_set_enter (UmpNumberKeys *self, const char *label, gboolean on)
{
  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->enter)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (self->enter), label);
  gtk_widget_set_sensitive (self->enter, on);
}
