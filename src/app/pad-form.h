/* A form for an open verb that is more than cards: one row a field, each with keys of its kind; texts are typed. */
#pragma once

#include "chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PAD_FORM (ump_pad_form_get_type ())
G_DECLARE_FINAL_TYPE (UmpPadForm, ump_pad_form, UMP, PAD_FORM, GtkWidget)

GtkWidget *ump_pad_form_new (UmpChooser *chooser);

G_END_DECLS
