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

const int SIDE = WIDTH - 1, BLOCKS = SIDE * SIDE, STATES = 256, WAYS = 8;

static bool has_wall(int state) { return state & state >> 4 & 15; }

// One neuron of eight of a network, as a text has it: its rows are multiples of steps.
template <int SEEDS> struct Stepped {
    int row_steps[BLOCKS * STATES] = {}, neuron_steps[SEEDS] = {};
    int rows[BLOCKS * STATES][SEEDS] = {}, rest[1 + BUCKETS][SEEDS] = {}, output_bias[BUCKETS];

    // The multiple of a step that is next to a weight.
    static int nearest(int weight, int step) { return (weight + (weight < 0 ? -step / 2 : step / 2)) / step; }

    // The same state in the blocks to the left and below.
    int around(int row, int seed) const {
        int block = row / STATES, left = block % SIDE ? rows[row - STATES][seed] : 0;
        return (left + (block >= SIDE ? rows[row - SIDE * STATES][seed] : 0)) / 2;
    }

    // It tells how it differs from another one, if there is one.
    Stepped(const char *text, const Stepped *base, bool with_walls) {
        Reader reader(text);
        Model of_steps, of_rest, models[SIZES][HINTS];
        int row_size = 2 << SIZE, sizes[SEEDS], before = 0;
        std::fill_n(sizes, SEEDS, 2 << SIZE);
        for (int &number : neuron_steps) number = reader.next(of_steps);
        for (int row = 0; row < BLOCKS * STATES; row++) {
            if (!with_walls && has_wall(row % STATES)) continue;
            before = row_steps[row] = (base ? base->row_steps[row] : before) + reader.next(of_steps);
            for (int seed = 0; seed < SEEDS; seed++) {
                int step = STEPS[std::clamp<int>(before + neuron_steps[seed], 0, std::size(STEPS) - 1)];
                int hint = nearest(base ? base->rows[row][seed] : around(row, seed), step);
                int mean = (row_size + sizes[seed]) / 2 + (1 << (SIZE - 5)), log = 31 - __builtin_clz(mean);
                Model *of_size = models[2 * log + (mean >> (log - 1) & 1)];
                int number = reader.next(of_size[std::min<int>(std::abs(hint), HINTS - 1)]) * (hint < 0 ? -1 : 1);
                int size = std::abs(number) << SIZE;
                rows[row][seed] = ((base ? hint : 0) + number) * step;
                row_size += (size - row_size) >> ROW_PACE;
                sizes[seed] += (size - sizes[seed]) >> NEURON_PACE;
            }
        }
        for (int line = 0; line <= BUCKETS; line++) {
            for (int seed = 0; seed < SEEDS; seed++) {
                rest[line][seed] = (base ? base->rest[line][seed] : 0) + reader.next(of_rest);
            }
        }
        for (int &weight : output_bias) weight = int(reader.next_bits(OUTPUT_BIAS)) - (1 << (OUTPUT_BIAS - 1));
    }
};

// Neurons side by side.
const int LANES = 16;
typedef uint16_t Pair __attribute__((vector_size(2 * LANES)));
typedef int16_t Sums __attribute__((vector_size(2 * LANES)));
typedef int32_t Totals __attribute__((vector_size(4 * LANES)));

template <int PARTS> struct Network {
    // Two parts side by side: a lane's high byte is a weight of the second one, the low byte one of the first and 128, so that
    // it is never negative.
    Pair rows[BLOCKS][STATES][PARTS / 2] = {};
    Sums bias[PARTS], outputs[BUCKETS][PARTS];
    int output_bias[BUCKETS];
    u64 pairs[1 << WIDTH];

    static int turned_place(int place, int side, int way) {
        int file = place % side, rank = place / side;
        if (way & 1) file = side - 1 - file;
        if (way & 2) rank = side - 1 - rank;
        return way & 4 ? file * side + rank : rank * side + file;
    }

    // The neurons and their images on the board turned and mirrored.
    template <int SEEDS> __attribute__((noinline)) Network(const Stepped<SEEDS> &seeds, bool with_walls) {
        for (int way = 0; way < WAYS; way++) {
            int turned_bits[16] = {};
            for (int bits = 0; bits < 16; bits++) {
                for (int square = 0; square < 4; square++) {
                    if (bits >> square & 1) turned_bits[bits] |= 1 << turned_place(square, 2, way);
                }
            }
            auto copy = [&](const int *from, auto *to) {
                for (int seed = 0; seed < SEEDS; seed++) {
                    int at = way * SEEDS + seed;
                    to[at / LANES][at % LANES] = from[seed];
                }
            };
            for (int block = 0; block < BLOCKS; block++) {
                int seen = turned_place(block, SIDE, way) * STATES;
                for (int state = 0; state < STATES; state++) {
                    if (!with_walls && has_wall(state)) continue;
                    int turned = turned_bits[state & 15] | turned_bits[state >> 4] << 4;
                    for (int seed = 0; seed < SEEDS; seed++) {
                        int at = way * SEEDS + seed, weight = seeds.rows[seen + turned][seed];
                        bool is_high = at / LANES % 2;
                        rows[block][state][at / LANES / 2][at % LANES] += is_high ? weight * 256 : weight + 128;
                    }
                }
            }
            copy(seeds.rest[0], bias);
            for (int bucket = 0; bucket < BUCKETS; bucket++) copy(seeds.rest[1 + bucket], outputs[bucket]);
        }
        std::copy_n(seeds.output_bias, BUCKETS, output_bias);
        for (int rank = 0; rank < 1 << WIDTH; rank++) {
            pairs[rank] = 0;
            for (int file = 0; file < SIDE; file++) pairs[rank] |= u64(rank >> file & 3) << 8 * file;
        }
    }
};

