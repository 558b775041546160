//! A text that is fixed and written game by game.

use super::super::document::Document;
use super::super::document::parse::TooLargeGame;
use super::super::document::write::Writer;
use super::changes::Changes;
use super::codes::FixMessage;
use super::options::{FixOptions, MAX_FIXED};
use super::steps::apply;
use super::stray::Strays;
use super::{brackets, impossible};

/// The maximum number of bytes of a fixed file.
const MAX_WRITTEN: usize = 2 * MAX_FIXED as usize;

/// A text that was fixed game by game.
#[derive(Default)]
pub(super) struct Written {
    /// The text before the fixes in the uniform layout, if it is compared with it.
    pub(super) laid_out: Writer,
    /// The fixed text with all its moves.
    pub(super) whole: Writer,
    /// The fixed text.
    pub(super) fixed: Writer,
    /// The numbers of properties before and after the fixes.
    pub(super) properties: [usize; 2],
    is_too_large: bool,
}

impl Written {
    pub(super) fn new(
        text: &str,
        options: &FixOptions,
        sets_version: bool,
        compares_layout: bool,
        changes: &mut Changes,
    ) -> Result<Self, FixMessage> {
        let mut written = Self::default();
        let mut strays = Strays::default();
        let parsed = Document::each_game(text, |mut game, is_last| {
            if written.is_too_large {
                return;
            }
            if compares_layout {
                written.laid_out.add(&game);
            }
            written.properties[0] += game.count_properties();
            if !options.form_only {
                strays.fix(&mut game, is_last, changes);
            }
            apply(&mut game, options, sets_version, changes);
            if options.drop_impossible {
                written.whole.add(&game);
                impossible::set_probable_passes(&mut game, changes);
                impossible::drop_impossible(&mut game, changes);
            }
            written.fixed.add(&game);
            written.properties[1] += game.count_properties();
            written.is_too_large = written.fixed.len().max(written.whole.len()) > MAX_WRITTEN;
        });
        match parsed {
            Err(TooLargeGame) => Err(FixMessage::TooLargeGame { most: Document::MAX_GAME }),
            Ok(()) if written.is_too_large => Err(FixMessage::TooLargeFixed { most: MAX_WRITTEN }),
            Ok(()) => Ok(written),
        }
    }
}

/// A file in which texts are completed, and nothing else is fixed.
pub(super) fn with_text(text: &str) -> Option<String> {
    let (mut writer, mut strays) = (Writer::default(), Strays::default());
    let parsed = Document::each_game(text, |mut game, is_last| {
        strays.fix(&mut game, is_last, &mut Changes::default());
        // A root that lacks it may now begin with a name that SGF does not define.
        brackets::set_semicolons(&mut game, &mut Changes::default());
        writer.add(&game);
    });
    parsed.ok().map(|()| writer.finish())
}
