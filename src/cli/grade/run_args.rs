//! The options of `gocheck grade` that run students' programs.

use gocheck::grade::run::{RunCommand, RunOptions};
use gocheck_program::{choice, language, number, parser};
use gocheck_sandbox::{Program, Sandbox};
use gocheck_text::{Phrase, phrase};
use std::ffi::OsString;
use std::time::Duration;

/// The options of `gocheck grade` that run students' programs.
#[derive(clap::Args)]
pub(super) struct RunArgs {
    #[arg(help = language().pick(
        "Run each student's program and grade what it prints and writes: a command such as 'python \
         go_test.py', or auto",
        "运行每名学生的程序，给它打印和写出的答案评分：\n\
         写一条命令，例如 'python go_test.py'，或写 auto",
    ))]
    #[arg(long, value_name = "COMMAND|auto", value_parser = parser(command))]
    pub(super) run: Option<RunCommand>,

    #[arg(help = language().pick(
        "Also run each program on N fresh sets of puzzles with the same questions; the score is the mean \
         over all sets",
        "另出 N 套问法相同的新题，程序也在上面运行；得分是各套的平均分",
    ))]
    #[arg(long, value_name = "N", default_value_t = 0, requires = "run", value_parser = number::<u16>(0..=1000))]
    pub(super) sets: u16,

    #[arg(help = language().pick("Random seed of the fresh sets", "新题的随机种子"))]
    #[arg(long, value_name = "N", default_value_t = 0, requires = "run", value_parser = number::<u64>(0..), hide_short_help = true)]
    pub(super) seed: u64,

    #[arg(help = language().pick("Seconds that a program may take for one set", "程序做一套题最多用几秒"))]
    #[arg(long, value_name = "SECONDS", default_value_t = 10, requires = "run", value_parser = number::<u16>(1..=3600))]
    pub(super) time: u16,

    #[arg(help = language().pick("MiB of memory that a program may use", "程序最多用多少 MiB 内存"))]
    #[arg(long, value_name = "MIB", default_value_t = 1024, requires = "run", value_parser = number::<u32>(16..=1_048_576), hide_short_help = true)]
    pub(super) memory: u32,

    #[arg(help = language().pick(
        "Sandbox for the programs: bubblewrap, or none (they have your permissions)",
        "程序的沙箱：auto 或 bwrap 用 bubblewrap；none 不用（程序有你的权限）",
    ))]
    #[arg(long, value_name = "TOOL", default_value = "auto", requires = "run", value_parser = choice([Sandbox::Auto, Sandbox::Bwrap, Sandbox::None].map(|sandbox| (sandbox.name(), sandbox))), hide_short_help = true)]
    pub(super) sandbox: Sandbox,
}

impl RunArgs {
    /// The options, with functions called for each set that a program has run on and for each remark.
    pub(super) fn options<'a>(&self, on_set: &'a dyn Fn(), on_note: &'a dyn Fn(&Phrase)) -> RunOptions<'a> {
        RunOptions {
            sets: self.sets.into(),
            seed: self.seed,
            time: Duration::from_secs(self.time.into()),
            memory: self.memory.into(),
            sandbox: self.sandbox,
            on_set,
            on_note,
        }
    }
}

/// Parses the value of `--run`.
fn command(text: &str) -> Result<RunCommand, Phrase> {
    if text == "auto" {
        return Ok(RunCommand::Auto);
    }
    if let Some(operator) = operator(text) {
        // As it is typed in a shell, if the quotes do not clash.
        let quoted =
            if text.contains(['\'', '"', '$', '`', '\\', '!']) { "...".to_owned() } else { text.to_owned() };
        return Err(phrase!(
            "no shell runs the command, so `{operator}` has no meaning; start one: --run \"sh -c '{quoted}'\"",
            "命令不经过 shell 运行，`{operator}` 不起作用；请启动一个：--run \"sh -c '{quoted}'\"",
            operator = operator,
            quoted = quoted
        ));
    }
    let word = |word: OsString| word.to_string_lossy().into_owned();
    let words: Result<Vec<String>, _> =
        Program::parse(text).map(|program| program.words.into_iter().map(word).collect());
    let is_named = |words: &Vec<String>| words.first().is_some_and(|name| !name.is_empty());
    words.ok().filter(is_named).map(RunCommand::Words).ok_or_else(|| {
        phrase!(
            "expected 'auto', or a command such as 'python go_test.py'",
            "应为 'auto'，或一条命令，例如 'python go_test.py'"
        )
    })
}

/// The first operator, pattern or variable that only a shell understands. In quotes, it is part of an argument.
fn operator(text: &str) -> Option<&'static str> {
    const OPERATORS: [&str; 11] = ["&&", "||", "<<", ">>", "&", "|", ";", ">", "<", "*", "$"];
    let mut quote = None;
    let mut chars = text.char_indices();
    while let Some((at, char)) = chars.next() {
        match (char, quote) {
            ('\\', None | Some('"')) => drop(chars.next()),
            (_, Some(open)) if char == open => quote = None,
            ('\'' | '"', None) => quote = Some(char),
            (_, None) => {
                let found = OPERATORS.into_iter().find(|operator| text[at..].starts_with(operator));
                if found.is_some() {
                    return found;
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::operator;

    #[test]
    fn operators_of_shells_are_found_outside_of_quotes() {
        for (text, found) in [
            ("g++ -o go main.cpp && ./go", Some("&&")),
            ("javac *.java", Some("*")),
            ("python3 go.py > answer.txt", Some(">")),
            ("python3 go.py $FILE", Some("$")),
            ("python3 go.py \"a|b\" 'x;y' c\\&d", None),
            ("sh -c 'javac *.java && java Main'", None),
        ] {
            assert_eq!(operator(text), found, "{text}");
        }
    }
}
