import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists } from '../../ground/read-if-exists.ts';
import { optionFault } from '../io.ts';
import type { CliIo } from '../io.ts';
import { watchFolder } from './watch-folder.ts';
import { readWatchOptions } from './watch-options.ts';
import type { WatchOptions } from './watch-options.ts';

/** `podium watch <folder>`: sends the files of a timing system to a server as they change, until it is stopped. */
export async function watchVerb(args: string[], io: CliIo): Promise<number> {
  const { config, out, error } = io;
  const options = readOptions(args, io);
  const fault = typeof options === 'string' ? options : await findFault(options);
  if (typeof options === 'string' || fault !== undefined) {
    error(`podium watch: ${fault}`);
    return 2;
  }
  // On the server itself, the key is in the data folder.
  const key = options.key || ((await readIfExists(join(config.dataDir, 'feed-api-key')))?.trim() ?? '');
  if (key === '') {
    error('podium watch: set FEED_API_KEY to the key of the server; it is in its settings or its file feed-api-key.');
    return 2;
  }
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  await watchFolder({ ...options, key }, { out: withTime(out), error: withTime(error) }, stopped.signal);
  return 0;
}

function readOptions(args: string[], { config }: CliIo): WatchOptions | string {
  try {
    return readWatchOptions(args, config);
  } catch (error) {
    return optionFault(error) ?? (error as Error).message;
  }
}

async function findFault({ folder }: WatchOptions): Promise<string | undefined> {
  // A folder that cannot be looked at is reported like one that does not exist.
  const found = await stat(folder).catch(() => undefined);
  return found?.isDirectory() ? undefined : `there is no folder ${folder}.`;
}

/** The time of the computer before each line. */
const withTime =
  (print: (line: string) => void) =>
  (line: string): void =>
    print(`${new Date().toTimeString().slice(0, 8)} ${line}`);
