/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <string.h>

#include "core/shown.h"

#define FSI "\342\201\250"
#define PDI "\342\201\251"
#define ACUTE "\314\201"
#define ZWJ "\342\200\215"
#define ALEF_BET "\327\220\327\221"

static void
assert_shown (const char *text, int columns, const char *expected)
{
  g_autofree char *shown = ump_shown (text, columns);
  g_autofree char *again = ump_shown (shown, columns);

  g_assert_cmpstr (shown, ==, expected);
  g_assert_cmpstr (again, ==, expected); /* shown twice is shown once */
}

static void
test_plain (void)
{
  assert_shown (NULL, 10, "");
  assert_shown ("", 10, "");
  assert_shown ("Ana", 10, "Ana");
  assert_shown ("Friday at Ana's · <b>&amp;", 40, "Friday at Ana's · <b>&amp;");
  assert_shown ("Zoë Ñandú 💖", 20, "Zoë Ñandú 💖");
}

static void
test_lines (void)
{
  assert_shown ("one\ntwo\r\nthree\tfour", 40, "one two three four");
  assert_shown ("\n\n a \342\200\250 b \342\200\251\n", 40, "a b");
  assert_shown ("a\302\205b\302\200c", 40, "a b c"); /* next line, and a control without a name */
  assert_shown ("\n \t", 40, "");
}

static void
test_directions (void)
{
  /* An override would show "exe.png" for what is called "gnp.exe". */
  assert_shown ("\342\200\256gnp.exe", 40, "gnp.exe");
  assert_shown ("\342\201\246a\342\201\251\342\200\252b\342\200\254\342\201\251", 40, "ab");
  assert_shown (ALEF_BET, 40, FSI ALEF_BET PDI);
  assert_shown ("\342\200\256" ALEF_BET " 7", 40, FSI ALEF_BET " 7" PDI);
  /* Marks that only say where a letter belongs stay. */
  assert_shown ("a\342\200\216b", 40, "a\342\200\216b");
  /* One from right to left has no power over what stands behind it. */
  assert_shown ("Ana\342\200\217", 40, FSI "Ana\342\200\217" PDI);
}

/* The first and the last of every block of letters that run from right to left. */
static void
test_right_to_left (void)
{
  static const gunichar letters[] = { 0x590,  0x8ff,   0xfb1d,  0xfdff,  0xfe70,
                                      0xfefe, 0x10800, 0x10fff, 0x1e800, 0x1efff };
  static const gunichar others[] = { 0x58f, 0x900, 0xfb1c, 0xfe6f, 0x107ff, 0x11000, 0x1e7ff, 0x1f000 };

  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++) {
    char text[8] = "a";
    g_autofree char *shown = NULL;

    text[1 + g_unichar_to_utf8 (letters[i], text + 1)] = '\0';
    shown = ump_shown (text, 40);
    g_assert_true (g_str_has_prefix (shown, FSI));
    g_assert_true (g_str_has_suffix (shown, PDI));
  }
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++) {
    char text[8] = "a";
    g_autofree char *shown = NULL;

    text[1 + g_unichar_to_utf8 (others[i], text + 1)] = '\0';
    shown = ump_shown (text, 40);
    g_assert_false (g_str_has_prefix (shown, FSI));
  }
}

static void
test_marks (void)
{
  g_autoptr (GString) many = g_string_new ("e");

  for (int k = 0; k < 199; k++)
    g_string_append (many, ACUTE);
  g_string_append (many, "nd");
  assert_shown (many->str, 40, "e" ACUTE ACUTE ACUTE ACUTE "nd");
  assert_shown (ACUTE "a", 40, "\342\227\214" ACUTE "a");
  assert_shown ("\n" ACUTE, 40, "\342\227\214" ACUTE);
}

static void
test_cut (void)
{
  g_autofree char *shown = NULL;

  assert_shown ("0123456789", 10, "0123456789");
  assert_shown ("0123456789a", 10, "012345678…");
  assert_shown ("0123456 89ab", 9, "0123456…"); /* no blank before the dots */
  assert_shown ("漢字漢字漢字", 7, "漢字漢…");
  /* Never inside a letter: a combined one, a family, a flag, a syllable. */
  assert_shown ("abc"
                "e" ACUTE "fg",
                5,
                "abc"
                "e" ACUTE "…");
  assert_shown ("ab👩" ZWJ "👩" ZWJ "👧cde", 6, "ab👩" ZWJ "👩" ZWJ "👧c…");
  assert_shown ("ab👩" ZWJ "👩" ZWJ "👧cde", 4, "ab…");
  assert_shown ("🇪🇸🇲🇽🇫🇷", 5, "🇪🇸🇲🇽…");
  assert_shown ("ab👍🏻cd", 5, "ab👍🏻…"); /* the first and the last colour of a skin */
  assert_shown ("ab👍🏿cd", 5, "ab👍🏿…");
  assert_shown ("\341\204\200\341\205\241\341\206\250x", 2, "…");
  shown = ump_shown ("aa" ALEF_BET ALEF_BET, 4);
  g_assert_cmpstr (shown, ==,
                   FSI "aa"
                       "\327\220"
                       "…" PDI);
}

