//! Games, and a replay of each.

use gocheck_batch::preset::{Preset, katago_v7_global, katago_v7_spatial};
use gocheck_batch::{
    Feature, FeatureOutput, Features, GameInputs, GamePlane, GameRules, Games, Ladders, Layout, Legality,
    Side,
};
use gocheck_board::{Bits, Color, Point, Size};
use gocheck_rules::score::{Agreed, Effort, Terms, judge};
use gocheck_rules::{Action, Board, Points, Reason, Replay, RuleSet, is_valid};
use rand::{Rng, rngs::StdRng};

/// A random board, with a chance of `stones` in 256 for a stone on each point.
fn random_board(rng: &mut StdRng, size: Size, stones: u8) -> Board {
    let mut board = Board::new(size);
    for point in size.points() {
        if rng.random::<u8>() < stones {
            board.put(point, Some(Color::BOTH[rng.random_range(0..2)]));
        }
    }
    board
}

/// The games, and for each a replay with the numbers of its steps before every move.
pub(crate) struct Both {
    pub(crate) games: Games,
    replays: Vec<(Replay, Vec<usize>)>,
    rules: RuleSet,
    ends: GameRules,
    size: Size,
}

fn legality_of(reason: Reason) -> Legality {
    match reason {
        Reason::Occupied => Legality::Occupied,
        Reason::Suicide => Legality::Suicide,
        Reason::Ko => Legality::Ko,
        Reason::PositionalSuperko => Legality::PositionalSuperko,
        Reason::SituationalSuperko => Legality::SituationalSuperko,
    }
}

fn passes(replay: &Replay) -> usize {
    let line: Vec<_> = replay.line().collect();
    line.iter().rev().take_while(|played| played.action == Action::Pass).count()
}

/// The moves as numbers.
fn line_of(replay: &Replay, size: Size) -> Vec<i32> {
    let number = |action| match action {
        Action::Play(point) => size.index(point) as i32,
        _ => -1,
    };
    replay.line().map(|played| number(played.action)).collect()
}

impl Both {
    pub(crate) fn new(size: Size, count: usize, rules: GameRules) -> Self {
        Self {
            games: Games::new(size, count, rules),
            replays: vec![(Replay::new(size), vec![]); count],
            rules: rules.rules,
            ends: rules,
            size,
        }
    }

    /// Begins some of the games with random boards.
    pub(crate) fn with_boards(rng: &mut StdRng, size: Size, count: usize, rules: RuleSet) -> Self {
        let rules = GameRules { max_moves: Some(200), ..GameRules::new(rules) };
        let mut both = Self::new(size, count, rules);
        for game in 0..count / 3 {
            both.restart(rng, game);
        }
        both
    }

    /// Begins with an empty board or a random valid one.
    pub(crate) fn restart(&mut self, rng: &mut StdRng, game: usize) {
        let mut board = Board::new(self.size);
        if rng.random_bool(0.7) {
            let stones = rng.random_range(0..200);
            let random = random_board(rng, self.size, stones);
            if is_valid(&random) {
                board = random;
            }
        }
        let to_move = Color::BOTH[rng.random_range(0..2)];
        self.games.restart(game, &board, to_move).unwrap();
        let mut replay = Replay::new(self.size);
        if board.stones().next().is_some() {
            replay.set_up(board.stones().map(|(point, color)| (point, Some(color))));
        }
        if to_move == Color::White {
            replay.set_to_move(to_move);
        }
        self.replays[game] = (replay, vec![]);
        assert_eq!(self.games.start(game), (board, to_move));
    }

    pub(crate) fn is_over(&self, game: usize) -> bool {
        let replay = &self.replays[game].0;
        passes(replay) >= usize::from(self.ends.passes)
            || self.ends.max_moves.is_some_and(|most| replay.moves() as usize >= most)
    }

