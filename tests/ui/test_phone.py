# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages beside the table on a phone of 360×720, and the correction page in a window: what they are about is in view."""
import unittest

import driver
import fitting
from driver import until

PHONE = (360, 720)
DEFAULT = (1110, 790)
START = ["deal", "ana: play cat-5 1", "bea: play cat-7 1", "carlos: play mirror-4 2"]


class PageTest(driver.WindowTest):
    def open(self, path, size=PHONE):
        self.program = self.desk.open(path)
        self.window = self.program.windows()[0]
        self.program.resize(*size)

    def chance(self, kind, *words, size=PHONE):
        path = self.desk.folder / f"{kind}.umpire"
        path.write_text(self.umpirectl("random", kind, "--seed", 7, *words), encoding="utf-8")
        self.open(path, size)

    def inside(self, part, left=0, top=0, right=None, bottom=None):
        """Whether all of it is in that part of the window."""
        box = part.box
        right, bottom = right or self.window.box[2], bottom or self.window.box[3]
        return box[2] > 0 and box[0] >= left and box[1] >= top and box[0] + box[2] <= right and box[1] + box[3] <= bottom

    def foot(self, name):
        return self.program.find("button", name).box[1]


class PhoneTest(PageTest):
    def test_winner_is_in_view(self):
        """However many columns stand before the winner's."""
        self.chance("martes-13", "--seats", 6)
        self.program.find("heading", "Fede wins")
        total = self.program.find("button", begins="Fede, Total: ")
        until(lambda: 0 <= total.box[0] and total.box[0] + total.box[2] <= PHONE[0], f"all of {total} in view")

    def test_proof_comes_into_view(self):
        """What a number is made of is seen above the buttons, wherever the page stood."""
        self.chance("martes-13", "--seats", 6)
        self.program.find("button", begins="Bea, Total: ").act()
        proof = self.program.find("group", begins="How Bea comes to ")
        until(lambda: self.inside(proof, bottom=self.foot("Next game…")), f"all of {proof} in view")

    def test_what_comes_next_leaves_room(self):
        """What hands do before the next round scrolls with the page; the foot is for what is pressed."""
        text, coming = fitting.session("in-front-of-the-elevators", 4, 49)
        path = self.desk.folder / "round.umpire"
        path.write_text(text, encoding="utf-8")
        self.open(path)
        for line in coming:
            if self.program.all("heading", "Round 1"):
                break
            field = self.program.entry()
            field.write(line).act("activate")
            until(lambda: self.program.all("heading", "Round 1") or field.text == "", f"{line!r} to be entered")
        self.program.find("heading", "Round 1")
        step = self.program.find(("check box", "checkbox"), begins="Take the top card off each elevator")
        until(lambda: self.inside(step, bottom=self.foot("Deal round 2")), "it above the button")
        self.assertGreater(self.foot("Deal round 2"), PHONE[1] - 80)
        step.click()
        until(lambda: "checked" in step.states, "it to be ticked")

    def test_the_whole_sentence_is_read(self):
        """What an entry did has its room; what is longer than that opens by a tap on it."""
        self.open(self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=START))
        words = self.program.find("alert").find("label", has="A new pile on place 2")
        self.assertTrue(self.inside(words))
        self.program.find("alert").find("button", "Undo")
        field = self.entry(self.program)
        field.write("ana: play mirror-7 1").act("activate")
        until(lambda: "M13-3" in self.program.find("alert").name, "a refusal")
        until(lambda: self.program.all("button", "More"), "the way to the rest")
        self.program.find("alert").find("label", has="has to go").click()
        self.program.find("button", begins="Let it stand")
        self.program.find("button", "Rule M13-3")


