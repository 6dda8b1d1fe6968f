# SPDX-License-Identifier: GPL-3.0-or-later
"""games, rules, check, replay, score, moves, normalise, schema."""
import csv
import html.parser
import io
import pathlib
import shutil
import subprocess
import unittest

from support import REPORT, Case, main

ROUND = ["deal", "tally ana 2 4 0 3", "tally bea 5 1 4 2", "tally carlos 5 3 3 0"]


class Known(Case):
    def test_games(self):
        lines = self.fine("games").lines
        self.assertTrue(any(line.startswith("martes-13 ") and "3–6" in line for line in lines))
        self.assertTrue(any(line.startswith("pad ") and "1–12" in line for line in lines))

    def test_rules(self):
        text = self.fine("rules", "martes-13").out
        for number in range(1, 8):
            self.assertIn(f"M13-{number}", text)
        one = self.fine("rules", "martes-13", "M13-2").out
        self.assertIn("M13-2", one)
        self.assertNotIn("M13-1 ", one)
        self.assertEqual(self.fine("rules", "martes-13", "m13-2").out, one)
        self.bad("rules", "bridge")
        self.bad("rules", "martes-13", "M13-99")

    def test_schema(self):
        root = self.fine("schema").xml()
        self.assertEqual(root.tag, "{http://relaxng.org/ns/structure/1.0}grammar")

    @unittest.skipUnless(shutil.which("xmllint"), "no xmllint")
    def test_schema_takes_what_the_program_writes(self):
        schema = self.folder / "session.rng"
        schema.write_bytes(self.fine("schema").bytes)
        paths = []
        for kind in [line.split()[0] for line in self.fine("games").lines]:
            paths.append(self.folder / f"{kind}.umpire")
            paths[-1].write_bytes(self.fine("random", kind, "--entries", "60").bytes)
        subprocess.run(["xmllint", "--noout", "--nonet", "--relaxng", schema, *paths], check=True, capture_output=True)


class Table(Case):
    """A zone is told once: not its counters behind its sentence, not that each of its cards is unknown."""

    def test_hands(self):
        self.new(kind="level-8")
        self.play("deal red-1")
        text = self.fine("replay", self.file).out
        self.assertRegex(text, r"(?m)^  Hand of Ana: 10 cards, 10 of them unknown$")
        self.assertRegex(text, r"(?m)^  Ana, level 1, not laid: 2 runs of 3$")

    def test_backs(self):
        self.new(kind="in-front-of-the-elevators")
        self.play("deal red-girl,green-boy,blue-mother girl,boy,2,3,4 mother,grandmother,2,3,4,5 "
                  "father,grandfather,2,3,4")
        text = self.fine("replay", self.file).out
        self.assertRegex(text, r"(?m)^  Hand of Ana: 2 cards: \w+ back, \w+ back$")
        self.assertRegex(text, r"(?m)^  Elevator 2: .*boxes 2 3 4 5$")


class Rows(Case):
    """A game whose rounds are counted at once has one row; who has many says which is open."""

    def test_of_all(self):
        path = self.folder / "lifts.umpire"
        path.write_bytes(self.fine("random", "elevator", "--entries", "60").bytes)
        text = self.fine("score", path).out
        self.assertIn("Whole game", text)
        self.assertNotRegex(text, r"Round \d")

    def test_of_one(self):
        self.new()
        self.play(*ROUND)
        self.assertRegex(self.fine("score", self.file).out, r"(?m)^Round 1 ")


