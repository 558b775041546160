#!/usr/bin/env python3
"""Grade made-up classes in the archives of twelve course systems and compare the rows with the people.

    python3 tests/independent/archives.py PROGRAM [--seed N] [--people N ...] [--keep DIR] [--only TEXT]

Every archive is graded without and with a roster. A line per run: `right`, or the people who are lost, split or
merged, rows that belong to no person, and wrong scores. Exit status: 0 all right, 1 something differs.

The archives are written by course_systems.py, which says where the names come from.
"""

import argparse
import csv
import itertools
import random
import re
import subprocess
import sys
import tempfile
import unicodedata
from fractions import Fraction
from pathlib import Path

from course_systems import SYSTEMS, Archive

ROOT = Path(__file__).resolve().parents[2]
PUZZLES = ["test_0", "test_00", "test_1", "test_2", "test_3", "test_4", "test_5"]

# family, given, and both romanised where the full name is family first and without a space
EAST = """王,伟,wang wei|李,娜,li na|张,三,zhang san|刘,洋,liu yang|陈,静,chen jing|杨,秀英,yang xiuying
赵,子涵,zhao zihan|黄,晓明,huang xiaoming|周,杰,zhou jie|吴,雨桐,wu yutong
徐,磊,xu lei|孙,丽,sun li|马,超,ma chao|朱,一诺,zhu yinuo
胡,军,hu jun|郭,芳,guo fang|何,宇轩,he yuxuan|高,敏,gao min|林,心怡,lin xinyi|罗,强,luo qiang|欧阳,修文,ouyang xiuwen
王,伟明,wang weiming|김,민수,kim minsu|박,지현,park jihyun|이,서연,lee seoyeon|佐藤,健,sato ken
高橋,美咲,takahashi misaki|田中,さくら,tanaka sakura|渡辺,大輔,watanabe daisuke"""
WEST = """Lee,Ann|Smith,John|Wang,Wei|Li,Na|Zhang,Xiaoming|Chen,Yu|O'Brien,Liam|van der Berg,Jan|Müller,Zoë
García López,María|Picard,Jean-Luc|Smith-Jones,Mary Ann|Lefèvre,François|Åkesson,Björn|Wójcik,Łukasz|Suharto,|Nurul,
de la Cruz,José|Kim,Minsu|Park,Ji-hyun|Tanaka,Yuki|Sato,Haruka|Brown,Emily|Johnson,Michael|Nguyen,Thi Mai|Singh,Arjun
McDonald,Sarah|Schmidt,Anna-Lena|Rossi,Marco|Novák,Petr|Hansen,Søren|Lee,Anna|Silva,Ana"""


def names():
    """Every name once: (family, given, romanised family, romanised given, family first)."""
    for entry in re.split(r"[|\n]", EAST):
        family, given, roman = entry.split(",")
        yield (family, given, *roman.split(), True)
    for entry in re.split(r"[|\n]", WEST):
        family, given = entry.split(",")
        yield (family, given, *(re.sub("[^a-z]", "", ascii_name(part).lower()) for part in (family, given)), False)


def ascii_name(text):
    """The text without accents; letters that have no plain form stay."""
    plain = unicodedata.normalize("NFD", text.translate(str.maketrans("łŁøØ", "lLoO")))
    return "".join(c for c in plain if not unicodedata.combining(c))


