#!/usr/bin/env bash
# Compiles KataGo's board to target/katago/board.so, which benches/python.py measures if it is there.
# KATAGO names a folder with KataGo's sources; otherwise they are fetched. Needs g++.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$PWD/target/katago
sources=${KATAGO:-$build/sources}
mkdir -p "$build"
if [ ! -e "$sources/cpp" ]; then
  git clone --quiet --depth 1 --branch v1.17.2 --filter=blob:none --sparse https://github.com/lightvector/KataGo "$sources"
  git -C "$sources" sparse-checkout set cpp/core cpp/game cpp/neuralnet cpp/external
fi
g++ -std=c++17 -O3 -march=native -DNDEBUG -shared -fPIC -I"$sources/cpp" benches/peers/katago.cpp \
  "$sources"/cpp/game/board.cpp "$sources"/cpp/core/{bsearch,fancymath,global,hash,md5,rand,sha2,test,timer}.cpp \
  -lpthread -o "$build/board.so"
