/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the commands of umpirectl share.
 *
 * Results go to stdout, messages to stderr. A command returns its exit status: CLI_FINE, CLI_REFUSED when an
 * entry is refused (or there is nothing to undo), CLI_BAD for bad usage and for files that cannot be read
 * or written. */
#pragma once

#include <glib/gi18n.h>

#include "core/match.h"
#include "games/games.h"
#include "session/format/session.h"
#include "session/store/store.h"

G_BEGIN_DECLS

typedef enum { CLI_FINE, CLI_REFUSED, CLI_BAD } CliStatus;

typedef struct _CliCall CliCall;

/* usage: what stands behind the name; summary, details: messages, details may be NULL. */
typedef struct {
  const char *name;
  const char *usage;
  const char *summary;
  const char *details;
  int (*run) (CliCall *call);
} CliCommand;

/* One call: args are the words behind the command, words what is left of them when options are taken out
 * (NULL-terminated, n_words of them). status: what to return when cli_parse() says FALSE. */
struct _CliCall {
  const CliCommand *command;
  char **args;
  char **words;
  guint n_words;
  int status;
};

/* Takes options (strings as G_OPTION_ARG_FILENAME: bytes as typed) and checks the number of words. FALSE when
 * help was printed (status CLI_FINE) or the call is wrong (a message was printed, CLI_BAD). max < 0: any
 * number. */
gboolean cli_parse (CliCall *call, const GOptionEntry *options, int min, int max);

#define CLI_GAME_OPTION(place)                                                                        \
  {                                                                                                   \
    "game", 0, 0, G_OPTION_ARG_FILENAME, (place), N_ ("The N-th game of the session; else the last"), \
        N_ ("N")                                                                                      \
  }
#define CLI_FORMAT_OPTION(place, formats)                                                       \
  {                                                                                             \
    "format", 0, 0, G_OPTION_ARG_FILENAME, (place), N_ ("How the result is written"), (formats) \
  }
#define CLI_SET_OPTION(place)                                                                               \
  {                                                                                                         \
    "option", 'o', 0, G_OPTION_ARG_FILENAME_ARRAY, (place), N_ ("An option of the game"), N_ ("NAME=VALUE") \
  }

/* What draws is a program of its own, so that nothing else waits for cairo and Pango to be loaded: it takes
 * the same call, and there it comes back FALSE. Where there is nothing that draws, too. Else it does not come
 * back, but for a message: TRUE, call->status says what to return. */
gboolean cli_hand_over (CliCall *call);

/* ---- saying --------------------------------------------------------------------------- */

extern const UmpWords cli_words;

/* A line on stderr, behind all that went to stdout. Whatever comes from files and names is in it as a
 * terminal may see it: no control characters, none that turn text around, no other line breaks. */
void cli_say (const char *format, ...) G_GNUC_PRINTF (1, 2);
/* Ends what went to stdout. FALSE, with a message, when it did not get there. */
gboolean cli_end_output (void);
/* "umpirectl: …" and a line break on stderr; returns CLI_BAD. */
int cli_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);
/* "FILE:LINE: what" for malformed files, "FILE: what" for other troubles; returns CLI_BAD. */
int cli_complain_file (const char *path, const GError *error);
/* Results, on stdout. */
void cli_put (const char *text);
void cli_put_line (const char *text);
void cli_put_bytes (GBytes *bytes);
void cli_flush (void);
/* "Refused: …" on stderr; returns CLI_REFUSED. */
int cli_refuse (UmpMatch *match, const UmpVerdict *verdict);
/* The same for a typed line that cannot be read, with a mark below its bad place. */
int cli_refuse_line (UmpMatch *match, const UmpVerdict *verdict, const char *line, int column);

/* ---- reading ---------------------------------------------------------------------------- */

/* A number without sign and leading zeros; FALSE, without a word, where it is none from min to max. */
gboolean cli_read_number (const char *text, guint64 min, guint64 max, guint64 *number);
/* The same from 0 to max; FALSE after a message ("--seats: not a number:
 * x"). */
gboolean cli_number (const char *what, const char *text, guint64 max, guint64 *number);
/* Index of text in a NULL-terminated list; -1 after a message. NULL is the first. */
int cli_choice (const char *what, const char *text, const char *const *words);
/* What was typed as UTF-8, a new string; NULL after a message. */
char *cli_utf8 (const char *typed);
/* A game by its kind; NULL after a message. */
const UmpGame *cli_kind (const char *kind);

/* NAME=VALUE pairs as typed (NULL for none); the strings are owned. */
typedef struct {
  GArray *values;
  GPtrArray *strings;
} CliOptions;
gboolean cli_options_init (CliOptions *options, char **typed);
void cli_options_clear (CliOptions *options);
/* Adds an option unless it was typed; copied. */
void cli_options_fill (CliOptions *options, const char *name, const char *value);
/* The same for all of a template, by its name as typed; FALSE after a message. */
gboolean cli_options_add_template (CliOptions *options, const char *kind, int n_people, const char *typed);
/* The templates of score sheets; those that cannot be read are said. Free with g_ptr_array_unref(). */
GPtrArray *cli_templates_list (void);

/* ---- a game in a file ---------------------------------------------------------------------- */

typedef struct {
  UmpStore *store;
  UmpSession *session;
  UmpMatch *match;
  guint index;
} CliGame;

/* The store of a file, its notices and warnings said; NULL after a message. For writing it is never
 * read-only. For reading, "-" is standard input, and a pipe is as good as a file. bytes, if not NULL: what came
 * by a pipe, which cannot be read a second time; NULL for a file. */
UmpStore *cli_open_store (const char *path, UmpStoreMode mode, GBytes **bytes);
/* A game of it: number as typed with --game, NULL for the last. FALSE after a message; end with
 * cli_close(). */
gboolean cli_open (CliGame *game, const char *path, const char *number, UmpStoreMode mode);
/* Lets go of it. Returns status, or CLI_BAD after a message: another program has taken away what was
 * saved. */
int cli_close (CliGame *game, int status);
/* Says the log's refusal if there is one, and returns the status that it gives. */
int cli_judged (CliGame *game);
/* Puts what was accepted in the file; FALSE after a message. */
gboolean cli_make_safe (UmpStore *store);
/* Puts a corrected match in the game's place, which is in the file then; takes it. Returns the status. */
int cli_put_in_place (CliGame *game, UmpMatch *match);
/* A typed line as an entry, `at` set to now unless it was typed; NULL after a message. */
UmpEntry *cli_read_entry (UmpMatch *match, const char *typed);

/* ---- the commands ---------------------------------------------------------------------------- */

int cli_games (CliCall *call);
int cli_rules (CliCall *call);
int cli_schema (CliCall *call);
int cli_new (CliCall *call);
int cli_random (CliCall *call);
int cli_check (CliCall *call);
int cli_replay (CliCall *call);
int cli_score (CliCall *call);
int cli_moves (CliCall *call);
int cli_normalise (CliCall *call);
int cli_play (CliCall *call);
int cli_undo (CliCall *call);
int cli_redo (CliCall *call);
int cli_edit (CliCall *call);
int cli_insert (CliCall *call);
int cli_remove (CliCall *call);
int cli_option (CliCall *call);
int cli_seats (CliCall *call);
int cli_log (CliCall *call);
int cli_export (CliCall *call);
int cli_stats (CliCall *call);
int cli_list (CliCall *call);
int cli_join (CliCall *call);
int cli_leave (CliCall *call);
int cli_templates (CliCall *call);
int cli_title (CliCall *call);
int cli_people (CliCall *call);

G_END_DECLS
