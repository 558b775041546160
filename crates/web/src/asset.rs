#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asset {
    /// The name by which modules import it and servers send it, such as `dom.js`.
    pub name: &'static str,
    pub text: &'static str,
}

/// Embeds files: `assets!["js/": "dom.js", "keep.js"]`. The folder is relative to the calling file.
#[macro_export]
macro_rules! assets {
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$($crate::Asset { name: $name, text: include_str!(concat!($folder, $name)) }),*]
    };
}
