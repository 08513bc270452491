/** Start lists in the folder of a camera, and the table that says which numbers are which contest. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRace, numberRaces, readLif, readRaceNumbers, writeLynx, writeRaceNumbers } from '@podium/foreign-files';
import type { TimedRace } from '@podium/contract';
import { readIfExists } from '../../ground/read-if-exists.ts';
import { writeSafely } from './spool.ts';

const numbersFile = 'lynx-contests.csv';

/**
 * Writes the start lists, if they have changed.
 *
 * @returns names of the files that were written
 */
export async function writeStartLists(folder: string, races: readonly TimedRace[]): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const known = readRaceNumbers((await readIfExists(join(folder, numbersFile))) ?? '');
  const numbered = numberRaces(
    known,
    races.map(({ contest, event, round, heat, name }) => ({ contest, of: event, round, heat, name })),
  );
  const numbers = new Map(numbered.map((race) => [race.contest, race]));
  const files = new Map<string, Uint8Array>([
    // The table is first: a result may come as soon as the camera has its start list.
    [numbersFile, new TextEncoder().encode(writeRaceNumbers(numbered))],
    ...writeLynx(
      races.map(({ contest, meters, starters }) => ({
        ...numbers.get(contest)!,
        meters: meters ?? undefined,
        starters: starters.map(({ id, lane, family, given, affiliation }) => ({
          id: id ?? undefined,
          lane: lane ?? undefined,
          family,
          given: given ?? undefined,
          affiliation: affiliation ?? undefined,
        })),
      })),
    ),
  ]);
  const written: string[] = [];
  for (const [name, bytes] of files) {
    const path = join(folder, name);
    // A file that is missing or cannot be read is written again; a fault of the folder then shows.
    const before = await readFile(path).catch(() => undefined);
    if (before && Buffer.compare(before, bytes) === 0) continue;
    await writeSafely(path, bytes);
    written.push(name);
  }
  return written;
}

/** The contest of a result; undefined if the file is damaged, or the table does not have its numbers. */
export async function contestOf(folder: string, bytes: Uint8Array): Promise<string | undefined> {
  const races = readRaceNumbers((await readIfExists(join(folder, numbersFile))) ?? '');
  try {
    return findRace(races, readLif(bytes))?.contest;
  } catch {
    // The server names the fault.
    return undefined;
  }
}
