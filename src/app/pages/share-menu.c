/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "share-menu.h"

/* format: as `umpirectl export --to` calls it; NULL where the action needs none. section: it begins one.
 * result: only with one. */
static const struct {
  const char *label;
  const char *action;
  const char *format;
  gboolean section, result;
} items[] = {
  { .label = N_ ("_Copy as Text"), .action = "win.share-copy" },
  { .label = N_ ("Copy as P_icture"), .action = "win.share-picture" },
  { .label = N_ ("_Picture (PNG)…"), .action = "win.share-save", .format = "png", .section = TRUE },
  { .label = N_ ("_Web Page…"), .action = "win.share-save", .format = "html" },
  { .label = N_ ("_Session File…"), .action = "win.share-save", .format = "xml" },
  { .label = N_ ("P_ages (PDF)…"), .action = "win.share-save", .format = "pdf", .section = TRUE },
  { .label = N_ ("P_rint…"), .action = "win.print" },
  { .label = N_ ("With the _Log"), .action = "win.with-log" },
#ifdef HAVE_JSON_GLIB
  { .label = N_ ("To _BG Stats…"), .action = "win.share-bgstats", .section = TRUE, .result = TRUE },
#endif
};

GMenuModel *
ump_share_menu_new (gboolean result)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  for (gsize i = 0; i < G_N_ELEMENTS (items); i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new (_ (items[i].label), items[i].action);

    if (items[i].result && !result)
      continue;
    if (items[i].section) {
      g_object_unref (section);
      section = g_menu_new ();
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
    }
    if (items[i].format != NULL)
      g_menu_item_set_action_and_target (item, items[i].action, "s", items[i].format);
    g_menu_append_item (section, item);
  }
  return G_MENU_MODEL (menu);
}
