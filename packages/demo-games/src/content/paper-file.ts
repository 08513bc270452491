import { languages } from '@podium/games';
import type { Language } from '@podium/games';
import { writePdf } from '../messages/pdf.ts';
import type { PaperTable } from '../messages/pdf.ts';
import type { DemoFile } from './demo-item.ts';

/** Languages whose letters the font of the demo's PDFs has. */
const printable = languages.filter((language) => ['en', 'es', 'pt', 'fr'].includes(language));
const charactersPerLine = 92;

/** Latin-1, as `writePdf` encodes it. */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.codePointAt(0)!);

/** Lines of running text, broken between words. */
export function wrapText(text: string): string[][] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + word.length < charactersPerLine) lines[lines.length - 1] += ` ${word}`;
      else lines.push(word);
    }
    return lines.map((line) => [line]);
  });
}

export interface Paper {
  /** A file per language, for the item. */
  refs: Partial<Record<Language, { path: string }>>;
  files: DemoFile[];
}

/** The same paper in several languages: `documents/<name>-pt.pdf`. */
export function paperFiles(
  name: string,
  build: (language: Language) => PaperTable,
  inLanguages: readonly Language[] = printable,
): Paper {
  const files = inLanguages.map((language) => ({
    path: `documents/${name}-${language}.pdf`,
    purpose: 'document' as const,
    content: bytesOf(writePdf(build(language))),
  }));
  return {
    refs: Object.fromEntries(inLanguages.map((language, index) => [language, { path: files[index]!.path }])),
    files,
  };
}
