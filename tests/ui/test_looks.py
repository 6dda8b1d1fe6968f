# SPDX-License-Identifier: GPL-3.0-or-later
"""Narrow windows, large text, dark, high contrast, Spanish: the same pages, without a word from GTK."""
import driver
from driver import until

START = ["deal", "ana: play cat-5 1", "bea: play cat-7 1", "carlos: play mirror-4 2"]


class LooksTest(driver.WindowTest):
    def begin(self, **look):
        self.desk.end()
        self.desk = driver.Desk(**look)
        self.file = self.new_session("martes-13", "Ana", "Bea", "Carlos", "-o", "rounds=2", entries=START)
        self.program = self.desk.open(self.file)
        self.window = self.program.windows()[0]

    def walk_pages(self, width=None, height=800):
        """Every page there is, and each of its parts."""
        program, window = self.program, self.window

        def fit():
            if width:
                program.resize(width, height)
            return program.tree()

        fit()
        for pane in ("score", "log", "left", "rules", "table"):
            window.act("win.show-" + pane)
            self.assertTrue(program.tree())
        self.entry(program)
        self.assertTrue(self.enter(program, "ana: play ladder-4 3"))
        window.act("win.replay")
        program.find("slider")
        window.act("win.replay")
        window.act("win.tally")
        self.entry(program)
        window.act("win.tally")
        window.act("win.edit-last")
        program.find("button", "Accept")
        until(lambda: "win.note" not in window.actions, "the correction page")
        window.act("win.back")
        until(lambda: "win.note" in window.actions, "the table again")
        for line in ("tally ana 2 4 0 3", "tally bea 5 1 4 2", "tally carlos 5 3 3 0"):
            self.entry(program).write(line).act("activate")
        until(lambda: program.all("button", has="10"), "the round's end")
        window.act("win.home")
        until(lambda: "win.home" not in window.actions, "Home")
        window.act("app.new-session")
        until(lambda: "win.home" in window.actions, "New session")
        self.assertTrue(program.tree())

    def inside(self, width):
        """Nothing that can be pressed lies outside the window."""
        until(lambda: not self.program.outside(width, self.program.all("button")), f"everything to be inside of {width}")

    def test_narrow(self):
        self.begin()
        self.program.resize(360, 720)
        until(lambda: self.program.all("button", begins="Log") or self.program.all("tab", "Log"), "the narrow page")
        self.inside(360)
        for key in self.program.find("group", "Entry pad").all("button"):
            self.assertGreaterEqual(min(key.box[2:]), 24, key)
        self.walk_pages(360, 720)

    def test_narrow_choice(self):
        """Where a line on the table has more than one way, the keys say which, on a phone too."""
        file = self.new_session("in-front-of-the-elevators", "Ana", "Bea", "Carlos", entries=[
            "deal yellow-girl,blue-girl,yellow-grandmother girl,boy,2,3,4 girl,boy,2,3,4 girl,boy,2,3,4",
            "ana: play blue-mother 2", "ana: draw 1", "bea: play red-girl 1", "bea: draw 1",
            "carlos: play green-girl 3", "carlos: draw 1"])
        program = self.desk.open(file)
        program.resize(360, 720)
        until(lambda: program.all("button", begins="Log") or program.all("tab", "Log"), "the narrow page")
        program.find("button", "Blue lost child").act()
        table = program.find("group", "Table")
        girl = table.find("button", begins="Blue girl, Line 2")
        until(lambda: girl.description, "what comes of the girl")
        table.find("button", begins="Blue mother, Line 2").act()
        until(lambda: 'moves="blue-mother"' in self.log_of(file), "the entry")

    def test_every_width(self):
        self.begin()
        for width in (1300, 1100, 1099, 900, 700, 600, 599, 480, 360, 620, 1200):
            self.program.resize(width, 700)
            self.inside(width)
        self.program.resize(800, 560)
        self.entry(self.program)

    def test_large_text(self):
        self.begin(font="Cantarell 22", size="1600x1200")
        self.walk_pages()

    def test_large_text_narrow(self):
        self.begin(font="Cantarell 22", size="1600x1200")
        self.program.resize(480, 900)
        self.entry(self.program)
        self.inside(480)

    def test_large_text_phone(self):
        """Keys of a market, of hands, of numbers and colours: none makes the page wider than a phone."""
        games = [("line-it", ["market 1,22,43,64,85", "ana: take 1 hand", "ana: end", "bea: take 22 hand", "bea: end"], None),
                 ("level-8", ["deal red-5", "ana: draw stock"], "Blue")]
        for kind, entries, key in games:
            self.begin(font="Cantarell 22", size="1600x1200")
            self.program.end()
            self.program = self.desk.open(self.new_session(kind, "Ana", "Bea", "Carlos", name=kind + ".umpire",
                                                           entries=entries))
            self.program.resize(360, 740)
            self.inside(360)
            if key:
                self.program.find("button", key).act()
                self.program.find("button", "Blue 12")
            self.inside(360)
            for pane in ("Score", "Log", "Left", "Referee"):
                self.program.find("button", pane).act()
                self.inside(360)

    def test_dark(self):
        self.begin(dark=True)
        self.walk_pages()
        self.desk.still()
        self.assertLess(self.lightness(), 100)

    def test_light(self):
        self.begin()
        self.desk.still()
        self.assertGreater(self.lightness(), 150)

    def lightness(self):
        _, *box, _ = self.program.frames()[0]
        pixels = self.desk.look(*box)
        return sum(sum(pixels[colour::4]) for colour in range(3)) / (len(pixels) // 4 * 3)

    def test_high_contrast(self):
        self.begin(contrast=True)
        self.walk_pages()

    def test_high_contrast_dark(self):
        self.begin(contrast=True, dark=True)
        self.desk.still()
        self.assertLess(self.lightness(), 100)

    def test_spanish(self):
        self.begin(language="es")
        program, table = self.program, self.program.find("group", "Mesa")
        table.find(("button", "group"), begins="Pila 1: gatos, 12 de 13")
        for begins in ("Gato 5", "Espejo 7", "Escalera 1", "Martes"):
            program.find("button", begins=begins)
        self.window.act("win.focus-entry")
        field = program.find("text box", "Anotación")
        field.write("ana: play mirror-1 1").act("activate")
        until(lambda: program.find("alert").name.startswith("Rechazad"), "a refusal in Spanish")
        self.assertIn("M13-3", program.find("alert").name)
        self.window.act("win.home")
        program.find("button", begins="Seguir")
        self.window.act("app.new-session")
        # below all games the people are in view
        start = program.find("button", "Empezar")
        name = program.find("text box", "Añadir una persona")
        until(lambda: name.shown and name.box[1] + name.box[3] <= start.box[1], "the people to be in view")


driver.main()
