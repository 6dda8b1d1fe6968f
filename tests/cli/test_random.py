# SPDX-License-Identifier: GPL-3.0-or-later
"""random: legal, complete, and the same on every machine."""
import uuid

from support import REPORT, SESSION, Case, main


class Random(Case):
    def test_same_bytes(self):
        for kind in ("martes-13", "pad"):
            one = self.fine("random", kind, "--seed", "7").bytes
            self.assertEqual(self.fine("random", kind, "--seed", "7").bytes, one)
            self.assertEqual(self.fine("random", "--seed=7", kind, env={"TZ": "Asia/Tokyo", "LC_ALL": "C"}).bytes, one)
            self.assertNotEqual(self.fine("random", kind, "--seed", "8").bytes, one)
            self.assertEqual(self.fine("random", kind).bytes, self.fine("random", kind).bytes)

    def test_head(self):
        root = self.fine("random", "martes-13", "--seed", "7").xml()
        self.assertEqual(str(uuid.UUID(root.get("id"))), root.get("id"))
        self.assertEqual(uuid.UUID(root.get("id")).version, 4)
        self.assertEqual([p.get("name") for p in root.iter(SESSION + "player")], ["Ana", "Bea", "Carlos"])
        self.assertFalse([e for e in root.find(f".//{SESSION}log") if e.get("at")])

    def test_clean_and_finished(self):
        for kind, seats in (("martes-13", (3, 4, 5, 6)), ("pad", (1, 2, 12))):
            for n in seats:
                for seed in ("1", "2", "18446744073709551615"):
                    path = self.folder / f"{kind}-{n}-{seed}.umpire"
                    path.write_bytes(self.fine("random", kind, "--seats", str(n), "--seed", seed).bytes)
                    game = self.fine("check", "--format", "xml", str(path)).xml().find(f".//{REPORT}game")
                    self.assertEqual(game.get("state"), "finished")
                    self.assertEqual(len(game.findall(REPORT + "total")), n)
                    self.assertEqual(self.fine("normalise", str(path)).bytes, path.read_bytes())

    def test_pad_ends_by_finish(self):
        for seed in range(5):
            root = self.fine("random", "pad", "--seed", str(seed)).xml()
            self.assertEqual(root.find(f".//{SESSION}log")[-1].tag, SESSION + "finish")

    def test_entries(self):
        full = self.fine("random", "martes-13", "--seed", "3").xml().find(f".//{SESSION}log")
        for n in (0, 1, 20):
            log = self.fine("random", "martes-13", "--seed", "3", "--entries", str(n)).xml().find(f".//{SESSION}log")
            self.assertEqual([e.attrib for e in log], [e.attrib for e in full][:n])

    def test_options(self):
        root = self.fine("random", "martes-13", "-o", "rounds=1", "-o", "dealer=ana").xml()
        self.assertEqual([o.attrib for o in root.iter(SESSION + "option")],
                         [{"name": "rounds", "value": "1"}, {"name": "dealer", "value": "ana"}])

    def test_every_kind_with_options(self):
        """A small share of what the contract test does in memory, through files."""
        ways = {"martes-13": ["rounds=2", "values=1:2 13:1", "thirteens=3", "dealer=bea"],
                "line-it": ["final=two-must", "start=bea", "colours=" + "rbgy" * 25],
                "elevator": ["decks=2", "pictures=no", "boarding=moving"],
                "in-front-of-the-elevators": ["starter=bea", "families=ana=red,blue bea=brown,green"],
                "level-8": ["wilds=0", "skips=12", "dealer=ana", "levels=R2 S2 C2 R3 S3 C3 R2+S2 C4"],
                "tricks": ["rounds=2", "hands=1..3", "trump=H none", "bids=yes", "sides=2", "best=low"],
                "pad": ["best=low", "rounds=3", "target=-20", "rows=ones,twos", "zero-sum=yes", "name=Whist"]}
        pairs = {"level-8": ["harder=bea", "levels2=R3+C3 S2 C2 R3 S3 C3 R2+S2 C4"]}
        least = {line.split()[0]: line.split()[1].split("–")[0] for line in self.fine("games").lines}
        self.assertEqual([kind for kind in ways if kind not in least], [])
        for kind, options in ((kind, ways.get(kind, ())) for kind in least):
            paths = []
            ones, n = [[option] for option in options], len(options)
            twos = [[options[i], options[(i + 1) % n]] for i in range(n)] + ([pairs[kind]] if kind in pairs else [])
            for seed, chosen in enumerate([*ones, *twos] or [[]]):
                seats = ["--seats", str(max(2, int(least[kind])))]
                more = [word for option in chosen for word in ("-o", option)]
                path = self.folder / f"{kind}-{seed}.umpire"
                path.write_bytes(self.fine("random", kind, *seats, "--seed", str(seed), *more).bytes)
                self.assertEqual(self.fine("normalise", str(path)).bytes, path.read_bytes())
                paths.append(str(path))
            result = self.fine("check", "--format", "xml", *paths)
            self.assertEqual(result.err, "")
            self.assertEqual([g.get("state") for g in result.xml().iter(REPORT + "game")], ["finished"] * len(paths))

    def test_bad(self):
        for words in (["bridge"], ["pad", "--seats", "0"], ["pad", "--seats", "13"], ["martes-13", "--seats", "2"],
                      ["pad", "--seed", "x"], ["pad", "--seed", "-1"], ["pad", "--seed", "18446744073709551616"],
                      ["pad", "--entries", "x"], ["pad", "-o", "rounds=x"], ["pad", "-o", "x"]):
            self.bad("random", *words)


if __name__ == "__main__":
    main()