class CorrectionTest(PageTest):
    def correct(self, size):
        self.open(self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=START), size)
        self.window.act("win.edit-last")
        self.program.find("label", "not yet accepted")
        self.program.entry().write("carlos: play mirror-7 2").act("activate")
        accept = self.program.find("button", "Accept")
        until(lambda: "sensitive" in accept.states, "a correction that can be accepted")

    def test_phone(self):
        """Table, keys and the way on are in view, the three ways to correct share a line; what it changes and what hands do
        lie over them."""
        self.correct(PHONE)
        modes = [self.program.find("button", name) for name in ("Another", "Add before", "Leave out")]
        until(lambda: len({mode.box[1] for mode in modes}) == 1, "one line of them")
        self.assertTrue(all(self.inside(mode) for mode in modes))
        for button in ("Then", "Now", "Keep", "Accept"):
            self.assertTrue(self.inside(self.program.find("button", button)), button)
        self.assertTrue(self.inside(self.program.find("group", "Table")))
        self.program.find("button", "What it changes").act()
        for words in ("Card: mirror 4 → mirror 7", "Leave the table as it is."):
            until(lambda words=words: self.inside(self.program.find("label", words)), words)
        self.program.find("button", begins="Back").act()
        until(lambda: self.inside(self.program.find("group", "Table")), "the table again")

    def test_window(self):
        """The keys, what changes and the scores stand in view beside the table."""
        self.correct(DEFAULT)
        table, scores = self.program.find("group", "Table"), self.program.find("label", begins="As before: ")
        for spot in (self.program.find("group", "Keys"), self.program.find("label", "What it changes"), scores):
            until(lambda spot=spot: self.inside(spot) and spot.box[0] >= table.box[0] + table.box[2], f"{spot} beside it")


class SheetTest(PageTest):
    def test_columns_of_three(self):
        """Between a phone and a window the sheet of three people is seen whole beside its keys."""
        rounds = [f"enter {who} {points} {column}" for column in ("bid", "tricks") for who, points in
                  (("rachel", 2), ("michelle", 1), ("samantha", 0))]
        file = self.new_session("pad", "Rachel", "Michelle", "Samantha", "-o", "columns=bid tricks", "-o",
                                "points=tricks = bid ? 10 + tricks : 0", entries=3 * rounds)
        self.open(file)
        for width in (600, 640, 700, 800, 900):
            self.program.resize(width, 800)
            keys = self.program.find("button", "7")
            cells = self.program.all("button", like="(Rachel|Samantha), Round 3, ") + self.program.all("label", "Total")
            until(lambda: all(0 <= cell.box[0] and cell.box[0] + cell.box[2] < keys.box[0] for cell in cells),
                  f"all columns beside the keys at {width}")

    def test_many_people(self):
        """The bar of what scrolls sideways covers no line."""
        self.chance("pad", "--seats", 12, "--entries", 30, size=DEFAULT)
        first = self.program.find("button", begins="Ana, Round 1, ")
        head = self.program.all("label", "Ana")[-1]
        until(lambda: first.box[1] >= head.box[1] + head.box[3], "the first round below the names")
        self.program.resize(*PHONE)
        behind = self.program.find("label", like=r"\d+ behind$")
        bar = until(lambda: [part for part in self.program.all("scroll bar") if part.box[2] > part.box[3]], "a bar")[0]
        until(lambda: behind.box[1] + behind.box[3] <= bar.box[1], "the distances above the bar")

    def test_key_of_the_others_stays(self):
        """With the last cell of a round there is nobody else: its key keeps its place and can do nothing."""
        self.open(self.new_session("pad", "Ana", "Bea", entries=["enter ana 1", "enter bea 2"]))
        key = self.program.find("button", "Everyone Else 0")
        place = key.box
        for digit in "73":
            self.program.find("button", digit).act()
            enter = self.program.find("button", f"Enter {digit}")
            until(lambda: ("sensitive" in key.states) == (digit == "7"), "the key to know of the others")
            self.assertEqual(place, key.box)
            enter.act()
            self.program.find("button", "Enter")

    def test_keys_of_numbers(self):
        """They stand alike where one reads from the right."""
        self.desk.end()
        self.desk = driver.Desk(language="he")
        self.chance("pad", "--seats", 3, "--entries", 5, size=DEFAULT)
        left, right = (self.program.find("button", key) for key in "79")
        until(lambda: 0 < left.box[0] < right.box[0], "7 at the left of 9")

    def test_signs_of_numbers(self):
        """A minus stands at the left of its digits where one reads from the right; the file has plain ones."""
        mark = "\u200e"  # left-to-right mark
        self.desk.end()
        self.desk = driver.Desk(language="he")
        path = self.new_session("pad", "Ana", "Bea", entries=["enter ana -5", "enter bea 7", "enter ana -3"])
        self.open(path, DEFAULT)
        for name in (f"Ana {mark}-8", "Bea 7"):
            self.program.find("label", name)
        self.program.find("button", has=f"{mark}-5")
        self.program.focus()
        self.program.type("-15")
        self.program.find("label", f"{mark}-15")
        self.program.find("group", like=f"Ana, {mark}-8( points)?(,|$)")
        for part in self.program.all(has="-"):
            self.assertNotRegex(part.name, rf"(?<!{mark})-\d", part)
        self.assertIn('points="-5"', path.read_text(encoding="utf-8"))