    /// Returns true if a point is legal.
    pub(crate) fn can_play(&self, game: usize) -> bool {
        let replay = &self.replays[game].0;
        !self.is_over(game) && replay.legal(replay.to_move(), self.rules).next().is_some()
    }

    fn point(&self, place: usize) -> Option<Point> {
        self.size.points().nth(place)
    }

    /// Plays with the replays.
    pub(crate) fn expect(&mut self, moves: &[i32]) -> Vec<Legality> {
        let area = self.size.area() as i32;
        let mut expected = Vec::new();
        for (game, &place) in moves.iter().enumerate() {
            if self.is_over(game) {
                expected.push(Legality::GameOver);
                continue;
            }
            let point = usize::try_from(place).ok().and_then(|place| self.point(place));
            let (replay, steps) = &mut self.replays[game];
            let (to_move, step) = (replay.to_move(), replay.step());
            expected.push(match point {
                None if place == -1 || place == area => {
                    replay.pass(to_move);
                    steps.push(step);
                    Legality::Legal
                }
                None => Legality::OffBoard,
                Some(point) => match replay.play(to_move, point, self.rules) {
                    Err(error) => legality_of(error.reason().unwrap()),
                    Ok(_) => {
                        steps.push(step);
                        Legality::Legal
                    }
                },
            });
        }
        expected
    }

    pub(crate) fn undo(&mut self, game: usize) {
        let (replay, steps) = &mut self.replays[game];
        let step = steps.pop();
        if let Some(step) = step {
            replay.back_to(step);
        }
        assert_eq!(self.games.undo(game), step.is_some());
    }

    pub(crate) fn check(&mut self) {
        let (area, count) = (self.size.area(), self.replays.len());
        let mut cells = vec![7; count * area];
        self.games.write_cells(&mut cells);
        let mut legal = vec![7; count * (area + 1)];
        self.games.write_legal(&mut legal);
        let mut planes = vec![7; count * 4 * area];
        self.games.write_planes(&mut planes);
        let mut boards = vec![7; count * 17 * area];
        self.games.write_history(&mut boards);
        for (game, (replay, steps)) in self.replays.iter().enumerate() {
            let to_move = replay.to_move();
            let mut expected = vec![0; area];
            replay.write_cells(&mut expected);
            assert_eq!(cells[game * area..][..area], expected, "{}", self.size);
            let is_over = self.is_over(game);
            let is_legal = |point| self.rules.forbids(&replay.look(to_move, point)).is_none();
            let mut allowed: Vec<u8> =
                self.size.points().map(|point| u8::from(!is_over && is_legal(point))).collect();
            let color = if to_move == Color::Black { 1 } else { -1 };
            let stones = |color: i8| expected.iter().map(move |&cell| u8::from(cell == color));
            let mut plane: Vec<u8> = stones(color).chain(stones(-color)).collect();
            plane.extend(&allowed);
            plane.extend(vec![u8::from(to_move == Color::Black); area]);
            assert_eq!(planes[game * 4 * area..][..4 * area], plane);
            allowed.push(u8::from(!is_over));
            let found = &legal[game * (area + 1)..][..=area];
            assert_eq!(found, allowed, "{replay:?} {} {} {game}", self.rules, self.size);
            assert_eq!(self.games.hash(game), replay.hash());
            assert_eq!(self.games.to_move(game), to_move);
            assert_eq!(self.games.moves(game), replay.moves() as usize);
            assert_eq!(usize::from(self.games.passes(game)), passes(replay));
            assert_eq!(self.games.is_over(game), is_over);
            assert_eq!(self.games.line(game), line_of(replay, self.size));
            assert_eq!(self.games.last(game), line_of(replay, self.size).last().copied());
            assert_eq!(steps.len(), replay.moves() as usize);
            let last = &boards[game * 17 * area..][..17 * area];
            for age in 0..8 {
                let number = replay.moves().checked_sub(age);
                let board = number.map(|number| replay.board_after(number));
                for (color, plane) in [to_move, to_move.opponent()].into_iter().zip([0, 1]) {
                    let has = |point| board.as_ref().is_some_and(|board| board.get(point) == Some(color));
                    let expected: Vec<u8> = self.size.points().map(|point| u8::from(has(point))).collect();
                    assert_eq!(last[(2 * age as usize + plane) * area..][..area], expected, "{age} {plane}");
                }
            }
            assert_eq!(last[16 * area..], vec![u8::from(to_move == Color::Black); area]);
        }
    }

