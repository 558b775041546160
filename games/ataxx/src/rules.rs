/// A rule set of Ataxx: the differences between judges.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rules {
    /// Botzone's judge of its game Ataxx.
    Botzone,
    /// CodinGame's contest. Its referee is not public; the rule about skipped turns is inferred.
    CodinGame,
    /// The Universal Ataxx Interface, as implemented by libataxx.
    #[default]
    Uai,
}

/// The rule for a side with stones that cannot move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// The game ends, and the other side gets every empty square.
    LosesTheRest,
    /// The side is skipped, which does not count as a turn.
    Skipped,
    /// The side passes, which counts as a half-move.
    Passes,
}

/// The rule about repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// A move that repeats two plies in a row is illegal (`repetition.rs` has the exact rule).
    Illegal,
    /// The third occurrence of the same stones is a draw, whichever side is to move.
    ThirdDraws,
    /// Repetition is allowed.
    Free,
}

/// The limit on the length of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// After this number of turns the stones are counted.
    CountAfter(u16),
    /// After this number of turns the game is drawn.
    DrawAfter(u16),
    /// After this number of half-moves in a row without a single the game is drawn.
    DrawWithoutSingle(u16),
}

impl Rules {
    /// Every rule set.
    pub const ALL: [Self; 3] = [Self::Botzone, Self::CodinGame, Self::Uai];

    /// The rule for a side that cannot move.
    #[must_use]
    pub const fn stuck(self) -> Stuck {
        match self {
            Self::Botzone => Stuck::LosesTheRest,
            Self::CodinGame => Stuck::Skipped,
            Self::Uai => Stuck::Passes,
        }
    }

    /// The rule about repetition.
    #[must_use]
    pub const fn repetition(self) -> Repetition {
        match self {
            Self::Botzone => Repetition::Illegal,
            Self::CodinGame => Repetition::ThirdDraws,
            Self::Uai => Repetition::Free,
        }
    }

    /// The limit on the length of a game.
    #[must_use]
    pub const fn length(self) -> Length {
        match self {
            Self::Botzone => Length::CountAfter(401),
            Self::CodinGame => Length::DrawAfter(300),
            Self::Uai => Length::DrawWithoutSingle(100),
        }
    }

    /// `botzone`, `codingame` or `uai`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Botzone => "botzone",
            Self::CodinGame => "codingame",
            Self::Uai => "uai",
        }
    }
}
