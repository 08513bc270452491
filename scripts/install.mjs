// Plain JavaScript that runs on the machine's Node: makes sure that the dependencies of the lock file are installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const stamp = new URL('node_modules/.podium-installed', root);

/** Runs `npm ci` unless the installed packages match the lock file. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(new URL('package-lock.json', root)))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies (about a minute) …');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) {
    console.error('npm ci failed: see its lines above.');
    process.exit(done.status ?? 1);
  }
  mkdirSync(new URL('node_modules/', root), { recursive: true });
  writeFileSync(stamp, lock);
}

/** The Node that runs Podium: the one that npm installed, or the current one if it is new enough. */
export function installedNode() {
  const bundledNode = new URL('node_modules/.bin/node', root).pathname;
  if (existsSync(bundledNode)) return bundledNode;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(`Podium needs Node 24 or later here (this is ${process.versions.node}).`);
  return process.exit(1);
}
