// The evaluation by hand.

static ALWAYS void features(Set own, Set enemy, Set empty, int *found) {
    Set near_empty = near(empty);
    Set own_near = near(own) & empty, own_reach = within_two(own) & empty;
    Set enemy_near = near(enemy) & empty, enemy_reach = within_two(enemy) & empty;
    Set pairs[][2] = {
        {own, enemy},
        {own & T.corners, enemy & T.corners},
        {own & T.edges, enemy & T.edges},
        {own & ~near_empty, enemy & ~near_empty},
        {own & near(enemy_reach), enemy & near(own_reach)},
        {own & near(enemy_near), enemy & near(own_near)},
        {own_near, enemy_near},
        {own_reach, enemy_reach},
    };
    for (auto &pair : pairs) *found++ = count(pair[0]) - count(pair[1]);
    Set by_own[4], by_enemy[4];
    auto neighbours = [](Set set, Set *digits) ALWAYS_LAMBDA {
        Set left = set << 1, right = set >> 1;
        Set pair_ones = left ^ right, pair_twos = left & right;
        Set ones = pair_ones ^ set, twos = pair_twos | (pair_ones & set);
        Set above_ones = ones << STRIDE, above_twos = twos << STRIDE;
        Set below_ones = ones >> STRIDE, below_twos = twos >> STRIDE;
        Set half = above_ones ^ below_ones;
        Set carry = (above_ones & below_ones) | (half & pair_ones);
        Set half_twos = above_twos ^ below_twos;
        Set sum_twos = half_twos ^ pair_twos;
        Set fours = (above_twos & below_twos) | (half_twos & pair_twos);
        Set more = sum_twos & carry;
        digits[0] = half ^ pair_ones, digits[1] = sum_twos ^ carry, digits[2] = fours ^ more, digits[3] = fours & more;
    };
    auto most = [](const Set *digits, Set mask) ALWAYS_LAMBDA {
        int most = 0;
        for (int place = 3; place >= 0; place--) {
            if (mask & digits[place]) mask &= digits[place], most |= 1 << place;
        }
        return most;
    };
    neighbours(enemy, by_own);
    neighbours(own, by_enemy);
    *found++ = most(by_own, own_near);
    *found++ = most(by_own, own_reach);
    *found++ = most(by_enemy, enemy_near);
    *found++ = most(by_enemy, enemy_reach);
    *found++ = 1;
}

static ALWAYS int value_by_hand(Set own, Set enemy, Set empty) {
    int anchor = count(empty) / ANCHOR_STEP, above = count(empty) % ANCHOR_STEP, below = ANCHOR_STEP - above;
    int found[FEATURES], sum = 0;
    features(own, enemy, empty, found);
    for (int at = 0; at < FEATURES; at++) {
        sum += found[at] * (WEIGHTS[anchor][at] * below + WEIGHTS[anchor + 1][at] * above);
    }
    return sum * (UNIT / 100) / ANCHOR_STEP;
}

// The networks.

const int SIDE = WIDTH - 1, BLOCKS = SIDE * SIDE, WAYS = 8, NEURONS = WAYS * SEEDS;

// Neurons side by side.
const int LANES = 16, PARTS = NEURONS / LANES;
typedef int8_t Row __attribute__((vector_size(LANES)));
typedef int16_t Sums __attribute__((vector_size(2 * LANES)));
typedef int32_t Totals __attribute__((vector_size(4 * LANES)));

// The rows of a network's text, which may tell how they differ from others.
struct Rows {
    Reader reader;
    int steps[2], low[2];

    explicit Rows(const char *text) : reader{text} {
        for (int walls : {0, 1}) steps[walls] = reader.next_bits(STEP), low[walls] = reader.next_bits(LOW);
    }
    int next(bool has_wall) { return reader.next_small(low[has_wall]) * steps[has_wall]; }
};

// The text of which the others tell how they differ from it.
const int BASE = IS_BOTZONE ? 1 : 0;

struct Network {
    Row rows[BLOCKS][256][PARTS];
    Sums bias[PARTS], outputs[BUCKETS][PARTS];
    int output_bias[BUCKETS];
    u64 pairs[1 << WIDTH];

    static int turned_place(int place, int side, int way) {
        int file = place % side, rank = place / side;
        if (way & 1) file = side - 1 - file;
        if (way & 2) rank = side - 1 - rank;
        return way & 4 ? file * side + rank : rank * side + file;
    }

