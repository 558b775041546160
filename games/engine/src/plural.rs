//! Counts with their nouns, such as "1 game" and "2 games".

/// The count, with the form of the noun that fits it.
pub fn plural(count: u64, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}
