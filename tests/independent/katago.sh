#!/usr/bin/env bash
# Compares the planes of `gocheck_batch::preset::katago_v7_spatial` with those of KataGo itself, on random games.
#   tests/independent/katago.sh           builds KataGo's board and features in target/katago and compares (2 minutes)
#   tests/independent/katago.sh --table   prints the table that crates/batch/tests/data/katago_v7_spatial.txt was made of
# KATAGO names a folder with KataGo's sources; otherwise they are fetched. Needs g++.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=v1.17.2
build=$PWD/target/katago
sources=${KATAGO:-$build/sources}
mkdir -p "$build"
if [ ! -e "$sources/cpp" ]; then
  git clone --quiet --depth 1 --branch $version --filter=blob:none --sparse https://github.com/lightvector/KataGo "$sources"
  git -C "$sources" sparse-checkout set cpp/core cpp/game cpp/neuralnet cpp/external
fi

# One shortcut of KataGo's ladders is left out here: a player who captures with three liberties anywhere next to the ladder counts
# as saved, if that capture happens to be the last move of the list, whose order depends on the history of the groups.
# Three liberties save the group only where the stone joins it.
grep -q 'if(lowerBoundLibs >= 3)' "$sources/cpp/game/board.cpp"
sed 's/if(lowerBoundLibs >= 3)/if(lowerBoundLibs >= 3 \&\& isLibertyOf(buf[start+moveListLen-1], chain_head[loc]))/' \
  "$sources/cpp/game/board.cpp" > "$build/board.cpp"

objects=()
for file in core/{bsearch,fancymath,global,hash,md5,rand,sha2,test,timer} game/{board,boardhistory,graphhash,rules} neuralnet/nninputs; do
  name=$(basename $file)
  source=$sources/cpp/$file.cpp
  [ "$name" != board ] || source=$build/board.cpp
  [ -e "$build/$name.o" ] || g++ -std=c++17 -O1 -DNDEBUG -iquote "$sources/cpp/game" -c "$source" -o "$build/$name.o"
  objects+=("$build/$name.o")
done
g++ -std=c++17 -O1 -DNDEBUG -I"$sources/cpp" tests/independent/katago.cpp "${objects[@]}" -lpthread -o "$build/planes"

rules=(tromp-taylor chinese-kgs aga new-zealand chinese japanese korean ing)
if [ "${1-}" = --table ]; then
  seed=0
  for size in '7 7 150' '9 9 240' '6 13 180' '19 19 330'; do
    read -r rows cols moves <<< "$size"
    for name in "${rules[@]}"; do
      seed=$((seed + 1))
      echo "random $rows $cols $name $seed $moves $((moves / 2))"
    done
  done | "$build/planes"
  exit
fi
for rows in {2..19}; do
  for name in "${rules[@]}"; do
    for game in {1..4}; do
      # The last game of each has another number of columns.
      cols=$((game < 4 ? rows : 2 + (7 * rows) % 18))
      echo "random $rows $cols $name $((100 * rows + game)) $((200 * game)) 11"
    done
  done
done | "$build/planes" > "$build/planes.txt"
GOCHECK_KATAGO=$build/planes.txt cargo test -p gocheck-batch --test presets katago -- --nocapture
