# SPDX-License-Identifier: GPL-3.0-or-later
"""Two evenings full of slips: after each undo, redo and correction the file says what the window shows."""
import re
import xml.etree.ElementTree as tree

import driver
from driver import until

NS = "{urn:umpire:report:1}"
NAMES = "Ana|Bea|Carlos"
STRUCK = re.compile(r", (taken back|corrected|left out)$")

MARTES_13 = """
enter deal
enter ana: play cat-5 1
enter bea: play cat-7 1
enter carlos: play mirror-4 2
enter ana: play ladder-4 3
enter bea: play mirror-2 2
undo
undo
redo
redo
undo
undo
undo
redo
enter ana: play ladder-1 3
pale redo
enter bea: play mirror-2 2
correct Ana cat 5 on 1 | ana: play cat-4 1
undo
redo
correct Ana cat 4 on 1 | ana: play cat-7 1
undo
undo
redo
redo
leave out Carlos mirror 4 on 2
undo
redo
put back Carlos mirror 4 on 2
undo
redo
undo
undo
again
enter carlos: play martes 3
enter ana: play cat-1 1
go back to Bea mirror 2
undo
redo
again
redo
enter bea: play mirror-1 2
correct Bea mirror 1 on 2 | bea: play mirror-5 2
correct Bea mirror 5 on 2 | bea: play cat-4 1
keep Bea cat 7 on 1 | bea: play cat-2 1
undo
undo
redo
add Ana ladder 1 on 3 | note "the cat again"
undo
redo
undo
undo
undo
redo
"""

PAD = """
enter enter ana 5
enter enter bea 3
enter enter carlos 7
undo
redo
undo
undo
redo
enter enter carlos 8
pale redo
cell Ana, Round 1, 5 | 50
undo
redo
cell Ana, Round 1, 50 | 12
cell Bea, Round 1, 3 | 30
undo
undo
undo
redo
redo
redo
enter enter ana 4
enter enter bea 9
again
cell Bea, Round 2, 9 | 90
cell Bea, Round 2, 90 | 9
undo
undo
redo
enter adjust carlos 10 "late for bed"
undo
redo
undo
undo
redo
redo
enter enter carlos 1
cell Carlos, Round 1, 8 | 80
undo
undo
redo
redo
again
undo
redo
undo
enter enter carlos 2
cell Carlos, Round 2, 2 | 6
undo
redo
"""


