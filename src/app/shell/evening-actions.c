/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "evening-actions.h"

#include "../model/people-here.h"
#include "../panes/come-and-go.h"

static void
action_come_and_go (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_come_and_go_open (GTK_WINDOW (window), ump_window_play (window));
}

static const GActionEntry entries[] = {
  { .name = "come-and-go", .activate = action_come_and_go },
};

void
ump_evening_actions_install (UmpWindow *window)
{
  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
}

static void
enable (UmpWindow *window, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), name)),
                               enabled);
}

void
ump_evening_actions_update (UmpWindow *window)
{
  UmpPage page = ump_window_page (window);
  UmpPlay *play = page >= UMP_PAGE_REFEREE && page != UMP_PAGE_CORRECTION ? ump_window_play (window) : NULL;

  enable (window, "come-and-go", play != NULL && !ump_play_is_read_only (play) && ump_people_may_come (play));
}
