//! The faults, simple ones first, each with the programs that have it.

use super::codes::FaultMessage;
use super::misnumbering::misnumberings;
use super::program::{
    Border, Decided, Direction, Early, Examined, Frontier, Joined, Legal, LibertyFound, Near, ORDERS,
    Occupied, Output, Program, Reads, Removed, Rule, Scan, Stays, Visited, Walk,
};
use gocheck_board::Color;

/// A fault, and the programs that have it.
pub struct Fault {
    /// The mistake in the programs.
    pub message: FaultMessage,
    /// Programs with this fault.
    pub programs: Vec<Program>,
}

const RIGHT: Program = Program::RIGHT;

/// Returns all faults, simple ones first.
#[must_use]
pub fn faults() -> Vec<Fault> {
    let groups = [reading(), rule(), points(), own(), captures(), board(), search(), left_over()];
    groups.into_iter().flatten().map(|(message, programs)| Fault { message, programs }).collect()
}

type Row = (FaultMessage, Vec<Program>);

fn output(output: Output) -> Program {
    Program { output, ..RIGHT }
}

/// Reading the board and printing the points.
fn reading() -> Vec<Row> {
    let misnumbered = misnumberings();
    let misnumbered =
        misnumbered.map(|wrong| (wrong.fault, vec![Program { numbering: wrong.numbering, ..RIGHT }]));
    let mut rows = misnumbered.to_vec();
    rows.extend([
        (FaultMessage::OtherColor, vec![Program { is_other_color: true, ..RIGHT }]),
        (FaultMessage::PrintsTaken, vec![output(Output::Taken)]),
        (FaultMessage::LegalMoves, vec![output(Output::LegalMoves)]),
        (FaultMessage::OnlyFirst, by_scan(&output(Output::First))),
        (FaultMessage::OnlyLast, by_scan(&output(Output::Last))),
        (FaultMessage::EndsRow, by_scan(&output(Output::FirstOfLine))),
        (FaultMessage::Unread { is_first: true }, vec![Program { reads: Reads::WithoutFirst, ..RIGHT }]),
        (FaultMessage::Unread { is_first: false }, vec![Program { reads: Reads::WithoutLast, ..RIGHT }]),
    ]);
    rows
}

/// The function `go_judge`.
fn rule() -> Vec<Row> {
    let program = |rule| Program { rule, ..RIGHT };
    vec![
        (FaultMessage::Inverted, vec![program(Rule::Inverted)]),
        (FaultMessage::Always { value: true }, vec![program(Rule::Always(true))]),
        (FaultMessage::Always { value: false }, vec![program(Rule::Always(false))]),
        (FaultMessage::OnlyColor { color: Color::Black }, vec![program(Rule::Only(-1))]),
        (FaultMessage::OnlyColor { color: Color::White }, vec![program(Rule::Only(1))]),
        (FaultMessage::FirstGroup, by_scan(&program(Rule::FirstGroup))),
        (FaultMessage::LastGroup, by_scan(&program(Rule::LastGroup))),
    ]
}

/// Which points are tried, and which moves are forbidden besides suicide.
fn points() -> Vec<Row> {
    let skips = [(true, false), (false, true), (true, true)];
    let occupied = |occupied| Program { occupied, ..RIGHT };
    let cleared = by_scan(&occupied(Occupied::Cleared));
    let eyes = Program { forbids_eyes: true, ..RIGHT };
    vec![
        (
            FaultMessage::SkipsEdge,
            skips
                .map(|(skips_first, skips_last)| Program {
                    scan: Scan { is_by_column: false, skips_first, skips_last },
                    ..RIGHT
                })
                .to_vec(),
        ),
        (FaultMessage::OccupiedPoints, [vec![occupied(Occupied::Replaced)], cleared].concat()),
        (FaultMessage::Ko, vec![Program { forbids_ko: true, ..RIGHT }]),
        (FaultMessage::Eyes, vec![eyes]),
    ]
}

/// The liberties of the played stone.
fn own() -> Vec<Row> {
    let legal = |legal| Program { legal, ..RIGHT };
    let before = legal(Legal::LibertyBeforeCapture);
    let own_walk = |own_walk| {
        let legals = [Legal::LibertyAfterCapture, Legal::LibertyBeforeCapture, Legal::LibertyOrCapture];
        legals.map(|legal| Program { own_walk, legal, ..RIGHT }).to_vec()
    };
    vec![
        (FaultMessage::AllEmpty, vec![legal(Legal::Always)]),
        (FaultMessage::OwnGroup, own_walk(Walk::StoneOrFriend)),
        (FaultMessage::OwnStone, own_walk(Walk::Stone)),
        (
            FaultMessage::OwnBefore,
            vec![before, Program { needs_liberty: true, ..before }, Program { needs_liberty: true, ..RIGHT }],
        ),
        (FaultMessage::NothingDead, vec![legal(Legal::NothingDead)]),
    ]
}

