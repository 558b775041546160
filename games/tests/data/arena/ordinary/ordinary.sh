set -e -o pipefail
file=$(mktemp)
for number in 1 2 3; do (echo $number >>"$file") & done
wait
test "$(sort "$file" | tail -n 1)" = 3
test "$(head -c 1000 /dev/zero | wc -c)" -eq 1000
cat <(echo a) <<<b >/dev/null
cp "$file" copy
