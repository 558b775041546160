use super::game_info::GameInfo;
use super::game_session::SessionState;
use super::server::{About, GameServer};
use serde::Serialize;

/// What a page shows before it has asked for anything: it is written into the page itself.
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

    /// As JSON, no letter of which ends an element of HTML.
    pub(super) fn json(&self) -> String {
        // Text that was made here is always JSON.
        serde_json::to_string(self).unwrap_or_default().replace('<', "\\u003c")
    }
}
