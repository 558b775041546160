#!/usr/bin/env bash
# Makes the files of `ataxx bundle` again and compares them, unless what they are made of is as in bundle.inputs.
# `--update` makes the files and writes bundle.inputs.
set -euo pipefail
cd "$(dirname "$0")/.."

# What the files are made of, and the files.
inputs() {
  git ls-files -z --cached --others --exclude-standard -- workshop/cpp workshop/networks workshop/src/bundle \
    games/src/ataxx/network games/src/ataxx/policy games/src/ataxx/evaluation.rs games/src/ataxx/rules.rs \
    games/data/ataxx/bundle games/tests/data/ataxx/bundle \
    | LC_ALL=C sort -z | while IFS= read -r -d '' file; do
        test ! -e "$file" || printf '%s %s\n' "$(git hash-object "$file")" "$file"
      done
}

if test "${1-}" = --update; then
  cargo run --quiet -p workshop -- bundle
  inputs > workshop/bundle.inputs
elif inputs | cmp -s - workshop/bundle.inputs; then
  echo "the inputs of the one-file bots are unchanged"
else
  cargo run --quiet -p workshop -- bundle --check
  echo "equal; workshop/check_bundle.sh --update notes the inputs"
fi
