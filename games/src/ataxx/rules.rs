/// A rule set: what the judges of Ataxx differ in. Everything else is the same for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rules {
    /// Botzone's judge of its game Ataxx.
    Botzone,
    /// CodinGame's contest. Its referee is not public: the skipped turn is inferred.
    CodinGame,
    /// The Universal Ataxx Interface, as libataxx plays it.
    #[default]
    Uai,
}

/// What happens to a side that has stones and no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// The game ends, and the other side gets every empty square.
    LosesTheRest,
    /// It is skipped, which counts as no turn.
    Skipped,
    /// It passes, which is a half-move like another.
    Passes,
}

/// What happens to a game that goes in circles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// A move that repeats two plies in a row is illegal: the file `repetition.rs` has the exact rule.
    Illegal,
    /// The third occurrence of the same stones is a draw, whoever moves.
    ThirdDraws,
    /// Nothing.
    Free,
}

/// When a game has lasted long enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// After so many turns the stones are counted.
    CountAfter(u16),
    /// After so many turns it is a draw.
    DrawAfter(u16),
    /// After so many half-moves in a row without a single it is a draw.
    DrawWithoutSingle(u16),
}

impl Rules {
    /// Every rule set.
    pub const ALL: [Self; 3] = [Self::Botzone, Self::CodinGame, Self::Uai];

    /// What happens to a stuck side.
    #[must_use]
    pub const fn stuck(self) -> Stuck {
        match self {
            Self::Botzone => Stuck::LosesTheRest,
            Self::CodinGame => Stuck::Skipped,
            Self::Uai => Stuck::Passes,
        }
    }

    /// What happens on repetition.
    #[must_use]
    pub const fn repetition(self) -> Repetition {
        match self {
            Self::Botzone => Repetition::Illegal,
            Self::CodinGame => Repetition::ThirdDraws,
            Self::Uai => Repetition::Free,
        }
    }

    /// How long a game can last.
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
