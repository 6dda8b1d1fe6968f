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
};

enum { PROP_PLAY = 1 };

G_DEFINE_FINAL_TYPE (UmpMomentBand, ump_moment_band, GTK_TYPE_BOX)

/* ---- for the template -------------------------------------------------------------------------------- */

static gboolean
has_tally (gpointer object, gboolean is_now, gboolean tally)
{
  return tally && is_now;
}

static char *
text_of (UmpMomentBand *self, gboolean is_now, guint moment, guint checked, gboolean tally)
{
  g_autofree char *name = NULL;
  guint n;

  if (is_now)
    return g_strdup (tally ? _ ("Only the results of rounds are entered") : "");
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
show_or_hide (UmpMomentBand *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_label_get_text (self->text)[0] != '\0');
}

static void
ump_moment_band_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UMP_MOMENT_BAND (object)->play = g_value_dup_object (value);
}

static void
ump_moment_band_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, UMP_MOMENT_BAND (object)->play);
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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ump_moment_band_dispose;
  object_class->get_property = ump_moment_band_get_property;
  object_class->set_property = ump_moment_band_set_property;
  g_object_class_install_property (
      object_class, PROP_PLAY,
      g_param_spec_object ("play", NULL, NULL, UMP_TYPE_PLAY,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/moment-band.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpMomentBand, text);
  gtk_widget_class_bind_template_callback (widget_class, has_tally);
  gtk_widget_class_bind_template_callback (widget_class, text_of);
  gtk_widget_class_bind_template_callback (widget_class, on_every_move);
}

static void
ump_moment_band_init (UmpMomentBand *self)
{
  ump_init_template (GTK_WIDGET (self));
  for (GtkWidget *key = gtk_widget_get_next_sibling (GTK_WIDGET (self->text)); key != NULL;
       key = gtk_widget_get_next_sibling (key))
    ump_button_let_wrap (key);
  g_signal_connect_swapped (self->text, "notify::label", G_CALLBACK (show_or_hide), self);
}

GtkWidget *
ump_moment_band_new (UmpPlay *play)
{
  UmpMomentBand *self = g_object_new (UMP_TYPE_MOMENT_BAND, "play", play, NULL);

  show_or_hide (self);
  return GTK_WIDGET (self);
}
