/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "ruling-dialog.h"

#include "../model/precedents.h"
#include "../widgets/build.h"
#include "../widgets/parts.h"
#include "../compat/question.h"
#include "../widgets/wrap-box.h"

#define MAX_REASON_CHARS 500
/* Of those that were given before so many are offered, none longer than this. */
#define MOST_REASONS 4
#define MAX_CHIP_CHARS 40

/* As long as the question stands. */
typedef struct {
  UmpRulingFunc given;
  GObject *object;
  UmpQuestion *dialog;
  GtkEditable *text;
} Ruling;

static void
ruling_free (gpointer data, GClosure *closure)
{
  Ruling *ruling = data;

  g_object_unref (ruling->object);
  g_free (ruling);
}

static void
on_response (UmpQuestion *dialog, const char *response, Ruling *ruling)
{
  if (g_str_equal (response, "answer"))
    ruling->given (ruling->object, gtk_editable_get_text (ruling->text));
}

static void
on_changed (GtkEditable *text, Ruling *ruling)
{
  g_autofree char *reason = g_strdup (gtk_editable_get_text (text));

  ump_question_set_enabled (ruling->dialog, g_strstrip (reason)[0] != '\0');
}

/* One tap is the whole answer. */
static void
on_reason (GtkButton *button, Ruling *ruling)
{
  g_autoptr (GObject) object = g_object_ref (ruling->object);
  UmpRulingFunc given = ruling->given;
  g_autofree char *reason = g_strdup (gtk_button_get_label (button));

  ump_question_drop (ruling->dialog); /* the ruling goes with it */
  given (object, reason);
}

static void
add_reason (GtkWidget *flow, Ruling *ruling, const char *reason)
{
  GtkWidget *button = gtk_button_new_with_label (reason);
  g_autofree char *name = g_strdup_printf (_ ("Let it stand: %s"), reason);

  ump_name_widget (button, name);
  ump_add_classes (button, "plain");
  g_signal_connect (button, "clicked", G_CALLBACK (on_reason), ruling);
  ump_wrap_box_append (UMP_WRAP_BOX (flow), button);
}

/* Those that were given before, then the usual ones. */
static void
fill_reasons (GtkWidget *flow, Ruling *ruling, const GPtrArray *precedents)
{
  /* Translators: reasons why everybody lets a move stand that the rules forbid */
  const char *const reasons[] = { _ ("agreed"), _ ("seen too late"), _ ("house rule") };
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; precedents != NULL && i < precedents->len && g_hash_table_size (known) < MOST_REASONS;
       i++) {
    const UmpPrecedent *precedent = precedents->pdata[i];

    if (g_utf8_strlen (precedent->reason, -1) <= MAX_CHIP_CHARS &&
        g_hash_table_add (known, precedent->reason))
      add_reason (flow, ruling, precedent->reason);
  }
  for (guint k = 0; k < G_N_ELEMENTS (reasons); k++)
    if (!g_hash_table_contains (known, reasons[k]))
      add_reason (flow, ruling, reasons[k]);
}

void
ump_ruling_dialog_ask (GtkWindow *parent, const char *why, const GPtrArray *precedents, UmpRulingFunc given,
                       gpointer object)
{
  g_autofree char *body =
      g_strdup_printf ("%s %s", why, _ ("Why does everybody let it stand? The reason is kept in the log."));
  UmpQuestion *dialog = ump_question_new (parent, _ ("Let It Stand?"), body, _ ("_Let It Stand"));
  Ruling *ruling = g_new0 (Ruling, 1);
  GtkWidget *box, *reasons, *text;

  g_type_ensure (UMP_TYPE_WRAP_BOX);
  box = ump_build ("ruling", "reasons", &reasons, "text", &text, NULL);
  ruling->given = given;
  ruling->object = g_object_ref (object);
  ruling->dialog = dialog;
  ruling->text = GTK_EDITABLE (text);
  ump_question_set_enabled (dialog, FALSE);
  gtk_entry_set_max_length (GTK_ENTRY (text), MAX_REASON_CHARS);
  g_signal_connect (text, "changed", G_CALLBACK (on_changed), ruling);
  fill_reasons (reasons, ruling, precedents);
  ump_question_set_child (dialog, box);
  g_signal_connect_data (dialog, "response", G_CALLBACK (on_response), ruling, ruling_free, 0);
  ump_question_present (dialog, text);
}
