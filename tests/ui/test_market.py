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

    def chosen(self, *names):
        """Just these cards are chosen for the market; the digits of a number so far are told above the keys."""
        def look():
            return sorted(part.name for part in self.pad.all("button", like=".*, chosen$"))
        until(lambda: look() == sorted(f"{name}, chosen" for name in names), f"{names} to be chosen, not {look()}")

    def end(self, *lines):
        """The log holds these entries at its end."""
        self.assertEqual(self.program.end(), 0)
        expected = self.new_session("line-it", "Ana", "Bea", "Carlos", name="expected.umpire", entries=lines)
        self.assertEqual(self.log_of(self.file), self.log_of(expected))

    def test_typed_numbers(self):
        self.begin()
        self.program.focus()
        self.program.key("4", "9")
        self.chosen("Red 49")
        # A digit that may go on waits: for Enter, for the next digit, or for a card that is none.
        self.program.key("7")
        self.pad.find("label", has="· 7…")
        self.chosen("Red 49")
        self.program.key("Return")
        self.chosen("Red 49", "Green 7")
        self.program.key("7")
        self.program.key("2")
        self.chosen("Red 49", "Green 7", "Yellow 72")
        self.program.key("BackSpace")
        self.chosen("Red 49", "Green 7")
        self.program.key("1", "BackSpace", "2", "Escape")
        self.chosen()
        self.program.key("3")
        self.pad.find("button", begins="Bet +4").act()
        self.chosen("Green 3", "Bet +4, 2 left")
        self.program.key("1", "0", "0", "8", "8", "5", "5")
        self.says("Accepted: Market: 3, bet +4, 100, 88, 55")
        self.end("market 3,bet-4,100,88,55")

    def test_number_of_a_card(self):
        """What lies in the market is called by its number in the line that is typed; a question is answered, and enters nothing."""
        self.begin("market 41,12,62,50,bet-4")
        self.program.focus()
        n = self.entries_of(self.file)
        keys = self.pad.box
        self.program.type("41 line?")
        until(lambda: self.program.entry().text == "41 line?", "the line")
        self.assertEqual(self.pad.box, keys)  # it lies over the prompt
        self.program.find("label", "Asks: Ana, 41 to the line")
        self.program.key("Return")
        self.says("That may be: Ana, 41 to the line")
        self.assertEqual(self.entries_of(self.file), n)
        self.program.find("button", "Enter it").click()
        self.says("Accepted: Ana, 41 to the line")
        self.end("market 41,12,62,50,bet-4", "ana: take 41 line")

    def test_cards_in_words(self):
        """Cards of a market are typed one after the other as people name them; what is wrong is said in words."""
        self.begin()
        entry = self.program.entry()
        entry.write("red 41, 12, blue 62 50")
        entry.act("activate")
        self.says("Refused: The market has 5 cards, not 4")
        entry.write("red 41, 12, blue 62, 50, bet 4")
        self.program.find("label", "Enter: Market: 41, 12, 62, 50, bet +4")
        entry.act("activate")
        self.says("Accepted: Market: 41, 12, 62, 50, bet +4")
        self.end("market 41,12,62,50,bet-4")

    def test_enter_after_each_number(self):
        """Numbers that end by themselves may be ended with Enter too: it is not for the key that has the focus."""
        self.begin()
        self.program.focus()
        for number in ("47", "5", "100", "88"):
            self.program.key(*number, "Return")
        self.chosen("Green 47", "Red 5", "Yellow 100", "Yellow 88")
        self.program.key("5", "5", "Return")
        self.says("Accepted: Market: 47, 5, 100, 88, 55")
        self.end("market 47,5,100,88,55")

    def test_same_number(self):
        self.begin("market 1,2,3,4,5", "ana: take 1 line", "ana: end", "bea: take 2 line", "bea: end",
                   "carlos: take 3 line", "carlos: end")
        self.program.focus()
        self.program.key("4", "9", "4", "9")
        self.says("Not now: This card is chosen already.")
        self.chosen("Red 49")
        self.program.key("2", "Return")
        self.says("Not now: 2 has been seen before.")
        self.chosen("Red 49")
        self.program.end()

    def test_market_on_a_phone(self):
        """The sheet of all cards is on the page, and what lies in the market is tapped there."""
        self.begin(size=(360, 740))
        bottom = self.pad.box[1] + self.pad.box[3]
        for name in ("Red 1", "Yellow 100", "Bet +3"):
            left, top, width, height = self.pad.find("button", begins=name).box
            self.assertLessEqual(top + height, bottom, name)
            self.assertLessEqual(left + width, 360, name)
        for name in ("Red 49", "Green 7", "Bet +5", "Red 61", "Yellow 80"):
            self.pad.find("button", begins=name).act()
        self.says("Accepted: Market: 49, 7, bet +5, 61, 80")
        table = self.program.find("group", "Table")
        for name in ("Red 49", "Green 7", "Bet +5", "Red 61", "Yellow 80"):
            left, top, width, height = table.find("button", begins=f"{name}, Market").box
            self.assertGreaterEqual(width, 24, name)
            self.assertLessEqual(left + width, 360, name)
        self.end("market 49,7,bet-5,61,80")

    def test_next_card_ends_the_turn(self):
        start = ["market 49,21,63,30,bet-4", "ana: take 49 line"]
        self.begin(*start)
        # With a choice left it is the next one's card, and chosen.
        table = self.program.find("group", "Table")
        table.find("button", begins="Red 21, Market").act()
        self.says("Accepted: Ana ends")
        line = table.find("button", begins="Line of Bea")
        until(lambda: "o the line" in line.description, "what comes of it")
        line.act()
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

    def test_five_people(self):
        self.begin(*ROUNDS, people=FIVE)
        table = self.program.find("group", "Table")
        for moment in ("the sheet of the market", "the turn"):
            for name in FIVE:
                for begins in (f"Line of {name}", f"Hand of {name}"):
                    part = table.find(("group", "button"), begins=begins)
                    until(lambda p=part: p.box[1] + p.box[3] <= table.box[1] + table.box[3], f"{begins} on the table in {moment}")
            if moment == "the turn":
                break
            self.assertTrue(self.enter(self.program, "market 12,22,32,42,52,62,3"))
        self.program.end()

    def test_turn_moves_nothing(self):
        """From the choice of a card to the next person's turn neither the keys nor the cards that still lie there move, in a
        window and on a phone: what is gone leaves its place."""
        for size in ((1110, 790), (360, 740)):
            with self.subTest(size=size):
                self.begin("market 12,22,32,42,52", size=size)
                table = self.program.find("group", "Table")

                def places():
                    found = {part.name.partition(", ")[0]: part for group, pattern in (
                        (self.pad, "(Complete the line|End turn)(,|$)"), (table, r"\w+ [1-5]2, Market")) for part in
                        group.all("button", like=pattern)}
                    return {name: (*part.box[:2], *self.pad.box, *table.box) for name, part in found.items()}

                def same(what, gone):
                    wanted = {name: place for name, place in stand.items() if name not in gone}
                    until(lambda: wanted.keys() <= (now := places()).keys() and not fitting.moved(wanted, now), f"to stay when {what}")

                stand = places()
                self.assertEqual(len(stand), 7)
                card = table.find("button", like=r"\w+ 12, Market").act().name.partition(", ")[0]
                table.find("button", like=f"{card}, Market.*, chosen$")
                same("a card is chosen", ())
                table.find("button", begins="Line of Ana").act()
                self.says("Accepted: Ana")
                same("it is taken", (card,))
                self.pad.find("button", begins="End turn").act()
                self.says("Accepted: Ana ends")
                same("the turn ends", (card,))
                self.program.end()


class LargeMarketTest(driver.WindowTest):
    """Text of 200 % on a phone: chosen cards stand where the verdict was, whose words were higher."""

    look = {"font": "Cantarell 22"}

    def test_choosing_moves_nothing(self):
        program = self.desk.open(self.new_session("line-it", "Ana", "Bea"))
        program.resize(360, 720)
        pad = program.find("group", "Entry pad")
        program.settle()
        place = pad.find("button", "Green 7").box
        for n, key in enumerate(("Red 1", "Yellow 4")):
            pad.find("button", key).click()
            pad.find("label", begins=f"Cards: {n + 1} of ")
            program.settle()
            self.assertEqual(pad.find("button", "Green 7").box, place, key)


driver.main()
