// A program around our engine's function: reads boards (eight lines of eight cells, then the colour to move), calls
// move and writes row and column, as the assignment's grader does. `bot c` calls the function for C instead.
//
//     cargo build --release -p reversi-capi
//     g++ games/examples/reversi_capi/bot.cpp -Igames/capi/include target/release/libreversi.a -lpthread -ldl -lm -o bot
//     reversi check -- ./bot

#include "reversi.h"

#include <iostream>

int main(int argc, char **) {
    int a[8][8];
    for (;;) {
        for (auto &row : a) {
            for (int &cell : row) {
                if (!(std::cin >> cell)) {
                    return 0;
                }
            }
        }
        int c;
        if (!(std::cin >> c)) {
            return 0;
        }
        int row = -2, column = -2;
        if (argc > 1) {
            reversi_move(a, c, &row, &column);
        } else {
            move(a, c, &row, &column);
        }
        std::cout << row << ' ' << column << std::endl;
    }
}
