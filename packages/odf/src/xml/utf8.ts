import { OdfError } from '../odf-error.ts';
import type { TextPosition } from '../odf-error.ts';

const strictDecoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes a message. Valid UTF-8 is decoded as UTF-8 whatever the XML declaration says; other bytes by the declared
 * encoding, such as ISO-8859-1 or windows-1252. A byte order mark is dropped.
 *
 * @throws OdfError `not-utf8` with line and column if neither works
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return strictDecoder.decode(bytes);
  } catch {
    const declared = declaredDecoder(bytes);
    if (declared === undefined) throw notUtf8(bytes, firstBadByte(bytes));
    return declared.decode(bytes);
  }
}

/** Length of the XML declaration to inspect, which names the encoding in ASCII. */
const DECLARATION_BYTES = 200;

/** A decoder for the declared one-byte encoding; undefined for UTF-8, none, or an unknown one. */
export function declaredDecoder(bytes: Uint8Array): InstanceType<typeof TextDecoder> | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  const [, label] = /^\s*<\?xml\s[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/u.exec(start) ?? [];
  if (label === undefined) return undefined;
  try {
    const decoder = new TextDecoder(label);
    return decoder.encoding.startsWith('utf-') ? undefined : decoder;
  } catch {
    return undefined;
  }
}

export function notUtf8(bytes: Uint8Array, offset: number): OdfError {
  const unexpected =
    offset < bytes.length ? `byte 0x${bytes[offset]!.toString(16).padStart(2, '0').toUpperCase()}` : 'end';
  return new OdfError(
    'not-utf8',
    `${unexpected} at offset ${offset} is not UTF-8; expected UTF-8 text`,
    textPosition(bytes, offset),
  );
}

/** Index of the first byte of the first invalid UTF-8 sequence, or the length of the text. */
export function firstBadByte(bytes: Uint8Array): number {
  let index = 0;
  while (index < bytes.length) {
    const length = sequenceLength(bytes[index]!);
    if (length === 0 || !isSequence(bytes, index, length)) return index;
    index += length;
  }
  return index;
}

function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

/** Ranges of second bytes; others would be overlong, a surrogate or past the last code point. */
const secondByteRange: ReadonlyMap<number, readonly [number, number]> = new Map([
  [0xe0, [0xa0, 0xbf]],
  [0xed, [0x80, 0x9f]],
  [0xf0, [0x90, 0xbf]],
  [0xf4, [0x80, 0x8f]],
]);

function isSequence(bytes: Uint8Array, start: number, length: number): boolean {
  for (let index = 1; index < length; index += 1) {
    const [low, high] = (index === 1 ? secondByteRange.get(bytes[start]!) : undefined) ?? [0x80, 0xbf];
    const byte = bytes[start + index];
    if (byte === undefined || byte < low || byte > high) return false;
  }
  return true;
}

function textPosition(bytes: Uint8Array, offset: number): TextPosition {
  let line = 1;
  let column = 1;
  for (let index = 0; index < offset; index += 1) {
    const byte = bytes[index]!;
    if (byte === 0x0a) {
      line += 1;
      column = 1;
    } else if (byte < 0x80 || byte >= 0xc0) column += 1;
  }
  return { line, column };
}
