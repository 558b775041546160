//! Jupyter notebooks (nbformat 4): what its cells printed and returned, in their order.

use super::document::{DocumentFault, DocumentText};
use serde_json::Value;

/// The text of a notebook's outputs.
pub(super) fn text(bytes: &[u8]) -> Result<DocumentText, DocumentFault> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let notebook: Value = serde_json::from_slice(bytes).map_err(|_| DocumentFault::Damaged)?;
    let cells = notebook["cells"].as_array().ok_or(DocumentFault::Damaged)?;
    let outputs = cells.iter().filter_map(|cell| cell["outputs"].as_array()).flatten();
    let (mut text, mut has_pictures) = (String::new(), false);
    for output in outputs {
        let mut kinds = output["data"].as_object().into_iter().flat_map(|data| data.keys());
        has_pictures |= kinds.any(|kind| kind.starts_with("image/"));
        let printed = match output["output_type"].as_str() {
            // Warnings go to the other stream.
            Some("stream") if output["name"] != "stderr" => &output["text"],
            Some("execute_result" | "display_data") => &output["data"]["text/plain"],
            _ => continue,
        };
        add(&mut text, printed);
    }
    Ok(DocumentText { text, dates: 0, has_pictures })
}

/// The code of a notebook's cells, in their order, or an empty text if it is damaged.
pub(crate) fn code(bytes: &[u8]) -> String {
    let notebook: Value = serde_json::from_slice(bytes).unwrap_or_default();
    let cells = notebook["cells"].as_array().into_iter().flatten();
    let mut text = String::new();
    for cell in cells.filter(|cell| cell["cell_type"] == "code") {
        add(&mut text, &cell["source"]);
    }
    text
}

/// Adds a text, or the lines of one.
fn add(text: &mut String, printed: &Value) {
    match printed {
        Value::String(printed) => *text += printed,
        Value::Array(lines) => text.extend(lines.iter().filter_map(Value::as_str)),
        _ => return,
    }
    if !text.ends_with('\n') {
        text.push('\n');
    }
}
