#include "board.h"

#include <fstream>

// fills `group` with the stones connected to `place`, returns the number of liberties
static int look(const Board &board, int place, std::vector<int> &group) {
    bool seen[SIZE * SIZE] = {};
    int liberties = 0;
    group.assign(1, place);
    seen[place] = true;
    for (size_t k = 0; k < group.size(); k++) {
        int p = group[k], r = p / SIZE, c = p % SIZE;
        int next[4] = {r > 0 ? p - SIZE : -1, r < SIZE - 1 ? p + SIZE : -1, c > 0 ? p - 1 : -1, c < SIZE - 1 ? p + 1 : -1};
        for (int n : next) {
            if (n < 0 || seen[n]) continue;
            if (board.cell[n] == EMPTY) {
                seen[n] = true;
                liberties++;
            } else if (board.cell[n] == board.cell[place]) {
                seen[n] = true;
                group.push_back(n);
            }
        }
    }
    return liberties;
}

bool load(const std::string &name, Board &board) {
    std::ifstream in(name.c_str());
    if (!in) return false;
    for (int &cell : board.cell) cell = EMPTY;
    int r, c, color;
    while (in >> r >> c >> color) board.cell[r * SIZE + c] = color;
    return true;
}

bool correct(const Board &board) {
    std::vector<int> group;
    for (int p = 0; p < SIZE * SIZE; p++)
        if (board.cell[p] != EMPTY && look(board, p, group) == 0) return false;
    return true;
}

int put(Board &board, int place) {
    std::vector<int> group, dead;
    board.cell[place] = WHITE;
    for (int p = 0; p < SIZE * SIZE; p++)
        if (board.cell[p] == BLACK && look(board, p, group) == 0) dead.push_back(p);
    for (int p : dead) board.cell[p] = EMPTY;
    return look(board, place, group) == 0 ? -1 : (int)dead.size();
}