class LargeTextTest(unittest.TestCase):
    def cut(self, window, parts):
        """Those that are wider than the page or begin outside of it."""
        return [part for part in parts if (box := part.box)[2] > 0 and (box[0] < 0 or box[0] + box[2] > window.box[2])]

    def test_pages_around_the_game(self):
        """With text at 200 % the learned components and the statistics of a person are no wider than a phone."""
        desk = driver.Desk(size="460x820", font="Cantarell 22")
        try:
            desk.sessions.mkdir(parents=True, exist_ok=True)
            text, _ = fitting.session("martes-13", 3, 400)
            (desk.sessions / "evening.umpire").write_text(text, encoding="utf-8")
            program = desk.open()
            window = program.windows()[0]
            program.resize(*PHONE)
            window.act("win.learned")
            for part in ("Elevator faces", "Levels", "Colours of the numbers"):
                with self.subTest(part=part):
                    program.find("button", has=part, shown=False).act()
                    until(lambda: not self.cut(window, window.all(("button", "label"))), f"{part} inside of the page")
            window.act("win.back")
            window.act("win.statistics")
            program.find("list item", begins="Ana, ").click()
            program.find("label", "Last played")
            until(lambda: not self.cut(window, window.all(("button", "label"))), "the person inside of the page")
            program.end()
        finally:
            desk.end()

    def test_home_with_large_text(self):
        """However long the date of a game is, Home is no wider than a phone."""
        desk = driver.Desk(size="460x820", font="Cantarell 22", language="es")
        try:
            desk.sessions.mkdir(parents=True, exist_ok=True)
            for kind, people, entries in (("pad", 4, 20), ("martes-13", 3, 400), ("pad", 3, 999), ("line-it", 5, 999)):
                text, _ = fitting.session(kind, people, entries)
                (desk.sessions / f"{kind}-{people}.umpire").write_text(text, encoding="utf-8")
            program = desk.open()
            window = program.windows()[0]
            program.resize(*PHONE)
            keys = window.all("button", "Cerrar")
            self.assertTrue(keys)
            until(lambda: not self.cut(window, keys), "the header inside of the page")
            program.end()
        finally:
            desk.end()

    def test_long_sentence_has_the_room(self):
        """What the hands have to do, in many words, stands in all of the verdict's width with text at 200 %."""
        for font, beside in ((11, True), (22, False)):
            with fitting.application(size="460x820", font=f"Cantarell {font}", language="es") as application, \
                    application.page("in-front-of-the-elevators", 4, 49, PHONE) as page:
                words = page.look().first("label", begins="Dora roba la última carta")
                self.assertEqual(words.box[0] - page.verdict.box[0] > 20, beside, f"a mark beside them at {font}")

    def test_names_of_sheets(self):
        """Before a name is cut, sheets stand one below the other."""
        for font, columns in ((11, 2), (22, 1)):
            desk = driver.Desk(size="460x820", font=f"Cantarell {font}", language="es")
            try:
                program = desk.open()
                program.windows()[0].act("app.new-session")
                program.resize(*PHONE)
                program.find("button", "Todos los juegos…").act()
                keys = [program.find("button", name) for name in ("Canasta", "Corazones", "Golf de cartas")]
                until(lambda: len({key.box[0] for key in keys}) == columns, f"{columns} columns of sheets")
                program.end()
            finally:
                desk.end()

    def test_due_keys(self):
        """With text at 200 % table and keys both keep room: keys scroll in themselves, but nobody scrolls for the sheet's
        Enter."""
        with fitting.application(size="460x820", font="Cantarell 22") as application:
            for kind, moments in fitting.STAGES.items():
                least, most = fitting.KINDS[kind]
                with self.subTest(kind=kind), application.page(kind, min(max(least, 4), most), moments[1], PHONE) as page:
                    until(lambda: page.look().table is None or page.pad, "the keys")
                    if page.table is None:
                        self.assertEqual([], list(page.hidden_keys()))
                    else:  # two lines of keys
                        self.assertGreaterEqual(page.pad.box[3], 100)
                    keys = [page.first("button", begins="Enter")] if page.table is None else [page.table]
                    self.assertTrue(all(fitting.contains(page.top, key) for key in keys), keys)
            self.assertEqual([], driver.complaints(application.program.messages))


