#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
using namespace std;

int b[9][9];

void walk(int r, int c, int color, set<int> &group, bool &free) {
    if (r < 0 || c < 0 || r > 8 || c > 8) return;
    if (b[r][c] == 0) free = true;
    if (b[r][c] != color || !group.insert(9 * r + c).second) return;
    walk(r, c + 1, color, group, free);
    walk(r, c - 1, color, group, free);
    walk(r + 1, c, color, group, free);
    walk(r - 1, c, color, group, free);
}

// the dead stones of one colour
set<int> dead(int color) {
    set<int> result;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            set<int> group;
            bool free = false;
            if (b[r][c] != color) continue;
            walk(r, c, color, group, free);
            if (!free) result.insert(group.begin(), group.end());
        }
    return result;
}

int main() {
    string tag = ifstream("test_0.txt") ? "test" : "train";
    ofstream out("answer_for_" + tag + ".txt");
    const string number[] = {"0", "00", "1", "2", "3", "4", "5"};
    for (int k = 0; k < 7; k++) {
        for (auto &line : b) for (int &s : line) s = 0;
        ifstream in(tag + "_" + number[k] + ".txt");
        int r, c, s;
        while (in >> r >> c >> s) b[r][c] = s;
        out << tag << '_' << number[k] << '\n';
        cout << '[' << tag << "]Problem " << number[k] << ": ";
        if (k < 2) {
            string answer = dead(1).empty() && dead(-1).empty() ? "True" : "False";
            out << answer << "\n\n";
            cout << "rule checking:" << answer << endl;
            continue;
        }
        set<int> eat, play;
        for (int p = 0; p < 81; p++) {
            if (b[p / 9][p % 9]) continue;
            b[p / 9][p % 9] = 1;
            set<int> taken = dead(-1);
            eat.insert(taken.begin(), taken.end());
            if (!taken.empty() || !dead(1).count(p)) play.insert(p);
            b[p / 9][p % 9] = 0;
        }
        ostringstream list;
        for (int p : k == 6 ? play : eat) {
            list << (list.tellp() > 0 ? ", (" : "(") << p / 9 << ", " << p % 9 << ")";
            out << p / 9 << ' ' << p % 9 << '\n';
        }
        out << '\n';
        cout << (k == 6 ? "all possible position:[" : "forward on step:[") << list.str() << "]" << endl;
    }
}
