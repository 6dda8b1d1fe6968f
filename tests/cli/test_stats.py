# SPDX-License-Identifier: GPL-3.0-or-later
"""stats, list, log: what many sessions say, and what one says entry by entry."""
import csv
import io
import pathlib
import re
import urllib.parse

from support import REPORT, Case, main

PEOPLE = {"A": "Ana", "B": "Bea", "C": "Carlos", "D": "Dora"}

# Twenty games, one a session: what is played (G is won by the lowest), points, what else there is.
GAMES = [
    ("R", {"A": 10, "B": 5, "C": 5}, ""),
    ("R", {"A": 7, "B": 7}, ""),
    ("R", {"A": 3, "B": 9}, ""),
    ("G", {"A": 3, "B": 9}, ""),
    ("G", {"A": 30, "C": 20}, ""),
    ("R", {"B": 4, "C": 6}, "BEA"),
    ("R", {"A": 50, "B": 1}, "abandoned"),
    ("R", {"A": 50, "B": 1}, "refused"),
    ("R", {"A": 50, "B": 1}, "playing"),
    ("G", {"B": 10, "C": 10}, ""),
    ("R", {"A": -5, "B": -6}, ""),
    ("R", {"A": 1, "B": 0, "C": 2}, ""),
    ("G", {"A": 1, "B": 2, "C": 3}, ""),
    ("R", {"A": 8}, "late"),
    ("R", {"A": 0, "B": 1}, ""),
    ("R", {"A": 100, "B": 1}, ""),
    ("G", {"C": 5}, ""),
    ("R", {"A": 2, "B": 2, "C": 2}, "CARLOS"),
    ("G", {"A": 4, "B": 3}, ""),
    ("R", {"A": 9, "B": 8}, ""),
]

# Counted by hand from the list above.
EXPECTED = {
    "Ana": ({"games": "14", "wins": "9", "shared": "2", "streak": "1", "longest": "2", "minutes": "210"},
            [("Golf", "4", "2", "0", "9.50", "1", "30"), ("Rummy", "10", "7", "2", "13.50", "100", "-5")],
            [("Bea", "12", "7", "3", "2"), ("CARLOS", "5", "2", "2", "1")]),
    "Bea": ({"games": "14", "wins": "6", "shared": "3", "streak": "0", "longest": "2", "minutes": "180"},
            [("Golf", "4", "2", "1", "6.00", "2", "10"), ("Rummy", "10", "4", "2", "3.10", "9", "-6")],
            [("Ana", "12", "3", "7", "2"), ("CARLOS", "6", "1", "2", "3")]),
    "CARLOS": ({"games": "8", "wins": "6", "shared": "2", "streak": "2", "longest": "4", "minutes": "120"},
               [("Golf", "4", "3", "1", "9.50", "3", "20"), ("Rummy", "4", "3", "1", "3.75", "6", "2")],
               [("Ana", "5", "2", "2", "1"), ("Bea", "6", "2", "1", "3")]),
}


