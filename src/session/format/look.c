/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "session/format/look.h"

enum {
  IN_TEXT,
  IN_OPEN,         /* < */
  IN_BANG,         /* <! */
  IN_BANG_DASH,    /* <!- */
  IN_COMMENT,      /* <!-- */
  IN_COMMENT_DASH, /* - in a comment */
  IN_COMMENT_END,  /* -- in a comment */
  IN_DECLARATION,  /* <?xml … */
  IN_END_TAG,      /* </ */
  IN_TAG,          /* start tag, outside of values */
  IN_TAG_SLASH,    /* … / */
  IN_VALUE,
  IN_REFERENCE, /* &… in a value: one character, however it is spelled */
};

static const guint8 byte_order_mark[3] = { 0xef, 0xbb, 0xbf };

void
ump_byte_look_init (UmpByteLook *look)
{
  *look = (UmpByteLook){ .line = 1 };
}

static gboolean
refuse (UmpByteLook *look, const char *problem)
{
  if (look->problem == NULL)
    look->problem = problem;
  return FALSE;
}

/* One byte of a character beyond ASCII. Surrogates, overlong forms and the two non-characters that XML leaves
 * out are no characters. */
static gboolean
step_character (UmpByteLook *look, guint8 c)
{
  if (look->need == 0) {
    look->lead = c;
    look->low = 0x80;
    look->high = 0xbf;
    if (c >= 0xc2 && c <= 0xdf) {
      look->need = 1;
    } else if (c >= 0xe0 && c <= 0xef) {
      look->need = 2;
      if (c == 0xe0)
        look->low = 0xa0;
      else if (c == 0xed)
        look->high = 0x9f;
    } else if (c >= 0xf0 && c <= 0xf4) {
      look->need = 3;
      if (c == 0xf0)
        look->low = 0x90;
      else if (c == 0xf4)
        look->high = 0x8f;
    } else {
      return refuse (look, N_ ("this is not UTF-8"));
    }
    return TRUE;
  }
  if (c < look->low || c > look->high)
    return refuse (look, N_ ("this is not UTF-8"));
  look->low = 0x80;
  look->high = 0xbf;
  look->need--;
  if (look->lead == 0xef && c == 0xbf && look->need == 1)
    look->high = 0xbd;
  return TRUE;
}

static gboolean
step_control (UmpByteLook *look, guint8 c)
{
  if (c == '\n')
    look->line++;
  else if (c == 0)
    return refuse (look, N_ ("there is a zero byte: this is not UTF-8 text"));
  else if (c != '\t' && c != '\r')
    return refuse (look, N_ ("there is a control character that XML does not have"));
  return TRUE;
}

/* `encoding="…"` of the XML declaration, if there is one, must say UTF-8. */
static gboolean
check_declaration (UmpByteLook *look)
{
  const char *p = strstr (look->declaration, "encoding");
  char quote;

  if (look->n_declaration < 6 || !g_ascii_isspace (look->declaration[5]))
    return refuse (look, N_ ("processing instructions have no place here"));
  if (p == NULL)
    return TRUE;
  p += strlen ("encoding");
  p += strspn (p, " \t\r\n=");
  quote = *p;
  if ((quote != '"' && quote != '\'') || g_ascii_strncasecmp (p + 1, "utf-8", 5) != 0 || p[6] != quote)
    return refuse (look, N_ ("the encoding is not UTF-8"));
  return TRUE;
}

static gboolean
step_declaration (UmpByteLook *look, guint8 c)
{
  static const char start[] = "<?xml";

  if (look->n_declaration >= sizeof look->declaration - 1)
    return refuse (look, N_ ("the XML declaration is too long"));
  if (look->n_declaration < 5 && c != (guint8) start[look->n_declaration])
    return refuse (look, N_ ("processing instructions have no place here"));
  look->declaration[look->n_declaration++] = (char) c;
  look->declaration[look->n_declaration] = '\0';
  if (c != '>')
    return TRUE;
  look->state = IN_TEXT;
  return check_declaration (look);
}

static gboolean
step_open (UmpByteLook *look, guint8 c)
{
  switch (c) {
  case '!': look->state = IN_BANG; return TRUE;
  case '?':
    /* Only as the very first thing: behind `<` alone, or behind a byte order mark as well. */
    if (look->offset != (memcmp (look->head, byte_order_mark, sizeof byte_order_mark) == 0 ? 4 : 1))
      return refuse (look, N_ ("processing instructions have no place here"));
    look->state = IN_DECLARATION;
    look->n_declaration = 2;
    memcpy (look->declaration, "<?", 3);
    return TRUE;
  case '/':
    look->state = IN_END_TAG;
    look->tag_bytes = 2;
    return TRUE;
  default:
    look->state = IN_TAG;
    look->tag_bytes = 2;
    look->attrs = 0;
    look->depth++;
    if (look->depth > UMP_LOOK_MAX_DEPTH)
      return refuse (look, N_ ("elements are nested deeper than 16"));
    return TRUE;
  }
}

