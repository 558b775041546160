//! The message of a crashed program: the line of its standard error that says why.

/// Beginnings of the lines from which on nothing names the cause, of Rust, Go, JavaScript and Octave.
const STACKS: [&str; 5] = [
    "stack backtrace:",
    "goroutine ",
    "Require stack:",
    "error: called from",
    "error: ignoring const execution_exception&",
];

/// Beginnings of lines that do not name the cause, indented or not.
const ASIDES: [&str; 6] =
    ["note: ", "For more information, try ", "Usage: ", "Node.js v", "Calls: ", "Execution halted"];

/// Beginnings of such lines if they are indented.
const INDENTED_ASIDES: [&str; 3] = ["at ", "... ", "tip: "];

/// The last line that is neither part of a stack trace nor advice from the runtime, or if there is none, the last line.
#[must_use]
pub fn last_words(text: &str) -> Option<&str> {
    // In JavaScript, the members of an error follow its stack.
    let has_members = |line: &str| line.trim_start().starts_with("at ") && line.ends_with(" {");
    let is_stack = |line: &str| STACKS.iter().any(|stack| line.starts_with(stack)) || has_members(line);
    let is_aside = |line: &str| {
        let start = line.trim_start();
        let indented = if start.len() < line.len() { &INDENTED_ASIDES[..] } else { &[] };
        ASIDES.iter().chain(indented).any(|aside| start.starts_with(aside))
    };
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let telling = lines().take_while(|line| !is_stack(line)).filter(|line| !is_aside(line)).last();
    telling.or_else(|| lines().next_back()).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cause_is_told_and_not_what_comes_after_it() {
        for (text, expected) in [
            ("", None),
            ("\n \n", None),
            ("depth 1\nout of ideas\n\n", Some("out of ideas")),
            (
                "\nthread 'main' (7) panicked at bot.rs:4:20:\nindex out of bounds: the len is 1 but the index is 5\n\
                 note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace\n",
                Some("index out of bounds: the len is 1 but the index is 5"),
            ),
            (
                "thread 'main' panicked at bot.rs:4:20:\nno move\nstack backtrace:\n   0: rust_begin_unwind\n             \
                 at /rustc/library/std/src/panicking.rs:5:5\nnote: Some details are omitted, run with `RUST_BACKTRACE=full`.\n",
                Some("no move"),
            ),
            (
                "Exception in thread \"main\" java.lang.ArithmeticException: / by zero\n\tat Main.main(Main.java:5)\n",
                Some("Exception in thread \"main\" java.lang.ArithmeticException: / by zero"),
            ),
            (
                "Exception in thread \"main\" java.lang.RuntimeException: a\n\tat Main.main(Main.java:5)\n\
                 Caused by: java.io.IOException: b\n\tat Main.read(Main.java:9)\n\t... 1 more\n",
                Some("Caused by: java.io.IOException: b"),
            ),
            (
                "Traceback (most recent call last):\n  File \"bot.py\", line 1, in <module>\n    [][1]\n    ~~^^^\n\
                 IndexError: list index out of range\n",
                Some("IndexError: list index out of range"),
            ),
            (
                "terminate called after throwing an instance of 'std::out_of_range'\n  what():  vector::_M_range_check\n",
                Some("what():  vector::_M_range_check"),
            ),
            (
                "panic: runtime error: index out of range [5] with length 3\n\ngoroutine 1 [running]:\nmain.main()\n\
                 \t/bot.go:5 +0x1d\nexit status 2\n",
                Some("panic: runtime error: index out of range [5] with length 3"),
            ),
            (
                "error: unexpected argument '--first-time' found\n\n  tip: to pass '--first-time' as a value, use '-- \
                 --first-time'\n\nUsage: ataxx bot [OPTIONS]\n\nFor more information, try '--help'.\n",
                Some("error: unexpected argument '--first-time' found"),
            ),
            (
                "node:fs:573\n  return binding.open(\n                 ^\n\nError: ENOENT: no such file or directory, open 'x.txt'\n    \
                 at Object.openSync (node:fs:573:18)\n    at node:internal/main/run_main_module:28:49 {\n  errno: -2,\n  \
                 path: 'x.txt'\n}\n\nNode.js v20.20.2\n",
                Some("Error: ENOENT: no such file or directory, open 'x.txt'"),
            ),
            (
                "Error: Cannot find module 'lodash'\nRequire stack:\n- /hw/main.js\n    at Module._load (node:internal:986:27) {\n  \
                 code: 'MODULE_NOT_FOUND'\n}\n",
                Some("Error: Cannot find module 'lodash'"),
            ),
            (
                "error: index (0,_): out of bound; value 0 out of bound 9\nerror: called from\n    main at line 2 column 1\n\
                 error: ignoring const execution_exception& while preparing to exit\n",
                Some("error: index (0,_): out of bound; value 0 out of bound 9"),
            ),
            (
                "Error in x[[12]] : subscript out of bounds\nCalls: f\nExecution halted\n",
                Some("Error in x[[12]] : subscript out of bounds"),
            ),
            ("at move 3 I gave up\n", Some("at move 3 I gave up")),
            ("note: this is all\n", Some("note: this is all")),
        ] {
            assert_eq!(last_words(text), expected, "{text}");
        }
    }
}
