package main

import (
	"flag"
	"fmt"
	"strings"
)

func main() {
	tag := flag.String("tag", "test", "train or test")
	flag.Parse()
	for _, name := range strings.Fields("0 00 1 2 3 4 5") {
		board := readBoard(*tag + "_" + name + ".txt")
		if name[0] == '0' {
			fmt.Printf("[%s]Problem %s: rule checking:%v\n", *tag, name, board.legal())
			continue
		}
		least := 1
		if name == "5" {
			least = 0
		}
		var answer []Point
		for row := range board {
			for col, color := range board[row] {
				p := Point{row, col}
				if color == 0 && board.play(p) >= least {
					answer = append(answer, p)
				}
			}
		}
		fmt.Printf("Problem %s: %v\n", name, answer)
	}
}
