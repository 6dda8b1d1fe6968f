# SPDX-License-Identifier: GPL-3.0-or-later
"""How a game ended: the page that stands there at its end and when a finished session is opened."""
import driver
from driver import until

ROUNDS = [(1, 9, 3), (1, 2, 3), (11, 1, 1)]


class ResultTest(driver.WindowTest):
    def finished(self, *more):
        entries = [f"enter {who} {points}" for row in ROUNDS for who, points in zip(("ana", "bea", "carlos"), row)]
        return self.new_session("pad", "Ana", "Bea", "Carlos", "-o", "name=Rummy", entries=[*entries, *more, "finish"])

    def test_page(self):
        program = self.desk.open(self.finished())
        program.find("heading", "Ana wins")
        places = program.find("list", "Places")
        self.assertEqual([row.name for row in places.all("list item")],
                         ["1st, Ana, 13", "2nd, Bea, 12", "3rd, Carlos, 7"])
        self.assertIn("Bea led from round 1 to round 2.\nAna took the lead in the last round, with 11 there.\n"
                      "It was won by one point.", [label.name for label in program.all("label")])
        program.find("label", "Most in one round: Ana, 11 in round 3.")
        program.find("label", has="There was no ruling.")
        program.find("image", begins="Chart of the totals, Ana 13")
        program.find("button", "Ana, Total: 13")
        program.find("button", "To the table").act()
        program.gone("heading", "Ana wins")

    def test_names_in_spanish(self):
        """Before the sound of i "and" is another word."""
        self.desk.end()
        self.desk = driver.Desk(language="es")
        for last, who, word in (("Iñaki", "inaki", "e"), ("Íñigo", "inigo", "e"), ("Hilario", "hilario", "e"),
                                ("Yvonne", "yvonne", "e"), ("Yolanda", "yolanda", "y"), ("Hiero", "hiero", "y")):
            file = self.new_session("pad", "Ana", last, name=f"{who}.umpire",
                                    entries=["enter ana 4", f"enter {who} 4", "finish"])
            program = self.desk.open(file)
            program.find("heading", has=f"Ana {word} {last} ")
            program.end()

    def test_rulings(self):
        """What would have been without a ruling: who wins then, or why that cannot be said."""
        file = self.new_session("pad", "Ana", "Bea", "Carlos", "-o", "columns=tricks", "-o", "check=tricks <= 8", entries=[
            "enter ana 5 tricks", "enter bea 2 tricks", 'enter carlos 9 tricks ruling="the sheet is wet"',
            "enter ana 7 tricks", "enter bea 1 tricks", 'enter carlos 12 tricks ruling="agreed"', "finish"])
        program = self.desk.open(file)
        program.find("heading", "Carlos wins")
        rulings = program.find("list", "Rulings")
        first, second = (row.find("label").name for row in rulings.all("list item"))
        self.assertIn("“the sheet is wet”", first)
        self.assertIn("What would have come without it cannot be said: entry 4 rests on it", first)
        self.assertIn("“agreed”", second)
        self.assertTrue(second.endswith("\nWithout it: Ana 12, Bea 3, Carlos 9. Then Ana wins."), second)

    def share(self, item):
        """A click that comes while a menu opens may be lost."""
        for _ in range(3):
            self.program.find("button", "Menu").click()
            try:
                self.program.find("menu item", "Share", patience=5).click()
                return self.program.find("menu item", item, patience=5).click()
            except AssertionError:
                self.program.key("Escape")
        self.fail(f"no menu with {item}")

    def give_to(self, dialog, path):
        """Types a path into the file chooser. One that is there is asked about."""
        self.desk.still()
        until(lambda: dialog.find("text box").write(str(path)).text == str(path), "the path")
        until(lambda: self.program.key("Return") or self.desk.still() or path.exists() or dialog not in self.program.windows(),
              "the dialog to take the path")
        if path.exists() and dialog in self.program.windows():
            until(lambda: [part for window in self.program.windows() for part in window.all("button", like="_?Replace")],
                  "the question whether it is to be replaced")[0].act()

    def test_share_over_a_session(self):
        """Not over a session, also one that no library lists and nobody plays: it stays as it is, and that is said."""
        file = self.finished()
        (self.desk.folder / "stick").mkdir()
        other = self.new_session("martes-13", "Ana", "Bea", "Carlos", name="stick/other.umpire", entries=["deal"])
        before = other.read_bytes()
        self.program = self.desk.open(file)
        self.program.find("heading", "Ana wins")
        self.program.focus()
        self.share("Table (CSV)…")
        self.give_to(self.program.window("Share"), other)
        self.program.find(has="there is a session at that place")
        self.assertEqual(other.read_bytes(), before)

    def test_share(self):
        """Every way to give a result away offers a name with its day, and writes what umpirectl writes."""
        file = self.finished()
        self.program = self.desk.open(file)
        self.program.find("heading", "Ana wins")
        self.program.focus()
        for item, ending, begins in (("Table (CSV)…", ".csv", b"part"), ("Picture (PNG)…", ".png", b"\x89PNG"),
                                     ("Drawing (SVG)…", ".svg", b"<?xml"), ("Pages (PDF)…", ".pdf", b"%PDF"),
                                     ("Web Page…", ".html", b"<!DOCTYPE html>")):
            with self.subTest(item):
                path = self.desk.folder / f"given{ending}"
                self.share(item)
                dialog = self.program.window("Share")
                until(lambda: dialog.find("text box").text.endswith(ending), "the name that is offered")
                self.assertRegex(dialog.find("text box").text, r"^Rummy, .*\d{4}\.")
                self.give_to(dialog, path)
                self.program.find(has="The file is written")
                self.assertEqual(path.read_bytes()[:len(begins)], begins)

    def test_a_finished_sheet(self):
        """Nobody leads any more, and nothing can be typed: a number is tapped to change it."""
        program = self.desk.open(self.finished())
        program.find("button", "To the table").act()
        program.find("label", "Finished. Tap a number to change it.")
        program.find("label", "1st")
        program.gone("label", "leads")
        program.focus()
        program.find("button", "7").click()
        self.desk.still()
        self.assertEqual(program.all("button", "Enter 7"), [])
        program.find("button", begins="Ana, Round 1, ").click()
        program.gone("label", "Finished. Tap a number to change it.")  # what it changes is seen first

    def test_phone(self):
        """The narrowest window begins with who won, and nothing is wider than it."""
        program = self.desk.open(self.finished())
        program.find("heading", "Ana wins")
        program.resize(360, 700)
        program.find("list", "Places")
        self.desk.still()
        self.assertLess(program.find("heading", "Ana wins").box[1], 140)
        self.assertEqual(program.outside(360, program.all("list item")), [])


driver.main()
