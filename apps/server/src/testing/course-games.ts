import { join } from 'node:path';
import { runImport } from '../cli/run-import.ts';
import type { Database } from '../database/database.ts';
import { FileStore } from '../files/file-store.ts';
import { openLog } from '../ground/log.ts';
import { gamesWithContent } from './content-folder.ts';

/**
 * Imports Games with two courses: `fair-play`, which has two lessons and is passed with one, and `rules`, which has no
 * certificate.
 *
 * @param folder for the Games folder and for uploads
 * @throws Error if the import fails
 */
export async function courseGames(database: Pick<Database, 'pool'>, folder: string): Promise<void> {
  const games = await gamesWithContent(join(folder, 'games'), {
    'content/courses.csv': (text) => `${text.trimEnd()}\nrules,Rules,,Academy,The rules.,en,1,true,,,everyone,,false\n`,
    'content/lessons.csv': (text) => `${text.trimEnd()}\nrules-1,1,rules,Offside,What it is.,5,\n`,
  });
  const errors: string[] = [];
  await runImport(
    database,
    { folder: games, isDryRun: false, isForced: true },
    {
      out: () => undefined,
      error: (line) => void errors.push(line),
      log: openLog('silent'),
      openFiles: async () => FileStore.open({ pool: database.pool, dataDir: folder }),
    },
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