/* The first and the last of the signs that are drawn much wider than a letter. */
static void
test_wide (void)
{
  static const struct {
    gunichar c;
    int columns;
  } signs[] = {
    { 0x11fff, 1 }, { 0x12000, 8 }, { 0x1254f, 8 }, { 0x12550, 1 }, { 0xfdfd, 8 },
    { 0x2e3a, 4 },  { 0x2e3b, 4 },  { 0x1f000, 2 }, { 0x1faff, 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++) {
    char text[8] = "";
    g_autofree char *whole = NULL, *none = NULL;

    text[g_unichar_to_utf8 (signs[i].c, text)] = 'x';
    whole = ump_shown (text, signs[i].columns + 1);
    none = ump_shown (text, signs[i].columns);
    g_assert_null (strstr (whole, "…"));
    g_assert_null (strchr (none, 'x'));
    g_assert_nonnull (strstr (none, "…"));
  }
}

/* Lines can be broken somewhere, and each column is counted. */
static void
test_long (void)
{
  g_autofree char *letters = g_strnfill (10000, 'w'), *shown = ump_shown (letters, UMP_SHOWN_TEXT),
                  *again = ump_shown (shown, UMP_SHOWN_TEXT);
  int run = 0, longest = 0, columns = 0;

  for (const char *c = shown; *c; c = g_utf8_next_char (c)) {
    run = g_utf8_get_char (c) == 0x200b ? 0 : run + 1;
    columns += g_utf8_get_char (c) != 0x200b;
    longest = MAX (longest, run);
  }
  g_assert_cmpint (columns, ==, UMP_SHOWN_TEXT);
  g_assert_cmpint (longest, <=, UMP_SHOWN_RUN + 1); /* "…" */
  g_assert_cmpstr (again, ==, shown);
}

/* What is left out takes no time either: 64 MiB of it are not walked through. */
static void
test_nothing_but (void)
{
  static const char *const left_out[] = { "\342\200\256", ACUTE, "\n", "\342\200\213", ZWJ, "\377" };

  for (guint k = 0; k < G_N_ELEMENTS (left_out); k++) {
    g_autoptr (GString) text = g_string_new ("a");
    g_autofree char *shown = NULL;

    for (int n = 0; n < 200000; n++)
      g_string_append (text, left_out[k]);
    g_string_append (text, "the end");
    shown = ump_shown (text->str, 48);
    g_assert_true (g_utf8_validate (shown, -1, NULL));
    g_assert_null (strstr (shown, "the end"));
    g_assert_cmpuint (strlen (shown), <, 400);
    g_assert_true (g_str_has_suffix (shown, "…"));
  }
}

static void
test_broken (void)
{
  assert_shown ("a\377b\303", 40, "a\357\277\275b\357\277\275");
}

static void
test_instead (void)
{
  g_autofree char *blank = ump_shown_or (" \342\200\216\342\200\213\n", 40, "ana");
  g_autofree char *given = ump_shown_or (" Bea ", 40, "ana");

  g_assert_cmpstr (blank, ==, "ana");
  g_assert_cmpstr (given, ==, "Bea");
}

static void
test_initial (void)
{
  static const struct {
    const char *text, *initial;
  } cases[] = {
    { "ana", "A" },           { "", "?" },     { " \nñu", "Ñ" },
    { "e" ACUTE "a", "É" },   { "💖x", "💖" },   { "\342\200\256bo", "B" },
    { ALEF_BET, "\327\220" }, { "🇪🇸x", "🇪🇸" },
  };

  for (guint k = 0; k < G_N_ELEMENTS (cases); k++) {
    g_autofree char *initial = ump_shown_initial (cases[k].text);
    g_autofree char *got = g_utf8_normalize (initial, -1, G_NORMALIZE_NFC);

    g_assert_cmpstr (got, ==, cases[k].initial);
  }
}

/* A setup shows its names, sentences for the window do, others say them as they were written. */
static void
test_sentences (void)
{
  const char *const ids[] = { "ana", "bea", "carlos", "diego", NULL };
  const char *const names[] = { "A\nna\342\200\256", " ", "Carlos", "Diego", NULL };
  g_autoptr (UmpSetup) setup = ump_setup_new (ump_games_find ("martes-13"), ids, names, 4, NULL, 0, NULL);
  const UmpText text = UMP_TEXT ("{p0} and {p1}: {s2}", { UMP_P (0), UMP_P (1), UMP_S ("a\nb") });
  const UmpWords words = { .shown = TRUE };
  g_autofree char *shown = NULL, *written = NULL;

  g_assert_nonnull (setup);
  g_assert_cmpstr (setup->names[0], ==, names[0]);
  shown = ump_text_format (&text, setup, &words);
  written = ump_text_format (&text, setup, NULL);
  g_assert_cmpstr (shown, ==, "A na and bea: a b");
  g_assert_cmpstr (written, ==, "A\nna\342\200\256 and  : a\nb");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shown/plain", test_plain);
  g_test_add_func ("/shown/lines", test_lines);
  g_test_add_func ("/shown/directions", test_directions);
  g_test_add_func ("/shown/right-to-left", test_right_to_left);
  g_test_add_func ("/shown/marks", test_marks);
  g_test_add_func ("/shown/cut", test_cut);
  g_test_add_func ("/shown/wide", test_wide);
  g_test_add_func ("/shown/long", test_long);
  g_test_add_func ("/shown/nothing-but", test_nothing_but);
  g_test_add_func ("/shown/broken", test_broken);
  g_test_add_func ("/shown/instead", test_instead);
  g_test_add_func ("/shown/initial", test_initial);
  g_test_add_func ("/shown/sentences", test_sentences);
  return g_test_run ();
}
