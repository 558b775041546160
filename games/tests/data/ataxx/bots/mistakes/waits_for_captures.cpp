#include <iostream>
#include <map>
#include <tuple>
using P = std::pair<int, int>;
std::map<P, char> board;

int far(P a, P b) { return std::max(std::abs(a.first - b.first), std::abs(a.second - b.second)); }

void move(P a, P b, char who) {
    if (far(a, b) == 2) board.erase(a);
    board[b] = who;
    for (auto &[p, v] : board)
        if (far(p, b) == 1) v = who;
}

int main() {
    for (P p : {P{0, 0}, P{6, 6}}) board[p] = 'b';
    for (P p : {P{0, 6}, P{6, 0}}) board[p] = 'w';
    int n;
    std::cin >> n;
    char turn = 'b', other = 'w';
    for (int i = 1; i < 2 * n; i++) {
        P a, b;
        std::cin >> a.first >> a.second >> b.first >> b.second;
        if (a.first < 0) continue;
        move(a, b, turn);
        std::swap(turn, other);
    }
    std::tuple<int, P, P> best{0, {-1, -1}, {-1, -1}};
    for (auto [a, v] : board) {
        if (v != turn) continue;
        for (int x = 0; x < 7; x++)
            for (int y = 0; y < 7; y++) {
                P b{x, y};
                if (board.count(b) || far(a, b) > 2) continue;
                int gain = 0;
                for (auto [p, w] : board) gain += w == other && far(p, b) == 1;
                if (gain > std::get<0>(best)) best = {gain, a, b};
            }
    }
    auto [gain, a, b] = best;
    std::cout << a.first << ' ' << a.second << ' ' << b.first << ' ' << b.second << '\n';
}
