//! Jupyter notebooks (nbformat 4): what its cells printed and returned, in their order.

use super::document::{DocumentFault, DocumentText};
use serde_json::Value;

/// The text of a notebook's outputs.
pub(super) fn text(bytes: &[u8]) -> Result<DocumentText, DocumentFault> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let notebook: Value = serde_json::from_slice(bytes).map_err(|_| DocumentFault::Damaged)?;
    let cells = notebook["cells"].as_array().ok_or(DocumentFault::Damaged)?;
    let outputs = cells.iter().filter_map(|cell| cell["outputs"].as_array()).flatten();
    let mut text = String::new();
    for output in outputs {
        let printed = match output["output_type"].as_str() {
            // Warnings go to the other stream.
            Some("stream") if output["name"] != "stderr" => &output["text"],
            Some("execute_result" | "display_data") => &output["data"]["text/plain"],
            _ => continue,
        };
        match printed {
            Value::String(printed) => text += printed,
            Value::Array(lines) => text.extend(lines.iter().filter_map(Value::as_str)),
            _ => continue,
        }
        if !text.ends_with('\n') {
            text.push('\n');
        }
    }
    Ok(DocumentText { text, dates: 0 })
}
