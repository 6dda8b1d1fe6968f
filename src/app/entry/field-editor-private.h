/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the editor of a field knows, and the kinds that there are of it. */
#pragma once

#include "field-editor.h"

G_BEGIN_DECLS

/* make: the input, floating; a row of its own or what stands in one. show: the value in it, from the program.
 * read: what stands in it, as it is written, a new string; NULL for keys, which change the value themselves.
 * set_narrow: may be NULL. is_tall: it needs more room than a row's end. */
typedef struct {
  GtkWidget *(*make) (UmpFieldEditor *self);
  void (*show) (UmpFieldEditor *self);
  char *(*read) (UmpFieldEditor *self);
  void (*set_narrow) (UmpFieldEditor *self, gboolean narrow);
  gboolean is_tall;
} UmpEditorKind;

/* field-keys.c */
extern const UmpEditorKind ump_editor_words, ump_editor_cards, ump_editor_face;
/* field-rows.c */
extern const UmpEditorKind ump_editor_number, ump_editor_choice, ump_editor_allot, ump_editor_spare,
    ump_editor_people, ump_editor_presets;

struct _UmpFieldEditor {
  GObject parent_instance;
  UmpFormValue *value;
  const UmpField *field;
  const UmpEditorKind *kind;
  UmpEditorFrame frame;
  GtkWidget *widget;
  GtkWidget *input;
  const char *words; /* below the title, while it is made */
  gboolean filling;  /* the input changes, and nobody touched it */
  /* of keys: */
  GtkWidget *shown; /* wrap box of chips, or label; NULL where the keys show it themselves */
  GPtrArray *keys;  /* UmpChoiceKeys of everything but cards; borrowed */
  GtkWidget *cards; /* a list of cards: a board, or a wrap box of keys; NULL for none */
  gboolean narrow;
  GtkWidget *none;   /* key that says that a count is none; NULL where that needs no word */
  GtkWidget *offers; /* known faces, or NULL */
  GtkWidget *face;   /* the learned face, and the line that it stands in */
  GtkWidget *line;
};

/* Somebody touched the input: what stands in it is the value. */
void ump_field_editor_read (UmpFieldEditor *self);
/* Keys changed the value. done: nothing more can be added. */
void ump_field_editor_changed (UmpFieldEditor *self, gboolean done);

G_END_DECLS
