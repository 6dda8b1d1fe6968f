# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics in the window: everybody, a person, a game; the numbers are those of `umpirectl stats`."""
import xml.etree.ElementTree as tree

import driver
from driver import until

NS = "{urn:umpire:report:1}"


class StatisticsTest(driver.WindowTest):
    def keep(self, name, points, *options):
        self.desk.sessions.mkdir(parents=True, exist_ok=True)
        entries = [f"enter {who.lower()} {number}" for who, number in points.items()]
        file = self.new_session("pad", *points, *options, entries=[*entries, "finish"], name=name)
        return file.rename(self.desk.sessions / name)

    def counted(self):
        words = self.desk.run(driver.UMPIRECTL, "stats", "--format", "xml")
        return {person.get("name"): person.attrib for person in tree.fromstring(words).iter(NS + "player")}

    def statistics(self):
        program = self.desk.open()
        program.find("button", "Statistics").act()
        return program

    def test_numbers(self):
        self.keep("one.umpire", {"Ana": 5, "Bea": 3}, "-o", "name=Rummy")
        self.keep("two.umpire", {"Ana": 1, "Bea": 3}, "-o", "name=Rummy")
        self.keep("three.umpire", {"Ana": 7, "Bea": 7, "Carlos": 2})
        numbers = self.counted()
        self.assertEqual((numbers["Ana"]["games"], numbers["Ana"]["wins"], numbers["Ana"]["shared"]), ("3", "2", "1"))
        program = self.statistics()
        program.find("heading", "People")
        until(lambda: program.all(has="3 games, 2 wins (1 shared)"), "Ana's and Bea's games")
        program.find(begins="Carlos, 1 game, 0 wins")
        program.find("label", "Rummy")
        program.find("label", "2 games")

    def test_bars_are_as_long(self):
        """Those of 0, 50 and 100 % end at one place, or they cannot be compared."""
        for number in range(10):  # fewer have no share
            self.keep(f"{number}.umpire", {"Ana": 5, "Bea": 3, "Carlos": 5 if number % 2 else 1})
        program = self.statistics()
        boxes = [program.find("label", f"{share}\u00a0%").box for share in (0, 50, 100)]
        self.assertEqual(len({(box[0], box[2]) for box in boxes}), 1, boxes)

    def test_a_person_and_back(self):
        self.keep("one.umpire", {"Ana": 5, "Bea": 3}, "-o", "name=Rummy")
        self.keep("two.umpire", {"Ana": 4, "Bea": 3}, "-o", "name=Rummy")
        program = self.statistics()
        row = program.find(begins="Ana, ")
        program.focus()
        row.click()
        program.find("label", "Wins in a row, most ever")
        program.find(begins="Bea, ahead in 2 of 2")
        program.find(begins="Best, 5")
        program.windows()[0].act("win.back")  # as Alt and the left key: one page back, not Home
        program.find("heading", "What is counted")
        program.find("button", "Back").act()
        self.home(program)

    def test_another_name(self):
        """Two spellings become one person, in the window and for umpirectl; the sessions stay as they are."""
        file = self.keep("one.umpire", {"Ana": 5, "Bea": 3})
        self.keep("two.umpire", {"Anna": 4, "Bea": 3})
        before = file.read_bytes()
        program = self.statistics()
        row = program.find(begins="Anna, ")
        program.focus()
        row.click()
        program.find("heading", has="Latest games")
        program.find(has="Known by another name").click()
        field = shown = program.find("text box", "Name")
        while shown.parent.name != "Known by another name":
            shown = shown.parent
        self.assertLessEqual(field.box[1] + field.box[3], shown.box[1] + shown.box[3], "cut below its words")
        field.write("Ana")
        program.key("Return")
        until(lambda: program.all(has="2 games, 2 wins"), "both to be one")
        self.assertEqual(self.counted()["Ana"]["games"], "2")
        self.assertNotIn("Anna", self.counted())
        self.assertEqual(file.read_bytes(), before)
        program.find(has="Anna counts as Ana from now on")
        program.find("button", begins="Undo").act()
        program.find(begins="Anna, 1 game, 1 win")
        until(lambda: "Anna" in self.counted(), "the file to be as it was")
        self.assertEqual(self.counted()["Ana"]["games"], "1")

    def offered(self, program):
        """Names that the page of a new session has on its people's list or offers."""
        program.windows()[0].act("app.new-session")
        program.find("text box", begins="Name, seat ")
        names = {field.text for field in program.all("text box", begins="Name, seat ")}
        names |= {chip.name[len("Add "):] for chip in program.all("button", begins="Add ")}
        self.go_home(program)
        return names

    def go_home(self, program):
        program.windows()[0].act("win.home")
        program.find("button", "Statistics")

    def test_somebody_is_forgotten(self):
        """A name that was typed once is offered no more, nor is one with a game; the sessions stay, and Undo."""
        program = self.desk.open()
        self.set_up(program, "Score pad, ", "Ana", "Ann")
        for words in ("enter ana 12", "enter ann 7", "finish"):
            self.assertTrue(self.enter(program, words), words)
        until(lambda: "Ann" in self.counted(), "the pad to count")
        self.go_home(program)
        self.set_up(program, "Score pad, ", "Ana", "Typpo")
        self.assertTrue(self.enter(program, "enter ana 1"))
        self.go_home(program)
        self.assertLessEqual({"Ana", "Ann", "Typpo"}, self.offered(program))
        before = {file.name: file.read_bytes() for file in self.desk.sessions.glob("*.umpire")}
        program.find("button", "Statistics").act()
        program.find("heading", "Names without a game that counts")
        self.forget(program, "Typpo")
        program.gone("heading", "Names without a game that counts")
        program.find(has="Typpo is forgotten; the sessions stay")
        self.forget(program, "Ann, ")
        program.find(has="Ann is forgotten; the sessions stay")
        program.find("heading", has="Latest games")  # her games still count
        self.assertIn("Ann", self.counted())
        self.go_home(program)
        self.assertEqual({"Ann", "Typpo"} & self.offered(program), set())
        program.find("button", begins="Undo").act()
        until(lambda: "Ann" in self.offered(program), "Ann to be offered again")
        self.assertEqual({file.name: file.read_bytes() for file in self.desk.sessions.glob("*.umpire")}, before)

    def forget(self, program, row):
        row = program.find(begins=row)
        program.focus()
        row.click()
        program.find(has="Forget this person").click()
        program.find("button", "Forget").act()

    def test_a_mark_is_chosen(self):
        """It is there in new evenings, the finished ones stay as they are; its toast takes it back."""
        file = self.keep("one.umpire", {"Ana": 5, "Bea": 3})
        before = file.read_bytes()
        program = self.statistics()
        row = program.find(begins="Bea, ")
        program.focus()
        row.click()
        program.find("button", "Mark in new evenings").click()
        self.assertIn("pressed", program.find("button", "The first that is free").states)
        program.find("button", "Mark 5").act()
        program.find(has="Bea has this mark in new evenings")
        self.go_home(program)
        self.set_up(program, "Score pad, ", "Ana", "Bea")
        self.entry(program)
        started = until(lambda: [one for one in self.desk.sessions.glob("*.umpire") if one != file], "the new session")[0]
        until(lambda: '<player id="bea" name="Bea" mark="5"/>' in started.read_text(encoding="utf-8"), "her mark in it")
        self.assertIn('<player id="ana" name="Ana"/>', started.read_text(encoding="utf-8"))
        self.assertEqual(file.read_bytes(), before)

    def test_a_team_is_named(self):
        """A team's people count for it, and its toast takes that back."""
        self.keep("one.umpire", {"Wolves": 5, "Bea": 3})
        program = self.statistics()
        row = program.find(begins="Wolves, ")
        program.focus()
        row.click()
        program.find(has="Known by another name").click()
        program.find("text box", "Name").write("Ana + Carlos")
        program.key("Return")
        program.find(begins="Carlos, 1 game, 1 win")
        program.find(has="Wolves is a team: Ana + Carlos")
        program.find("button", begins="Undo").act()
        program.find(begins="Wolves, 1 game, 1 win")

    def set_up(self, program, kind, *names):
        """A session whose names are typed, as a person would."""
        program.windows()[0].act("app.new-session")
        tile = program.find("button", begins=kind).act()
        until(lambda: "pressed" in tile.states, "the game to be chosen")
        program.focus()
        for seat, name in enumerate(names, 1):
            field = program.find("text box", f"Name, seat {seat}")
            until(lambda: "focused" in field.states or field.click(), f"the keyboard at seat {seat}")
            program.key("ctrl+a")
            program.type(name)
            program.key("Return")
            program.find("list item", f"{name}, seat {seat}")
        for button in program.all("button", begins="Remove Player "):
            button.act()
        program.gone("button", begins="Remove Player ")
        program.find("button", "Start").act()

    def test_teams_that_were_set_up(self):
        """Teams are typed for their seats, play on a pad and at cards, and their people have the wins."""
        program = self.desk.open()
        self.set_up(program, "Score pad, ", "Ana + Bea", "Carlos + Dora")
        for words in ("enter ana-bea 12", "enter carlos-dora 7", "finish"):
            self.assertTrue(self.enter(program, words), words)
        until(lambda: self.counted().get("Ana", {}).get("wins") == "1", "the pad to count")
        program.end()
        program = self.desk.open()
        self.set_up(program, "Martes 13, ", "Ana + Bea", "Carlos", "Emil")
        for words in ("deal", "tally ana-bea 5 0 0 0", "tally carlos 0 5 0 0", "tally emil 0 0 5 1") * 4:
            self.assertTrue(self.enter(program, words), words)
        until(lambda: self.counted().get("Ana", {}).get("wins") == "2", "the cards to count")
        numbers = self.counted()
        self.assertEqual({name: (own["games"], own["wins"], own["shared"]) for name, own in numbers.items()},
                         {"Ana": ("2", "2", "1"), "Bea": ("2", "2", "1"), "Carlos": ("2", "1", "1"),
                          "Dora": ("1", "0", "0"), "Emil": ("1", "0", "0")})
        program.end()
        program = self.statistics()
        program.find(begins="Bea, 2 games, 2 wins (1 shared)")

    def test_empty(self):
        program = self.statistics()
        program.find("label", "Nothing to count yet")

    def test_what_cannot_be_read(self):
        """Broken files and unfinished games are no trouble, and are not counted."""
        self.keep("one.umpire", {"Ana": 5, "Bea": 3})
        (self.desk.sessions / "broken.umpire").write_text("<session", encoding="utf-8")
        (self.desk.sessions / "empty.umpire").write_bytes(b"")
        program = self.statistics()
        program.find("heading", "What is counted")
        program.find(begins="Games that count, 1")


driver.main()
