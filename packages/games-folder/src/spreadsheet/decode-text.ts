export interface DecodedText {
  text: string;
  /** Set if the file is in an older encoding that its bytes do not identify with certainty. */
  guess?: 'Windows-1252' | 'Mac Roman';
}

export interface DecodingFault {
  line: number;
  column: number;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Characters of Portuguese, Spanish, French, German and the Nordic languages; any other character is a wrong guess. */
const western = /^[ÁÀÂÃÄÅÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜŒÆØáàâãäåçéèêëíìîïñóòôõöúùûüœæøßªº°«»–—‘’“”…·¡¿€´\u00A0]$/u;

/**
 * Decodes what spreadsheets save: UTF-8, UTF-16 ("Unicode text"), and Windows-1252 or Mac Roman if only one of the
 * two fits the letters of the file. Lines end with LF, CRLF or, in files of old Macs, CR.
 *
 * @returns the text without its byte order mark, or the position of the first byte that cannot be decoded
 */
export function decodeText(bytes: Uint8Array): DecodedText | DecodingFault {
  const wide = wideEncoding(bytes);
  if (wide) return { text: withLineFeeds(new TextDecoder(wide).decode(bytes)) };
  try {
    return { text: withLineFeeds(utf8.decode(bytes)) };
  } catch {
    const guesses = (['Windows-1252', 'Mac Roman'] as const).flatMap((guess) => {
      const text = new TextDecoder(guess === 'Mac Roman' ? 'macintosh' : 'windows-1252').decode(bytes);
      return isPlausible(text) ? [{ text: withLineFeeds(text), guess }] : [];
    });
    return guesses.length === 1 ? guesses[0]! : firstFault(bytes);
  }
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length < 4 || bytes.length % 2 !== 0) return undefined;
  if (bytes[1] === 0 && bytes[3] === 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[2] === 0 ? 'utf-16be' : undefined;
}

/** Character sequences that occur in no word but result from a wrong encoding. */
const wrong: readonly RegExp[] = [
  // An uppercase letter inside a lower-case word, or an accented lower-case letter before an uppercase one.
  /\p{Ll}[ÁÀÂÃÄÅÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜŒÆØ]/u,
  /[áàâãäåçéèêëíìîïñóòôõöúùûüœæø][A-Z]/u,
  // A symbol inside a word, a dash after a letter, an apostrophe deep inside a word.
  /\p{L}[ªº°«»“”…·¡¿€´‘]\p{L}/u,
  /\p{L}[–—]/u,
  /\p{L}{3}’(?!s\b)\p{L}/u,
  // A closing mark before a letter, a no-break space at the start of a cell.
  /[”»…·]\p{L}/u,
  /[,;\t\r\n"]\u00A0/u,
  // `œ` other than in words such as cœur and œil, and three foreign letters in a row.
  /œ(?![ui])/u,
  /\P{ASCII}{3}/u,
];

/** Marks that belong together. Searched without expressions, which would take a second per megabyte of marks. */
const hasOpenMark = (text: string): boolean =>
  [
    ['¡', '!'],
    ['¿', '?'],
  ].some(([open, close]) => text.includes(open!) && !text.includes(close!)) ||
  ['«»', '“”', '‘’'].some((pair) => text.lastIndexOf(pair[0]!) > text.lastIndexOf(pair[1]!));

function isPlausible(text: string): boolean {
  for (const [letter] of text.matchAll(/\P{ASCII}/gu)) if (!western.test(letter)) return false;
  return !hasOpenMark(text) && wrong.every((form) => !form.test(text));
}

/** Converts lone carriage returns to line feeds if they end the lines; offsets stay the same. */
function withLineFeeds(text: string): string {
  const end = /\r?\n|\r/.exec(text)?.[0];
  return end === '\r' ? text.replaceAll(/\r(?!\n)/g, '\n') : text;
}

function firstFault(bytes: Uint8Array): DecodingFault {
  let line = 1;
  for (let start = 0; start <= bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const part = bytes.subarray(start, end === -1 ? bytes.length : end);
    try {
      utf8.decode(part);
    } catch {
      return { line, column: Array.from(new TextDecoder().decode(part)).indexOf('\uFFFD') + 1 };
    }
    if (end === -1) break;
    start = end + 1;
  }
  return { line: 1, column: 1 };
}
