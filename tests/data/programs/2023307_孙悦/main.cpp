#include <cstdio>

#include "board.h"

using namespace std;

int main() {
    const char *tags[] = {"train", "test"};
    const char *numbers[] = {"0", "00", "1", "2", "3", "4", "5"};
    for (const char *tag : tags) {
        FILE *f = NULL;
        for (const char *number : numbers) {
            string name = string(tag) + "_" + number;
            Board board;
            if (!load(name + ".txt", board)) continue;
            if (!f) f = fopen(("answer_for_" + string(tag) + ".txt").c_str(), "w");
            fprintf(f, "%s\n", name.c_str());
            if (number[0] == '0') {
                const char *answer = correct(board) ? "True" : "False";
                printf("[%s]Problem %s: rule checking:%s\n", tag, number, answer);
                fprintf(f, "%s\n\n", answer);
                continue;
            }
            bool all = number[0] == '5';
            printf("[%s]Problem %s: %s:[", tag, number, all ? "all possible position" : "forward on step");
            const char *comma = "";
            for (int p = 0; p < SIZE * SIZE; p++) {
                if (board.cell[p] != EMPTY) continue;
                Board next = board;
                int taken = put(next, p);
                if (taken > 0 || (all && taken == 0)) {
                    printf("%s(%d, %d)", comma, p / SIZE, p % SIZE);
                    fprintf(f, "%d %d\n", p / SIZE, p % SIZE);
                    comma = ", ";
                }
            }
            printf("]\n");
            fprintf(f, "\n");
        }
        if (f) fclose(f);
    }
    return 0;
}
