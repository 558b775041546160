# Thinks that black begins on e4 and d5.
while read -r line; do
    case $line in 0 | 1) echo 2 3 ;; esac
done