class Stats(Case):
    def session(self, number, played, points, how, folder=None):
        seats = [*points, *("D" if how == "late" else "")]
        names = {s: how if how.title() == PEOPLE[s] else PEOPLE[s] for s in seats}
        people = "".join(f'<player id="{s.lower()}" name=" {names[s]} "/>' for s in seats)
        log = "".join(f'<enter player="{s.lower()}" points="{n}"/>' for s, n in points.items())
        log += {"abandoned": "<abandon/>", "refused": "<boo/>", "playing": ""}.get(how, "<finish/>")
        hour = f"2026-03-{number + 1:02}T20"
        times = f'started="{hour}:00:00Z"' if number % 2 == 0 else ""
        times += f' finished="{hour}:30:59Z"' if how != "playing" else ""
        options = f'<option name="name" value="{"Rummy" if played == "R" else "Golf"}"/>'
        options += '<option name="best" value="low"/>' if played == "G" else ""
        options += '<option name="late" value="d"/>' if how == "late" else ""
        path = pathlib.Path(folder or self.folder) / f"{number:02}.umpire"
        path.write_text(f"""<session xmlns="urn:umpire:session:1" id="00000000-0000-4000-8000-0000000000{number:02}" created="2026-01-01T20:00:00Z"
            generator="by hand"><players>{people}</players>
            <game kind="pad" rules="1" {times}><seats>{" ".join(seats).lower()}</seats>{options}<log>{log}</log></game>
            </session>""", encoding="utf-8")
        return str(path)

    def sessions(self, folder=None):
        return [self.session(i, *game, folder=folder) for i, game in enumerate(GAMES)]

    def assert_counted(self, root):
        self.assertEqual(root.tag, REPORT + "statistics")
        self.assertEqual(root.attrib, {"games": "17", "left-out": "2"})
        players = root.findall(REPORT + "player")
        self.assertEqual([p.get("name") for p in players], list(EXPECTED))
        for player in players:
            numbers, kinds, against = EXPECTED[player.get("name")]
            self.assertEqual(player.attrib, {"name": player.get("name"), **numbers})
            self.assertEqual([tuple(k.get(a) for a in ("name", "games", "wins", "shared", "average", "best", "worst"))
                              for k in player.findall(REPORT + "kind")], kinds, player.get("name"))
            self.assertEqual({k.get("kind") for k in player.findall(REPORT + "kind")}, {"pad"})
            self.assertEqual([tuple(k.get(a) for a in ("name", "games", "better", "worse", "level"))
                              for k in player.findall(REPORT + "against")], against, player.get("name"))

    def test_twenty_sessions_counted_by_hand(self):
        paths = self.sessions()
        self.assert_counted(self.fine("stats", "--format", "xml", *paths).xml())
        self.assert_counted(self.fine("stats", "--format", "xml", *reversed(paths)).xml())

    def test_partners(self):
        """Who wins together shares with nobody and is nobody's opponent."""
        path = self.folder / "spades.umpire"
        self.fine("new", "tricks", "--template", "Spades", "Ana", "Bea", "Carlos", "Dora", str(path))
        for entry in ("adjust ana 5 gift", "finish"):
            self.fine("play", str(path), entry)
        for player in self.fine("stats", "--format", "xml", str(path)).xml().findall(REPORT + "player"):
            ours = ("Ana", "Carlos") if player.get("name") in ("Ana", "Carlos") else ("Bea", "Dora")
            self.assertEqual((player.get("wins"), player.get("shared")), ("1" if "Ana" in ours else "0", "0"))
            self.assertEqual({a.get("name") for a in player.findall(REPORT + "against")},
                             {"Ana", "Bea", "Carlos", "Dora"} - set(ours))

    def test_the_library(self):
        folder = self.folder / "umpire" / "sessions"
        folder.mkdir(parents=True)
        self.sessions(folder)
        (folder / "note.txt").write_text("no session")
        env = {"XDG_DATA_HOME": str(self.folder)}
        self.assert_counted(self.fine("stats", "--format", "xml", env=env).xml())
        listed = self.fine("list", "--format", "xml", env=env).xml()
        states = [s.get("state") for s in listed]
        self.assertEqual((len(states), states.count("finished"), states.count("abandoned")), (20, 17, 1))
        lines = self.fine("list", env=env).lines
        self.assertEqual(len(lines), 20)
        for session, line in zip(listed, lines):  # the file as it may be piped on, the day, what was played
            self.assertTrue(line.startswith(f"{session.get('file')}: {session.get('changed')[:10]}, "), line)
            self.assertIn(f", {session.get('title')}" if session.get("title") else "", line)
        self.assertEqual(self.fine("list", env={"XDG_DATA_HOME": str(self.folder / "no")}).out, "")

    def test_recent_files(self):
        """The library is what its folder holds and what was opened elsewhere, as on the page of statistics and in list."""
        folder = self.folder / "umpire" / "sessions"
        folder.mkdir(parents=True)
        paths = self.sessions()
        for path in paths[:10]:
            pathlib.Path(path).rename(folder / pathlib.Path(path).name)
        broken = self.folder / "broken.umpire"
        broken.write_text("<session")
        recent = [*paths[10:], broken, folder / "00.umpire"]
        (self.folder / "umpire" / "recent").write_text("".join(f"{pathlib.Path(path).as_uri()}\n" for path in recent))
        result = self.fine("stats", "--format", "xml", env={"XDG_DATA_HOME": str(self.folder)})
        self.assert_counted(result.xml())
        self.assertIn("broken.umpire", result.err)

    def test_copies(self):
        """A game of which the library has copies counts once, as it was corrected last; files that are named each count."""
        folder = self.folder / "umpire" / "sessions"
        folder.mkdir(parents=True)
        paths = [pathlib.Path(path) for path in self.sessions(folder)]
        env = {"XDG_DATA_HOME": str(self.folder)}
        for path in paths:
            (folder / f"copy of {path.name}").write_bytes(path.read_bytes())
        (folder / "link.umpire").symlink_to(paths[0])
        self.assert_counted(self.fine("stats", "--format", "xml", env=env).xml())
        first = self.fine("stats", "--format", "xml", str(paths[0]), str(folder / f"copy of {paths[0].name}")).xml()
        self.assertEqual(first.get("games"), "2")
        for name in (paths[0].name, f"copy of {paths[0].name}"):
            before = (folder / name).read_bytes()
            self.fine("play", str(folder / name), 'adjust b 1 "forgotten"')
            root = self.fine("stats", "--format", "xml", "--player", "bea", env=env).xml()
            rummy = root.find(f"{REPORT}player/{REPORT}kind[@name='Rummy']")
            self.assertEqual((rummy.get("games"), rummy.get("average")), ("10", "3.20"))
            (folder / name).write_bytes(before)

    def test_same_id_other_games(self):
        """Ids may be written by hand: other times, people or, where there are no times, points are other games."""
        folder = self.folder / "umpire" / "sessions"
        folder.mkdir(parents=True)
        for number, points in enumerate(({"A": 1, "B": 2}, {"A": 1, "B": 2}, {"A": 1, "C": 2}, {"A": 2, "B": 1})):
            path = pathlib.Path(self.session(number, "R", points, "", folder))
            text = re.sub(' id="0000[^"]*"', ' id="00000000-0000-4000-8000-000000000000"', path.read_text(encoding="utf-8"))
            if number > 1:
                text = re.sub(' (started|finished)="[^"]*"', "", text)
            path.write_text(text, encoding="utf-8")
        env = {"XDG_DATA_HOME": str(self.folder)}
        self.assertEqual(self.fine("stats", "--format", "xml", env=env).xml().get("games"), "4")

    def test_a_chosen_library(self):
        """The folder that was chosen is the library; one that is not there is named, and nothing is counted."""
        folder = self.folder / "elsewhere"
        folder.mkdir()
        self.sessions(folder)
        (self.folder / "umpire").mkdir()
        (self.folder / "umpire" / "library").write_text(f"{folder}\n")
        env = {"XDG_DATA_HOME": str(self.folder / "data"), "XDG_CONFIG_HOME": str(self.folder)}
        self.assert_counted(self.fine("stats", "--format", "xml", env=env).xml())
        self.assertEqual(len(self.fine("list", env=env).lines), 20)
        folder.rename(self.folder / "gone")
        for command in ("stats", "list"):
            result = self.call(command, env=env)
            self.assertEqual((result.status, result.out), (2, ""))
            self.assertIn(f"is not there: {folder}", result.err)
        self.assertFalse(folder.exists())

    def test_one_person_one_kind(self):
        paths = self.sessions()
        root = self.fine("stats", "--format", "xml", "--player", " bea ", *paths).xml()
        self.assertEqual([p.get("name") for p in root], ["Bea"])
        self.assertEqual(root.get("games"), "14")
        root = self.fine("stats", "--format", "xml", "--kind", "martes-13", *paths).xml()
        self.assertEqual((root.attrib, len(root)), ({"games": "0", "left-out": "0"}, 0))
        self.bad("stats", "--kind", "bridge", *paths)

    def test_averages_are_rounded_away_from_zero(self):
        paths = [self.session(i, "R", {"A": -1 if i == 0 else 0}, "") for i in range(8)]
        root = self.fine("stats", "--format", "xml", *paths).xml()
        self.assertEqual(root.find(f"{REPORT}player/{REPORT}kind").get("average"), "-0.13")

    def test_csv_and_text(self):
        paths = self.sessions()
        rows = list(csv.DictReader(io.StringIO(self.fine("stats", "--format", "csv", *paths).out)))
        ana = [r for r in rows if r["player"] == "Ana"]
        self.assertEqual([(r["part"], r["name"], r["games"]) for r in ana],
                         [("player", "", "14"), ("kind", "Golf", "4"), ("kind", "Rummy", "10"), ("against", "Bea", "12"),
                          ("against", "CARLOS", "5")])
        self.assertEqual((ana[1]["average"], ana[1]["best"], ana[3]["worse"]), ("9.50", "1", "3"))
        self.assertIn("Ana", self.fine("stats", *paths).out)

    def test_other_names_and_blank_ones(self):
        """People's other names are the library's: files that are named are counted as they are. A blank name is none."""
        folder = self.folder / "umpire" / "sessions"
        folder.mkdir(parents=True)
        path = pathlib.Path(self.session(0, "R", {"A": 5, "B": 3}, "finished", folder=folder))
        path.write_text(path.read_text(encoding="utf-8").replace('name=" Bea "', 'name="  "'), encoding="utf-8")
        (self.folder / "umpire" / "people").write_text("ana\tAnna\n", encoding="utf-8")
        env = {"XDG_DATA_HOME": str(self.folder)}
        names = [[p.get("name") for p in self.fine("stats", "--format", "xml", *files, env=env).xml()]
                 for files in ((), (str(path),))]
        self.assertEqual(names, [["Anna", "b"], ["Ana", "b"]])

    def test_people(self):
        """Two names are one person from now on, then two again; a team counts for its people, and all is forgotten."""
        folder = self.folder / "umpire" / "sessions"
        folder.mkdir(parents=True)
        self.session(0, "R", {"A": 5, "B": 3}, "finished", folder=folder)
        env = {"XDG_DATA_HOME": str(self.folder)}

        def counted():
            return [p.get("name") for p in self.fine("stats", "--format", "xml", env=env).xml()]

        self.assertEqual(self.fine("people", "Ana", env=env).out, "Ana\n")
        self.assertEqual(self.fine("people", "ANA", "Bea", env=env).out, "Bea\n")
        self.assertEqual(counted(), ["Bea"])
        self.assertEqual(self.fine("people", "ana", "", env=env).out, "ana\n")
        self.assertEqual(counted(), ["Ana", "Bea"])
        self.fine("people", "Bea", "Carlos + Dora", env=env)
        self.assertEqual(counted(), ["Ana", "Carlos", "Dora"])
        self.assertEqual(self.fine("people", "Bea", "--forget", env=env).out, "Bea\n")
        self.assertEqual(counted(), ["Ana", "Bea"])
        self.bad("people", env=env)
        self.bad("people", "Ana", b"\xff", env=env)
        (self.folder / "umpire" / "people").unlink(missing_ok=True)
        (self.folder / "umpire" / "people").mkdir()
        self.bad("people", "Ana", "Bea", env=env)

    def test_teams(self):
        """A seat that is a team counts for each of its people: a win is theirs and shared with nobody, they do not stand
        against each other, and chance knows two sides. Ana alone is the same Ana; a name with + alone is a name."""
        folder = self.folder / "umpire" / "sessions"
        folder.mkdir(parents=True)
        for i, (scores, names) in enumerate((({"A": 9, "B": 3}, ("North–South", "East–West")),
                                             ({"A": 2, "B": 5}, ("Ana", "East–West")),
                                             ({"A": 4, "B": 4}, ("C+", "North–South")))):
            path = pathlib.Path(self.session(i, "R", scores, "finished", folder=folder))
            text = path.read_text(encoding="utf-8")
            for old, new in zip(('name=" Ana "', 'name=" Bea "'), names):
                text = text.replace(old, f'name="{new}"')
            path.write_text(text, encoding="utf-8")
        people = urllib.parse.quote("Anna + Bea"), urllib.parse.quote("Carlos+Dora")
        (self.folder / "umpire" / "people").write_text(
            f"north%E2%80%93south\t{people[0]}\neast%E2%80%93west\t{people[1]}\nanna\tAna\n", encoding="utf-8")
        root = self.fine("stats", "--format", "xml", env={"XDG_DATA_HOME": str(self.folder)}).xml()
        told = {p.get("name"): tuple(p.get(a) for a in ("games", "wins", "shared")) for p in root}
        self.assertEqual(told, {"Ana": ("3", "2", "1"), "Bea": ("2", "2", "1"), "C+": ("1", "1", "1"),
                                "Carlos": ("2", "1", "0"), "Dora": ("2", "1", "0")})
        against = {p.get("name"): {a.get("name"): a.get("games") for a in p.findall(REPORT + "against")} for p in root}
        self.assertEqual(against["Ana"], {"C+": "1", "Carlos": "2", "Dora": "2"})
        self.assertEqual(against["Carlos"], {"Ana": "2", "Bea": "1"})

    def test_team_by_its_name(self):
        """A seat that is called by its people is a team without more ado."""
        folder = self.folder / "umpire" / "sessions"
        folder.mkdir(parents=True)
        path = pathlib.Path(self.session(0, "R", {"A": 9, "B": 3}, "finished", folder=folder))
        text = path.read_text(encoding="utf-8").replace('name=" Bea "', 'name="Carlos +Dora"')
        path.write_text(text.replace('name=" Ana "', 'name="C+"'), encoding="utf-8")
        root = self.fine("stats", "--format", "xml", env={"XDG_DATA_HOME": str(self.folder)}).xml()
        self.assertEqual({p.get("name"): (p.get("games"), p.get("wins")) for p in root},
                         {"C+": ("1", "1"), "Carlos": ("1", "0"), "Dora": ("1", "0")})

    def test_a_win_of_two_seats_of_one_person(self):
        path = pathlib.Path(self.session(0, "R", {"A": 5, "B": 5}, "finished"))
        path.write_text(path.read_text(encoding="utf-8").replace('name=" Bea "', 'name="ana"'), encoding="utf-8")
        player, = self.fine("stats", "--format", "xml", str(path)).xml()
        self.assertEqual((player.get("wins"), player.get("shared")), ("1", "0"))

    def test_what_cannot_be_read(self):
        paths = self.sessions()
        broken = self.folder / "broken.umpire"
        broken.write_text("<session")
        result = self.fine("stats", "--format", "xml", str(broken), *paths, str(self.folder / "none.umpire"))
        self.assert_counted(result.xml())
        self.assertIn("broken.umpire", result.err)
        self.assertIn("none.umpire", result.err)


