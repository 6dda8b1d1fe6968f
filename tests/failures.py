#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What failed, from logs that Meson left, with the end of what each test said.

failures.py LOG [LINES]: testlog.json, as Meson writes it; 40 lines of each test
"""
import json
import sys


def main(log, lines=40):
    with open(log, encoding="utf-8", errors="replace") as rows:
        for test in map(json.loads, rows):
            if test["result"] in ("OK", "EXPECTEDFAIL", "SKIP"):
                continue
            print(f"failed: {test['name']} ({test['result'].lower()} after {test['duration']:.0f} s)")
            said = (test.get("stdout") or "") + (test.get("stderr") or "")
            for line in said.splitlines()[-int(lines):]:
                print(f"  {line[:200]}")


if __name__ == "__main__":
    main(*sys.argv[1:])
