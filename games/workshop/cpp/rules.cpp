typedef uint64_t u64;
typedef u64 Set;
typedef std::chrono::steady_clock Clock;
// Before tables are computed.
static const Clock::time_point START = Clock::now();
#define ALWAYS inline __attribute__((always_inline))
#define ALWAYS_LAMBDA __attribute__((always_inline))

// Sets of squares: a rank takes nine bits, of which the upper two stay empty.

constexpr Set board() {
    Set board = 0;
    for (int rank = 0; rank < WIDTH; rank++) board |= Set((1 << WIDTH) - 1) << (rank * STRIDE);
    return board;
}
constexpr Set BOARD = board();

static ALWAYS Set near(Set set) {
    Set wide = set | set << 1 | set >> 1;
    return (wide | wide << STRIDE | wide >> STRIDE) & BOARD;
}

static ALWAYS Set within_two(Set set) {
    Set wide = set | set << 1 | set >> 1 | set << 2 | set >> 2;
    return (wide | wide << STRIDE | wide >> STRIDE | wide << 2 * STRIDE | wide >> 2 * STRIDE) & BOARD;
}

static ALWAYS int count(Set set) { return __builtin_popcountll(set); }
static ALWAYS int first(Set set) { return __builtin_ctzll(set); }

struct Tables {
    Set ring1[64], ring2[64], corners = 0, edges = 0;
    u64 stones[2][64], walls[64], side;
    uint16_t reductions[64][64];

    static u64 mix(u64 n) {
        u64 state = n * 0x9e3779b97f4a7c15 + 0x9e3779b97f4a7c15;
        u64 z = (state ^ state >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    }

    Tables() {
        for (int bit = 0; bit < 64; bit++) {
            Set own = Set(1) << bit & BOARD;
            ring1[bit] = near(own) & ~own;
            ring2[bit] = within_two(own) & ~near(own);
            stones[0][bit] = mix(bit);
            stones[1][bit] = mix(100 + bit);
            walls[bit] = mix(500 + bit);
        }
        side = mix(1000);
        for (int at = 0; at < WIDTH; at++) {
            int last = WIDTH - 1;
            for (int bit : {at, last * STRIDE + at, at * STRIDE, at * STRIDE + last}) {
                edges |= Set(1) << bit;
                if (at % last == 0) corners |= Set(1) << bit;
            }
        }
        for (int depth = 0; depth < 64; depth++) {
            for (int number = 0; number < 64; number++) {
                float by_depth = std::log(double(std::max(depth, 1)));
                float by_number = std::log(double(std::max(number, 1)));
                reductions[depth][number] = uint16_t(REDUCTION_BASE + REDUCTION_SLOPE * by_depth * by_number);
            }
        }
    }
};
static const Tables T;

// What is known of numbers of one kind: for each decision the chance of a no.
struct Model {
    uint16_t chances[DECISIONS];

    Model() { std::fill_n(chances, DECISIONS, 1 << (CHANCE - 1)); }
};

// Reads numbers from a text in which each has as few bits as it is likely (an adaptive range coder).
struct Reader {
    static const u64 LEAST = u64(BASE) * BASE;
    const char *text;
    u64 range = LEAST * BASE, code = 0;

    explicit Reader(const char *text) : text(text) {
        for (int digit = 0; digit < 3; digit++) shift();
    }
    void shift() {
        // A character is three bytes of UTF-8.
        int letter = (text[0] & 15) << 12 | (text[1] & 63) << 6 | (text[2] & 63);
        text += 3;
        if (letter >= HANGUL) letter -= HANGUL - BEHIND;
        code = code * BASE + (letter - FIRST);
    }
    bool next_bit(uint16_t &chance) {
        u64 part = (range >> CHANCE) * chance;
        bool bit = code >= part;
        if (bit) code -= part, range -= part, chance -= chance >> PACE;
        else range = part, chance += (65535 - chance) >> PACE;
        while (range < LEAST) shift(), range *= BASE;
        return bit;
    }
    u64 next_bits(int bits) {
        u64 number = 0;
        for (int at = 0; at < bits; at++) {
            uint16_t half = 1 << (CHANCE - 1);
            number |= u64(next_bit(half)) << at;
        }
        return number;
    }
    // Whether it is 0, its sign, and whether it is larger than 1, than 2, ...
    int next(Model &model) {
        if (!next_bit(model.chances[0])) return 0;
        bool is_negative = next_bit(model.chances[1]);
        int size = 1;
        while (next_bit(model.chances[std::min<int>(1 + size, DECISIONS - 1)])) size++;
        return is_negative ? -size : size;
    }
};

// The rules.

// A single has its target twice, a jump its source and its target, a pass 63.
typedef uint16_t Move;
const Move PASS = 63 << 6 | 63;
static ALWAYS int from_of(Move move) { return move >> 6; }
static ALWAYS int to_of(Move move) { return move & 63; }
static ALWAYS bool is_jump(Move move) { return from_of(move) != to_of(move); }

const int GOES_ON = -2, DRAWN = -1;

struct Position {
    Set stones[2];
    Set walls;
    u64 hash;
    int to_move;
    int halfmoves, turns;

