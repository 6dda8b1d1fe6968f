# SPDX-License-Identifier: GPL-3.0-or-later
"""Paper: printed through the toolkit's own dialog into a file."""
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

import driver
from driver import until

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "cli"))
from pages import n_pages, title_of  # noqa: E402


class PrintTest(driver.WindowTest):
    def printed(self, file, log=False):
        """The file that is written into the home folder when nothing but "Print to File" is chosen."""
        program = self.desk.open(file)
        window = program.window()
        until(lambda: "win.print" in window.actions, "the session to be open")
        if log:
            window.act("win.with-log")
        window.act("win.print")
        dialog = until(lambda: [other for other in program.windows() if other != window], "the dialog")[-1]
        button = dialog.find("button", like="_?Print\\b")
        program.focus(dialog.name)
        self.desk.still()
        if "sensitive" not in button.states:  # newer versions of GTK choose it themselves
            dialog.find("label", "Print to File").click()
        until(lambda: "sensitive" in button.states, "a printer to be chosen")
        button.act()
        path = until(lambda: next((self.desk.folder / "home").glob("*.pdf"), None), "a file")
        return until(lambda: path if path.read_bytes().rstrip().endswith(b"%%EOF") else None, "the file to be whole")

    def test_title_and_name(self):
        """A printed file is called like its session, and its title says what it is."""
        file = self.new_session("pad", "Ana", "Bea", "--title", "Friday", entries=["enter ana 5", "enter bea 3", "finish"],
                                name="friday.umpire")
        pages = self.printed(file)
        self.assertEqual(pages.name, "friday.pdf")
        self.assertEqual(title_of(pages.read_bytes()), "Score pad – Friday")

    def words_of(self, pages):
        return subprocess.run(["pdftotext", "-layout", pages, "-"], capture_output=True, text=True, check=True).stdout

    @unittest.skipIf(shutil.which("pdftotext") is None, "pdftotext is not installed")
    def test_with_log(self):
        """Every entry with its ruling, notes, what was taken back; only where it is asked for."""
        long_note = "The door stood open. " * 480
        entries = ["deal", "ana: play cat-5", 'bea: play mirror-2 pile=1 ruling="the door was open"',
                   'note "ten minutes of debate"', f'note "{long_note}"', 'adjust bea -2 "late"']
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=entries)
        self.umpirectl("undo", str(file))
        words = self.words_of(self.printed(file, log=True))
        log = words[words.index("\nLog\n"):]
        self.assertRegex(log, r"\n *2 +\d\d:\d\d +Ana: .*[Cc]at 5")
        self.assertRegex(log, r"\n *3 +\d\d:\d\d +Bea: [^\n]*\n +Ruling: the door was open\n")
        self.assertIn("ten minutes of debate", log)
        self.assertEqual(len(re.findall(r"The\s+door\s+stood\s+open\.", re.sub(r"\s*Page \d of \d\s*", " ", log))), 480)
        self.assertRegex(log, r"Bea: -2 by agreement \(late\)\n +taken back")
        self.assertGreater(words.count("\f"), 1)
        self.desk.folder.joinpath("home", f"{file.stem}.pdf").rename(self.desk.folder / "with-log.pdf")
        for program in self.desk.programs:
            program.end()
        self.assertNotIn("debate", self.words_of(self.printed(file)))

    @unittest.skipIf(shutil.which("pdftotext") is None, "pdftotext is not installed")
    def test_many_pages(self):
        """A long evening: every round is on a page, with its number at the foot."""
        entries = [f"enter {who} {n}" for n in range(1, 61) for who in ("ana", "bea")]
        file = self.new_session("pad", "Ana", "Bea", entries=entries)
        pages = self.printed(file)
        words = self.words_of(pages)
        sheets = words.split("\f")[:-1]
        self.assertGreater(len(sheets), 3)
        self.assertEqual(len(sheets), n_pages(pages.read_bytes()))
        for number, sheet in enumerate(sheets, 1):
            self.assertIn(f"Page {number} of {len(sheets)}", sheet)
        for part in range(1, 61):
            self.assertEqual(len(re.findall(rf"^\f? *Round {part}\b", words, re.MULTILINE)), 2, part)  # sheet and proof

    def sheet_of(self, text):
        """The lines of the score sheet, cell by cell: from the people to the rank."""
        lines = [re.split(r"  +", line.strip()) for line in text.splitlines() if line.strip()]
        first = next(k for k, line in enumerate(lines) if line[:2] == ["Ana", "Bea"])
        last = next(k for k, line in enumerate(lines) if line[0] == "Rank")
        return lines[first:last + 1]

    @unittest.skipIf(shutil.which("pdftotext") is None, "pdftotext is not installed")
    def test_same_as_the_screen(self):
        """Paper has what the window and the terminal have: the open round, bonus lines, and nothing for who was not there."""
        upper = [f"enter {who} {3 * k} {row}" for k, row in enumerate(("Ones", "Twos", "Threes", "Fours", "Fives", "Sixes"), 1)
                 for who in ("ana", "bea")]
        for words, entries, line in (
                (("--template=yacht", "Ana", "Bea"), upper[:-1], ["Upper half", "35", "0"]),
                (("-o", "late=carlos", "Ana", "Bea", "Carlos"),
                 ["enter ana 5", "enter bea 3", "join carlos points=4", "enter ana 2", "enter bea 1"], ["Join", "4"])):
            with self.subTest(line):
                file = self.new_session("pad", *words, name=f"{line[0].lower().replace(' ', '-')}.umpire", entries=entries)
                pages = self.printed(file)
                sheet = self.sheet_of(self.words_of(pages))
                self.assertEqual(sheet, self.sheet_of(self.umpirectl("score", str(file))))
                self.assertIn(line, sheet)
                pages.unlink()
                program = self.desk.programs[-1]
                program.windows()[0].act("win.show-score")
                for cells in sheet[1:-2]:
                    for who, cell in zip(("Ana", "Bea"), cells[1:] if cells[0] != "Join" else ()):
                        program.find("button", like=rf"{who}, {re.escape(cells[0].replace(', open', ''))}\b.*\b{cell}")
                program.end()

    def test_without_title(self):
        """The game alone."""
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos")
        self.assertEqual(title_of(self.printed(file).read_bytes()), "Martes 13")


driver.main()
