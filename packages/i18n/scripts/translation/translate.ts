/**
 * Exports the phrases of a language for translators as one file, imports it, and makes a candidate language required.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { checkPhrases, phraseArguments } from '../../src/phrases.ts';
import type { PhraseTree } from '../../src/phrases.ts';
import { styleFaults } from '../../src/phrase-style.ts';
import { avoidedWords, languageDefinitions, phraseFiles, phraseOwners } from '../phrase-folders.ts';
import { editPhraseModule, readPhraseModule, writePhraseModule } from './phrase-module.ts';
import { readXliff, writeXliff } from './xliff.ts';
import type { XliffFile } from './xliff.ts';

/** A folder of phrases: its English module, and the module of the language where it is or will be. */
interface Part {
  /** Path of the folder from the root; the common words are in the folder of the language. */
  original: string;
  english: string;
  file: string;
  isCandidate: boolean;
}

const commonWords = 'packages/i18n/src/languages';

/** @throws Error if there is no folder of the language */
async function findLanguage(root: string, tag: string): Promise<{ intl: string; isCandidate: boolean }> {
  const language = (await languageDefinitions(root)).find((one) => one.tag === tag);
  if (!language)
    throw new Error(
      `there is no language ${tag}: create ${commonWords}/${tag}/language.ts with level 'candidate' first`,
    );
  return { intl: language.intl, isCandidate: language.level !== 'required' };
}

function partsOf(root: string, tag: string, isCandidate: boolean): Part[] {
  const common = (language: string): string => join(root, commonWords, language, 'common.ts');
  return [
    { original: commonWords, english: common('en'), file: common(tag), isCandidate },
    ...phraseOwners(root).map(({ group, owner }): Part => {
      const [own, candidate] = phraseFiles(root, tag, owner, group);
      return {
        original: relative(root, owner.folder),
        english: join(owner.folder, 'en.ts'),
        file: isCandidate ? candidate : own,
        isCandidate,
      };
    }),
  ].filter(({ english }) => existsSync(english));
}

const phrasesIn = (file: string): ReadonlyMap<string, string> =>
  new Map(existsSync(file) ? readPhraseModule(readFileSync(file, 'utf8')).map(({ key, text }) => [key, text]) : []);

function describe({ text, note }: { text: string; note: string }): string {
  const facts = [...phraseArguments(text)].map(([name, kind]) => `{${name}}: ${kind}`);
  return [note, facts.join('; ')].filter(Boolean).join(' — ');
}

/** @returns the phrases of a language as XLIFF; untranslated ones have no target */
export async function exportPhrases(root: string, tag: string): Promise<string> {
  const { isCandidate } = await findLanguage(root, tag);
  const files = partsOf(root, tag, isCandidate).map(({ original, english, file }): XliffFile => {
    const translated = phrasesIn(file);
    return {
      original,
      units: readPhraseModule(readFileSync(english, 'utf8')).map((phrase) => ({
        id: phrase.key,
        source: phrase.text,
        target: translated.get(phrase.key),
        note: describe(phrase),
      })),
    };
  });
  return writeXliff({ language: tag, files });
}

export interface Imported {
  language: string;
  /** Changed modules, from the root. */
  files: readonly string[];
  changed: number;
  /** Reasons why nothing was written. */
  faults: readonly string[];
}

/**
 * Writes the translations of a file into the modules of its language, after the checks of the compiler. Missing phrases
 * are no fault: they stay as they are.
 *
 * @throws Error if it is not such a file, or if it was made for other folders
 */
export async function importPhrases(root: string, text: string): Promise<Imported> {
  const { language: tag, files } = readXliff(text);
  const { intl, isCandidate } = await findLanguage(root, tag);
  const parts = new Map(partsOf(root, tag, isCandidate).map((part) => [part.original, part]));
  const avoided = await avoidedWords(root, tag);
  const faults: string[] = [];
  const edits: { part: Part; texts: Map<string, string> }[] = [];
  for (const { original, units } of files) {
    const part = parts.get(original);
    if (!part) throw new Error(`${original} is no folder of phrases: export the file again`);
    const english = phrasesIn(part.english);
    const current = phrasesIn(part.file);
    const texts = new Map(
      units.flatMap(({ id, target }) => (target === undefined || target === current.get(id) ? [] : [[id, target]])),
    );
    const trees = [english, texts].map((phrases): PhraseTree => Object.fromEntries(phrases)) as [
      PhraseTree,
      PhraseTree,
    ];
    faults.push(
      ...[...checkPhrases(tag, intl, ...trees), ...styleFaults(tag, trees[1], avoided)]
        .filter((fault) => !fault.endsWith('is missing'))
        .map((fault) => `${original}: ${fault}`),
    );
    if (texts.size > 0) edits.push({ part, texts });
  }
  const changed = edits.reduce((sum, { texts }) => sum + texts.size, 0);
  if (faults.length > 0) return { language: tag, files: [], changed, faults };
  for (const { part, texts } of edits) {
    const order = [...phrasesIn(part.english).keys()];
    const sorted = new Map([...texts].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
    const source = existsSync(part.file)
      ? editPhraseModule(readFileSync(part.file, 'utf8'), sorted)
      : writePhraseModule(sorted, part.original === commonWords ? 'common' : 'phrases');
    mkdirSync(dirname(part.file), { recursive: true });
    writeFileSync(part.file, source);
  }
  return { language: tag, files: edits.map(({ part }) => relative(root, part.file)), changed, faults: [] };
}

/**
 * Moves the phrases of a candidate language to the folders of their code.
 *
 * @returns the new modules, from the root
 * @throws Error if phrases are missing
 */
export async function requireLanguage(root: string, tag: string): Promise<string[]> {
  const { isCandidate } = await findLanguage(root, tag);
  if (!isCandidate) throw new Error(`${tag} is required already`);
  const parts = partsOf(root, tag, true);
  const missing = parts.flatMap(({ original, english, file }) => {
    const translated = phrasesIn(file);
    return [...phrasesIn(english).keys()].filter((key) => !translated.has(key)).map((key) => `${original} ${key}`);
  });
  if (missing.length > 0)
    throw new Error(`${missing.length} phrases are missing, the first: ${missing.slice(0, 5).join(', ')}`);
  const written = parts
    .filter(({ original }) => original !== commonWords)
    .map(({ original, file }) => {
      const target = join(root, original, `${tag}.ts`);
      writeFileSync(target, readFileSync(file, 'utf8'));
      return relative(root, target);
    });
  const folder = join(root, commonWords, tag);
  rmSync(join(folder, 'owners'), { recursive: true });
  const definition = join(folder, 'language.ts');
  writeFileSync(definition, readFileSync(definition, 'utf8').replace(/(['"])candidate\1/u, "'required'"));
  return written;
}
