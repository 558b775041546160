//! Python modules that are known: what installs them, and which exist only in Python 2.

/// Well-known modules, and the packages that contain them. Anybody can publish a package under an unknown name.
const PACKAGES: [(&str, &str); 21] = [
    ("PIL", "pillow"),
    ("PyQt5", "PyQt5"),
    ("PyQt6", "PyQt6"),
    ("PySide6", "PySide6"),
    ("bs4", "beautifulsoup4"),
    ("cv2", "opencv-python-headless"),
    ("matplotlib", "matplotlib"),
    ("networkx", "networkx"),
    ("numba", "numba"),
    ("numpy", "numpy"),
    ("openpyxl", "openpyxl"),
    ("pandas", "pandas"),
    ("pygame", "pygame"),
    ("requests", "requests"),
    ("scipy", "scipy"),
    ("seaborn", "seaborn"),
    ("sklearn", "scikit-learn"),
    ("sympy", "sympy"),
    ("torch", "torch"),
    ("tqdm", "tqdm"),
    ("wx", "wxPython"),
];

/// The names of the known modules.
pub(super) fn known_modules() -> impl Iterator<Item = &'static str> {
    PACKAGES.iter().map(|(name, _)| *name)
}

/// Modules of Python 2 that have other names in Python 3.
const OLD: [&str; 8] =
    ["ConfigParser", "Queue", "StringIO", "Tkinter", "cPickle", "cStringIO", "tkMessageBox", "urllib2"];

/// The command that installs a module, if it is well known.
pub(super) fn install(module: &str, is_python2: bool) -> Option<String> {
    let name = module.split('.').next().unwrap_or(module);
    if matches!(name.trim_start_matches('_'), "tkinter" | "Tkinter" | "turtle") {
        let package = if is_python2 { "python-tk" } else { "python3-tk" };
        return Some(format!("apt install {package}"));
    }
    let (_, package) = PACKAGES.iter().find(|(known, _)| *known == name)?;
    let pip = if is_python2 { "python2 -m pip" } else { "pip" };
    Some(format!("{pip} install {package}"))
}

/// Returns true if a module exists under this name only in Python 2.
pub(super) fn is_old(module: &str) -> bool {
    OLD.contains(&module)
}

#[cfg(test)]
mod tests {
    use super::install;

    #[test]
    fn only_known_modules_are_installed() {
        assert_eq!(install("numpy.linalg", false).as_deref(), Some("pip install numpy"));
        assert_eq!(install("PIL", true).as_deref(), Some("python2 -m pip install pillow"));
        assert_eq!(install("_tkinter", false).as_deref(), Some("apt install python3-tk"));
        assert_eq!(install("go_rules", false), None);
    }
}
