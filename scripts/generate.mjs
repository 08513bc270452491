// Writes the generated files that git does not contain: phrases, colors of flags and the route tree. Plain JavaScript
// that runs on the machine's Node; the generators run on the installed one.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedNode } from './install.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const stampFile = '.cache/generated.json';

const phrases = {
  name: 'phrases',
  code: ['packages/i18n/scripts/compile.ts'],
  inputs: [
    ['packages/i18n', /^(?:src|scripts)\//],
    ['packages/disciplines/src', /(?:^|\/)phrases\/|\/main\.ts$/],
    ...[
      'apps/console',
      'apps/native',
      'apps/server',
      'apps/web',
      'packages/content',
      'packages/foreign-files',
      'packages/games-folder',
    ].map((workspace) => [`${workspace}/src`, /(?:^|\/)phrases\//]),
  ],
  outputs: [
    'packages/i18n/src/generated',
    'packages/games/src/model/languages.gen.ts',
    'packages/disciplines/src/phrases.gen.ts',
    'packages/foreign-files/src/phrases.gen.ts',
    'apps/server/src/ground/phrases.gen.ts',
    'apps/console/src/language/messages.gen.ts',
    'apps/console/locales',
    'apps/web/public/app/i18n/locales',
    'apps/web/public/assets/locales',
  ],
};

/** Screens of the kinds of content that declare a page; their phrases and addresses are inputs of the next two. */
const kindScreens = {
  name: 'kind screens',
  code: ['apps/web/scripts/generate-kind-screens.mjs'],
  inputs: [['packages/content/src', /\/kind\.ts$|^kinds\.gen\.ts$|\/phrases\//]],
  outputs: [],
};

/** Reads the compiled phrases, as part of the web app's configuration, and needs all of its build tools. */
const routes = {
  name: 'routes',
  code: ['apps/web/scripts/generate-routes.mjs', 'apps/web/vite.config.ts'],
  inputs: [['apps/web/src', /route\.tsx$|addresses\.(?:json|ts)$|^(?:routes\.ts|root\.tsx|locale-layout\.tsx)$/]],
  outputs: ['apps/web/src/route-tree.gen.ts'],
  requiredPackage: '@tailwindcss/vite',
};

const flagColors = {
  name: 'flag colors',
  code: ['apps/server/scripts/generate-flag-colors.mjs'],
  inputs: [['apps/server/src/flags', /(?<!\.test|\.gen)\.ts$/]],
  outputs: ['apps/server/src/flags/flag-colors.gen.ts', 'apps/web/src/shared/elements/flag-colors/flag-colors.gen.css'],
  requiredPackage: 'sharp',
};

/** Runs the generators whose inputs or outputs differ from those of their last run; ends the process if one fails. */
export async function generateFiles() {
  const isComplete = await runGenerators(root, installedNode(), [[kindScreens, phrases, routes], [flagColors]]);
  if (!isComplete) process.exit(1);
}

/**
 * Runs generators in sequences, in parallel with each other; a sequence stops if one of them fails, and a generator
 * whose required package is not installed is skipped. Exported for its test.
 *
 * @returns whether none failed
 */
export async function runGenerators(folder, node, sequences) {
  const stamps = existsSync(join(folder, stampFile)) ? JSON.parse(readFileSync(join(folder, stampFile), 'utf8')) : {};
  const runSequence = async (generators) => {
    for (const generator of generators) {
      const { name, code, requiredPackage } = generator;
      if (stamps[name] === hashOf(folder, generator)) continue;
      if (requiredPackage && !existsSync(join(folder, 'node_modules', requiredPackage))) continue;
      delete stamps[name];
      if (!(await run(node, folder, code[0]))) return false;
      stamps[name] = hashOf(folder, generator);
    }
    return true;
  };
  const before = JSON.stringify(stamps);
  const results = await Promise.all(sequences.map(runSequence));
  const text = JSON.stringify(stamps);
  if (text !== before) {
    mkdirSync(join(folder, '.cache'), { recursive: true });
    writeFileSync(join(folder, stampFile), text);
  }
  return results.every(Boolean);
}

async function run(node, folder, script) {
  const child = spawn(node, [join(folder, script)], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => child.on('error', () => resolve(false)).on('exit', (code) => resolve(code === 0)));
}

/** Hash of all files that the generator reads and writes. A new lock file may contain new versions of its packages. */
function hashOf(folder, { code, inputs, outputs }) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...code, ...inputs.flatMap((input) => matchingFiles(folder, ...input))])
    hash.update(file).update(readFileSync(join(folder, file)));
  for (const output of outputs)
    for (const file of writtenFiles(folder, output)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

function matchingFiles(folder, parent, pattern) {
  return readdirSync(join(folder, parent), { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path) && statSync(join(folder, parent, path)).isFile())
    .toSorted()
    .map((path) => join(parent, path));
}

function writtenFiles(folder, output) {
  const path = join(folder, output);
  if (!existsSync(path)) return [];
  return statSync(path).isFile() ? [output] : matchingFiles(folder, output, /./);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generateFiles();
