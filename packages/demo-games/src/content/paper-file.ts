import { languages } from '@podium/games';
import type { Language } from '@podium/games';
import { writePdf } from '../messages/pdf.ts';
import type { PaperTable } from '../messages/pdf.ts';
import type { DemoFile } from './demo-item.ts';

/** Languages that the font of `writePdf` supports; the server typesets the others. */
const printable: ReadonlySet<Language> = new Set(['en', 'es', 'pt', 'fr']);
const charactersPerLine = 92;

/** Latin-1, as `writePdf` encodes it. */
const toBytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.codePointAt(0)!);

/** Running text: one row per paragraph. */
export const paragraphRows = (text: string): string[][] => text.split('\n').map((paragraph) => [paragraph]);

/** Wraps a row with a single cell into lines of running text. */
function wrapRow(row: readonly string[]): readonly (readonly string[])[] {
  if (row.length !== 1) return [row];
  const lines: string[] = [];
  for (const word of row[0]!.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < charactersPerLine) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => [line]);
}

export interface Paper {
  /** References to the files by language, for the item. */
  refs: Partial<Record<Language, { path: string }>>;
  files: DemoFile[];
}

/** A document in several languages: `documents/<name>-pt.pdf`. @param page path of its page, without the language */
export function paperFiles(
  name: string,
  page: string,
  build: (language: Language) => Omit<PaperTable, 'head'>,
  inLanguages: readonly Language[] = languages,
): Paper {
  const files = inLanguages.map((language): DemoFile => {
    const { title, subtitle, lines } = build(language);
    return {
      path: `documents/${name}-${language}.pdf`,
      purpose: 'document',
      content: printable.has(language)
        ? toBytes(writePdf({ title, subtitle, head: [], lines: lines.flatMap(wrapRow) }))
        : { language, page, title, subtitle, lines },
    };
  });
  return {
    refs: Object.fromEntries(inLanguages.map((language, index) => [language, { path: files[index]!.path }])),
    files,
  };
}