class Check(Case):
    def test_text(self):
        self.new("-o", "rounds=1", "--title", "Friday")
        self.play(*ROUND)
        text = self.fine("check", self.file).out
        self.assertIn("Friday", text)
        self.assertRegex(text, r"(?m)^ *Total +8 +10 +11$")
        self.assertIn("Winner: Ana", text)

    def test_xml(self):
        self.new("-o", "rounds=1")
        self.play(*ROUND)
        report = self.fine("check", "--format", "xml", self.file).xml()
        self.assertEqual(report.tag, REPORT + "report")
        self.assertEqual(report.find(REPORT + "session").get("file"), self.file)
        game = report.find(f".//{REPORT}game")
        self.assertEqual(game.attrib, {"n": "1", "kind": "martes-13", "state": "finished", "round": "1",
                                       "entries": "4", "checked": "4"})
        self.assertEqual([s.attrib for s in game.find(REPORT + "round")],
                         [{"player": "ana", "points": "8"}, {"player": "bea", "points": "10"},
                          {"player": "carlos", "points": "11"}])
        self.assertEqual([t.get("rank") for t in game.iter(REPORT + "total")], ["1", "2", "3"])
        self.assertEqual([w.get("player") for w in game.iter(REPORT + "winner")], ["ana"])
        self.assertIsNone(game.find(REPORT + "refused"))

    def test_refused(self):
        path = self.write('<deal/>\n<play by="ana" card="cat-1"/>\n<!-- a comment -->\n<note/>\n'
                          '<play\n   by="ana" card="cat-1"/>\n<deal/>')
        result = self.refused("check", "--format", "xml", path)
        game = result.xml().find(f".//{REPORT}game")
        self.assertEqual((game.get("entries"), game.get("checked"), game.get("state")), ("5", "3", "playing"))
        refused = game.find(REPORT + "refused")
        self.assertEqual(refused.attrib, {"entry": "4", "line": "14", "kind": "turn", "rule": "M13-1"})
        self.assertTrue(refused.text)
        text = self.refused("check", path).out
        self.assertIn("Entry 4, line 14: Refused: ", text)
        self.assertIn("(rule M13-1)", text)
        self.assertIn("was not checked", text)

    def test_cause(self):
        path = self.write('<deal/>\n<play by="ana" card="cat-1"/>\n<play by="bea" card="cat-1"/>',
                          before='<option name="values" value="1:1"/>')
        refused = self.refused("check", "--format", "xml", path).xml().find(f".//{REPORT}refused")
        self.assertEqual((refused.get("kind"), refused.get("rule"), refused.get("cause")), ("fact", "M13-2", "2"))
        self.assertIn("(rule M13-2, because of entry 2) [fact]", self.refused("check", path).out)

    def test_refusal_without_rule(self):
        path = self.write("<shuffle/>")
        refused = self.refused("check", "--format", "xml", path).xml().find(f".//{REPORT}refused")
        self.assertEqual(refused.attrib, {"entry": "1", "line": "10", "kind": "form"})

    def test_several_files(self):
        self.new()
        refused = self.write("<shuffle/>")
        broken = self.folder / "broken.umpire"
        broken.write_text("<session")
        self.assertEqual(len(self.fine("check", "--format", "xml", self.file, self.file).xml()), 2)
        self.assertEqual(len(self.refused("check", "--format", "xml", refused, self.file).xml()), 2)
        result = self.bad("check", "--format", "xml", str(broken), refused, self.file)
        self.assertEqual(len(result.xml()), 2)
        self.assertIn("broken.umpire:1: ", result.err)
        self.assertEqual(self.bad("check", "--format", "xml", str(broken)).out, "")
        self.bad("check", self.file, str(broken), refused)

    def test_wrong_result_is_a_warning(self):
        path = self.write("<deal/>", after='<result state="finished" round="1"/>')
        result = self.fine("check", path)
        self.assertIn(path, result.err)

    def test_names_cannot_break_the_report(self):
        self.new(names=("<b>&\"'", "x\u202ey", "Carlos"))
        text = self.fine("check", self.file).out
        self.assertNotIn("\u202e", text)
        self.fine("check", "--format", "xml", self.file).xml()

    def test_several_games(self):
        self.new()
        self.fine("new", "pad", "--append", "Ana", "Zoe", self.file)
        games = self.fine("check", "--format", "xml", self.file).xml().findall(f".//{REPORT}game")
        self.assertEqual([(g.get("n"), g.get("kind")) for g in games], [("1", "martes-13"), ("2", "pad")])


