/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What most people would answer to the options that are written, in words: a sheet is put together without a
 * formula. */
#include "tricks.h"

/* clang-format off */
#define NONE(words) { "", words }

const UmpPreset ump_tricks_presets_rounds[] = {
  { "0", N_ ("until it is over otherwise") },
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
  { 0 } };
const UmpPreset ump_tricks_presets_leader[] = {
  { "left", N_ ("who sits left of the dealer") },
  { "dealer", N_ ("the dealer") },
  { "caller", N_ ("the caller") },
  { "2C", N_ ("who holds the two of clubs") },
  { "C", N_ ("who holds the lowest club") },
  { 0 } };
const UmpPreset ump_tricks_presets_hold[] = {
  NONE (N_ ("none")), { "J", N_ ("the jack") }, { 0 } };
const UmpPreset ump_tricks_presets_broken[] = {
  { "none", N_ ("nothing") }, { "H", N_ ("hearts") }, { "S", N_ ("spades") }, { "t", N_ ("trumps") }, { 0 } };
const UmpPreset ump_tricks_presets_throw[] = {
  { "none", N_ ("nothing") }, { "QS", N_ ("the queen of spades") }, { "H", N_ ("hearts") }, { 0 } };
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
  { 0 } };
const UmpPreset ump_tricks_presets_values[] = { NONE (N_ ("none")), { 0 } };
const UmpPreset ump_tricks_presets_points[] = {
  NONE (N_ ("one for each trick of the own side")),
  { "#1 * tricks", N_ ("# for each trick") },
  { "tricks > 0", N_ ("one for whoever has a trick") },
  { "penalty", N_ ("what the cards count") },
  { "most(penalty) = #26 ? #26 - penalty : penalty",
    N_ ("what the cards count; who takes all # has none, and the others # each") },
  { "tricks = bid ? #10 + tricks : #0", N_ ("for exactly the bid # and one for each trick; else #") },
  { "tricks = bid ? #10 + #2 * tricks : #0", N_ ("for exactly the bid # and # for each trick; else #") },
  { "tricks = bid ? #20 + #10 * tricks : #-10 * abs(tricks - bid)",
    N_ ("for exactly the bid # and # for each trick; else # for each trick that differs") },
  { "tricks < bid ? #-10 * bid : #10 * bid + tricks - bid",
    N_ ("for each trick of a bid # where it was missed, else #, and one for each trick more") },
  { "cards + declared", N_ ("what the cards count, and what was declared") },
  { "round = 1 ? #-20 * tricks : round = 2 ? #-20 * hearts : round = 3 ? #-50 * queens : round = 4 ? #-30 * men : round = 5 ? #-160 * king : round = 6 ? #-90 * late : #25 * tricks",
    N_ ("round by round # for each trick, # for each heart, # for each queen, # for each king and jack, # for the king of hearts, # for each of the last two tricks, then # for each trick") },
  { 0 } };
const UmpPreset ump_tricks_presets_bonus[] = {
  NONE (N_ ("none")), { "Bags: #-100 * (bags / #10)", N_ ("# for every # bags") }, { 0 } };
const UmpPreset ump_tricks_presets_out[] = {
  NONE (N_ ("nobody")), { "tricks = 0", N_ ("who has no trick") }, { 0 } };
const UmpPreset ump_tricks_presets_end[] = {
  NONE (N_ ("after the rounds, or at the target")),
  { "total <= #-500", N_ ("also when somebody has # or less") }, { 0 } };
const UmpPreset ump_tricks_presets_stop[] = {
  NONE (N_ ("with the last card")), { "side(tricks) = #7", N_ ("when a side has # tricks") }, { 0 } };
