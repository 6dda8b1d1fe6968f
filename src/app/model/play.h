/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The model behind the pages of one open session: a store, the game that is shown, the moment that is shown,
 * and the move that is being chosen. Pages and panes bind to it; none of them asks the core to change
 * anything.
 *
 * Signals:
 *   "changed" ()      the log, the state or the shown moment changed: everything may look different
 *   "draft-changed" () the chosen keys or the text of the draft changed
 *   "typed" ()        ump_play_typed() is another one
 *   "verdict" ()      there is a new answer to an entry (see ump_play_answer()); to an accepted one not
 *                     before it is safe on disk, or is known not to be
 *   "disk" ()         the answer's safety changed without a verdict, or nothing is being written any more
 *   "trouble" ()      the disk's trouble, or the notice, changed
 *   "described" ()    the session has another title or place; the log and what is being chosen are as
 *                     they were
 *   "proposed" (UmpEntry *entry, guint number)  of ump_play_new_proposal(): what somebody would enter, accepted
 *                     or refused; number: the entry that it takes the place of, 0 for the one that is due */
#pragma once

#include <gio/gio.h>

#include "core/correction.h"
#include "core/steps.h"
#include "core/notation.h"
#include "people-names.h"
#include "session/learned/components.h"
#include "session/store/store.h"

G_BEGIN_DECLS

#define UMP_TYPE_PLAY (ump_play_get_type ())
G_DECLARE_FINAL_TYPE (UmpPlay, ump_play, UMP, PLAY, GObject)

typedef enum {
  UMP_ANSWER_NONE,
  UMP_ANSWER_ACCEPTED,
  UMP_ANSWER_RULING,
  UMP_ANSWER_REFUSED,
  UMP_ANSWER_WAITS,   /* the log holds a refused entry, in front of which one goes on */
  UMP_ANSWER_NOT_NOW, /* a dimmed key was tapped: why it cannot be; nothing was tried */
  UMP_ANSWER_INFO,    /* undone, redone, jumped, corrected, tally mode … */
} UmpAnswerType;

/* Whether what the answer accepts is on disk. HELD: for so short a time that nobody needs to know; what was
 * said before may stand a moment longer. */
typedef enum { UMP_SAFE, UMP_HELD, UMP_SAVING, UMP_UNSAVED } UmpSafety;

/* What the verdict bar shows. Strings are in the user's language, NULL where there is none. entry: the entry
 * that was judged (kept while the answer stands, for "let it stand"); number: its number when accepted.
 * safety: see there; as long as it is not UMP_SAFE, ump_answer_heading() says so in the title's place. title:
 * "Accepted: Diego, cat 2 on pile 1"; sentence: the entry alone, where the title has more; body: hands
 * sentence, or why not; hands: the body, if there is one, is a hands sentence; undone: it says what was
 * undone; rule: id of the rule to open; cause: number of the causing entry or 0, cause_name: what it says;
 * waivable: "Let it stand" may be offered. ways: legal moves near a refused one, best first (UmpMove; NULL:
 * none, and in silent recorder mode); way: the first of them in words. before: the table before the act,
 * where the body only counts the cards that lie otherwise since. precedents: of a refusal that may be let
 * stand, what was done before on that rule (UmpPrecedent, the newest first; NULL: none, and in silent
 * recorder mode); precedent: the same as a sentence. Of INFO entry is what was asked for and may be
 * entered. */
typedef struct {
  UmpAnswerType type;
  UmpEntry *entry;
  guint number;
  UmpKind kind;
  UmpSafety safety;
  char *title;
  char *sentence;
  char *body;
  gboolean hands;
  gboolean undone;
  char *rule;
  guint cause;
  char *cause_name;
  gboolean waivable;
  GPtrArray *ways;
  char *way;
  UmpTable *before;
  GPtrArray *precedents;
  char *precedent;
} UmpAnswer;

/* Frees what it holds; it is none then. */
void ump_answer_clear (UmpAnswer *answer);

