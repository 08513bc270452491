import { unzipSync } from 'fflate';
import type { SheetsFault } from './own-sheet.ts';

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0)!);
const begins = (bytes: Uint8Array, signs: readonly number[], at = 0): boolean =>
  signs.every((sign, index) => bytes[at + index] === sign);

/** First bytes of files that are dropped by mistake. */
const otherFiles: readonly [SheetsFault, readonly number[], at?: number][] = [
  ['pdf', ascii('%PDF')],
  ['picture', [0x89, ...ascii('PNG')]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', ascii('GIF8')],
  ['picture', ascii('RIFF')],
  ['picture', ascii('ftyp'), 4],
  ['document', ascii(String.raw`{\rtf`)],
];
const compound = [0xd0, 0xcf, 0x11, 0xe0];

/** The kind of a file by its content, because names of files are changed by hand. */
export function fileKind(bytes: Uint8Array): SheetsFault | 'workbook' | 'openDocument' | 'text' {
  if (bytes.length === 0) return 'empty';
  const other = otherFiles.find(([, signs, at]) => begins(bytes, signs, at));
  if (other) return other[0];
  // A workbook with a password is stored in the container of the old format.
  if (begins(bytes, compound)) return hasWide(bytes, 'EncryptedPackage') ? 'protected' : 'oldWorkbook';
  if (begins(bytes, ascii('PK'))) return packedKind(bytes);
  const head = bytes.subarray(0, 4096);
  if (/^\s*<(?:!doctype|html|\?xml)/iu.test(new TextDecoder().decode(head.subarray(0, 200)))) return 'document';
  const isWide = begins(bytes, [0xff, 0xfe]) || begins(bytes, [0xfe, 0xff]) || (head[1] === 0 && head[3] === 0);
  return !isWide && head.includes(0) ? 'unknown' : 'text';
}

function packedKind(bytes: Uint8Array): SheetsFault | 'workbook' | 'openDocument' {
  const names = new Set<string>();
  try {
    unzipSync(bytes, { filter: ({ name }) => (names.add(name), false) });
  } catch {
    // Only the names are wanted: an archive without them is damaged.
    return 'damaged';
  }
  if (names.has('xl/workbook.xml')) return 'workbook';
  if (names.has('word/document.xml') || names.has('ppt/presentation.xml')) return 'document';
  return names.has('content.xml') ? 'openDocument' : 'unknown';
}

/** Returns whether the bytes contain a text of two bytes per letter. */
function hasWide(bytes: Uint8Array, text: string): boolean {
  const signs = ascii(text).flatMap((sign) => [sign, 0]);
  for (let at = bytes.indexOf(signs[0]!); at !== -1; at = bytes.indexOf(signs[0]!, at + 1))
    if (begins(bytes, signs, at)) return true;
  return false;
}
