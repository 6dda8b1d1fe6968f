/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What most people would answer to the options that are written, in words: a sheet is put together without a
 * formula. */
#include "tricks.h"

/* clang-format off */
#define NONE(words) { "", words }

const UmpPreset ump_tricks_presets_rounds[] = {
  { "0", N_ ("until it ends some other way") },
  { "hands", N_ ("one for each number of cards") },
  { "#10", N_ ("# rounds") },
  { 0 } };
const UmpPreset ump_tricks_presets_target[] = {
  NONE (N_ ("none")), { "#100", N_ ("# points") }, { 0 } };
const UmpPreset ump_tricks_presets_ranks[] = {
  { "2 3 4 5 6 7 8 9 10 J Q K A", N_ ("all, the ace highest") },
  { "7 8 9 10 J Q K A", N_ ("from the seven, the ace highest") },
  { "7 8 9 J Q K 10 A", N_ ("from the seven, ten and ace highest") },
  { "6 7 8 9 10 J Q K A", N_ ("from the six, the ace highest") },
  { "9 10 J Q K A", N_ ("from the nine, the ace highest") },
  { "9 J Q K 10 A", N_ ("from the nine, ten and ace highest") },
  { "2 3 4 5 6 Q J K 7 A", N_ ("no eight, nine or ten; seven and ace highest") },
  { "2 4 5 6 7 10 11 12 3 1", N_ ("Latin cards without eight and nine; three and one highest") },
  { "4 5 6 7 10 11 12 1 2 3", N_ ("Latin cards without eight and nine; one, two and three highest") },
  { "4 5 6 7 8 9 10 J Q K A",
    N_ ("from the four, the ace highest") },
  { 0 } };
const UmpPreset ump_tricks_presets_trump_ranks[] = {
  NONE (N_ ("the same order")),
  { "7 8 Q K 10 A 9 J", N_ ("from the seven, nine and jack highest") },
  { "6 7 8 10 Q K A 9 J", N_ ("from the six, nine and jack highest") },
  { 0 } };
const UmpPreset ump_tricks_presets_top[] = {
  NONE (N_ ("none")),
  { "joker", N_ ("the joker") },
  { "left right", N_ ("the two jacks of the trumps' colour") },
  { "left right joker", N_ ("the two jacks of the trumps' colour, then the joker") },
  { "JD JH JS JC", N_ ("the four jacks: diamonds, hearts, spades, clubs") },
  { 0 } };
const UmpPreset ump_tricks_presets_remove[] = {
  NONE (N_ ("none")),
  { "3:2D 5:2C 5:2D", N_ ("with three people the two of diamonds, with five that of clubs too") },
  { "3:copa-2", N_ ("with three people the two of cups") },
  { "4C 4S", N_ ("the black fours") },
  { 0 } };
const UmpPreset ump_tricks_presets_hands[] = {
  { "all", N_ ("the whole pack") },
  { "#13", N_ ("# in each round") },
  { "1..all", N_ ("one, and one more in each round") },
  { "#7..1", N_ ("#, and one fewer in each round") },
  { "1..#7 #6..1", N_ ("one up to #, then # down to one") },
  { 0 } };
const UmpPreset ump_tricks_presets_trump[] = {
  { "none", N_ ("none") },
  { "up", N_ ("the suit of the card turned up") },
  { "call", N_ ("called by one of the people") },
  { "C", N_ ("clubs") }, { "D", N_ ("diamonds") }, { "H", N_ ("hearts") }, { "S", N_ ("spades") },
  { "oro", N_ ("coins") }, { "copa", N_ ("cups") }, { "espada", N_ ("swords") }, { "basto", N_ ("batons") },
  { "none*#6 call*#4", N_ ("none in # rounds, then called in #") },
  { "up call*#6", N_ ("turned up in the first round, called in the next #") },
  { 0 } };
const UmpPreset ump_tricks_presets_calls[] = {
  { "C D H S", N_ ("the four suits") },
  { "C D H S none", N_ ("the four suits or no trumps") },
  { "C D H S none down", N_ ("the four suits, no trumps, or the lowest rank is the best") },
  { "oro copa espada basto", N_ ("the four Latin suits") },
  { 0 } };
const UmpPreset ump_tricks_presets_level[] = {
  NONE (N_ ("none")), { "#7..#13", N_ ("from # to #") }, { 0 } };
const UmpPreset ump_tricks_presets_swap[] = {
  NONE (N_ ("none")), { "7", N_ ("the seven") }, { 0 } };
