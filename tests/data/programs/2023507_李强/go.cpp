#include <cstdio>
#include <cstring>

int go[9][9], seen[9][9];

void load(const char *number) {
    char name[100];
    sprintf(name, "/home/li/go/train_%s.txt", number);
    memset(go, 0, sizeof go);
    FILE *f = fopen(name, "r");
    if (f == NULL) return;
    int r, c, s;
    while (fscanf(f, "%d %d %d", &r, &c, &s) == 3) go[r][c] = s;
    fclose(f);
}

bool search(int r, int c, int color) {
    if (r < 0 || c < 0 || r > 8 || c > 8 || seen[r][c]) return false;
    if (go[r][c] == 0) return true;
    if (go[r][c] != color) return false;
    seen[r][c] = 1;
    return search(r + 1, c, color) || search(r - 1, c, color) || search(r, c + 1, color) || search(r, c - 1, color);
}

bool dead(int r, int c, int color) {
    memset(seen, 0, sizeof seen);
    return r >= 0 && c >= 0 && r < 9 && c < 9 && go[r][c] == color && !search(r, c, color);
}

int main() {
    const char *numbers[] = {"0", "00", "1", "2", "3", "4", "5"};
    FILE *out = fopen("answer_for_train.txt", "w");
    for (int k = 0; k < 7; k++) {
        load(numbers[k]);
        fprintf(out, "train_%s\n", numbers[k]);
        bool rule = true;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (k < 2) {
                    if (dead(r, c, 1) || dead(r, c, -1)) rule = false;
                    continue;
                }
                if (go[r][c]) continue;
                go[r][c] = 1;
                bool eat = dead(r + 1, c, -1) || dead(r - 1, c, -1) || dead(r, c + 1, -1) || dead(r, c - 1, -1);
                if (eat || (k == 6 && !dead(r, c, 1))) fprintf(out, "%d %d\n", r, c);
                go[r][c] = 0;
            }
        if (k < 2) fprintf(out, rule ? "True\n" : "False\n");
        fprintf(out, "\n");
    }
    fclose(out);
    return 0;
}
