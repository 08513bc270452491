import type { Regions } from '@podium/games';
import type pg from 'pg';
import { publicPartition, readInstallation } from '../../feed/installation.ts';
import { loadAwards } from './awards.ts';
import type { Awards } from './award-corrections.ts';
import { fieldsOfPlay, updateEstimates } from './estimates.ts';
import { buildPeople } from './people.ts';
import { readPeopleRows } from './people-rows.ts';
import type { People } from './people.ts';
import { loadUnits } from './program.ts';
import { loadStandings } from './standings.ts';
import type { Standings } from './standings.ts';
import { loadReference } from './load-reference.ts';
import type { Reference } from './reference.ts';
import { loadSwitches } from './switches.ts';
import type { Switches } from './switches.ts';
import type { Units } from './units.ts';

/** In-memory data for building documents: everything small and frequently read. Lines and actions stay in tables. */
export interface Snapshot {
  partition: number;
  reference: Reference;
  people: People;
  units: Units;
  awards: Awards;
  standings: Standings;
  switches: Switches;
  /** Newest stamp in the snapshot: the age of documents about all the Games. */
  stamp: string;
  /**
   * Time at which the newest message was received (epoch milliseconds). An upper limit for all sent times, even if a
   * message is dated in the future.
   */
  receivedAt: number;
  /** Rows that cannot be presented, by table and code: reference data and schedule. */
  leftOut: { reference: string[]; units: string[] };
  /** Increases with every refresh; caches of derived data compare it. */
  version: number;
}

let versions = 0;
export const nextVersion = (): number => (versions += 1);

/** All rows that no document shows because they cannot be presented. */
export function countOmittedRows({ leftOut, people }: Snapshot): string[] {
  return [...leftOut.reference, ...people.leftOut, ...leftOut.units];
}

/** Units whose feed data contradicts an organizer's lasting edit. */
export function contradictedUnits({ units }: Snapshot): string[] {
  const ids: string[] = [];
  for (const { id, edits } of units.values()) if (edits?.some(({ isContradicted }) => isContradicted)) ids.push(id);
  return ids;
}

/** Marks the empty snapshot of an empty database; no real partition has this number. */
export const noPartition = 0;

/** Operator settings, which override the feed's data. */
export interface GamesSettings {
  /** Organizations excluded from the ranking. */
  unrankedOrganisations?: readonly string[];
  regions?: Regions;
}

/**
 * Loads the public Games; an empty snapshot for an empty database.
 * @param defaultZone time zone for Games that do not specify one
 */
export async function loadSnapshot(
  pool: pg.Pool,
  defaultZone: string,
  { unrankedOrganisations = [], regions }: GamesSettings = {},
): Promise<Snapshot> {
  const { gamesCode = '' } = await readInstallation(pool);
  const partition = (await publicPartition(pool)) ?? noPartition;
  const leftOut: string[] = [];
  const reference = await loadReference(pool, partition, gamesCode, defaultZone, leftOut);
  const switches = await loadSwitches(pool, partition);
  for (const code of unrankedOrganisations) {
    const organisation = reference.organisations.get(code);
    if (organisation) organisation.isRanked = false;
  }
  reference.games.regions = { ...reference.games.regions, ...regions };
  const [peopleRows, program, awards, standings, stamp, receivedAt] = await Promise.all([
    readPeopleRows(pool, partition),
    loadUnits(pool, partition, 'all', reference),
    loadAwards(pool, partition, 'all', switches),
    loadStandings(pool, partition, 'all'),
    newestStamp(pool, partition),
    lastReceived(pool),
  ]);
  updateEstimates(program.units, fieldsOfPlay(program.units.values()));
  return {
    partition,
    reference,
    people: buildPeople(peopleRows, reference),
    units: program.units,
    awards,
    standings,
    switches,
    stamp,
    receivedAt,
    leftOut: { reference: leftOut, units: program.leftOut },
    version: nextVersion(),
  };
}

async function newestStamp(pool: pg.Pool, partition: number): Promise<string> {
  const { rows } = await pool.query<{ stamp: string | null }>(
    `select max(stamp) as stamp from (
       select max(stamp) as stamp from feed.heads where partition = $1
       union all select max(stamp) from sport.schedule_units where partition = $1) as stamps`,
    [partition],
  );
  return rows[0]?.stamp ?? '';
}

export async function lastReceived(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ received_at: number }>(
    'select received_at from feed.journal order by id desc limit 1',
  );
  return rows[0]?.received_at ?? 0;
}
