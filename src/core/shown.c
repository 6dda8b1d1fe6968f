/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shown.h"

#include <string.h>

/* One letter as people see it has no more code points than a family of five with skin colours. */
#define CLUSTER 16
/* What is left out is looked at as well, up to so many code points for each column. */
#define LOOK 64

#define FIRST_STRONG_ISOLATE "\342\201\250"
#define POP_ISOLATE "\342\201\251"
#define NO_WIDTH_BLANK "\342\200\213"
#define DOTTED_CIRCLE "\342\227\214"
#define ELLIPSIS "…"

typedef struct {
  GString *out;
  int columns;    /* of what is in out */
  int run;        /* columns since a line could be broken */
  int in_cluster; /* code points of the last letter */
  int marks;      /* of these, marks */
  gunichar last;
  gboolean flag; /* the last letter is the first half of a flag */
  gboolean backwards;
  gsize whole; /* length of out where "…" would fit behind it */
  int whole_limit;
} Shown;

static gboolean
is_backwards (gunichar c)
{
  return c == 0x200f || (c >= 0x590 && c <= 0x8ff) || (c >= 0xfb1d && c <= 0xfdff) ||
         (c >= 0xfe70 && c <= 0xfeff) || (c >= 0x10800 && c <= 0x10fff) || (c >= 0x1e800 && c <= 0x1efff);
}

