/// A question about a position; an [`Analysis`](crate::Analysis) answers all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Rule 1: does every group have a liberty?
    Rule,
    /// Every point where the colour to move captures.
    Captures,
    /// Every point where the colour to move may play.
    Moves,
}

impl Question {
    /// Every question.
    pub const ALL: [Self; 3] = [Self::Rule, Self::Captures, Self::Moves];

    /// The title that the assignment prints.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Rule => "rule checking",
            Self::Captures => "forward on step",
            Self::Moves => "all possible position",
        }
    }

    /// `rule`, `captures` or `moves`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rule => "rule",
            Self::Captures => "captures",
            Self::Moves => "moves",
        }
    }
}
