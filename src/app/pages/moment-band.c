/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "moment-band.h"

#include "../model/play-answer.h"
#include "../widgets/parts.h"

struct _UmpMomentBand {
  GtkBox parent_instance;
  UmpPlay *play;

  GtkLabel *text;
  GtkWidget *every_move;
};

G_DEFINE_FINAL_TYPE (UmpMomentBand, ump_moment_band, GTK_TYPE_BOX)

static char *
text_of (UmpMomentBand *self)
{
  guint moment = ump_play_moment (self->play), n;
  g_autofree char *name = NULL;

  if (ump_play_is_now (self->play))
    return g_strdup (ump_play_tally_mode (self->play) ? _ ("Only the results of rounds are entered") : "");
  if (moment == 0)
    return g_strdup (_ ("Before the first move"));
  name = ump_play_sentence (self->play, ump_play_move_at (self->play, moment));
  n = ump_count_moves (ump_play_match (self->play), moment + 1);
  /* Translators: which moment of the game is shown: "Round 2, after “Diego, cat 2 on pile 1” · 22 moves ago" */
  return g_strdup_printf (
      ngettext ("Round %d, after “%s” · %u move ago", "Round %d, after “%s” · %u moves ago", n),
      MAX ((int) ump_table_get (ump_play_table (self->play), UMP_COUNTER_ROUND), 1), name, n);
}

static void
on_every_move (UmpMomentBand *self)
{
  ump_play_set_tally_mode (self->play, FALSE);
}

/* ---- life ----------------------------------------------------------------------------------------- */

static void
update (UmpMomentBand *self)
{
  g_autofree char *text = text_of (self);

  gtk_label_set_text (self->text, text);
  gtk_widget_set_visible (self->every_move, ump_play_is_now (self->play) && ump_play_tally_mode (self->play));
  gtk_widget_set_visible (GTK_WIDGET (self), *text != '\0');
}

static void
ump_moment_band_dispose (GObject *object)
{
  g_clear_object (&UMP_MOMENT_BAND (object)->play);
  G_OBJECT_CLASS (ump_moment_band_parent_class)->dispose (object);
}

static void
ump_moment_band_class_init (UmpMomentBandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_moment_band_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/moment-band.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpMomentBand, text);
  gtk_widget_class_bind_template_child (widget_class, UmpMomentBand, every_move);
  gtk_widget_class_bind_template_callback (widget_class, on_every_move);
}

static void
ump_moment_band_init (UmpMomentBand *self)
{
  ump_init_template (GTK_WIDGET (self));
  ump_button_let_wrap (self->every_move);
}

GtkWidget *
ump_moment_band_new (UmpPlay *play)
{
  UmpMomentBand *self = g_object_new (UMP_TYPE_MOMENT_BAND, NULL);

  self->play = g_object_ref (play);
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
