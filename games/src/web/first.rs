use super::House;
use super::house::About;
use super::room::RoomState;
use serde::Serialize;

/// What a page shows before it has asked for anything: it is written into the page itself.
#[derive(Debug, Serialize)]
pub(super) struct First {
    about: About,
    /// The game that the page's address names, or the one that was changed last; nothing, where that cannot be read.
    state: Option<RoomState>,
}

impl First {
    /// For a page whose address names a game, or none.
    pub(super) fn of(house: &House, wanted: Option<&str>) -> Self {
        let about = house.about();
        let room = wanted.and_then(|id| house.room(id).ok()).or_else(|| house.room(&about.latest).ok());
        Self { state: room.map(|room| room.state()), about }
    }

    /// The name of the game, as the window's title has it until a script knows the reader's language.
    pub(super) fn title(&self) -> String {
        let name = self.state.as_ref().map_or(self.about.usual.name(), RoomState::game);
        let (first, rest) = name.split_at(1);
        first.to_uppercase() + rest
    }

    /// As JSON, no letter of which ends an element of HTML.
    pub(super) fn json(&self) -> String {
        // Text that was made here is always JSON.
        serde_json::to_string(self).unwrap_or_default().replace('<', "\\u003c")
    }
}
