import type { Regions } from '@podium/games';
import type pg from 'pg';
import { publicPartition, readInstallation } from '../../feed/installation.ts';
import { loadAwards } from './awards.ts';
import type { Awards } from './award-corrections.ts';
import { fieldsOf, updateEstimates } from './estimates.ts';
import { peopleOf } from './people.ts';
import { readPeopleRows } from './people-rows.ts';
import type { People } from './people.ts';
import { loadUnits } from './programme.ts';
import { loadStandings } from './standings.ts';
import type { Standings } from './standings.ts';
import { loadReference } from './load-reference.ts';
import type { Reference } from './reference.ts';
import { loadSwitches } from './switches.ts';
import type { Switches } from './switches.ts';
import type { Units } from './units.ts';

/** What documents are built from, kept in memory: everything small and asked for by many. Lines and actions stay in tables. */
export interface Snapshot {
  partition: number;
  reference: Reference;
  people: People;
  units: Units;
  awards: Awards;
  standings: Standings;
  switches: Switches;
  /** Newest stamp in the snapshot: how old documents of the whole Games are. */
  stamp: string;
  /** When the newest message came, epoch milliseconds: nothing that documents say is younger, however it is dated. */
  receivedAt: number;
  /** Rows that cannot be presented, by table and code: of what names things, and of the programme. */
  leftOut: { reference: string[]; units: string[] };
  /** Grows with every refresh: what is derived from a snapshot is remembered by it. */
  version: number;
}

let versions = 0;
export const nextVersion = (): number => (versions += 1);

/** Rows of all kinds that no document shows because they cannot be presented. */
export function rowsLeftOut({ leftOut, people }: Snapshot): string[] {
  return [...leftOut.reference, ...people.leftOut, ...leftOut.units];
}

/** Units about which the feed contradicts what a person decided to last. */
export function contradictedUnits({ units }: Snapshot): string[] {
  const ids: string[] = [];
  for (const { id, edits } of units.values()) if (edits?.some(({ isContradicted }) => isContradicted)) ids.push(id);
  return ids;
}

/** No partition has this number: the Games of an empty database. */
export const noPartition = 0;

/** Settings of the operator, which override the source of the Games. */
export interface GamesSettings {
  /** Organisations that have no rank. */
  unrankedOrganisations?: readonly string[];
  /** Forms of languages. */
  regions?: Regions;
}

/**
 * The public Games, read whole; Games without anything in them on an empty database.
 * @param defaultZone of Games that say none
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
  const [peopleRows, programme, awards, standings, stamp, receivedAt] = await Promise.all([
    readPeopleRows(pool, partition),
    loadUnits(pool, partition, 'all', reference),
    loadAwards(pool, partition, 'all', switches),
    loadStandings(pool, partition, 'all'),
    newestStamp(pool, partition),
    lastReceived(pool),
  ]);
  updateEstimates(programme.units, fieldsOf(programme.units.values()));
  return {
    partition,
    reference,
    people: peopleOf(peopleRows, reference),
    units: programme.units,
    awards,
    standings,
    switches,
    stamp,
    receivedAt,
    leftOut: { reference: leftOut, units: programme.leftOut },
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
