"""compare.py ANSWERS EXPECTED: the Parquet of answer_positions.py, by line, against the lines of a file."""

import sys

import pyarrow.parquet

table = pyarrow.parquet.read_table(sys.argv[1]).sort_by("line")
with open(sys.argv[2]) as file:
    expected = file.read().split("\n")[:-1]
answers = table.column("answer").to_pylist()
if table.column("line").to_pylist() != list(range(len(expected))):
    sys.exit(f"{len(answers)} rows, {len(expected)} expected: lines are missing or there twice")
differing = [line for line, pair in enumerate(zip(answers, expected)) if pair[0] != pair[1]]
if differing:
    sys.exit(f"{len(differing)} answers differ, the first on line {differing[0] + 1}")
print(f"all {len(answers)} answers are those of the single machine")