class Replay(Case):
    def zones(self, *args, status=0):
        table = self.expect(status, "replay", "--format", "xml", *args).xml()
        self.assertEqual(table.tag, REPORT + "table")
        return table, {z.get("id"): int(z.get("count")) if z.get("count") else [c.get("name") for c in z]
                       for z in table}

    def test_xml(self):
        self.new()
        table, zones = self.zones(self.file)
        self.assertEqual(table.attrib, {"entry": "0"})
        self.play("deal", "ana: play martes", "bea: play cat-7 pile=1", "carlos: play cat-5")
        table, zones = self.zones(self.file)
        self.assertEqual(table.attrib, {"entry": "4", "to-act": "ana"})
        self.assertEqual(zones["pile-1"], ["cat-5"])
        self.assertEqual(zones["taken-carlos"], ["martes", "cat-7"])
        self.assertEqual((zones["hand-ana"], zones["dead-hand"]), (12, 12))
        self.assertNotIn("deck", zones)
        table, zones = self.zones("--to", "2", self.file)
        self.assertEqual(table.attrib, {"entry": "2", "to-act": "bea"})
        self.assertEqual(zones["pile-1"], ["martes"])
        table, zones = self.zones("--to", "0", self.file)
        self.assertEqual(table.attrib, {"entry": "0"})
        self.bad("replay", "--to", "5", self.file)

    def test_text(self):
        self.new()
        self.play("deal", "ana: play cat-5")
        text = self.fine("replay", self.file).out
        self.assertIn("cat 5", text)
        self.assertIn("To act: Bea", text)
        self.assertNotIn("cat 5", self.fine("replay", "--to", "1", self.file).out)

    def test_refused(self):
        path = self.write('<deal/>\n<play by="ana" card="cat-1"/>\n<deal/>\n<deal/>')
        table, zones = self.zones(path, status=1)
        self.assertEqual((table.get("entry"), zones["pile-1"]), ("2", ["cat-1"]))
        self.assertIn("[turn]", self.refused("replay", path).err)
        self.zones("--to", "4", path, status=1)
        self.bad("replay", "--to", "5", path)

    def test_game(self):
        self.new()
        self.play("deal")
        self.fine("new", "pad", "--append", "Ana", self.file)
        self.assertEqual(self.zones(self.file)[1], {})
        self.assertEqual(self.zones("--game", "1", self.file)[1]["hand-ana"], 13)
        self.bad("replay", "--game", "3", self.file)


