//! The words in Chinese.

use super::{Message, Text, english};

/// The words of a message.
pub(super) fn text(message: &Message) -> Text {
    english::text(message)
}
