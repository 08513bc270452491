import { rscToId, isPlaceholder, parseRsc } from '@podium/games';
import type { Detail } from '@podium/odf';
import { competitorTypes, detailTypes, folderId, lineupRoles, row } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { detailAttributes } from '../detail-attributes.ts';
import type { LineupRow, OfficialRow, PeriodRow } from '../../sport-tables.ts';
import { isHeadToHead } from '../../two-sides.ts';
import type { DbRow } from './table-rows.ts';

export interface ResultFiles {
  results: FolderRow[];
  lineups: FolderRow[];
  officials: FolderRow[];
  result_details: FolderRow[];
}

/** Exports result lists as three files: lines, line-ups and details. */
export function resultFiles(
  sets: readonly DbRow<'resultSets'>[],
  getLines: (set: DbRow<'resultSets'>) => readonly DbRow<'resultLines'>[],
): ResultFiles {
  const files: ResultFiles = { results: [], lineups: [], officials: [], result_details: [] };
  for (const set of sets) {
    const ref = folderId(set.ref);
    const place = { level: set.level, ref };
    const details = new DetailRows(place, files.result_details);
    details.add({ owner: 'unit' }, set.details);
    details.addPeriods(set.periods);
    if (set.level === 'unit') files.officials.push(...officialRows(ref, set.officials));
    const lines = getLines(set);
    const ranks = countRanks(lines);
    const seen = new Set<string>();
    let sort = 0;
    for (const line of lines) {
      if (seen.has(line.competitorId)) continue;
      if (!isPlaceholder(line.competitorId)) seen.add(line.competitorId);
      sort += 1;
      const isSided = set.level === 'unit' && isHeadToHead(set) && !set.isImport && lines.length === 2;
      files.results.push(resultRow(line, { ...place, sort }, (ranks.get(line.rank ?? '') ?? 0) > 1, isSided));
      if (isPlaceholder(line.competitorId)) continue;
      details.add({ owner: 'line', competitor: line.competitorId }, line.details);
      if (set.level === 'unit' && typeOf(line) === 'team') addLineup(files, details, ref, line);
    }
  }
  return files;
}

/** Removes duplicates: an official has each function only once in a unit. */
function officialRows(unit: string, officials: readonly OfficialRow[]): FolderRow[] {
  const seen = new Set<string>();
  return officials.flatMap(({ id, function: code, order, bib, position }) => {
    const resultCode = codeOf(code);
    if (seen.has(`${id} ${resultCode}`)) return [];
    seen.add(`${id} ${resultCode}`);
    return [row({ unit, participant: id, function: resultCode, order: wholeNumber(order), bib, position })];
  });
}

const codeOf = (text: string | undefined): string | undefined => (/^\S+$/.test(text ?? '') ? text : undefined);
const wholeNumber = (text: string | undefined): string | undefined => (/^\d{1,9}$/.test(text ?? '') ? text : undefined);

function countRanks(lines: readonly DbRow<'resultLines'>[]): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const { rank, irm } of lines) if (rank && !irm) ranks.set(rank, (ranks.get(rank) ?? 0) + 1);
  return ranks;
}

function typeOf(line: DbRow<'resultLines'>): string | undefined {
  return isPlaceholder(line.competitorId) ? undefined : (competitorTypes.get(line.competitorType ?? 'A') ?? 'team');
}

function resultRow(
  line: DbRow<'resultLines'>,
  place: { level: string; ref: string; sort: number },
  isShared: boolean,
  isSided: boolean,
): FolderRow {
  const isEqual = line.isRankEqual || (isShared && !line.irm);
  const bySort = place.sort === 1 ? 'home' : 'away';
  const side = isSided || (line.side === bySort && place.sort <= 2) ? bySort : undefined;
  return row({
    ...place,
    competitor_type: typeOf(line),
    competitor: line.competitorId,
    from_ref: line.from ? folderId(line.from.unit) : undefined,
    from_result: line.from?.result?.match(/^(W|L\d?|\d{1,4})$/)?.[0],
    start_order: line.startOrder,
    bib: line.bib,
    side,
    rank: line.rank,
    rank_equal: isEqual || undefined,
    result_type: line.resultType === 'IRM' && line.result ? undefined : line.resultType,
    result: line.result,
    diff: line.diff,
    points: line.points,
    irm: line.irm,
    qualification: line.qualification,
    wlt: ['W', 'L', 'T'].includes(line.wlt ?? '') ? line.wlt : undefined,
    ...line.table,
    record: line.records.map(({ type, isEqualled }) => (isEqualled ? `=${type}` : type)).join(';'),
  });
}

