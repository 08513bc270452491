import { canonicalIrm, isPlaceholder } from '@podium/games';
import type { FolderRow } from '@podium/games-folder';
import type { OwnedRow } from '../../apply/projection.ts';
import type { LineupRow, OfficialRow } from '../../sport-tables.ts';
import { competitorTypeOf, parseList, parseNumber, readTexts } from '../cell-values.ts';
import type { FolderIndex } from './folder-index.ts';
import { toDetails, toPeriodRows } from './map-details.ts';
import { summarizeLines } from '../../two-sides.ts';

type SetRow = OwnedRow<'resultSets'>;
type LineRow = OwnedRow<'resultLines'>;

const tableColumns = ['played', 'won', 'lost', 'tied', 'for', 'against', 'ratio'];

/**
 * Groups results, line-ups and details of a folder into lists, one per level and ref, including empty lists with only a
 * status.
 */
export function resultRows(index: FolderIndex, stamp: string): { sets: SetRow[]; lines: LineRow[] } {
  const parts = new ResultParts(index);
  const sets: SetRow[] = [];
  const all: LineRow[] = [];
  const named = new Set<string>();
  const addSet = (level: string, ref: string, rows: readonly FolderRow[]): void => {
    named.add(`${level} ${ref}`);
    const { set, lines } = parts.read(level, ref, rows, stamp);
    sets.push(set);
    for (const line of lines) all.push(line);
  };
  for (const rows of Map.groupBy(index.rows('results'), (row) => `${row['level']} ${row['ref']}`).values()) {
    const sorted = [...rows].sort((a, b) => Number(a['sort']) - Number(b['sort']));
    addSet(rows[0]!['level']!, rows[0]!['ref']!, sorted);
  }
  const officiated = new Set(index.rows('officials').map((row) => row['unit']));
  for (const unit of index.rows('units')) {
    const hasSet = unit['result_status'] !== undefined || officiated.has(unit['id']);
    if (hasSet && !named.has(`unit ${unit['id']}`)) addSet('unit', unit['id']!, []);
  }
  for (const key of parts.setKeys) {
    const [level, ref] = key.split(' ') as [string, string];
    if (!named.has(key)) addSet(level, ref, []);
  }
  return { sets, lines: all };
}

class ResultParts {
  readonly #index: FolderIndex;
  readonly #details: Map<string, FolderRow[]>;
  readonly #lineups: Map<string, FolderRow[]>;
  readonly #officials: Map<string, FolderRow[]>;
  /** Keys of lists that have details of their own. */
  readonly setKeys: string[];

