//! Values of setups that have no effect or an unexpected one.

use super::findings::{Findings, Site};
use super::rules::{
    BadPoint, BadRectangle, PointOf, SetupContradiction, SetupIdle, SetupOffBoard, SetupTwice,
};
use crate::value::shown;
use crate::{PropertyName, PropertyValue, SetupFault};
use gocheck_board::Color;
use gocheck_rules::vertex;
use gocheck_text::AnyMessage;

impl Findings<'_> {
    pub(super) fn check_setup(
        &mut self,
        site: Site<'_>,
        name: PropertyName,
        stone: Option<Color>,
        value: PropertyValue<'_>,
        fault: SetupFault,
    ) {
        let code = match fault {
            SetupFault::Off => SetupOffBoard::CODE,
            SetupFault::Malformed => BadPoint::CODE,
            SetupFault::Turned => BadRectangle::CODE,
            SetupFault::Idle(_) => SetupIdle::CODE,
            SetupFault::Twice(_) => SetupTwice::CODE,
            SetupFault::Contradiction(_) => SetupContradiction::CODE,
        };
        // A value may have hundreds of points: findings that are not kept are not created.
        if !self.wants(code) {
            return;
        }
        let (name, text) = (name.to_string(), shown(&value.text()));
        let shown = Some(text.clone());
        let size = site.replayer.game().size();
        let at = |point| vertex(size, point);
        let (point, message): (_, AnyMessage) = match fault {
            SetupFault::Off => (None, SetupOffBoard { name, value: text, size }.into()),
            SetupFault::Malformed => {
                return self.add(site, BadPoint { of: PointOf::Setup(name), value: text });
            }
            SetupFault::Turned => return self.add(site, BadRectangle { name, value: text }),
            SetupFault::Idle(point) => {
                (Some(point), SetupIdle { name, value: text, vertex: at(point) }.into())
            }
            SetupFault::Twice(point) => {
                (Some(point), SetupTwice { name, value: text, vertex: at(point) }.into())
            }
            SetupFault::Contradiction(point) => {
                (Some(point), SetupContradiction { name, value: text, vertex: at(point) }.into())
            }
        };
        let options = self.options;
        self.add_any(site, message, |finding| {
            (finding.color, finding.point, finding.value) = (stone, point, shown);
            finding.boards = point.and_then(|_| options.boards(site, finding.number, None));
        });
    }
}
