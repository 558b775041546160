use gocheck_text::Phrase;
use std::sync::OnceLock;

static PRINT: OnceLock<fn(&Phrase)> = OnceLock::new();

/// Sets the function that prints remarks on written files. Only the first call has an effect; without one, nothing is
/// printed.
pub fn print_notes_by(print: fn(&Phrase)) {
    let _ = PRINT.set(print);
}

pub(super) fn note(remark: &Phrase) {
    if let Some(print) = PRINT.get() {
        print(remark);
    }
}