  constructor(index: FolderIndex) {
    this.#index = index;
    this.#details = Map.groupBy(index.rows('result_details'), (row) =>
      [
        row['level'],
        row['ref'],
        row['owner'],
        ...(row['owner'] === 'unit' ? [] : [row['competitor'], row['member'] ?? '']),
        '',
      ]
        .join(' ')
        .trimEnd(),
    );
    this.#lineups = Map.groupBy(index.rows('lineups'), (row) => `${row['unit']} ${row['competitor']}`);
    this.#officials = Map.groupBy(index.rows('officials'), (row) => row['unit']!);
    this.setKeys = [...this.#details.keys()].flatMap((key) =>
      key.split(' ').length === 3 ? [key.slice(0, -' unit'.length)] : [],
    );
  }

  read(level: string, ref: string, rows: readonly FolderRow[], stamp: string): { set: SetRow; lines: LineRow[] } {
    const place = this.#place(level, ref);
    const lines = rows.map((row, position) => this.#line(row, place.ref, position));
    const details = this.#details.get(`${level} ${ref} unit`) ?? [];
    const periods = toPeriodRows(details);
    const set: SetRow = {
      source: 0,
      level,
      ...place,
      kind: 'result',
      stamp,
      notes: [],
      periods,
      details: toDetails(details, this.#index),
      officials: level === 'unit' ? this.#officialsOf(ref) : [],
      lines: lines.length,
      hasPeriods: periods.length > 0,
      summary: summarizeLines(lines),
      names: {},
    };
    return { set, lines };
  }

  #place(
    level: string,
    ref: string,
  ): Pick<SetRow, 'ref' | 'code' | 'disciplineCode' | 'eventId' | 'phaseId' | 'status'> {
    if (level === 'unit') {
      const unit = this.#index.unit(ref);
      return {
        ref: unit?.id ?? ref,
        code: unit?.code ?? ref,
        disciplineCode: unit?.disciplineCode,
        eventId: unit?.event?.id,
        phaseId: unit?.phase?.id,
        status: unit?.row['result_status'],
      };
    }
    const phase = level === 'event' ? undefined : this.#index.phase(ref);
    const event = level === 'event' ? this.#index.event(ref) : phase?.event;
    const place = level === 'event' ? event : phase;
    return {
      ref: place?.id ?? ref,
      code: place?.row['rsc'] ?? place?.id ?? ref,
      disciplineCode: event?.disciplineCode,
      eventId: event?.id,
      phaseId: phase?.id,
      status: 'OFFICIAL',
    };
  }

  #line(row: FolderRow, ref: string, position: number): LineRow {
    const index = this.#index;
    const competitor = row['competitor']!;
    const type = row['competitor_type'];
    const sourceRef = row['from_ref'];
    const table = tableColumns.flatMap((column) => (row[column] === undefined ? [] : [[column, row[column]] as const]));
    const key = `${row['level']} ${row['ref']} line ${competitor}`;
    const isReal = !isPlaceholder(competitor);
    return {
      level: row['level']!,
      ref,
      sort: position + 1,
      competitorId: competitor,
      competitorType: isReal ? competitorTypeOf[type ?? ''] : undefined,
      organisation: isReal ? index.organisationOf(competitor, type) : undefined,
      bib: row['bib'],
      startOrder: row['start_order'],
      startSort: /^\d{1,9}$/.test(row['start_order'] ?? '') ? parseNumber(row['start_order']) : undefined,
      side: row['side'],
      rank: row['rank'],
      isRankEqual: row['rank_equal'] === 'true',
      resultType: row['result_type'],
      result: row['result'],
      // Folders are filled in by many people, so variants of a mark are normalized.
      irm: canonicalIrm(row['irm']) ?? undefined,
      diff: row['diff'],
      points: row['points'],
      qualification: row['qualification'],
      wlt: row['wlt'],
      isUnchecked: false,
      table: table.length > 0 ? Object.fromEntries(table) : undefined,
      records: parseList(row['record']).map(parseRecord),
      from:
        sourceRef === undefined
          ? undefined
          : { unit: index.unit(sourceRef)?.id ?? index.phase(sourceRef)?.id ?? sourceRef, result: row['from_result'] },
      ...this.#lineup(row, isReal),
      opponents: [],
      details: isReal ? toDetails(this.#details.get(key) ?? [], index) : [],
    };
  }

  #lineup(line: FolderRow, isReal: boolean): { members: LineupRow[]; coaches: OfficialRow[] } {
    const members: LineupRow[] = [];
    const coaches: OfficialRow[] = [];
    if (!isReal || line['level'] !== 'unit') return { members, coaches };
    const withDetails = new Set<string>();
    for (const row of this.#lineups.get(`${line['ref']} ${line['competitor']}`) ?? []) {
      const id = row['participant']!;
      const roles = parseList(row['role']);
      if (roles.length === 1 && roles[0] === 'coach' && this.#index.participants.get(id)?.['role'] !== 'athlete') {
        coaches.push({
          id,
          ...this.#functionOf(row, 'COACH'),
          order: row['order'],
          bib: row['bib'],
          position: row['position'],
        });
        continue;
      }
      const details = withDetails.has(id) ? [] : this.#memberDetails(line, id);
      withDetails.add(id);
      members.push({
        id,
        order: row['order'],
        bib: row['bib'],
        roles: roles.length > 0 ? roles : undefined,
        position: row['position'],
        isStarter: row['starter'] === undefined ? undefined : row['starter'] === 'true',
        leg: parseNumber(row['leg']),
        details: details.length > 0 ? details : undefined,
      });
    }
    return { members, coaches };
  }

  #officialsOf(unit: string): OfficialRow[] {
    return (this.#officials.get(unit) ?? []).map((row) => ({
      id: row['participant']!,
      ...this.#functionOf(row),
      order: row['order'],
      bib: row['bib'],
      position: row['position'],
      organisation: this.#index.organisationOf(row['participant']!, 'person'),
    }));
  }

  /** The function of the row, otherwise that of the participant's row, otherwise the default code. */
  #functionOf(row: FolderRow, otherwise?: string): Pick<OfficialRow, 'function' | 'functionName'> {
    if (row['function'] !== undefined) return { function: row['function'] };
    const person = this.#index.participants.get(row['participant']!);
    const functionName = person && readTexts(person, 'function');
    return functionName ? { functionName } : { function: otherwise };
  }

  #memberDetails(line: FolderRow, id: string): ReturnType<typeof toDetails> {
    return toDetails(
      this.#details.get(`${line['level']} ${line['ref']} member ${line['competitor']} ${id}`) ?? [],
      this.#index,
    );
  }
}

/** `=GR` is an equaled Games record. */
const parseRecord = (text: string): LineRow['records'][number] => ({
  type: text.replace(/^=\s*/u, ''),
  isEqualled: text.startsWith('='),
});
