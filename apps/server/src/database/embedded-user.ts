import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Way to start a PostgreSQL program: with a prefix command, or as another user. */
export interface RunAs {
  prefix: string[];
  uid?: number;
  gid?: number;
}

/**
 * PostgreSQL refuses to run as root. If root owns the folder, it runs as user 1000 in a user namespace, and the files
 * remain root's outside of it. If another user owns the folder, it runs as that user.
 * @throws Error with one sentence if neither is possible
 */
export async function runAs(dataDir: string, uid: number | undefined): Promise<RunAs> {
  if (uid !== 0) return { prefix: [] };
  const owner = await stat(dataDir);
  if (owner.uid !== 0 && (await hasPasswordEntry(owner.uid))) return { prefix: [], uid: owner.uid, gid: owner.gid };
  const prefix = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];
  try {
    await run(prefix[0]!, [...prefix.slice(1), 'true']);
    return { prefix };
  } catch {
    throw new Error(
      'PostgreSQL refuses to run as root, and this machine does not allow user namespaces. Start Podium as another user, or set DATABASE_URL.',
    );
  }
}

async function hasPasswordEntry(uid: number): Promise<boolean> {
  const entries = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return entries.split('\n').some((line) => line.split(':')[2] === String(uid));
}
