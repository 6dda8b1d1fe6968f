#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes one operator or constant at a time in the rules and in core, and looks whether a test notices.

  mutate.py [SAMPLE] [SEED]

SAMPLE (20) changes out of all that there are, the same ones for the same SEED (1), are made in a copy of the source
below build-mutate/, one after the other, with sanitizers. Only what tells of the rules is built: the cases, core's own
tests, those of sessions and rules pages and, for a game's file, its part of the contract. A change that nothing notices
is a survivor: either a case is missing, or the code says something that makes no difference. Where things lie in the
window (span, row, band, order) is not changed.
Prints the survivors; the exit status is 1 when there are any."""

import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys

SOURCE = pathlib.Path(__file__).resolve().parent.parent.parent
COPY = SOURCE / "build-mutate/source"
BUILD = SOURCE / "build-mutate/build"
TESTS = [*(f"core/{path.stem}" for path in sorted((SOURCE / "tests/core").glob("test-*.c"))),
         *(f"session/test-{name}" for name in ("components", "rules", "session"))]
# What reads or writes beside its room is noticed as well, and memory that is not given back.
SANITIZERS = {"ASAN_OPTIONS": "hard_rss_limit_mb=2048", "UBSAN_OPTIONS": "halt_on_error=1",
              "LSAN_OPTIONS": f"suppressions={SOURCE / 'tests/leaks.supp'}:print_suppressions=0"}
SETTING = {**SANITIZERS, "UMPIRE_SEEDS": str(COPY / "seeds"), "UMPIRE_CASES": str(COPY / "tests/games"),
           "SESSIONS": str(COPY / "tests/sessions"), "LC_ALL": "C.UTF-8", "LANGUAGE": "C"}
SWAPS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+": "-",
         "-": "+", "++": "--", "--": "++", "+=": "-=", "-=": "+=", "TRUE": "FALSE", "FALSE": "TRUE"}
# What is no code: comments, text, names of files, numbers that only say where something is drawn, "all is nothing",
# room for one.
QUIET = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*$'
                   r'|\.(?:span|row|band|block|order|columns)\s*=\s*\w+|\.tile = \{.*?\} \}'
                   r'|\{ 0 \}|g_new0? \(\w+, 1\)', re.S | re.M)
CODE = re.compile(r"->|<<|>>|\+\+|--|[+-]=|<=|>=|==|!=|&&|\|\||\bTRUE\b|\bFALSE\b|(?<![\w.])\d+\b"
                  r"|(?<=[\w)\]] )[<>+-](?= [\w(])")


def quiet(text):
    """The same text with blanks for what is no code, so that places stay."""
    return QUIET.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)


def mutants():
    """(file, place, old, new) of every change that can be made."""
    found = []
    for path in sorted((COPY / "src/games").glob("*/*.c")) + sorted((COPY / "src/core").glob("*.c")):
        for token in CODE.finditer(quiet(path.read_text())):
            old = token.group()
            if old in SWAPS:
                found.append((path.relative_to(COPY), token.start(), old, SWAPS[old]))
            elif old.isdigit():
                # -1 says "none": -2 would say so as well, 0 is the first
                negative = token.string[token.start() - 1] == "-"
                found.append((path.relative_to(COPY), token.start(), old, str(int(old) + (-1 if negative else 1))))
    return found


def run(*words, limit=60):
    """Whether a command ends well, and in time."""
    try:
        return subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=limit,
                              check=False, env={**os.environ, **SETTING}).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def prepare():
    shutil.rmtree(COPY, ignore_errors=True)
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=SOURCE, stdout=subprocess.PIPE, check=True, text=True).stdout
    for name in listed.split("\0"):
        if name and (SOURCE / name).is_file():
            (COPY / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(SOURCE / name, COPY / name)  # newer than what was built of the last change
    if not (BUILD / "build.ninja").exists():
        subprocess.run(["meson", "setup", "-Dapp=false", "-Db_sanitize=address,undefined", "-Db_lundef=false", BUILD,
                        COPY], stdout=subprocess.DEVNULL, check=True)
    if not build():
        sys.exit("mutate: the source does not build")
    if not notice("src/core"):
        return
    sys.exit("mutate: the tests do not pass as it is")


def build():
    return run("ninja", "-C", BUILD, "-j2", "tests/games/run-cases", "tests/games/test-loose", "tests/contract/contract",
               *(f"tests/{name}" for name in TESTS), limit=900)


def notice(folder):
    """Whether a test fails. folder: where the change is; the game's own cases come first."""
    kinds = sorted(path.name for path in (COPY / "src/games").iterdir() if path.is_dir())
    own = [kind for kind in kinds if folder == f"src/games/{kind}"]
    for kind in own or kinds:
        if not run(BUILD / "tests/games/run-cases", kind, COPY / "tests/games" / kind):
            return True
    for name in TESTS:
        if not run(BUILD / "tests" / name):
            return True
    if not run(BUILD / "tests/games/test-loose"):
        return True
    paths = [word for kind in own or ["martes-13"] for word in ("-p", f"/contract/{kind}")]
    return not run(BUILD / "tests/contract/contract", *paths, limit=240)


def attempt(mutant):
    """None: it does not build; else whether it is noticed."""
    path, place, old, new = mutant
    target = COPY / path
    text = target.read_text()
    target.write_text(text[:place] + new + text[place + len(old):])
    try:
        return notice(str(path.parent)) if build() else None
    finally:
        target.write_text(text)


def tell(mutant):
    path, place, old, new = mutant
    text = (COPY / path).read_text()
    number = text.count("\n", 0, place) + 1
    return f"{path}:{number}: {old} -> {new}: {text.splitlines()[number - 1].strip()}"


def main():
    if len(sys.argv) > 3 or any(not word.isdigit() for word in sys.argv[1:]):
        sys.exit(__doc__)
    sample, seed = [int(word) for word in sys.argv[1:] + ["20", "1"][len(sys.argv) - 1:]]
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    prepare()
    order = mutants()
    print(f"{len(order)} changes can be made", flush=True)
    random.Random(seed).shuffle(order)
    tried, survivors = 0, []
    for mutant in order:
        if tried == sample:
            break
        noticed = attempt(mutant)
        if noticed is None:
            continue
        tried += 1
        if not noticed:
            survivors.append(mutant)
            print(f"survives: {tell(mutant)}", flush=True)
        elif tried % 10 == 0:
            print(f"{tried} tried, {len(survivors)} survive", flush=True)
    print(f"{tried} changes tried, {len(survivors)} survive")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
