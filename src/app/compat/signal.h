/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The signal of most objects here: that something of them has changed, and nothing with it. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

static inline guint
ump_signal_new (const char *name, GType type)
{
  return g_signal_new (name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

G_END_DECLS
