use super::game_info::GameInfo;
use super::game_session::SessionState;
use super::server::{About, GameServer};
use serde::Serialize;

/// The data that is embedded in the page, so that it needs no request for its first picture.
#[derive(Debug, Serialize)]
pub(super) struct FirstPage {
    about: About,
    /// The game that the page's address names, or the one that was changed last; nothing, where that cannot be read.
    state: Option<SessionState>,
}

impl FirstPage {
    /// For a page whose address names a game, or none.
    pub(super) fn of(server: &GameServer, wanted: Option<&str>) -> Self {
        let about = server.about();
        let session =
            wanted.and_then(|id| server.session(id).ok()).or_else(|| server.session(&about.latest).ok());
        Self { state: session.map(|session| session.state()), about }
    }

    /// The title of the window, until a script knows the reader's language.
    pub(super) fn title(&self) -> &str {
        let game = self.state.as_ref().map(SessionState::game);
        let info = self.about.games.iter().find(|info| Some(info.game()) == game);
        info.or(self.about.games.first()).map_or("", GameInfo::title)
    }

    /// As JSON without `<`, so that it cannot end the script element.
    pub(super) fn json(&self) -> String {
        // Serialising plain values does not fail.
        serde_json::to_string(self).unwrap_or_default().replace('<', "\\u003c")
    }
}
