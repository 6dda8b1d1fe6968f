/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Number keys, for fields that are counted or added.
 *
 * Property "sums" (boolean): with "+", "-", "±" and "00"; for good.
 * Signal "key" (char *): a digit, "+", "-", "±", "C", "<", "enter". */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_NUMBER_KEYS (ump_number_keys_get_type ())
G_DECLARE_FINAL_TYPE (UmpNumberKeys, ump_number_keys, UMP, NUMBER_KEYS, GtkWidget)

/* The key that enters as high as all others at their end, instead of below them. */
void ump_number_keys_set_beside (UmpNumberKeys *self, gboolean beside);
/* Two long rows instead of a telephone's four; not with sums. */
void ump_number_keys_set_flat (UmpNumberKeys *self, gboolean flat);
/* "±" in the place of "C", where numbers may be below 0; not with sums. */
void ump_number_keys_set_signed (UmpNumberKeys *self, gboolean is_signed);
/* What the key at the foot says; on: whether it can be pressed. */
void ump_number_keys_set_enter (UmpNumberKeys *self, const char *label, gboolean on);

G_END_DECLS
