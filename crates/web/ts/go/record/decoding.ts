// Decodes text. The browser knows the encodings; old programs name some of them differently.

const LABELS: ReadonlyMap<string, string> = new Map([
  ['gb', 'gbk'],
  ['cp936', 'gbk'],
  ['euc-cn', 'gbk'],
  ['cp950', 'big5'],
  ['big5hkscs', 'big5'],
  ['cp932', 'shift_jis'],
  ['shiftjis', 'shift_jis'],
  ['cp949', 'euc-kr'],
  ['uhc', 'euc-kr'],
  ['euckr', 'euc-kr'],
  ['eucjp', 'euc-jp'],
  ['utf', 'utf-8'],
  ['utf_8', 'utf-8'],
  ['latin-1', 'latin1'],
]);

function decoderOf(label: string, fatal: boolean): TextDecoder | null {
  try {
    return new TextDecoder(LABELS.get(label.trim().toLowerCase()) ?? label, { fatal });
  } catch {
    // Java writes ISO8859_1 and EUC_KR.
    return label.includes('_') ? decoderOf(label.replaceAll('_', '-'), fatal) : null;
  }
}

/** The browser's name of an encoding; null if it is unknown. */
export const encodingNamed = (label: string): string | null => decoderOf(label, true)?.encoding ?? null;

/** Decodes bytes; null if they are not text in the encoding or it is unknown. */
export function decodedStrictly(bytes: Uint8Array, label: string): string | null {
  try {
    return decoderOf(label, true)?.decode(bytes) ?? null;
  } catch {
    return null;
  }
}

/** The text of bytes in an encoding; what is no character becomes U+FFFD. */
export const decoded = (bytes: Uint8Array, label: string): string =>
  (decoderOf(label, false) ?? new TextDecoder()).decode(bytes);
