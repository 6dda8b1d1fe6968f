/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The look before libxml2: what it lets through does not depend on how the bytes come. */
#include <string.h>

#include "session/format/look.h"

/* The problem, or "" for none; the line where looking ended. chunk: bytes at a time. */
static const char *
look_at (const char *text, gsize n, gsize chunk, guint *line)
{
  UmpByteLook look;

  ump_byte_look_init (&look);
  for (gsize at = 0; at < n && look.problem == NULL; at += chunk) {
    gsize part = MIN (chunk, n - at);

    if (ump_byte_look_feed (&look, text + at, part) < part)
      break;
  }
  ump_byte_look_finish (&look);
  *line = look.line;
  return look.problem != NULL ? look.problem : "";
}

static void
assert_look (const char *text, gsize n, const char *problem, guint line)
{
  static const gsize chunks[] = { 1, 2, 3, 7, 65536 };

  for (guint i = 0; i < G_N_ELEMENTS (chunks); i++) {
    guint at;
    const char *found = look_at (text, n, chunks[i], &at);

    if (*problem == '\0')
      g_assert_cmpstr (found, ==, "");
    else
      g_assert_nonnull (strstr (found, problem));
    if (*problem)
      g_assert_cmpuint (at, ==, line);
  }
}

static void
assert_fine (const char *text)
{
  assert_look (text, strlen (text), "", 0);
}

static void
assert_bad (const char *text, const char *problem, guint line)
{
  assert_look (text, strlen (text), problem, line);
}

static void
test_fine (void)
{
  assert_fine ("<?xml version=\"1.0\"?><a/>");
  assert_fine ("<?xml version='1.0' encoding='utf-8' standalone=\"yes\" ?>\n<a b='>' c=\"/>\"/>");
  assert_fine ("\xef\xbb\xbf<?xml version=\"1.0\" encoding=\"UTF-8\"?><a/>");
  assert_fine ("<a><!-- <!DOCTYPE <?x \" - ' --> text ]] > \" ' <b></b ></a>");
  assert_fine ("<a b=\"&lt;&#60;\">\t\r\n&amp;</a>");
  assert_fine ("<\xc3\xa4 b='\xf0\x9f\x82\xa1'>\xee\x80\x80\xef\xbf\xbd\xf4\x8f\xbf\xbf</\xc3\xa4>");
}

static void
test_markup (void)
{
  assert_bad ("<!DOCTYPE a><a/>", "document type", 1);
  assert_bad ("<a>\n<![CDATA[x]]></a>", "CDATA", 2);
  assert_bad ("<!ELEMENT a ANY>", "not a comment", 1);
  assert_bad ("<a/>\n\n<?php x?>", "processing", 3);
  assert_bad ("<?xml-stylesheet?><a/>", "processing", 1);
  assert_bad (" <?xml version=\"1.0\"?><a/>", "processing", 1);
  assert_bad ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>", "encoding", 1);
  assert_bad ("<?xml version=\"1.0\" encoding=\"latin1\"?><a/>", "encoding", 1);
  assert_bad ("<a><!-- a -- b --></a>", "two hyphens", 1);
}

