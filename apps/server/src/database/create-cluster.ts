import { spawn } from 'node:child_process';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists } from '../ground/read-if-exists.ts';
import type { Binaries } from './embedded-binaries.ts';
import type { RunAs } from './embedded-user.ts';

export const clusterUser = 'podium';
const majorVersion = '18';

/** Creates the cluster of a data folder unless it exists. */
export async function createCluster(
  dataDir: string,
  clusterDir: string,
  binaries: Binaries,
  who: RunAs,
): Promise<void> {
  const version = await readIfExists(join(clusterDir, 'PG_VERSION'));
  if (version !== undefined) {
    if (version.trim() === majorVersion) return;
    throw new Error(
      `${clusterDir} was created by PostgreSQL ${version.trim()}, and this version of Podium includes ${majorVersion}. Export the Games with the version that created it, then import them here.`,
    );
  }
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('pg.tmp-') && !isAlive(Number(name.slice(7))))
      // An initdb whose server was killed may still be writing. It fails when its folder disappears, after which the
      // removal succeeds.
      await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
  // A killed initdb leaves a folder that cannot be started, so initdb runs in a temporary folder and the finished
  // cluster is renamed.
  const reserve = join(dataDir, `pg.tmp-${process.pid}`);
  await run(binaries.initdb, who, dataDir, [
    '-D',
    reserve,
    '-U',
    clusterUser,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
  await rename(reserve, clusterDir).catch(async (error: NodeJS.ErrnoException) => {
    await rm(reserve, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function run(command: string, who: RunAs, cwd: string, args: string[]): Promise<void> {
  const [program, ...rest] = [...who.prefix, command, ...args];
  const child = spawn(program!, rest, {
    uid: who.uid,
    gid: who.gid,
    cwd,
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Kill the child if this process crashes meanwhile.
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  ).finally(() => process.off('exit', kill));
  if (code !== 0) throw new Error(`initdb could not create the database in ${cwd}: ${output.trim() || `exit ${code}`}`);
}
