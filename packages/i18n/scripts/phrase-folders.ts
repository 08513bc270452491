/** Finds the folders with phrases and their key prefixes. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LanguageDefinition } from '../src/language.ts';
import type { AvoidedWords } from '../src/phrase-style.ts';
import type { PhraseTree } from '../src/phrases.ts';

/** A folder with phrases and the key prefix of these phrases. */
export interface Owner {
  folder: string;
  at: string[];
}

export const folders = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .toSorted()
    : [];

async function load(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}

/**
 * All folders of languages/. English comes first: it is the source of all phrases and the language without an address
 * prefix.
 */
export async function languageDefinitions(root: string): Promise<LanguageDefinition[]> {
  const path = join(root, 'packages/i18n/src/languages');
  const definitions: LanguageDefinition[] = [];
  for (const folder of folders(path)) {
    const { language } = await load(join(path, folder, 'language.ts'));
    definitions.push(language as LanguageDefinition);
  }
  return definitions.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.tag.localeCompare(b.tag));
}

/** Words to avoid in a language, if its folder lists any. */
export async function avoidedWords(root: string, tag: string): Promise<AvoidedWords> {
  const file = join(root, 'packages/i18n/src/languages', tag, 'avoid.ts');
  return existsSync(file) ? ((await load(file))['avoid'] as AvoidedWords) : {};
}

/** Folders with phrases for pages: `shared/results/medals/phrases` has the prefix `parts.medals`. */
function webOwners(root: string): Owner[] {
  const web = join(root, 'apps/web/src');
  const disciplines = join(root, 'packages/disciplines/src');
  const listOwners = (path: string, group: string): Owner[] =>
    folders(path).map((name) => ({ folder: join(path, name, 'phrases'), at: [group, name] }));
  return [
    { folder: join(web, 'shared/phrases'), at: ['shared'] },
    ...folders(join(web, 'shared'))
      .flatMap((group) => [
        { folder: join(web, 'shared', group, 'phrases'), at: ['parts', group] },
        ...listOwners(join(web, 'shared', group), 'parts'),
      ])
      .toSorted((a, b) => (a.at[1]! < b.at[1]! ? -1 : 1)),
    ...listOwners(join(web, 'screens'), 'screens'),
    ...listOwners(disciplines, 'discipline'),
  ].filter(({ folder }) => existsSync(folder));
}

/**
 * Folders with phrases for the console: those of the section `sections/today` and of the part `frame` have these names
 * as prefixes, as has a folder of a section (`sections/first-games/own-sheets`), a kind of content `kind.bulletin`, a
 * problem of an import `problem`.
 */
function consoleOwners(root: string): Owner[] {
  const source = join(root, 'apps/console/src');
  const kinds = join(root, 'packages/content/src');
  const sections = join(source, 'sections');
  const parents = [source, sections, ...folders(sections).map((name) => join(sections, name))];
  const areas = parents.flatMap((parent) =>
    folders(parent).map((name) => ({ folder: join(parent, name, 'phrases'), at: [name] })),
  );
  return [
    ...areas,
    ...folders(kinds).map((name) => ({ folder: join(kinds, name, 'phrases'), at: ['kind', name] })),
    { folder: join(root, 'packages/games-folder/src/phrases'), at: ['problem'] },
  ].filter(({ folder }) => existsSync(folder));
}

/** Folders with phrases for calendars, emails and documents: `features/calendar/phrases` has the prefix `calendar`. */
function serverOwners(root: string): Owner[] {
  const server = join(root, 'apps/server/src');
  return readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'phrases')
    .toSorted()
    .map((path) => ({ folder: join(server, path), at: [basename(dirname(path))] }));
}

/** The folder with the texts that a phone's operating system shows for the native apps. */
const nativeOwners = (root: string): Owner[] => [{ folder: join(root, 'apps/native/src/phrases'), at: ['native'] }];

/** Folders with words that files of other programs lack, such as names of rounds: `formats/lenex/phrases` has the prefix `lenex`. */
function foreignOwners(root: string): Owner[] {
  const formats = join(root, 'packages/foreign-files/src/formats');
  return folders(formats)
    .map((name) => ({ folder: join(formats, name, 'phrases'), at: [name] }))
    .filter(({ folder }) => existsSync(folder));
}

type PhraseGroup = 'web' | 'server' | 'console' | 'native' | 'foreign';

