#!/usr/bin/env bash
# Compares the inputs of `gocheck_batch::preset` with those of KataGo itself: katago_v7_spatial and katago_v7_global.
#   tests/independent/katago.sh              builds KataGo's board and features in target/katago, and compares random games
#   tests/independent/katago.sh --games FILE compares games, one per line as tests/independent/katago_games.py writes them
#   tests/independent/katago.sh --table      prints the table that crates/batch/tests/data/katago_v7.txt was made of
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

# A second program leaves out one shortcut of KataGo's ladders: a player who captures with three liberties anywhere next to the
# ladder counts as saved, if that capture happens to be the last move of the list, whose order depends on the history of the
# groups. Three liberties save the group only where the stone joins it.
grep -q 'if(lowerBoundLibs >= 3)' "$sources/cpp/game/board.cpp"
sed 's/if(lowerBoundLibs >= 3)/if(lowerBoundLibs >= 3 \&\& isLibertyOf(buf[start+moveListLen-1], chain_head[loc]))/' \
  "$sources/cpp/game/board.cpp" > "$build/board.cpp"

compile() { [ -e "$2" ] || g++ -std=c++17 -O1 -DNDEBUG -iquote "$sources/cpp/game" -c "$1" -o "$2"; }
link() { g++ -std=c++17 -O1 -DNDEBUG -I"$sources/cpp" tests/independent/katago.cpp "$@" -lpthread; }
objects=()
for file in core/{bsearch,fancymath,global,hash,md5,rand,sha2,test,timer} game/{boardhistory,graphhash,rules} neuralnet/nninputs; do
  objects+=("$build/$(basename $file).o")
  compile "$sources/cpp/$file.cpp" "${objects[-1]}"
done
compile "$sources/cpp/game/board.cpp" "$build/board.o"
compile "$build/board.cpp" "$build/board_without_shortcut.o"
link "${objects[@]}" "$build/board.o" -o "$build/inputs"
link "${objects[@]}" "$build/board_without_shortcut.o" -o "$build/inputs_without_shortcut"

rules=(tromp-taylor chinese-kgs aga new-zealand chinese japanese korean ing)
if [ "${1-}" = --table ]; then
  seed=0
  {
    for size in '7 7 150' '9 9 240' '6 13 180' '19 19 330'; do
      read -r rows cols moves <<< "$size"
      for name in "${rules[@]}"; do
        seed=$((seed + 1))
        echo "random $rows $cols $name $seed $moves $((moves / 2))"
      done
    done
    # Handicap stones, set up or played, and passes.
    empty=.........
    stones=$empty$empty..X...X..$empty$empty$empty..X......$empty$empty
    for name in "${rules[@]}"; do
      echo "game 9 9 $name 6.5 1 $stones W40 B41 Wpass B32 W31 Bpass Bpass Wpass W50"
    done
    for name in chinese aga; do
      echo "game 9 9 $name 0.5 1 - B20 B24 Wpass B60 W40 Bpass Wpass B30"
      echo "game 9 9 $name 0.5 1 - B20 Wpass Wpass B24 W40 B30"
    done
  } | "$build/inputs"
  exit
fi

random_games() {
  for rows in {2..19}; do
    for name in "${rules[@]}"; do
      for game in {1..4}; do
        # The last game of each has another number of columns.
        cols=$((game < 4 ? rows : 2 + (7 * rows) % 18))
        echo "random $rows $cols $name $((100 * rows + game)) $((200 * game)) 11"
      done
    done
  done
}
if [ "${1-}" = --games ]; then cp "$2" "$build/games.txt"; else random_games > "$build/games.txt"; fi
compare() { cargo test -p gocheck-batch --test presets katago -- --nocapture; }
"$build/inputs_without_shortcut" < "$build/games.txt" > "$build/inputs.txt"
GOCHECK_KATAGO=$build/inputs.txt compare
"$build/inputs" < "$build/games.txt" > "$build/inputs.txt"
GOCHECK_KATAGO=$build/inputs.txt GOCHECK_KATAGO_SHORTCUT=1 compare