/// Which of the opponent's groups are captured.
fn captures() -> Vec<Row> {
    let decided = |decided| Program { decided, ..RIGHT };
    let joined = |joined| orders(&Program { joined, ..RIGHT });
    let up_to = |largest| Program { largest, ..RIGHT };
    let mut rows = vec![
        (FaultMessage::BeforePlacing, vec![decided(Decided::BeforePlacing)]),
        (FaultMessage::SuicideCaptures, vec![Program { is_suicide_capture: true, ..RIGHT }]),
        (
            FaultMessage::OnlySingle,
            [
                vec![up_to(1)],
                walks(Walk::StoneOrFriend),
                vec![Program {
                    walk: Walk::StoneOrFriend,
                    own_walk: Walk::StoneOrFriend,
                    legal: Legal::LibertyBeforeCapture,
                    ..RIGHT
                }],
            ]
            .concat(),
        ),
        (
            FaultMessage::Erases,
            [walks(Walk::Erasing { is_restored: true }), by_scan(&decided(Decided::WhileScanning))].concat(),
        ),
        (FaultMessage::EachStone, walks(Walk::Stone)),
        (FaultMessage::OneStep, walks(Walk::OneStep)),
        (FaultMessage::CountsTwice, vec![decided(Decided::CountedPerStone)]),
        (FaultMessage::AllNeighbors, vec![Program { joined: Joined::All, ..RIGHT }]),
        (FaultMessage::OneNeighbor, [joined(Joined::First), joined(Joined::Last)].concat()),
    ];
    rows.extend((2..=5).map(|stones| (FaultMessage::UpTo { stones }, vec![up_to(stones)])));
    rows
}

/// The edge of the board and the neighbours of a point.
fn board() -> Vec<Row> {
    let border = |border| Program { border, ..RIGHT };
    let near = |near| Program { near, ..RIGHT };
    let open = |first, last| border(Border::Liberty { first, last });
    let inner = [(true, true), (true, false), (false, true)];
    let mut rows = vec![
        (FaultMessage::EdgeLiberty, vec![open(true, true)]),
        (FaultMessage::NegativeIndex, vec![border(Border::Negative)]),
        (FaultMessage::EdgeLiberty, vec![open(true, false), open(false, true)]),
        (FaultMessage::Torus, vec![border(Border::Torus)]),
        (FaultMessage::RowsRunOn, vec![border(Border::Flat)]),
        (FaultMessage::BorderStones { color: Color::Black }, vec![border(Border::Stones(-1))]),
        (FaultMessage::BorderStones { color: Color::White }, vec![border(Border::Stones(1))]),
        (
            FaultMessage::SkipsNeighbors,
            inner.map(|(skips_first, skips_last)| near(Near::Inner { skips_first, skips_last })).to_vec(),
        ),
    ];
    rows.extend(Direction::ALL.map(|direction| {
        (FaultMessage::WithoutDirection { direction }, vec![near(Near::Without(direction))])
    }));
    rows.push((FaultMessage::ForwardOnly, vec![near(Near::Forward)]));
    let diagonals = [(true, true), (true, false), (false, true)];
    let eight = |(is_joined, is_liberty)| near(Near::Eight { is_joined, is_liberty });
    rows.push((FaultMessage::Diagonals, diagonals.map(eight).to_vec()));
    rows
}

/// The search of a group.
fn search() -> Vec<Row> {
    let ordered = |walk: Walk| walks(walk).iter().flat_map(orders).collect::<Vec<_>>();
    let first = [true, false].map(|is_liberty_first| ordered(Walk::FirstFriend { is_liberty_first }));
    let last = [true, false].map(|resets| ordered(Walk::LastFriend { resets }));
    let erasing = [Visited::Move, Visited::Board].map(|visited| {
        let program = Program { walk: Walk::Erasing { is_restored: false }, visited, ..RIGHT };
        orders(&program)
    });
    vec![
        (FaultMessage::FirstFriend, first.concat()),
        (FaultMessage::LastFriend, last.concat()),
        (FaultMessage::Erases, erasing.concat()),
        (FaultMessage::Early, early(Visited::Move)),
        (FaultMessage::Stale, stale()),
        (FaultMessage::Stale, stale_in_move()),
        (FaultMessage::Stale, early(Visited::Board)),
    ]
}

