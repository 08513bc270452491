// Builds sw.js, apart from the app's build: it names the files of that build. Their names follow their content, so a
// new build
// makes a new worker.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { oldestBrowsers } from '../oldest-browsers.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));
const client = join(folder, 'dist/client');

/** Files that few readers need, so the others should not load them: maps, the video player, the code reader. */
const MAX_BYTES = 120_000;
const shell = readFileSync(join(client, '_shell.html'), 'utf8');
const assets = readdirSync(join(client, 'assets')).filter((name) => /\.(?:js|css|svg)$/u.test(name));
const small = assets.filter((name) => statSync(join(client, 'assets', name)).size <= MAX_BYTES);

/** The entry of the shell and everything that is loaded with it. */
function coreFiles() {
  const found = new Set();
  const add = (name) => {
    if (found.has(name) || !assets.includes(name)) return;
    found.add(name);
    if (!name.endsWith('.js')) return;
    // Static imports, and what the entry imports as its first act.
    const text = readFileSync(join(client, 'assets', name), 'utf8');
    const pattern =
      found.size === 1
        ? /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/gu
        : /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/gu;
    for (const [, imported] of text.matchAll(pattern)) add(imported);
  };
  for (const [, name] of shell.matchAll(/\/assets\/([\w.-]+\.js)/gu)) add(name);
  for (const [, name] of shell.matchAll(/\/assets\/([\w.-]+\.css)/gu)) add(name);
  return [...found];
}

/** Files that draw maps: too large for everyone, but part of the offline pack, which promises maps. */
const maps = readdirSync(join(client, 'assets')).filter(
  (name) =>
    /\.(?:js|mjs|css)$/u.test(name) &&
    !small.includes(name) &&
    readFileSync(join(client, 'assets', name), 'utf8').includes('maplibre'),
);
if (maps.length === 0) throw new Error('No file of the build draws maps: the offline pack would have none.');

const core = coreFiles();
const parts = small.filter((name) => !core.includes(name));
const paths = (names) => names.map((name) => `/assets/${name}`).toSorted();

for (const [source, fileName] of [
  ['service-worker', 'sw.js'],
  ['remove-worker', 'sw-off.js'],
])
  await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'warn',
    define: {
      builtFiles: JSON.stringify({ core: [...paths(core), '/icon.svg'], parts: paths(parts), maps: paths(maps) }),
    },
    build: {
      target: oldestBrowsers,
      outDir: 'dist/client',
      emptyOutDir: false,
      lib: { entry: `worker/${source}.ts`, formats: ['iife'], name: 'worker', fileName: () => fileName },
    },
  });
