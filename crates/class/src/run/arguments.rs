//! Programs that take the names of the files, or the tag, as arguments.

use super::files::ProgramFiles;
use super::languages::endings;
use super::plan::Plan;

/// Runs a command once for each file. The first argument is `1` to name the file before what is printed for it, if anything.
const EACH: &str = r#"names=$1 files=$2 status=0; shift 2
for file in $files; do
    if [ "$names" = 1 ]; then
        output=$("$@" "$file") || status=$?
        if [ -n "$output" ]; then printf '\n%s\n%s\n' "${file%.txt}" "$output"; fi
    else
        "$@" "$file" || status=$?
    fi
done
exit "$status""#;

/// Words in the names of options, and what they stand for.
const OPTIONS: [(&str, Value); 8] = [
    ("tag", Value::Tag),
    ("prefix", Value::Tag),
    ("file", Value::Files),
    ("input", Value::Files),
    ("puzzle", Value::Files),
    ("dir", Value::Folder),
    ("folder", Value::Folder),
    ("path", Value::Folder),
];

#[derive(Clone, Copy)]
enum Value {
    Tag,
    Files,
    Folder,
}

/// Other ways to start a program that reads arguments, in the order in which they are tried.
pub(super) fn alternatives(
    plan: &Plan,
    program: &ProgramFiles,
    files: &[&str],
    tag: Option<&str>,
) -> Vec<Plan> {
    let sources = program.with_ending(&endings());
    let text: String = sources.iter().map(|file| file.text()).collect();
    if !["argv", "argparse", "args", "ARGV", "commandArgs", "$1", "$@"].iter().any(|word| text.contains(word))
    {
        return Vec::new();
    }
    let with = |words: Vec<String>, shown: &str| Plan {
        words: plan.words.iter().cloned().chain(words).collect(),
        shown: format!("{} {shown}", plan.shown),
        ..plan.clone()
    };
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<String>>();
    let value = |value: Value| match value {
        Value::Tag => owned(tag.as_slice()),
        Value::Files => owned(files),
        Value::Folder => owned(&["."]),
    };
    let options = options(&text);
    let given = options.iter().flat_map(|(option, kind)| [vec![option.clone()], value(*kind)].concat());
    let names: Vec<&str> = options.iter().map(|(option, _)| option.as_str()).collect();
    let with_options = (!options.is_empty()).then(|| with(given.collect(), &names.join(" ")));
    let each = |is_named: &str| {
        let start = ["sh", "-c", EACH, "each", is_named, &files.join(" ")];
        let words = owned(&start).into_iter().chain(plan.words.iter().cloned()).collect();
        Plan { words, shown: format!("{} FILE", plan.shown), ..plan.clone() }
    };
    let all = [with(owned(files), "FILE...")].into_iter().chain(tag.map(|tag| with(owned(&[tag]), tag)));
    with_options.into_iter().chain(all).chain(["0", "1"].map(each)).collect()
}

/// The options that a program declares, such as `add_argument('--tag')`, and what they stand for.
fn options(text: &str) -> Vec<(String, Value)> {
    let declared = text.split("add_argument(").skip(1).filter_map(|rest| rest.split(')').next());
    let literals = declared.flat_map(|rest| rest.split(['\'', '"']));
    let option = |literal: &str| {
        let name = literal.strip_prefix("--").filter(|name| !name.contains("out"))?;
        let (_, value) = OPTIONS.iter().find(|(word, _)| name.contains(word))?;
        Some((literal.to_owned(), *value))
    };
    literals.filter_map(option).collect()
}

#[cfg(test)]
mod tests {
    use super::alternatives;
    use crate::run::files::{ProgramFile, ProgramFiles};
    use crate::run::plan::Plan;

    #[test]
    fn declared_options_come_first() {
        let text =
            "p.add_argument('-t', '--tag', required=True)\np.add_argument('--output-file')\nimport argparse";
        let file = ProgramFile { path: "go.py".to_owned(), bytes: text.as_bytes().to_vec() };
        let plan = Plan::new(vec!["python3".to_owned(), "go.py".to_owned()], "");
        let found =
            alternatives(&plan, &ProgramFiles { all: vec![file] }, &["t_0.txt", "t_1.txt"], Some("t"));
        let words: Vec<String> = found.iter().take(3).map(|plan| plan.words.join(" ")).collect();
        let expected = ["python3 go.py --tag t", "python3 go.py t_0.txt t_1.txt", "python3 go.py t"];
        assert_eq!((words, found.len()), (expected.map(str::to_owned).to_vec(), 5));
    }
}
