#include <fstream>
#include <iostream>
#include <string>

int go[9][9];

// forgets where it has been
bool alive(int r, int c, int color) {
    if (r < 0 || c < 0 || r > 8 || c > 8) return false;
    if (go[r][c] == 0) return true;
    if (go[r][c] != color) return false;
    return alive(r - 1, c, color) || alive(r + 1, c, color) || alive(r, c - 1, color) || alive(r, c + 1, color);
}

int main() {
    for (std::string k : {"0", "00"}) {
        std::ifstream in("train_" + k + ".txt");
        for (auto &line : go) for (int &s : line) s = 0;
        for (int r, c, s; in >> r >> c >> s;) go[r][c] = s;
        bool ok = true;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (go[r][c] != 0 && !alive(r, c, go[r][c])) ok = false;
        std::cout << "[train]Problem " << k << ": rule checking:" << (ok ? "True" : "False") << std::endl;
    }
}
