# SPDX-License-Identifier: GPL-3.0-or-later
"""The page fits every table and every window, and nothing jumps: every kind of game at its stages, through
accessibility. UI_FITTING=all walks all seats, sizes and languages (half an hour); without it those that are hardest."""
import os
import subprocess
import unittest

import driver
import fitting
from driver import until

EVERYTHING = os.environ.get("UI_FITTING") == "all"
DEFAULT = (1110, 790)
PHONE = (360, 720)
# Size of the window, and how it looks.
LOOKS = [((1366, 768), {"language": "es"}), ((768, 1024), {"contrast": True}), ((1920, 1080), {"language": "es"}),
         (PHONE, {}), ((3840, 2160), {})]
LARGE = [((768, 1024), {"font": "Cantarell 22"}), ((1280, 800), {"font": "Cantarell 22", "language": "es"}),
         ((1366, 768), {"font": "Cantarell 16.5", "language": "es"}), ((1366, 768), {"font": "Cantarell 22"}),
         ((1110, 790), {"font": "Cantarell 16.5"}), ((3840, 2160), {"font": "Cantarell 22", "dark": True})]
# Where there is most to be seen: size, looks, and games with people and stage.
LATE = [(PHONE, {"language": "es"}, [("level-8", 5, 160), ("level-8", 6, 160)]),
        (PHONE, {"font": "Cantarell 22", "language": "es"}, [("line-it", 4, 118), ("level-8", 6, 160)]),
        (DEFAULT, {"font": "Cantarell 16.5"}, [("in-front-of-the-elevators", 2, 49), ("in-front-of-the-elevators", 4, 49)])]

# With most to be counted: four people's lines, six people's numbers and words.
COUNTED = [("in-front-of-the-elevators", 4, 49), ("martes-13", 6, 45), ("level-8", 6, 160), ("elevator", 6, 30)]

# Games whose table has whole cards, and people's chips.
LARGE_CARDS = [("martes-13", 25), ("level-8", 40)]

# A game of each kind in its midst, with four people, so many entries after which are followed.
FOLLOWED = {"martes-13": 5, "line-it": 54, "elevator": 14, "in-front-of-the-elevators": 6, "level-8": 30}


