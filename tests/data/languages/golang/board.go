package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

type Point struct{ row, col int }

func (p Point) String() string { return fmt.Sprintf("(%d, %d)", p.row, p.col) }

type Board [9][9]int

func readBoard(name string) (board Board) {
	file, err := os.Open(name)
	if err != nil {
		panic(err)
	}
	defer file.Close()
	scanner := bufio.NewScanner(file)
	for scanner.Scan() {
		if strings.TrimSpace(scanner.Text()) == "" {
			continue
		}
		var row, col, color int
		fmt.Sscan(scanner.Text(), &row, &col, &color)
		board[row][col] = color
	}
	return board
}

func around(p Point) (near []Point) {
	for _, d := range []Point{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
		q := Point{p.row + d.row, p.col + d.col}
		if q.row >= 0 && q.row < 9 && q.col >= 0 && q.col < 9 {
			near = append(near, q)
		}
	}
	return near
}

func (board *Board) group(p Point) (stones map[Point]bool, alive bool) {
	stones = map[Point]bool{p: true}
	todo := []Point{p}
	for len(todo) > 0 {
		q := todo[0]
		todo = todo[1:]
		for _, n := range around(q) {
			switch color := board[n.row][n.col]; {
			case color == 0:
				alive = true
			case color == board[p.row][p.col] && !stones[n]:
				stones[n] = true
				todo = append(todo, n)
			}
		}
	}
	return stones, alive
}

func (board *Board) legal() bool {
	for row := range board {
		for col, color := range board[row] {
			if color != 0 {
				if _, alive := board.group(Point{row, col}); !alive {
					return false
				}
			}
		}
	}
	return true
}

// play returns the number of captured stones, or -1 for suicide.
func (board Board) play(p Point) int {
	board[p.row][p.col] = 1
	captured := 0
	for _, n := range around(p) {
		if board[n.row][n.col] != -1 {
			continue
		}
		if stones, alive := board.group(n); !alive {
			captured += len(stones)
			for stone := range stones {
				board[stone.row][stone.col] = 0
			}
		}
	}
	if _, alive := board.group(p); !alive {
		return -1
	}
	return captured
}