class LargeGridTest(PageTest):
    look = {"font": "Cantarell 22"}
    size = PHONE

    def test_decks(self):
        """Each deck and colour is one key for a thumb, all of them in view."""
        deal = "deal blue-mother,red-mother,green-girl girl,boy,2,3,4 mother,grandmother,2,3,4,5 father,grandfather,2,3,4"
        self.open(self.new_session("in-front-of-the-elevators", "Ana", "Bea", "Carlos", entries=[deal, "ana: play blue-girl 1"]),
                  self.size)
        pad = self.program.find("group", "Entry pad")
        keys = until(lambda: pad.all("button", like="Deck [123], "), "the decks")
        self.assertEqual(len(keys), 12)
        for key in keys:
            left, top, width, height = key.box
            self.assertGreaterEqual(min(width, height), 40, key.name)
            self.assertLessEqual(top + height, pad.box[1] + pad.box[3], key.name)


class LargeTitleTest(PageTest):
    look = {"font": "Cantarell 22"}

    def test_correction(self):
        """On a phone the title of a page is no larger than what is said on it: it has the room of one line."""
        self.open(self.new_session("martes-13", "Ana", "Bea", "Carlos", entries=START))
        self.window.act("win.edit-last")
        title, words = self.program.find("label", "Correct"), self.program.find("label", begins="Carlos mirror 4")
        until(lambda: 0 < title.box[3] < words.box[3], "a low title")


class LargerGridTest(LargeGridTest):
    look = {"font": "Cantarell 16.5"}
    size = DEFAULT


class LargeResultTest(PageTest):
    def check(self, size, **look):
        self.desk.end()
        self.desk = driver.Desk(font="Cantarell 22", **look)
        people = ("Ana", "Bea", "Carlos")
        entries = [f"enter {who.lower()} {number}" for who, number in zip(people, (5, 3, 9))]
        self.open(self.new_session("pad", *people, entries=[*entries, "finish"]), size)
        again = self.program.find("button", "Jugar otra vez" if look.get("language") else "Play again")
        until(lambda: self.inside(again), "the way on in view")
        self.program.find("button", begins="Ana, Total: ").act()
        self.program.find("button", begins="Ana, Ronda 1: " if look.get("language") else "Ana, Round 1: ").act()
        show = self.program.find("button", "Mostrar las anotaciones" if look.get("language") else "Show the entries")
        until(lambda: 0 < show.box[0] and show.box[0] + show.box[2] < size[0], "the last key inside the page")
        top = again.box[1]
        self.assertGreater(top, size[1] * 3 / 4, "where the foot begins")
        for words in ("Share…", "Compartir…"):
            self.assertEqual([], [key for key in self.program.all("button", words) if key.box[1] > top - 120], words)

    def test_foot(self):
        """With text at 200 % the ways on take two rows at most, and the rest is in the menu."""
        self.check(DEFAULT)
        until(lambda: "win.another-game" in self.window.actions, "another game")

    def test_long_name(self):
        """A name of one long word does not push the totals out of a phone."""
        self.desk.end()
        self.desk = driver.Desk(font="Cantarell 22")
        self.open(self.new_session("pad", "Ana", "Maximilianaaaa", entries=["enter ana 1000", "enter maximilianaaaa 5", "finish"]), PHONE)
        places = self.program.find("list", "Places")
        until(lambda: 0 < places.box[0] and places.box[0] + places.box[2] < PHONE[0], "the places inside the page")

    def test_phone(self):
        self.check(PHONE)

    def test_phone_in_spanish(self):
        self.check(PHONE, language="es")


driver.main()