static void
test_characters (void)
{
  static const char *const bad[] = {
    "<a>\x80</a>",         "<a>\xc0\xaf</a>",     "<a>\xc3</a>",         "<a>\xe0\x80\x80</a>",
    "<a>\xed\xa0\x80</a>", "<a>\xef\xbf\xbe</a>", "<a>\xef\xbf\xbf</a>", "<a>\xf5\x80\x80\x80",
    "<a>\xf4\x90\x80\x80", "<a>\xf0\x8f\xbf\xbf",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    assert_bad (bad[i], "UTF-8", 1);
  assert_bad ("<a>\xf0\x9f", "UTF-8", 1);
  assert_bad ("<a>\x1b</a>", "control", 1);
  assert_look ("<a>\n\0</a>", 9, "zero", 2);
}

static char *
repeated (const char *before, const char *part, guint n, const char *after)
{
  GString *text = g_string_new (before);

  for (guint i = 0; i < n; i++)
    g_string_append (text, part);
  g_string_append (text, after);
  return g_string_free (text, FALSE);
}

static void
test_limits (void)
{
  g_autofree char *deep = repeated ("", "<a>", 16, ""), *deeper = repeated ("", "<a>", 16, "<a/>");
  g_autofree char *flat = repeated ("<a>", "<b/>", 100, "</a>");
  g_autofree char *attrs = repeated ("<a", " b='1'", 32, "/>"), *more = repeated ("<a", " b='1'", 33, "/>");
  g_autofree char *value = repeated ("<a b='", "\xe2\x82\xac", 10000, "'/>");
  g_autofree char *longer = repeated ("<a b='", "x", 10001, "'/>");
  g_autofree char *references = repeated ("<a b='", "&lt;", 10000, "'/>");
  g_autofree char *tag = repeated ("<", "a", 65536 - 3, "/>"), *tags = repeated ("<", "a", 65536 - 2, "/>");
  g_autofree char *end = repeated ("<a></", "a", 70000, ">");
  g_autofree char *text = repeated ("<a>", "x", 200000, "</a>");

  assert_fine (deep);
  assert_bad (deeper, "deeper", 1);
  assert_fine (flat);
  assert_fine (attrs);
  assert_bad (more, "32 attributes", 1);
  assert_fine (value);
  assert_bad (longer, "10,000", 1);
  assert_fine (references);
  assert_fine (tag);
  assert_bad (tags, "64 KiB", 1);
  assert_bad (end, "64 KiB", 1);
  assert_fine (text);
}

static void
test_lines (void)
{
  static const char text[] = "<a>\n <!-- <x> -->\n <b\n c='\n'/>\n</a>";

  g_assert_cmpuint (ump_byte_look_tag_line (text, strlen (text), 1), ==, 1);
  g_assert_cmpuint (ump_byte_look_tag_line (text, strlen (text), 2), ==, 3);
  g_assert_cmpuint (ump_byte_look_tag_line (text, strlen (text), 3), ==, 0);
  g_assert_cmpuint (ump_byte_look_tag_line (text, strlen (text), 0), ==, 0);
}

/* Odd documents of odd parts: whatever is passed over at once is what byte by byte would have found. */
static void
test_pieces (void)
{
  static const char *const parts[] = {
    "<",
    ">",
    "/>",
    "</",
    "a",
    " b=",
    "\"",
    "'",
    "<a b=\"c\"/>",
    "<a b=\"c\">",
    "</a>",
    "\n",
    "/",
    "&",
    "<a>",
    "<a/>",
    "<a b='c'>",
    "<a b=\"&lt;\" c=\"d\"/>",
    "<a b=\"c\nd\"/>",
    "<a b=\"\xc3\xa9\"/>",
    "text",
    "<!--",
    "-->",
    "<a b=\"c\" d=\"e\">",
    "<a b=\"c",
    "<a/b>",
    "<_a/>",
    "\t",
    "<a b=\"\" c=\"'\"/>",
    "<a\nb=\"c\"/>",
  };
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (int round = 0; round < 20000; round++) {
    g_autoptr (GString) text = g_string_new ("<?xml version=\"1.0\"?><r>");
    UmpByteLook slow, quick;
    gsize n_slow = 0, n_quick;
    guint stop_at = (guint) g_rand_int_range (random, 0, 12);

    for (int i = g_rand_int_range (random, 0, 40); i > 0; i--)
      g_string_append (text, parts[g_rand_int_range (random, 0, G_N_ELEMENTS (parts))]);
    ump_byte_look_init (&slow);
    ump_byte_look_init (&quick);
    slow.stop_at = quick.stop_at = stop_at;
    while (n_slow < text->len && ump_byte_look_feed (&slow, text->str + n_slow, 1) == 1)
      n_slow++;
    n_quick = ump_byte_look_feed (&quick, text->str, text->len);
    g_assert_cmpuint (n_quick, ==, n_slow);
    g_assert_cmpstr (quick.problem, ==, slow.problem);
    g_assert_cmpuint (quick.line, ==, slow.line);
    g_assert_cmpuint (quick.tags, ==, slow.tags);
    g_assert_cmpuint (quick.tag_line, ==, slow.tag_line);
    g_assert_cmpuint (quick.depth, ==, slow.depth);
    g_assert_cmpuint (quick.state, ==, slow.state);
    g_assert_cmpuint (quick.offset, ==, slow.offset);
  }
}

/* Limits hold in short tags as well. */
static void
test_short_tags (void)
{
  g_autofree char *deep = repeated ("", "<a>", UMP_LOOK_MAX_DEPTH, ""),
                  *deeper = repeated ("", "<a>", UMP_LOOK_MAX_DEPTH + 1, ""),
                  *many = repeated ("<r><a", " b=\"\"", UMP_LOOK_MAX_ATTRS, "/></r>"),
                  *more = repeated ("<r>\n<a", " b=\"\"", UMP_LOOK_MAX_ATTRS + 1, "/></r>"),
                  *side_by_side = repeated ("<r>", "<a b=\"c\"/>", 100, "</r>"),
                  *longer = repeated ("<r><a b=\"", "c", 600, "\"/></r>");

  assert_fine (deep);
  assert_bad (deeper, "nested deeper", 1);
  assert_fine (many);
  assert_bad (more, "32 attributes", 2);
  assert_fine (side_by_side);
  assert_fine (longer);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/look/fine", test_fine);
  g_test_add_func ("/look/markup", test_markup);
  g_test_add_func ("/look/characters", test_characters);
  g_test_add_func ("/look/limits", test_limits);
  g_test_add_func ("/look/lines", test_lines);
  g_test_add_func ("/look/pieces", test_pieces);
  g_test_add_func ("/look/short-tags", test_short_tags);
  return g_test_run ();
}
