import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Installed packages that some dependencies of a workspace need, with those that they need in turn. Optional ones are
 * included if they are installed: they are for this machine.
 *
 * @param root folder of the lock file
 * @param workspace `apps/server`
 * @param isWanted whether a dependency of the workspace is wanted
 * @returns their folders: `node_modules/pg`
 */
export function lockedPackages(root, workspace, isWanted) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const add = (path) => {
    if (found.has(path)) return;
    found.add(path);
    for (const name of needs(packages[path])) addNeeded(path, name);
  };
  const addNeeded = (from, name) => {
    const path = pathFrom(packages, from, name);
    if (path === undefined) {
      const isOptional = name in (packages[from].optionalDependencies ?? {});
      if (!isOptional) throw new Error(`package-lock.json has no ${name}, which ${from} needs.`);
    } else if (existsSync(join(root, path))) add(path);
    else if (!packages[path].optional) throw new Error(`${path} is not installed: run npm ci.`);
  };
  for (const name of needs(packages[workspace]).filter(isWanted)) addNeeded(workspace, name);
  return [...found];
}

function needs({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers);
}

/** Finds a package like Node, if it is imported from a folder: in the nearest node_modules above it. */
function pathFrom(packages, from, name) {
  for (let folder = from; ; folder = folder === '.' ? '' : dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (packages[path]) return path;
    if (folder === '.' || folder === '') return undefined;
  }
}
