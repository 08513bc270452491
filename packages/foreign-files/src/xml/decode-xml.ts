import { ForeignFileError } from '../foreign-error.ts';

/** Length of the declaration to inspect, which names the encoding in ASCII. */
const declarationBytes = 200;

/**
 * The text of an XML file: UTF-16 by its byte order mark, else UTF-8 if it is valid, else by the declared encoding.
 *
 * @throws ForeignFileError if the bytes are no text in these encodings
 */
export function decodeXml(bytes: Uint8Array): string {
  const label = byteOrder(bytes) ?? 'utf-8';
  const text = decode(bytes, label) ?? decode(bytes, declaredEncoding(bytes));
  if (text === undefined) throw new ForeignFileError({ form: 'foreign-encoding' });
  return text;
}

function byteOrder([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes));
  return /^\s*<\?xml\s[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/u.exec(start)?.[1];
}

function decode(bytes: Uint8Array, label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
