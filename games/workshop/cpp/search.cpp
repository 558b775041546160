// The table of what was searched.

enum Bound { LOWER = 1, UPPER = 2, EXACT = 3 };

struct Entry {
    Move move;
    int score, depth, bound;

    bool decides(int alpha, int beta) const {
        return bound == EXACT || (bound == LOWER ? score >= beta : score <= alpha);
    }
};

static int from_here(int score, int ply) {
    return score >= WIN_AT_LEAST ? score + ply : score <= -WIN_AT_LEAST ? score - ply : score;
}

struct Table {
    u64 (*buckets)[4] = nullptr;
    u64 size = 0, mask = 0, generation = 0;

    void begin(u64 positions) {
        generation = (generation + 1) % (1 << (KEY - GENERATION));
        u64 most = (u64(MEGABYTES) << 20) / 32, needed = 1 << 10;
        while (needed < most && needed < positions / 16) needed *= 2;
        if (size < needed) {
            free(buckets);
            buckets = (u64(*)[4])calloc(needed, 32);
            size = needed;
        }
        mask = needed - 1;
    }

    static ALWAYS u64 part(u64 entry, int from, int to) { return entry >> from & ((u64(1) << (to - from)) - 1); }
    static ALWAYS bool is_of(u64 entry, u64 hash) { return (entry ^ hash) >> KEY == 0 && entry; }

    bool get(u64 hash, int ply, Entry &entry) const {
        for (u64 found : buckets[hash & mask]) {
            if (!is_of(found, hash)) continue;
            entry.score = from_here(int16_t(found), -ply);
            entry.move = part(found, SLOT, DEPTH);
            entry.depth = part(found, DEPTH, BOUND);
            entry.bound = part(found, BOUND, GENERATION);
            return true;
        }
        return false;
    }

    void put(u64 hash, int ply, const Entry &entry) {
        u64 *place = nullptr;
        int least = 0;
        for (u64 &old : buckets[hash & mask]) {
            int worth;
            if (is_of(old, hash)) worth = INT_MIN;
            else if (!old) worth = INT_MIN + 1;
            else {
                int age = (generation - part(old, GENERATION, KEY)) % (1 << (KEY - GENERATION));
                worth = int(part(old, DEPTH, BOUND)) - AGE * age;
            }
            if (!place || worth < least) place = &old, least = worth;
        }
        *place = u64(uint16_t(from_here(entry.score, ply))) | u64(entry.move) << SLOT |
                 u64(std::clamp(entry.depth, 0, (1 << (BOUND - DEPTH)) - 1)) << DEPTH | u64(entry.bound) << BOUND |
                 generation << GENERATION | hash >> KEY << KEY;
    }
};

// The search.

struct Ranked {
    int rank;
    Move move;
};

struct Limits {
    Clock::time_point deadline = Clock::time_point::max();
    int depth = MAX_PLY / 2;
};

struct Worker {
    Table &table;
    Limits limits;
    std::vector<u64> path;
    Move killers[MAX_PLY][2];
    int history[2][64 * 64] = {};
    int values[MAX_PLY] = {};
    // What the last evaluations came to.
    std::vector<u64> known_values = std::vector<u64>(VALUES);
    std::vector<Ranked> lists[MAX_PLY];
    u64 nodes = 0;
    bool is_stopped = false;
    // The best move of the root, once there is one.
    bool has_best = false;
    Move best_move = 0;

    // No move has this number.
    static const Move NONE = 63 << 6;

    Worker(Table &table, Limits limits, const std::vector<u64> &path) : table(table), limits(limits), path(path) {
        for (auto &pair : killers) pair[0] = pair[1] = NONE;
    }

    // In hundredths of a ply.
    int reduction_of(int depth, int index) const {
        return T.reductions[std::min(depth, 63)][std::min(index + 1, 63)];
    }

    int root(const Position &game, const std::vector<Move> &moves, int depth, int alpha, int beta) {
        int low = alpha, best = -WIN;
        has_best = false;
        values[0] = value_of(game);
        for (int index = 0; index < int(moves.size()); index++) {
            path.push_back(game.hash);
            int reduction = depth < 3 || index < 3 ? 0 : std::clamp(reduction_of(depth, index) / 100 - 1, 0, depth - 2);
            int score = child(game.play(moves[index]), index, depth - 1, reduction, low, beta, 0);
            path.pop_back();
            if (is_stopped) break;
            best = std::max(best, score);
            if (!index || score > low) has_best = true, best_move = moves[index];
            low = std::max(low, score);
            if (low >= beta) break;
        }
        return best;
    }