/// Searches that end at the first liberty, with marks that are kept for the next search.
fn early(visited: Visited) -> Vec<Program> {
    let mut programs = Vec::new();
    for walk in early_walks() {
        for examined in [Examined::Neighbors, Examined::Board] {
            let is_visited_skipped = [true, false];
            programs.extend(is_visited_skipped.map(|is_visited_skipped| Program {
                walk,
                visited,
                examined,
                is_visited_skipped,
                ..RIGHT
            }));
        }
    }
    programs.iter().flat_map(orders).collect()
}

fn early_walks() -> Vec<Walk> {
    let mut walks = Vec::new();
    for marks_liberties in [false, true] {
        for liberty in [LibertyFound::InTurn, LibertyFound::First] {
            let early =
                Early { frontier: Frontier::Recursion, liberty, is_marked_late: false, marks_liberties };
            walks.push(early);
            for frontier in [Frontier::Queue, Frontier::Stack] {
                walks.extend([false, true].map(|is_marked_late| Early { frontier, is_marked_late, ..early }));
            }
        }
    }
    for frontier in [Frontier::Queue, Frontier::Stack] {
        let liberty = LibertyFound::Taken;
        let early = Early { frontier, liberty, is_marked_late: false, marks_liberties: true };
        walks.extend([false, true].map(|is_marked_late| Early { is_marked_late, ..early }));
    }
    walks.into_iter().map(Walk::Early).collect()
}

/// An array of visited points that is never cleared, with a search that visits whole groups.
fn stale() -> Vec<Program> {
    let mut programs = Vec::new();
    for examined in [Examined::Neighbors, Examined::Board] {
        for is_visited_skipped in [true, false] {
            for is_visited_shared in [false, true] {
                for legal in [Legal::LibertyAfterCapture, Legal::LibertyOrCapture] {
                    programs.extend([Joined::Any, Joined::UntilCapture].map(|joined| Program {
                        visited: Visited::Board,
                        examined,
                        is_visited_skipped,
                        is_visited_shared,
                        legal,
                        joined,
                        ..RIGHT
                    }));
                }
            }
        }
    }
    programs.iter().flat_map(by_scan).collect()
}

/// An array of visited points that is cleared before each move, but not before each group: a group next to the played stone
/// is searched again from another stone, without the stones that are already visited.
fn stale_in_move() -> Vec<Program> {
    let legals = [Legal::LibertyOrCapture, Legal::LibertyAfterCapture];
    let programs =
        legals.map(|legal| Program { visited: Visited::Move, is_visited_skipped: false, legal, ..RIGHT });
    let of_board =
        programs.iter().flat_map(|program| by_scan(&Program { examined: Examined::Board, ..*program }));
    programs.iter().flat_map(orders).chain(of_board).collect()
}

/// Tried moves that are not taken back.
fn left_over() -> Vec<Row> {
    let removals = [Removed::Nothing, Removed::Taken, Removed::FirstTaken];
    let with = |success, failure, removed| {
        [Examined::Neighbors, Examined::Board]
            .into_iter()
            .flat_map(move |examined| {
                [Legal::LibertyAfterCapture, Legal::LibertyOrCapture, Legal::LibertyBeforeCapture].map(
                    |legal| Program { stays: Stays { success, failure, removed }, examined, legal, ..RIGHT },
                )
            })
            .flat_map(|program| by_scan(&program))
    };
    let [_, some @ ..] = removals;
    let stays = [(true, true), (false, true)];
    let stone = stays.into_iter().flat_map(|(success, failure)| {
        removals.into_iter().flat_map(move |removed| with(success, failure, removed))
    });
    let stone = stone.chain(with(true, false, Removed::Nothing));
    // The stone of a move that captures may stay together with what it did.
    let taken = [false, true]
        .into_iter()
        .flat_map(|success| some.into_iter().flat_map(move |removed| with(success, false, removed)));
    vec![(FaultMessage::StoneStays, stone.collect()), (FaultMessage::TakenStay, taken.collect())]
}

/// A wrong search for the groups of both sides, or only for the opponent's.
fn walks(walk: Walk) -> Vec<Program> {
    vec![Program { walk, own_walk: walk, ..RIGHT }, Program { walk, ..RIGHT }]
}

/// The program with the four directions in each order.
fn orders(program: &Program) -> Vec<Program> {
    (0..ORDERS).map(|order| Program { order, ..*program }).collect()
}

/// The program by rows and by columns.
fn by_scan(program: &Program) -> Vec<Program> {
    [false, true]
        .map(|is_by_column| Program { scan: Scan { is_by_column, ..program.scan }, ..*program })
        .to_vec()
}