static gboolean
within_limits (UmpByteLook *look)
{
  if (look->tag_bytes > UMP_LOOK_MAX_TAG)
    return refuse (look, N_ ("a tag is longer than 64 KiB"));
  if (look->value_chars > UMP_LOOK_MAX_VALUE)
    return refuse (look, N_ ("an attribute is longer than 10,000 characters"));
  return TRUE;
}

static gboolean
step_tag (UmpByteLook *look, guint8 c)
{
  look->tag_bytes++;
  if (!within_limits (look))
    return FALSE;
  if (look->state == IN_END_TAG) {
    if (c == '>') {
      look->depth -= look->depth > 0;
      look->state = IN_TEXT;
    }
    return TRUE;
  }
  switch (c) {
  case '"':
  case '\'':
    if (++look->attrs > UMP_LOOK_MAX_ATTRS)
      return refuse (look, N_ ("an element has more than 32 attributes"));
    look->state = IN_VALUE;
    look->quote = (char) c;
    look->value_chars = 0;
    break;
  case '>':
    look->depth -= look->state == IN_TAG_SLASH;
    look->state = IN_TEXT;
    break;
  default: look->state = c == '/' ? IN_TAG_SLASH : IN_TAG; break;
  }
  return TRUE;
}

static gboolean
step_value (UmpByteLook *look, guint8 c)
{
  look->tag_bytes++;
  if (!within_limits (look))
    return FALSE;
  if (c == (guint8) look->quote) {
    look->state = IN_TAG;
    return TRUE;
  }
  if (look->state == IN_REFERENCE) {
    if (c == ';')
      look->state = IN_VALUE;
    return TRUE;
  }
  if (c == '&')
    look->state = IN_REFERENCE;
  look->value_chars += (c & 0xc0) != 0x80;
  return within_limits (look);
}

static gboolean
step_bang (UmpByteLook *look, guint8 c)
{
  switch (look->state) {
  case IN_BANG:
    if (c == 'D')
      return refuse (look, N_ ("a document type declaration has no place here"));
    if (c == '[')
      return refuse (look, N_ ("CDATA has no place here"));
    if (c != '-')
      return refuse (look, N_ ("this is not a comment: after <! only -- may follow"));
    look->state = IN_BANG_DASH;
    return TRUE;
  case IN_BANG_DASH:
    if (c != '-')
      return refuse (look, N_ ("this is not a comment: after <! only -- may follow"));
    look->state = IN_COMMENT;
    return TRUE;
  case IN_COMMENT:
    if (c == '-')
      look->state = IN_COMMENT_DASH;
    return TRUE;
  case IN_COMMENT_DASH: look->state = c == '-' ? IN_COMMENT_END : IN_COMMENT; return TRUE;
  default:
    if (c != '>')
      return refuse (look, N_ ("two hyphens may not stand inside a comment"));
    look->state = IN_TEXT;
    return TRUE;
  }
}

static gboolean
step (UmpByteLook *look, guint8 c)
{
  switch (look->state) {
  case IN_TEXT:
    if (c == '<') {
      look->state = IN_OPEN;
      look->tag_line = look->line;
    }
    return TRUE;
  case IN_OPEN: return step_open (look, c);
  case IN_DECLARATION: return step_declaration (look, c);
  case IN_END_TAG:
  case IN_TAG:
  case IN_TAG_SLASH: return step_tag (look, c);
  case IN_VALUE:
  case IN_REFERENCE: return step_value (look, c);
  default: return step_bang (look, c);
  }
}

/* A start tag begins with this byte: it is counted, and perhaps it is the one that was looked for. */
static gboolean
is_wanted_tag (UmpByteLook *look, guint8 c)
{
  if (look->state != IN_OPEN || c == '!' || c == '?' || c == '/')
    return FALSE;
  look->tags++;
  return look->tags == look->stop_at;
}

/* Bytes that change nothing but counts, in text, in a tag, in a value: most of a document. */
enum { PLAIN_TEXT = 1, PLAIN_TAG = 2, PLAIN_VALUE = 4 };

