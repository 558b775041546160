#include <array>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

using Point = std::pair<int, int>;

class Board {
    std::array<std::array<int, 9>, 9> stones{};

public:
    explicit Board(const std::string &file) {
        std::ifstream in(file);
        int row, col, color;
        while (in >> row >> col >> color) stones[row][col] = color;
    }

    int at(Point p) const { return stones[p.first][p.second]; }

    static std::vector<Point> around(Point p) {
        std::vector<Point> result;
        const int step[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        for (auto &s : step) {
            int r = p.first + s[0], c = p.second + s[1];
            if (r >= 0 && r < 9 && c >= 0 && c < 9) result.push_back({r, c});
        }
        return result;
    }

    std::set<Point> group(Point start, bool &free) const {
        std::set<Point> stonesOfGroup{start};
        std::vector<Point> todo{start};
        free = false;
        while (!todo.empty()) {
            Point p = todo.back();
            todo.pop_back();
            for (Point n : around(p)) {
                if (at(n) == 0) free = true;
                if (at(n) == at(start) && stonesOfGroup.insert(n).second) todo.push_back(n);
            }
        }
        return stonesOfGroup;
    }

    bool legalPosition() const {
        bool free;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (at({r, c}) != 0 && (group({r, c}, free), !free)) return false;
        return true;
    }

    // Plays a white stone and takes what it captures. Returns how many stones.
    int play(Point p) {
        int taken = 0;
        bool free;
        stones[p.first][p.second] = 1;
        for (Point n : around(p)) {
            if (at(n) != -1) continue;
            auto dead = group(n, free);
            if (free) continue;
            for (Point d : dead) stones[d.first][d.second] = 0;
            taken += static_cast<int>(dead.size());
        }
        return taken;
    }

    bool hasLiberty(Point p) const {
        bool free;
        group(p, free);
        return free;
    }

    void draw() const {
        for (auto &line : stones) {
            for (int s : line) std::cout << (s == 0 ? " ." : s == 1 ? " O" : " X");
            std::cout << '\n';
        }
    }
};

int main() {
    const std::string tag = std::ifstream("test_0.txt") ? "test" : "train";
    std::ofstream out("answer_for_" + tag + ".txt");
    for (const std::string number : {"0", "00", "1", "2", "3", "4", "5"}) {
        const std::string name = tag + "_" + number;
        const Board board(name + ".txt");
        std::cout << "[" << tag << "]Problem " << number << ": ";
        if (number != "0") out << '\n';
        out << name << '\n';
        if (number[0] == '0') {
            const char *answer = board.legalPosition() ? "True" : "False";
            std::cout << "rule checking:" << answer << std::endl;
            out << answer << '\n';
            continue;
        }
        std::ostringstream list;
        std::vector<Board> pictures;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board.at({r, c}) != 0) continue;
                Board next = board;
                int taken = next.play({r, c});
                if (number == "5" ? !next.hasLiberty({r, c}) : taken == 0) continue;
                if (list.tellp() > 0) list << ", ";
                list << "(" << r << ", " << c << ")";
                out << r << ' ' << c << '\n';
                if (number != "5") pictures.push_back(next);
            }
        }
        std::cout << (number == "5" ? "all possible position:[" : "forward on step:[") << list.str() << "]" << std::endl;
        for (auto &picture : pictures) picture.draw();
    }
}
