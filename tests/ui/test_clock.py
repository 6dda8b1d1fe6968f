# SPDX-License-Identifier: GPL-3.0-or-later
"""The clock in the header bar."""
import re

import driver
from driver import until


class ClockTest(driver.WindowTest):
    def setUp(self):
        super().setUp()
        self.file = self.new_session("level-8", "Ana", "Bea", entries=["deal red-5", "ana: draw stock"])

    def test_game_that_is_over(self):
        text = self.file.read_text(encoding="utf-8")
        text = re.sub(r' started="[^"]*"', ' started="2026-01-01T20:00:00Z"', text)
        text = text.replace("</log>", '<abandon at="2026-01-01T21:05:00Z"/></log>')
        self.file.write_text(re.sub(r'(started="[^"]*")', r'\1 finished="2026-01-01T21:05:00Z"', text), encoding="utf-8")
        program = self.desk.open(self.file)
        program.find("button", "Clock: 1 hour 5 minutes")

    def test_what_it_tells(self):
        program = self.desk.open(self.file)
        program.find("button", begins="Clock: ").click()
        program.find("label", "This turn")
        program.find("label", begins="0:")
        self.assertFalse(program.all("combo box"), "nothing is set there")

    def test_off(self):
        program = self.desk.open(self.file)
        program.find("button", begins="Clock: ")
        window = program.windows()[0]
        window.act("app.preferences")
        self.sheet(program, window, "Preferences").find("switch", "Clock").act()
        program.gone("button", begins="Clock: ")


if __name__ == "__main__":
    driver.main()