function addLineup(files: ResultFiles, details: DetailRows, unit: string, line: DbRow<'resultLines'>): void {
  const seen = new Set<string>();
  const orders = new Set<string>();
  const add = (
    member: Pick<LineupRow, 'id' | 'order' | 'bib' | 'position' | 'isStarter' | 'leg'>,
    role: string | undefined,
    coachFunction?: string,
  ): void => {
    const key = `${member.id} ${member.leg ?? ''}`;
    if (seen.has(key)) return;
    seen.add(key);
    const order =
      member.order !== undefined && /^\d{1,9}$/.test(member.order) && !orders.has(member.order)
        ? member.order
        : undefined;
    if (order !== undefined) orders.add(order);
    const { id, position, bib, isStarter, leg } = member;
    files.lineups.push(
      row({
        unit,
        competitor: line.competitorId,
        participant: id,
        order,
        role,
        position,
        bib,
        starter: isStarter,
        leg,
        function: coachFunction,
      }),
    );
  };
  for (const member of line.members) {
    add(member, member.roles?.filter((role) => lineupRoles.includes(role)).join(';'));
    details.add({ owner: 'member', competitor: line.competitorId, member: member.id }, member.details ?? []);
  }
  // A coach without a function code in the folder has `COACH`.
  for (const coach of line.coaches)
    add(coach, 'coach', coach.function === 'COACH' ? undefined : codeOf(coach.function));
}

type Owner = { owner: 'unit' | 'line' | 'member'; competitor?: string; member?: string };

/** Collects detail rows without duplicates. */
class DetailRows {
  readonly #place: { level: string; ref: string };
  readonly #rows: FolderRow[];
  readonly #seen = new Set<string>();

  constructor(place: { level: string; ref: string }, rows: FolderRow[]) {
    this.#place = place;
    this.#rows = rows;
  }

  add(owner: Owner, details: readonly Detail[]): void {
    for (const detail of details) {
      const type = detail.type ?? 'ER';
      if (!detailTypes.includes(type) || type === 'PERIOD') continue;
      const code = type === 'ITEM' ? bracketItemId(detail.code) : detail.code;
      const base = { type, code, pos: detail.pos };
      const isBare = detail.value === undefined && Object.keys(detail.attributes ?? {}).length === 0;
      if (!isBare || !detail.extensions?.length) this.#push(owner, { ...base, ...detailValues(detail) });
      for (const extension of detail.extensions ?? []) {
        this.#push(owner, { ...base, ext_code: extension.code, ext_pos: extension.pos, ...detailValues(extension) });
      }
    }
  }

  addPeriods(periods: readonly PeriodRow[]): void {
    for (const period of periods) {
      const base = { type: 'PERIOD', code: period.code };
      if (period.homePeriod !== undefined || period.home !== undefined)
        this.#push({ owner: 'unit' }, { ...base, pos: 'H', value: period.homePeriod, value2: period.home });
      if (period.awayPeriod !== undefined || period.away !== undefined)
        this.#push({ owner: 'unit' }, { ...base, pos: 'A', value: period.awayPeriod, value2: period.away });
      for (const { code, pos, ...detail } of period.details ?? [])
        this.#push(
          { owner: 'unit' },
          { ...base, pos: 'H', ext_code: code, ext_pos: pos, ...detailValues({ code, ...detail }) },
        );
    }
  }

  #push(owner: Owner, cells: Readonly<Record<string, string | undefined>>): void {
    if (/\s/.test(`${cells['code']}${cells['ext_code'] ?? ''}`)) return;
    const key = [
      owner.owner,
      owner.competitor,
      owner.member,
      cells['type'],
      cells['code'],
      cells['pos'],
      cells['ext_code'],
      cells['ext_pos'],
    ].join('\u0000');
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#rows.push(row({ ...this.#place, ...owner, ...cells }));
  }
}

function detailValues(detail: Detail): Record<string, string | undefined> {
  const attributes: Readonly<Record<string, string | undefined>> = detail.attributes ?? {};
  const columns = Object.entries(detailAttributes).map(([column, name]) => [column, attributes[name]]);
  return {
    value: detail.value,
    ...Object.fromEntries(columns),
    value2: attributes['Value2'] ?? attributes['ResultPoints'],
  };
}

/** Converts the code of an ITEM to the form used in a Games folder. */
function bracketItemId(code: string): string {
  return parseRsc(code).isValid ? rscToId(code) : code;
}
