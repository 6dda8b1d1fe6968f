# SPDX-License-Identifier: GPL-3.0-or-later
"""Rounds of the games as lines of notation, what to tap for each, and a window in which they are entered."""
import os
import re
import sys
import xml.etree.ElementTree as ElementTree

import driver
from driver import until

# Rounds as lines of notation.
LINE_IT = """market 5,17,33,bet-3
ana: take 17 line
ana: end
bea: take bet-3 line
bea: complete
bea: end
market 40,41,42,43
bea: take 41 hand
bea: play 41
bea: end
ana: take 40 line
ana: complete
ana: end""".splitlines()
ELEVATOR = """ana: park 5
bea: park 1
ana: place 5 7C
bea: place 3 2D
ana: ride up load=7C
bea: ride up
ana: place 6 KD
bea: place 6 10H
ana: ride move
bea: ride move
ana: place 2 3C
bea: place 9 9S
ana: ride move
bea: ride stop
ana: place 10 4H
bea: place 8 AS
ana: ride stop
bea: ride wait""".splitlines()
MARTES_13 = """deal
ana: play cat-5 pile=1
bea: play mirror-4 pile=2
carlos: play ladder-7 pile=3
ana: play cat-7 pile=1
bea: play mirror-5 pile=2
carlos: play ladder-5 pile=3
ana: play martes pile=1
bea: play mirror-7 pile=2
carlos: play martes pile=2""".splitlines()
LEVEL_8 = """deal red-5
ana: draw stock
ana: lay red-1,red-2,wild:3 blue-4,blue-5,blue-6
ana: discard green-9
bea: draw ana
bea: discard green-10
ana: draw bea
ana: add ana.1 red-4
ana: skip bea
ana: draw stock
ana: add ana.2 purple-7
ana: discard yellow-15
bea: draw stock
bea: discard yellow-14
ana: draw stock
ana: add ana.2 purple-8
ana: discard red-9
bea: draw stock
bea: discard orange-2
ana: draw stock
ana: add ana.2 purple-9
ana: discard green-10""".splitlines()
# And one of umpirectl's own generator, whose numbers are the same everywhere: 18 draws, seven lost children among them
# that have to choose whom they pull, and the last turn without draws.
ELEVATORS = ["random", "in-front-of-the-elevators", "--seats", "3", "--seed", "4", "--entries", "40"]

SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
RANKS = {"J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}


def spoken(card):
    """How the key of a card begins: a pattern."""
    if card.startswith("bet-"):
        return f"Bet \\+{card[4:]}"
    if card[-1] in SUITS and card[:-1]:
        return f"{RANKS.get(card[:-1], card[:-1])} of {SUITS[card[-1]]}"
    if card.isdigit():
        return f"(\\w+ )?{card}"
    return card.partition(":")[0].capitalize().replace("-", " ")


def lines_of(session):
    """The entries of a session file as lines of notation."""
    lines = []
    for entry in ElementTree.fromstring(session).find(".//{*}log"):
        words = {name: value.replace(" ", ",") for name, value in entry.attrib.items()}
        by = words.pop("by", None)
        lines.append((f"{by}: " if by else "") + " ".join([entry.tag.rpartition("}")[2], *words.values()]))
    return lines


def cards_of(text):
    return [spoken(card) for card in re.split("[ ,]", text) if card]


def taps_of(line):
    """The keys for a line of notation, one after the other: patterns of the beginnings of their names."""
    by, _, move = line.rpartition(": ")
    verb, *words = move.split()
    given = dict(word.partition("=")[::2] for word in words if "=" in word)
    plain = [word for word in words if "=" not in word]
    if verb == "market":
        return cards_of(plain[0])
    if verb == "take":
        return [spoken(plain[0]), f"{plain[1].capitalize()} of {by.capitalize()}"]
    if verb == "park":
        return [f"Floor {plain[0]}"]
    if verb == "place":
        return [spoken(plain[1]), f"Floor {plain[0]}"]
    if verb == "ride":
        return cards_of(given.get("load", "")) + [plain[0].capitalize()]
    if verb == "play" and len(plain) > 1:
        who = f"{spoken(plain[2])}, Line {plain[1]}|" if len(plain) > 2 else ""
        return [spoken(plain[0]), f"{who}Line {plain[1]}:"]
    if verb == "play" and plain[0] == "martes":
        return [spoken(plain[0]), f"Pile {given['pile']}:"]
    if verb == "draw" and plain[0].isdigit():
        return [f"Deck {plain[0]}" + (f", {plain[1]}" if len(plain) > 1 else ":")]
    if verb == "draw":
        return ["Stock:" if plain[0] == "stock" else f"Discard pile of {plain[0].capitalize()}:"]
    if verb == "lay":
        return [tap for word in plain for tap in cards_of(word)] + ["Lay level"]
    if verb == "add":
        who, number = plain[0].split(".")
        return cards_of(plain[1]) + [f"Group {number} of {who.capitalize()}:?"]
    if verb == "discard":
        return [spoken(plain[0]), "Discard"]
    if verb == "skip":
        return ["Skip", f"(Skip: )?{plain[0].capitalize()}"]
    return [{"complete": "Complete the line", "end": "End turn", "play": spoken(plain[0]) if plain else "",
             "deal": spoken(plain[0]) if plain else "Deal"}[verb]]


needed = {}  # how many taps or keys, of (game, verb)


def count(game, line, taps):
    verb = line.rpartition(": ")[2].split()[0]
    needed.setdefault((game, verb), []).append(taps)


def tell(what):
    """With UI_TAPS set: a table of what was counted."""
    if not os.environ.get("UI_TAPS"):
        return
    print(f"| game | move | {what}, fewest | most |\n| --- | --- | --- | --- |", file=sys.stderr)
    for (game, verb), taps in needed.items():
        print(f"| {game} | {verb} | {min(taps)} | {max(taps)} |", file=sys.stderr)


class RoundTest(driver.WindowTest):
    def begin(self, kind, lines, names=("Ana", "Bea")):
        """An empty session in the window, and the same round typed in umpirectl."""
        self.kind = kind
        self.whole = self.new_session(kind, *names, name="whole.umpire", entries=lines)
        self.file = self.new_session(kind, *names)
        self.program = self.desk.open(self.file)
        self.page = self.program.windows()[0]
        self.alert, self.field = self.program.find("alert"), self.entry(self.program)
        self.program.focus()
        self.program.key("Escape")  # out of the line
        self.pad, self.table = (self.program.find("group", name) for name in ("Entry pad", "Table"))

    def key(self, pattern):
        """A key of the pad, or what can be tapped on the table."""
        def look():
            for place in (self.pad, self.table, self.page):
                found = place.all("button", like=f"(?:{pattern})(?:[, ]|$)")
                if found:
                    return found
            return []

        return until(look, f"a key {pattern!r}")[0]

    def gathered(self, said):
        """Whether it lies among what is turned up at once: it is entered with the last one."""
        return self.alert.name != said and re.match(r"\d+ of \d+: ", self.alert.name)

    def entered(self, said):
        """Whether there is another verdict, or the page of the round's end: the verdict is not on it, though newer
        versions of GTK still know where it was."""
        verdict = self.alert.name
        return (verdict != said and verdict.startswith("Accepted")
                or not (verdict and self.alert.shown) and self.program.all("heading"))

    def said_in_pad(self):
        return [part.name for part in self.pad.all("label")]

    def finish(self):
        self.assertEqual(self.program.end(), 0)
        self.assertEqual(self.log_of(self.file), self.log_of(self.whole))