class Log(Case):
    def test_words_numbers_and_rulings(self):
        self.new("-o", "check=points > 0", names=("Ana", "Bea"), kind="pad")
        self.play("enter ana 3", 'enter bea -1 ruling="let it be"', "ana: note tea", "enter ana 4")
        self.fine("undo", self.file)
        entries = list(self.fine("log", "--format", "xml", self.file).xml())
        self.assertEqual([(e.get("n"), e.get("by"), e.get("ruling"), e.get("refused")) for e in entries],
                         [("1", None, None, "no"), ("2", None, "let it be", "no"), ("3", "ana", None, "no")])
        self.assertEqual(entries[0].text, "Ana: 3")
        self.assertTrue(all(e.get("at") for e in entries))
        with_voids = list(self.fine("log", "--voids", "--format", "xml", self.file).xml())
        self.assertEqual([(e.get("n"), e.get("void"), e.text) for e in with_voids][3:], [("4", "undo", "Ana: 4")])
        out = self.fine("log", self.file).out
        self.assertIn(" · Ruling: let it be", out)
        self.assertEqual(len(self.fine("log", "--voids", self.file).lines), 4)

    def test_a_refused_entry(self):
        path = self.write('<enter player="ana" points="1"/><enter player="ana" points="2"/>'
                          '<enter player="bea" points="2"/>', kind="pad")
        entries = list(self.refused("log", "--format", "xml", path).xml())
        self.assertEqual([(e.get("refused"), e.get("checked")) for e in entries],
                         [("no", None), ("yes", None), ("no", "no")])
        self.assertEqual(entries[2].text, "enter bea 2")

    def test_a_time_that_is_none(self):
        for at in ("y", "", "on the evening of Saturday", "2026-11-20Té"):
            path = self.write(f'<void why="undo"><enter player="ana" points="7" at="{at}"/></void>'
                              f'<enter player="ana" points="1" at="{at}"/>', kind="pad")
            self.assertEqual(self.refused("log", "--voids", path).lines,
                             ["     1         enter ana 7 [taken back]", "     2         enter ana 1 [refused]"])

    def test_what_was_taken_back(self):
        """It is told in the words that it had; what has no moment any more as it would be typed."""
        self.new(names=("Ana", "Bea", "Carlos"), kind="martes-13")
        self.play("deal", "ana: play cat-5 1", "bea: play mirror-2 2")
        for _ in range(2):
            self.fine("undo", self.file)
        lines = self.fine("log", "--voids", self.file).lines
        self.assertTrue(lines[1].endswith("  Ana: cat 5 on 1 [taken back]"), lines[1])
        self.assertTrue(lines[2].endswith("  Bea: mirror 2 on 2 [taken back]"), lines[2])
        voids = [e.text for e in self.fine("log", "--voids", "--format", "xml", self.file).xml() if e.get("void")]
        self.assertEqual(voids, ["cat 5 on 1", "mirror 2 on 2"])

    def test_every_game(self):
        for kind in ("martes-13", "line-it", "level-8", "elevator", "in-front-of-the-elevators"):
            path = self.folder / f"{kind}.umpire"
            path.write_bytes(self.fine("random", kind, "--seed", "3").bytes)
            entries = list(self.fine("log", "--format", "xml", str(path)).xml())
            self.assertTrue(entries and all(e.text for e in entries), kind)

    def test_the_pad_by_its_name(self):
        self.fine("new", "pad", "Ana", "Bea", "-o", "name=Darts", self.file)
        self.fine("new", "pad", "Ana", "Bea", "-o", "name=Rummy", "--append", self.file)
        out = self.fine("check", self.file).out
        self.assertIn("Game 1: Darts.", out)
        self.assertIn("Game 2: Rummy.", out)


if __name__ == "__main__":
    main()
