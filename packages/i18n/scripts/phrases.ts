/**
 * For translators: the phrases of a language in one file, XLIFF 1.2.
 *
 * npm run phrases -- export fr [file]    writes them, with the English text, its notes and its arguments
 * npm run phrases -- import file         checks the translations and writes them into their modules
 * npm run phrases -- require de          makes a complete candidate language a required one
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readTranslations } from './translation/read-translations.ts';
import { exportPhrases, importPhrases, requireLanguage } from './translation/translate.ts';

const root = resolve(import.meta.dirname, '../../..');
const [verb, subject, path] = process.argv.slice(2);

/** Edited modules are formatted like all others. */
function format(files: readonly string[]): void {
  if (files.length > 0) spawnSync(join(root, 'node_modules/.bin/oxfmt'), files, { cwd: root });
}

const verbs: Readonly<Record<string, (subject: string) => Promise<string>>> = {
  async export(tag) {
    const file = path ?? `phrases-${tag}.xlf`;
    writeFileSync(file, await exportPhrases(root, tag));
    return `Written to ${file}.`;
  },
  async import(file) {
    const { language, files, changed, faults } = await importPhrases(root, readTranslations(file));
    if (faults.length > 0) throw new Error(`${faults.length} faults, nothing was written:\n${faults.join('\n')}`);
    format(files);
    return `${language}: ${changed} phrases changed in ${files.length} files. Next: node scripts/generate.mjs`;
  },
  async require(tag) {
    const files = await requireLanguage(root, tag);
    format([...files, `packages/i18n/src/languages/${tag}/language.ts`]);
    return `${tag} is required now: ${files.length} files moved to the folders of their code.`;
  },
};

const run = verbs[verb ?? ''];
if (!run || subject === undefined) {
  process.stderr.write('npm run phrases -- export <language> [file] | import <file> | require <language>\n');
  process.exitCode = 1;
} else {
  try {
    process.stdout.write(`${await run(subject)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
