use super::action::NewGame;
use super::any_game::BoxedGame;
use super::engines::Engines;
use super::game_info::GameInfo;
use super::message::MessageKind;
use super::pasted::{Form, NotUnderstood, Pasted};
use super::played::PlayedGame;
use super::request_error::RequestError;
use super::text::game_of;
use games_engine::description::labels::title;
use games_engine::description::page::Text;
use games_engine::description::spec::Described;
use games_engine::game::cell::Cell;
use serde::Serialize;
use std::sync::{Arc, LazyLock};

/// The games that a server offers, and the engines and books for them.
pub struct Games {
    kinds: Vec<GameKind>,
    engines: Arc<Engines>,
}

/// Recognises a text of a game under the named rules.
type Understand = fn(&str, Option<&str>, &Arc<Engines>) -> Result<Pasted, NotUnderstood>;

/// A game that the server can start, whatever its type.
struct GameKind {
    name: &'static str,
    title: String,
    open: fn(&NewGame, &Arc<Engines>) -> Result<BoxedGame, RequestError>,
    read: fn(&str, &Arc<Engines>) -> Result<BoxedGame, MessageKind>,
    parse_pasted: Understand,
    info: fn(&Engines) -> GameInfo,
    /// Every named board, as JSON. There may be thousands, so they are listed once.
    boards: LazyLock<String>,
}

impl Games {
    /// No games yet, with engines for those that will be added.
    #[must_use]
    pub fn new(engines: Engines) -> Self {
        Self { kinds: Vec::new(), engines: Arc::new(engines) }
    }

    /// Adds a game.
    #[must_use]
    pub fn with<G: Described>(mut self) -> Self {
        self.kinds.push(GameKind {
            name: G::NAME,
            title: title::<G>().en,
            open: |settings, engines| Ok(Box::new(PlayedGame::<G>::new(settings, engines)?)),
            read: |text, engines| Ok(Box::new(PlayedGame::<G>::of_text(text, engines)?)),
            parse_pasted: |text, rules, engines| {
                let (form, played) = PlayedGame::<G>::parse_pasted(text, rules, engines)?;
                Ok(Pasted { form, game: Box::new(played) })
            },
            info: GameInfo::of::<G>,
            boards: LazyLock::new(boards::<G>),
        });
        self
    }

    /// Returns true if there is a game of this name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.kinds.iter().any(|kind| kind.name == name)
    }

    /// Starts a new game.
    ///
    /// # Errors
    /// If the game, the board, the rules or a player do not exist.
    pub fn open(&self, settings: &NewGame) -> Result<BoxedGame, RequestError> {
        (self.named(&settings.game)?.open)(settings, &self.engines)
    }

    /// Reads a saved game.
    ///
    /// # Errors
    /// If the text is not a saved game: the line, and what was expected.
    pub fn read(&self, text: &str) -> Result<BoxedGame, RequestError> {
        let name = game_of(text).ok_or_else(|| self.expected_game()).map_err(RequestError::invalid)?;
        let kind = self.kinds.iter().find(|kind| kind.name == name).ok_or_else(|| self.expected_game());
        kind.and_then(|kind| (kind.read)(text, &self.engines)).map_err(RequestError::invalid)
    }

    /// Recognises a pasted text. A text that fits several games is taken for the `usual` one, by its `rules`.
    ///
    /// # Errors
    /// If it fits none.
    pub(super) fn parse_pasted(&self, text: &str, usual: &str, rules: &str) -> Result<Pasted, RequestError> {
        let text = text.trim_start_matches('\u{feff}').trim();
        if game_of(text).is_some() {
            return Ok(Pasted { form: Form::Game, game: self.read(text)? });
        }
        let (usual, others): (Vec<&GameKind>, Vec<&GameKind>) =
            self.kinds.iter().partition(|kind| kind.name == usual);
        let usual = usual.into_iter().map(|kind| (kind, Some(rules)));
        let mut closest: Option<NotUnderstood> = None;
        for (kind, rules) in usual.chain(others.into_iter().map(|kind| (kind, None))) {
            match (kind.parse_pasted)(text, rules, &self.engines) {
                Ok(pasted) => return Ok(pasted),
                Err(other)
                    if closest.as_ref().is_none_or(|closest| other.bytes_read > closest.bytes_read) =>
                {
                    closest = Some(other);
                }
                Err(_) => {}
            }
        }
        let why = closest.and_then(|closest| closest.why).unwrap_or_else(|| MessageKind::Unrecognized {
            beginning: text.chars().take(20).collect(),
            games: self.kinds.iter().map(|kind| kind.title.clone()).collect(),
        });
        Err(RequestError::invalid(why))
    }

    pub(super) fn infos(&self) -> Vec<GameInfo> {
        self.kinds.iter().map(|kind| (kind.info)(&self.engines)).collect()
    }

    /// Returns every named board of a game, as JSON.
    pub(super) fn boards(&self, game: &str) -> Result<&str, RequestError> {
        self.named(game).map(|kind| &**kind.boards)
    }

    fn named(&self, name: &str) -> Result<&GameKind, RequestError> {
        let unknown =
            || RequestError::invalid(MessageKind::UnknownName { name: name.chars().take(20).collect() });
        self.kinds.iter().find(|kind| kind.name == name).ok_or_else(unknown)
    }

    fn expected_game(&self) -> MessageKind {
        MessageKind::ExpectedGame { games: self.kinds.iter().map(|kind| kind.name).collect() }
    }
}

fn boards<G: Described>() -> String {
    #[derive(Serialize)]
    struct NamedBoard {
        name: String,
        /// The title, if the board has one besides its name.
        #[serde(skip_serializing_if = "Option::is_none")]
        label: Option<Text>,
        rows: Vec<String>,
    }
    let named = |(name, position): (String, G)| {
        let label = G::SPEC.page.boards.iter().find(|(known, _)| *known == name).map(|(_, label)| *label);
        NamedBoard { name, label, rows: position.rows(Cell::letter) }
    };
    let boards: Vec<NamedBoard> = G::SPEC.all_boards().into_iter().map(named).collect();
    // Serialising plain strings does not fail.
    serde_json::to_string(&boards).unwrap_or_default()
}