const UmpPreset ump_tricks_presets_pass[] = {
  { "none", N_ ("nothing") },
  { "left#3", N_ ("# cards to the left") },
  { "left#3 right#3 across#3 none", N_ ("# to the left, # to the right, # across, then nothing") },
  { 0 } };
const UmpPreset ump_tricks_presets_check[] = {
  NONE (N_ ("none")),
  { "sum(bid) != hand", N_ ("all bids together are not as many as the cards of a hand") },
  { "bid > #0", N_ ("each bid is more than #") },
  { "level = 250 or level < 170 and level / 10 * 10 = level",
    N_ ("calls go by tens up to 160, and 250 is all tricks") },
  { "level > 5 or level = 0 and trump = 0 and alone; not alone or level = 0",
    N_ ("from six on; or none at all: 0, without trumps, alone") },
  { 0 } };
const UmpPreset ump_tricks_presets_leader[] = {
  { "left", N_ ("whoever sits to the left of the dealer") },
  { "dealer", N_ ("the dealer") },
  { "caller", N_ ("the caller") },
  { "2C", N_ ("whoever holds the two of clubs") },
  { "C", N_ ("whoever holds the lowest club") },
  { 0 } };
const UmpPreset ump_tricks_presets_hold[] = {
  NONE (N_ ("none")), { "J", N_ ("the jack") }, { 0 } };
const UmpPreset ump_tricks_presets_broken[] = {
  { "none", N_ ("nothing") }, { "H", N_ ("hearts") }, { "S", N_ ("spades") }, { "t", N_ ("trumps") },
  { "none H! none*#2 H! none*#5",
    N_ ("hearts in the second round and, # rounds on, once more, as long as there is something else; not in the # after it") },
  { 0 } };
const UmpPreset ump_tricks_presets_throw[] = {
  { "none", N_ ("nothing") }, { "QS", N_ ("the queen of spades") }, { "H", N_ ("hearts") },
  { "none*#4 KH none*#5",
    N_ ("nothing in # rounds, then the king of hearts in one, then nothing in #") },
  { 0 } };
const UmpPreset ump_tricks_presets_first[] = {
  NONE (N_ ("nothing")),
  { "H", N_ ("hearts") },
  { "H QS", N_ ("hearts and the queen of spades") },
  { 0 } };
const UmpPreset ump_tricks_presets_worth[] = {
  NONE (N_ ("tricks only")),
  { "penalty: H=#1", N_ ("each heart #") },
  { "penalty: H=#1 QS=#13", N_ ("each heart #, the queen of spades #") },
  { "cards: A=#11 10=#10 K=#4 Q=#3 J=#2", N_ ("ace #, ten #, king #, queen #, jack #") },
  { "cards: A=#11 10=#10 K=#4 Q=#3 J=#2 t:J=#20 t:9=#14 last=#10",
    N_ ("ace #, ten #, king #, queen #, jack #; of trumps the jack # and the nine #; the last trick #") },
  { "cards: 1=#11 3=#10 12=#4 11=#3 10=#2", N_ ("one #, three #, king #, knight #, jack #") },
  { "cards: 1=#11 3=#10 12=#4 11=#3 10=#2 last=#10",
    N_ ("one #, three #, king #, knight #, jack #; the last trick #") },
  { "hearts: H=1; queens: Q=1; men: K=1 J=1; king: KH=1; late: last2=1",
    N_ ("hearts; queens; kings and jacks; the king of hearts; the last two tricks, each for itself") },
  { "cards: 1=#11 3=#10 12=#4 11=#3 10=#2 last=#10; final: last=1",
    N_ ("one #, three #, king #, knight #, jack #; the last trick #, which decides a tie") },
  { "cards: A=#1 10=#1 K=#1 last=#1",
    N_ ("ace #, ten #, king #; the last trick #") },
  { "cards: A=11 10=10 K=4 Q=3 J=2 t:J=#20 t:9=#14 last=#5; eights: 8=#8; lows: 6=#11 A=#-11",
    N_ ("ace 11, ten 10, king 4, queen 3, jack 2; of trumps the jack # and the nine #; the last trick #; without trumps each eight #; played down each six # and each ace # more") },
  { "cards: A=#11 7=#10 K=#4 J=#3 Q=#2",
    N_ ("ace #, seven #, king #, jack #, queen #") },
  { "thirds: 1=#3 2=#1 3=#1 10=#1 11=#1 12=#1 last=#3",
    N_ ("in thirds of a point: one #, two #, three #, jack #, knight #, king #; the last trick #") },
  { 0 } };