/** Every folder with phrases, by who shows them. */
export const phraseOwners = (root: string): { group: PhraseGroup; owner: Owner }[] =>
  Object.entries({
    web: webOwners(root),
    server: serverOwners(root),
    console: consoleOwners(root),
    native: nativeOwners(root),
    foreign: foreignOwners(root),
  }).flatMap(([group, owners]) => owners.map((owner) => ({ group: group as PhraseGroup, owner })));

/** The file of an owner's phrases in a language: a candidate's is in the folder of the language. */
export const phraseFiles = (
  root: string,
  tag: string,
  { folder, at }: Owner,
  group: string,
): [own: string, candidate: string] => [
  join(folder, `${tag}.ts`),
  `${join(root, 'packages/i18n/src/languages', tag, 'owners', group === 'web' ? '' : group, ...at)}.ts`,
];

async function commonPhrases(root: string, tag: string): Promise<PhraseTree> {
  const file = join(root, 'packages/i18n/src/languages', tag, 'common.ts');
  return existsSync(file) ? ((await load(file))['common'] as PhraseTree) : {};
}

/**
 * Phrases of a language for pages. Those of a required language are in the folder of their code,
 * `screens/day/phrases/fr.ts`; those of a candidate in its own folder, `languages/de/owners/screens/day.ts`.
 */
export async function webPhrases(root: string, tag: string): Promise<PhraseTree> {
  const tree = { ...(await commonPhrases(root, tag)) };
  await addPhrases(tree, root, tag, webOwners(root));
  const pushType = await pushTypeNames(root, tag);
  return Object.keys(pushType).length > 0 ? { ...tree, pushType } : tree;
}

/** Names of types of notifications: the feature that announces them words them, and pages show them to readers. */
async function pushTypeNames(root: string, tag: string): Promise<PhraseTree> {
  const features: PhraseTree = {};
  await addPhrases(features, root, tag, serverOwners(root), 'server');
  return Object.assign({}, ...Object.values(features).map((phrases) => (phrases as PhraseTree)['pushType'] ?? {}));
}

/**
 * Names of codes that are the same in every part of the product. They are worded once, in the common phrases of a
 * language.
 */
const codeNames = {
  server: ['status', 'itemType', 'medal', 'irm', 'place', 'record'],
  console: ['status', 'itemType', 'irm', 'record', 'staffRole'],
} as const;

async function namesOfCodes(root: string, tag: string, group: keyof typeof codeNames): Promise<PhraseTree> {
  const common = await commonPhrases(root, tag);
  return Object.fromEntries(codeNames[group].flatMap((name) => (common[name] ? [[name, common[name]]] : [])));
}

/**
 * Phrases of a language for the server, with the names of codes; those of a candidate are in
 * `languages/de/owners/server/calendar.ts`.
 */
export async function serverPhrases(root: string, tag: string): Promise<PhraseTree> {
  const tree = await namesOfCodes(root, tag, 'server');
  await addPhrases(tree, root, tag, serverOwners(root), 'server');
  return tree;
}

/**
 * Phrases of a language for the console, with the names of codes; those of a candidate are in
 * `languages/de/owners/console/today.ts`.
 */
export async function consolePhrases(root: string, tag: string): Promise<PhraseTree> {
  const tree = await namesOfCodes(root, tag, 'console');
  await addPhrases(tree, root, tag, consoleOwners(root), 'console');
  return tree;
}

/** Phrases of a language for the native apps; those of a candidate are in `languages/de/owners/native/native.ts`. */
export async function nativePhrases(root: string, tag: string): Promise<PhraseTree> {
  const tree: PhraseTree = {};
  await addPhrases(tree, root, tag, nativeOwners(root), 'native');
  return tree;
}

/** Words of files of other programs in a language; those of a candidate are in `languages/de/owners/foreign/lenex.ts`. */
export async function foreignPhrases(root: string, tag: string): Promise<PhraseTree> {
  const tree: PhraseTree = {};
  await addPhrases(tree, root, tag, foreignOwners(root), 'foreign');
  return tree;
}

async function addPhrases(
  tree: PhraseTree,
  root: string,
  tag: string,
  owners: readonly Owner[],
  group = 'web',
): Promise<void> {
  for (const { folder, at } of owners) {
    const file = phraseFiles(root, tag, { folder, at }, group).find(existsSync);
    if (!file) continue;
    const phrases = Object.values(await load(file)).find((value) => typeof value === 'object' && value !== null);
    let place = tree;
    for (const key of at.slice(0, -1)) place = (place[key] ??= {}) as PhraseTree;
    place[at.at(-1)!] = phrases as PhraseTree;
  }
}
