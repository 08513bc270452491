/**
 * Collects the phrases beside their owners, checks the languages against English and writes what is served and typed.
 *
 *   node packages/i18n/scripts/compile.ts            writes
 *   node packages/i18n/scripts/compile.ts --check    only says whether the committed files are fresh
 *   node packages/i18n/scripts/compile.ts --pseudo   also writes the two pseudo-languages
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPhrases, compilePhrases, pseudoPhrases } from '../src/phrases.ts';
import { pseudoLanguages } from '../src/pseudo.ts';
import type { LanguageDefinition } from '../src/language.ts';
import type { PhraseTree } from '../src/phrases.ts';

const root = resolve(import.meta.dirname, '../../..');
const i18n = join(root, 'packages/i18n/src');
const generated = join(i18n, 'generated');
const served = join(root, 'apps/web/public/app/i18n/locales');
const isCheck = process.argv.includes('--check');

const folders = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];

async function load(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}

async function languageDefinitions(): Promise<LanguageDefinition[]> {
  const found: LanguageDefinition[] = [];
  for (const folder of folders(join(i18n, 'languages'))) {
    const { language } = await load(join(i18n, 'languages', folder, 'language.ts'));
    found.push(language as LanguageDefinition);
  }
  // English leads: it is the source of all phrases and the address without a prefix.
  return found.sort((a, b) => Number(b.tag === 'en') - Number(a.tag === 'en'));
}

/** The folders that hold phrases, and the key under which each stands. */
function owners(): { folder: string; at: string[] }[] {
  const web = join(root, 'apps/web/src');
  const disciplines = join(root, 'packages/disciplines/src');
  return [
    { folder: join(web, 'shared/phrases'), at: ['shared'] },
    ...folders(join(web, 'shared')).map((name) => ({
      folder: join(web, 'shared', name, 'phrases'),
      at: ['parts', name],
    })),
    ...folders(join(web, 'screens')).map((name) => ({
      folder: join(web, 'screens', name, 'phrases'),
      at: ['screens', name],
    })),
    ...folders(disciplines).map((key) => ({ folder: join(disciplines, key, 'phrases'), at: ['discipline', key] })),
  ].filter(({ folder }) => existsSync(folder));
}

async function phrasesIn(tag: string): Promise<PhraseTree> {
  const { common } = await load(join(i18n, 'languages', tag, 'common.ts'));
  const tree: PhraseTree = { ...(common as PhraseTree) };
  for (const { folder, at } of owners()) {
    const file = join(folder, `${tag}.ts`);
    if (!existsSync(file)) continue;
    const phrases = Object.values(await load(file)).find((value) => typeof value === 'object' && value !== null);
    let place = tree;
    for (const key of at.slice(0, -1)) place = (place[key] ??= {}) as PhraseTree;
    place[at.at(-1)!] = phrases as PhraseTree;
  }
  return tree;
}

function languagesSource(languages: LanguageDefinition[]): string {
  const imports = languages.map(({ tag }) => `import { language as ${tag} } from '../languages/${tag}/language.ts';`);
  return `${imports.join('\n')}\n\n/** Every folder of languages/, English first. */\nexport const languages = [${languages
    .map(({ tag }) => tag)
    .join(', ')}] as const;\n`;
}

function write(file: string, text: string, faults: string[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before === text) return;
  if (isCheck) faults.push(`${file.slice(root.length + 1)} is not fresh: run node packages/i18n/scripts/compile.ts`);
  else writeFileSync(file, text);
}

const languages = await languageDefinitions();
const english = await phrasesIn('en');
const faults: string[] = [];
mkdirSync(generated, { recursive: true });
mkdirSync(served, { recursive: true });
const offered: [string, unknown][] = [];
for (const language of languages) {
  const phrases = await phrasesIn(language.tag);
  const found = checkPhrases(language.tag, language.intl, english, phrases);
  if (language.level === 'required') faults.push(...found);
  if (found.length === 0) offered.push([language.tag, compilePhrases(phrases)]);
}
if (faults.length === 0) {
  write(join(generated, 'languages.gen.ts'), languagesSource(languages), faults);
  write(
    join(generated, 'messages.gen.ts'),
    `export const messages = ${JSON.stringify(english, null, 2)} as const;\n`,
    faults,
  );
  if (!isCheck) {
    if (process.argv.includes('--pseudo')) {
      for (const { tag } of pseudoLanguages) offered.push([tag, pseudoPhrases(compilePhrases(english))]);
    }
    for (const file of readdirSync(served)) rmSync(join(served, file));
    for (const [tag, messages] of offered) writeFileSync(join(served, `${tag}.json`), `${JSON.stringify(messages)}\n`);
  }
}
if (faults.length > 0) {
  process.stderr.write(`${faults.length} faults in the phrases:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`phrases: ${offered.map(([tag]) => tag).join(' ')}${isCheck ? ' (fresh)' : ''}\n`);
}