class FittingTest(unittest.TestCase):
    def seats(self, kind):
        least, most = fitting.KINDS[kind]
        return range(least, most + 1) if EVERYTHING and most < 12 else sorted({least, most})

    def walk(self, size, stages=slice(None), seats=None, **look):
        with fitting.application(size=f"{size[0] + 100}x{size[1] + 100}", **look) as application:
            for kind, moments in fitting.STAGES.items():
                for people in seats or self.seats(kind):
                    if not fitting.KINDS[kind][0] <= people <= fitting.KINDS[kind][1]:
                        continue
                    for entries in moments[stages]:
                        with self.subTest(kind=kind, seats=people, entries=entries, size=size, **look), \
                                application.page(kind, people, entries, size) as page:
                            page.text_scale = fitting.text_scale(look)
                            page.look()
                            self.judge_side(page, look)
                            self.assertEqual([], list(page.troubles())[:5])
            self.assertEqual([], driver.complaints(application.program.messages))

    def test_default_size(self):
        self.walk(DEFAULT)

    def test_late(self):
        """What fills a table late in a game is read, and leaves the keys their room."""
        for size, look, pages in LATE:
            with fitting.application(size=f"{size[0] + 100}x{size[1] + 100}", **look) as application:
                for kind, people, entries in pages:
                    with self.subTest(kind=kind, seats=people, size=size, **look), \
                            application.page(kind, people, entries, size) as page:
                        page.text_scale = fitting.text_scale(look)
                        self.assertEqual([], list(page.look().troubles())[:5])

    def test_six_late(self):
        """Six people's lines of Level 8 are read at the default size, however many cards are known."""
        with fitting.application(size="1210x890") as application:
            for entries in (160, 250):
                with self.subTest(entries=entries), application.page("level-8", 6, entries, DEFAULT) as page:
                    self.assertEqual([], list(page.look().troubles())[:5])

    def test_other_sizes(self):
        for size, look in LOOKS:
            self.walk(size, slice(None) if EVERYTHING else slice(1, 2), None if EVERYTHING else (4, 6), **look)

    def test_large_text(self):
        """With 150 and 200 % text on a laptop every due key and the table are in view without scrolling."""
        for size, look in LARGE:
            self.walk(size, slice(None) if EVERYTHING else slice(1, 2), None if EVERYTHING else (4,), **look)

    def test_sheet_with_large_text(self):
        """With 200 % text a laptop has the keys below the digits in view, and five people's columns beside them."""
        with fitting.application(size="1466x868", font="Cantarell 22", language="es") as application, \
                application.page("pad", 6, 30, (1366, 768)) as page:
            finish = page.look().first("button", "Terminar")
            self.assertLessEqual(finish.bottom, 768)
            head = max(page.top.all("label", "Elena"), key=lambda spot: spot.box[1])  # below that of the seats
            self.assertLess(head.right, page.first("button", "7").box[0])

    def test_large_text_on_a_phone(self):
        """With 200 % text everything that is due is in view on a phone, and words on the table are read."""
        with fitting.application(size="460x820", font="Cantarell 22") as application:
            for kind, moments in fitting.STAGES.items():
                least, most = fitting.KINDS[kind]
                for people in sorted({least, min(most, 6)}):
                    with self.subTest(kind=kind, seats=people), application.page(kind, people, moments[1], PHONE) as page:
                        page.text_scale = 2.0
                        self.assertEqual([], list(page.look().troubles())[:5])

    def test_long_title_on_a_phone(self):
        """The title of a game goes on in another line before it is cut, and never makes the page wider."""
        for font in (11, 22):
            with fitting.application(size="460x820", font=f"Cantarell {font}", language="es") as application:
                for entries, number in ((24, 1), (999, 3)):  # a table, and a result
                    with application.page("in-front-of-the-elevators", 4, entries, PHONE) as page:
                        title = page.look().first("label", "Frente a los ascensores")
                        round_ = page.first("label", f"ronda {number}")
                        self.assertGreater(title.box[3], 1.6 * round_.box[3], "two lines")
                        self.assertEqual([], list(page.outside()) if page.table else [])

    def test_panes_on_a_phone(self):
        """What is left and the scores of six are as wide as a phone with large text, as are its tabs."""
        with fitting.application(size="460x820", font="Cantarell 22", language="es") as application:
            for kind, people, entries, pane in (("in-front-of-the-elevators", 4, 49, "left"), ("level-8", 6, 160, "left"),
                                                ("line-it", 5, 90, "left"), ("elevator", 6, 30, "left"),
                                                ("martes-13", 6, 62, "score"), ("level-8", 6, 253, "score")):
                with self.subTest(kind=kind, pane=pane), application.page(kind, people, entries, PHONE) as page:
                    page.window.act(f"win.show-{pane}")
                    self.assertTrue(page.look().first("button", "Quedan"))
                    self.assertEqual([], [spot for spot in page.top.all("button") if spot.shown and spot.right > PHONE[0]][:5])

    def test_result_on_a_phone(self):
        """The round stands in one line of the title, and what else is done with a result in one line of the foot."""
        for font in (11, 22):
            with self.subTest(font=font), \
                    fitting.application(size="460x820", font=f"Cantarell {font}", language="es") as application, \
                    application.page("martes-13", 6, 999, PHONE) as page:
                title = page.look().first("label", "Martes 13")
                self.assertLess(page.first("label", "ronda 4 de 4").box[3], 1.6 * title.box[3])
                more = [page.first("button", name) for name in ("Repetición", "Compartir…")]
                if font == 11:  # else they are in the menu
                    self.assertEqual(*(top + height / 2 for _left, top, _width, height in (spot.box for spot in more)))

    def test_question_on_a_phone(self):
        """What is asked above a page is no wider than it with large text, and leaves the keys of a deal in view."""
        for font in (11, 22):
            with fitting.application(size="460x820", font=f"Cantarell {font}", language="es") as application:
                for people, entries in ((4, 137), (2, 17), (6, 253)):
                    with self.subTest(font=font, people=people), application.page("level-8", people, entries, PHONE) as page:
                        page.text_scale = font / 11
                        until(lambda: page.look().first("button", "Comprobarlos…"), "the question")
                        self.assertEqual([], [*page.outside(), *page.hidden_keys()][:5])

    def test_how_to_begin_on_a_phone(self):
        """Is read as a whole beside its key: nothing of it is behind "More"."""
        for font in (11, 22):
            for language, more in (("en", "More"), ("es", "Más")):
                with fitting.application(size="460x820", font=f"Cantarell {font}", language=language) as application:
                    for kind in ("martes-13", "line-it", "elevator", "level-8"):
                        with self.subTest(kind=kind, font=font, language=language), \
                                application.page(kind, fitting.KINDS[kind][1], 0, PHONE) as page:
                            page.text_scale = font / 11
                            until(lambda: page.look().verdict and page.verdict.all("button"), "what is to be done")
                            until(lambda: not [key for key in page.look().verdict.all("button", more) if page.is_painted(key)],
                                  "nothing of it to be behind a key")
                            self.assertEqual([], list(page.outside())[:5])

    def test_one_word_on_a_phone(self):
        """A title of one word is not broken into two."""
        with fitting.application(size="460x820", font="Cantarell 22", language="es") as application, \
                application.page("pad", 4, 30, PHONE) as page:
            title = page.look().first("label", "Anotador")
            self.assertLess(title.box[3], 2 * page.first("label", "ronda 8").box[3], "one line")

    def test_late_lines_on_a_phone(self):
        """However full the jackpots are, what is in the lines is read."""
        with fitting.application(size="460x820") as application:
            for people in (2, 4, 5):
                with self.subTest(people=people), application.page("line-it", people, 118 if people < 5 else 30, PHONE) as page:
                    self.assertEqual([], list(page.look().troubles())[:5])

    def test_hint_is_whole(self):
        """A hint is seen as a whole, or left out: none ends in "…"."""
        with fitting.application(size="1210x890", language="es") as application:
            for size, seen in ((PHONE, False), (DEFAULT, True)):
                with self.subTest(size=size), application.page("martes-13", 4, 20, size) as page:
                    hint = page.look().first("label", begins="Elegir una carta y luego")
                    self.assertEqual(seen, hint is not None and page.is_painted(hint))

    def test_record_without_room(self):
        """Where the keys leave the record its tabs alone, a tap on one opens it over the keys, and another closes it."""
        with fitting.application(size="1466x868", font="Cantarell 16.5", language="es") as application, \
                application.page("elevator", 4, 9, (1366, 768)) as page:
            def there():
                page.look()
                return page.first("list", "Registro") is not None, page.first("button", begins="Arriba") is not None

            self.assertEqual((False, True), there())
            for opened in (True, False, True):
                page.first("tab", "Registro").part.click()
                until(lambda: there() == (opened, not opened), f"the log to be {'there' if opened else 'away'}")
                self.assertEqual([], list(page.outside()))
            page.program.key("Escape")
            until(lambda: there() == (False, True), "the keys")

    def test_counting(self):
        """A round is counted without scrolling, on a phone too: the cards to be counted lie on the real table."""
        for size, look in ((DEFAULT, {}), (PHONE, {"language": "es"}), (PHONE, {"font": "Cantarell 22", "language": "es"})):
            with fitting.application(size=f"{size[0] + 100}x{size[1] + 100}", **look) as application:
                for kind, people, entries in COUNTED:
                    with self.subTest(kind=kind, size=size, **look), application.page(kind, people, entries, size) as page:
                        page.window.act("win.tally")
                        page.counts, page.text_scale = True, fitting.text_scale(look)
                        until(lambda: page.look().pad is not None and not page.first("group", page.names[2]), "the counts")
                        self.assertEqual([], [*page.outside(), *page.hidden_keys()][:5])

    def test_counting_on_a_phone(self):
        """All number keys are in view below the people's counts."""
        with fitting.application(size="460x820") as application, \
                application.page("elevator", 2, 9, PHONE, seed=36) as page:
            page.look()
            self.assertTrue(page.program.all("button", "Delete the last digit"))
            self.assertEqual([], list(page.hidden_keys())[:5])

    def test_cards_grow(self):
        """On a large screen cards are larger: no cloth lies dead beside small ones."""
        with fitting.application(size="3940x2260") as application:
            for kind, entries in LARGE_CARDS:
                heights = []
                for size in (DEFAULT, (1920, 1080), (3840, 2160)):
                    with application.page(kind, 4, entries, size) as page:
                        page.look()
                        cards = page.program.find("group", "Table").all("button", like=r".*, \d+ of \d+$")
                        heights.append(max(card.box[3] for card in cards))
                with self.subTest(kind=kind, heights=heights):
                    self.assertGreaterEqual(heights[1], 1.2 * heights[0])
                    self.assertGreater(heights[2], heights[1])

    def test_mirrored(self):
        """In a language that is read from the right."""
        for size in (DEFAULT, PHONE):
            self.walk(size, slice(None) if EVERYTHING else slice(1, 2), None if EVERYTHING else (4,), language="he")

    def judge_side(self, page, look):
        """The table stands where a line begins, the desk where it ends."""
        middle = page.table.box[0] + page.table.box[2] / 2 if page.table else 0
        if page.table and page.top.box[2] >= fitting.NARROW and look.get("font", "Cantarell 11") == "Cantarell 11":
            mirrored = look.get("language") == "he"
            self.assertEqual(middle > page.top.box[2] / 2, mirrored, "the desk is at the page's end")

    def test_long_words(self):
        """A note without a space does not make the page wider than its window."""
        with fitting.application(size="1210x890") as application:
            path = application.desk.folder / "note.umpire"
            for words in (["new", "martes-13", "Ana", "Bea", "Carlos", path], ["play", path, f'note "{"x" * 180}"']):
                subprocess.run([str(driver.UMPIRECTL), *map(str, words)], check=True, timeout=60, capture_output=True)
            self.assertEqual([], list(application.open(path, DEFAULT).look().troubles())[:5])

    def test_choice_moves_nothing(self):
        """A chosen card moves no part of the page, however much its places say of it or ask."""
        with fitting.application(size="1210x890") as application:
            for entries, card in ((1, "Blue father"), (31, "Yellow lost child")):
                with self.subTest(card=card), application.page("in-front-of-the-elevators", 4, entries, DEFAULT, seed=3) as page:
                    before = page.look().parts()
                    page.first("button", card).part.act()
                    page.program.find("button", f"{card}, chosen")
                    self.assertEqual([], fitting.moved(before, page.look().parts()))

    def test_tray_moves_no_key(self):
        """Cards that are being chosen stand in the place of the verdict, beside the table too: no key gives way to them."""
        for size, font in (((1366, 768), 16.5), ((1366, 768), 22), (PHONE, 22), (DEFAULT, 11)):
            with self.subTest(size=size, font=font), \
                    fitting.application(size=f"{size[0] + 100}x{size[1] + 100}", font=f"Cantarell {font}") as application, \
                    application.page("level-8", 6, 62, size) as page:
                before = page.look().pad.box, page.table.box, page.keys()
                page.first("button", "Wild, 7 left").part.act()
                page.program.find("button", "Wild, 7 left, chosen")
                page.look()
                self.assertEqual(before[:2], (page.pad.box, page.table.box))
                self.assertEqual([], fitting.moved(before[2], page.keys()))

    def test_choice_moves_no_line(self):
        """On a phone neither does what lies in the lines of Line-it move."""
        with fitting.application(size="460x820") as application:
            for people, entries, card in ((2, 8, "Green 27"), (2, 38, "Green 31"), (3, 20, "Green 39")):
                with self.subTest(card=card), application.page("line-it", people, entries, PHONE) as page:
                    before = {spot.name: spot.box for spot in page.look().table.walk() if spot.name}
                    page.first("button", begins=f"{card}, Market").part.act()
                    page.program.find("button", like=f"{card}, Market.*, chosen$")
                    after = {spot.name: spot.box for spot in page.look().table.walk() if spot.name}
                    self.assertEqual([], fitting.moved(before, after))

    def test_actions_in_two_columns(self):
        """Beside the most cards of a market and long words: one column of them takes the room of the table."""
        with fitting.application(size="1210x890", language="es") as application, \
                application.page("line-it", 5, 1, DEFAULT) as page:
            end = page.look().first("button", begins="Terminar turno")
            self.assertEqual(page.first("button", begins="Completar línea").box[1], end.box[1])

    def test_many_may_board(self):
        """Late in Elevator seven wait on one floor: their keys and those of the actions are all in view."""
        with fitting.application(size="1210x890") as application, \
                application.page("elevator", 4, 118, DEFAULT, seed=3) as page:
            self.assertEqual([], list(page.look().troubles())[:5])

    def test_nothing_jumps(self):
        """Entry after entry: among the steps of a turn no part of the page and no key moves."""
        with fitting.application(size="1210x890") as application:
            for size in (DEFAULT, PHONE):
                for kind, entries in FOLLOWED.items():
                    with self.subTest(kind=kind, size=size), application.page(kind, 4, entries, size) as page:
                        self.follow(application.program, page)

    def test_in_the_midst_of_a_turn(self):
        """A session that is opened there has room for what the next step says on its keys."""
        with fitting.application(size="1210x890") as application, application.page("line-it", 4, 95, DEFAULT) as page:
            before = page.look().parts()
            application.program.entry().write(page.coming[0]).act("activate")
            application.program.find("button", "Complete the line, nothing to the pile")
            self.assertEqual([], fitting.moved(before, page.look().parts()))

    def follow(self, program, page):
        field = program.entry()
        parts, keys, seen = {}, {}, {}
        for line in page.coming[:8]:
            phase = fitting.phase_of(line)
            page.look()
            now = page.parts(), page.keys()
            if phase in seen:
                self.assertEqual([], fitting.moved(parts[phase], now[0]), f"parts before {line!r}, {seen[phase]!r}")
                self.assertEqual([], fitting.moved(keys[phase], now[1]), f"keys before {line!r}, {seen[phase]!r}")
            if not seen:
                self.refuse(program, page, field)
            parts[phase], keys[phase], seen[phase] = *now, line
            field.write(line).act("activate")
            until(lambda: field.text == "", f"{line!r} to be entered")

    def refuse(self, program, page, field):
        """A refusal, however long its sentence, moves nothing either."""
        before = page.parts()
        field.write("bea: nonsense 77").act("activate")
        until(lambda: program.find("alert").name != "" and field.text != "", "a refusal")
        page.look()
        self.assertEqual([], fitting.moved(before, page.parts()), "parts at a refusal")


driver.main()
