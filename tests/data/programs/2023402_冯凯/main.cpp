#include <cstdio>
#include <cstring>
#include <string>
#include <vector>
using namespace std;

typedef vector<vector<int> > Board;

static Board load(const string &name) {
    Board b(9, vector<int>(9, 0));
    FILE *f = fopen(name.c_str(), "r");
    int r, c, s;
    while (f && fscanf(f, "%d %d %d", &r, &c, &s) == 3) b[r][c] = s;
    if (f) fclose(f);
    return b;
}

static bool search(const Board &b, int r, int c, int color, vector<int> &group) {
    if (r < 0 || r > 8 || c < 0 || c > 8) return false;
    if (b[r][c] == 0) return true;
    if (b[r][c] != color) return false;
    for (size_t k = 0; k < group.size(); k++)
        if (group[k] == r * 9 + c) return false;
    group.push_back(r * 9 + c);
    bool free = search(b, r - 1, c, color, group);
    free = search(b, r + 1, c, color, group) || free;
    free = search(b, r, c - 1, color, group) || free;
    return search(b, r, c + 1, color, group) || free;
}

// takes every group without liberties from the board, returns the number of black stones taken
static int clean(Board &b) {
    int taken = 0;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            vector<int> group;
            if (b[r][c] == 0 || search(b, r, c, b[r][c], group)) continue;
            if (b[r][c] == -1) taken += group.size();
            for (size_t k = 0; k < group.size(); k++) b[group[k] / 9][group[k] % 9] = 0;
        }
    return taken;
}

int main() {
    const char *tag = fopen("test_0.txt", "r") ? "test" : "train";
    const char *number[] = {"0", "00", "1", "2", "3", "4", "5"};
    FILE *out = fopen((string("answer_for_") + tag + ".txt").c_str(), "w");
    for (int k = 0; k < 7; k++) {
        Board b = load(string(tag) + "_" + number[k] + ".txt");
        fprintf(out, "%s_%s\n", tag, number[k]);
        if (k < 2) {
            Board copy = b;
            clean(copy);
            printf("[%s]Problem %s: rule checking:%s\n", tag, number[k], copy == b ? "True" : "False");
            fprintf(out, "%s\n\n", copy == b ? "True" : "False");
            continue;
        }
        printf("[%s]Problem %s: %s:[", tag, number[k], k == 6 ? "all possible position" : "forward on step");
        int n = 0;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (b[r][c] != 0) continue;
                Board copy = b;
                copy[r][c] = 1;
                int taken = clean(copy);
                if (k == 6 ? copy[r][c] == 0 : taken == 0) continue;
                printf("%s(%d, %d)", n++ ? ", " : "", r, c);
                fprintf(out, "%d %d\n", r, c);
            }
        printf("]\n");
        fprintf(out, "\n");
    }
    fclose(out);
    return 0;
}
