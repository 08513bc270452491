import type { Medal } from '@podium/games';
import type pg from 'pg';

export interface AwardInfo {
  eventId: string;
  disciplineCode: string;
  medal: Medal;
  sort: number;
  competitorId: string;
  competitorType?: string;
  organisation?: string;
  name?: string;
  unitId?: string;
  day?: string;
  isNotAwarded: boolean;
  isOfficial: boolean;
  members: { id: string; name?: string }[];
  stamp: string;
}

interface AwardCorrection {
  eventId: string;
  version: number;
  stamp: string;
  note?: string;
}

export interface Awards {
  byEvent: Map<string, AwardInfo[]>;
  corrections: Map<string, AwardCorrection[]>;
}

interface AwardRow {
  event_id: string;
  discipline_code: string;
  medal: string;
  sort: number;
  competitor_id: string;
  competitor_type: string | null;
  organisation: string | null;
  name: string | null;
  unit_id: string | null;
  day: string | null;
  is_not_awarded: boolean;
  status: string | null;
  members: { id: string; name?: string }[];
  stamp: string;
  source: number;
}

const medalOrder: readonly string[] = ['gold', 'silver', 'bronze'];

/** Awards of some events, or of all. An event told of by the feed takes nothing from an import. */
export async function loadAwards(
  client: pg.Pool,
  partition: number,
  events: readonly string[] | 'all',
): Promise<Awards> {
  const parameters: unknown[] = events === 'all' ? [partition] : [partition, events];
  const [filter, versionFilter] =
    events === 'all' ? ['', ''] : ['and event_id = any($2::text[])', 'and ref = any($2::text[])'];
  const [awards, versions] = await Promise.all([
    client.query<AwardRow>(
      `select event_id, discipline_code, medal, sort, competitor_id, competitor_type, organisation, name, unit_id, day, is_not_awarded, status, members, stamp, source
       from sport.awards where partition = $1 ${filter} order by event_id, source desc, stamp desc, owner, sort`,
      parameters,
    ),
    client.query<{
      ref: string;
      version: number;
      stamp: string;
      notes: string[];
      lines: { competitor: string; medal?: string }[];
    }>(
      `select ref, version, stamp, notes, lines from sport.official_versions where partition = $1 and kind = 'medallists' ${versionFilter}
       order by ref, version, stamp`,
      parameters,
    ),
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
    list.sort((one, other) => medalOrder.indexOf(one.medal) - medalOrder.indexOf(other.medal) || one.sort - other.sort);
  return { byEvent, corrections: correctionsOf(versions.rows) };
}

function awardInfo(row: AwardRow): AwardInfo {
  return {
    eventId: row.event_id,
    disciplineCode: row.discipline_code,
    medal: row.medal as Medal,
    sort: row.sort,
    competitorId: row.competitor_id,
    competitorType: row.competitor_type ?? undefined,
    organisation: row.organisation ?? undefined,
    name: row.name ?? undefined,
    unitId: row.unit_id ?? undefined,
    day: row.day ?? undefined,
    isNotAwarded: row.is_not_awarded,
    isOfficial: row.status === 'OFFICIAL',
    members: row.members,
    stamp: row.stamp,
  };
}

/** An official list after an official list with other medals is a correction. */
function correctionsOf(
  versions: readonly {
    ref: string;
    version: number;
    stamp: string;
    notes: string[];
    lines: { competitor: string; medal?: string }[];
  }[],
): Map<string, AwardCorrection[]> {
  const corrections = new Map<string, AwardCorrection[]>();
  const text = (lines: readonly { competitor: string; medal?: string }[]): string =>
    lines
      .map((line) => `${line.medal} ${line.competitor}`)
      .sort()
      .join('|');
  for (const [index, version] of versions.entries()) {
    const before = versions[index - 1];
    if (before?.ref !== version.ref || text(before.lines) === text(version.lines)) continue;
    const list = corrections.get(version.ref) ?? [];
    corrections.set(version.ref, list);
    list.push({ eventId: version.ref, version: version.version, stamp: version.stamp, note: version.notes.at(-1) });
  }
  return corrections;
}