template <int PARTS>
static ALWAYS int value_by(const Network<PARTS> &network, int bucket, Set own, Set enemy, Set walls) {
    const Pair *rows[BLOCKS];
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
    const int GROUP = std::min(PARTS / 2, 4);
    Totals totals = {};
    auto weigh = [&](const Sums &sums, int part) ALWAYS_LAMBDA {
        Sums value = sums + network.bias[part];
        value = value > 0 ? value : Sums{};
        value = value < int16_t(HIDDEN_ONE) ? value : Sums{} + int16_t(HIDDEN_ONE);
        Sums product = value * network.outputs[bucket][part];
        totals += __builtin_convertvector(product, Totals) * __builtin_convertvector(value, Totals);
    };
    for (int first = 0; first < PARTS / 2; first += GROUP) {
        // A whole sum less that of its high bytes is that of its low ones.
        Pair whole[GROUP] = {};
        Sums high[GROUP] = {};
        for (const Pair *row : rows) {
            for (int pair = 0; pair < GROUP; pair++) {
                whole[pair] += row[first + pair];
                high[pair] += Sums(row[first + pair]) >> 8;
            }
        }
        for (int pair = 0; pair < GROUP; pair++) {
            weigh(Sums(whole[pair] - (Pair(high[pair]) << 8) - uint16_t(128 * BLOCKS)), 2 * (first + pair));
            weigh(high[pair], 2 * (first + pair) + 1);
        }
    }
    int total = 0;
    for (int at = 0; at < LANES; at++) total += totals[at];
    int64_t one = int64_t(HIDDEN_ONE) * HIDDEN_ONE * OUTPUT_ONE;
    int learnt = (network.output_bias[bucket] + total) * int64_t(UNIT) / one;
    Set empty = BOARD & ~(own | enemy | walls);
    return std::clamp(learnt + value_by_hand(own, enemy, empty), 1 - WIN_AT_LEAST, WIN_AT_LEAST - 1);
}

// For boards with walls.
static const auto &walled_network() {
    typedef Stepped<WALLED_SEEDS> Seeds;
    static const Network<WAYS * WALLED_SEEDS / LANES> network(*std::make_unique<Seeds>(WALLED[0], nullptr, true), true);
    return network;
}

// For boards without, one for each phase of a game from its end on, of which the one in the middle tells what the others
// differ from. Each is made when a position of it is first met.
template <int PHASE> static const auto &open_network() {
    typedef Stepped<SEEDS> Seeds;
    static const Network<WAYS * SEEDS / LANES> network = [] {
        auto seeds = std::make_unique<Seeds>(OPEN[1], nullptr, false);
        if (PHASE != 1) seeds = std::make_unique<Seeds>(OPEN[PHASE], seeds.get(), false);
        return Network<WAYS * SEEDS / LANES>(*seeds, false);
    }();
    return network;
}

static ALWAYS int value_of(Set own, Set enemy, Set walls) {
    int bucket = std::min(count(BOARD & ~(own | enemy | walls)) * BUCKETS / 48, BUCKETS - 1);
    auto value = [&](auto &network) ALWAYS_LAMBDA { return value_by(network, bucket, own, enemy, walls); };
    if (!IS_BOTZONE && walls) return value(walled_network());
    if (bucket < FIRST_BUCKETS[0]) return value(open_network<0>());
    return bucket < FIRST_BUCKETS[1] ? value(open_network<1>()) : value(open_network<2>());
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

