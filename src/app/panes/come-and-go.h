/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small window: who leaves the game, and who comes to it with which points. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* parent must outlive it. */
void ump_come_and_go_open (GtkWindow *parent, UmpPlay *play, UmpPeopleNames *names);

G_END_DECLS
