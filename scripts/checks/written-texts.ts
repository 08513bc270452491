import { parseSync } from 'oxc-parser';
import { parseCsv } from '../../packages/games-folder/src/csv.ts';
import type { SourceTree } from './source-tree.ts';

/** Functions that take a text in each language. */
const makers = ['makeTexts', 'translations'];
/** Functions that take one text for all languages. */
const sameMakers = ['same', 'sameText'];

/** The languages of `makeTexts(…)` and `translations(…)`, in the order of their arguments. */
const languages = ['en', 'es', 'pt', 'az', 'ar', 'fr'] as const;
type Tag = (typeof languages)[number];

/** A text written in all languages in the code: a demo place, a question of a demo quiz. */
export interface WrittenText {
  at: string;
  texts: Readonly<Record<Tag, string>>;
}

const isDemoFile = (file: string): boolean =>
  /^(packages\/demo-games\/src|apps\/server\/src\/features\/trivia\/demo)\/.*\.ts$/u.test(file) &&
  !file.endsWith('.test.ts');

/** Every call of such a function in the demo Games and quizzes. */
export function writtenTexts(tree: SourceTree): WrittenText[] {
  return [...tree].filter(([file]) => isDemoFile(file)).flatMap(([file, source]) => textsIn(file, source));
}

function textsIn(file: string, source: string): WrittenText[] {
  const found: WrittenText[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const call = callArguments(node);
    if (call) {
      const location = `${file}:${source.slice(0, call.start).split('\n').length}`;
      const texts = Object.fromEntries(
        languages.map((language, index) => [language, call.texts[index] ?? call.texts[0]!]),
      );
      found.push({ at: location, texts: texts as WrittenText['texts'] });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return found;
}

/** Every text of a table of the demo's Games folder, with a column for each language. */
export function tableTexts(file: string, csv: string): WrittenText[] {
  const [head, ...records] = parseCsv(csv).records;
  const columns = head!.cells;
  const names = columns.flatMap((column) => (/^(?!files_)\w+_en$/u.test(column) ? [column.slice(0, -3)] : []));
  return records.flatMap(({ cells }) =>
    names.flatMap((name) => {
      const texts = languages.map((language) => [language, cells[columns.indexOf(`${name}_${language}`)] ?? '']);
      const at = `${file}: ${cells[0]} ${name}`;
      return texts.every(([, text]) => text === '')
        ? []
        : [{ at, texts: Object.fromEntries(texts) as WrittenText['texts'] }];
    }),
  );
}

interface Call {
  type?: string;
  start?: number;
  callee?: { name?: string };
  arguments?: { type: string; value?: unknown }[];
}

/** Texts of a call: six, or one that is the same in all languages. */
function callArguments(node: Call): { start: number; texts: string[] } | undefined {
  const { type, callee, arguments: args = [], start = 0 } = node;
  if (type !== 'CallExpression' || ![...makers, ...sameMakers].includes(callee?.name ?? '')) return undefined;
  const texts = args.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return texts.length === (sameMakers.includes(callee?.name ?? '') ? 1 : languages.length)
    ? { start, texts }
    : undefined;
}
