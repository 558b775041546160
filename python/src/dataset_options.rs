//! The options of `gocheck dataset` as a function takes them: by their names without `--`, with their values as text.

use gocheck_board::Size;
use gocheck_corpus::dataset::{
    DatasetOptions, ENDS, Excluded, Faults, Filters, Split, Template, parse_date, parse_handicap, parse_rank,
    rules_of_filters,
};
use gocheck_corpus::encodings::encoding;
use gocheck_sgf::{Severity, TextEncoding};
use gocheck_text::{InLanguage, Language};
use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;

/// The options of a data set, as they were given.
pub(crate) struct DatasetArguments {
    /// Those that need no file. [`exclude`](Self::exclude) is not part of them.
    pub(crate) options: DatasetOptions,
    /// Tables of games to leave out.
    pub(crate) exclude: Vec<PathBuf>,
    /// A list of records.
    pub(crate) files_from: Option<PathBuf>,
    pub(crate) faults: Faults,
    pub(crate) encoding: Option<TextEncoding>,
    pub(crate) ignores_settings: bool,
    pub(crate) jobs: Option<u16>,
    is_estimated: bool,
    seed: u64,
}

/// The name of an option, what its value is called in messages, and how it is set.
type Known = (&'static str, &'static str, fn(&mut DatasetArguments, &Given<'_>) -> Result<(), String>);

const KNOWN: [Known; 34] = [
    ("output", "DIR|ARCHIVE", |all, given| set(&mut all.options.output, given.path().map(Some))),
    ("table", "FILE", |all, given| set(&mut all.options.table, given.path().map(Some))),
    ("dry-run", FLAG, |all, given| set(&mut all.options.is_dry_run, given.flag())),
    ("name-template", "TEMPLATE", |all, given| set(&mut all.options.template, given.one(Template::parse))),
    ("replace", FLAG, |all, given| set(&mut all.options.replaces, given.flag())),
    ("split", "NAME=SHARE,...", |all, given| set(&mut all.options.split, given.one(Split::parse).map(Some))),
    ("exclude", "FILE", |all, given| set(&mut all.exclude, given.paths())),
    ("explain-dropped", "FILE", |all, given| set(&mut all.options.explanation, given.path().map(Some))),
    ("estimate", FLAG, |all, given| set(&mut all.is_estimated, given.flag())),
    ("ownership", FLAG, |all, given| set(&mut all.options.has_outlook, given.flag())),
    ("seed", "N", |all, given| set(&mut all.seed, given.one(seed))),
    ("size", "N|RxC", |all, given| set(&mut all.options.filters.sizes, given.many(Size::from_str))),
    ("rules", "RULES", |all, given| {
        set(&mut all.options.filters.rules, given.choices(&rules_of_filters().collect::<Vec<_>>()))
    }),
    ("handicap", "N|FROM-TO", |all, given| {
        set(&mut all.options.filters.handicap, given.one(parse_handicap).map(Some))
    }),
    ("min-moves", "N", |all, given| set(&mut all.options.filters.min_moves, given.one(number).map(Some))),
    ("max-moves", "N", |all, given| set(&mut all.options.filters.max_moves, given.one(number).map(Some))),
    ("min-rank", "RANK", |all, given| {
        set(&mut all.options.filters.min_rank, given.one(parse_rank).map(Some))
    }),
    ("max-rank", "RANK", |all, given| {
        set(&mut all.options.filters.max_rank, given.one(parse_rank).map(Some))
    }),
    ("from", "DATE", |all, given| set(&mut all.options.filters.from, given.one(parse_date).map(Some))),
    ("to", "DATE", |all, given| set(&mut all.options.filters.to, given.one(parse_date).map(Some))),
    ("player", "NAME", |all, given| set(&mut all.options.filters.players, given.texts())),
    ("result", "HOW", |all, given| {
        set(&mut all.options.filters.results, given.choices(&ENDS.map(|end| (end, end))))
    }),
    ("select", "CODES", |all, given| set(&mut all.faults.select, given.many(text))),
    ("ignore", "CODES", |all, given| set(&mut all.faults.ignore, given.many(text))),
    ("severity", "SEVERITY", |all, given| {
        let known = [Severity::Error, Severity::Warning, Severity::Note];
        let severity = given.choice(&known.map(|severity| (severity.name(), severity)));
        set(&mut all.faults.severity, severity.map(Some))
    }),
    ("keep-faulty", FLAG, |all, given| set(&mut all.options.keeps_faulty, given.flag())),
    ("keep-duplicates", FLAG, |all, given| set(&mut all.options.keeps_duplicates, given.flag())),
    ("unsafe", FLAG, |all, given| set(&mut all.options.drops_impossible, given.flag())),
    ("no-settings", FLAG, |all, given| set(&mut all.ignores_settings, given.flag())),
    ("encoding", "NAME", |all, given| set(&mut all.encoding, given.one(encoding).map(Some))),
    ("accept-guesses", FLAG, |all, given| set(&mut all.options.accepts_guesses, given.flag())),
    ("files-from", "LIST", |all, given| set(&mut all.files_from, given.path().map(Some))),
    ("jobs", "N", |all, given| set(&mut all.jobs, given.one(jobs).map(Some))),
    // Nothing is printed anyway.
    ("quiet", FLAG, |_, given| given.flag().map(drop)),
];

/// The value of an option that has none.
const FLAG: &str = "";

/// Options, and those that each of them cannot be used with.
const CONFLICTS: [(&str, [&str; 3]); 2] =
    [("dry-run", ["output", "table", "replace"]), ("keep-faulty", ["select", "ignore", "severity"])];

/// Options that need `estimate`.
const OF_ESTIMATES: [&str; 2] = ["ownership", "seed"];

/// How similar a name has to be to be suggested.
const SIMILAR: f64 = 0.7;

impl DatasetArguments {
    /// Reads options and their values; a flag has none.
    ///
    /// # Errors
    /// If an option does not exist or its value is invalid, or two of them contradict each other.
    pub(crate) fn read(options: &[(String, Vec<OsString>)]) -> Result<Self, String> {
        let mut found = Self::new()?;
        for (name, values) in options {
            let known = KNOWN.iter().find(|(known, ..)| known == name).ok_or_else(|| unknown(name))?;
            known.2(&mut found, &Given { option: option(known), values })?;
        }
        let given = |name: &str| {
            KNOWN.iter().find(|known| known.0 == name && options.iter().any(|(given, _)| given == name))
        };
        for (one, others) in CONFLICTS {
            if let (Some(one), Some(other)) = (given(one), others.into_iter().find_map(given)) {
                return Err(format!(
                    "the argument '{}' cannot be used with '{}'",
                    option(one),
                    option(other)
                ));
            }
        }
        if OF_ESTIMATES.into_iter().find_map(given).is_some() && !found.is_estimated {
            return Err("the following required arguments were not provided:\n  --estimate".to_owned());
        }
        found.options.estimate = found.is_estimated.then_some(found.seed);
        Ok(found)
    }

    fn new() -> Result<Self, String> {
        let template = Template::parse("{path}").map_err(|why| why.text(Language::English))?;
        let options = DatasetOptions {
            filters: Filters::default(),
            keeps_duplicates: false,
            keeps_faulty: false,
            drops_impossible: false,
            output: None,
            template,
            table: None,
            excluded: Excluded::default(),
            split: None,
            estimate: None,
            has_outlook: false,
            explanation: None,
            accepts_guesses: false,
            is_dry_run: false,
            replaces: false,
        };
        Ok(Self {
            options,
            exclude: Vec::new(),
            files_from: None,
            faults: Faults::default(),
            encoding: None,
            ignores_settings: false,
            jobs: None,
            is_estimated: false,
            seed: 0,
        })
    }
}

fn set<T>(place: &mut T, value: Result<T, String>) -> Result<(), String> {
    *place = value?;
    Ok(())
}

/// An option as messages name it.
fn option((name, value, _): &Known) -> String {
    if value.is_empty() { format!("--{name}") } else { format!("--{name} <{value}>") }
}

fn unknown(name: &str) -> String {
    let similarity = |known: &&Known| strsim::jaro(known.0, name);
    let close = KNOWN.iter().filter(|known| similarity(known) > SIMILAR);
    let tip = close.max_by(|one, other| similarity(one).total_cmp(&similarity(other)));
    let tip = tip.map(|(known, ..)| format!("\n\n  tip: a similar argument exists: '--{known}'"));
    format!("unexpected argument '--{name}' found{}", tip.unwrap_or_default())
}

fn text(text: &str) -> Result<String, String> {
    Ok(text.to_owned())
}

fn number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|error: std::num::ParseIntError| error.to_string())
}

