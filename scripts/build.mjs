// Builds the server, the web app and the console, each only if one of its sources has changed, and compresses their files.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { constants as system, setPriority } from 'node:os';
import { delimiter, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { generateFiles } from './generate.mjs';
import { ensureInstalledToStart } from './install.mjs';
import { secondsSince } from './steps.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const stamps = join(root, '.cache/built');

/** Separately built parts, each from the sources of its workspace and of its dependencies. */
const parts = [
  { name: 'server', title: 'the server', folder: 'apps/server', result: 'dist/podium.js' },
  { name: 'console', title: 'the console', folder: 'apps/console', result: 'dist/index.html', served: 'dist' },
  { name: 'web', title: 'the web app', folder: 'apps/web', result: 'dist/server/server.js', served: 'dist/client' },
];
/** Sources of every part. */
const common = ['package-lock.json', 'scripts/build.mjs'];
/** The console has phrases of packages that it does not import. */
const phraseFolders = { console: ['packages/games-folder/src/phrases'] };

const ignored = new Set(['node_modules', 'dist', '.tanstack', '.vite', 'locales']);
const isTest = (file) => /\.test\.tsx?$/u.test(file);
const compressibleTypes = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest']);

/** Returns whether no source has changed since the last build, and files are compressed. */
export function isBuilt() {
  return parts.every((part) => isCurrent(part) && isCompressed(part));
}

/** Builds what has changed since the last build, and waits until it is complete. */
export async function ensureBuilt() {
  await Promise.all(Object.values(await startBuilding()));
  await compressBuilt();
}

/**
 * Starts to build what has changed. The files are served without `compressBuilt` too: the server then compresses them
 * itself when it starts, quickly and less well.
 *
 * @returns for each part a promise of whether it had to be built
 */
export async function startBuilding() {
  await generateFiles();
  const stale = new Set(parts.filter((part) => !isCurrent(part)));
  return Object.fromEntries(
    parts.map((part) => [part.name, stale.has(part) ? build(part).then(() => true) : Promise.resolve(false)]),
  );
}

/** Compresses built files that are not yet compressed. */
export async function compressBuilt() {
  for (const part of parts) {
    if (isCompressed(part)) continue;
    const hash = readFileSync(stampOf(part), 'utf8');
    const files = [...walk(join(root, part.folder, part.served))].filter((file) =>
      compressibleTypes.has(extname(file)),
    );
    await Promise.all(files.map(compress));
    writeFileSync(stampOf(part, '-compressed'), hash);
  }
}

const stampOf = ({ name }, ending = '') => join(stamps, `${name}${ending}`);
const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function isCurrent(part) {
  const result = join(root, part.folder, part.result);
  if (!existsSync(result) || readStamp(stampOf(part)) !== sourcesHash(part)) return false;
  // The `podium` command compares times, and a checkout changes those of sources that are the same.
  utimesSync(result, new Date(), new Date());
  return true;
}

function isCompressed(part) {
  const hash = readStamp(stampOf(part));
  return !part.served || (hash !== undefined && readStamp(stampOf(part, '-compressed')) === hash);
}

/** Runs the workspace's script `build`. */
async function build(part) {
  const started = performance.now();
  const cwd = join(root, part.folder);
  const hash = sourcesHash(part);
  rmSync(stampOf(part), { force: true });
  const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  const child = spawn(scripts.build, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const status = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve));
  if (status !== 0) {
    process.stderr.write(Buffer.concat(output));
    fail(part.title, status);
  }
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stampOf(part), hash);
  console.log(`Built ${part.title} in ${secondsSince(started)}.`);
}

function fail(what, status) {
  console.error(`${what[0].toUpperCase()}${what.slice(1)} could not be built: see the lines above.`);
  process.exit(status ?? 1);
}

const packers = { br: promisify(brotliCompress), gz: promisify(gzip) };
const bestCompression = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }, gz: { level: 9 } };

/** Runs in parallel, because compression uses threads. A server that starts meanwhile finds complete files only. */
async function compress(path) {
  const bytes = readFileSync(path);
  if (bytes.length < 256) return;
  const pack = async (ending) => {
    const packed = await packers[ending](bytes, bestCompression[ending]);
    const unfinished = join(stamps, createHash('sha256').update(`${path}.${ending}`).digest('hex'));
    writeFileSync(unfinished, packed);
    renameSync(unfinished, `${path}.${ending}`);
  };
  await Promise.all([pack('br'), pack('gz')]);
}

function sourcesHash({ name, folder }) {
  const hash = createHash('sha256');
  for (const source of [...workspaceFolders(folder), ...(phraseFolders[name] ?? []), ...common]) {
    const path = join(root, source);
    for (const file of statSync(path).isDirectory() ? walk(path, ignored) : [path])
      if (!isTest(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** A workspace and those that it depends on. */
function workspaceFolders(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies))
    if (name.startsWith('@podium/')) workspaceFolders(`packages/${name.slice('@podium/'.length)}`, found);
  return found;
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
  const [option] = process.argv.slice(2);
  if (option === '--compress') {
    // Beside a running server, which goes first.
    setPriority(system.priority.PRIORITY_LOW);
    await compressBuilt();
  } else {
    ensureInstalledToStart();
    if (option !== '--when-changed') rmSync(stamps, { recursive: true, force: true });
    await ensureBuilt();
  }
}
