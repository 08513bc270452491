import { inflateSync } from 'node:zlib';

/**
 * Text of a PDF as copied by a reader, without spaces. Maps glyphs through their font's ToUnicode table, in the order
 * of the marked content; right-to-left runs are stored reversed and marked as such.
 */
export function pdfText(pdf: Buffer): string {
  return [...listPages(parseObjects(pdf))].join('').replaceAll(/\s+/gu, '');
}

export const pageCount = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type \/Page\n/gu)].length;

/** Drawing instructions of all pages. */
export function pageContents(pdf: Buffer): string {
  const objects = parseObjects(pdf);
  return [...objects.values()]
    .flatMap(({ dictionary }) =>
      /\/Type \/Page\n/u.test(dictionary) ? (/\/Contents (\d+) 0 R/u.exec(dictionary)?.[1] ?? []) : [],
    )
    .map((id) => objects.get(id)?.stream() ?? '')
    .join('\n');
}

interface PdfObject {
  dictionary: string;
  stream: () => string;
}

function parseObjects(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = '', 2: whole = '', index } of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/gu)) {
    const [dictionary = ''] = whole.split('stream\n', 1);
    const start = text.indexOf(whole, index) + dictionary.length + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/u.exec(dictionary)?.[1] ?? 0);
    const bytes = pdf.subarray(start, start + length);
    const stream = (): string => (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

function* listPages(objects: ReadonlyMap<string, PdfObject>): Iterable<string> {
  for (const { dictionary } of objects.values()) {
    const content = /\/Type \/Page\n/u.test(dictionary) && /\/Contents (\d+) 0 R/u.exec(dictionary)?.[1];
    if (!content) continue;
    const resources = /\/Resources (\d+) 0 R/u.exec(dictionary)?.[1];
    const source = resources === undefined ? dictionary : objects.get(resources)!.dictionary;
    const [, list = ''] = /\/Font <<([\s\S]*?)>>/u.exec(source) ?? [];
    const fonts = new Map(
      [...list.matchAll(/\/(\w+) (\d+) 0 R/gu)].map(([, name = '', id = '']) => [name, fontGlyphs(objects, id)]),
    );
    yield contentText(objects.get(content)!.stream(), fonts);
  }
}

function fontGlyphs(objects: ReadonlyMap<string, PdfObject>, font: string): ReadonlyMap<number, string> {
  const [, table = ''] = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(font)?.dictionary ?? '') ?? [];
  const glyphs = new Map<number, string>();
  for (const [, glyph = '', text = ''] of objects
    .get(table)
    ?.stream()
    .matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/gu) ?? [])
    glyphs.set(Number.parseInt(glyph, 16), Buffer.from(text, 'hex').swap16().toString('utf16le'));
  return glyphs;
}

function contentText(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> = new Map();
  let isReversed = false;
  let reversed: string[] = [];
  let text = '';
  const flush = (): void => {
    text += reversed.toReversed().join('');
    reversed = [];
  };
  const token = /\/(\w+) [\d.]+ Tf|(\/ReversedChars BMC)|(BDC|\nET)|(EMC)|\(/gu;
  for (let match = token.exec(content); match; match = token.exec(content)) {
    const [, name, opens, endsItem, closes] = match;
    if (name !== undefined) font = fonts.get(name) ?? font;
    else if (opens) isReversed = true;
    else if (endsItem) flush();
    else if (closes) isReversed = false;
    else {
      const end = stringEnd(content, token.lastIndex);
      const bytes = unescapeText(content.slice(token.lastIndex, end));
      token.lastIndex = end + 1;
      const glyphs = Array.from(
        { length: bytes.length / 2 },
        (_, index) => font.get(bytes.readUInt16BE(index * 2)) ?? '',
      );
      if (isReversed) reversed.push(...glyphs);
      else {
        flush();
        text += glyphs.join('');
      }
    }
  }
  flush();
  return text;
}

/** End of a string, which may contain pairs of parentheses. */
function stringEnd(content: string, start: number): number {
  let depth = 1;
  for (let index = start; ; index++) {
    if (content[index] === '\\') index++;
    else if (content[index] === '(') depth++;
    else if (content[index] === ')' && --depth === 0) return index;
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescapeText(text: string): Buffer {
  const plain = text.replaceAll(/\\(?:([0-7]{1,3})|([\s\S]))/gu, (_, octal?: string, character = '') =>
    octal === undefined
      ? (escapes[character as string] ?? (character as string))
      : String.fromCharCode(Number.parseInt(octal, 8)),
  );
  return Buffer.from(plain, 'latin1');
}
