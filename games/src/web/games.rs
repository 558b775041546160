use super::action::NewGame;
use super::pasted::{NotUnderstood, Pasted};
use super::{BoxedGame, Notice, PlayedGame, Refusal};
use crate::arena::engine_config::EngineConfig;
use crate::description::Described;
use crate::game::Cell;
use crate::search::Book;
use crate::{ataxx, reversi};
use serde::{Deserialize, Deserializer, Serialize, de};
use std::any::Any;
use std::fmt::{self, Debug, Display};
use std::marker::PhantomData;
use std::sync::{Arc, LazyLock};

/// The games of the page.
static GAMES: [PageGame; 2] = [PageGame::of::<ataxx::Position>(), PageGame::of::<reversi::Position>()];

/// What a text means in a game, by rules of a name.
type Understand = fn(&str, Option<&str>, &Arc<Engines>) -> Result<Pasted, NotUnderstood>;

/// A game as the page begins it, whatever its type.
struct PageGame {
    name: &'static str,
    open: fn(&NewGame, &Arc<Engines>) -> Result<BoxedGame, Refusal>,
    read: fn(&str, &Arc<Engines>) -> Result<BoxedGame, Notice>,
    understand: Understand,
    about: fn(&Engines) -> AboutGame,
    /// Every board that has a name, as JSON. There may be thousands: they are found once.
    boards: LazyLock<String>,
}

impl PageGame {
    const fn of<G: Described>() -> Self {
        Self {
            name: G::NAME,
            open: |settings, engines| Ok(Box::new(PlayedGame::<G>::new(settings, engines)?)),
            read: |text, engines| Ok(Box::new(PlayedGame::<G>::of_text(text, engines)?)),
            understand: |text, rules, engines| {
                let (form, played) = PlayedGame::<G>::understand(text, rules, engines)?;
                Ok(Pasted { form, game: Box::new(played) })
            },
            about: AboutGame::of::<G>,
            boards: LazyLock::new(boards::<G>),
        }
    }
}

/// One of the games of the page.
#[derive(Clone, Copy)]
pub struct GameKind(&'static PageGame);

impl GameKind {
    /// Every game.
    pub fn all() -> impl Iterator<Item = Self> {
        GAMES.iter().map(Self)
    }

    /// The game with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|kind| kind.name() == name)
    }

    /// Its name, such as `ataxx`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    pub(super) fn open(self, settings: &NewGame, engines: &Arc<Engines>) -> Result<BoxedGame, Refusal> {
        (self.0.open)(settings, engines)
    }

    pub(super) fn read(self, text: &str, engines: &Arc<Engines>) -> Result<BoxedGame, Notice> {
        (self.0.read)(text, engines)
    }

    pub(super) fn understand(
        self,
        text: &str,
        rules: Option<&str>,
        engines: &Arc<Engines>,
    ) -> Result<Pasted, NotUnderstood> {
        (self.0.understand)(text, rules, engines)
    }

    pub(super) fn about(self, engines: &Engines) -> AboutGame {
        (self.0.about)(engines)
    }

    pub(super) fn boards(self) -> &'static str {
        &self.0.boards
    }
}

impl PartialEq for GameKind {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for GameKind {}

impl Debug for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for GameKind {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.name().serialize(serializer)
    }
}

impl<'a> Deserialize<'a> for GameKind {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<Self, D::Error> {
        static NAMES: LazyLock<Vec<&str>> = LazyLock::new(|| GameKind::all().map(GameKind::name).collect());
        let name = String::deserialize(deserializer)?;
        Self::named(&name).ok_or_else(|| de::Error::unknown_variant(&name, &NAMES))
    }
}

/// What a page must know of a game before one begins.
#[derive(Debug, Serialize)]
pub(super) struct AboutGame {
    game: &'static str,
    size: usize,
    rules: Vec<&'static str>,
    /// The name of the usual board.
    board: &'static str,
    engines: Vec<String>,
}

impl AboutGame {
    fn of<G: Described>(engines: &Engines) -> Self {
        Self {
            game: G::NAME,
            size: G::SIZE,
            rules: G::SPEC.rule_sets(),
            board: G::SPEC.usual_board(),
            engines: engines.of::<G>().map(|engine| engine.name.clone()).collect(),
        }
    }
}

fn boards<G: Described>() -> String {
    #[derive(Serialize)]
    struct NamedBoard {
        name: String,
        rows: Vec<String>,
    }
    let named = |(name, position): (String, G)| NamedBoard { name, rows: position.rows(Cell::letter) };
    let boards: Vec<NamedBoard> = G::SPEC.all_boards().into_iter().map(named).collect();
    // Text that was made here is always JSON.
    serde_json::to_string(&boards).unwrap_or_default()
}

/// A game's opening book.
struct BookOf<G>(Book, PhantomData<fn() -> G>);

/// The programs that the command line allowed as opponents, of any game, and the opening books of the page's own players.
#[derive(Default)]
pub struct Engines(Vec<Box<dyn Any + Send + Sync>>);

impl Engines {
    /// Adds a program.
    pub fn add<G: Described>(&mut self, engine: EngineConfig<G>) {
        self.0.push(Box::new(Arc::new(engine)));
    }

    /// Lets the computer's players of a game play from an opening book.
    pub fn set_book<G: Described>(&mut self, book: Book) {
        self.0.push(Box::new(BookOf::<G>(book, PhantomData)));
    }

    /// The opening book of a game, if there is one.
    pub(super) fn book<G: Described>(&self) -> Option<&Book> {
        self.0.iter().find_map(|kept| kept.downcast_ref()).map(|BookOf::<G>(book, _)| book)
    }

    /// The programs that may play a game.
    pub(super) fn of<G: Described>(&self) -> impl Iterator<Item = &Arc<EngineConfig<G>>> {
        self.0.iter().filter_map(|engine| engine.downcast_ref())
    }
}