/* Takes the store. game: index, or -1 for the last. */
UmpPlay *ump_play_new (UmpStore *store, int game);
/* A play in memory only, in which things are tried: nothing of it reaches the disk. Takes the match; games,
 * kind and people are those of its setup. */
UmpPlay *ump_play_new_trial (UmpMatch *match);
/* Another log of the same game is the trial's from now on; a fork of it is kept. Nothing is told where it is
 * the same one. */
void ump_play_set_trial_log (UmpPlay *self, const UmpMatch *match);
/* The same people and entries, which a log shares with another that is a part of it. */
gboolean ump_play_is_same_log (const UmpMatch *a, const UmpMatch *b);
/* People have the marks in a trial that they have in the play. */
void ump_play_lend_marks (UmpPlay *self, UmpPlay *trial);
/* The same for who only asks what it would be: nothing is ever entered, "proposed" tells of it instead, with
 * keys, table and line as they were. number: an entry of a sheet in the place of which the pen begins, or
 * 0. */
UmpPlay *ump_play_new_proposal (UmpMatch *match, guint number);
gboolean ump_play_is_proposal (UmpPlay *self);

/* A new play of another game of the same session, -1 for the last, which has the store from now on. Once
 * only. This one can only be looked at then, what it is asked of the disk goes to the new one, and it may
 * outlive that. */
UmpPlay *ump_play_hand_on (UmpPlay *self, int game);
/* The play that has the session now: this one until it was handed on. Borrowed. */
UmpPlay *ump_play_present (UmpPlay *self);

UmpStore *ump_play_store (UmpPlay *self);
UmpSession *ump_play_session (UmpPlay *self);
guint ump_play_game_index (UmpPlay *self);
UmpMatch *ump_play_match (UmpPlay *self);
const UmpGame *ump_play_game (UmpPlay *self);

/* The table that is shown: now, with what is gathered, or the moment jumped to. Borrowed. */
const UmpTable *ump_play_table (UmpPlay *self);
/* Number of the entry after which the table is shown; equals checked when it is now. */
guint ump_play_moment (UmpPlay *self);
gboolean ump_play_is_now (UmpPlay *self);
/* The game is finished or abandoned, whatever moment is shown. */
gboolean ump_play_is_over (UmpPlay *self);
/* Of an entry that waits in a log with a refused one there is no table but that of now: the answer says that
 * it waits. */
void ump_play_jump (UmpPlay *self, guint number);
void ump_play_jump_to_now (UmpPlay *self);
/* Takes every entry after the shown moment back, in one act, and shows now; in a log that waits they are
 * left out. Not from now, and not out of a game that is over. */
gboolean ump_play_can_go_back (UmpPlay *self);
void ump_play_go_back (UmpPlay *self);

/* Enters an entry with the present time, or a line of notation (implied spelling allowed). TRUE if
 * accepted; the answer says the rest either way. While a moment is looked at no move enters; what is said
 * of the game as it is now does, as a note. */
gboolean ump_play_enter (UmpPlay *self, UmpEntry *entry);
gboolean ump_play_enter_line (UmpPlay *self, const char *line);
gboolean ump_play_enter_move (UmpPlay *self, const UmpMove *move);
/* Answers whether the line may be entered, and enters nothing. */
void ump_play_ask (UmpPlay *self, const char *line);
/* Enters all of them in one act, or none. */
gboolean ump_play_enter_several (UmpPlay *self, const GPtrArray *entries);
/* Somebody who has no seat comes, as for ump_store_bring_in(), with the mark that names (or NULL) know;
 * refused, the answer says why. FALSE with error set: it cannot be. */
gboolean ump_play_bring_in (UmpPlay *self, UmpPeopleNames *names, const char *id, const char *name,
                            UmpEntry *entry, GError **error);
/* What all say without its being seen (UmpVerb.together) is gathered and shown on the table, and entered at
 * once when it is whole: one entry each, and one undo for all of them. TRUE: that was it. While something is
 * gathered a line that says the same joins it, and undo takes out what came last. */
