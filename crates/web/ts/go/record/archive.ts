// Reads ZIP archives, without a library: members that are stored or deflated.
import { decoded, encodingOf } from './encoding.ts';

/** The maximum sizes in bytes of a member and of all members, and the maximum number of members. */
const MAX_MEMBER = 1 << 26;
const MAX_TOTAL = 1 << 28;
const MAX_MEMBERS = 20000;

const FILE_HEAD = 0x04034b50;
const DIRECTORY_HEAD = 0x02014b50;
const END = 0x06054b50;

export const isArchive = (bytes) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Inflates bytes; null if they are damaged or become larger than `most`. */
async function inflated(bytes, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts = [];
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

/** The members of an archive whose names are wanted: `{ name, bytes }`, with null for bytes that cannot be read. Null if it is
 * damaged. */
export async function membersOf(bytes, isWanted) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return null;
  const members = [];
  let [at, total] = [view.getUint32(end + 16, true), 0];
  const count = Math.min(view.getUint16(end + 10, true), MAX_MEMBERS);
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_HEAD)
      return members.length > 0 ? members : null;
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const nameLength = view.getUint16(at + 28, true);
    const head = view.getUint32(at + 42, true);
    const written = bytes.subarray(at + 46, at + 46 + nameLength);
    const name = decoded(written, flags & 0x800 ? 'utf-8' : encodingOf(written).encoding);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (name.endsWith('/') || !isWanted(name)) continue;
    const isThere = head + 30 <= bytes.length && view.getUint32(head, true) === FILE_HEAD && !(flags & 1);
    const start = isThere ? head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true) : 0;
    const raw = bytes.subarray(start, start + packed);
    total += size;
    let content = null;
    if (isThere && size <= MAX_MEMBER && total <= MAX_TOTAL) {
      if (method === 0) content = raw.slice();
      else if (method === 8) content = await inflated(raw, MAX_MEMBER);
    }
    members.push({ name, bytes: content });
  }
  return members;
}
