/** Finds English phrases that changed while other languages kept theirs. Warns only, because a spelling fix concerns English alone. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Phrases of one file by key, in one language, before and after. */
interface Versions {
  before: ReadonlyMap<string, string>;
  after: ReadonlyMap<string, string>;
}

/** Languages with unchanged text, by the key of each English phrase that changed. */
export function driftedPhrases(
  english: Versions,
  versionsByLanguage: Readonly<Record<string, Versions>>,
): ReadonlyMap<string, readonly string[]> {
  const drifted = new Map<string, string[]>();
  for (const [key, text] of english.before) {
    if (!english.after.has(key) || english.after.get(key) === text) continue;
    const unchanged = Object.entries(versionsByLanguage).flatMap(([language, { before, after }]) =>
      before.get(key) !== undefined && before.get(key) === after.get(key) ? [language] : [],
    );
    if (unchanged.length > 0) drifted.set(key, unchanged);
  }
  return drifted;
}

interface Property {
  type: string;
  key?: { name?: string; value?: string };
  value?: Expression;
}
interface Expression {
  type: string;
  value?: unknown;
  expression?: Expression;
  properties?: Property[];
}

/** The texts of a file of phrases by their keys: `fault.codeWrong`. */
export function phrasesIn(source: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const collect = (node: Expression, prefix: string): void => {
    if (node.expression) return collect(node.expression, prefix);
    if (node.type === 'Literal' && typeof node.value === 'string') texts.set(prefix, node.value);
    for (const { key, value } of node.properties ?? []) {
      const name = key?.name ?? key?.value;
      if (name !== undefined && value) collect(value, prefix ? `${prefix}.${name}` : name);
    }
  };
  for (const statement of parseSync('phrases.ts', source).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of statement.declaration.declarations) if (init) collect(init as Expression, '');
  }
  return texts;
}

const languages = ['es', 'pt', 'az', 'ar', 'fr'] as const;
const isEnglish = (file: string): boolean => /\/phrases\/en\.ts$|\/languages\/en\/common\.ts$/u.test(file);
const inLanguage = (file: string, language: string): string =>
  file.replace(/\/en\.ts$/u, `/${language}.ts`).replace('/languages/en/', `/languages/${language}/`);

/** Compares the working tree with the merge base of `main`. @returns one warning per phrase; none without git history */
export function warnOfDrift(root: string): string[] {
  const git = (...command: string[]): string =>
    execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const base = git('merge-base', 'HEAD', 'main').trim();
    const changed = git('diff', '--name-only', '--diff-filter=M', base).split('\n').filter(isEnglish);
    const versions = (file: string): Versions => ({
      before: phrasesIn(git('show', `${base}:${file}`)),
      after: phrasesIn(existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''),
    });
    return changed.flatMap((file) => {
      const versionsByLanguage = Object.fromEntries(
        languages.map((language) => [language, versions(inLanguage(file, language))]),
      );
      return [...driftedPhrases(versions(file), versionsByLanguage)].map(
        ([key, kept]) => `${file} ${key}: changed in English, not in ${kept.join(', ')}`,
      );
    });
  } catch {
    return [];
  }
}
