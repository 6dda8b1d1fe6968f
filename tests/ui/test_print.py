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
    def printed(self, file):
        """The file that is written into the home folder when nothing but "Print to File" is chosen."""
        program = self.desk.open(file)
        window = program.window()
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

    @unittest.skipIf(shutil.which("pdftotext") is None, "pdftotext is not installed")
    def test_many_pages(self):
        """A long evening: every round is on a page, with its number at the foot."""
        entries = [f"enter {who} {n}" for n in range(1, 61) for who in ("ana", "bea")]
        file = self.new_session("pad", "Ana", "Bea", entries=entries)
        pages = self.printed(file)
        words = subprocess.run(["pdftotext", "-layout", pages, "-"], capture_output=True, text=True, check=True).stdout
        sheets = words.split("\f")[:-1]
        self.assertGreater(len(sheets), 3)
        self.assertEqual(len(sheets), n_pages(pages.read_bytes()))
        for number, sheet in enumerate(sheets, 1):
            self.assertIn(f"Page {number} of {len(sheets)}", sheet)
        for part in range(1, 61):
            self.assertEqual(len(re.findall(rf"^\f? *Round {part}\b", words, re.MULTILINE)), 2, part)  # sheet and proof

    def test_without_title(self):
        """The game alone."""
        file = self.new_session("martes-13", "Ana", "Bea", "Carlos")
        self.assertEqual(title_of(self.printed(file).read_bytes()), "Martes 13")


driver.main()
