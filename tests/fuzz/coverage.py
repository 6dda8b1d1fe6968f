#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of the files that a fuzzer is about its inputs reach.

coverage.py BUILD [CORPORA…]

BUILD holds the fuzzers, built by clang with -fprofile-instr-generate -fcoverage-mapping; each runs the inputs of its
folder in every one of the CORPORA (CORPORA/NAME), once. Prints for each file the lines and branches that were reached.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parent.parent / "src"
# What each fuzzer is about: beginnings of names below src.
ABOUT = {
    "loader": ["session/format/look", "session/format/reader", "session/format/entry-line", "session/format/writer"],
    "notation": ["core/notation", "core/tokens", "core/parse", "core/match", "core/entry", "core/move", "core/correction"],
    "components": ["session/learned/components-file", "session/learned/components.c", "session/format/look"],
    "formula": ["core/formula"],
}
TOOLS = [("llvm-profdata", "llvm-cov")] + [(f"llvm-profdata-{n}", f"llvm-cov-{n}") for n in range(25, 13, -1)]


def tools():
    for pair in TOOLS:
        if all(any(os.access(pathlib.Path(folder) / tool, os.X_OK) for folder in os.environ["PATH"].split(":")) for tool in pair):
            return pair
    sys.exit("coverage.py: llvm-profdata and llvm-cov are needed (package llvm)")


def percent(part):
    return f"{100 * part['covered'] / part['count']:5.1f} %" if part["count"] else "      –"


def measure(name, program, corpora, folder):
    """The summaries of files, by name below src."""
    profdata, cov = tools()
    raw, data = folder / f"{name}.profraw", folder / f"{name}.profdata"
    inputs = [str(corpus / name) for corpus in corpora if (corpus / name).is_dir()]
    env = {**os.environ, "LLVM_PROFILE_FILE": str(raw), "LC_ALL": "C.UTF-8", "LANGUAGE": "C"}
    subprocess.run([program, "-runs=0", "-verbosity=0", *inputs], env=env, check=True, cwd=folder, stderr=subprocess.DEVNULL)
    subprocess.run([profdata, "merge", "-sparse", raw, "-o", data], check=True)
    export = subprocess.run([cov, "export", "-summary-only", program, f"-instr-profile={data}"], check=True,
                            capture_output=True).stdout
    files = {}
    for file in json.loads(export)["data"][0]["files"]:
        path = pathlib.Path(file["filename"]).resolve()
        if SOURCE in path.parents:
            files[str(path.relative_to(SOURCE))] = file["summary"]
    return files, sum(len(list(pathlib.Path(folder).iterdir())) for folder in inputs)


def put(name, part):
    print(f"  {name:32} lines {percent(part['lines'])}  of {part['lines']['count']:5}   "
          f"branches {percent(part['branches'])}  of {part['branches']['count']:5}")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    build = pathlib.Path(sys.argv[1]).resolve()
    corpora = [HERE / "corpus", *(pathlib.Path(word).resolve() for word in sys.argv[2:])]
    with tempfile.TemporaryDirectory(prefix="umpire-coverage-") as folder:
        for name, about in ABOUT.items():
            files, n = measure(name, build / "tests/fuzz" / f"libfuzzer-{name}", corpora, pathlib.Path(folder))
            mine = {file: files[file] for file in sorted(files) if file.endswith(".c") and file.startswith(tuple(about))}
            total = {key: {part: sum(summary[key][part] for summary in mine.values()) for part in ("count", "covered")}
                     for key in ("lines", "branches")}
            print(f"{name}: {n} inputs")
            for file, summary in mine.items():
                put(file, summary)
            put("all of them", total)


if __name__ == "__main__":
    main()
