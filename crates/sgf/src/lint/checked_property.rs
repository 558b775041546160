use crate::property::Definition;
use crate::{GameInfo, Property, PropertyName, PropertyValue};
use std::borrow::Cow;

/// A property in its node, as rules see it.
pub(super) struct CheckedProperty<'a> {
    pub(super) property: &'a Property<'a>,
    pub(super) name: PropertyName,
    pub(super) definition: Definition,
    /// The first value.
    pub(super) value: &'a PropertyValue<'a>,
    /// The text of the first value.
    pub(super) text: Cow<'a, str>,
    /// True in the root.
    pub(super) is_root: bool,
    pub(super) info: &'a GameInfo,
}