static const guint8 *
plain_bytes (void)
{
  static guint8 table[256];
  static gsize done = 0;

  if (g_once_init_enter (&done)) {
    for (guint c = 0x20; c < 0x80; c++)
      table[c] = (guint8) ((c == '<' ? 0 : PLAIN_TEXT) |
                           (c == '>' || c == '/' || c == '"' || c == '\'' ? 0 : PLAIN_TAG) |
                           (c == '&' || c == '"' || c == '\'' ? 0 : PLAIN_VALUE));
    g_once_init_leave (&done, 1);
  }
  return table;
}

/* Goes over plain bytes from i on; returns where they end. */
static gsize
skip_plain (UmpByteLook *look, const guint8 *plain, const guint8 *p, gsize i, gsize n)
{
  gsize begin = i;

  switch (look->state) {
  case IN_TEXT:
    for (; i < n && (plain[p[i]] & PLAIN_TEXT || p[i] == '\n'); i++)
      look->line += p[i] == '\n';
    break;
  case IN_TAG:
  case IN_TAG_SLASH:
    while (i < n && plain[p[i]] & PLAIN_TAG)
      i++;
    if (i > begin)
      look->state = IN_TAG;
    look->tag_bytes += (guint) (i - begin);
    break;
  case IN_VALUE:
    while (i < n && plain[p[i]] & PLAIN_VALUE)
      i++;
    look->tag_bytes += (guint) (i - begin);
    look->value_chars += (guint) (i - begin);
    break;
  default: break;
  }
  look->offset += i - begin;
  return i;
}

/* A start tag of at most so many bytes cannot reach a limit but those of depth and of attributes. */
#define SHORT_TAG 512

/* Goes over a whole start tag as nearly all are: short, plain bytes, values in double quotes. Returns its
 * end, or i where the `<` stands when the tag, or whether it is one, has to be looked at byte by byte:
 * nothing has changed then. */
static gsize
skip_start_tag (UmpByteLook *look, const guint8 *plain, const guint8 *p, gsize i, gsize n)
{
  gsize k = i + 1, end = MIN (n, i + SHORT_TAG);
  guint attrs = 0;

  if (k >= end || !g_ascii_isalpha (p[k]) || look->tags + 1 == look->stop_at ||
      look->depth >= UMP_LOOK_MAX_DEPTH || look->offset < sizeof look->head)
    return i;
  for (;;) {
    while (k < end && plain[p[k]] & PLAIN_TAG)
      k++;
    if (k == end || p[k] != '"' || ++attrs > UMP_LOOK_MAX_ATTRS)
      break;
    do
      k++;
    while (k < end && plain[p[k]] & PLAIN_VALUE);
    if (k == end || p[k++] != '"')
      return i;
  }
  if (k + 1 < end && p[k] == '/' && p[k + 1] == '>')
    k += 2;
  else if (k < end && p[k] == '>') {
    k++;
    look->depth++;
  } else
    return i;
  look->tags++;
  look->tag_line = look->line;
  look->offset += k - i;
  return k;
}

gsize
ump_byte_look_feed (UmpByteLook *look, const char *bytes, gsize n)
{
  const guint8 *p = (const guint8 *) bytes, *plain = plain_bytes ();

  for (gsize i = 0; i < n; i++) {
    guint8 c;

    if (look->need == 0) {
      gsize begin = i;

      i = skip_plain (look, plain, p, i, n);
      if (!within_limits (look))
        return begin;
    }
    if (i == n)
      break;
    c = p[i];
    if (c == '<' && look->state == IN_TEXT && look->need == 0) {
      gsize end = skip_start_tag (look, plain, p, i, n);

      if (end > i) {
        i = end - 1;
        continue;
      }
    }
    if (look->offset < sizeof look->head)
      look->head[look->offset] = c;
    if (c >= 0x80 || look->need > 0) {
      if (!step_character (look, c))
        return i;
    } else if (c < 0x20 && !step_control (look, c)) {
      return i;
    }
    if (is_wanted_tag (look, c) || !step (look, c))
      return i;
    look->offset++;
  }
  return n;
}

gboolean
ump_byte_look_finish (UmpByteLook *look)
{
  if (look->problem != NULL)
    return FALSE;
  if (look->need > 0)
    return refuse (look, N_ ("this is not UTF-8"));
  return TRUE;
}

guint
ump_byte_look_tag_line (const char *bytes, gsize n, guint tag)
{
  UmpByteLook look;

  ump_byte_look_init (&look);
  look.stop_at = tag;
  ump_byte_look_feed (&look, bytes, n);
  return tag > 0 && look.tags == tag ? look.tag_line : 0;
}
