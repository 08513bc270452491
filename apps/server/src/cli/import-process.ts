/**
 * Process that imports the files of computers at venues, one at a time. It stays, because starting a process takes longer
 * than importing a small meet.
 */
import { FolderUnreadable } from '@podium/games-folder';
import { openDatabase } from '../database/database.ts';
import { reportStop } from '../features/report-problems.ts';
import { openInstallation } from '../feed/installation.ts';
import { FileStore } from '../files/file-store.ts';
import { readConfig } from '../ground/config.ts';
import { openLog } from '../ground/log.ts';
import { streamHosts } from '../ground/stream-hosts.ts';
import { runImport } from './run-import.ts';

interface ImportRequest {
  path: string;
  /** Name of the file at the venue. */
  name: string;
}

const silent = (): void => undefined;
const config = readConfig();
const database = await openDatabase(config);
await openInstallation(database.pool, config.gamesCode);
const log = openLog(config.logLevel);
const { dataDir, filesUrl } = config;

async function importOne({ path, name }: ImportRequest): Promise<number> {
  try {
    return await runImport(
      database,
      {
        folder: path,
        name,
        isDryRun: false,
        isForced: false,
        removes: 'none',
        makesCodes: true,
        streamHosts: streamHosts(config),
      },
      {
        out: silent,
        error: silent,
        log,
        openFiles: async () => FileStore.open({ pool: database.pool, dataDir, filesUrl }),
      },
    );
  } catch (error) {
    if (!(error instanceof FolderUnreadable)) throw error;
    await reportStop(error.params, '', silent);
    return 2;
  }
}

process.on('message', (request: ImportRequest) => {
  importOne(request).then(
    (importCode) => process.send!({ importCode }),
    // The server notices the end, and starts another process for the next file.
    (error: Error) => {
      log.error({ error: error.message }, 'a file of a venue could not be imported');
      process.exit(1);
    },
  );
});
process.once('disconnect', () => void database.close().finally(() => process.exit(0)));
