# SPDX-License-Identifier: GPL-3.0-or-later
"""templates, new --template: each delivered score sheet with a worked example, and files of the user's own."""
import os
import pathlib
import re

from support import REPORT, SESSION, Case, main

# For each: the players, then lines of play. "COLUMN a b …" enters one number for each player in order of seats (with
# rows the row, "" without names), "!" behind a number: refused by PAD-4. "= a b …" are the totals then; "over X": X won.
EXAMPLES = {
    "Oh Hell": ("ana bea carlos", """
        bid 0 0 1! 0
        tricks 1 0 0
        = 0 10 10
        bid 1 3! 1 0! 1
        tricks 1 0 1
        = 11 10 21"""),
    "Spades": ("ana bea", """
        bid 4 5
        tricks 10 4! 3
        bags 6 2! 0
        = 46 -50
        bid 3 5
        tricks 8 5
        bags 5 0
        = -19 0"""),
    "Hearts": ("ana bea carlos dora", """
        "" 5 8 13 0
        = 5 8 13 0
        "" 26 0 0 0
        = 5 34 39 26
        "" 3 4 5 13! 14
        = 8 38 44 40
        "" 0 0 26 0
        "" 0 0 26 0
        = 60 90 44 92
        "" 10 10 6 0
        = 70 100 50 92 over carlos"""),
    "Gin Rummy": ("ana bea", """
        deadwood 5 23
        knock 1 0
        = 18 0
        deadwood 8 8
        knock 0 1
        = 43 0
        deadwood 0 41
        knock 1 0
        = 209 0 over ana"""),
    "Canasta": ("ana bea", """
        melded 345 280
        mixed 1 0
        natural 0 1
        reds 1 3
        out 1 1! 0
        hand 0 35
        = 845 1045
        melded 0 402! 400
        mixed 0 2
        natural 0 0
        reds 4 1! 0
        out 0 1
        hand 120 0
        = -75 2145"""),
    "Cribbage": ("ana bea", """
        pegs 4 7
        hand 8 19! 12
        crib 0 6
        = 12 25
        pegs 6 3
        hand 24 2
        crib 5 1! 0
        = 47 30"""),
    "Euchre": ("ana bea", """
        call 1 0
        tricks 5 1! 0
        = 2 0
        call 1 0
        tricks 2 3
        = 2 2
        call 0 2
        tricks 0 5
        = 2 6
        call 0 1
        tricks 1 4
        call 0 2
        tricks 1 4
        call 0 1
        tricks 0 5
        = 2 10 over bea"""),
    "Skat": ("ana bea carlos", """
        game 24 0 0
        won 1 1! 0 0
        = 24 0 0
        game 0 17! 18 0
        won 0 0 0
        = 24 -36 0"""),
    "Golf": ("ana bea", """
        "" 4 3
        "" -2 5
        "" 7 0
        "" 1 1
        "" 1 2
        "" 3 3
        "" 0 4
        "" 8 1
        = 22 19
        "" 2 6
        = 24 25 over ana"""),
    "Dominoes": ("ana bea carlos", """
        pips 0 14 23
        = 37 0 0
        pips 20 6 9
        = 37 23 0
        pips 5 5 30
        = 37 23 0
        pips 40 60 -1! 0
        = 37 23 100 over carlos"""),
    "Farkle": ("ana bea", """
        "" 450! 500 0
        "" 50 475! 650
        = 550 650
        "" 9500 3000
        = 10050 3650 over ana"""),
    "Yacht": ("ana bea", """
        Sixes 24 13! 12
        Ones 3 1
        Twos 6 4
        Threes 6 9
        Fours 12 8
        = 51 34
        Fives 15 20
        = 101 54
        "Three alike" 20 0
        "Four alike" 0 22
        "Full house" 25 17
        Straight 40! 30 0
        Choice 22 31! 19
        Yacht 0 50
        = 198 162 over ana"""),
}

OWN = """<?xml version="1.0" encoding="UTF-8"?>
<sheet xmlns="urn:umpire:sheet:1">
  <name>Our game</name>
  <option name="columns" value="a b"/>
  <option name="points" value="%s"/>
</sheet>
"""


