// CodinGame Othello, minimizing the opponent's mobility
#include <cstdint>
#include <cstdio>
#include <cstring>
typedef uint64_t u64;

static u64 shift(u64 b, int d) {
    const u64 A = ~0x0101010101010101ULL, H = ~0x8080808080808080ULL;
    switch (d) {
        case 0: return (b << 1) & A;
        case 1: return (b >> 1) & H;
        case 2: return b << 8;
        case 3: return b >> 8;
        case 4: return (b << 9) & A;
        case 5: return (b << 7) & H;
        case 6: return (b >> 7) & A;
        default: return (b >> 9) & H;
    }
}
static u64 moves(u64 me, u64 you) {
    u64 all = 0, empty = ~(me | you);
    for (int d = 0; d < 8; d++) {
        u64 x = shift(me, d) & you;
        for (int i = 0; i < 5; i++) x |= shift(x, d) & you;
        all |= shift(x, d) & empty;
    }
    return all;
}
static u64 flips(u64 me, u64 you, u64 move) {
    u64 all = 0;
    for (int d = 0; d < 8; d++) {
        u64 line = 0, x = shift(move, d);
        while (x & you) { line |= x; x = shift(x, d); }
        if (x & me) all |= line;
    }
    return all;
}
int main() {
    int id, n;
    if (scanf("%d%d", &id, &n) != 2) return 1;
    char row[64];
    for (;;) {
        u64 b[2] = {0, 0};
        for (int r = 0; r < n; r++) {
            if (scanf("%63s", row) != 1) return 0;
            for (int c = 0; c < n; c++)
                if (row[c] != '.') b[row[c] - '0'] |= 1ULL << (8 * r + c);
        }
        int k;
        scanf("%d", &k);
        while (k--) scanf("%63s", row);
        int best = -1, least = 99;
        u64 m = moves(b[id], b[!id]);
        for (int s = 0; s < 64; s++)
            if (m >> s & 1) {
                u64 f = flips(b[id], b[!id], 1ULL << s);
                int mobility = __builtin_popcountll(moves(b[!id] & ~f, b[id] | f | 1ULL << s));
                if (mobility < least) least = mobility, best = s;
            }
        printf("%c%d\n", 'a' + best % 8, best / 8 + 1);
        printf("mobility %d\n", least);
        fflush(stdout);
    }
}
