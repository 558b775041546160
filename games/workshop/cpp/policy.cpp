// How likely each move is to be the best one: by what is around its target and its source.

// A position in a frame of walls. Walls are in both sets.
struct Framed {
    typedef unsigned __int128 Wide;
    Wide own, enemy;

    explicit Framed(const Position &game) {
        const int MARGIN = 2 * STRIDE + 2;
        Wide walls = ~(Wide(BOARD & ~game.walls) << MARGIN);
        own = Wide(game.own()) << MARGIN | walls;
        enemy = Wide(game.enemy()) << MARGIN | walls;
    }

    static ALWAYS int near_of(Wide set, int square) {
        u64 window = u64(set >> square) >> (STRIDE + 1);
        u64 middle = window >> (STRIDE - 3), above = window >> (2 * STRIDE - 5);
        return (window & 7) | (middle & 8) | (middle >> 1 & 16) | (above & 0xe0);
    }
    // The eight neighbours.
    ALWAYS int near(int square) const { return near_of(own, square) | near_of(enemy, square) << 8; }

    // The first bits of five ranks, side by side.
    static ALWAYS u64 upright(u64 window) {
        const u64 FIRST = 1 | 1 << STRIDE | 1 << 2 * STRIDE | 1 << 3 * STRIDE | u64(1) << 4 * STRIDE;
        return (window & FIRST) * 0x101010101 >> 32;
    }
    static ALWAYS int side_of(Wide set, int square, int side) {
        u64 window = set >> square;
        u64 five = side == 0 ? window : side == 1 ? window >> 4 * STRIDE : upright(side == 2 ? window : window >> 4);
        return five & 31;
    }
    // The five squares two steps away, on one of four sides.
    ALWAYS int side(int square, int side) const {
        return side_of(own, square, side) | side_of(enemy, square, side) << 5;
    }
};

struct Policy {
    int8_t targets[2][1 << 16], sides[2][1 << 10], sources[1 << 16];

    // Surroundings that are the same turned or mirrored share a weight; walls other than the edges of a board are like
    // own stones, in classes of their own.
    Policy() {
        const int NEAR = 1 << 16, SIDE = 1 << 10, turned[] = {5, 3, 0, 6, 1, 7, 4, 2}, mirrored[] = {2, 1, 0, 4, 3, 7, 6, 5};
        std::vector<uint8_t> images(8 * 256);
        for (int bits = 0; bits < 256; bits++) {
            for (int way = 0, image = bits; way < 8; way++) {
                images[way * 256 + bits] = image;
                int next = 0;
                for (int to = 0; to < 8; to++) next |= (image >> (way == 3 ? mirrored : turned)[to] & 1) << to;
                image = next;
            }
        }
        std::vector<int> near(NEAR), side(SIDE);
        for (int number = 0; number < NEAR; number++) {
            int own = number & 255, enemy = number >> 8, walls = own & enemy, kind = 1, least = INT_MAX;
            bool is_border = !walls;
            for (int way = 0; way < 8; way++) {
                int edge = images[way * 256 + 7];
                if (walls == edge || walls == images[way * 256 + 47]) is_border = true;
                if ((walls & edge) == edge) kind = 2;
            }
            if (is_border) kind = 0;
            else enemy &= ~walls;
            for (int way = 0; way < 8; way++) {
                least = std::min(least, images[way * 256 + own] | images[way * 256 + enemy] << 8);
            }
            near[number] = least + kind * NEAR;
        }
        auto reversed = [](int five) {
            return (five & 1) << 4 | (five & 2) << 2 | (five & 4) | (five & 8) >> 2 | (five & 16) >> 4;
        };
        for (int number = 0; number < SIDE; number++) {
            side[number] = std::min(number, reversed(number & 31) | reversed(number >> 5) << 5);
        }
        Reader reader(POLICY);
        Model model;
        auto spread = [&](const std::vector<int> &classes, int8_t *weights) {
            std::vector<int> known(3 * NEAR, INT_MAX);
            for (int number = 0; number < int(classes.size()); number++) {
                int &weight = known[classes[number]];
                int walls = number & number >> 5;
                bool is_plain = classes.size() == NEAR ? classes[number] < NEAR
                                                       : !walls || walls == 1 || walls == 3 || walls == 16 ||
                                                             walls == 24 || walls == 31;
                if (weight == INT_MAX) weight = IS_BOTZONE && !is_plain ? 0 : reader.next(model);
                weights[number] = weight;
            }
        };
        spread(near, targets[0]), spread(near, targets[1]);
        spread(side, sides[0]), spread(side, sides[1]);
        spread(near, sources);
    }

    ALWAYS int target(const Framed &framed, bool is_jump, int to) const {
        int sum = targets[is_jump][framed.near(to)];
        for (int side = 0; side < 4; side++) sum += sides[is_jump][framed.side(to, side)];
        return sum;
    }

    int logit(const Position &game, Move move) const {
        if (move == PASS) return 0;
        Framed framed(game);
        int source = is_jump(move) ? sources[framed.near(from_of(move))] : 0;
        return target(framed, is_jump(move), to_of(move)) + source;
    }
};
static const Policy P;