class Page(html.parser.HTMLParser):
    """Every element is closed, and nothing comes from outside."""
    VOID = {"meta", "br", "hr", "input"}

    def __init__(self):
        super().__init__()
        self.open, self.seen, self.links, self.words = [], [], [], []

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        self.links += [value for name, value in attrs if name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        assert tag in self.VOID, tag
        self.seen.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


class Score(Case):
    def setUp(self):
        super().setUp()
        self.new("-o", "rounds=1", "--title", "Friday at \"Ana's\"", names=("Ana", "Bea, the 2nd", "<Carlos>"))
        self.play("deal", "adjust ana -1 'x'", "tally ana 2 4 0 3", "tally bea-the-2nd 5 1 4 2", "tally carlos 5 3 3 0")

    def test_text(self):
        text = self.fine("score", self.file).out
        self.assertRegex(text, r"Total +7 +10 +11")
        self.assertRegex(text, r"Adjustment +-1")
        self.assertIn("Bea, the 2nd: 10", text)
        self.assertRegex(text, r"(?m)^ +6  Martes: ")

    def test_csv(self):
        result = self.fine("score", "--format", "csv", self.file)
        self.assertEqual(result.bytes.count(b"\n"), result.bytes.count(b"\r\n"))
        self.assertTrue(result.bytes.endswith(b"\r\n"))
        rows = list(csv.reader(io.StringIO(result.out, newline="")))
        self.assertEqual(rows[0], ["part", "round", "entry", "what", "detail", "cards", "Ana", "Bea, the 2nd",
                                   "<Carlos>"])
        self.assertEqual({len(row) for row in rows}, {9})
        parts = {row[0]: row[6:] for row in rows}
        self.assertEqual(parts["round"], ["8", "10", "11"])
        self.assertEqual(parts["total"], ["7", "10", "11"])
        self.assertEqual(parts["rank"], ["1", "2", "3"])
        self.assertEqual(parts["adjust"], ["-1", "", ""])
        lines = [row for row in rows if row[0] == "line"]
        for column, points in zip((6, 7, 8), (8, 10, 11)):
            self.assertEqual(sum(int(row[column] or 0) for row in lines), points)

    def test_xml(self):
        pad = self.fine("score", "--format", "xml", self.file).xml()
        self.assertEqual(pad.get("state"), "finished")
        for score in pad.iter(REPORT + "score"):
            self.assertEqual(sum(int(line.get("points")) for line in score), int(score.get("points")))
        self.assertEqual([t.get("name") for t in pad.iter(REPORT + "total")], ["Ana", "Bea, the 2nd", "<Carlos>"])

    def test_html(self):
        text = self.fine("score", "--format", "html", self.file).out
        page = Page()
        page.feed(text)
        self.assertEqual(page.open, [])
        self.assertEqual([link for link in page.links if not link.startswith("#")], [])
        self.assertTrue(text.startswith("<!DOCTYPE html>"))
        self.assertIn("<Carlos>", page.words)
        self.assertNotIn("<Carlos>", text)
        self.assertIn("Friday at \"Ana's\"", page.words)
        for tag in ("caption", "thead", "tbody", "tfoot", "th"):
            self.assertIn(tag, page.seen)
        self.assertNotRegex(text, r"https?:(?!//www\.w3\.org/)|url\((?!#|data:)|@import|&gt;.*\{")
        self.assertIn("@media print", text)

    def test_refused(self):
        path = self.write('<enter player="ana" points="4"/>\n<enter player="ana" points="5"/>', kind="pad")
        result = self.refused("score", path)
        self.assertRegex(result.out, r"Total +4 +0 +0")
        self.assertIn("PAD-1", result.err)

    def test_cards_of_a_line(self):
        self.fine("new", "martes-13", "A", "B", "C", "D", "-o", "rounds=1", "-o", "values=7:1", "-o", "thirteens=5",
                  "--append", self.file)
        self.play("deal", "a: play cat-7", "b: play martes pile=1", "c: play martes pile=1", "d: play martes pile=1",
                  "a: play martes pile=1", "b: play martes pile=1", "c: play mirror-7 pile=2",
                  "d: play ladder-7 pile=3")
        text = self.fine("score", self.file).out
        self.assertIn("(martes, martes, martes)", text)
        self.assertRegex(text, r"cat 7")


class Moves(Case):
    def test_moves(self):
        self.new()
        self.assertEqual(self.fine("moves", self.file).lines, ["deal"])
        self.play("deal")
        lines = self.fine("moves", self.file).lines
        self.assertEqual(len(lines), 17)
        self.assertEqual(lines, sorted(lines, key=str.encode))
        self.assertIn("tally ...", lines)
        self.assertIn("ana: play cat-5 pile=1", lines)

    def test_over(self):
        self.new("-o", "rounds=1")
        self.play(*ROUND)
        self.assertEqual(self.fine("moves", self.file).out, "")

    def test_each_is_accepted(self):
        self.new()
        self.play("deal", "ana: play cat-5")
        for line in self.fine("moves", self.file).lines:
            if not line.endswith("..."):
                self.fine("insert", "--dry-run", self.file, "3", line)

    def test_refused(self):
        path = self.write('<deal/>\n<play by="ana" card="cat-5"/>\n<deal/>')
        result = self.refused("moves", path)
        self.assertIn("bea: play cat-5 pile=1", result.lines)
        self.assertEqual(len(result.lines), 18)


class Normalise(Case):
    def test_canonical_stays(self):
        self.new("--title", "Friday")
        self.play("deal", "ana: play cat-5", "note \"a < b\"")
        once = self.fine("normalise", self.file)
        path = self.folder / "once.umpire"
        path.write_bytes(once.bytes)
        self.assertEqual(self.fine("normalise", str(path)).bytes, once.bytes)

    def test_liberal_in_canonical_out(self):
        path = self.write('<deal></deal><!-- gone --><play card="cat-5"   by="ana"/><note>  hello  </note>')
        text = self.fine("normalise", path).out
        self.assertIn("      <deal/>\n      <play by=\"ana\" card=\"cat-5\"/>\n      <note>hello</note>\n", text)
        self.assertIn("<result ", text)
        self.assertNotIn("gone", text)

    def test_refused_entries_are_kept(self):
        path = self.write('<shuffle speed="7"/>\n<deal/>')
        text = self.fine("normalise", path).out
        self.assertIn('<shuffle speed="7"/>', text)
        self.assertIn("<deal/>", text)


class Examples(Case):
    ROOT = pathlib.Path(__file__).resolve().parents[2]

    def files(self):
        return sorted(self.ROOT.glob("data/examples/*.umpire")) + sorted(self.ROOT.glob("tests/sessions/good/*.umpire"))

    def test_examples_are_clean(self):
        for path in self.files():
            self.fine("check", str(path))

    def test_the_worked_example(self):
        path = self.ROOT / "tests/sessions/good/martes-13-worked-example.umpire"
        self.assertRegex(self.fine("check", str(path)).out, r"Total +8 +10 +11")

    def test_examples_are_canonical(self):
        for path in sorted(self.ROOT.glob("data/examples/*.umpire")):
            self.assertEqual(self.fine("normalise", str(path)).bytes, path.read_bytes(), path.name)


if __name__ == "__main__":
    main()
