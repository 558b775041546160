#include <bits/stdc++.h>
using namespace std;

int g[9][9], seen[9][9], stamp_;
string tag;

template <class F> void neighbours(int r, int c, F f) {
    if (r > 0) f(r - 1, c);
    if (c > 0) f(r, c - 1);
    if (r < 8) f(r + 1, c);
    if (c < 8) f(r, c + 1);
}

bool dfs(int r, int c) {
    seen[r][c] = stamp_;
    bool ok = false;
    neighbours(r, c, [&](int x, int y) {
        if (g[x][y] == 0) ok = true;
        else if (g[x][y] == g[r][c] && seen[x][y] != stamp_ && dfs(x, y)) ok = true;
    });
    return ok;
}

bool alive(int r, int c) {
    stamp_++;
    return dfs(r, c);
}

bool eats(int r, int c) {
    bool eat = false;
    g[r][c] = 1;
    neighbours(r, c, [&](int x, int y) { if (g[x][y] == -1 && !alive(x, y)) eat = true; });
    g[r][c] = 0;
    return eat;
}

// forbidden: all four neighbours are black and nothing is taken
bool forbidden(int r, int c) {
    bool surrounded = true;
    neighbours(r, c, [&](int x, int y) { if (g[x][y] != -1) surrounded = false; });
    return surrounded && !eats(r, c);
}

int main() {
    tag = ifstream("test_0.txt").good() ? "test" : "train";
    ofstream out("answer_for_" + tag + ".txt");
    for (string k : {"0", "00", "1", "2", "3", "4", "5"}) {
        memset(g, 0, sizeof g);
        ifstream in(tag + "_" + k + ".txt");
        for (int r, c, s; in >> r >> c >> s;) g[r][c] = s;
        out << tag << "_" << k << "\n";
        cout << "[" << tag << "]Problem " << k << ": ";
        bool rule = true;
        string list;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (k[0] == '0') {
                    if (g[r][c] && !alive(r, c)) rule = false;
                } else if (!g[r][c] && (k == "5" ? !forbidden(r, c) : eats(r, c))) {
                    list += (list.empty() ? "(" : ", (") + to_string(r) + ", " + to_string(c) + ")";
                    out << r << " " << c << "\n";
                }
            }
        if (k[0] == '0') {
            out << (rule ? "True\n" : "False\n");
            cout << "rule checking:" << (rule ? "True" : "False") << endl;
        } else {
            cout << (k == "5" ? "all possible position:[" : "forward on step:[") << list << "]" << endl;
        }
        out << "\n";
    }
}
