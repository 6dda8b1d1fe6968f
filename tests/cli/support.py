# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of umpirectl share: a folder that goes away, calls of the program, sessions written by hand."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ET

REPORT = "{urn:umpire:report:1}"
SESSION = "{urn:umpire:session:1}"
PROGRAM = os.path.abspath(sys.argv.pop(1)) if len(sys.argv) > 1 else "umpirectl"


class Result:
    def __init__(self, process):
        self.status = process.returncode
        self.bytes = process.stdout
        self.out = process.stdout.decode()
        self.err = process.stderr.decode(errors="replace")
        self.lines = self.out.splitlines()

    def xml(self):
        return ET.fromstring(self.bytes)


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.file = str(self.folder / "night.umpire")

    def call(self, *args, stdin=b"", env=None):
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", "TZ": "UTC", **(env or {})}
        if isinstance(stdin, str):
            stdin = stdin.encode()
        return Result(subprocess.run([PROGRAM, *args], input=stdin, capture_output=True, timeout=120, env=environment,
                                     cwd=self.folder, check=False))

    def expect(self, status, *args, **more):
        """Calls and compares the exit status; what is said must fit it."""
        result = self.call(*args, **more)
        self.assertEqual(result.status, status, f"{args}: {result.out}{result.err}")
        if status == 2:
            self.assertTrue(result.err, f"{args}: bad without a message")
        return result

    def fine(self, *args, **more):
        return self.expect(0, *args, **more)

    def refused(self, *args, **more):
        return self.expect(1, *args, **more)

    def bad(self, *args, **more):
        return self.expect(2, *args, **more)

    def new(self, *options, names=("Ana", "Bea", "Carlos"), kind="martes-13"):
        self.fine("new", kind, *names, *options, self.file)

    def play(self, *entries):
        return self.fine("play", self.file, *entries)

    def text(self, path=None):
        return pathlib.Path(path or self.file).read_text(encoding="utf-8")

    def log(self, path=None, game=-1):
        """The entries of a game as elements, as they stand when everything is written."""
        root = self.fine("normalise", path or self.file).xml()
        return list(root.findall(SESSION + "game")[game].find(SESSION + "log"))

    def verbs(self, **more):
        return [entry.tag.removeprefix(SESSION) for entry in self.log(**more)]

    def write(self, log, name="hand.umpire", kind="martes-13", seats="ana bea carlos", before="", after=""):
        """A session written by hand; returns its path. Line 10 is the first of the log."""
        people = "".join(f'<player id="{seat}" name="{seat.title()}"/>' for seat in seats.split())
        path = self.folder / name
        path.write_text(f"""<?xml version="1.0" encoding="UTF-8"?>
<session xmlns="urn:umpire:session:1" id="00000000-0000-4000-8000-000000000001"
    created="2026-11-20T20:05:00+01:00" generator="by hand">
  <players>{people}</players>
  <game kind="{kind}" rules="1">
    <seats>{seats}</seats>
    {before}

    <log>
{log}
    </log>
    {after}
  </game>
</session>
""", encoding="utf-8")
        return str(path)


def main():
    unittest.main(module="__main__", verbosity=1)
