/**
 * Collects the phrases of all folders, checks every language against English, and writes the served files and the
 * generated types.
 *
 * node packages/i18n/scripts/compile.ts            writes
 * node packages/i18n/scripts/compile.ts --check    only checks that required languages are complete
 * node packages/i18n/scripts/compile.ts --pseudo   also writes the two pseudolocales
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkPhrases, compilePhrases, flattenPhrases, pickPhrases, pseudoPhrases, tieSigns } from '../src/phrases.ts';
import { styleFaults } from '../src/phrase-style.ts';
import { pseudoLanguages } from '../src/pseudo.ts';
import { pageBundles, unusedKeys } from './page-bundles.ts';
import {
  avoidedWords,
  consolePhrases,
  foreignPhrases,
  languageDefinitions,
  nativePhrases,
  serverPhrases,
  webPhrases,
} from './phrase-folders.ts';
import { sportPhrasesSource } from './sport-phrases.ts';
import type { LanguageDefinition } from '../src/language.ts';
import type { CompiledTree, PhraseTree } from '../src/phrases.ts';

const root = resolve(import.meta.dirname, '../../..');
const i18n = join(root, 'packages/i18n/src/generated');
/** All phrases of a language in one file with a fixed path. */
const localesFolder = join(root, 'apps/web/public/app/i18n/locales');
/** Bundles that pages load, by language, with content-hashed names. */
const bundled = join(root, 'apps/web/public/assets/locales');
/** Phrases of the console, which are never part of a page's bundle. Problems of an import load with the first report. */
const consoleFolder = join(root, 'apps/console/locales');
const problemFolder = join(consoleFolder, 'problems');
const isCheck = process.argv.includes('--check');

function languagesSource(offeredDefinitions: readonly LanguageDefinition[]): string {
  const constantName = (tag: string): string => tag.replaceAll('-', '');
  const imports = offeredDefinitions.map(
    ({ tag }) => `import { language as ${constantName(tag)} } from '../languages/${tag}/language.ts';\n`,
  );
  const names = offeredDefinitions.map(({ tag }) => constantName(tag)).join(', ');
  return `${imports.join('')}\n/** Every complete folder of languages/, English first. */\nexport const languages = [${names}] as const;\n`;
}

/** Language tags only, for packages that use no phrases. */
function languageTagsSource(offeredDefinitions: readonly LanguageDefinition[]): string {
  const lines = offeredDefinitions.map(({ tag, prefix }) => `  '${tag}': '${prefix.toUpperCase()}',\n`);
  return `/** Every language the product speaks, English first, with the code the feed has for it. */\nexport const feedLanguages = {\n${lines.join('')}} as const;\n`;
}

const dataSource = (name: string, data: unknown): string =>
  `export const ${name} = ${JSON.stringify(data, null, 2)} as const;\n`;

/** Leaves an unchanged file alone, so that nothing that watches it restarts. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** One version for all phrases keeps pages simple; reloading all of them after a change costs little. */
function phrasesVersion(trees: readonly CompiledTree[]): string {
  const hash = createHash('sha256');
  for (const tree of trees) hash.update(JSON.stringify(tree));
  return hash.digest('hex').slice(0, 6);
}

