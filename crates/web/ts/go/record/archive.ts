// Reads ZIP archives, without a library: members that are stored or deflated.
import { decoded } from './decoding.ts';
import { encodingOf } from './encoding.ts';

/** The maximum sizes in bytes of a member and of all members, and the maximum number of members. */
const MAX_MEMBER = 1 << 26;
const MAX_TOTAL = 1 << 28;
const MAX_MEMBERS = 20000;

const FILE_HEAD = 0x04034b50;
const DIRECTORY_HEAD = 0x02014b50;
const END = 0x06054b50;

// The bytes of heads before their names.
const FILE_HEAD_BYTES = 30;
const DIRECTORY_HEAD_BYTES = 46;
const END_BYTES = 22;

const STORED = 0;
const DEFLATED = 8;

type Bytes = Uint8Array<ArrayBuffer>;

/** A file in an archive. */
export interface Member {
  readonly name: string;
  /** Null if it cannot be read. */
  readonly bytes: Uint8Array | null;
}

/** What the directory of an archive says about a member. */
interface DirectoryEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  /** The numbers of bytes in the archive and of the file. */
  readonly packed: number;
  readonly size: number;
  /** The place of its head. */
  readonly head: number;
}

export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Inflates bytes; null if they are damaged or become larger than `most`. */
async function inflated(bytes: Bytes, most: number): Promise<Uint8Array | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Bytes[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
      size += value.length;
      if (size > most) return null;
      parts.push(value);
    }
  } catch {
    return null;
  }
}

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

interface Directory {
  /** The entries up to where the directory is damaged. */
  readonly entries: readonly DirectoryEntry[];
  readonly isWhole: boolean;
}

function directoryOf(bytes: Bytes): Directory {
  const view = viewOf(bytes);
  let end = bytes.length - END_BYTES;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  const entries: DirectoryEntry[] = [];
  if (end < 0) return { entries, isWhole: false };
  let at = view.getUint32(end + 16, true);
  const count = Math.min(view.getUint16(end + 10, true), MAX_MEMBERS);
  for (let number = 0; number < count; number += 1) {
    if (at + DIRECTORY_HEAD_BYTES > bytes.length || view.getUint32(at, true) !== DIRECTORY_HEAD)
      return { entries, isWhole: false };
    const flags = view.getUint16(at + 8, true);
    const start = at + DIRECTORY_HEAD_BYTES;
    const written = bytes.subarray(start, start + view.getUint16(at + 28, true));
    entries.push({
      name: decoded(written, flags & 0x800 ? 'utf-8' : encodingOf(written).encoding),
      isEncrypted: (flags & 1) !== 0,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      head: view.getUint32(at + 42, true),
    });
    at = start + written.length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { entries, isWhole: true };
}

async function contentOf(bytes: Bytes, entry: DirectoryEntry): Promise<Uint8Array | null> {
  const { head, isEncrypted, method, packed, size } = entry;
  const view = viewOf(bytes);
  const isThere = head + FILE_HEAD_BYTES <= bytes.length && view.getUint32(head, true) === FILE_HEAD;
  if (!isThere || isEncrypted || size > MAX_MEMBER) return null;
  const start = head + FILE_HEAD_BYTES + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
  const raw = bytes.subarray(start, start + packed);
  if (method === STORED) return raw.slice();
  return method === DEFLATED ? inflated(raw, MAX_MEMBER) : null;
}

/** The members of an archive whose names are wanted. Null if the archive is damaged and none was found. */
export async function membersOf(bytes: Bytes, isWanted: (name: string) => boolean): Promise<Member[] | null> {
  const { entries, isWhole } = directoryOf(bytes);
  const members: Member[] = [];
  let total = 0;
  for (const entry of entries) {
    if (entry.name.endsWith('/') || !isWanted(entry.name)) continue;
    total += entry.size;
    members.push({ name: entry.name, bytes: total <= MAX_TOTAL ? await contentOf(bytes, entry) : null });
  }
  return isWhole || members.length > 0 ? members : null;
}
