// Checks every tsconfig of the repository in sequence; `--noEmit` is in the base. The state is kept in `.cache/types`,
// so that the next run only checks changed files.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { generateFiles } from './generate.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

export function typecheckProjects() {
  const folders = [
    '.',
    'e2e',
    'bench',
    'rehearsal',
    ...['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`)),
  ];
  return folders.flatMap((folder) =>
    ['tsconfig.json', 'tsconfig.test.json', 'tsconfig.node.json', 'tsconfig.worker.json']
      .map((name) => join(folder, name))
      .filter((file) => existsSync(join(root, file))),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await generateFiles();
  let failed = 0;
  for (const project of typecheckProjects()) {
    // Each checker resolves the library types again: four checkers do twice the work and are no faster on two cores.
    const kept = join(root, '.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
    const args = ['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept];
    const done = spawnSync(join(root, 'node_modules/.bin/tsc'), args, { cwd: root, stdio: 'inherit' });
    if (done.status !== 0) failed++;
  }
  process.exitCode = failed > 0 ? 1 : 0;
}
