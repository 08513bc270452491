import type { ExportFormat } from '@podium/contract';
import { writableFormats } from '@podium/foreign-files';
import type pg from 'pg';
import { publicPartition } from '../../feed/installation.ts';

const gamesFolder: ExportFormat = { key: 'games', name: '', ending: 'zip' };

/** A format by its key; a Games folder for the key of a format that this version no longer writes. */
export function exportFormat(key: string): ExportFormat {
  const format = writableFormats.get(key);
  return format ? { key, name: format.name, ending: format.writes } : gamesFolder;
}

/** A Games folder, and the formats of other programs for sports that the public Games have. */
export async function offeredFormats(pool: pg.Pool): Promise<ExportFormat[]> {
  const partition = await publicPartition(pool);
  if (partition === undefined) return [gamesFolder];
  const { rows } = await pool.query<{ code: string }>(
    `select distinct left(id, 3) as code from sport.schedule_units where partition = $1
     union select code from sport.disciplines where partition = $1`,
    [partition],
  );
  const sports = new Set(rows.map(({ code }) => code));
  const others = [...writableFormats].filter(([, { writesSports }]) => writesSports.some((code) => sports.has(code)));
  return [gamesFolder, ...others.map(([key]) => exportFormat(key))];
}
