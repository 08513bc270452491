/** Mounts a small RAM disk (tmpfs), for tests in which the data folder runs out of space. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** @returns its folder; undefined if this user may not mount a disk */
export async function mountSmallDisk(megabytes = 220): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-small-'));
  const options = `size=${megabytes}m,mode=0700`;
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  if (isMounted) return folder;
  await rm(folder, { recursive: true });
  return undefined;
}

export async function unmountSmallDisk(folder: string): Promise<void> {
  await run('umount', [folder]);
  await rmdir(folder);
}

/** @returns the file that fills the disk */
export async function fillDisk(folder: string, leaveMb: number): Promise<string> {
  const file = join(folder, 'ballast');
  const { stdout } = await run('df', ['--output=avail', '-BM', folder]);
  const free = Number(/(\d+)M/.exec(stdout)![1]);
  await run('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M', `count=${Math.max(0, free - leaveMb)}`]).catch(
    () => undefined,
  );
  return file;
}
