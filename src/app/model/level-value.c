/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "level-value.h"

#include <stdlib.h>

char **
ump_level_groups (const char *value)
{
  return g_strsplit (value != NULL ? value : "", "+", -1);
}

int
ump_level_cards (const char *value)
{
  g_auto (GStrv) groups = ump_level_groups (value);
  int n = 0;

  for (int k = 0; groups[k] != NULL; k++)
    n += *groups[k] ? atoi (groups[k] + 1) : 0;
  return n;
}

char *
ump_level_with_group (const char *value, int group, const char *word)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) groups = ump_level_groups (value);
  g_auto (GStrv) all = NULL;

  for (int k = 0; groups[k] != NULL; k++)
    if (k != group)
      g_strv_builder_add (builder, groups[k]);
    else if (word != NULL)
      g_strv_builder_add (builder, word);
  if (group < 0)
    g_strv_builder_add (builder, word);
  all = g_strv_builder_end (builder);
  return g_strjoinv ("+", all);
}
