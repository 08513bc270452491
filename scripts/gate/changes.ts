/** Files changed since the whole suite last passed. */
import { execFileSync } from 'node:child_process';

export interface Changes {
  /**
   * Paths from the root, committed or not, deleted ones included; undefined if nothing is known to have passed, so that
   * everything counts as changed.
   */
  files: readonly string[] | undefined;
  /** Number of commits since the whole run; undefined without one. */
  commits?: number;
  /** Reason why everything counts as changed. */
  reason?: string;
}

/** @param error of the first call of git */
export const whyNoCheckout = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'git is not installed' : 'this is not a git checkout';

/** @param commit the commit at which every test passed */
export function changesSince(root: string, commit: string | undefined): Changes {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  if (commit === undefined) return { files: undefined, reason: 'no whole run is recorded' };
  try {
    git('rev-parse', '--show-toplevel');
  } catch (error) {
    return { files: undefined, reason: whyNoCheckout(error) };
  }
  try {
    const lists = [
      git('diff', '--name-only', '--no-renames', '-z', commit),
      git('ls-files', '-z', '--others', '--exclude-standard', '--full-name'),
    ];
    const files = new Set(lists.flatMap((list) => list.split('\0').filter(Boolean)));
    return {
      files: [...files].toSorted(),
      commits: Number(git('rev-list', '--count', `${commit}..HEAD`)),
    };
  } catch {
    return { files: undefined, reason: `commit ${commit.slice(0, 8)} of the last whole run is not in this checkout` };
  }
}
