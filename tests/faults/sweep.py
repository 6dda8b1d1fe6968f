#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every call of the file system of every path that writes, failing: nothing that was accepted may be lost.

sweep.py UMPIRECTL FAULT-CALLS [--accept FAULT-ACCEPT] [--all] [--every N] [PATH…]

For each path the calls on files are counted in a run without faults; then it runs again for each of them with that
call failing: killed in front of it, or with EIO, ENOSPC, EACCES, ENOLCK, once or from there on. After each the files
are looked at by programs that meet no faults: what was acknowledged must be there, once, readable, the session must go
on, and then be one file with nothing beside it. --all tries every point; else every N-th (23) of them, which a test has time for. Prints figures; status 1
when anything was lost, doubled, unreadable, or a program crashed.
"""
import argparse
import concurrent.futures
import contextlib
import copy
import errno
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import shim

FAULTS = [("kill", shim.KILL, False)] + [(errno.errorcode[code] + (" on" if on else ""), code, on)
                                         for code in (errno.EIO, errno.ENOSPC, errno.EACCES, errno.ENOLCK)
                                         for on in (False, True)]
PROGRAMS = {}


def run(words, folder, env=None, stdin=""):
    """(status, lines of stdout, stderr); a negative status is a signal."""
    base = env if env is not None else dict(os.environ)
    base = {**base, "LC_ALL": "C.UTF-8", "LANGUAGE": "C", "TZ": "UTC", "XDG_DATA_HOME": str(folder / "data"),
            "HOME": str(folder)}
    words = [PROGRAMS.get(words[0], words[0]), *(word.replace("@", str(folder)) for word in words[1:])]
    done = subprocess.run(words, input=stdin, capture_output=True, text=True, env=base, cwd=folder, timeout=300,
                          check=False)
    return done.returncode, done.stdout.splitlines(), done.stderr


def must(words, folder, stdin=""):
    status, lines, err = run(words, folder, stdin=stdin)
    if status != 0:
        raise AssertionError(f"{words}: status {status}: {err}")
    return lines


def leave_in_journal(path, folder, entries, elsewhere=False):
    """As earlier versions left it when it was killed: entries that are in the journal alone."""
    path = folder / path
    text = path.read_bytes()
    journal = pathlib.Path(f"{path}.journal")
    if elsewhere:
        identity = re.search(rb' id="([^"]*)"', text)[1].decode()
        journal = folder / "data" / "umpire" / "journals" / f"{identity}-{digest(path)}.journal"
        journal.parent.mkdir(parents=True)
    lines = [f"umpire-journal 1 {hashlib.sha256(text).hexdigest()}", *(f"entry 1 <note>{entry}</note>" for entry in entries)]
    journal.write_text("".join(line + "\n" for line in lines), encoding="ascii")


def state_of(path, folder):
    """What the session at path says, without times: options and entries of all games, the last note of check() left
    out, and what that makes of what could be redone. AssertionError when it cannot be read."""
    text = "\n".join(must(["umpirectl", "normalise", str(path)], folder))
    text = re.sub(r' (at|started|finished|created|id|generator)="[^"]*"', "", text)
    text = re.sub(r"<result.*?</result>", "", text, flags=re.S).replace('why="undo"', 'why="undone"')
    lines = [line.strip() for line in text.splitlines() if "final" not in line]
    return tuple(line for line in lines if line not in ("", "<log>", "<log/>", "</log>"))


class Wrong(AssertionError):
    """kind: lost, doubled, unreadable, left, crash."""

    def __init__(self, kind, what):
        super().__init__(f"{kind}: {what}")
        self.kind = kind


class Path:
    """A path that writes. prepare() makes the files; words, stdin: what is called; acks: how many steps that says it
    took, steps: the states that it goes through."""
    name = ""
    words = ()
    stdin = ""
    file = "s.umpire"
    least = 1  # points of a sweep of all
    faults = FAULTS

    def __init__(self):
        self.steps = []

    def prepare(self, folder):
        must(["umpirectl", "new", "pad", "Ana", "Bea", "s.umpire"], folder)
        must(["umpirectl", "play", "s.umpire", *self.entries], folder)

    entries = ("note one", "enter ana 5", "note two")

    def learn(self, folder):
        """The states before and after, from a run without faults; folder: a copy of what was prepared."""
        self.steps = [state_of(self.file, folder)]
        self.act(folder)
        self.steps.append(state_of(self.file, folder))

    def act(self, folder, env=None):
        return run(self.words, folder, env, self.stdin)

    def acks(self, status, lines):
        return int(status == 0)

    def check(self, folder, status, lines):
        """Wrong, unless the files are what they may be."""
        at = self.find(folder)
        least = self.acks(status, lines)
        if least < at and status == 0 and at != len(self.steps) - 1:
            raise Wrong("lost", f"state {at} after status 0")
        if at < least:
            raise Wrong("lost", f"state {at}, acknowledged {least}")
        if at > least + 1:
            raise Wrong("doubled", f"state {at}, acknowledged {least}")

    beside = ()  # what else is there

    def alone(self, folder):
        left = {path.name for path in folder.iterdir()} - {pathlib.PurePath(self.file).name, "data", "recent", *self.beside}
        if left:
            raise Wrong("left", sorted(left))

    def find(self, folder):
        """Number of the state that the file is in, once it was played on."""
        try:
            before = state_of(self.file, folder)
            must(["umpirectl", "play", self.file, "note final"], folder)
            after = state_of(self.file, folder)
        except AssertionError as error:
            raise Wrong("unreadable", error) from error
        if before != after:
            raise Wrong("lost", "what is read and what is written differ")
        self.alone((folder / self.file).parent)
        if after in self.steps:
            return self.steps.index(after)
        notes = [line for line in after if line.startswith(("<note", "<enter"))]
        raise Wrong("doubled" if len(set(notes)) < len(notes) else "lost", f"no state that should be: {after}")


class New(Path):
    name = "new"
    words = ("umpirectl", "new", "pad", "Ana", "Bea", "-o", "rounds=3", "s.umpire")

    def prepare(self, folder):
        pass

    def learn(self, folder):
        self.act(folder)
        self.steps = [None, state_of(self.file, folder)]

    def find(self, folder):
        if not (folder / self.file).exists():
            must(["umpirectl", *self.words[1:]], folder)
            return 0
        return super().find(folder)


class Play(Path):
    name = "play"
    words = ("umpirectl", "play", "s.umpire")
    stdin = "".join(f"note played-{n}\n" for n in range(12))

    def learn(self, folder):
        self.steps = [state_of(self.file, folder)]
        for line in self.stdin.splitlines():
            must(["umpirectl", "play", self.file, line], folder)
            self.steps.append(state_of(self.file, folder))

    def acks(self, status, lines):
        return len(lines)


    def act(self, folder, env=None):
        """Each line is made safe by itself: the next comes when it was answered."""
        base = {**(env if env is not None else os.environ), "LC_ALL": "C.UTF-8", "LANGUAGE": "C", "TZ": "UTC",
                "XDG_DATA_HOME": str(folder / "data"), "HOME": str(folder)}
        with subprocess.Popen([PROGRAMS["umpirectl"], *self.words[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, env=base, cwd=folder) as process:
            answers = []
            with contextlib.suppress(BrokenPipeError):
                for line in self.stdin.splitlines():
                    process.stdin.write(line + "\n")
                    process.stdin.flush()
                    answers.append(process.stdout.readline().rstrip("\n"))
                    if not answers[-1]:
                        break
            _, err = process.communicate(timeout=300)
        return process.returncode, [answer for answer in answers if answer], err


class PlayTogether(Path):
    """Lines that are there already are made safe together: all or nothing."""
    name = "play-together"
    words = ("umpirectl", "play", "s.umpire")
    stdin = Play.stdin

    def acks(self, status, lines):
        if lines and lines != self.stdin.splitlines():
            raise Wrong("lost", f"some were told: {lines}")
        return int(bool(lines))


class Recover(Play):
    """A journal of an earlier version is taken in."""
    name = "recover"
    elsewhere = False

    def prepare(self, folder):
        super().prepare(folder)
        leave_in_journal("s.umpire", folder, ["left-1", "left-2", "left-3"], self.elsewhere)

    def alone(self, folder):
        super().alone(folder)
        if list(folder.glob("data/umpire/journals/*")):
            raise Wrong("left", "the journal in the data folder")


class RecoverElsewhere(Recover):
    """The journal lies in the data folder."""
    name = "recover-elsewhere"
    elsewhere = True


class Simple(Path):
    """One call that does all or nothing."""

    def __init__(self, name, *words):
        super().__init__()
        self.name = name
        self.words = words


class Accept(Path):
    """Corrections that the window accepts, of five changes, of one, and of one put back: each all or nothing."""
    name = "accept"
    words = ("fault-accept", "s.umpire", "five", "one", "back")

    def learn(self, folder):
        self.steps = [state_of(self.file, folder)]
        for word in self.words[2:]:
            must([*self.words[:2], word], folder)
            self.steps.append(state_of(self.file, folder))

    def acks(self, status, lines):
        return len(lines)


class AcceptKilled(Accept):
    """One draft of five changes after another, killed in front of each call."""
    name = "accept-killed"
    words = ("fault-accept", "s.umpire", *["five"] * 26)
    least = 500
    faults = FAULTS[:1]


class AcceptCards(Accept):
    """The same in a game of cards, of which later moves are judged anew."""
    name = "accept-cards"
    words = ("fault-accept", "s.umpire", "five", "five")
    faults = FAULTS[:1]

    def prepare(self, folder):
        must(["umpirectl", "new", "martes-13", "Ana", "Bea", "Carlos", "s.umpire"], folder)
        must(["umpirectl", "play", "s.umpire", "note one", "deal", "ana: play cat-5 1", "bea: play mirror-2 2"], folder)


class Redo(Simple):
    def prepare(self, folder):
        super().prepare(folder)
        must(["umpirectl", "undo", "s.umpire"], folder)


class Join(Simple):
    """Somebody comes late: a person, a seat, an option and an entry, all or nothing."""
    entries = ("note one", "enter ana 5", "enter bea 3")


class Copy(Play):
    """What the window does: a note, a copy over an older copy, the next note …"""
    name = "copy"
    words = ("fault-calls", "copy", "s.umpire", "t.umpire", "copied-1", "copied-2", "copied-3", "copied-4")
    beside = ("t.umpire",)

    def prepare(self, folder):
        super().prepare(folder)
        shutil.copy(folder / "s.umpire", folder / "t.umpire")
        must(["umpirectl", "play", "t.umpire", "note old"], folder)

    def act(self, folder, env=None):
        return Path.act(self, folder, env)

    def learn(self, folder):
        self.old = state_of("t.umpire", folder)
        self.steps = [state_of(self.file, folder)]
        for name in self.words[4:]:
            must(["umpirectl", "play", self.file, f"note {name}"], folder)
            self.steps.append(state_of(self.file, folder))

    def acks(self, status, lines):
        return sum(line.startswith("copied") for line in lines)

    def check(self, folder, status, lines):
        # A session that can only be looked at has nothing new, and may be copied.
        copies = [n for n, line in enumerate(lines) if line == "copy"]
        least = self.acks(0, lines[:copies[-1]]) if copies else 0
        try:
            other = state_of("t.umpire", folder)
        except AssertionError as error:
            raise Wrong("unreadable", error) from error
        if other != self.old and other not in self.steps:
            raise Wrong("lost", f"the copy is {other}")
        if copies and (other == self.old or self.steps.index(other) < least):
            raise Wrong("lost", "the copy was acknowledged and is old")
        must(["umpirectl", "play", "t.umpire", "note more"], folder)
        super().check(folder, status, lines)


class Move(Path):
    """Removing from the library, and other moves: the session is in one of two places."""

    def __init__(self, name, words, start, end, journal=False):
        super().__init__()
        self.name = name
        self.words = words
        self.places = (start, end)
        self.journal = journal
        self.beside = {part for place in self.places for part in pathlib.PurePath(place).parts} - {"s.umpire", "t.umpire"}

    def prepare(self, folder):
        start = folder / self.places[0]
        start.parent.mkdir(parents=True, exist_ok=True)
        (folder / self.places[1]).parent.mkdir(parents=True, exist_ok=True)
        must(["umpirectl", "new", "pad", "Ana", "Bea", str(start)], folder)
        must(["umpirectl", "play", str(start), "note one"], folder)
        if self.journal:
            leave_in_journal(self.places[0], folder, ["left-1", "left-2", "left-3"])

    def learn(self, folder):
        self.steps = [state_of(folder / self.places[0], folder)]

    def check(self, folder, status, lines):
        there = [place for place in self.places if (folder / place).exists()]
        if len(there) != 1:
            raise Wrong("lost", f"it is at {there}")
        if status == 0 and there != [self.places[1]]:
            raise Wrong("lost", "it was moved, and is where it was")
        known = folder / "recent"
        if self.places[1].startswith("away/") and there == [self.places[1]] and "away/" not in known.read_text():
            raise Wrong("lost", "the library does not know where it went")
        self = copy.copy(self)
        self.file = str(folder / there[0])
        self.find(folder)


class Components(Path):
    name = "components"
    words = ("fault-calls", "put", "components.xml", "3", "4", "5", "6", "7")

    def prepare(self, folder):
        must(["fault-calls", "put", "components.xml", "1", "2"], folder)

    def learn(self, folder):
        pass

    def check(self, folder, status, lines):
        got, values, err = run(["fault-calls", "values", "components.xml"], folder)
        if got != 0 or list(folder.glob("components.xml.kept*")):
            raise Wrong("unreadable", err)
        known, done = set(values), set(lines)
        if len(values) != len(known):
            raise Wrong("doubled", values)
        if not {"1", "2"} | done <= known or not known <= {"1", "2", *self.words[3:]}:
            raise Wrong("lost", f"{sorted(known)}, acknowledged {sorted(done)}")
        must(["fault-calls", "put", "components.xml", "8"], folder)


class Import(Components):
    name = "import"
    words = ("fault-calls", "import", "components.xml", "theirs.xml")

    def prepare(self, folder):
        super().prepare(folder)
        must(["fault-calls", "put", "theirs.xml", "3", "4"], folder)

    def check(self, folder, status, lines):
        got, values, err = run(["fault-calls", "values", "components.xml"], folder)
        if got != 0 or list(folder.glob("components.xml.kept*")):
            raise Wrong("unreadable", err)
        if values not in (["1", "2"], ["1", "2", "3", "4"]) or (lines and len(values) < 4):
            raise Wrong("lost", values)


class Export(Components):
    name = "export"
    words = ("fault-calls", "export", "components.xml", "given.xml")

    def prepare(self, folder):
        super().prepare(folder)
        must(["fault-calls", "put", "given.xml", "9"], folder)

    def check(self, folder, status, lines):
        got, values, err = run(["fault-calls", "values", "given.xml"], folder)
        if got != 0:
            raise Wrong("unreadable", err)
        if values not in (["9"], ["1", "2"]) or (lines and values != ["1", "2"]):
            raise Wrong("lost", values)


PATHS = [
    New(), Play(), PlayTogether(), Recover(), RecoverElsewhere(),
    Simple("undo", "umpirectl", "undo", "s.umpire"), Redo("redo", "umpirectl", "redo", "s.umpire"),
    Simple("edit", "umpirectl", "edit", "s.umpire", "2", "enter ana 7"),
    Simple("insert", "umpirectl", "insert", "s.umpire", "2", "note between"),
    Simple("remove", "umpirectl", "remove", "s.umpire", "2"),
    Simple("option", "umpirectl", "option", "s.umpire", "rounds=4"),
    Accept(), AcceptKilled(), AcceptCards(),
    Join("join", "umpirectl", "join", "s.umpire", "Zoe"),
    Simple("append", "umpirectl", "new", "--append", "pad", "Bea", "Zoe", "s.umpire"),
    Copy(),
    Move("library-remove", ("fault-calls", "remove", "@/lib", "@/lib/s.umpire"), "lib/s.umpire",
         "lib/removed/s.umpire"),
    Move("library-restore", ("fault-calls", "restore", "@/lib", "@/lib/removed/s.umpire", "@/lib/t.umpire"),
         "lib/removed/s.umpire", "lib/t.umpire"),
    Move("rename", ("fault-calls", "move", "@/s.umpire", "@/t.umpire"), "s.umpire", "t.umpire"),
    Move("rename-journal", ("fault-calls", "move", "@/s.umpire", "@/t.umpire"), "s.umpire", "t.umpire", True),
    Components(), Import(), Export(),
]


class Sweep:
    def __init__(self, every, whole):
        self.every = every
        self.whole = whole
        self.points = 0
        self.wrong = []
        self.top = pathlib.Path(tempfile.mkdtemp(prefix="umpire-sweep-")).resolve()

    def prepare(self, path):
        """The folder that every point starts from, and how many calls there are."""
        start = self.top / path.name
        start.mkdir()
        path.prepare(start)
        for use in ("learn", "count"):
            place = self.top / f"{path.name}-{use}"
            self.copy(start, place)
            if use == "learn":
                path.learn(place)
                continue
            log = self.top / "log"
            log.unlink(missing_ok=True)
            status, _, err = path.act(place, shim.environment(place, log=log))
            assert status == 0, f"{path.name}: {err}"
        return start, len(log.read_text().splitlines())

    @staticmethod
    def copy(start, place):
        """What belongs to a path on disk (a journal elsewhere) is named after it: so it always has the same one."""
        shutil.copytree(start, place, symlinks=True)
        for journal in (place / "data" / "umpire" / "journals").glob("*.journal"):
            owner = next(place.glob("*.umpire"))
            identity = journal.name[:36]
            journal.rename(journal.with_name(f"{identity}-{digest(owner)}.journal"))

    def point(self, path, start, number, fault):
        name, code, on = fault
        place = pathlib.Path(tempfile.mkdtemp(prefix=f"{path.name}-", dir=self.top))
        place.rmdir()
        self.copy(start, place)
        try:
            status, lines, err = path.act(place, shim.environment(place, number, code, persist=on))
            if status < 0 and code != shim.KILL:
                raise Wrong("crash", f"signal {-status}: {err}")
            path.check(place, status, lines)
        except Wrong as wrong:
            return f"{path.name}, call {number}, {name}: {wrong}"
        except AssertionError as error:
            return f"{path.name}, call {number}, {name}: unreadable: {error}"
        except subprocess.TimeoutExpired as error:
            return f"{path.name}, call {number}, {name}: crash: it does not end: {error}"
        finally:
            shutil.rmtree(place, ignore_errors=True)
        return None

    def sweep(self, path, pool):
        start, calls = self.prepare(path)
        points = [(number, fault) for number in range(1, calls + 1) for fault in path.faults]
        assert len(points) >= path.least, f"{path.name}: {len(points)} points"
        if not self.whole:
            points = points[::self.every]
        found = [wrong for wrong in pool.map(lambda p: self.point(path, start, *p), points) if wrong]
        self.points += len(points)
        self.wrong += found
        print(f"{path.name}: {calls} calls, {len(points)} points, {len(found)} wrong", flush=True)
        for wrong in found[:20]:
            print(f"  {wrong}", flush=True)


def digest(path):
    return hashlib.sha256(os.path.realpath(path).encode()).hexdigest()[:16]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("umpirectl")
    parser.add_argument("calls")
    parser.add_argument("--accept", help="what accepts a correction; without it that path is left out")
    parser.add_argument("--all", action="store_true", dest="whole")
    parser.add_argument("--every", type=int, default=23)
    parser.add_argument("paths", nargs="*")
    args = parser.parse_intermixed_args()
    PROGRAMS.update({"umpirectl": os.path.abspath(args.umpirectl), "fault-calls": os.path.abspath(args.calls),
                     "fault-accept": args.accept and os.path.abspath(args.accept)})
    sweep = Sweep(args.every, args.whole)
    start = time.monotonic()
    try:
        with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count() or 2) as pool:
            for path in PATHS:
                if PROGRAMS[path.words[0]] and (not args.paths or path.name in args.paths):
                    sweep.sweep(path, pool)
    finally:
        shutil.rmtree(sweep.top, ignore_errors=True)
    kinds = {kind: sum(f": {kind}: " in wrong for wrong in sweep.wrong)
             for kind in ("lost", "doubled", "unreadable", "left", "crash")}
    print(f"{sweep.points} points in {time.monotonic() - start:.0f} s: " +
          ", ".join(f"{n} {kind}" for kind, n in kinds.items()))
    return 1 if sweep.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