    static Position at(Set black, Set white, Set walls, int to_move) {
        Position position = {{black, white}, walls, to_move ? T.side : 0, to_move, 0, to_move};
        for (int bit = 0; bit < 64; bit++) {
            for (int color = 0; color < 2; color++) {
                if (position.stones[color] >> bit & 1) position.hash ^= T.stones[color][bit];
            }
            if (walls >> bit & 1) position.hash ^= T.walls[bit];
        }
        return position;
    }

    ALWAYS Set own() const { return stones[to_move]; }
    ALWAYS Set enemy() const { return stones[!to_move]; }
    ALWAYS Set empty() const { return BOARD & ~(stones[0] | stones[1] | walls); }
    ALWAYS bool can_move(int color) const { return within_two(stones[color]) & empty(); }
    ALWAYS Set turned(int to) const { return T.ring1[to] & enemy(); }

    ALWAYS Position with_other_to_move() const {
        Position next = *this;
        next.to_move = !to_move;
        next.hash ^= T.side;
        return next;
    }

    Position play(Move move) const {
        Position next = with_other_to_move();
        if (move == PASS) {
            // A skipped turn counts for nothing; a stuck side loses the rest elsewhere.
            if (IS_BOTZONE) next.halfmoves++, next.turns++;
            return next;
        }
        int to = to_of(move);
        Set turning = turned(to);
        next.stones[to_move] |= turning | Set(1) << to;
        next.stones[!to_move] &= ~turning;
        next.hash ^= T.stones[to_move][to];
        for (Set rest = turning; rest; rest &= rest - 1) {
            next.hash ^= T.stones[0][first(rest)] ^ T.stones[1][first(rest)];
        }
        next.halfmoves = 0;
        if (is_jump(move)) {
            next.stones[to_move] &= ~(Set(1) << from_of(move));
            next.hash ^= T.stones[to_move][from_of(move)];
            next.halfmoves = halfmoves + 1;
        }
        next.turns++;
        return next;
    }

    // Who won, if the game is over.
    int outcome() const {
        if (!stones[0] || !stones[1]) return stones[0] ? 0 : stones[1] ? 1 : DRAWN;
        bool black = can_move(0), white = can_move(1);
        int heir = -1;
        if (black || white) {
            bool is_over = turns >= MOST_TURNS;
            if (!(IS_BOTZONE && black != white)) {
                if (!is_over) return GOES_ON;
                if (!IS_BOTZONE) return DRAWN;
            } else {
                heir = black ? 0 : 1;
            }
        }
        int difference = count(stones[0]) - count(stones[1]);
        if (heir >= 0) difference += (heir ? -1 : 1) * count(empty());
        return difference > 0 ? 0 : difference < 0 ? 1 : DRAWN;
    }

    bool may_probe() const { return count(empty()) >= LEAST_EMPTY_TO_PROBE; }

    bool is_endgame() const { return turns + 8 >= MOST_TURNS; }

    int swing() const {
        return std::max(100 - SWING_LOST * std::max(count(empty()) - SWINGING_EMPTY, 0) / 10, LEAST_SWING);
    }

    bool is_quiet(Move move) const { return move != PASS && is_jump(move) && !turned(to_of(move)); }

    std::vector<Move> moves() const {
        std::vector<Move> moves;
        Set reached = within_two(own()) & empty();
        if (outcome() != GOES_ON) return moves;
        if (!reached) return {PASS};
        for (Set rest = near(own()) & empty(); rest; rest &= rest - 1) moves.push_back(first(rest) * 65);
        for (Set rest = reached; rest; rest &= rest - 1) {
            for (Set from = T.ring2[first(rest)] & own(); from; from &= from - 1) {
                moves.push_back(first(from) << 6 | first(rest));
            }
        }
        return moves;
    }
};