    int child(const Position &next, int index, int depth, int reduction, int alpha, int beta, int ply) {
        if (index) {
            int score = -search(next, depth - reduction, -alpha - 1, -alpha, ply + 1);
            if (score > alpha && reduction) score = -search(next, depth, -alpha - 1, -alpha, ply + 1);
            if (score <= alpha || score >= beta) return score;
        }
        return -search(next, depth, -beta, -alpha, ply + 1);
    }

    int search(const Position &game, int depth, int alpha, int beta, int ply) {
        nodes++;
        if (nodes % NODES_BETWEEN_CHECKS == 0 && Clock::now() >= limits.deadline) is_stopped = true;
        if (is_stopped) return 0;
        int outcome = game.outcome();
        if (outcome != GOES_ON) {
            return outcome == DRAWN ? 0 : outcome == game.to_move ? WIN - ply : ply - WIN;
        }
        if (!IS_BOTZONE) {
            int back = std::min<int>(game.halfmoves, path.size());
            for (int at = 1; at <= back; at++) {
                if (path[path.size() - at] == game.hash) return 0;
            }
        }
        if (depth <= 0 || ply + 1 >= MAX_PLY) return value_of(game);

        bool is_open = beta - alpha > 1;
        Entry entry = {};
        bool is_known = table.get(game.hash, ply, entry);
        if (is_known && !is_open && (entry.depth >= depth || std::abs(entry.score) >= WIN_AT_LEAST) &&
            entry.decides(alpha, beta)) {
            return entry.score;
        }

        bool is_endgame = game.is_endgame();
        bool is_pruned = !is_open && !is_endgame;
        int value = !is_endgame ? value_of(game) : 0;
        values[ply] = value;
        bool is_improving = ply >= 2 && value > values[ply - 2];
        int swing = is_pruned ? game.swing() : 100;
        if (is_pruned && depth <= REVERSE_DEPTH &&
            value - (REVERSE_MARGIN * depth - is_improving * REVERSE_IMPROVING) * swing / 100 >= beta &&
            std::abs(beta) < WIN_AT_LEAST) {
            return value;
        }

        int gap = PROBE_GAP * swing / 100, margin = PROBE_MARGIN * swing / 100;
        bool is_above = value >= beta + gap;
        if (is_pruned && depth >= PROBE_DEPTH && std::abs(beta) < WIN_AT_LEAST && game.may_probe()) {
            if (is_above || value < beta - gap) {
                if (!is_above) margin = -margin;
                int bound = beta + margin, score = search(game, depth / 2, bound - 1, bound, ply);
                if ((score >= bound) == is_above && !is_stopped) {
                    return std::abs(score) < WIN_AT_LEAST ? score - margin : score;
                }
            }
            if (!is_known) is_known = table.get(game.hash, ply, entry);
        }
        if (!is_endgame && !is_known && depth >= 3) depth--;
        bool is_trusted = is_pruned && is_known && depth >= EXTENDED_DEPTH && entry.depth >= depth - 3 &&
                          entry.bound != UPPER && std::abs(entry.score) < WIN_AT_LEAST;
        bool is_futile = is_pruned && depth <= FUTILE_DEPTH &&
                         value + (FUTILE_BASE + FUTILE_PLY * depth) * swing / 100 <= alpha;
        int most = INT_MAX;
        if (is_pruned) {
            most = MOST_BASE + MOST_PLY * depth;
            if (!is_improving) most = most * MOST_WORSENING / 100;
            most /= 100;
        }
        std::vector<Ranked> &list = lists[ply];
        take_list(game, is_known ? entry.move : NONE, is_endgame ? INT_MAX : BEFORE_QUIET, ply, list);
        int start = alpha, best = -WIN;
        Move best_here = is_known ? entry.move : NONE;
        for (int index = 0; index < int(list.size()); index++) {
            Move move = pick(list, index);
            if (!is_endgame && best > -WIN_AT_LEAST &&
                (index >= most || (index >= BEFORE_QUIET && game.is_quiet(move)) ||
                 (is_futile && index >= FUTILE_MOVES))) {
                break;
            }
            Position next = game.play(move);
            int reduction = 0;
            if (!is_endgame && depth >= 3 && index >= 2) {
                int learnt = history[game.to_move][move] * 100 / HISTORY_A_PLY;
                int hundredths = reduction_of(depth, index) - is_open * REDUCTION_OPEN +
                                 !is_improving * REDUCTION_WORSENING - learnt;
                reduction = std::clamp(hundredths / 100, 0, depth - 2);
            }
            path.push_back(game.hash);
            int score = child(next, index, depth - 1 + (is_trusted && !index), reduction, alpha, beta, ply);
            path.pop_back();
            if (is_stopped) break;
            best = std::max(best, score);
            if (score > alpha) best_here = move;
            alpha = std::max(alpha, score);
            if (alpha >= beta) {
                refuted(game, move, list, index, depth, ply);
                break;
            }
        }
        if (!is_stopped) {
            int bound = best >= beta ? LOWER : best > start ? EXACT : UPPER;
            table.put(game.hash, ply, {best_here, best, depth, bound});
        }
        return best;
    }