class Delivered(Case):
    def options(self):
        game = self.fine("normalise", self.file).xml().find(SESSION + "game")
        return {o.get("name"): o.get("value") for o in game.findall(SESSION + "option")}

    def game(self):
        return self.fine("check", "--format", "xml", self.file).xml().find(f"{REPORT}session/{REPORT}game")

    def enter(self, seats, line):
        name, numbers = line.split('" ', 1) if line.startswith('"') else line.split(" ", 1)
        name, seat = name.strip('"'), 0
        for number in numbers.split():
            where = [f'row="{name}"' if name[0].isupper() else f"column={name}"] if name else []
            entry = " ".join(["enter", seats[seat], number.rstrip("!"), *where])
            if number.endswith("!"):
                self.assertIn("PAD-4", self.refused("play", self.file, entry).err, entry)
            else:
                self.fine("play", self.file, entry)
                seat += 1
        self.assertEqual(seat, len(seats), line)

    def names(self):
        """Of the delivered sheets of pads, and of trick games with the numbers of people they are for."""
        pads, tricks = [], {}
        for line in self.fine("templates").lines:
            kind = re.match(r"    tricks, (\d)–(\d)$", line)
            if kind:
                tricks[pads.pop()] = int(kind[1]), int(kind[2])
            elif not line.startswith(" "):
                pads.append(line)
        return pads, tricks

    def test_every_trick_game_is_the_one_of_its_worked_round(self):
        """The rounds are cases of the game; here the sheets of the same names are asked to be those games."""
        text = (pathlib.Path(__file__).parents[1] / "games/tricks/sheets.case").read_text(encoding="utf-8")
        cases = dict(case.split("\n", 1) for case in text.split("\ncase ")[1:])
        pads, sheets = self.names()
        self.assertEqual(sorted(sheets), sorted(cases))
        self.assertEqual(len(sheets), 25)
        for name, case in cases.items():
            with self.subTest(template=name):
                seats = re.search("^seats (.*)$", case, re.M)[1].split()
                options = dict(line.split("=", 1) for line in re.findall("^option (.*)$", case, re.M))
                self.file = str(self.folder / f"{name}.umpire")
                self.fine("new", "tricks", *seats, "--template", name, self.file)
                self.assertEqual(self.options(), {"name": name, **options})
                self.bad("new", "tricks", *"abcdefghi"[:sheets[name][1] + 1], "--template", name, self.folder / "more")

    def test_every_template_has_an_example_that_comes_out(self):
        names, tricks = self.names()
        self.assertEqual(sorted(names), sorted(EXAMPLES))
        self.assertGreaterEqual(len(names), 11)
        for name, (seats, lines) in EXAMPLES.items():
            with self.subTest(template=name):
                self.file = str(self.folder / f"{name}.umpire")
                seats = seats.split()
                self.fine("new", "pad", *seats, "--template", name.upper(), self.file)
                self.assertEqual(self.options()["name"], name)
                for line in lines.strip().splitlines():
                    line = line.strip()
                    if not line.startswith("="):
                        self.enter(seats, line)
                        continue
                    totals, _, winner = line[2:].partition(" over ")
                    game = self.game()
                    self.assertEqual([int(t.get("points")) for t in game.iter(REPORT + "total")],
                                     [int(n) for n in totals.split()], line)
                    self.assertEqual([w.get("player") for w in game.iter(REPORT + "winner")],
                                     [winner] if winner else [], line)

    def test_what_is_typed_goes_over_the_template(self):
        self.fine("new", "pad", "Ana", "Bea", "--template", "hearts", "-o", "target=50", "-o", "name=Ours", self.file)
        options = self.options()
        self.assertEqual((options["name"], options["target"], options["best"]), ("Ours", "50", "low"))

    def test_one_that_is_not_there(self):
        self.bad("new", "pad", "Ana", "Bea", "--template", "bridge", self.file)
        self.bad("new", "martes-13", "Ana", "Bea", "Carlos", "--template", "hearts", self.file)
        self.assertFalse(os.path.exists(self.file))

    def test_in_spanish(self):
        out = self.fine("templates", env={"LANGUAGE": "es"}).lines
        self.assertIn("Corazones", out)
        self.fine("new", "pad", "Ana", "Bea", "--template", "corazones", self.file, env={"LANGUAGE": "es"})


class Own(Case):
    def keep(self, text, name="ours.umpire-sheet"):
        folder = self.folder / "umpire" / "templates"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text.encode() if isinstance(text, str) else text)
        return {"XDG_DATA_HOME": str(self.folder)}

    def test_a_file_of_ones_own(self):
        env = self.keep(OWN % "a * b")
        self.assertIn("Our game", self.fine("templates", env=env).lines)
        self.fine("new", "pad", "Ana", "Bea", "--template", "our GAME", self.file, env=env)
        self.play("enter ana 3 a", "enter ana 4 b")
        self.assertIn("12", self.fine("score", self.file).out)

    def test_files_that_are_none(self):
        bad = {
            "a * ": "at character 4",
            "a * b\x01": "",
        }
        for points, said in bad.items():
            env = self.keep(OWN % points)
            result = self.fine("templates", env=env)
            self.assertIn("ours.umpire-sheet", result.err)
            self.assertIn(said, result.err)
            self.assertNotIn("Our game", result.lines)
        for text in ("", "hello", "<sheet/>", OWN.replace("Our game", "") % "a",
                     OWN.replace("<sheet", "<!DOCTYPE sheet [<!ENTITY x 'y'>]><sheet") % "a",
                     OWN.replace('name="columns"', 'name="rounds"') % "a",
                     (OWN % "a").replace("</sheet>", "<more/></sheet>"), b"\xff\xfe",
                     OWN % "a" + "<!--" + "x" * 70000 + "-->"):
            env = self.keep(text)
            result = self.fine("templates", env=env)
            self.assertIn("ours.umpire-sheet", result.err, text[:60])
            self.bad("new", "pad", "Ana", "--template", "Our game", self.file, env=env)


if __name__ == "__main__":
    main()
