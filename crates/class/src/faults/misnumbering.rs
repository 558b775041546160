//! The wrong ways to number rows and columns, each with its text for one answer and for a whole program.

use super::codes::FaultMessage;
use super::numbering::Numbering;
use crate::codes::MarkMessage;

/// A wrong numbering.
pub(crate) struct Misnumbering {
    pub(crate) numbering: Numbering,
    /// The message about one answer.
    pub(crate) slip: MarkMessage,
    /// The message about all answers of a program.
    pub(crate) fault: FaultMessage,
}

/// The wrong numberings, frequent ones first.
pub(crate) fn misnumberings() -> [Misnumbering; 7] {
    let row = |is_swapped, is_from_below, first, slip, fault| {
        let numbering = Numbering { is_swapped, is_from_below, first };
        Misnumbering { numbering, slip, fault }
    };
    let from_below = |is_swapped, first| {
        let slip = MarkMessage::SlipFromBelow { is_swapped, is_from_one: first == 1 };
        row(is_swapped, true, first, slip, FaultMessage::FromBelow)
    };
    [
        row(true, false, 0, MarkMessage::SlipSwapped, FaultMessage::Swapped),
        row(false, false, 1, MarkMessage::SlipFromOne, FaultMessage::FromOne),
        row(true, false, 1, MarkMessage::SlipSwappedFromOne, FaultMessage::SwappedFromOne),
        from_below(false, 0),
        from_below(false, 1),
        from_below(true, 0),
        from_below(true, 1),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use gocheck_puzzle::Coordinates;

    #[test]
    fn points_are_numbered() {
        let point = Coordinates { row: 1, col: 6 };
        let written = misnumberings().map(|wrong| wrong.numbering.write(point, 9));
        let expected = [(6, 1), (2, 7), (7, 2), (7, 6), (8, 7), (6, 7), (7, 8)];
        assert_eq!(written, expected.map(|(row, col)| Coordinates { row, col }));
    }
}
