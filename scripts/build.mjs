// Builds the web app and the console, compresses their files, and bundles the server.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { generateFiles } from './generate.mjs';
import { ensureInstalled } from './install.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const stamp = join(root, '.cache/build-of');
const sources = [
  'apps/console',
  'apps/server',
  'apps/web',
  'packages/content',
  'packages/contract',
  'packages/demo-games',
  'packages/disciplines',
  'packages/games',
  'packages/games-folder',
  'packages/i18n',
  'packages/odf',
  'packages/ui',
  'package-lock.json',
];
const ignored = new Set(['node_modules', 'dist', '.tanstack', '.vite', 'locales']);
const compressibleTypes = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest']);

/** Whether no source has changed since the last build. */
export function isBuilt() {
  return (
    existsSync(join(root, 'apps/web/dist/server/server.js')) &&
    existsSync(join(root, 'apps/console/dist/index.html')) &&
    existsSync(join(root, 'apps/server/dist/podium.js')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sourcesHash()
  );
}

/** Builds if a source has changed since the last build, or there was none. */
export async function ensureBuilt() {
  if (!isBuilt()) await build();
}

async function build() {
  console.log('Building …');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  };
  for (const workspace of ['@podium/web', '@podium/console', '@podium/server']) {
    const done = spawnSync('npm', ['run', 'build', '--silent', '--workspace', workspace], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
      shell: false,
    });
    if (done.status !== 0) {
      process.stdout.write(done.stdout ?? '');
      console.error('The build failed: see its lines above.');
      process.exit(done.status ?? 1);
    }
  }
  const folders = ['apps/web/dist/client', 'apps/console/dist'];
  const files = folders
    .flatMap((folder) => [...walk(join(root, folder))])
    .filter((path) => compressibleTypes.has(extname(path)));
  await Promise.all(files.map(compress));
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, sourcesHash());
}

const packers = { br: promisify(brotliCompress), gz: promisify(gzip) };
const best = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }, gz: { level: 9 } };

/** Runs in parallel, because compression uses threads. */
async function compress(path) {
  const bytes = readFileSync(path);
  if (bytes.length < 256) return;
  const pack = async (ending) => writeFileSync(`${path}.${ending}`, await packers[ending](bytes, best[ending]));
  await Promise.all([pack('br'), pack('gz')]);
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    for (const file of statSync(path).isDirectory() ? walk(path, ignored) : [path])
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function* walk(folder, skipped = new Set()) {
  for (const name of readdirSync(folder).sort()) {
    if (skipped.has(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path, skipped);
    else yield path;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  await generateFiles();
  await (process.argv.includes('--when-changed') ? ensureBuilt() : build());
}