    int value_of(const Position &game) {
        u64 &place = known_values[game.hash % VALUES];
        if ((place ^ game.hash) >> VALUE_BITS == 0 && place) return int16_t(place);
        int value = evaluate(game);
        place = game.hash >> VALUE_BITS << VALUE_BITS | uint16_t(value);
        return value;
    }

    static Move pick(std::vector<Ranked> &list, int from) {
        int best = from, size = list.size();
        for (int index = from + 1; index < size; index++) {
            if (list[index].rank > list[best].rank) best = index;
        }
        std::swap(list[from], list[best]);
        return list[from].move;
    }

    // Appends the moves with their logits; where there are enough others, without jumps that flip nothing.
    static void promising(const Position &game, int enough, std::vector<Ranked> &moves) {
        Set own = game.own(), reached = within_two(own) & game.empty(), beside_enemy = near(game.enemy());
        if (!reached) {
            moves.push_back({0, PASS});
            return;
        }
        Framed framed(game);
        int8_t sources[64];
        Set known = 0;
        auto jumps = [&](int to) {
            Set rest = T.ring2[to] & own;
            if (!rest) return;
            int target = P.target(framed, true, to);
            for (; rest; rest &= rest - 1) {
                int from = first(rest);
                if (!(known >> from & 1)) known |= Set(1) << from, sources[from] = P.sources[framed.near(from)];
                moves.push_back({target + sources[from], Move(from << 6 | to)});
            }
        };
        for (Set rest = reached & (near(own) | beside_enemy); rest; rest &= rest - 1) {
            int to = first(rest);
            if (T.ring1[to] & own) moves.push_back({P.target(framed, false, to), Move(to * 65)});
            if (T.ring1[to] & game.enemy()) jumps(to);
        }
        if (int(moves.size()) >= enough) return;
        for (Set rest = reached & ~beside_enemy; rest; rest &= rest - 1) jumps(first(rest));
    }

    void take_list(const Position &game, Move known, int enough, int ply, std::vector<Ranked> &list) {
        list.clear();
        promising(game, enough, list);
        auto is_known = [&](const Ranked &ranked) { return ranked.move == known; };
        if (known != NONE && enough < INT_MAX && std::none_of(list.begin(), list.end(), is_known)) {
            size_t kept = list.size();
            promising(game, INT_MAX, list);
            auto found = std::find_if(list.begin() + kept, list.end(), is_known);
            bool is_there = found != list.end();
            Ranked best = is_there ? *found : Ranked();
            list.resize(kept);
            if (is_there) list.push_back(best);
        }
        for (Ranked &ranked : list) {
            if (ranked.move == known) {
                ranked.rank = INT_MAX;
                continue;
            }
            Move *killer = killers[ply];
            int bonus = ranked.move == killer[0] ? KILLER : ranked.move == killer[1] ? EARLIER_KILLER : 0;
            ranked.rank = ranked.rank * PROMISE + bonus + history[game.to_move][ranked.move];
        }
    }

    void refuted(const Position &game, Move move, const std::vector<Ranked> &list, int before, int depth, int ply) {
        Move *killer = killers[ply];
        if (killer[0] != move) killer[1] = killer[0], killer[0] = move;
        int weight = std::min(depth * depth * GAINED / 100, MOST_GAINED);
        auto learn = [&](Move move, int weight) {
            int &value = history[game.to_move][move];
            value += weight - value * std::abs(weight) / HISTORY_LIMIT;
        };
        learn(move, weight);
        for (int index = 0; index < before; index++) learn(list[index].move, -weight);
    }
};

