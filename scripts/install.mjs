// Plain JavaScript that runs on the machine's Node: makes sure that the packages of the lock file are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { secondsSince } from './steps.mjs';

const root = new URL('../', import.meta.url);
const minNode = 24;
const isNodeRecent = Number(process.versions.node.split('.')[0]) >= minNode;
const bundledNode = fileURLToPath(new URL('node_modules/.bin/node', root));
/** `npm start` finds the installed Node first. To leave it out would then remove what runs this. */
const isBundledNode = process.execPath.startsWith(fileURLToPath(new URL('node_modules/', root)));
const needsNode = isBundledNode || !isNodeRecent;

/** Workspaces that starting needs, with the tools that build them. Node only if the machine's own is too old. */
const startWorkspaces = ['apps/server', 'apps/web', 'apps/console', ...(needsNode ? ['tools/node'] : [])];

/** Records of the last installation; each file contains the checksum of the lock file. */
const stamps = {
  start: new URL('node_modules/.podium-installed-to-start', root),
  all: new URL('node_modules/.podium-installed', root),
};

const lockFile = () =>
  createHash('sha256')
    .update(readFileSync(new URL('package-lock.json', root)))
    .digest('hex');
const isInstalled = (stamp, lock) => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;

/** Installs everything, tools and tests included, unless that was done for this lock file. */
export function ensureInstalled() {
  const lock = lockFile();
  if (isInstalled(stamps.all, lock)) return;
  const isPartly = isInstalled(stamps.start, lock);
  // After a start only the rest is missing. `npm ci` would first remove what is there.
  if (isPartly) npm('the tools for tests', ['install', '--no-save']);
  else npm('all packages (about a minute)', ['ci']);
  writeFileSync(stamps.start, lock);
  writeFileSync(stamps.all, lock);
}

/** Installs what building and starting need, unless that was done for this lock file. */
export function ensureInstalledToStart() {
  const lock = lockFile();
  const hasNode = !needsNode || existsSync(bundledNode);
  if (hasNode && (isInstalled(stamps.start, lock) || isInstalled(stamps.all, lock))) return;
  npm('packages', ['ci', ...startWorkspaces.flatMap((folder) => ['--workspace', folder])]);
  writeFileSync(stamps.start, lock);
}

function npm(what, args) {
  const started = performance.now();
  console.log(`Installing ${what} …`);
  // Versions and checksums are in the lock file, so what npm has in its cache needs no question to the registry.
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync('npm', [...args, ...options], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) {
    console.error(`npm ${args[0]} failed: see its lines above.`);
    process.exit(done.status ?? 1);
  }
  console.log(`Installed in ${secondsSince(started)}.`);
}

/** The Node that runs Podium: the one that npm installed, or the current one if it is new enough. */
export function installedNode() {
  if (existsSync(bundledNode)) return bundledNode;
  if (isNodeRecent) return process.execPath;
  console.error(`Podium needs Node ${minNode} or later here (this is ${process.versions.node}).`);
  return process.exit(1);
}
