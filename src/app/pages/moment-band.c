/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "moment-band.h"

#include "../widgets/parts.h"

struct _UmpMomentBand {
  GtkBox parent_instance;
  UmpPlay *play;

  GtkWidget *text;
  GtkWidget *now;
  GtkWidget *go_on;
  GtkWidget *moves;
};

G_DEFINE_FINAL_TYPE (UmpMomentBand, ump_moment_band, GTK_TYPE_BOX)

static void
on_now (UmpMomentBand *self)
{
  ump_play_jump_to_now (self->play);
}

static void
on_go_on (UmpMomentBand *self)
{
  ump_play_go_on_from_here (self->play);
}

static void
on_every_move (UmpMomentBand *self)
{
  ump_play_set_tally_mode (self->play, FALSE);
}

void
ump_moment_band_update (UmpMomentBand *self, gboolean replaying)
{
  gboolean past = !ump_play_is_now (self->play) && !replaying;
  gboolean tally = ump_play_tally_mode (self->play) && !past;
  g_autofree char *text = NULL;

  if (past)
    text = g_strdup_printf (_ ("After entry %u of %u"), ump_play_moment (self->play),
                            ump_match_checked (ump_play_match (self->play)));
  else if (tally)
    text = g_strdup (_ ("Only the results of rounds are entered"));
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
  ump_label_say (self->text, text);
  gtk_widget_set_visible (self->now, past);
  gtk_widget_set_visible (self->go_on, past && !ump_play_is_read_only (self->play));
  gtk_widget_set_visible (self->moves, tally);
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
  gtk_widget_class_bind_template_child (widget_class, UmpMomentBand, now);
  gtk_widget_class_bind_template_child (widget_class, UmpMomentBand, go_on);
  gtk_widget_class_bind_template_child (widget_class, UmpMomentBand, moves);
  gtk_widget_class_bind_template_callback (widget_class, on_now);
  gtk_widget_class_bind_template_callback (widget_class, on_go_on);
  gtk_widget_class_bind_template_callback (widget_class, on_every_move);
}

static void
ump_moment_band_init (UmpMomentBand *self)
{
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_moment_band_new (UmpPlay *play)
{
  UmpMomentBand *self = g_object_new (UMP_TYPE_MOMENT_BAND, NULL);

  self->play = g_object_ref (play);
  return GTK_WIDGET (self);
}