class Person:
    """A student, the files handed in (the newest last), and the score of the newest."""

    def __init__(self, name, index, rng):
        self.family, self.given, roman_family, roman_given, self.east = name
        both = [self.family, self.given] if self.east else [self.given, self.family]
        self.full = ("" if self.east else " ").join(part for part in both if part)
        self.sortable = ", ".join(part for part in (self.family, self.given) if part)
        self.number = f"20{rng.choice((19, 20, 21))}01{1200 + 7 * index}"
        self.login = roman_given[:1] + roman_family + f"{10 + index}"
        self.key, self.file_key = 4010 + 13 * index, 20001 + 17 * index
        self.odd, self.late, self.extra = (rng.random() < share for share in (0.15, 0.2, 0.2))
        self.absent, self.attempts, self.score = False, [], None
        own = ["{full}-作业1.txt", "{number}_{full}.txt", "作业1.txt"] if self.east else ["{given}_{family}_HW1.txt"]
        usual = ["answer_for_test.txt", "answer_for_test.txt", "HW1.txt", "answer_for_test (1).txt", "answers.txt"]
        self.file = rng.choice([*usual, "hw1_final.txt", *own]).format(**vars(self)).replace("/", "_")

    def strong(self, label):
        """Whether the label has the student's number or login as a whole word."""
        return any(re.search(rf"(?<![a-z0-9]){key}(?![a-z0-9])", label.lower()) for key in (self.number, self.login))

    def weak(self, label):
        """The length of the longest form of the name in the label, 0 if there is none."""
        forms = map(squeeze, (self.full, self.family + self.given, self.given + self.family))
        return max((len(form) for form in forms if form in squeeze(label)), default=0)


def squeeze(text):
    """Letters and digits only, composed, without accents and case."""
    text = unicodedata.normalize("NFC", ascii_name(text.replace("ß", "ss"))).casefold()
    return "".join(c for c in text if c.isalnum())


def right_answers():
    """The answers handed out: a truth value or a list of points for each puzzle."""
    blocks = (ROOT / "data/answer_for_test.txt").read_text().split("\n\n")
    lines = {block.split()[0]: block.strip().split("\n")[1:] for block in blocks if block.strip()}
    return {name: lines[name] for name in PUZZLES}


def answer_file(rng, taken):
    """A file with some answers changed, and its score in tenths, which nobody else has."""
    while True:
        total, text = Fraction(0), []
        for name, right in right_answers().items():
            given = list(right)
            if right[0] in ("True", "False"):
                given = [rng.choice(["True", "False"])] if rng.random() < 0.3 else given
                total += given == right
            else:
                for at in rng.sample(range(len(given)), rng.choice((0, 0, 1, 1, 2)) if taken else 0):
                    given[at] = rng.choice([f"{r} {c}" for r in range(9) for c in range(9)
                                            if f"{r} {c}" not in {*right, *given}])
                total += Fraction(same := len({*given} & {*right}), 2 * len(right) - same)
            text.append("\n".join([name, *given]) + "\n")
        score = int(total / len(PUZZLES) * 1000)
        if score not in taken:
            taken.add(score)
            newline = rng.choice(["\n", "\n", "\r\n"])
            return "\n".join(text).replace("\n", newline).encode(), score


def make_class(count, kind, rng):
    """People with unique names but for one pair in a large class, unless the system knows only names."""
    chosen = rng.sample(list(names()), min(count, 59))
    if count == 60:
        chosen.insert(rng.randrange(59), rng.choice(chosen) if kind["twins"] else ("Ibrahim", "", "ibrahim", "", False))
    people, taken = [Person(name, index, rng) for index, name in enumerate(chosen)], set()
    for person in people:
        attempts = 2 if kind["attempts"] and rng.random() < 0.2 else 1
        made = [answer_file(rng, taken) for _ in range(attempts)]
        person.attempts, person.score = [data for data, _ in made], made[-1][1]
        twin = sum(other.full == person.full for other in people) > 1
        if count == 60 and not twin and rng.random() < 0.06:
            person.absent, person.attempts, person.score = True, [], None
    return people


