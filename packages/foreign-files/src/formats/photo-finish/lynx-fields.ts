/** Fields of a line, separated by commas. A field may be in quotation marks. */
export function lynxFields(text: string): string[] {
  const fields: string[] = [];
  for (let at = 0; at <= text.length;) {
    if (text[at] === '"') {
      const [whole, inside] = /^"((?:[^"]|"")*)"?[^,]*/u.exec(text.slice(at))!;
      fields.push(inside!.replaceAll('""', '"').trim());
      at += whole.length + 1;
    } else {
      const comma = text.indexOf(',', at);
      const end = comma < 0 ? text.length : comma;
      fields.push(text.slice(at, end).trim());
      at = end + 1;
    }
  }
  return fields;
}

/** Letters that lose nothing but an accent on the screen of a camera, which finds competitors by their numbers. */
const plainLetters: Readonly<Record<string, string>> = { ə: 'e', Ə: 'E', ı: 'i', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' };

/** Bytes 0x80 to 0x9f of Windows-1252. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Text in Windows-1252, which cameras read without any setting; a letter without a place loses its accent. */
export function lynxBytes(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text.normalize('NFC')) bytes.push(...letterBytes(letter));
  return Uint8Array.from(bytes);
}

function letterBytes(letter: string): number[] {
  const code = letter.codePointAt(0)!;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return [code];
  const place = upper.indexOf(letter);
  if (place >= 0) return [0x80 + place];
  const plain = plainLetters[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return Array.from(plain, (part) => (part.charCodeAt(0) < 0x80 ? part.charCodeAt(0) : 0x3f));
}

/** A value without what separates fields and lines. */
export const lynxField = (text: string | undefined): string =>
  (text ?? '')
    .replaceAll(/[\p{Cc},;"]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
