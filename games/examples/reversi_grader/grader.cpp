// The grader of the Reversi assignment: it calls the function move of solution.cpp. Leave it as it is.
//
//     g++ -Wall -Wextra -std=c++11 grader.cpp solution.cpp -o solution
//     reversi check -- ./solution
//
// For each move it reads eight lines of eight cells (-1 empty, 0 white, 1 black) and a line with the colour to move,
// which may also come first, and writes a row and a column, counted from 0. The input ends with the game.
//
// The answers go where standard output went at the start. After that, standard output is standard error, so that you
// can print anything. The board is read again for each move, so writing to it does no harm.

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#ifdef _WIN32
#include <io.h>
#define dup _dup
#define dup2 _dup2
#define fdopen _fdopen
#else
#include <unistd.h>
#endif

void move(const int a[8][8], const int c, int *row, int *column);

[[noreturn]] static void wrong_input() {
    std::cerr << "grader: expected eight lines of eight cells -1, 0 or 1, and a line with the colour 0 or 1\n";
    std::exit(2);
}

// The numbers of the next line that is not blank; empty at the end of the input.
static std::vector<int> numbers() {
    std::string line;
    std::vector<int> found;
    while (found.empty() && std::getline(std::cin, line)) {
        std::istringstream words(line);
        int number;
        while (words >> number) {
            found.push_back(number);
        }
        if (!words.eof()) {
            wrong_input();
        }
    }
    return found;
}

int main() {
    std::FILE *answers = fdopen(dup(1), "w");
    dup2(2, 1);
    std::setvbuf(stdout, nullptr, _IONBF, 0);
    for (;;) {
        std::vector<int> line = numbers();
        if (line.empty()) {
            return 0;
        }
        bool color_first = line.size() == 1;
        int c = line[0];
        int a[8][8];
        for (int row = 0; row < 8; ++row) {
            if (row > 0 || color_first) {
                line = numbers();
            }
            if (line.size() != 8) {
                wrong_input();
            }
            for (int column = 0; column < 8; ++column) {
                a[row][column] = line[column];
            }
        }
        if (!color_first) {
            line = numbers();
            if (line.size() != 1) {
                wrong_input();
            }
            c = line[0];
        }
        int row = -1, column = -1;
        move(a, c, &row, &column);
        std::cout.flush();
        std::fprintf(answers, "%d %d\n", row, column);
        std::fflush(answers);
    }
}