    /// Compares the planes that need the past of a game.
    pub(crate) fn check_features(&mut self) {
        let (area, count, preset) = (self.size.area(), self.replays.len(), Preset::KatagoV7Spatial);
        let planes = vec![
            GamePlane::Before(Side::Own, 1),
            GamePlane::Before(Side::White, 3),
            GamePlane::LadderCaptured,
            GamePlane::LadderMoves,
        ];
        let wanted = GameInputs { moves: 3, preset: Some(preset), planes };
        let mut names: Vec<Feature> = (0..preset.planes() as u8 + 4).map(Feature::Input).collect();
        names.extend([Feature::LastMove(1), Feature::LastMove(3), Feature::Ko, Feature::Opponent]);
        let mut features = Features::new(self.size, &names, Layout::Nchw).unwrap();
        let mut found = vec![7; count * names.len() * area];
        let mut inputs = vec![7.0; 19 * count];
        self.games.write_global_inputs(6.5, &mut inputs);
        for (inputs, (replay, _)) in inputs.chunks(19).zip(&self.replays) {
            assert_eq!(inputs, katago_v7_global(replay, self.rules, 6.5), "{replay:?} {}", self.rules);
        }
        let written =
            self.games.write_features(&mut features, &wanted, &[], FeatureOutput::Bytes(&mut found));
        written.unwrap();
        for (game, (replay, _)) in self.replays.iter().enumerate() {
            let player = replay.to_move();
            let mut expected = katago_v7_spatial(replay, self.rules).to_vec();
            let before = |color, ago| {
                let number = replay.moves().checked_sub(ago);
                number.map_or(Points::EMPTY, |number| *replay.board_after(number).stones_of(color))
            };
            expected.extend([before(player, 1), before(Color::White, 3)]);
            let ladders = Ladders::of(&replay.board(), replay.ko());
            expected.extend([ladders.captured, ladders.moves[player as usize]]);
            let line = line_of(replay, self.size);
            let point = |at: Option<usize>| {
                let mut points = Points::EMPTY;
                at.into_iter().for_each(|at| points.insert(at));
                points
            };
            let last =
                |ago: usize| point(line.len().checked_sub(ago).and_then(|at| usize::try_from(line[at]).ok()));
            let ko = replay.ko().map(|ko| self.size.index(ko));
            assert_eq!(self.games.ko(game), ko);
            expected.extend([last(1), last(3), point(ko), *replay.board().stones_of(player.opponent())]);
            for (plane, expected) in expected.iter().enumerate() {
                let found = &found[(game * names.len() + plane) * area..][..area];
                let points: Vec<u8> = (0..area).map(|at| u8::from(expected.contains(at))).collect();
                assert_eq!(found, points, "{:?} of {replay:?} {}", names[plane], self.rules);
            }
        }
    }

    /// Compares scores, which are only defined by the rules of both.
    pub(crate) fn check_scores(&self) {
        for (game, (replay, _)) in self.replays.iter().enumerate() {
            let prisoners = self.games.prisoners(game);
            assert!(replay.prisoners().is_none_or(|expected| expected == prisoners));
            let terms = Terms { rules: self.rules, komi: 0.0, handicap: 0, prisoners: Some(prisoners) };
            let score = judge(&replay.board(), &Agreed::AllAlive, Effort::Static).score(&terms);
            let expected = score.map(|score| score.exact().unwrap());
            assert_eq!(self.games.margin(game).map(f64::from), expected, "{replay:?} {}", self.rules);
        }
    }
}