def grade(program, path, roster, folder):
    """The rows of grades.csv as dictionaries, or a text that says why there are none; and the messages."""
    call = [program, "grade", *sorted(map(str, (ROOT / "data").glob("test_*.txt"))), "--submissions", str(path)]
    call += [*(["--roster", str(roster)] if roster else []), "--lang", "en", "-o", str(folder)]
    done = subprocess.run(call, capture_output=True, text=True, check=False, cwd=ROOT)
    if not (folder / "grades.csv").exists():
        return f"no grades, status {done.returncode}: {done.stderr.strip()[:120]}", done.stderr
    with (folder / "grades.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = [{key: (value or "").lstrip("'") for key, value in row.items() if key} for row in csv.DictReader(file)]
    return rows, done.stderr


def tenths(row):
    """The score of a row in tenths; None if there is none."""
    return round(float(row["score"]) * 10) if re.fullmatch(r"[\d.]+", row["score"]) else None


def owners(row, people, key):
    """The people a row may stand for."""
    if key and row.get("id"):
        return [person for person in people if getattr(person, key) == row["id"]]
    label = row["student"]
    found = [person for person in people if person.strong(label)]
    best = max((person.weak(label) for person in people), default=0)
    return found or [person for person in people if best and person.weak(label) == best]


def may_be_swapped(rows, twins):
    """Whether people of one name have each other's scores, and every row says so."""
    scores = sorted(score for score in map(tenths, rows) if score is not None)
    warned = all("may belong to" in row.get("remarks", "") for row in rows)
    return len(twins) > 1 and warned and scores == sorted(person.score for person in twins)


def compare(rows, people, kind, with_roster):
    """What differs between rows and people, in words."""
    if isinstance(rows, str):
        return rows
    held, invented = {id(person): [] for person in people}, []
    for row in rows:
        found = owners(row, people, kind["id"] if with_roster else None)
        found.sort(key=lambda person: (person.score != tenths(row), len(held[id(person)])))
        unowned = with_roster and not row.get("id")
        alike = [other for other in people if found and other.full == found[0].full]
        if not found or unowned and not (kind["vague"] and len(alike) > 1):
            invented.append(f"{row['student']} {row['score']}")
        else:
            held[id(found[0])].append(row)
    faults = {"lost": [], "split": [], "score": [], "nobody's row": invented}
    for person in people:
        own = held[id(person)]
        scores = [score for score in map(tenths, own) if score is not None]
        twins = [other for other in people if other.full == person.full]
        swapped = kind["vague"] and with_roster and may_be_swapped([row for t in twins for row in held[id(t)]], twins)
        spare = kind["vague"] and with_roster and any(not row.get("id") for row in own)
        if not own and (not person.absent or with_roster or kind["trace"]):
            faults["lost"].append(person.full)
        elif len(own) > 1 and not (spare and len(own) == 2):
            faults["split"].append(person.full)
        elif own and not swapped and (scores or [0]) != [person.score or 0]:
            faults["score"].append(f"{person.full} {own[0]['score'] or '-'} for {(person.score or 0) / 10}")
    listed = {what: "; ".join(found[:3]) + "; ..." * bool(found[3:]) for what, found in faults.items()}
    return ", ".join(f"{len(faults[what])} {what} ({found})" for what, found in listed.items() if found) or "right"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--people", type=int, nargs="+", default=[1, 3, 60], help="sizes of classes (default: 1 3 60)")
    parser.add_argument("--keep", type=Path, help="write the archives, rosters and results to this folder")
    parser.add_argument("--only", default="", help="only systems with this text in their name")
    options = parser.parse_args()
    results = []
    with tempfile.TemporaryDirectory() as scratch:
        base = (options.keep or Path(scratch)).resolve()
        for (title, encoding, kind, write), count in itertools.product(SYSTEMS, options.people):
            if options.only not in title:
                continue
            people = make_class(count, kind, random.Random(f"{options.seed} {title} {count}"))
            archive = Archive(encoding, kind["mac"])
            write(archive, people)
            folder = base / f"{title.replace(' ', '-').replace(',', '')}-{count}"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "class.zip").write_bytes(archive.close())
            with (folder / "roster.csv").open("w", encoding="utf-8", newline="") as file:
                named = [(getattr(p, kind["id"]), p.sortable if title == "Canvas" else p.full) for p in people]
                csv.writer(file).writerows([("id", "name"), *sorted(named)])
            for roster in (None, folder / "roster.csv"):
                out = folder / ("with" if roster else "without")
                rows, _ = grade(options.program.resolve(), folder / "class.zip", roster, out)
                results.append(compare(rows, people, kind, bool(roster)))
                print(f"{title}, {count}, {'roster' if roster else 'no roster'}: {results[-1]}", flush=True)
    print(f"{results.count('right')} of {len(results)} right")
    return results.count("right") != len(results)


if __name__ == "__main__":
    sys.exit(main())
