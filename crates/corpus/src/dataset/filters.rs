//! The filters: which games are wanted.

use super::reason::Reason;
use gocheck_board::{Color, Size};
use gocheck_rules::RuleSet;
use gocheck_sgf::{GameDate, GameRow, Rank};

/// Which games are wanted: all, by default. A game whose value is unknown is not, if that value is asked for.
#[derive(Clone, Debug, Default)]
pub struct Filters {
    /// Sizes of the board; any if there are none.
    pub sizes: Vec<Size>,
    /// Rules that RU names, or `None` for unknown rules; any if there are none.
    pub rules: Vec<Option<RuleSet>>,
    /// The least and the greatest number of handicap stones.
    pub handicap: Option<[u32; 2]>,
    pub min_moves: Option<u32>,
    pub max_moves: Option<u32>,
    /// The lowest rank of both players.
    pub min_rank: Option<Rank>,
    pub max_rank: Option<Rank>,
    /// The first date, and the last.
    pub from: Option<GameDate>,
    pub to: Option<GameDate>,
    /// Names of players, or parts of them: one of the players has one of them.
    pub players: Vec<String>,
    /// Ways to end, some of [`ENDS`]; any if there are none.
    pub results: Vec<&'static str>,
}

/// The ways to end. A game without a readable result ends in an unknown way.
pub const ENDS: [&str; 7] = ["points", "resignation", "time", "forfeit", "draw", "void", UNKNOWN];
/// The name of rules and of results that are not known.
pub const UNKNOWN: &str = "unknown";

impl Filters {
    /// The first reason to leave a game out, if any.
    pub(super) fn reason(&self, row: &GameRow) -> Option<Reason> {
        let Some(size) = row.size else { return Some(Reason::Board) };
        let checks = [
            (Reason::Size, self.sizes.is_empty() || self.sizes.contains(&size)),
            (Reason::Rules, self.rules.is_empty() || self.rules.contains(&row.rules)),
            (Reason::Handicap, self.handicap.is_none_or(|[from, to]| (from..=to).contains(&row.handicap))),
            (
                Reason::Moves,
                self.min_moves.is_none_or(|least| least <= row.moves)
                    && self.max_moves.is_none_or(|most| row.moves <= most),
            ),
            (Reason::Ranks, Color::BOTH.iter().all(|&color| self.has_rank(row, color))),
            (Reason::Dates, self.has_date(row)),
            (Reason::Players, self.has_player(row)),
            (Reason::Result, self.has_result(row)),
        ];
        checks.into_iter().find(|(_, is_met)| !is_met).map(|(reason, _)| reason)
    }

    fn has_rank(&self, row: &GameRow, color: Color) -> bool {
        if self.min_rank.is_none() && self.max_rank.is_none() {
            return true;
        }
        let rank = row.rank(color);
        rank.is_some_and(|rank| {
            self.min_rank.is_none_or(|least| least <= rank) && self.max_rank.is_none_or(|most| rank <= most)
        })
    }

    /// Every day that the date may mean is wanted.
    fn has_date(&self, row: &GameRow) -> bool {
        if self.from.is_none() && self.to.is_none() {
            return true;
        }
        let date = row.first_date();
        date.is_some_and(|date| {
            self.from.is_none_or(|from| from.first_day() <= date.first_day())
                && self.to.is_none_or(|to| date.last_day() <= to.last_day())
        })
    }

    fn has_player(&self, row: &GameRow) -> bool {
        let names: Vec<String> = row.players.iter().flatten().map(|name| name.to_lowercase()).collect();
        self.players.is_empty()
            || self.players.iter().any(|part| names.iter().any(|name| name.contains(&part.to_lowercase())))
    }

    fn has_result(&self, row: &GameRow) -> bool {
        self.results.is_empty()
            || self.results.contains(&row.outcome().map_or(UNKNOWN, |outcome| outcome.ended_by()))
    }
}
