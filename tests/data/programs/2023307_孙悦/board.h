#ifndef BOARD_H
#define BOARD_H

#include <string>
#include <vector>

const int SIZE = 9;
const int BLACK = -1, EMPTY = 0, WHITE = 1;

struct Board {
    int cell[SIZE * SIZE];
};

bool load(const std::string &name, Board &board);
bool correct(const Board &board);
// Puts a white stone on `place` and takes the dead black stones. Returns their number, or -1 if the move is suicide.
int put(Board &board, int place);

#endif