static gboolean
is_direction (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

static gboolean
is_gap (gunichar c)
{
  GUnicodeType type = g_unichar_type (c);

  return type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR ||
         type == G_UNICODE_PARAGRAPH_SEPARATOR || c == ' ';
}

static gboolean
is_mark (gunichar c)
{
  GUnicodeType type = g_unichar_type (c);

  return type == G_UNICODE_NON_SPACING_MARK || type == G_UNICODE_ENCLOSING_MARK ||
         type == G_UNICODE_SPACING_MARK;
}

static gboolean
is_flag (gunichar c)
{
  return c >= 0x1f1e6 && c <= 0x1f1ff;
}

static gboolean
is_final_jamo (gunichar c)
{
  GUnicodeBreakType type = g_unichar_break_type (c);

  return type == G_UNICODE_BREAK_HANGUL_V_JAMO || type == G_UNICODE_BREAK_HANGUL_T_JAMO;
}

/* Whether c belongs to the letter before it. */
static gboolean
continues (const Shown *s, gunichar c)
{
  if (s->in_cluster == 0)
    return FALSE;
  if (is_mark (c) || g_unichar_type (c) == G_UNICODE_FORMAT || (c >= 0x1f3fb && c <= 0x1f3ff))
    return TRUE;
  if (s->last == 0x200d)
    return g_unichar_type (c) == G_UNICODE_OTHER_SYMBOL;
  return (s->flag && is_flag (c)) || is_final_jamo (c);
}

/* A few signs are drawn much wider than a letter. */
static int
columns_of (gunichar c)
{
  if (c == 0xfdfd || (c >= 0x12000 && c <= 0x1254f))
    return 8;
  if (c == 0x2e3a || c == 0x2e3b)
    return 4;
  if (g_unichar_iszerowidth (c))
    return 0;
  return g_unichar_iswide (c) || (c >= 0x1f000 && c <= 0x1faff) ? 2 : 1;
}

/* Behind these a line can be broken. */
static gboolean
is_break (gunichar c)
{
  return c == ' ' || c == '/' || c == '-';
}

static void
add_letter (Shown *s, gunichar c)
{
  int columns = columns_of (c);

  if (s->columns <= s->whole_limit)
    s->whole = s->out->len;
  s->run = is_break (c) || columns == 2 ? 0 : s->run + columns;
  if (s->run > UMP_SHOWN_RUN) {
    g_string_append (s->out, NO_WIDTH_BLANK);
    s->run = columns;
  }
  s->marks = 0;
  s->in_cluster = 1;
  s->flag = is_flag (c);
  s->columns += columns;
  if (is_mark (c)) {
    g_string_append (s->out, DOTTED_CIRCLE);
    s->columns++;
    s->marks = 1;
  }
  g_string_append_unichar (s->out, c);
}

static void
add (Shown *s, gunichar c)
{
  if (continues (s, c)) {
    if (s->in_cluster >= CLUSTER || (is_mark (c) && ++s->marks > UMP_SHOWN_MARKS))
      return;
    s->in_cluster++;
    s->flag = FALSE;
    g_string_append_unichar (s->out, c);
  } else {
    add_letter (s, c);
  }
  if (c == 0x200b) /* a line can be broken here, be it by us */
    s->run = 0;
  s->backwards |= is_backwards (c);
  s->last = c;
}

/* The character at *at, and *at behind it; U+FFFD for bytes that are none. */
static gunichar
next_char (const char **at)
{
  gunichar c = g_utf8_get_char_validated (*at, -1);

  if (c == (gunichar) -1 || c == (gunichar) -2) {
    *at += 1;
    return 0xfffd;
  }
  *at = g_utf8_next_char (*at);
  return c;
}

static char *
finish (Shown *s, gboolean cut)
{
  if (cut) {
    g_string_truncate (s->out, s->whole);
    while (s->out->len > 0 && s->out->str[s->out->len - 1] == ' ')
      g_string_truncate (s->out, s->out->len - 1);
    g_string_append (s->out, ELLIPSIS);
  }
  if (s->backwards) {
    g_string_prepend (s->out, FIRST_STRONG_ISOLATE);
    g_string_append (s->out, POP_ISOLATE);
  }
  return g_string_free (s->out, FALSE);
}

/* Letters, digits and signs of ASCII with single blanks between, as many as fit in the width and without a
 * run that would be broken: such a text is shown as it is. */
static gboolean
is_simple (const char *text, int columns)
{
  int run = 0, n = 0;

  for (; text[n] != '\0' && n <= columns && run <= UMP_SHOWN_RUN; n++) {
    gunichar c = (guchar) text[n];

    if (!g_ascii_isgraph (text[n]) && (c != ' ' || n == 0 || text[n - 1] == ' '))
      return FALSE;
    run = is_break (c) ? 0 : run + 1;
  }
  return n > 0 && n <= columns && run <= UMP_SHOWN_RUN && text[n - 1] != ' ';
}

char *
ump_shown (const char *text, int columns)
{
  Shown s = { .whole_limit = columns - 1 };
  const char *at = text != NULL ? text : "";
  gboolean gap = FALSE, cut = FALSE;

  if (is_simple (at, columns))
    return g_strdup (at);
  s.out = g_string_new (NULL);
  for (int looked = 0; *at != '\0' && !cut; looked++) {
    gunichar c = next_char (&at);

    cut = looked > LOOK * columns;
    if (is_gap (c)) {
      gap = s.out->len > 0;
      continue;
    }
    if (is_direction (c))
      continue;
    if (gap)
      add (&s, ' ');
    gap = FALSE;
    add (&s, c);
    cut = cut || s.columns > columns;
  }
  return finish (&s, cut);
}

static gboolean
has_ink (const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c)) {
    gunichar letter = g_utf8_get_char (c);

    if (g_unichar_isgraph (letter) && g_unichar_type (letter) != G_UNICODE_FORMAT)
      return TRUE;
  }
  return FALSE;
}

char *
ump_shown_or (const char *text, int columns, const char *instead)
{
  char *shown = ump_shown (text, columns);

  if (has_ink (shown))
    return shown;
  g_free (shown);
  return ump_shown (instead, columns);
}

char *
ump_shown_initial (const char *text)
{
  g_autofree char *shown = ump_shown (text, UMP_SHOWN_NAME);
  Shown s = { .out = g_string_new (NULL), .whole_limit = 1 };
  g_autofree char *letter = NULL;

  for (const char *at = shown; *at != '\0';) {
    gunichar c = next_char (&at);

    if (s.in_cluster > 0 && !continues (&s, c))
      break;
    if (s.in_cluster > 0 || (g_unichar_isgraph (c) && g_unichar_type (c) != G_UNICODE_FORMAT))
      add (&s, c);
  }
  letter = g_string_free (s.out, FALSE);
  return *letter != '\0' ? g_utf8_strup (letter, -1) : g_strdup ("?");
}
