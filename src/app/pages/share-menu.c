/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "share-menu.h"

/* format: as `umpirectl export --to` calls it; NULL where the action needs none. */
static const struct {
  const char *label;
  const char *action;
  const char *format;
} items[] = {
  { N_ ("_Copy as Text"), "win.share-copy", NULL },
#ifdef HAVE_DRAW
  { N_ ("Copy as P_icture"), "win.share-picture", NULL },
  { N_ ("_Picture (PNG)…"), "win.share-save", "png" },
  { N_ ("_Drawing (SVG)…"), "win.share-save", "svg" },
  { N_ ("P_ages (PDF)…"), "win.share-save", "pdf" },
#endif
  { N_ ("_Web Page…"), "win.share-save", "html" },
  { N_ ("_Table (CSV)…"), "win.share-save", "csv" },
  { N_ ("_BG Stats (JSON)…"), "win.share-save", "bgstats" },
  { N_ ("_Session File…"), "win.share-save", "xml" },
};

void
ump_share_menu_fill (GMenu *menu, const char *path)
{
  for (gsize i = 0; i < G_N_ELEMENTS (items); i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new (_ (items[i].label), NULL);

    if (items[i].format != NULL)
      g_menu_item_set_action_and_target (item, items[i].action, "(ss)", path, items[i].format);
    else
      g_menu_item_set_action_and_target (item, items[i].action, "s", path);
    g_menu_append_item (menu, item);
  }
}
