//! A virtual display for programs that open windows.
//!
//! It is started in the program's own jail: it counts against the program's limits, ends with it, and no other program can see
//! it. It listens to no network.

use super::attendance;
use std::path::Path;

/// Starts a display and what closes its windows, and then becomes the program.
const SCRIPT: &str = r#"mkdir -p -m 1777 /tmp/.X11-unix 2>/dev/null
number=$(mktemp) || exit 126
Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp 3>"$number" >/dev/null 2>&1 </dev/null &
tries=0
while [ ! -s "$number" ] && [ "$tries" -lt 200 ]; do sleep 0.05; tries=$((tries + 1)); done
DISPLAY=:$(cat "$number")
export DISPLAY
rm -f "$number"
if [ -n "$1" ]; then "$1" -IS "$2" "$3" "${DISPLAY#:}" "$GOCHECK_NOTES" >/dev/null 2>&1 </dev/null & fi
shift 3
exec "$@""#;

/// The command that starts `words` with a display, in the folder of a run.
pub(super) fn with_display(words: &[String], folder: &Path, is_python: bool) -> Vec<String> {
    let mut all: Vec<String> = ["sh", "-c", SCRIPT, "display"].map(str::to_owned).to_vec();
    all.extend(attendance::closer(folder, is_python));
    all.extend(words.iter().cloned());
    all
}