gboolean ump_play_gather (UmpPlay *self, const UmpMove *move);
guint ump_play_n_gathered (UmpPlay *self);
const UmpMove *ump_play_gathered (UmpPlay *self, guint index);
/* How many there will be with the last one. */
guint ump_play_n_wanted (UmpPlay *self, int verb);
void ump_play_take_out (UmpPlay *self, guint index);
/* Enters what is gathered though more is wanted: before the session is left, and before what cannot be
 * gathered with it. TRUE: nothing is gathered any more. */
gboolean ump_play_settle_gathered (UmpPlay *self);
/* What that entry is to become: the page on which it is corrected begins with it, once. Of a proposal it is
 * what is told. */
void ump_play_propose (UmpPlay *self, guint number, const UmpEntry *entry);
/* A new line, NULL where nothing was proposed for that entry. */
char *ump_play_take_proposal (UmpPlay *self, guint number);
/* Enters the refused entry of the last answer with a ruling. */
gboolean ump_play_let_it_stand (UmpPlay *self, const char *reason);
/* move may be NULL; with it the answer offers to enter it anyway (ump_play_enter_anyway()). */
void ump_play_not_now_for (UmpPlay *self, const UmpVerdict *verdict, const UmpMove *move);
/* Enters the entry of a "not now": the full refusal, and with it the ruling. */
gboolean ump_play_enter_anyway (UmpPlay *self);
/* Acts: what was done at once since the session was opened (an entry, several that came with one tap, a
 * correction, the way back to a moment). Undo takes the last one back, whatever it was; below them, entry by
 * entry, what was there before, but nothing in a log that holds a refused entry. Redo does again what was
 * undone last, as long as nothing else was done. FALSE: there was nothing to do, or it cannot be, as the
 * answer says then. */
gboolean ump_play_can_undo (UmpPlay *self);
gboolean ump_play_can_redo (UmpPlay *self);
gboolean ump_play_undo (UmpPlay *self);
gboolean ump_play_redo (UmpPlay *self);
/* The move that people mean by that entry: where it only ends a turn, the one before it. 0: the last one. */
guint ump_play_move_at (UmpPlay *self, guint number);
/* Where the last change of the log was, or the first of it: the entry's number, 0 for the log's end. */
guint ump_play_place (UmpPlay *self);
/* What the last change of the log took back, or the first of it: its number in the log, 0 where it took back
 * nothing. There it is to be entered anew, or stands as it was before a correction. */
guint ump_play_undone (UmpPlay *self);
/* What undo and redo would do, in words, or why there is nothing: "Undo: Ana, 57 to the line", "Nothing to
 * take back". New strings. */
char *ump_play_undo_words (UmpPlay *self);
char *ump_play_redo_words (UmpPlay *self);
/* Redoes until that entry, which was taken back, stands again. FALSE: redo does not come to it, and nothing
 * was done; or it was stopped on the way, as the answer says. */
gboolean ump_play_can_redo_to (UmpPlay *self, const UmpEntry *taken);
gboolean ump_play_redo_to (UmpPlay *self, const UmpEntry *taken);
/* Puts the log that a correction of the present one comes to in its place, in one act, and takes it out of
 * the correction. FALSE: it cannot be kept; the answer says why. */
gboolean ump_play_correct (UmpPlay *self, UmpCorrection *correction);
/* In a log that waits: leaves the refused entry out, or it and all that waits behind it. FALSE: nothing
 * waits. */
gboolean ump_play_leave_out (UmpPlay *self, gboolean rest);

/* The last answer; while a moment that is not now is shown, what was said to that moment's entry. */
const UmpAnswer *ump_play_answer (UmpPlay *self);

/* The draft: the move being chosen with keys. text: its notation so far, "" when nothing is chosen. */
void ump_play_set_draft (UmpPlay *self, const UmpMove *move); /* copied; NULL clears */
char *ump_play_draft_text (UmpPlay *self);

