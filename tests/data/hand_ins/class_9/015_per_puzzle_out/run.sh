#!/bin/sh
mkdir -p out
for f in data/*.txt; do
  ./go "$f" > out/$(basename "$f" .txt).out
done