    // The text has one neuron of eight; the others are its images on the board turned and mirrored.
    explicit __attribute__((noinline)) Network(int number) {
        Rows text(NETWORKS[number]), base(NETWORKS[BASE]);
        Reader &reader = number == BASE ? base.reader : text.reader;
        int places[WAYS][BLOCKS], states[WAYS][16] = {};
        for (int way = 0; way < WAYS; way++) {
            for (int block = 0; block < BLOCKS; block++) places[way][turned_place(block, SIDE, way)] = block;
            for (int bits = 0; bits < 16; bits++) {
                int turned = 0;
                for (int square = 0; square < 4; square++) {
                    if (bits >> square & 1) turned |= 1 << turned_place(square, 2, way);
                }
                states[way][turned] = bits;
            }
        }
        for (int block = 0; block < BLOCKS; block++) {
            for (int state = 0; state < 256; state++) {
                bool has_wall = state & state >> 4 & 15;
                if (IS_BOTZONE && has_wall) continue;
                for (int seed = 0; seed < SEEDS; seed++) {
                    int weight = base.next(has_wall);
                    // The others are for boards without walls.
                    if (number != BASE) weight = has_wall ? 0 : weight + text.next(has_wall);
                    for (int way = 0; way < WAYS; way++) {
                        int turned = states[way][state & 15] | states[way][state >> 4] << 4;
                        int at = way * SEEDS + seed;
                        rows[places[way][block]][turned][at / LANES][at % LANES] = weight;
                    }
                }
            }
        }
        auto fill = [&](Sums *weights) {
            for (int seed = 0; seed < SEEDS; seed++) {
                int weight = reader.next(OTHER);
                for (int at = seed; at < NEURONS; at += SEEDS) weights[at / LANES][at % LANES] = weight;
            }
        };
        fill(bias);
        for (auto &weights : outputs) fill(weights);
        for (int &weight : output_bias) weight = reader.next(OUTPUT_BIAS);
        for (int rank = 0; rank < 1 << WIDTH; rank++) {
            pairs[rank] = 0;
            for (int file = 0; file < SIDE; file++) pairs[rank] |= u64(rank >> file & 3) << 8 * file;
        }
    }
};

// Made when a position of it is first met.
template <int NUMBER> static const Network &network_of() {
    static const Network network(NUMBER);
    return network;
}

// The first is for boards with walls, where there are such; then comes one for each phase of the game, counted from its
// end.
static const Network &network_for(int bucket, Set walls) {
    const int FIRST = !IS_BOTZONE;
    if (FIRST && walls) return network_of<0>();
    if (bucket < FIRST_BUCKETS[0]) return network_of<FIRST>();
    return bucket < FIRST_BUCKETS[1] ? network_of<FIRST + 1>() : network_of<FIRST + 2>();
}

static ALWAYS int value_of(Set own, Set enemy, Set walls) {
    Set empty = BOARD & ~(own | enemy | walls);
    int bucket = std::min(count(empty) * BUCKETS / 48, BUCKETS - 1);
    const Network &network = network_for(bucket, walls);
    const Row *rows[BLOCKS];
    u64 below = 0;
    for (int rank = 0; rank < WIDTH; rank++) {
        auto pairs = [&](Set set) ALWAYS_LAMBDA { return network.pairs[set >> rank * STRIDE & ((1 << WIDTH) - 1)]; };
        u64 above = pairs(own | walls) | pairs(enemy | walls) << 4;
        u64 states = below | above << 2;
        below = above;
        if (!rank) continue;
        for (int file = 0; file < SIDE; file++) {
            int block = (rank - 1) * SIDE + file;
            rows[block] = network.rows[block][states >> 8 * file & 255];
        }
    }
    // As many sums at a time as a processor has vectors for.
    const int GROUP = std::min(PARTS, 8);
    Totals totals = {};
    for (int first = 0; first < PARTS; first += GROUP) {
        Sums sums[GROUP];
        for (int part = 0; part < GROUP; part++) sums[part] = network.bias[first + part];
        for (const Row *row : rows) {
            for (int part = 0; part < GROUP; part++) sums[part] += __builtin_convertvector(row[first + part], Sums);
        }
        for (int part = 0; part < GROUP; part++) {
            Sums value = sums[part] > 0 ? sums[part] : Sums{};
            value = value < int16_t(HIDDEN_ONE) ? value : Sums{} + int16_t(HIDDEN_ONE);
            Sums product = value * network.outputs[bucket][first + part];
            totals += __builtin_convertvector(product, Totals) * __builtin_convertvector(value, Totals);
        }
    }
    int total = 0;
    for (int at = 0; at < LANES; at++) total += totals[at];
    int64_t one = int64_t(HIDDEN_ONE) * HIDDEN_ONE * OUTPUT_ONE;
    int learnt = (network.output_bias[bucket] + total) * int64_t(UNIT) / one;
    return std::clamp(learnt + value_by_hand(own, enemy, empty), 1 - WIN_AT_LEAST, WIN_AT_LEAST - 1);
}

// Compiled for several kinds of processors, of which the best is chosen.
__attribute__((target("avx2,popcnt"))) static int value_with_avx2(Set own, Set enemy, Set walls) {
    return value_of(own, enemy, walls);
}

static int value_anywhere(Set own, Set enemy, Set walls) { return value_of(own, enemy, walls); }

static int evaluate(const Position &position) {
    static const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt");
    auto value = has_avx2 ? value_with_avx2 : value_anywhere;
    return value(position.own(), position.enemy(), position.walls);
}

