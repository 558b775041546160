// Reads CodinGame's input exactly as the statement describes it: id and config, then in each turn boardSize lines from
// the bottom to the top, lastAction and actionsCount. Plays the action that converts the most pieces.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

int main() {
    const int boardSize = 7;
    int id;
    std::string config;
    std::cin >> id >> config;
    const char own = char('0' + id), enemy = char('1' - id);
    std::vector<std::string> board(boardSize);
    while (true) {
        for (auto& row : board) std::cin >> row;
        std::string lastAction;
        int actionsCount;
        if (!(std::cin >> lastAction >> actionsCount)) return 0;
        std::string best;
        int most = -1;
        for (int y = 0; y < boardSize; y++) for (int x = 0; x < boardSize; x++) {
            if (board[y][x] != own) continue;
            for (int v = std::max(0, y - 2); v < std::min(boardSize, y + 3); v++)
            for (int u = std::max(0, x - 2); u < std::min(boardSize, x + 3); u++) {
                if (board[v][u] != '.') continue;
                const bool isJump = std::max(std::abs(x - u), std::abs(y - v)) == 2;
                int converted = isJump ? 0 : 1;
                for (int b = std::max(0, v - 1); b < std::min(boardSize, v + 2); b++)
                for (int a = std::max(0, u - 1); a < std::min(boardSize, u + 2); a++)
                    converted += board[b][a] == enemy;
                if (converted <= most) continue;
                most = converted;
                const std::string from{char('a' + x), char('1' + y)}, to{char('a' + u), char('1' + v)};
                best = isJump ? from + to : to;
            }
        }
        std::cout << best << std::endl;
    }
}
