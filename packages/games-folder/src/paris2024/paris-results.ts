import { rscToId } from '@podium/games';
import type { FolderRow } from '../folder-tables.ts';
import { row } from '../cells.ts';
import { phaseId } from './paris-catalogue.ts';
import { wholeNumber, medallistCode } from './paris-set.ts';
import type { ParisRow, ParisSet, Stage } from './paris-set.ts';

/** Lines of every unit, and the overall rankings of phases and events, whose code contains no unit. */
export function resultRows(set: ParisSet): FolderRow[] {
  return set.stages.flatMap((stage) => {
    const place = placeOf(stage);
    const shared = sharedRanks(stage.rows);
    const isTwoSided =
      place.level === 'unit' && stage.rows.length === 2 && stage.rows.some((line) => line['result_WLT'] !== undefined);
    return stage.rows.map((line, index) => {
      const rank = wholeNumber(line['rank']);
      const irm = line['result_IRM'];
      return row({
        ...place,
        sort: index + 1,
        competitor_type: line['participant_type'] === 'Team' ? 'team' : 'person',
        competitor: line['participant_code'],
        start_order: wholeNumber(line['start_order']),
        bib: wholeNumber(line['bib']),
        side: isTwoSided ? (index === 0 ? 'home' : 'away') : undefined,
        rank,
        rank_equal: irm === undefined && rank !== undefined && shared.has(rank) ? true : undefined,
        result_type: line['result_type'],
        result: line['result'],
        diff: line['result_diff'],
        irm,
        qualification: line['qualification_mark'],
        wlt: line['result_WLT'],
      });
    });
  });
}

function placeOf({ code }: Stage): { level: string; ref: string } {
  if (code.endsWith('-'.repeat(12))) return { level: 'event', ref: rscToId(code) };
  return code.endsWith('-'.repeat(8))
    ? { level: 'phase', ref: phaseId(code.slice(0, 26)) }
    : { level: 'unit', ref: rscToId(code) };
}

function sharedRanks(lines: readonly ParisRow[]): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const line of lines) {
    const rank = wholeNumber(line['rank']);
    if (rank === undefined || line['result_IRM'] !== undefined) continue;
    if (seen.has(rank)) shared.add(rank);
    seen.add(rank);
  }
  return shared;
}

/** Medals as awarded, never derived from ranks: some were awarded without a match, some reassigned later. */
export function medalRows(
  set: ParisSet,
  eventCodes: (row: ParisRow) => string | undefined,
  unitOf: (row: ParisRow) => string | undefined,
): FolderRow[] {
  const teams = new Set(set.rows('teams.csv').map((team) => team['code']));
  const members = new Map<string, string[]>();
  for (const each of set.rows('medallists.csv')) {
    if (each['code_team'] === undefined || each['is_medallist'] !== 'True') continue;
    const key = `${each['code_team']} ${each['event']}`;
    members.set(key, [...(members.get(key) ?? []), medallistCode(each)]);
  }
  const orders = new Map<string, number>();
  return set.rows('medals.csv').map((medal) => {
    const event = eventCodes(medal)!;
    const order = (orders.get(event) ?? 0) + 1;
    orders.set(event, order);
    const isTeam = teams.has(medal['code']);
    return row({
      event,
      medal: medal['medal_type']!.split(' ')[0]!.toLowerCase(),
      competitor_type: isTeam ? 'team' : 'person',
      competitor: medal['code'],
      unit: unitOf(medal),
      date: medal['medal_date'],
      order,
      status: 'official',
      members: isTeam ? members.get(`${medal['code']} ${medal['event']}`)?.join(';') : undefined,
    });
  });
}