class TrustTest(driver.WindowTest):
    look = {"size": "1300x2000"}  # all rows of the log are in view

    def begin(self, kind):
        self.file = self.new_session(kind, "Ana", "Bea", "Carlos")
        self.open()
        self.acts = 0

    def open(self):
        self.program = self.desk.open(self.file)
        self.program.resize(1110, 1900)

    # -- what is the case --

    def said(self):
        """What the file says: totals, who is next, and the last entry that stands."""
        game = tree.fromstring(self.umpirectl("check", "--format", "xml", self.file)).find(f".//{NS}game")
        totals = {total.get("player"): int(total.get("points")) for total in game.iter(NS + "total")}
        to_act = tree.fromstring(self.umpirectl("replay", "--format", "xml", self.file)).get("to-act")
        entries = tree.fromstring(self.umpirectl("log", "--format", "xml", self.file)).findall(NS + "entry")
        last = [entry.get("by", "").capitalize() + " " + entry.text.replace(":", "") for entry in entries[-1:]]
        return totals, to_act, "".join(last).strip()

    def shown(self):
        names = [part.name for part in self.program.all("group")]
        people = [re.match(rf"({NAMES}), (-?\d+) ", name) for name in names]
        totals = {found[1].lower(): int(found[2]) for found in people if found}
        next_one = [found[1].lower() for found in people if found and found.string.endswith(", to play")]
        rows = [name for name in self.rows() if not STRUCK.search(name)]
        return totals, next_one[0] if next_one else None, rows[-1].replace(":", "") if rows else ""

    def agree(self, what):
        until(lambda: self.shown() == self.said(), f"the window to say what the file does after {what}: "
              f"{self.shown()}, {self.said()}", 20)

    def cells(self):
        """Of a pad: the file's numbers by person and round, and the window's; the pen may hold one that was undone."""
        log = re.sub(r"<void.*?</void>", "", self.log_of(self.file), flags=re.S)
        entered, rounds = {}, {}
        for who, points in re.findall(r'<enter player="(\w+)" points="(-?\d+)"', log):
            rounds[who] = rounds.get(who, 0) + 1
            entered[who, rounds[who]] = int(points)
        buttons = [re.match(rf"({NAMES}), Round (\d+), (-?\d+)$", part.name) for part in self.program.all("button")]
        shown = {(found[1].lower(), int(found[2])): int(found[3]) for found in buttons if found}
        return entered, shown

    def agree_on_pad(self, what):
        def same():
            entered, shown = self.cells()
            more = len(shown) - len(entered)
            # below the sheet: what is typed stands over the seats
            totals = [re.match(rf"({NAMES}) (-?\d+)$", part.name) for part in self.program.all("label")]
            return ({found[1].lower(): int(found[2]) for found in totals if found} == self.said()[0]
                    and entered.items() <= shown.items() and more <= 1)

        until(same, f"the sheet to say what the file does after {what}: {self.cells()}", 20)

    def rows(self):
        log = self.program.all("list", "Log")
        return {row.name: row for row in log[0].all("group") if row.name and not re.match(r"Round \d", row.name)} if log else {}

    def row(self, begins, struck=False):
        """The last one that is so."""
        def found():
            return [row for name, row in self.rows().items()
                    if name.startswith(begins) and bool(STRUCK.search(name)) == struck]

        return until(found, f"the row of {begins}", 20)[-1]

    # -- what is done --

    @property
    def actions(self):
        return self.program.windows()[0].actions

    def act(self, action):
        self.program.windows()[0].act(action)
        self.program.settle()

    def end_draft(self, action):
        until(lambda: action in self.actions, action, 20)
        self.act(action)
        until(lambda: "win.keep" not in self.actions, "the draft to end", 20)

    def accept(self):
        """What does not fit behind it is left out."""
        def ways():
            return "win.accept" in self.actions or self.program.all("button", begins="Leave it out")

        for _ in range(20):
            way = until(ways, "a way on", 20)
            if way is True:
                break
            way[0].act()  # of a stop that may have gone: then the next one is asked
            self.desk.still()
        self.end_draft("win.accept")

    def draft(self, row, action, line=None):
        row.act("entry." + action)
        until(lambda: "win.keep" in self.actions, "a draft", 20)
        if line:
            self.program.entry().write(line).act("activate")
            self.program.settle()

    def do_enter(self, line):
        self.assertTrue(self.enter(self.program, line), line)

    def do_undo(self, _):
        self.acts += 1
        self.act("win.undo")

    def do_redo(self, _):
        self.acts += 1
        self.act("win.redo")

    def do_pale(self, what):
        self.assertNotIn("win." + what, self.actions)

    def do_correct(self, words):
        self.acts += 1
        begins, line = words.split(" | ")
        self.draft(self.row(begins), "edit", line)
        self.accept()

    def do_keep(self, words):
        begins, line = words.split(" | ")
        before = self.file.read_bytes()
        self.draft(self.row(begins), "edit", line)
        self.end_draft("win.keep")
        self.assertEqual(self.file.read_bytes(), before)

    def do_add(self, words):
        self.acts += 1
        begins, line = words.split(" | ")
        self.draft(self.row(begins), "insert", line)
        self.accept()

    def do_leave(self, words):
        self.acts += 1
        self.draft(self.row(words.removeprefix("out ")), "remove")
        self.accept()

    def do_put(self, words):
        self.acts += 1
        self.draft(self.row(words.removeprefix("back "), struck=True), "put-back")
        self.accept()

    def do_go(self, words):
        self.acts += 1
        self.row(words.removeprefix("back to ")).act("entry.jump")
        self.program.find("button", "Back to now")
        self.act("win.go-back")
        self.program.gone("button", "Back to now")

    def do_cell(self, words):
        self.acts += 1
        cell, number = words.split(" | ")
        self.program.find("button", cell).click()  # a tap takes the focus out of the typed line
        self.program.find("label", has="new number")
        self.program.type(number)
        self.program.key("Return")
        self.program.find("button", re.sub(r"-?\d+$", number, cell))

    def do_again(self, _):
        """Closed, and opened again."""
        self.assertEqual(self.program.end(), 0)
        self.open()

    def live(self, kind, evening, agree):
        self.begin(kind)
        for number, line in enumerate(evening.split("\n")[1:-1]):
            verb, _, words = line.partition(" ")
            getattr(self, "do_" + verb)(words)
            agree(f"{number}: {line}")
        self.assertGreaterEqual(self.acts, 30)

    def test_martes_13(self):
        self.live("martes-13", MARTES_13, self.agree)

    def test_pad(self):
        self.live("pad", PAD, self.agree_on_pad)


driver.main()
