import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/**
 * A copy of the repository, with the installed packages of the original, its own workspaces, and its own git history.
 */
export interface RepositoryCopy {
  folder: string;
  /** Runs a script of the copy. @returns its output */
  node: (...words: string[]) => Promise<string>;
  /** Runs a script in a folder of the copy, such as `apps/server`, with these variables. @returns its output */
  run: (inside: string, variables: Record<string, string>, ...words: string[]) => Promise<string>;
  /** Compiles a project of the copy, such as `packages/games`. @throws the compiler's output */
  typecheck: (project: string) => Promise<void>;
  /** Changed files, by their path in the copy. */
  changed: () => Promise<string[]>;
  /** Commits all changes. */
  commit: () => Promise<void>;
  remove: () => Promise<void>;
}

export async function copyRepository(): Promise<RepositoryCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-house-'));
  const env = { PATH: process.env['PATH'] };
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd: folder })).stdout;
  const listFiles = async (...args: string[]): Promise<string[]> => {
    const { stdout } = await run('git', ['ls-files', '--others', '--exclude-standard', ...args], {
      cwd: root,
      maxBuffer: 2 ** 24,
    });
    return stdout.split('\n').filter(Boolean);
  };
  const needed = /^(packages|apps|package\.json|tsconfig|\.gitignore)/u;
  const sources = (await listFiles('--cached')).filter((path) => needed.test(path));
  const generated = await listFiles('--ignored', ':(glob)apps/*/src/**/*.gen.*', ':(glob)packages/*/src/**/*.gen.*');
  for (const file of [...sources, ...generated]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // Files that are deleted but not committed are listed too.
    await cp(join(root, file), join(folder, file)).catch(() => undefined);
  }
  await symlink(join(root, 'apps/server/node_modules'), join(folder, 'apps/server/node_modules'));
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@podium') await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  await cp(join(root, 'node_modules/@podium'), join(folder, 'node_modules/@podium'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await git('init', '--quiet');
  // Unlike the original, the copy tracks generated files, so that `changed` includes them.
  await git('add', '--force', '--', ...generated);
  const commit = async (): Promise<void> => {
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'before');
  };
  await commit();
  return {
    folder,
    node: async (...args) => (await run(process.execPath, args, { cwd: folder, env })).stdout,
    run: async (inside, variables, ...args) =>
      (await run(process.execPath, args, { cwd: join(folder, inside), env: { ...env, ...variables } })).stdout,
    typecheck: async (project) => {
      await run(join(root, 'node_modules/.bin/tsc'), ['-p', project, '--checkers', '1'], { cwd: folder }).catch(
        (error: { stdout: string }) => {
          throw new Error(`${project} does not compile:\n${error.stdout}`);
        },
      );
    },
    changed: async () =>
      (await git('status', '--porcelain', '--untracked-files=all'))
        .split('\n')
        .map((line) => line.slice(3))
        .filter((file) => file !== '')
        .toSorted(),
    commit,
    remove: async () => rm(folder, { recursive: true, force: true }),
  };
}

/** Builds the web app of a copy, without minification. */
export async function buildWeb(folder: string): Promise<void> {
  const args = ['build', '--logLevel', 'error', '--minify', 'false'];
  await run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: join(folder, 'apps/web'),
    env: { PATH: process.env['PATH'] },
  });
}
