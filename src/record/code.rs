use std::fmt;

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing; reported only when it is selected by its code.
    Note,
    /// Most likely a fault, or a fault without harm.
    Warning,
    /// A fault.
    Error,
}

impl Severity {
    /// `note`, `warning` or `error`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

macro_rules! codes {
    ($($variant:ident $id:literal $severity:ident $name:literal $title:literal;)*) => {
        /// What a finding is about. The letters of an id say of what kind it is: `E` the file (1 structure, 2
        /// encoding, 9 bounds), `P` properties, `S` setup, `M` moves (1 rules, 2 turns), `R` the result.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {
            $(#[doc = $title] $variant,)*
        }

        impl Code {
            /// All of them, sorted by their ids.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The id, which never changes: `M101`.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),* }
            }

            /// How bad it is.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $(Self::$variant => Severity::$severity),* }
            }

            /// The name: `occupied-point`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// What it is about, in a sentence.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self { $(Self::$variant => $title),* }
            }
        }
    };
}

codes! {
    NoGame "E101" Error "no-game" "There is no game record in the file: no `(;`.";
    TextBefore "E102" Warning "text-before" "Text stands before the first game; it is passed over.";
    Cut "E103" Error "cut-file" "The file ends within a game.";
    CutValue "E104" Error "cut-value" "The file ends within a value: a `]` is missing.";
    Unopened "E105" Error "unopened" "A `)` closes nothing.";
    EmptyTree "E106" Error "empty-variation" "A `(` is not followed by a node.";
    NodeAfterVariation "E107" Error "node-after-variation" "A node follows a variation; it is read as going on from before it.";
    Junk "E108" Error "unexpected-text" "Text that is neither a property nor a value; often a `]` in a comment without a `\\`.";
    NoValue "E109" Error "no-value" "A property without a value.";
    NoName "E110" Error "no-name" "A value without a property.";
    OpenValue "E111" Error "open-value" "A point's value without its `]`.";
    NoNode "E112" Warning "no-semicolon" "A property outside of a node: a `;` is missing.";
    TextBetween "E113" Warning "text-between" "Text stands between or after games; it is passed over.";
    BadBytes "E201" Error "bad-bytes" "Bytes that are no characters in the file's encoding.";
    OtherEncoding "E202" Warning "other-encoding" "The file is not in the encoding that CA names.";
    UnknownEncoding "E203" Warning "unknown-encoding" "CA names no known encoding.";
    GuessedEncoding "E204" Note "guessed-encoding" "Without CA, the encoding was told by the content.";
    TooDeep "E901" Error "too-deep" "Variations are nested too deep; what is inside is not checked.";
    TooLong "E902" Error "too-long" "A line of play is too long; the rest of it is not checked.";
    TooLarge "E903" Error "too-large" "A node has too many values; the rest of them is not checked.";
    TooMany "E904" Error "too-many-findings" "There are too many findings in a file; the rest is left out.";
    BadName "P101" Warning "property-name" "A name that is none in this version of SGF.";
    TwiceInNode "P102" Warning "property-twice" "The same property twice in a node.";
    SeveralValues "P103" Warning "several-values" "Several values where one is allowed.";
    BadValue "P104" Error "bad-value" "A value that is not of the property's type.";
    BadPoint "P105" Error "bad-point" "A value that is no point.";
    NotInRoot "P106" Warning "not-in-root" "A property of the root in another node.";
    UnknownProperty "P107" Note "unknown-property" "A property that SGF does not define.";
    BadSize "P108" Error "bad-size" "A size that is none, or of a board over 25 x 25; the moves are not checked.";
    OtherGame "P109" Warning "other-game" "A record of another game; only its form is checked.";
    UnknownVersion "P110" Warning "unknown-version" "A version of SGF other than 1 to 4.";
    UnknownRules "P111" Warning "unknown-rules" "RU names no known rule set.";
    BadRectangle "P112" Warning "bad-rectangle" "A rectangle of points whose corners are the wrong way round.";
    MarkupOff "P113" Warning "markup-off-board" "A mark on no point of the board.";
    SetupOff "S101" Error "setup-off-board" "A stone is set up off the board.";
    SetupTwice "S102" Warning "setup-twice" "A point is set up twice in a node.";
    SetupContradiction "S103" Error "setup-contradiction" "A point is set up with different colours in a node.";
    SetupDead "S104" Error "dead-group" "A setup leaves a group without a liberty.";
    SetupAndMove "S105" Warning "setup-and-move" "Setup and move in one node.";
    SetupIdle "S106" Note "setup-idle" "A setup of what stands there already.";
    Handicap "S107" Warning "handicap-stones" "The number of handicap stones is not that of HA.";
    Occupied "M101" Error "occupied-point" "A move on an occupied point; it is not played.";
    OffBoard "M102" Error "off-board" "A move off the board; it is not played.";
    Suicide "M103" Error "suicide" "Suicide where the rules forbid it.";
    Ko "M104" Error "ko" "A ko is taken back at once.";
    PositionalSuperko "M105" Error "positional-superko" "An earlier position is repeated where the rules forbid it.";
    SituationalSuperko "M106" Error "situational-superko" "An earlier position with the same player to move is repeated where the rules forbid it.";
    Repetition "M107" Note "repetition" "An earlier position is repeated; the rules allow the move, though the game may end without result.";
    SameColor "M201" Warning "same-colour-twice" "The same colour moves twice running.";
    FirstPlayer "M202" Warning "wrong-first-player" "The wrong colour moves first, for the handicap and PL.";
    AfterTwoPasses "M203" Warning "move-after-two-passes" "A move after two passes.";
    TwoMoves "M204" Error "two-moves" "Two moves in one node.";
    BadResult "R101" Warning "bad-result" "A result that is not of the form that SGF defines.";
    ResultKomi "R102" Warning "result-against-komi" "A margin that the komi does not allow.";
    ResultMargin "R103" Error "result-too-large" "A margin that is larger than the board allows.";
    ResultScore "R104" Error "result-against-score" "The result is not the score of the last position, which these rules count as it stands.";
    ResultEnd "R105" Warning "result-against-end" "The result does not fit how the game ended.";
}

impl Code {
    /// Whether the id begins with `prefix`, in any letter case, or the name is `prefix`.
    #[must_use]
    pub fn matches(self, prefix: &str) -> bool {
        self.name() == prefix
            || self.id().get(..prefix.len()).is_some_and(|id| id.eq_ignore_ascii_case(prefix))
    }
}

/// The id.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
