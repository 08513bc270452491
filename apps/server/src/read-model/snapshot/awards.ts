import type { Awards } from './award-corrections.ts';
import type { AwardInfo } from './award-info.ts';
import { canonicalCode } from '@podium/disciplines';
import type { Medal } from '@podium/games';
import type pg from 'pg';
import type * as tables from '../../feed/sport-tables.ts';
import type { TableRow } from '../../feed/table-row.ts';
import { buildCorrections, readFrozenLists, readOfficialLists } from './award-corrections.ts';
import type { Switches } from './switches.ts';

type AwardRow = TableRow<
  typeof tables.awards,
  | 'event_id'
  | 'discipline_code'
  | 'medal'
  | 'age_group'
  | 'sort'
  | 'competitor_id'
  | 'competitor_type'
  | 'organisation'
  | 'name'
  | 'unit_id'
  | 'day'
  | 'is_not_awarded'
  | 'status'
  | 'members'
  | 'stamp'
  | 'source'
>;

const medalOrder: readonly string[] = ['gold', 'silver', 'bronze'];

/**
 * Awards of some events or of all; the frozen ones while medals are frozen. If the feed has awards of an event,
 * imported ones are ignored.
 */
export async function loadAwards(
  client: pg.Pool,
  partition: number,
  events: readonly string[] | 'all',
  { medalsFrozen }: Switches = {},
): Promise<Awards> {
  const parameters: unknown[] = events === 'all' ? [partition] : [partition, events];
  const filter = events === 'all' ? '' : 'and event_id = any($2::text[])';
  const [awards, versions] = await Promise.all([
    client.query<AwardRow>(
      `select event_id, discipline_code, medal, age_group, sort, competitor_id, competitor_type, organisation, name, unit_id, day, is_not_awarded, status, members, stamp, source
       from sport.${medalsFrozen ? 'frozen_awards' : 'awards'} where partition = $1 ${filter} order by event_id, source desc, stamp desc, owner, sort`,
      parameters,
    ),
    (medalsFrozen ? readFrozenLists : readOfficialLists)(client, partition, events),
  ]);
  const byEvent = new Map<string, AwardInfo[]>();
  const winners = new Map<string, string>();
  for (const row of awards.rows) {
    const origin = `${row.source} ${row.source === 0 ? '' : row.stamp}`;
    const winner = winners.get(row.event_id) ?? origin;
    winners.set(row.event_id, winner);
    if (winner !== origin || !medalOrder.includes(row.medal)) continue;
    const list = byEvent.get(row.event_id) ?? [];
    byEvent.set(row.event_id, list);
    list.push(awardInfo(row));
  }
  for (const list of byEvent.values())
    list.sort((a, b) => medalOrder.indexOf(a.medal) - medalOrder.indexOf(b.medal) || a.sort - b.sort);
  return { byEvent, ...buildCorrections(versions, byEvent) };
}

function awardInfo(row: AwardRow): AwardInfo {
  return {
    eventId: row.event_id,
    disciplineCode: canonicalCode(row.discipline_code),
    medal: row.medal as Medal,
    ageGroup: row.age_group ?? undefined,
    sort: row.sort,
    competitorId: row.competitor_id,
    competitorType: row.competitor_type ?? undefined,
    organisation: row.organisation ?? undefined,
    name: row.name ?? undefined,
    unitId: row.unit_id ?? undefined,
    day: row.day ?? undefined,
    isNotAwarded: row.is_not_awarded,
    isOfficial: row.status === 'OFFICIAL',
    isEventOpen: row.status === 'PARTIAL',
    members: row.members,
    isFed: row.source === 1,
    stamp: row.stamp,
  };
}
