# SPDX-License-Identifier: GPL-3.0-or-later
"""A house with lifts: who boards, what stands where, and how it came there."""
import driver
from driver import until

SIX = ("Ana", "Bea", "Carlos", "Dora", "Emil", "Fede")
PARKED = ["ana: park 5", "bea: park 1", "carlos: park 10"]


def places(*cards):
    """Ana, Bea and Carlos place a card each, again and again."""
    return [f"{('ana', 'bea', 'carlos')[k % 3]}: place {floor} {card}" for k, (floor, card) in enumerate(cards)]


class FloorsTest(driver.WindowTest):
    def begin(self, *entries, options=(), people=("Ana", "Bea", "Carlos"), size=None):
        self.file = self.new_session("elevator", *options, *people, entries=entries)
        self.program = self.desk.open(self.file)
        self.window = self.program.windows()[0]
        if size:
            self.program.resize(*size)
        self.table = self.program.find("group", "Table")
        self.pad = self.program.find("group", "Entry pad")

    def waits(self, name, does=""):
        """A card that waits on the table, once it is told what it does."""
        card = self.table.find("button", like=name)
        until(lambda: card.description.startswith(does), f"{name} to tell {does!r}")
        return card

    def says(self, begins):
        until(lambda: self.verdict(self.program).startswith(begins), begins)

    def moment(self):
        self.program.find("button", "Back to now")
        self.program.find("button", "Back to now").act()
        self.program.gone("button", "Back to now")

    def end_with(self, *lines):
        self.program.end()
        log = self.log_of(self.file)
        for line in lines:
            self.assertIn(line, log)

    def test_ten(self):
        """A 1 waits for the 0 that may follow; Enter ends it, and enters nothing more."""
        self.begin()
        self.program.focus()
        self.program.type("1")
        self.table.find("button", like="Floor 1, .*chosen$")
        self.program.type("0")
        self.says("Accepted: Ana parks on floor 10")
        self.program.key("Return")
        self.program.type("1")
        self.table.find("button", like="Floor 1, .*chosen$")
        self.program.key("Return")
        self.says("Accepted: Bea parks on floor 1")
        self.program.type("4")
        self.says("Accepted: Carlos parks on floor 4")
        self.program.end()
        self.assertEqual(self.log_of(self.file).count("<park "), 3)

    def test_enter_after_a_tap(self):
        """It is no second tap: the next person would do the same."""
        self.begin()
        self.program.focus()
        self.table.find("button", begins="Floor 7").click()
        self.says("Accepted: Ana parks on floor 7")
        self.program.key("Return", "Return")
        # whoever moves the focus means the key that has it
        six = self.table.find("button", begins="Floor 6")
        for _ in range(12):
            if "focused" in six.states:
                break
            self.program.key("Down")
        self.program.key("Return")
        self.says("Accepted: Bea parks on floor 6")
        self.program.end()
        self.assertEqual(self.log_of(self.file).count("<park "), 2)

    def test_all_who_may(self):
        self.begin(*PARKED, *places((5, "9H"), (5, "7S"), (5, "2C")))
        ways = self.pad.all("button", begins="All who may")
        # 2 of clubs goes down alone
        self.assertEqual([way.name for way in ways], ["All who may, 7 of spades, 9 of hearts"])
        ways[0].act()
        self.waits("9 of hearts, .*chosen$", "boards")
        self.waits("7 of spades, .*chosen$", "boards")
        self.pad.find("button", begins="Up, ").act()
        self.says("Accepted: Ana")
        self.table.find(begins="Lift of Ana, on floor 5, pointing up, 2 cards")
        self.end_with('<ride by="ana" go="up" load="7S 9H"/>')

    def test_keys_keep_their_place(self):
        """Who may not board any more says so in fewer words: no key goes elsewhere for that."""
        ids = [name.lower() for name in SIX]
        self.begin(*(f"{who}: park 5" for who in ids),
                   *(f"{who}: place 5 {card}" for who, card in zip(ids, ("9H", "2C", "7S", "3H", "4D", "KC"))),
                   people=SIX)
        cards = ("2 of clubs", "3 of hearts", "4 of diamonds", "7 of spades", "9 of hearts", "King of clubs")
        keys = ("Up", "Down", "Wait")

        def stand():
            return ([self.table.find("button", begins=card).box for card in cards],
                    [self.pad.find("button", begins=key).box for key in keys])
        before = stand()
        self.waits("7 of spades, ").act()
        self.waits("2 of clubs, ", "other direction")
        self.waits("9 of hearts, ").act()
        self.waits("9 of hearts, .*chosen$", "boards")
        self.assertEqual(stand(), before)

    def test_parking_moves_nothing(self):
        """Shafts are as wide before their lifts are parked as behind it."""
        self.begin(people=SIX)
        before = self.heads(SIX)
        for floor, who in enumerate(SIX[:-1], 1):
            self.program.entry().write(f"{who.lower()}: park {floor}").act("activate")
            self.says(f"Accepted: {who} parks on floor {floor}")
            until(lambda: self.heads(SIX) == before, "all heads where they were")

    def heads(self, people):
        return [self.table.find("group", begins=f"{name}, ").box for name in people]

    def keeps_shafts(self, people, cards, boards, n):
        ids = [name.lower() for name in people]
        self.begin(*(f"{who}: park 5" for who in ids),
                   *(f"{who}: place 5 {card}" for who, card in zip(ids, cards)), people=people)
        before = self.heads(people)
        next(part for group in (self.pad, self.table) for part in group.all("button", begins=boards)).act()
        self.table.find("button", like="9 of hearts, .*chosen$")
        self.pad.find("button", begins="Up, ").act()
        self.says("Accepted: Ana")
        self.table.find(begins=f"Lift of Ana, on floor 5, pointing up, {n}")
        self.assertEqual(self.heads(people), before)

    def test_shafts_of_six(self):
        """The first card aboard widens no shaft."""
        self.keeps_shafts(SIX, ("9H", "2C", "3H", "4D", "AC", "2H"),
                          "9 of hearts", "1 card")

    def test_shafts_of_two(self):
        """Two people's shafts have room for more than one card."""
        self.keeps_shafts(("Ana", "Bea"), ("9H", "7S"), "All who may", "2 cards")

    def test_board_from_the_table(self):
        """A card that waits on the lift's own floor boards with a tap; one that waits elsewhere says who put it there."""
        self.begin(*PARKED, *places((5, "9H"), (5, "7S"), (7, "2C")))
        self.table.find("button", begins="9 of hearts, Floor 5").act()
        self.waits("9 of hearts, .*chosen$", "boards")
        self.table.find("button", begins="2 of clubs, Floor 7").act()
        self.program.find("label", "Carlos put it there.")
        self.program.key("Escape")
        self.pad.find("button", begins="Up, ").act()
        self.says("Accepted: Ana")
        self.end_with('<ride by="ana" go="up" load="9H"/>')

    def test_all_who_may_either_way(self):
        """With nobody aboard there are two ways, and each key names its cards; what was chosen is chosen anew."""
        self.begin(*PARKED, *places((5, "9H"), (5, "7S"), (5, "2C")), "ana: ride wait", "bea: ride wait",
                   "carlos: ride wait", *places((5, "3D"), (5, "8C"), (7, "8D")))
        self.pad.find("button", "All who may, 2 of clubs, 3 of diamonds").act()
        self.waits("2 of clubs, .*chosen$", "boards")
        self.waits("7 of spades, ").act()  # the other way: says why
        self.says("Not now: ")
        self.pad.find("button", "All who may, 7 of spades, 8 of clubs, 9 of hearts").act()
        self.waits("8 of clubs, .*chosen$", "boards")
        self.assertFalse(self.table.all("button", like="2 of clubs, .*chosen$"))
        self.pad.find("button", begins="Up, ").act()
        self.says("Accepted: Ana")
        self.end_with('load="7S 8C 9H"')

    def pass_by(self, *options):
        """Ana comes up from 4 with 9 of hearts aboard to floor 5, where people wait."""
        self.begin("ana: park 4", "bea: park 1", "carlos: park 10", *places((4, "9H"), (5, "7S"), (5, "2C")),
                   "ana: ride up load=9H", "bea: ride wait", "carlos: ride wait", *places((5, "8C"), (5, "6D"), (5, "3D")),
                   "ana: ride move", "bea: ride wait", "carlos: ride wait", *places((2, "8H"), (2, "8S"), (2, "6H")),
                   options=options)

    def test_passing(self):
        """Who goes the lift's way boards while it moves, all at once and without stopping."""
        self.pass_by()
        self.program.find("label", has="pointing up. Who boards?")
        self.waits("2 of clubs, ", "other direction")
        self.pad.find("button", begins="All who may, ").act()
        for card in ("6 of diamonds", "7 of spades", "8 of clubs"):
            self.waits(f"{card}, .*chosen$", "boards")
        self.pad.find("button", begins="Move, ").act()
        self.says("Accepted: Ana")
        self.table.find(begins="Lift of Ana, on floor 6, pointing up, 4 cards")
        self.end_with('<ride by="ana" go="move" load="6D 7S 8C"/>')

    def test_stopped(self):
        """The other reading: nobody boards, and every card says so."""
        self.pass_by("-o", "boarding=stopped")
        self.waits("7 of spades, ", "the lift is moving").act()
        self.says("Not now: ")
        self.assertFalse(self.pad.all("button", begins="All who may"))
        self.pad.find("button", begins="Stop, ").act()
        self.says("Accepted: Ana")

    def test_boards_anyway(self):
        """Against the rules too it is the person who says what the lift does, and the table may let it stand."""
        self.pass_by("-o", "boarding=stopped")
        self.waits("7 of spades, ", "the lift is moving").act()
        self.says("Not now: ")
        self.program.find("button", "Enter it anyway").act()
        self.table.find("button", like="7 of spades, .*chosen$")
        self.pad.find("button", begins="Stop, ").act()
        self.says("Refused")
        self.program.find("button", "Let it stand…").act()
        self.program.find("text box", "Reason").write("agreed")
        self.program.find("button", "Let It Stand").act()
        until(lambda: 'ruling="agreed" go="stop" load="7S"' in self.log_of(self.file), "the entry")

    def test_equal_cards(self):
        """Of two decks the same card waits twice: tapped twice both board, a third time none."""
        self.begin(*PARKED, *places((5, "9H"), (5, "9H"), (5, "2C")), options=("-o", "decks=2"))
        def tap(n):
            self.waits("9 of hearts, Floor 5").act()
            until(lambda: len(self.table.all("button", like="9 of hearts, .*chosen$")) == n, f"{n} that are chosen")
        for n in (1, 2, 0, 1, 2):
            tap(n)
        self.pad.find("button", begins="Up, ").act()
        self.says("Accepted: Ana")
        self.end_with('load="9H 9H"')

    def test_agreed_end(self):
        """With the deck used up all may agree; who is aboard counts, and the proof shows these cards."""
        cards = [rank + suit for rank in "23456789" for suit in "CDHS"] + [f"10{suit}" for suit in "CDHS"]
        entries = ["ana: park 5", "bea: park 5"]
        for k in range(0, len(cards), 2):
            entries += [f"ana: place {9 if cards[k][0] == '5' else 5} {cards[k]}",
                        f"bea: place {9 if cards[k + 1][0] == '5' else 5} {cards[k + 1]}"]
            entries += ["ana: ride wait load=2S,3H,4S" if k == 34 else "ana: ride wait", "bea: ride wait"]
        self.begin(*entries, people=("Ana", "Bea"), options=("-o", "pictures=no"))
        self.pad.find("button", begins="Wait, ")  # the action is called as ever
        self.pad.find("button", "End by agreement, cards aboard count").act()
        self.program.find("heading", begins="Ana wins")
        self.program.find("button", begins="Ana, Whole game: 11").click()
        self.program.find("group", begins="How Ana comes to 11")
        self.program.find("label", "Aboard at the end")
        self.end_with("<agree-end/>")

    def test_turned_up_at_once(self):
        """Four cards with eight taps: card or floor first, on the pad or on the table, who laid them is filled in. One undo
        takes all of them back, and till the last one has come it takes out what came last."""
        people = ("Ana", "Bea", "Carlos", "Diego")
        self.begin(*PARKED, "diego: park 3", people=people)
        self.program.find("group", begins="Everybody places a card. Face down")
        self.pad.find("label", has="Card 1 of 4, in any order")
        floors = [part.name.split(",")[0] for part in self.table.all("button", begins="Floor ")]
        self.assertEqual(floors, [f"Floor {n}" for n in range(10, 0, -1)])
        self.pad.find("button", "7 of clubs").act()  # behind a chosen card each floor says what comes of it
        floor = self.table.find("button", begins="Floor 5, ")
        until(lambda: floor.description.startswith("Floor 5, "), "what comes of it")
        floor.act()
        self.says("1 of 4: 7 of clubs on floor 5")
        self.table.find(begins="7 of clubs")  # it lies there already
        self.table.find("button", begins="Floor 9, ").act()  # the floor first, where it is
        self.table.find("button", like="Floor 9, .*chosen$")
        self.pad.find("button", "2 of diamonds").act()
        self.says("2 of 4: 2 of diamonds on floor 9")
        self.program.focus()
        self.program.key("ctrl+z")
        self.says("Taken out again: 2 of diamonds on floor 9")
        self.pad.find("button", "2 of diamonds").act()
        self.table.find("button", begins="Floor 9, ").act()
        self.says("2 of 4: ")
        self.pad.find("button", "King of spades").act()
        self.table.find("button", begins="Floor 6, ").act()
        self.says("3 of 4: ")
        self.assertNotIn("<place", self.log_of(self.file))
        # typed: the digit that chose a floor was the beginning of a line
        self.program.key("4")
        self.table.find("button", like="Floor 4, .*chosen$")
        self.program.type("h 4")
        until(lambda: self.entry(self.program).text == "4h 4", "the line")
        self.program.key("Return")
        self.says("Accepted: Ana, 7 of clubs on floor 5; Bea, 2 of diamonds on floor 9; Carlos, ")
        self.program.find("label", has="On their own floor, so out of the game: 4 of hearts. Ana rides first.")
        until(lambda: self.log_of(self.file).count("<place") == 4, "four entries")
        self.program.key("Escape", "ctrl+z")
        self.says("Taken back: the placing of round 1")
        self.program.key("ctrl+shift+z")
        self.says("Again: the placing of round 1")
        self.end_with('<place by="ana" floor="5" card="7C"/>', '<place by="diego" floor="4" card="4H"/>')

    def test_asking(self):
        """Of a card it is said who placed it, though it came to wait there when all had placed."""
        self.begin(*PARKED, *places((5, "9H"), (5, "7S"), (7, "2C")), "ana: ride up load=9H", "bea: ride wait")
        self.table.find("button", begins="7 of spades").act()
        self.program.find("label", begins="Bea put it there")
        self.program.find("button", "Show that moment").act()
        self.program.gone("button", "Show that moment")
        self.moment()
        # by keyboard, and of who is aboard
        self.program.focus()
        self.table.find("button", begins="9 of hearts, Lift of Ana").act()
        self.program.find("label", begins="Ana put it there")
        self.program.key("Escape")
        self.program.gone("button", "Show that moment")

    def test_keyboard(self):
        self.begin(*PARKED, *places((5, "9H"), (5, "7S"), (7, "2C")))
        self.program.focus()
        for _ in range(8):  # from region to region
            if any("focused" in part.states for part in self.table.all("button")):
                break
            self.program.key("F6")
        until(lambda: "focused" in self.table.find("button", begins="Deck").states, "the deck to have the focus")
        self.program.key("Down")
        until(lambda: "focused" in self.table.find("button", begins="2 of clubs").states, "the highest card to have the focus")
        self.program.key("Down", "Right")
        until(lambda: any("focused" in card.states for card in self.table.all("button", has=", Floor 5")), "one further down")
        self.program.key("Up")
        until(lambda: "focused" in self.table.find("button", begins="2 of clubs").states, "the card to have the focus")
        self.program.key("Return")
        self.program.find("label", begins="Carlos put it there")
        self.program.key("Escape")
        self.program.gone("button", "Show that moment")

    def test_crowd(self):
        """Twenty people of many decks on one floor: all can board, and all are seen."""
        ids = ("ana", "bea", "carlos", "diego", "elena")
        cards = [rank + suit for rank in ("2", "3", "7", "8", "9") for suit in "CDHS"]
        entries = [f"{who}: park {floor}" for who, floor in zip(ids, (1, 5, 10, 6, 3))]
        for first in range(0, 20, 5):
            entries += [f"{who}: place 1 {card}" for who, card in zip(ids, cards[first:first + 5])]
            entries += [f"{who}: ride wait" for who in ids] if first < 15 else []
        self.begin(*entries, options=("-o", "decks=4"), people=("Ana", "Bea", "Carlos", "Diego", "Elena"), size=(360, 740))
        self.waits("2 of clubs, ", "may board, to floor 2, 1 person")
        self.waits("9 of spades, ", "may board, to floor 9, 4 people")
        self.assertEqual(len(self.table.all("button", has=", Floor 1")), 20)
        for name in ("7 of clubs", "7 of diamonds", "7 of hearts", "7 of spades"):
            self.table.find("button", begins=name).act()
            self.table.find("button", like=f"{name}, .*chosen$")
        self.pad.find("button", begins="Up").act()
        self.says("Accepted: Ana")
        self.table.find(begins="Lift of Ana, on floor 1, pointing up, 4 cards")

    def test_phone(self):
        """Six people, ten floors: nothing is wider than a phone, and a card is placed with three taps."""
        people = ("Ana", "Bea", "Carlos", "Diego", "Elena", "Félix")
        ids = ("ana", "bea", "carlos", "diego", "elena", "felix")
        self.begin(*(f"{who}: park {floor}" for floor, who in enumerate(ids, 3)), people=people, size=(360, 740))
        self.assertEqual(self.window.box[2:], (360, 740))
        floors = [self.table.find("button", begins=f"Floor {floor}, ") for floor in range(1, 11)]
        below = self.program.find("alert").box[1]
        for floor in floors:
            left, top, width, height = floor.box
            self.assertLessEqual(top + height / 2, below)
        self.pad.find("button", begins="Cards like 2 of diamonds").act()
        self.pad.find("button", "9 of diamonds").act()
        self.pad.find("button", "9 of diamonds, chosen")
        self.pad.find("button", begins="Cards like 2 of diamonds, one chosen")
        self.table.find("button", begins="Floor 7, ").act()
        self.says("1 of 6: 9 of diamonds on floor 7")
        for line in ("place 3 2C", "place 4 3C", "place 6 4C", "place 8 5C", "place 9 6C"):
            self.assertTrue(self.enter(self.program, line))
        self.says("Accepted: Ana")
        self.end_with('<place by="ana" floor="7" card="9D"/>', '<place by="felix" floor="9" card="6C"/>')

    def waiting(self):
        return self.table.find("group", begins="Floor 10, ").box[0]

    def test_boarding_on_a_phone(self):
        """Who is aboard makes no shaft wider: nobody who waits moves."""
        self.begin(*PARKED, *places((5, "9H"), (5, "7S"), (2, "2C")), size=(360, 740))
        before = self.waiting()
        self.assertTrue(self.enter(self.program, "ana: ride up load=9H"))
        until(lambda: self.table.all(begins="Lift of Ana", has="1 card"), "the card aboard")
        self.assertEqual(self.waiting(), before)

    def test_parking_on_a_phone(self):
        """The shaft of who has not parked yet is as wide as the others."""
        self.begin("ana: park 5", "bea: park 1", people=("Ana", "Bea", "Carlos", "Dora"), size=(360, 740))
        middles = [left + width / 2 for left, _, width, _ in self.heads(("Ana", "Bea", "Carlos", "Dora"))]
        gaps = [after - before for before, after in zip(middles, middles[1:])]
        self.assertLessEqual(max(gaps) - min(gaps), 2, gaps)

    def test_phone_boarding(self):
        """Two may board, together too: the keys leave the house its room, and all actions show."""
        self.begin(*PARKED, *places((5, "9H"), (5, "7S"), (2, "2C")), size=(360, 740))
        self.pad.find("button", begins="All who may, ")
        floor, alert = self.table.find("group", begins="Floor 1, "), self.program.find("alert")
        until(lambda: floor.box[1] + floor.box[3] <= alert.box[1], "the lowest floor to show")
        for name in ("Up", "Down", "Wait", "Move", "Stop"):
            left, top, width, height = self.pad.find("button", begins=name + ", ").box
            self.assertLessEqual(top + height, self.pad.box[1] + self.pad.box[3])
            self.assertGreaterEqual(min(width, height), 40)  # and a border


driver.main()