/* What the line says that is being typed, for the table to show, as "typed" tells; NULL: nothing. Borrowed. */
void ump_play_set_typed (UmpPlay *self, UmpEntry *entry);
UmpEntry *ump_play_typed (UmpPlay *self);

/* Score-pad mode: only tallies are entered. */
gboolean ump_play_tally_mode (UmpPlay *self);
void ump_play_set_tally_mode (UmpPlay *self, gboolean tally);

/* Title and place of the session, "" for none. FALSE: error says why not. */
gboolean ump_play_set_words (UmpPlay *self, const char *title, const char *place, GError **error);

/* The person of that id is called so in this session from now on, which is no act. FALSE: error says why
 * not. */
gboolean ump_play_call_person (UmpPlay *self, const char *id, const char *name, GError **error);

/* Trouble with the disk or a notice of the store, in the user's language; NULL for none. */
const char *ump_play_trouble (UmpPlay *self);
gboolean ump_play_is_read_only (UmpPlay *self);
/* The user's settings, whose "adviser" is followed, and what was learned from their cards. Until they are set
 * there are no settings (NULL), and what is learned is forgotten with the play. */
void ump_play_set_user (UmpPlay *self, GSettings *settings, UmpComponents *components);
/* Where precedents are looked for: of UmpLibraryItem. NULL, as at first: nowhere. */
void ump_play_set_library (UmpPlay *self, GListModel *library);
GListModel *ump_play_library (UmpPlay *self);
GSettings *ump_play_settings (UmpPlay *self);
UmpComponents *ump_play_components (UmpPlay *self);
/* What hands are laying now, for everybody at the table to see, from that step on. Borrowed until it is
 * called again; NULL: nothing. */
void ump_play_set_laying (UmpPlay *self, const UmpSteps *laying, guint from);
const UmpSteps *ump_play_laying (UmpPlay *self, guint *from);
/* Property "adviser": whether it is said what could be done, FALSE for who only records. TRUE at first. */
gboolean ump_play_advises (UmpPlay *self);
/* Whether what lies face down is shown to the scribe: by the user's wish, and not to who only records. */
gboolean ump_play_shows_face_down (UmpPlay *self);
/* Has the document written; "disk" says when that is done, trouble if it failed. */
void ump_play_save (UmpPlay *self);
/* Something is being written, or waits for its turn. */
gboolean ump_play_is_saving (UmpPlay *self);
/* All that was accepted is in the document. FALSE and not saving: it could not be written. */
gboolean ump_play_is_saved (UmpPlay *self);

/* "Diego, cat 2 on pile 1": the log's sentence of a checked entry with who says it; also what a void or a
 * refused entry says, as far as its line can tell. A new string. */
char *ump_play_sentence (UmpPlay *self, guint number);
/* The same with the round in which it was: "Diego, round 2: cat 2 on pile 1"; where that person did the
 * same again in the round, with which of them it is. A new string. */
char *ump_play_name (UmpPlay *self, guint number);
/* The same of another log of the same people. */
char *ump_play_name_in (UmpPlay *self, UmpMatch *match, guint number);
/* The same of a legal move that is not entered: who says it (NULL for nobody; borrowed), and what, with its
 * cards. say
 * holds what the text points to. FALSE: it is refused. */
gboolean ump_play_say_move (UmpPlay *self, const UmpMove *move, const char **who, UmpSay *say);
/* The name of the person with that id as it is shown, the id where there is none; NULL for NULL. A new
 * string. */
char *ump_play_person_shown (UmpPlay *self, const char *id);
/* How often the log was replaced as a whole (a correction, another game): caches of rows are then
 * worthless. */
guint ump_play_generation (UmpPlay *self);
/* Another number after every change of the log. */
guint ump_play_version (UmpPlay *self);

/* Words for the present process (gettext). */
const UmpWords *ump_play_words (void);
/* The same for what leaves the window, where nothing has to fit: names and texts as they stand in the
 * file. */
const UmpWords *ump_play_words_whole (void);

G_END_DECLS
