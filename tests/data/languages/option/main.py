import argparse

from rules_of_go import NAMES, solve

parser = argparse.ArgumentParser()
parser.add_argument("--tag", required=True, choices=["train", "test"])
parser.add_argument("--data-dir", required=True)
options = parser.parse_args()
for problem in NAMES:
    print(solve(problem, options.tag, options.data_dir))