function serveFile(file: string, tree: CompiledTree | PhraseTree): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(tree)}\n`);
}

function withoutProblems(tree: PhraseTree): PhraseTree {
  const { problem: _, ...rest } = tree;
  return rest;
}

function serve(pages: ReadonlyMap<string, CompiledTree>, bundles: ReadonlyMap<string, ReadonlySet<string>>): void {
  for (const folder of [localesFolder, bundled]) rmSync(folder, { recursive: true, force: true });
  for (const [tag, tree] of pages) serveFile(join(localesFolder, `${tag}.json`), tree);
  const version = phrasesVersion([...pages.values()]);
  for (const [name, keys] of bundles)
    for (const [tag, tree] of pages) serveFile(join(bundled, tag, `${name}-${version}.json`), pickPhrases(tree, keys));
}

async function readPhrases(
  tag: string,
  signs?: LanguageDefinition['signs'],
): Promise<Record<'web' | 'server' | 'console' | 'foreign' | 'all', PhraseTree>> {
  const tie = (tree: PhraseTree): PhraseTree => (signs ? tieSigns(tree, signs) : tree);
  const [web, server, forConsole, native, foreign] = await Promise.all([
    webPhrases(root, tag),
    serverPhrases(root, tag),
    consolePhrases(root, tag),
    nativePhrases(root, tag),
    foreignPhrases(root, tag),
  ]);
  return {
    web: tie(web),
    server: tie(server),
    console: tie(forConsole),
    // They become names of stored rows, which other programs compare.
    foreign,
    all: tie({ ...web, ...native, server, console: forConsole, foreign }),
  };
}

const english = await readPhrases('en');
const keys = [...flattenPhrases(english.web).keys()];
const bundles = pageBundles(keys);
const faults = unusedKeys(root, keys).map((key) => `en: ${key} is used by no module of the web app`);
const offeredDefinitions: LanguageDefinition[] = [];
const pages = new Map<string, CompiledTree>();
const server: Record<string, PhraseTree> = {};
const foreign: Record<string, PhraseTree> = {};
const forConsole = new Map<string, PhraseTree>();
/** Phrases of sports from a language's own folder; the server reads all others from the sports. */
const sports: Record<string, PhraseTree> = {};
for (const language of await languageDefinitions(root)) {
  const { tag, intl, level, signs } = language;
  const phrases = await readPhrases(tag, signs);
  const problems = [
    ...checkPhrases(tag, intl, english.all, phrases.all),
    ...styleFaults(tag, phrases.all, await avoidedWords(root, tag)),
  ];
  if (level === 'required') faults.push(...problems);
  else if (problems.length > 0)
    process.stdout.write(`${tag} is not offered: ${problems.length} faults, as ${problems[0]}\n`);
  if (problems.length > 0) continue;
  offeredDefinitions.push(language);
  pages.set(tag, compilePhrases(phrases.web));
  server[tag] = phrases.server;
  foreign[tag] = phrases.foreign;
  forConsole.set(tag, phrases.console);
  if (level !== 'required') sports[tag] = phrases.web['discipline'] as PhraseTree;
}
if (faults.length === 0 && !isCheck) {
  write(join(i18n, 'languages.gen.ts'), languagesSource(offeredDefinitions));
  write(join(i18n, 'messages.gen.ts'), dataSource('messages', english.web));
  write(join(root, 'packages/games/src/model/languages.gen.ts'), languageTagsSource(offeredDefinitions));
  write(join(root, 'packages/disciplines/src/phrases.gen.ts'), sportPhrasesSource(root));
  write(join(root, 'packages/foreign-files/src/phrases.gen.ts'), dataSource('phrases', foreign));
  write(
    join(root, 'apps/console/src/language/messages.gen.ts'),
    dataSource('messages', withoutProblems(english.console)),
  );
  write(
    join(root, 'apps/server/src/ground/phrases.gen.ts'),
    dataSource('phrases', server) + dataSource('sportPhrases', sports),
  );
  if (process.argv.includes('--pseudo')) {
    for (const { tag } of pseudoLanguages) pages.set(tag, pseudoPhrases(compilePhrases(english.web)));
  }
  serve(pages, bundles);
  rmSync(consoleFolder, { recursive: true, force: true });
  for (const [tag, tree] of forConsole) {
    serveFile(join(consoleFolder, `${tag}.json`), withoutProblems(tree));
    serveFile(join(problemFolder, `${tag}.json`), tree['problem'] as PhraseTree);
  }
}
if (faults.length > 0) {
  process.stderr.write(`${faults.length} faults in the phrases:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`phrases: ${[...pages.keys()].join(' ')}\n`);
}
