# SPDX-License-Identifier: GPL-3.0-or-later
"""How a game ended: the page that stands there at its end and when a finished session is opened."""
import subprocess

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
        program.find("label", "13 points, the most. Passed Bea in the last round.")
        places = program.find("list", "Places")
        self.assertEqual([row.name for row in places.all("list item")], ["2nd, Bea, 12", "3rd, Carlos, 7"])
        moments = program.all("button", begins="Round ")
        self.assertEqual([moment.name for moment in moments],
                         ["Round 1: 8 points lost. Ana gets 1 in round 1, Bea 9.",
                          "Round 2: 1 point lost. Ana gets 1 in round 2, Bea 2.",
                          "Round 3: The lead changes. Ana gets 11 in round 3, Bea 1: that is the lead."])
        program.find("image", begins="Chart of the totals, Ana 13")
        self.assertEqual(program.all("label", "Place"), [])  # it is above the sheet
        foot = [program.find("button", name).box[0] for name in ("Replay", "Share…", "Next game…", "Play again")]
        self.assertEqual(foot, sorted(foot), "what goes on stands at the end")
        self.assertEqual(program.all("label", has="How Ana comes to"), [])
        program.find("button", "Ana, Total: 13").act()
        program.find(has="How Ana comes to 13")
        program.find("button", "Back to the table").act()
        program.gone("heading", "Ana wins")

    def test_focus(self):
        """It is on the way on, also when the page is the first one of its window, and Escape leads to the table."""
        program = self.desk.open(self.finished())
        program.find("heading", "Ana wins")
        program.focus()
        until(lambda: program.focused() == program.find("button", "Play again"), "the way on to have the focus")
        program.key("Escape")
        program.find("label", "Finished. Tap a number to change it.")
        program.windows()[0].act("win.round-end")
        until(lambda: program.focused() == program.find("button", "Play again"), "it to have it again")

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
        first, without, second, instead = program.find("label", begins="By ruling: ").name.split("\n")
        self.assertIn("“the sheet is wet”", first)
        self.assertTrue(without.startswith(
            "What would have happened without it cannot be said. “Round 1: Enter: Ana, Points 7, tricks” rests on it: "), without)
        self.assertTrue(first.startswith("By ruling: Carlos, round 1: "), first)
        self.assertIn("“agreed”", second)
        self.assertEqual(instead, "Without it: Ana 12, Bea 3, Carlos 9. Then Ana wins.")

    def test_bonus_lines(self):
        """They stand in the sheet, or its rows do not come to the total; each proves itself."""
        file = self.new_session("pad", "Ana", "Bea", "-o", "bonus=All out: points = 0 ? -10 : 0; Even: points / 2 * 2 = points",
                                entries=["enter ana 3", "enter bea 0", "finish"])
        program = self.desk.open(file)
        program.find("heading", "Ana wins")
        program.find("button", "Ana, All out: 0")
        program.find("button", "Bea, Even: 1")
        program.find("button", "Bea, All out: -10").act()
        program.find("label", "points 0: -10 if points is 0, otherwise 0")
        program.gone("button", "Show the entries")  # no one entry made it
        program.find("button", "Back to the table").act()
        program.gone("heading", "Ana wins")
        program.windows()[0].act("win.show-score")
        program.find("button", "Bea, All out: -10").act()
        program.find("label", "points 0: -10 if points is 0, otherwise 0")

    def share(self, item):
        """It stands in the menu then. A click that comes while a menu opens may be lost."""
        for _ in range(3):
            self.program.find("button", "Menu").click()
            try:
                self.program.find("menu item", "Share…", patience=5).click()
                self.program.find("button", "Copy Picture", patience=5)
                break
            except AssertionError:
                self.program.key("Escape")
        if item is not None:
            self.program.find(("list item", "button"), item).click()

    def test_toast(self):
        """It covers none of the ways on, on a phone neither."""
        file = self.finished()
        for size in ((1110, 790), (360, 720)):
            self.program = self.desk.open(file)
            self.program.resize(*size)
            self.program.find("button", "Share…").act()
            self.program.find("button", "Copy Picture").act()
            self.program.gone("button", "Copy Picture")
            toast = self.program.find("label", "Copied")
            foot = [self.program.find("button", name) for name in ("Replay", "Play again")]
            until(lambda: 0 < toast.box[1] and toast.box[1] + toast.box[3] <= min(key.box[1] for key in foot), "the toast above the foot")
            self.program.end()

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
        self.share("Web Page That Replays…")
        self.give_to(self.program.window("Share"), other)
        self.program.find(has="there is a session at that place")
        self.assertEqual(other.read_bytes(), before)

    def test_share(self):
        """Every way to give a result away offers a name with its day, and writes what umpirectl writes."""
        file = self.finished()
        self.program = self.desk.open(file)
        self.program.find("heading", "Ana wins")
        self.program.focus()
        for item, ending, begins in (("Save Picture…", ".png", b"\x89PNG"), ("Web Page That Replays…", ".html", b"<!DOCTYPE html>"),
                                     ("Session File…", ".umpire", b"<?xml")):
            with self.subTest(item):
                path = self.desk.folder / f"given{ending}"
                self.share(item)
                dialog = self.program.window("Share")
                until(lambda: dialog.find("text box").text.endswith(ending), "the name that is offered")
                self.assertRegex(dialog.find("text box").text, r"^Rummy, .*\d{4}\.")
                self.give_to(dialog, path)
                self.program.find(has="The file is written")
                self.assertEqual(path.read_bytes()[:len(begins)], begins)

    def test_to_bg_stats(self):
        """Another program reads the code from the screen: it is what umpirectl prints. The link can be copied."""
        file = self.finished()
        link = self.umpirectl("export", "--to", "bgstats", file).strip()
        self.program = self.desk.open(file)
        self.program.find("heading", "Ana wins")
        self.program.focus()
        self.share(None)
        self.program.find("image", "QR code of the link")
        self.program.find("image", "The picture of the result")
        self.desk.shot(self.desk.folder / "code.png")
        read = subprocess.run(["zbarimg", "--raw", "-q", self.desk.folder / "code.png"], capture_output=True, text=True, check=True)
        self.assertEqual(read.stdout.strip(), link)
        self.program.find("button", "Copy Link").act()
        self.program.find("label", "Copied")
        self.program.key("Escape")
        self.program.gone("button", "Copy Link")
        # taken back, there is no result any more
        self.program.find("button", "Back to the table").act()
        self.program.find("button", "Undo").act()
        until(lambda: not self.program.all("label", "Finished. Tap a number to change it."), "the sheet to go on")
        self.share(None)
        self.program.find("list item", "Session File…")
        self.assertEqual(self.program.all("button", "Copy Link"), [])

    def test_a_finished_sheet(self):
        """Nobody leads any more, and nothing can be typed: a number is tapped to change it."""
        program = self.desk.open(self.finished())
        program.find("button", "Back to the table").act()
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
        self.assertLess(program.find("heading", "Ana wins").box[1], 220)
        self.assertEqual(program.outside(360, program.all("list item")), [])

    def test_blocks(self):
        """Where people have no room beside each other their columns stand below each other, and none is cut."""
        self.desk.end()
        self.desk = driver.Desk(font="Cantarell 22")
        people = ("Ana", "Beatriz", "Carlos", "Dora", "Emil", "Fede", "Hugo")
        entries = [f"enter {who.lower()} {points + k}" for points in (3, 1200) for k, who in enumerate(people)]
        program = self.desk.open(self.new_session("pad", *people, entries=[*entries, "finish"]))
        program.find("heading", "Hugo wins")
        across = {}
        for width in (360, 1100):
            program.resize(width, 720)
            self.desk.still()

            def all_inside():
                found = program.all("button", has=", Round 2: ")
                return len(found) == 7 and not program.outside(width, found) and found

            across[width] = len({part.box[1] for part in until(all_inside, f"no number to be cut at {width}")})
        self.assertGreater(across[360], 2)
        self.assertLess(across[1100], across[360])
        program.find("button", "Emil, Total: 1211").act()
        program.find("label", "How Emil comes to 1211")

    def test_seven(self):
        """Of more people than fit beside a proof every column is in view; who left is told apart."""
        people = ("Ana", "Beatriz", "Carlos", "Dora", "Emil", "Fede", "Hugo")
        ids = [name.lower() for name in people]
        file = self.new_session("pad", *people, entries=[
            *(f"enter {who} {k + 3}" for k, who in enumerate(ids)), "leave dora",
            *(f"enter {who} {k}" for k, who in enumerate(ids) if who != "dora"), "finish"])
        program = self.desk.open(file)
        program.find("heading", "Hugo wins")
        program.find(has="Dora, not there at the end")
        sheet = program.windows()[0].box
        for who in people:
            total = program.find("button", begins=f"{who}, Total: ").box
            self.assertLessEqual(total[0] + total[2], sheet[0] + sheet[2], who)
        cells = [program.find("button", begins=f"{who}, Total: ").box for who in people]
        self.assertGreaterEqual(min(box[2] for box in cells), 100)


class SharePhoneTest(driver.WindowTest):
    look = {"size": "460x820", "font": "Cantarell 22", "language": "es"}

    def test_fits(self):
        """With words of twice the size it is no wider than the phone, and all of it is reached."""
        program = self.desk.open(self.new_session("pad", "Ana", "Bea", entries=["enter ana 9", "enter bea 7", "finish"]))
        program.find("heading", has="Ana")
        program.resize(360, 720)
        program.windows()[0].act("win.share")
        program.find("button", "Copiar imagen")
        dialog = program.windows()[-1]
        link = program.find("button", "Copiar el enlace")
        until(lambda: dialog.box[2] <= 360, "it to be as wide as the phone")
        self.assertLessEqual(link.box[0] + link.box[2], 360)
        program.key("Escape")
        program.gone("button", "Copiar imagen")


driver.main()
