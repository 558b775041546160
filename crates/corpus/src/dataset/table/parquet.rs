//! The table as Parquet: typed columns in which every value may be null, compressed with Snappy.

use ::parquet::basic::{Compression, LogicalType, Repetition, Type as PhysicalType};
use ::parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int64Type};
use ::parquet::errors::Result;
use ::parquet::file::properties::WriterProperties;
use ::parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use ::parquet::schema::types::{Type, TypePtr};
use anyhow::{Context, anyhow};
use gocheck_files::input::names::shown;
use gocheck_files::output::pending::Pending;
use gocheck_sgf::report::ColumnType;
use gocheck_text::file_errors::cannot_write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The number of rows that are kept in memory and written together.
const ROWS: usize = 1 << 14;

/// A Parquet file that is being written.
pub(in super::super) struct NewParquet {
    path: PathBuf,
    writer: SerializedFileWriter<Pending>,
    columns: Vec<Column>,
    rows: usize,
}

/// The values of a column that are not written yet.
struct Column {
    values: Values,
    /// For each row 1, or 0 if the value is null.
    levels: Vec<i16>,
}

enum Values {
    Text(Vec<ByteArray>),
    Integer(Vec<i64>),
    Number(Vec<f64>),
    Boolean(Vec<bool>),
}

impl NewParquet {
    pub(super) fn begin(path: &Path, columns: &[(&str, ColumnType)]) -> anyhow::Result<Self> {
        let place = || cannot_write(shown(path));
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let schema = schema(columns).with_context(place)?;
        let writer = SerializedFileWriter::new(Pending::begin(path)?, schema, Arc::new(properties));
        Ok(Self {
            path: path.to_owned(),
            writer: writer.with_context(place)?,
            columns: columns.iter().map(|(_, kind)| Column::new(*kind)).collect(),
            rows: 0,
        })
    }

    /// Adds a row of CSV.
    pub(super) fn add(&mut self, line: &str) -> anyhow::Result<()> {
        let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(line.as_bytes());
        let mut cells = csv::StringRecord::new();
        reader.read_record(&mut cells)?;
        for (column, cell) in self.columns.iter_mut().zip(&cells) {
            column.add(cell).ok_or_else(|| anyhow!("{cell}: not a value of its column"))?;
        }
        self.rows += 1;
        if self.rows == ROWS { self.write() } else { Ok(()) }
    }

    /// Writes the rows so far.
    fn write(&mut self) -> anyhow::Result<()> {
        let write = |writer: &mut SerializedFileWriter<Pending>, columns: &mut [Column]| -> Result<()> {
            let mut group = writer.next_row_group()?;
            for column in columns {
                if let Some(writer) = group.next_column()? {
                    column.write(writer)?;
                }
            }
            group.close().map(drop)
        };
        self.rows = 0;
        write(&mut self.writer, &mut self.columns).with_context(|| cannot_write(shown(&self.path)))
    }

    pub(super) fn finish(mut self) -> anyhow::Result<()> {
        if self.rows > 0 {
            self.write()?;
        }
        let Self { path, writer, .. } = self;
        writer.into_inner().with_context(|| cannot_write(shown(&path)))?.finish()
    }
}

impl Column {
    const fn new(kind: ColumnType) -> Self {
        let values = match kind {
            ColumnType::Text => Values::Text(Vec::new()),
            ColumnType::Integer => Values::Integer(Vec::new()),
            ColumnType::Number => Values::Number(Vec::new()),
            ColumnType::Boolean => Values::Boolean(Vec::new()),
        };
        Self { values, levels: Vec::new() }
    }

    /// Adds a cell of CSV; an empty one is null. `None` if it is not a value of this type.
    fn add(&mut self, cell: &str) -> Option<()> {
        self.levels.push(i16::from(!cell.is_empty()));
        if cell.is_empty() {
            return Some(());
        }
        match &mut self.values {
            Values::Text(values) => values.push(cell.as_bytes().to_vec().into()),
            Values::Integer(values) => values.push(cell.parse().ok()?),
            Values::Number(values) => values.push(cell.parse().ok()?),
            Values::Boolean(values) => values.push(cell.parse().ok()?),
        }
        Some(())
    }

    /// Writes the values and forgets them.
    fn write(&mut self, mut writer: SerializedColumnWriter<'_>) -> Result<()> {
        let levels = &self.levels;
        match &mut self.values {
            Values::Text(values) => write::<ByteArrayType>(&mut writer, values, levels),
            Values::Integer(values) => write::<Int64Type>(&mut writer, values, levels),
            Values::Number(values) => write::<DoubleType>(&mut writer, values, levels),
            Values::Boolean(values) => write::<BoolType>(&mut writer, values, levels),
        }?;
        self.levels.clear();
        writer.close()
    }
}

fn write<T: DataType>(
    writer: &mut SerializedColumnWriter<'_>,
    values: &mut Vec<T::T>,
    levels: &[i16],
) -> Result<()> {
    writer.typed::<T>().write_batch(values, Some(levels), None)?;
    values.clear();
    Ok(())
}

fn schema(columns: &[(&str, ColumnType)]) -> Result<TypePtr> {
    let column = |(name, kind): &(&str, ColumnType)| {
        let (physical, logical) = match kind {
            ColumnType::Text => (PhysicalType::BYTE_ARRAY, Some(LogicalType::String)),
            ColumnType::Integer => (PhysicalType::INT64, None),
            ColumnType::Number => (PhysicalType::DOUBLE, None),
            ColumnType::Boolean => (PhysicalType::BOOLEAN, None),
        };
        let column = Type::primitive_type_builder(name, physical).with_repetition(Repetition::OPTIONAL);
        column.with_logical_type(logical).build().map(Arc::new)
    };
    let columns = columns.iter().map(column).collect::<Result<Vec<TypePtr>>>()?;
    Type::group_type_builder("schema").with_fields(columns).build().map(Arc::new)
}