const UmpPreset ump_tricks_presets_values[] = { NONE (N_ ("none")),
  { "mine = side(cards + declared)",
    N_ ("mine: what one's own side's cards count, with what it declared") },
  { "mine = side(tricks) ? side(cards + declared) : 0",
    N_ ("mine: the same, but nothing for a side without a trick") },
  { "mine = side(cards); top = most(mine)",
    N_ ("mine: what one's own side's cards count; top: the most that a side has") },
  { "mine = side(cards + declared); all = sum(cards + declared); made = 2 * (side(caller) ? mine : all - mine) > all",
    N_ ("mine: what one's own side's cards count, with what it declared; all: what both have; made: the callers have more than half") },
  { "mine = side(cards + declared); capot = side(tricks) = #8 ? #90 : 0; all = sum(cards + declared); made = 2 * (side(caller) ? mine : all - mine) > all",
    N_ ("mine: what one's own side's cards count, with what it declared; capot: # tricks are # more; all: what both have; made: the callers have more than half") },
  { "mine = side(cards + declared); capot = side(tricks) = 8 ? #90 : 0; all = sum(cards + declared); ours = side(caller) ? mine : all - mine; took = side(caller) ? side(tricks) : 8 - side(tricks); made = level = 250 ? took = 8 : ours >= level and 2 * ours > all",
    N_ ("mine: what one's own side's cards count, with what it declared; capot: eight tricks are # more; made: the callers have as much as they called, and more than half; 250 calls all tricks") },
  { "need = side(bid); won = side(bid ? tricks : 0); bags = max(0, won - need) + side(bid ? 0 : tricks)",
    N_ ("need and won: the tricks that a side bid and took; bags: those too many, and those of a bid of none") },
  { "pips = cards + (trump and trump < 5 ? 0 : eights) + (trump = 5 ? lows : 0)",
    N_ ("pips: what the cards count; eights only without trumps, sixes in the place of aces when played down") },
  { "price = level ? 100 * level - 560 + 20 * (trump = 4 ? 0 : trump ? trump : 4) : #250; made = side(caller) and (level ? side(tricks) >= level : side(tricks) = 0)",
    N_ ("price: what the contract is worth, # without a trick; made: the callers made it") },
  { "base = trump = 1 ? #12 : trump = 4 ? #11 : trump = 3 ? #10 : trump ? #9 : #24; game = base * (1 + declared + (cards > 89 or cards < 31) + (tricks = 10 or tricks = 0)); owed = base * ((level + base - 1) / base)",
    N_ ("base: clubs #, spades #, hearts #, diamonds #, jacks alone #; game: that, times what was declared and one, and one more each for ninety in cards and for all tricks; owed: the bid, rounded up to it") },
  { 0 } };
