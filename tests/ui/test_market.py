# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of a market: typed numbers, a pad of digits on a phone, a turn that ends with the next card, and many people on
one page."""
import driver
import fitting
from driver import until

FIVE = ("Ana", "Bea", "Carlos", "Diego", "Elena")
# Everybody holds something and has a line.
ROUNDS = ["market 10,20,30,40,50,60,1", "ana: take 10 hand", "ana: end", "bea: take 20 hand", "bea: end",
          "carlos: take 30 hand", "carlos: end", "diego: take 40 hand", "diego: end", "elena: take 50 hand",
          "elena: end",
          "market 11,21,31,41,51,61,2", "bea: take 21 line", "bea: end", "carlos: take 31 line", "carlos: end",
          "diego: take 41 line", "diego: end", "elena: take 51 line", "elena: end", "ana: take 11 line", "ana: end"]


class MarketTest(driver.WindowTest):
    def begin(self, *entries, people=("Ana", "Bea", "Carlos"), size=(1280, 800)):
        self.file = self.new_session("line-it", *people, name=f"{len(people)}-{size[0]}.umpire", entries=entries)
        self.program = self.desk.open(self.file)
        self.window = self.program.windows()[0]
        self.program.resize(*size)
        self.pad = self.program.find("group", "Entry pad")

    def says(self, begins):
        until(lambda: self.verdict(self.program).startswith(begins), f"the verdict {begins!r}")

    def draft(self, text):
        field = self.entry(self.program)
        until(lambda: field.text == text, f"{text!r} in Entry, not {field.text!r}")

    def end(self, *lines):
        """The log holds these entries at its end."""
        self.assertEqual(self.program.end(), 0)
        expected = self.new_session("line-it", "Ana", "Bea", "Carlos", name="expected.umpire", entries=lines)
        self.assertEqual(self.log_of(self.file), self.log_of(expected))

    def test_typed_numbers(self):
        self.begin()
        self.program.focus()
        self.program.key("4", "9")
        self.draft("market 49")
        # A digit that may go on waits: for Enter, for the next digit, or for a card that is none.
        self.program.key("7")
        self.draft("market 49")
        self.program.key("Return")
        self.draft("market 49,7")
        self.program.key("7")
        self.program.key("2")
        self.draft("market 49,7,72")
        self.program.key("BackSpace")
        self.draft("market 49,7")
        self.program.key("1", "BackSpace", "2", "Escape")
        self.draft("")
        self.program.key("3")
        self.pad.find("button", begins="Bet +4").act()
        self.draft("market 3,bet-4")
        self.program.key("1", "0", "0", "8", "8", "5", "5")
        self.says("Accepted: Market: 3, bet +4, 100, 88, 55")
        self.end("market 3,bet-4,100,88,55")

    def test_enter_after_each_number(self):
        """Numbers that end by themselves may be ended with Enter too: it is not for the key that has the focus."""
        self.begin()
        self.program.focus()
        for number in ("47", "5", "100", "88"):
            self.program.key(*number, "Return")
        self.draft("market 47,5,100,88")
        self.program.key("5", "5", "Return")
        self.says("Accepted: Market: 47, 5, 100, 88, 55")
        self.draft("")
        self.end("market 47,5,100,88,55")

    def test_same_number(self):
        self.begin("market 1,2,3,4,5", "ana: take 1 line", "ana: end", "bea: take 2 line", "bea: end",
                   "carlos: take 3 line", "carlos: end")
        self.program.focus()
        self.program.key("4", "9", "4", "9")
        self.says("Not now: This card is chosen already.")
        self.draft("market 49")
        self.program.key("2", "Return")
        self.says("Not now: 2 has been seen before.")
        self.draft("market 49")
        self.program.end()

    def test_digits_on_a_phone(self):
        self.begin(size=(360, 740))
        for digit in "49":
            self.pad.find("button", digit).act()
        self.draft("market 49")
        self.pad.find("button", "7").act()
        self.pad.find("button", "Enter 7").act()
        self.draft("market 49,7")
        self.pad.find("button", like="Delete the last (digit|one)$").act()
        self.draft("market 49")
        # The last number may be whole as well when a bet follows.
        self.pad.find("button", "7").act()
        self.pad.find("button", begins="Bet +5").act()
        for digit in "6180":
            self.pad.find("button", digit).act()
        self.says("Accepted: Market: 49, 7, bet +5, 61, 80")
        # Every key of the turn is on the page: large enough for a thumb, and not below the edge.
        for name in ("Red 49", "Green 7", "Bet +5", "Red 61", "Yellow 80"):
            left, top, width, height = self.pad.find("button", name).box
            self.assertGreaterEqual(min(width, height), 42, name)
            self.assertLessEqual(left + width, 360, name)
        self.end("market 49,7,bet-5,61,80")

    def test_next_card_ends_the_turn(self):
        start = ["market 49,21,63,30,bet-4", "ana: take 49 line"]
        self.begin(*start)
        # With a choice left it is the next one's card, and chosen.
        self.pad.find("button", "Red 21").act()
        self.says("Accepted: Ana ends")
        self.pad.find("button", has="o the line").act()
        self.says("Accepted: Bea, 21 to the line")
        # A line of who comes next says both at once, and one undo takes both back.
        self.assertTrue(self.enter(self.program, "carlos: take 30 hand"))
        self.says("Accepted: Bea ends; Carlos, 30 to the hand")
        self.window.act("win.undo")
        self.says("Taken back: Bea ends; Carlos, 30 to the hand")
        self.window.act("win.redo")
        self.says("Again: Bea ends; Carlos, 30 to the hand")
        # What is refused for another reason ends nothing.
        self.assertFalse(self.enter(self.program, "ana: take 77 line"))
        self.end(*start, "ana: end", "bea: take 21 line", "bea: end", "carlos: take 30 hand")

    def lines_end(self, table):
        """Where the last line ends. They lie one below the other and are drawn smaller: the distance between two of
        them is what is seen, while each tells its height as if it were not."""
        tops = sorted(table.find("group", begins=f"Line of {name}").box[1] for name in FIVE)
        return tops[-1] + max(below - above for above, below in zip(tops, tops[1:]))

    def test_five_people(self):
        self.begin(*ROUNDS, people=FIVE)
        table = self.program.find("group", "Table")
        for moment in ("the sheet of the market", "the turn"):
            until(lambda: self.lines_end(table) <= self.pad.box[1], f"all lines above the pad in {moment}")
            for name in FIVE:
                self.assertTrue(table.all("group", begins=f"Hand of {name}"), f"the hand of {name} in {moment}")
            if moment == "the turn":
                break
            self.assertTrue(self.enter(self.program, "market 12,22,32,42,52,62,3"))
        self.program.end()

    def test_choice_moves_nothing(self):
        """A card of the market is not offered to be played from the hand, and the keys stay where they are."""
        def places():
            return [self.pad.find("button", begins=key).box for key in ("Take: to the line", "Complete the line", "End turn")]

        self.begin(*ROUNDS, "market 12,22,32,42,52,62,3", people=FIVE, size=(1110, 790))
        stand = places()
        self.pad.find("button", begins="Blue 62").act()
        self.pad.find("button", begins="Blue 62, chosen")
        self.assertFalse(self.pad.all("button", begins="Play a card"))
        self.assertEqual(places(), stand)
        self.program.end()

    def test_turn_on_a_phone(self):
        """Nor does anything move on a phone, from the choice of a card to the next person's turn: what is gone leaves its
        place, and no other card comes to where a finger was."""
        names = r"\w+ [123]2|Take: to the \w+|Complete the line|End turn"

        def places():
            keys = self.pad.all("button", like=f"({names})(,|$)")
            return {key.name.partition(",")[0]: (*key.box[:2], *self.pad.box) for key in keys}

        def same(what, *gone):
            wanted = {name: place for name, place in stand.items() if name not in gone}
            until(lambda: wanted.keys() <= (now := places()).keys() and not fitting.moved(wanted, now), f"keys to stay when {what}")

        self.begin("market 12,22,32,42,52", size=(360, 740))
        stand = places()
        self.assertEqual(len(stand), 7)
        card = self.pad.find("button", like=r"\w+ 12$").act().name
        self.pad.find("button", f"{card}, chosen")
        same("a card is chosen")
        self.pad.find("button", begins="Take: to the line, ").act()
        self.says("Accepted: Ana")
        same("it is taken", card, "Take: to the line", "Take: to the hand")
        self.pad.find("button", begins="End turn").act()
        self.says("Accepted: Ana ends")
        same("the turn ends", card)
        self.program.end()

    def test_hand_keeps_its_places(self):
        """However many cards somebody holds, the pad has one height, the keys of the market stand where they stood, and a
        card that leaves the hand leaves its place, which the next one takes."""
        start = ["market 10,20,30,40,50,60,1", "ana: take 10 hand", "ana: end", "bea: take 20 hand", "bea: end",
                 "carlos: take 30 hand", "carlos: end", "diego: take 40 hand", "diego: end", "elena: take 50 hand", "elena: end",
                 "market 11,22,31,41,51,61,2"]
        for n in (2, 4, 5):
            people = FIVE[:n]
            lines = [",".join(line.split(",")[:n + 2]) if line.startswith("market") else line for line in start
                     if line.startswith("market") or line.split(":")[0].capitalize() in people]
            for size in ((1110, 790), (360, 740)):
                with self.subTest(people=n, size=size):
                    self.begin(*lines, people=people, size=size)
                    try:
                        self.follow_hand()
                    finally:
                        self.program.end()

    def follow_hand(self):
        page = fitting.Page(self.program, self.window)

        def keys(line):
            self.assertTrue(self.enter(self.program, line))
            page.look()
            self.assertEqual(pad, page.pad.box, line)
            return page.keys()

        pad, before = page.look().pad.box, page.keys()
        first = before["Hand: Yellow 20"]
        after = keys("bea: take 22 hand")
        self.assertEqual([], fitting.moved(before, after))
        second = after["Hand: Blue 22"]
        self.assertNotEqual(first, second)
        after = keys("bea: play 20")
        self.assertEqual(second, after["Hand: Blue 22"])
        self.assertNotIn("Hand: Yellow 20", after)
        self.window.act("win.undo")
        self.window.act("win.undo")
        keys("bea: play 20")
        self.assertEqual(first, keys("bea: take 22 hand")["Hand: Blue 22"])


driver.main()
