// SPDX-License-Identifier: GPL-3.0-or-later
// Martes 13 for boardgame.io, to measure against: node martes-13.cjs MODULE GAMES
//
// GAMES: lines of notation, an empty line behind each game. Each line that comes in on standard input plays all games
// once and answers with the microseconds of CPU that it took, so that whoever measures can take turns. Ends with the
// input. Before that, one line with the points of each game, which must be those that others count.
'use strict';
const fs = require('fs');
const readline = require('readline');
const { Client } = require(process.argv[2]);

const SEATS = ['ana', 'bea', 'carlos', 'dora'];
const PLACES = 3, LIMIT = 13, CARDS = 50, MARTES = 3;
const KINDS = { cat: 0, mirror: 1, ladder: 2, martes: MARTES };
const INVALID_MOVE = 'INVALID_MOVE';

const kindOf = (card) => KINDS[card.split('-')[0]];
const valueOf = (card) => (card === 'martes' ? 4 : Number(card.split('-')[1]));
const copiesOf = (card) => (card === 'martes' ? 8 : { 1: 3, 2: 3, 4: 2, 5: 3, 7: 3 }[valueOf(card)] || 0);

function deal({ G }) {
  if (G.open) return INVALID_MOVE;
  const dealer = (SEATS.length - 1 + G.round) % SEATS.length;
  G.round++;
  G.open = true;
  G.piles = Array.from({ length: PLACES }, () => []);
  G.suits = Array(PLACES).fill(-1);
  G.taken = SEATS.map(() => []);
  G.hands = SEATS.map(() => 0);
  G.seen = {};
  for (let i = 0; i < CARDS; i++) G.hands[(dealer + 1 + i) % SEATS.length]++;
  G.turn = (dealer + 1) % SEATS.length;
}

function fits(G, kind, place) {
  const own = kind === MARTES ? -1 : G.suits.indexOf(kind);
  if (own >= 0) return own === place;
  if (G.piles[place].length === 0) return place === G.piles.findIndex((pile) => pile.length === 0);
  return kind === MARTES || G.suits[place] < 0;
}

function countRound(G) {
  const counts = G.taken.map((cards) => {
    const n = [0, 0, 0, 0];
    for (const card of cards) n[kindOf(card)]++;
    return n;
  });
  for (let kind = 0; kind <= MARTES; kind++) {
    const most = Math.max(...counts.map((n) => n[kind]));
    const holders = counts.filter((n) => n[kind] === most).length;
    counts.forEach((n, seat) => {
      if (kind === MARTES) G.points[seat] += 2 * n[kind];
      else if (n[kind] !== most || holders > 1) G.points[seat] += n[kind];
    });
  }
  G.open = false;
}

function play({ G }, seat, card, place) {
  if (!G.open || seat !== G.turn || (G.seen[card] || 0) >= copiesOf(card)) return INVALID_MOVE;
  const kind = kindOf(card);
  if (place < 0) place = [0, 1, 2].find((i) => fits(G, kind, i));
  if (!fits(G, kind, place)) return INVALID_MOVE;
  const total = G.piles[place].reduce((sum, one) => sum + valueOf(one), 0) + valueOf(card);
  if (total > LIMIT) {
    G.taken[seat].push(...G.piles[place]);
    G.piles[place] = [];
    G.suits[place] = kind === MARTES ? -1 : kind;
  } else if (kind !== MARTES) {
    G.suits[place] = kind;
  }
  G.piles[place].push(card);
  G.seen[card] = (G.seen[card] || 0) + 1;
  G.hands[seat]--;
  for (let i = 1; i <= SEATS.length; i++) {
    G.turn = (seat + i) % SEATS.length;
    if (G.hands[G.turn] > 0) return;
  }
  countRound(G);
}

const martes = {
  name: 'martes-13',
  setup: () => ({ round: 0, open: false, turn: 0, points: SEATS.map(() => 0), piles: [], suits: [], taken: [],
    hands: [], seen: {} }),
  moves: { deal, play },
};

function read(line) {
  const words = line.split(' ');
  if (words[0] === 'deal') return ['deal'];
  return ['play', SEATS.indexOf(words[0].slice(0, -1)), words[2], words[3] ? Number(words[3].replace('pile=', '')) - 1
    : -1];
}

function playGame(lines) {
  const client = Client({ game: martes, numPlayers: SEATS.length, debug: false });
  client.start();
  for (const line of lines) {
    const before = client.getState()._stateID;
    const [verb, ...args] = read(line);
    client.moves[verb](...args);
    if (client.getState()._stateID === before) throw new Error(`refused: ${line}`);
  }
  const { points } = client.getState().G;
  client.stop();
  return points;
}

const games = fs.readFileSync(process.argv[3], 'utf8').trim().split('\n\n').map((game) => game.split('\n'));
console.log(games.map((game) => playGame(game).join(' ')).join(', '));
readline.createInterface({ input: process.stdin }).on('line', () => {
  const start = process.cpuUsage();
  games.forEach(playGame);
  const used = process.cpuUsage(start);
  console.log(used.user + used.system);
});
