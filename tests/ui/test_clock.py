# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the game takes, beside its round."""
import re

import driver


class ClockTest(driver.WindowTest):
    def test_game_that_is_over(self):
        """It is told until somebody does not want it."""
        file = self.new_session("level-8", "Ana", "Bea", entries=["deal red-5", "ana: draw stock"])
        text = file.read_text(encoding="utf-8")
        text = re.sub(r' started="[^"]*"', ' started="2026-01-01T20:00:00Z"', text)
        text = text.replace("</log>", '<abandon at="2026-01-01T21:05:00Z"/></log>')
        file.write_text(re.sub(r'(started="[^"]*")', r'\1 finished="2026-01-01T21:05:00Z"', text), encoding="utf-8")
        program = self.desk.open(file)
        window = program.windows()[0]
        window.act("win.show-log")
        program.find("label", has="1 h 05")
        window.act("app.preferences")
        self.sheet(program, window, "Preferences").find("switch", "Clock").act()
        program.gone("label", has="1 h 05")


driver.main()
