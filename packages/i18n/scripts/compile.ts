/**
 * Collects the phrases beside their owners, checks the languages against English and writes what is served and typed.
 *
 *   node packages/i18n/scripts/compile.ts            writes
 *   node packages/i18n/scripts/compile.ts --check    only says whether the committed files are fresh
 *   node packages/i18n/scripts/compile.ts --pseudo   also writes the two pseudo-languages
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkPhrases, compilePhrases, flattenPhrases, pickPhrases, pseudoPhrases } from '../src/phrases.ts';
import { pseudoLanguages } from '../src/pseudo.ts';
import { pageBundles, unsaidKeys } from './page-bundles.ts';
import { languageDefinitions, webPhrases } from './phrase-folders.ts';
import type { LanguageDefinition } from '../src/language.ts';
import type { CompiledTree } from '../src/phrases.ts';

const root = resolve(import.meta.dirname, '../../..');
const generated = join(root, 'packages/i18n/src/generated');
/** All phrases of a language in one file, at an address that stays. */
const whole = join(root, 'apps/web/public/app/i18n/locales');
/** What pages load: by language and bundle, under names that change with what is in them. */
const bundled = join(root, 'apps/web/public/assets/locales');
const isCheck = process.argv.includes('--check');

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

/** One version for all languages, so that a page need know only one of each bundle. */
function versionOf(trees: readonly CompiledTree[]): string {
  const hash = createHash('sha256');
  for (const tree of trees) hash.update(JSON.stringify(tree));
  return hash.digest('hex').slice(0, 8);
}

function serve(offered: ReadonlyMap<string, CompiledTree>, bundles: ReadonlyMap<string, ReadonlySet<string>>): void {
  const serveFile = (file: string, tree: CompiledTree): void => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(tree)}\n`);
  };
  for (const folder of [whole, bundled]) rmSync(folder, { recursive: true, force: true });
  for (const [tag, tree] of offered) serveFile(join(whole, `${tag}.json`), tree);
  for (const [name, keys] of bundles) {
    const parts = new Map([...offered].map(([tag, tree]) => [tag, pickPhrases(tree, keys)]));
    const version = versionOf([...parts.values()]);
    for (const [tag, tree] of parts) serveFile(join(bundled, tag, `${name}-${version}.json`), tree);
  }
}

const languages = await languageDefinitions(root);
const english = await webPhrases(root, 'en');
const keys = [...flattenPhrases(english).keys()];
const bundles = pageBundles(root, keys);
const faults = unsaidKeys(bundles, keys).map((key) => `en: ${key} is said on no page`);
const offered = new Map<string, CompiledTree>();
for (const language of languages) {
  const phrases = await webPhrases(root, language.tag);
  const found = checkPhrases(language.tag, language.intl, english, phrases);
  if (language.level === 'required') faults.push(...found);
  if (found.length === 0) offered.set(language.tag, compilePhrases(phrases));
}
if (faults.length === 0) {
  mkdirSync(generated, { recursive: true });
  write(join(generated, 'languages.gen.ts'), languagesSource(languages), faults);
  write(
    join(generated, 'messages.gen.ts'),
    `export const messages = ${JSON.stringify(english, null, 2)} as const;\n`,
    faults,
  );
  if (!isCheck) {
    if (process.argv.includes('--pseudo')) {
      for (const { tag } of pseudoLanguages) offered.set(tag, pseudoPhrases(compilePhrases(english)));
    }
    serve(offered, bundles);
  }
}
if (faults.length > 0) {
  process.stderr.write(`${faults.length} faults in the phrases:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`phrases: ${[...offered.keys()].join(' ')}${isCheck ? ' (fresh)' : ''}\n`);
}
