// Files that differ from the main branch, for npm test -- changed.
import { execFileSync } from 'node:child_process';

/**
 * @returns the commit at which this branch left `main` and the files changed since then, committed or not, relative to
 *   the root; on `main` itself, the uncommitted files
 */
export function changedFiles(root) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const base = ['main', 'origin/main'].map((branch) => baseOf(git, branch)).find((commit) => commit !== undefined);
  if (base === undefined) throw new Error('npm test -- changed needs the branch main or origin/main to compare with.');
  const lists = [
    git('diff', '--name-only', '-z', base),
    git('ls-files', '-z', '--others', '--exclude-standard', '--full-name'),
  ];
  const files = new Set(lists.flatMap((list) => list.split('\0').filter(Boolean)));
  return { base, files: [...files].toSorted() };
}

function baseOf(git, branch) {
  try {
    return git('merge-base', 'HEAD', branch).trim();
  } catch {
    return undefined;
  }
}
