# SPDX-License-Identifier: GPL-3.0-or-later
"""The clock in the header bar and its turn timer, which show and decide nothing."""
import re

import driver
from driver import until


class ClockTest(driver.WindowTest):
    def setUp(self):
        super().setUp()
        self.file = self.new_session("level-8", "Ana", "Bea", entries=["deal red-5", "ana: draw stock"])

    def open_clock(self, program):
        program.find("button", begins="Clock: ").click()
        return program.find("combo box", "Turn timer")

    def timer(self, program):
        """What the clock shows: with a timer what is left of the turn, or what is too much."""
        return [label.name for label in program.all("label") if re.match(r"\+?\d+:\d\d( · |$)", label.name)]

    def test_game_that_is_over(self):
        text = self.file.read_text(encoding="utf-8")
        text = re.sub(r' started="[^"]*"', ' started="2026-01-01T20:00:00Z"', text)
        text = text.replace("</log>", '<abandon at="2026-01-01T21:05:00Z"/></log>')
        self.file.write_text(re.sub(r'(started="[^"]*")', r'\1 finished="2026-01-01T21:05:00Z"', text), encoding="utf-8")
        program = self.desk.open(self.file)
        program.find("button", "Clock: 1 hour 5 minutes")

    def test_turn_timer(self):
        program = self.desk.open(self.file)
        program.focus()
        self.open_clock(program)
        program.find("label", "This turn")
        program.find("label", has="decides nothing")
        self.assertEqual(len(self.timer(program)), 1, "the turn behind the clock alone")
        for key in ("space", "Down", "Return"):
            program.key(key)
        until(lambda: len(self.timer(program)) == 2, "what is left of the turn in the header bar")
        program.key("Escape")
        program.resize(360, 740)
        until(lambda: self.timer(program), "the timer on a phone")

    def test_off(self):
        program = self.desk.open(self.file)
        program.find("button", begins="Clock: ")
        window = program.windows()[0]
        window.act("app.preferences")
        self.sheet(program, window, "Preferences").find("switch", "Clock").act()
        program.gone("button", begins="Clock: ")


if __name__ == "__main__":
    driver.main()
