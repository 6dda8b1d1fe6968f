/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A number typed key by key, and what it comes to. */
#include "app/model/typed-sum.h"

#define LIMIT 1000

/* After these keys, with spaces between, that is what stands there. */
static void
types (UmpTypedSum *sum, const char *keys, const char *text)
{
  g_auto (GStrv) each = g_strsplit (keys, " ", -1);

  for (int i = 0; each[i] != NULL; i++)
    ump_typed_sum_key (sum, each[i]);
  g_assert_cmpstr (sum->text->str, ==, text);
}

static void
test_keys (void)
{
  UmpTypedSum sum;

  ump_typed_sum_init (&sum);
  types (&sum, "<", "");
  types (&sum, "1 00 + 5", "100+5");
  types (&sum, "±", "100-5");
  types (&sum, "± <", "100+");
  types (&sum, "C 7 ±", "-7");
  types (&sum, "±", "7");
  types (&sum, "C ± 3", "-3");
  for (int i = 0; i < 70; i++)
    ump_typed_sum_key (&sum, "1");
  g_assert_cmpuint (sum.text->len, ==, 60);
  ump_typed_sum_clear (&sum);
}

/* A digit takes the place of what stood there, a sign goes on from it; so does who typed it. */
static void
test_over_a_number (void)
{
  UmpTypedSum sum;

  ump_typed_sum_init (&sum);
  ump_typed_sum_offer (&sum, -12);
  types (&sum, "5 6", "56");
  ump_typed_sum_offer (&sum, 12);
  types (&sum, "+ 3", "12+3");
  ump_typed_sum_offer (&sum, 12);
  types (&sum, "± 3", "-123");
  ump_typed_sum_offer (&sum, 12);
  types (&sum, "< 3", "13");
  ump_typed_sum_set (&sum, "4+");
  types (&sum, "5", "4+5");
  ump_typed_sum_clear (&sum);
}

static void
test_values (void)
{
  static const struct {
    const char *text;
    gboolean good;
    gint64 value;
  } cases[] = {
    { "", FALSE, 0 },           { "0", TRUE, 0 },
    { "10+15-3", TRUE, 22 },    { "-4", TRUE, -4 },
    { "+4", TRUE, 4 },          { "4+", FALSE, 0 },
    { "--4", FALSE, 0 },        { "4.5", FALSE, 0 },
    { "1000", TRUE, 1000 },     { "1001", FALSE, 0 },
    { "999+2", FALSE, 0 },      { "-999-2", FALSE, 0 },
    { "900+90-90", TRUE, 900 }, { "99999999999999999999", FALSE, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    gint64 value = 0;

    g_test_message ("%s", cases[i].text);
    g_assert_true (ump_sum_parse (cases[i].text, LIMIT, &value) == cases[i].good);
    if (cases[i].good)
      g_assert_cmpint (value, ==, cases[i].value);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/typed-sum/keys", test_keys);
  g_test_add_func ("/typed-sum/over-a-number", test_over_a_number);
  g_test_add_func ("/typed-sum/values", test_values);
  return g_test_run ();
}