fn seed(text: &str) -> Result<u64, &'static str> {
    text.parse().map_err(|_| "expected a whole number, 0 or more")
}

fn jobs(text: &str) -> Result<u16, &'static str> {
    let jobs = text.parse().ok().filter(|jobs| (1..=1024).contains(jobs));
    jobs.ok_or("expected a whole number from 1 to 1024")
}

/// An option that is given, with its values.
struct Given<'a> {
    option: String,
    values: &'a [OsString],
}

impl Given<'_> {
    fn flag(&self) -> Result<bool, String> {
        match self.values.first() {
            None => Ok(true),
            Some(value) => Err(format!(
                "unexpected value '{}' for '{}' found; no more were expected",
                value.display(),
                self.option
            )),
        }
    }

    fn all(&self) -> Result<&[OsString], String> {
        match self.values {
            [] => Err(format!("a value is required for '{}' but none was supplied", self.option)),
            values => Ok(values),
        }
    }

    fn single(&self) -> Result<&OsString, String> {
        match self.all()? {
            [value] => Ok(value),
            _ => Err(format!("the argument '{}' cannot be used multiple times", self.option)),
        }
    }

    fn path(&self) -> Result<PathBuf, String> {
        self.single().map(PathBuf::from)
    }

    fn paths(&self) -> Result<Vec<PathBuf>, String> {
        Ok(self.all()?.iter().map(PathBuf::from).collect())
    }

    fn texts(&self) -> Result<Vec<String>, String> {
        self.all()?.iter().map(|value| self.text(value).map(str::to_owned)).collect()
    }

    fn text<'b>(&self, value: &'b OsString) -> Result<&'b str, String> {
        value.to_str().ok_or_else(|| format!("invalid UTF-8 was detected in the value of '{}'", self.option))
    }

    fn one<T, E: InLanguage>(&self, parse: impl Fn(&str) -> Result<T, E>) -> Result<T, String> {
        let value = self.text(self.single()?)?;
        self.parsed(value, parse)
    }

    /// Values, or parts of them between commas.
    fn many<T, E: InLanguage>(&self, parse: impl Fn(&str) -> Result<T, E>) -> Result<Vec<T>, String> {
        let texts = self.texts()?;
        texts.iter().flat_map(|text| text.split(',')).map(|part| self.parsed(part, &parse)).collect()
    }

    fn parsed<T, E: InLanguage>(
        &self,
        value: &str,
        parse: impl Fn(&str) -> Result<T, E>,
    ) -> Result<T, String> {
        parse(value).map_err(|why| {
            let why = why.in_language(Language::English);
            format!("invalid value '{value}' for '{}': {why}", self.option)
        })
    }

    fn choice<T: Copy>(&self, known: &[(&str, T)]) -> Result<T, String> {
        self.chosen(self.text(self.single()?)?, known)
    }

    /// Like [`many`](Self::many).
    fn choices<T: Copy>(&self, known: &[(&str, T)]) -> Result<Vec<T>, String> {
        let texts = self.texts()?;
        texts.iter().flat_map(|text| text.split(',')).map(|part| self.chosen(part, known)).collect()
    }

    fn chosen<T: Copy>(&self, value: &str, known: &[(&str, T)]) -> Result<T, String> {
        let found = known.iter().find(|(name, _)| *name == value).map(|&(_, value)| value);
        found.ok_or_else(|| {
            let names: Vec<&str> = known.iter().map(|&(name, _)| name).collect();
            let names = names.join(", ");
            format!("invalid value '{value}' for '{}'\n  [possible values: {names}]", self.option)
        })
    }
}
