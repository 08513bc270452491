import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** File of DATA_DIR with the key that signs the updates of the native apps. */
export const signingKeyName = 'live-updates-key.pem';

/**
 * Creates the data folder if it is missing, and checks that it is usable.
 * @throws Error with a sentence for the operator who set DATA_DIR
 */
export async function ensureDataFolder(dataDir: string): Promise<void> {
  const refuse = (why: string): never => {
    throw new Error(`DATA_DIR (${dataDir}) ${why}: set it to a folder that Podium may write to.`);
  };
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOTDIR') refuse('is a file, or inside one');
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') refuse('is not writable');
    refuse(`cannot be created (${code ?? String(error)})`);
  }
}

/** Creates one level at a time: if a parent accepts no entries, as in /proc, Node's recursive mkdir never returns. */
async function makeFolder(path: string): Promise<void> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (stats?.isDirectory()) return;
  if (stats) throw Object.assign(new Error(`${path} is no folder`), { code: 'ENOTDIR' });
  if (dirname(path) !== path) await makeFolder(dirname(path));
  // Another process may have created it in the meantime.
  await mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  });
}
