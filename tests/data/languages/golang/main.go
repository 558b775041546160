package main

import "fmt"

func main() {
	for _, line := range lines() {
		fmt.Println(line)
	}
}
