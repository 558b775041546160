package main

import (
	"os"
	"strings"
)

func lines() []string {
	text, err := os.ReadFile("lines.txt")
	if err != nil {
		panic(err)
	}
	return strings.Split(strings.TrimSpace(string(text)), "\n")
}
