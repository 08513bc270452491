/** Messages stored as a whole: running clock, configuration, weather, statistics. */
import { rscToId } from '@podium/games';
import type { BodyOf, Detail } from '@podium/odf';
import type pg from 'pg';
import type * as tables from '../../feed/sport-tables.ts';
import type { TableRow } from '../../feed/table-row.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';

export interface UnitBodies {
  current?: { body: BodyOf<'current'>; stamp: string };
  /** Configuration of the unit, its phase or its event. */
  config: Detail[];
  weather: Detail[];
}

export type UnitPlace = Pick<UnitInfo, 'id'> &
  Partial<Pick<UnitInfo, 'phaseId' | 'eventId' | 'venueId' | 'locationId' | 'day'>>;

type BodyRow = TableRow<typeof tables.bodies, 'ref' | 'subcode' | 'stamp'> &
  (
    | { kind: 'current'; body: BodyOf<'current'> }
    | { kind: 'config'; body: BodyOf<'config'> }
    | { kind: 'weather'; body: BodyOf<'weather'> }
  );

/** Stored messages about a unit, its phase, event and venue; newest of each kind first. */
export async function readUnitBodies(pool: pg.Pool, partition: number, unit: UnitPlace): Promise<UnitBodies> {
  const { id, phaseId, eventId, venueId, locationId } = unit;
  const places = [venueId, locationId].filter((place) => place !== undefined);
  const { rows } = await pool.query<BodyRow>(
    `select kind, ref, subcode, stamp, body from sport.bodies where partition = $1 and
       (kind = 'current' and ref = $2 or kind = 'config' and ref = any($3::text[]) 
         or kind = 'weather' and (subcode = any($4::text[]) or ref = any($5::text[]) or body @> any($6::jsonb[])))
     order by stamp desc, owner`,
    [
      partition,
      id,
      [id, phaseId, eventId].filter((ref) => ref !== undefined),
      places,
      places.map(rscToId),
      places.map((code) => JSON.stringify({ weathers: [{ conditions: [{ code }] }] })),
    ],
  );
  return {
    current: rows.find((row) => row.kind === 'current'),
    config: rows.flatMap((row) => (row.kind === 'config' ? unitConfig(row.body, unit) : [])),
    weather: rows.flatMap((row) => (row.kind === 'weather' ? unitWeather(row, row.body, places, unit.day) : [])),
  };
}

/** A configuration message may cover one unit among others, its phase or its event. */
function unitConfig({ configs }: BodyOf<'config'>, { id, phaseId, eventId }: UnitPlace): Detail[] {
  const refs = new Set([id, phaseId, eventId]);
  return configs
    .filter(({ unit }) => unit === undefined || refs.has(rscToId(unit)))
    .flatMap(({ details }) => details.map((detail) => ({ type: 'EC', ...detail })));
}

/** Measurements at the unit's venue on its day. The venue is that of the message or of the single measurement. */
function unitWeather(
  { ref, subcode }: Pick<BodyRow, 'ref' | 'subcode'>,
  { weathers }: BodyOf<'weather'>,
  places: readonly string[],
  day: string | undefined,
): Detail[] {
  const isHere = places.some((place) => place === subcode || ref === rscToId(place));
  return weathers
    .filter(({ date }) => date?.slice(0, 10) === day)
    .flatMap(({ conditions }) => conditions.filter(({ code }) => isHere || places.includes(code)));
}

export type StatisticsRow = TableRow<
  typeof tables.bodies,
  'subtype' | 'subcode' | 'status' | 'stamp' | 'discipline_code'
> & {
  body: BodyOf<'statistics'>;
};

/** Statistics over the units of an event, by kind and subject. */
export async function readStatistics(pool: pg.Pool, partition: number, event: string): Promise<StatisticsRow[]> {
  const { rows } = await pool.query<StatisticsRow>(
    `select subtype, subcode, status, stamp, discipline_code, body from sport.bodies
     where partition = $1 and kind = 'statistics' and ref = $2 order by subtype nulls first, subcode nulls first, owner`,
    [partition, event],
  );
  return rows;
}

export async function hasStatistics(pool: pg.Pool, partition: number, event: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from sport.bodies where partition = $1 and kind = 'statistics' and ref = $2 limit 1`,
    [partition, event],
  );
  return rows.length > 0;
}
