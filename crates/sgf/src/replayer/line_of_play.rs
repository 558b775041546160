use gocheck_text::Language;
use gocheck_text::{InLanguage, phrase};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// The branches of a line of play: at each step, the variation taken after a move. The first variation at a branch is not a
/// step, because it continues the line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineOfPlay {
    /// The first [`LineOfPlay::MAX`] steps.
    pub steps: Vec<Branch>,
    /// The number of steps left out.
    pub more: usize,
}

/// A variation other than the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The number of the move that it follows; 0 at the start.
    pub after: u32,
    /// The number of the variation, from 2.
    pub variation: u32,
}

impl LineOfPlay {
    /// The maximum number of listed steps.
    pub const MAX: usize = 16;

    /// The line along these branches.
    pub(super) fn new(branches: &[Branch]) -> Self {
        let steps = branches.iter().take(Self::MAX).copied().collect();
        Self { steps, more: branches.len().saturating_sub(Self::MAX) }
    }

    /// The short form, which [`LineOfPlay::from_str`] parses: `34/2,36/3`; empty for the main line.
    #[must_use]
    pub fn short(&self) -> String {
        let steps = self.steps.iter().map(|Branch { after, variation }| format!("{after}/{variation}"));
        steps.collect::<Vec<_>>().join(",")
    }

    /// Returns true for the main line.
    #[must_use]
    pub const fn is_main(&self) -> bool {
        self.steps.is_empty()
    }
}

/// Parses the long form, which `gocheck lint` prints, or the short one: `34/2, 36/3`.
///
/// ```
/// use gocheck_sgf::LineOfPlay;
///
/// let short: LineOfPlay = "34/2,36/3".parse()?;
/// assert_eq!(short.to_string(), "variation 2 after move 34, variation 3 after move 36");
/// assert_eq!(short.to_string().parse(), Ok(short));
/// assert!("main line".parse::<LineOfPlay>()?.is_main());
/// # Ok::<(), gocheck_sgf::BadLine>(())
/// ```
impl FromStr for LineOfPlay {
    type Err = BadLine;

    fn from_str(text: &str) -> Result<Self, BadLine> {
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| BadLine::Malformed);
        let step = |step: &str| {
            let long =
                step.trim().strip_prefix("variation ").and_then(|rest| rest.split_once(" after move "));
            let short = || step.split_once('/').map(|(after, variation)| (variation, after));
            let (variation, after) = long.or_else(short).ok_or(BadLine::Malformed)?;
            let branch = Branch { after: number(after)?, variation: number(variation)? };
            if branch.variation < 2 { Err(BadLine::First) } else { Ok(branch) }
        };
        if text.trim() == "main line" {
            return Ok(Self::default());
        }
        Ok(Self { steps: text.split(',').map(step).collect::<Result<_, _>>()?, more: 0 })
    }
}

/// Why a text is not a line of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadLine {
    /// It has another form.
    Malformed,
    /// It names a variation before the second one.
    First,
}

impl InLanguage for BadLine {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::Malformed => phrase!(
                "expected a line of play such as 34/2,36/3 or \"variation 2 after move 34, variation 3 after move 36\", \
                 as `lint` prints it",
                "应写成 34/2,36/3，或照抄 `lint` 的写法：\"variation 2 after move 34, variation 3 after move 36\""
            ),
            Self::First => phrase!(
                "the first variation continues the line: leave it out; the others are numbered from 2",
                "第一个变化就是这条线的延续，不用写；其余的从 2 开始编号"
            ),
        }
        .text(language)
        .into()
    }
}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl std::error::Error for BadLine {}

/// `main line`, or `variation 2 after move 34, variation 3 after move 36`.
impl fmt::Display for LineOfPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_main() {
            return f.write_str("main line");
        }
        for (i, Branch { after, variation }) in self.steps.iter().enumerate() {
            let gap = if i == 0 { "" } else { ", " };
            write!(f, "{gap}variation {variation} after move {after}")?;
        }
        match self.more {
            0 => Ok(()),
            more => write!(f, ", and {more} more"),
        }
    }
}
