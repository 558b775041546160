use crate::arena::record::GameEnd;
use crate::arena::tournament::log_entry::{LogEntry, LogHeader};
use crate::arena::tournament::report::text::ranking_text;
use crate::arena::tournament::run::GameEnded;
use crate::arena::tournament::schedule::Shard;
use crate::arena::tournament::standings::Standings;
use gocheck_board::Color;
use gocheck_program::messages;
use gocheck_text::untrusted::one_line;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// The progress display: a table on a terminal, otherwise one line per game.
pub(super) struct Progress {
    standings: Standings,
    bar: Option<ProgressBar>,
    table: Budget,
    games: u64,
}

/// Limits the computation of the table to one percent of the time.
struct Budget {
    next: Instant,
}

/// The maximum number of redraws of the bar per second.
const DRAWN_A_SECOND: u8 = 4;

/// The minimum pause between two computations of the table.
const PAUSE: Duration = Duration::from_millis(500);

/// The pause in multiples of the computation time.
const SHARE: u32 = 100;

/// The number of rows that fit on a screen.
const MAX_ROWS: usize = 15;

impl Budget {
    /// Until it is measured, the cost is estimated as that of solving as many equations as there are players.
    fn new(players: usize) -> Self {
        let cost = Duration::from_nanos(2 * (players as u64).pow(3));
        Self { next: Instant::now() + PAUSE.max(cost * SHARE) }
    }

    fn spend(&mut self, work: impl FnOnce()) {
        let began = Instant::now();
        if began >= self.next {
            work();
            self.next = Instant::now() + PAUSE.max(began.elapsed() * SHARE);
        }
    }
}

impl Progress {
    pub(super) fn new(header: &LogHeader, shard: Shard) -> Self {
        let games = shard.games(header.games);
        let standings = Standings::new(header.settings.names());
        Self { table: Budget::new(standings.names().len()), standings, bar: None, games }
    }

    /// Adds a game that was played before.
    pub(super) fn know(&mut self, entry: &LogEntry) {
        self.standings.add(entry);
    }

    /// Starts the display, after `played` games that were played before.
    pub(super) fn begin(&mut self, played: u64) {
        if played > 0 {
            messages::note(&format!("{played} of {} games are already in the log", self.games));
        }
        if std::io::stderr().is_terminal() && !messages::is_quiet() {
            let bar = ProgressBar::with_draw_target(
                Some(self.games),
                ProgressDrawTarget::stderr_with_hz(DRAWN_A_SECOND),
            );
            let style = ProgressStyle::with_template("{msg}{wide_bar} {pos} of {len} games, {eta}");
            bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
            bar.set_position(played);
            bar.reset_eta();
            self.bar = Some(bar);
        }
    }

    pub(super) fn see(&mut self, GameEnded { entry, scores, .. }: &GameEnded<'_>) {
        self.standings.add(entry);
        let Some(bar) = &self.bar else {
            messages::note(&format!("{} of {}: {}", scores.played(), self.games, line(entry)));
            return;
        };
        bar.set_position(scores.played());
        self.table.spend(|| bar.set_message(ranking_text(&self.standings, MAX_ROWS)));
    }

    pub(super) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// A game in one line.
fn line(entry: &LogEntry) -> String {
    let record = &entry.record;
    let (black, white, game) = (&record.black, &record.white, entry.game);
    let result = match (&record.end, record.winner) {
        (GameEnd::Void { .. }, _) => "void",
        (_, Some(Color::Black)) => "1-0",
        (_, Some(Color::White)) => "0-1",
        (_, None) => "½-½",
    };
    let end = record.cause();
    one_line(&format!("game {game}, {black} - {white} {result}: {end}")).into_owned()
}
