# SPDX-License-Identifier: GPL-3.0-or-later
"""export: what is given to others."""
import csv
import html
import html.parser
import io
import json
import pathlib
import re
import shutil
import struct
import subprocess
import urllib.parse
import xml.etree.ElementTree

from pages import n_pages, title_of
from support import PROGRAM, REPORT, SESSION, Case, main


class Page(html.parser.HTMLParser):
    """Counts what a page holds, and that what is opened is closed."""

    def __init__(self, text):
        super().__init__()
        self.open, self.seen, self.links, self.text = [], [], [], ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        self.links += [value for name, value in attrs if name in ("src", "href")]
        self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        assert tag in ("meta", "input"), tag

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, (tag, self.open)
        self.open.pop()

    def handle_data(self, data):
        self.text += data


class Export(Case):
    def setUp(self):
        super().setUp()
        self.new("--title", "Friday <b>", "--place", "Kitchen", "-o", "name=Rummy", "-o", "best=low",
                 names=("Ana", "Bea <i>"), kind="pad")
        self.play("enter ana 3", "enter bea-i 9", "finish")

    def test_text(self):
        out = self.fine("export", "--to", "text", self.file).out
        self.assertIn("Friday <b>", out)
        self.assertRegex(out, r"Rummy, \d+ [A-Z][a-z]+ 20\d\d\n")
        self.assertLess(out.index("1. Ana: 3"), out.index("2. Bea <i>: 9"))

    def test_which_game_of_several(self):
        self.fine("new", "pad", "Ana", "Bea", "--append", self.file)
        for to in ("csv", "html"):
            self.assertEqual(self.fine("export", "--to", to, self.file).err, "This is game 2 of 2; --game says another.\n")
            self.assertEqual(self.fine("export", "--to", to, "--game", "1", self.file).err, "")
        self.assertEqual(self.fine("export", "--to", "text", self.file).err, "")

    def test_who_left(self):
        """Last, whatever the points: the text says why."""
        path = self.folder / "left.umpire"
        self.fine("new", "pad", "Ana", "Bea", "Carlos", path)
        self.fine("play", path, "enter ana 1", "enter bea 3", "enter carlos 5")
        self.fine("leave", path, "carlos")
        self.fine("play", path, "enter ana 1", "enter bea 3", "finish")
        out = self.fine("export", "--to", "text", path).out
        self.assertTrue(out.endswith("1. Bea: 6\n2. Ana: 2\n3. Carlos, not there at the end: 5\n"), out)

    def test_csv_and_xml_are_those_of_the_program(self):
        rows = list(csv.reader(io.StringIO(self.fine("export", "--to", "csv", self.file).out)))
        self.assertEqual(rows[-2][-2:], ["3", "9"])
        self.assertEqual(self.fine("export", "--to", "xml", self.file).bytes, self.fine("normalise", self.file).bytes)

    def play_of(self, *words):
        """What the address says that is printed for BG Stats: one line, nothing but what an address can hold."""
        result = self.call("export", "--to", "bgstats", *words)
        if result.status == 2 and "without that format" in result.err:
            self.skipTest("built without json-glib")
        self.assertEqual(result.status, 0, result.err)
        address, _, data = result.out.partition("?data=")
        self.assertEqual(address, "https://app.bgstatsapp.com/createPlay.html")
        self.assertRegex(data, r"\A[A-Za-z0-9._~%-]+\n\Z")
        return json.loads(urllib.parse.unquote(data.strip(), errors="strict"))

    def test_bgstats(self):
        play = self.play_of(self.file)
        session = self.fine("normalise", self.file).xml()
        self.assertEqual(list(play), ["sourceName", "sourcePlayId", "playDate", "durationMin", "location", "game", "players"])
        self.assertEqual((play["sourceName"], play["sourcePlayId"], play["location"]),
                         ("Umpire", session.get("id") + "-1", "Kitchen"))
        self.assertEqual(play["game"], {"name": "Rummy", "sourceGameId": "pad-rummy", "highestWins": False,
                                        "noPoints": False})
        self.assertEqual(play["players"], [{"name": "Ana", "sourcePlayerId": "ana", "startPlayer": False, "winner": True,
                                            "rank": 1, "score": "3"},
                                           {"name": "Bea <i>", "sourcePlayerId": "bea <i>", "startPlayer": False,
                                            "winner": False, "rank": 2, "score": "9"}])
        # one game, the last unless another is named: an address takes no more
        self.fine("new", "martes-13", "Ana", "Bea <i>", "Carlos", "--append", self.file)
        self.assertIn("not finished", self.bad("export", "--to", "bgstats", self.file).err)
        self.assertEqual(self.play_of("--game", "1", self.file), play)

    def test_bgstats_takes_finished_games_only(self):
        self.play_of(self.file)
        for log in ("<abandon/>", '<enter player="ana" points="1"/>',
                    '<enter player="zoe" points="1"/>\n<enter player="ana" points="1"/>\n<finish/>'):
            path = self.write(log, kind="pad", after='<result state="finished"/>')
            out = self.bad("export", "--to", "bgstats", path)
            self.assertEqual(out.out, "")
        self.assertIn("refused", out.err)

    def test_bgstats_of_an_evening(self):
        """The end of the game in UTC, its minutes, who began, who won, who never came."""
        self.play_of(self.file)
        path = self.write('<deal at="2026-11-20T23:10:00+01:00"/>\n<play by="bea" card="cat-5"/>\n'
                          '<tally player="ana" cat="2" mirror="0" ladder="0" martes="0"/>\n'
                          '<tally player="bea" cat="3" mirror="0" ladder="0" martes="0"/>\n'
                          '<tally player="carlos" cat="1" mirror="0" ladder="0" martes="0"/>',
                          before='<option name="rounds" value="1"/><option name="dealer" value="ana"/>')
        text = pathlib.Path(path).read_text(encoding="utf-8")
        pathlib.Path(path).write_text(text.replace('rules="1"', 'rules="1" started="2026-11-20T23:05:30+01:00" '
                                                   'finished="2026-11-21T00:31:29+01:00"'), encoding="utf-8")
        play = self.play_of(path)
        self.assertEqual((play["playDate"], play["durationMin"], play["location"]), ("2026-11-20 23:31:29", 85, ""))
        self.assertEqual((play["game"]["sourceGameId"], play["game"]["name"]), ("martes-13", "Martes 13"))
        self.assertEqual([p["startPlayer"] for p in play["players"]], [False, True, False])
        self.assertEqual([(p["winner"], p["rank"], p["score"]) for p in play["players"]],
                         [(False, 3, "2"), (True, 1, "0"), (False, 2, "1")])
        self.assertFalse(play["game"]["highestWins"])

    def test_bgstats_of_teams_and_who_never_came(self):
        self.play_of(self.file)
        path = self.folder / "teams.umpire"
        self.fine("new", "pad", "-o", "late=zoe", "Ana + Bea", "Carlos", "Zoe", path)
        self.fine("play", path, "enter ana-bea 3", "enter carlos 1", "finish")
        play = self.play_of(path)
        self.assertEqual([(p["name"], p.get("team"), p["winner"], p["score"]) for p in play["players"]],
                         [("Ana", "Ana + Bea", True, "3"), ("Bea", "Ana + Bea", True, "3"), ("Carlos", None, False, "1")])
        self.assertEqual(play["game"]["sourceGameId"], "pad-score-pad")
        self.fine("option", path, "name=Señor Pérez: Chinchón!")
        self.assertEqual(self.play_of(path)["game"]["sourceGameId"], "pad-senor-perez-chinchon")

    def test_html(self):
        text = self.fine("export", "--to", "html", self.file).out
        page = Page(text)
        self.assertTrue(text.startswith("<!DOCTYPE html>"))
        self.assertEqual(page.open, [])
        self.assertEqual(page.links[:4], ["#replay", "#result", "#rounds", "#log"])
        for link in page.links:  # nothing of elsewhere
            self.assertIn(f'id="{link[1:]}"', text)
        self.assertNotIn("<b>", text)
        self.assertNotIn("<i>", text)
        self.assertNotIn("http", text)
        self.assertEqual(page.seen.count("li"), 4 + 3)  # steps, and lines of the log
        self.assertIn("Ana wins", page.text)
        self.assertIn("Bea <i>: 9", page.text)
        steps = re.findall(r'<li id="e(\d)">(?:<p class="entry">(.*?)</p>)?', text)
        # each number opens, and nobody is told what to tap
        self.assertEqual(re.findall(r"<summary><bdi>(.*?)</bdi><strong>(.*?)</strong></summary>", text),
                         [("Ana", "3"), ("Bea &lt;i&gt;", "9")])
        self.assertNotIn("<pre", text)
        self.assertEqual(steps, [("0", ""), ("1", "Ana: 3"), ("2", "Bea &lt;i&gt;: 9"), ("3", "The game ends here")])
        # the script hides an empty table, as a pad's always is: what has a display of its own is not hidden by that
        self.assertIn("#bar[hidden], #stage[hidden] { display: none; }", " ".join(text.split()))

    def test_html_of_odd_names(self):
        """No name turns what it says round, breaks a line, or takes the page for itself."""
        file = self.folder / "odd.umpire"
        self.fine("new", "pad", "-o", "columns=a b", "-o", "bonus=\u202eBags\n: a", "\u202egnp.exe", "W" * 200, "x\ny", file)
        self.fine("play", file, "enter gnp-exe 3 a", "enter gnp-exe 4 b")
        self.fine("play", file, "note " + "n" * 900, "enter x-y 1 a")
        told = Page(self.fine("export", "--to", "html", file).out).text
        self.assertIn("n" * 900, told)
        self.assertIn("gnp.exe", told)
        self.assertIn("x y", told)
        self.assertNotIn("W" * 100, told)
        self.assertNotRegex(told, "[\u202a-\u202e]|x\ny")

    def test_html_head(self):
        """Names are shown as they fit; there is one page and one table, whichever command is asked."""
        path = pathlib.Path(self.file)
        path.write_text(path.read_text().replace("Rummy", "Rum\u202emy").replace("Friday", "Fri\u2066day"))
        page = self.fine("export", "--to", "html", self.file).out
        self.assertNotIn("\u202e", page.split("<table", 1)[0])
        self.assertNotIn("\u2066", page.split("<table", 1)[0])
        self.assertRegex(page, "<h1>Rum.?my</h1>")
        for format in ("html", "csv"):
            self.assertEqual(self.fine("score", "--format", format, self.file).bytes,
                             self.fine("export", "--to", format, self.file).bytes)

    def test_days_are_said(self):
        path = pathlib.Path(self.file)
        path.write_text(re.sub(r'"20\d\d-\d\d-\d\dT', '"2026-03-05T', path.read_text()))
        self.assertIn("Rummy, 5 March 2026\n", self.fine("export", "--to", "text", self.file).out)
        page = self.fine("export", "--to", "html", self.file).out
        self.assertIn("<p>5 March 2026</p>", page)
        self.assertNotIn("2026-03", page)

    def test_html_of_every_game(self):
        for kind in ("martes-13", "line-it", "level-8", "elevator", "in-front-of-the-elevators"):
            path = self.folder / f"{kind}.umpire"
            path.write_bytes(self.fine("random", kind, "--seed", "2", "--entries", "150").bytes)
            text = self.fine("export", "--to", "html", str(path)).out
            self.assertEqual(Page(text).open, [], kind)
            self.assertLess(len(text), 2_000_000, kind)

    def test_steps_of_a_page(self):
        """A step holds what it changed: laid over those before it is the table that `replay` tells of. So a long evening
        stays small."""
        for kind, seats in (("martes-13", 4), ("line-it", 3), ("level-8", 6), ("elevator", 3), ("in-front-of-the-elevators", 4)):
            path = self.folder / f"{kind}.umpire"
            path.write_bytes(self.fine("random", kind, "--seats", str(seats), "--seed", "2").bytes)
            text = self.fine("export", "--to", "html", str(path)).out
            self.assertLess(len(text), 2_000_000, kind)
            steps = re.findall(r'<li id="e(\d+)">(.*?)</li>', text, re.S)
            zones, cards_of = {}, {}
            for number, step in steps:
                for gone, z, inside in re.findall(r'<div class="zone( gone)?" data-z="(\d+)">(.*?)</div>', step, re.S):
                    name, *cards = (html.unescape(part) for part in re.findall(r">([^<]*)</(?:b|span)>", inside))
                    cards_of[z] = cards
                    tells = any(card != "unknown card" for card in cards)  # else words tell how many there are only
                    zones[int(z)] = "" if gone else f"{name}: {', '.join(cards)}" if tells else name
                if int(number) in (0, 1, len(steps) // 2, len(steps) - 2, len(steps) - 1):
                    told = self.fine("replay", "--to", number, str(path)).out
                    lines = [line[2:] for line in re.split(r"^ {3,}", told, maxsplit=1, flags=re.M)[0].splitlines()
                             if line.startswith("  ")]
                    laid = [zones[z] for z in sorted(zones) if zones[z]]
                    self.assertEqual([line for line in lines if line in laid], laid, (kind, number))
                    table = self.fine("replay", "--format", "xml", "--to", number, str(path)).xml()
                    self.assertEqual(sum(len(found) for found in cards_of.values()),
                                     len(table.findall(f"{REPORT}zone/{REPORT}card")), (kind, number))

    def test_cards_of_a_page(self):
        """They are pictures, each of them once and a document of its own; nothing in it asks for another."""
        if self.drawn("svg") is None:
            return  # where nothing is drawn, there are names alone
        for kind, seats in (("martes-13", 4), ("line-it", 3), ("level-8", 6), ("elevator", 3), ("in-front-of-the-elevators", 4)):
            path = self.folder / f"{kind}.umpire"
            path.write_bytes(self.fine("random", kind, "--seats", str(seats), "--seed", "2").bytes)
            head, body = self.fine("export", "--to", "html", str(path)).out.rsplit("</style>", 1)
            rules = re.findall(r"^\.(f[0-9a-f]+) { background-image: url\('data:image/svg\+xml,([^']*)'\); }$", head, re.M)
            shown = re.findall(r'<span class="face (f[0-9a-f]+)">([^<]+)</span>', body)
            self.assertEqual(len(shown), body.count("<span class"), kind)
            self.assertEqual(sorted(name for name, _ in rules), sorted({name for name, _ in shown}), kind)
            pictures = [urllib.parse.unquote(picture) for _, picture in rules]
            self.assertEqual(len(set(pictures)), len(set(shown)), kind)
            for picture in pictures:
                root = xml.etree.ElementTree.fromstring(picture)
                self.assertGreaterEqual(len(root.findall(".//{http://www.w3.org/2000/svg}path")), 2, kind)
                self.assertEqual(re.findall(r'(?:href="|url\()(?!#)', picture), [], kind)
            self.assertEqual(head.count("url('"), len(rules), kind)

    def test_to_a_file(self):
        out = self.folder / "out.csv"
        self.assertEqual(self.fine("export", "--to", "csv", "-o", str(out), self.file).out, "")
        self.assertEqual(out.read_bytes(), self.fine("export", "--to", "csv", self.file).bytes)
        self.bad("export", "--to", "csv", "-o", str(self.folder / "no" / "out.csv"), self.file)

    def test_never_over_a_session(self):
        """A slip of the name costs no evening: over a session goes a copy of it only."""
        other = self.folder / "other.umpire"
        other.write_text(self.text())
        link = self.folder / "link.csv"
        link.symlink_to(other)
        hidden = self.folder / "renamed.csv"
        hidden.write_text(self.text())
        cut = self.folder / "cut.umpire"
        cut.write_text("<?xm")
        journal = self.folder / "night.umpire.journal"
        journal.write_text("umpire-journal 1 0\n")
        for target in (self.file, other, link, hidden, cut, journal):
            before = pathlib.Path(target).read_bytes()
            for name in ("csv", "html", "text", "bgstats"):
                said = self.bad("export", "--to", name, "-o", str(target), self.file).err
                self.assertEqual(pathlib.Path(target).read_bytes(), before, (target, name))
            self.assertIn("session", said)
        journal.unlink()
        self.play('note "newer"')
        self.fine("export", "--to", "xml", "-o", str(other), self.file)
        self.assertIn("newer", other.read_text())
        self.fine("export", "--to", "xml", "-o", self.file, self.file)
        self.assertIn("newer", self.text())

    def test_a_session_over_nothing_else(self):
        """Another evening, a damaged one and what is no session stay as they are."""
        other = self.folder / "other.umpire"
        self.fine("new", "pad", "Ana", "Bea", str(other))
        damaged = self.folder / "damaged.umpire"
        damaged.write_text(self.text()[:-20])
        letter = self.folder / "letter.txt"
        letter.write_text("Dear Ana,")
        empty = self.folder / "empty.umpire"
        empty.touch()
        for target in (other, damaged, letter, empty):
            before = target.read_bytes()
            said = self.bad("export", "--to", "xml", "-o", str(target), self.file).err
            self.assertIn("choose another name", said)
            self.assertEqual(target.read_bytes(), before, target)

    def test_not_over_a_session_that_is_played(self):
        """Its lock is asked for."""
        other = str(self.folder / "other.umpire")
        pathlib.Path(other).write_text(self.text())
        with subprocess.Popen([PROGRAM, "play", other], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as player:
            player.stdin.write(b'note "kept"\n')
            player.stdin.flush()
            player.stdout.readline()
            self.bad("export", "--to", "xml", "-o", other, self.file)
            player.stdin.close()
            player.stdout.read()
        self.assertEqual(self.verbs(path=other)[-1], "note")

    def test_no_formulas(self):
        """What somebody wrote is text for a spreadsheet, numbers stay numbers."""
        names = ["=1+1", "+3", "-2", "@SUM(1)", "plain", "=7", "＝1+1", "＋3", "－2", "＠SUM(1)"]
        self.fine("new", "pad", "--", *names, str(self.folder / "odd.umpire"))
        self.fine("play", str(self.folder / "odd.umpire"), "enter 1-1 -5", 'adjust 1-1 -1 "=HYPERLINK(1)"', "finish")
        for call in (("export", "--to", "csv", "odd.umpire"), ("score", "--format", "csv", "odd.umpire"),
                     ("stats", "--format", "csv", "odd.umpire")):
            cells = [cell for row in csv.reader(io.StringIO(self.fine(*call).out)) for cell in row]
            for cell in cells:
                self.assertRegex(cell, r"^([^=+@\t＝＋－＠-]|[+-]?[\d.]+$|$)", call)
            self.assertIn("'=1+1", cells, call)
            self.assertIn("'＠SUM(1)", cells, call)
            self.assertIn("plain", cells, call)
        self.assertIn("-5", [cell for row in csv.reader(io.StringIO(
            self.fine("export", "--to", "csv", "odd.umpire").out)) for cell in row])

    def drawn(self, name, *more):
        """Bytes of a drawn format; None where the program was built without it, which it then says."""
        path = self.folder / f"out.{name}"
        result = self.call("export", "--to", name, *more, "-o", str(path), self.file)
        if result.status == 2:
            self.assertIn(f"without the format {name}", result.err)
            return None
        self.assertEqual(result.status, 0, result.err)
        return path.read_bytes()

    def test_only_what_draws_loads_what_draws(self):
        """Who checks a session does not wait for cairo and Pango; what draws is another program, and missed where it is gone."""
        libraries = subprocess.run(["ldd", PROGRAM], capture_output=True, text=True, check=False).stdout
        self.assertIn("libxml2", libraries)
        for name in ("cairo", "pango", "fontconfig", "X11"):
            self.assertNotIn(name, libraries)
        alone = self.folder / "umpirectl"
        shutil.copy(PROGRAM, alone)
        file = self.write("")
        self.assertEqual(subprocess.run([alone, "check", file], capture_output=True, check=False).returncode, 0)
        process = subprocess.run([alone, "export", "--to", "html", file], capture_output=True, text=True, check=False)
        if process.returncode != 0:  # it is not installed here
            self.assertEqual(process.returncode, 2)
            self.assertIn("umpirectl-draw: ", process.stderr)
            self.assertEqual(process.stdout, "")

    def test_picture(self):
        """One picture: valid, as large as a poster is, the same each time."""
        vector, pixels = self.drawn("svg"), self.drawn("png")
        if vector is None:
            return
        root = xml.etree.ElementTree.fromstring(vector)
        self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
        self.assertRegex(root.get("width"), "^1080(pt|px)?$")
        self.assertEqual(pixels[:8], b"\x89PNG\r\n\x1a\n")
        width, height = struct.unpack(">II", pixels[16:24])
        self.assertEqual((width, height), (1080, 1350))
        self.assertEqual(pixels, self.drawn("png"))

    def test_picture_of_a_long_evening(self):
        """It is as large as that of a short one."""
        if self.drawn("png") is None:
            return
        log = "".join(f'<enter player="{seat}" points="{n % 90}"/>\n' for n in range(3000) for seat in ("ana", "bea"))
        out = self.folder / "long.png"
        self.fine("export", "--to", "png", "-o", str(out), self.write(log, kind="pad", seats="ana bea"))
        self.assertEqual(struct.unpack(">II", out.read_bytes()[16:24]), (1080, 1350))

    def test_pages(self):
        """Pages with a title and numbers; the log only on demand, and for no other format."""
        plain = self.drawn("pdf")
        if plain is None:
            return
        self.assertTrue(plain.startswith(b"%PDF-") and plain.rstrip().endswith(b"%%EOF"))
        self.assertRegex(title_of(plain), r"^Rummy, \d+ \w+ \d{4}$")
        self.play('note "it was late"')
        self.assertGreater(len(self.drawn("pdf", "--log")), len(plain))
        self.bad("export", "--to", "png", "--log", self.file)

    def test_long_notes(self):
        """A note longer than a page goes on over the next ones, and the last of it is there."""
        if self.drawn("pdf") is None:
            return
        before = n_pages(self.drawn("pdf", "--log"))
        self.play(*(f'note "{"long words " * 85}"' for _ in range(30)))
        once = self.drawn("pdf", "--log")
        self.play(*(f'note "{"long words " * 85}"' for _ in range(30)))
        twice = self.drawn("pdf", "--log")
        self.assertEqual(before, 2)  # the poster is the first
        self.assertGreaterEqual(n_pages(once), 4)
        self.assertIn(n_pages(twice) - n_pages(once), range(n_pages(once) - 3, n_pages(once) + 1))
        self.assertEqual(n_pages(self.drawn("pdf")), 2)  # without the log there are none

    def test_formats_that_are_not_there(self):
        self.bad("export", "--to", "doc", self.file)
        self.bad("export", self.file)
        self.bad("export", "--to", "csv", str(self.folder / "none.umpire"))


if __name__ == "__main__":
    main()