const UmpPreset ump_tricks_presets_points[] = {
  NONE (N_ ("one for each trick of one's own side")),
  { "#1 * tricks", N_ ("# for each trick") },
  { "tricks > 0", N_ ("one for whoever has a trick") },
  { "penalty", N_ ("what the cards count") },
  { "most(penalty) = #26 ? #26 - penalty : penalty",
    N_ ("what the cards count; whoever takes all # has none, and the others # each") },
  { "tricks = bid ? #10 + tricks : #0", N_ ("for exactly the bid # and one for each trick; else #") },
  { "tricks = bid ? #10 + #2 * tricks : #0", N_ ("for exactly the bid # and # for each trick; else #") },
  { "tricks = bid ? #20 + #10 * tricks : #-10 * abs(tricks - bid)",
    N_ ("for exactly the bid # and # for each trick; else # for each trick that differs") },
  { "tricks < bid ? #-10 * bid : #10 * bid + tricks - bid",
    N_ ("for each trick of a bid # where it was missed, else #, and one for each trick more") },
  { "cards + declared", N_ ("what the cards count, and what was declared") },
  { "round = 1 ? #-20 * tricks : round = 2 ? #-20 * hearts : round = 3 ? #-50 * queens : round = 4 ? #-30 * men : round = 5 ? #-160 * king : round = 6 ? #-90 * late : #25 * tricks",
    N_ ("round by round # for each trick, # for each heart, # for each queen, # for each king and jack, # for the king of hearts, # for each of the last two tricks, then # for each trick") },
  { "max(0, side(tricks) - #6) + #3 * (sum(revokes) - side(revokes))",
    N_ ("one for each trick of the side over #, and # for each revoke of the others") },
  { "(won < need ? #-10 * need : #10 * need) + bags + side(bid ? 0 : tricks ? #-100 : #100)",
    N_ ("for each trick that the side bid # where it was missed, else #; one for each trick too many; for a bid of none # where it was missed, else #") },
  { "(made ? mine : side(declared) + (side(caller) ? 0 : sum(cards))) + (side(tricks) = #8 ? #90 : 0)",
    N_ ("what the side has; all cards to the others where the callers have not more than half; with # tricks # more") },
  { "(made and double = 1 ? mine : side(caller) = made ? double * all : 0) + double * capot",
    N_ ("what the side has; missed or doubled, all of it to those who won, times the doubling") },
  { "made and double = 1 ? (mine + capot + 5) / 10 * 10 + (side(caller) ? level : 0) : side(caller) = made ? double * (#160 + side(declared) + level + (made ? capot : 0)) : side(declared)",
    N_ ("what the side has, in tens, and to the callers what they called; missed or doubled, # and the call to those who won, times the doubling") },
  { "made ? mine + (side(tricks) = #8 ? #100 : 0) : side(caller) ? 0 : all",
    N_ ("what the side has, with # tricks # more; all of it to the others where the callers have not more than half") },
  { "side(pips + declared) + (side(tricks) = #9 ? #100 : 0)",
    N_ ("what the side's cards count, with what it declared; with # tricks # more") },
  { "mine = top and count(mine = top) = side(1)",
    N_ ("one for the side that has most, nothing in a tie") },
  { "side(thirds) / #3 + side(declared)",
    N_ ("one for every # that the side's cards count, and what it declared") },
  { "side(tricks) = #10 ? #4 : side(cards) > #90 ? #2 : side(cards) > #60",
    N_ ("with # tricks #; with more than # in cards #, with more than # one") },
  { "2 * mine + side(final) > sum(cards + declared) ? 1 + (mine > #100) : 0",
    N_ ("one for the side that has more than half, in a tie for the last trick; two with more than #") },
  { "side(caller) ? (side(tricks) < level ? (level = 13 ? #-16 : -level) : side(tricks) < 13 ? side(tricks) : level = 13 ? #26 : #16) : 13 - side(tricks) < level ? side(tricks) : 0",
    N_ ("the callers get their tricks, and lose what they called where they missed it; with thirteen called # missed and # made, # for thirteen that were not called; the others get theirs where it was missed") },
  { "side(tricks) < 7 ? 0 : sum(tricks) > 7 ? #1 : side(caller) ? #2 : #3",
    N_ ("# for seven tricks; where the others have none, # for the caller's side, # for the other") },
  { "side(caller) ? (side(tricks) = 5 ? (alone ? #4 : #2) : side(tricks) > 2) : side(tricks) > 2 ? #2 : 0",
    N_ ("the callers get one for three tricks, for all five # alone and # together; the others # for three") },
  { "side(caller) and mine < level ? -level : mine",
    N_ ("what the side has; the callers lose what they called where they have less") },
  { "side(caller) ? (not made ? -price : level and side(tricks) = 10 ? max(#250, price) : price) : level ? min(#10 * side(tricks), max(0, #490 - total)) : 0",
    N_ ("the callers win or lose what the contract is worth, at least # for all tricks; the others get # for each trick, up to # in all") },
  { "caller ? (cards > #60 and game >= level ? game : #-2 * max(game, owed)) : 0",
    N_ ("for who called: with more than # in cards, and no less than was bid, what the game is worth; else # times that") },
  { 0 } };
const UmpPreset ump_tricks_presets_bonus[] = {
  NONE (N_ ("none")), { "Bags: #-100 * (bags / #10)", N_ ("# for every # bags") }, { 0 } };
const UmpPreset ump_tricks_presets_out[] = {
  NONE (N_ ("nobody")), { "tricks = 0", N_ ("whoever has no trick") }, { 0 } };
const UmpPreset ump_tricks_presets_end[] = {
  NONE (N_ ("after the rounds, or at the target")),
  { "total <= #-500", N_ ("also when somebody has # or less") },
  { "made and total >= #500 or total <= #-500",
    N_ ("when the callers made it and have #, or a side has # or less") },
  { 0 } };
const UmpPreset ump_tricks_presets_stop[] = {
  NONE (N_ ("with the last card")), { "side(tricks) = #7", N_ ("when a side has # tricks") }, { 0 } };
