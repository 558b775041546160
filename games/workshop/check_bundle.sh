#!/usr/bin/env bash
# Makes the files of `ataxx bundle` again and compares them, if the hashes of their inputs differ from bundle.inputs.
# With --update it writes the files and bundle.inputs.
set -euo pipefail
cd "$(dirname "$0")/../.."

# The hashes of the inputs and of the files.
inputs() {
  git ls-files -z --cached --others --exclude-standard -- games/workshop/cpp games/workshop/networks games/workshop/src/bundle \
    games/ataxx/src/network games/ataxx/src/policy games/ataxx/src/evaluation.rs games/ataxx/src/rules.rs \
    games/data/ataxx/bundle games/tests/data/ataxx/bundle \
    | LC_ALL=C sort -z | while IFS= read -r -d '' file; do
        test ! -e "$file" || printf '%s %s\n' "$(git hash-object "$file")" "$file"
      done
}

if test "${1-}" = --update; then
  cargo run --quiet -p workshop -- bundle
  inputs > games/workshop/bundle.inputs
elif inputs | cmp -s - games/workshop/bundle.inputs; then
  echo "the inputs of the one-file bots are unchanged"
else
  cargo run --quiet -p workshop -- bundle --check
  echo "the files are equal; games/workshop/check_bundle.sh --update records the new inputs"
fi
