/** Reads a list of results of any office: a workbook or a table with one line for each competitor or match. */
import { SheetsUnreadable, isOtherTitle } from '@podium/games-folder/own-sheets';
import type { OwnSheets } from '@podium/games-folder/own-sheets';
import { readSheets } from '@podium/games-folder/read-sheets';
import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { ForeignFileError } from '../foreign-error.ts';
import type { ForeignOptions, ForeignReading, MadeValue } from '../foreign-format.ts';
import { gamesFacts } from '../games-facts.ts';
import { LostCount } from '../lost-count.ts';
import { detailNames } from '../formats/lenex/lenex-words.ts';
import { namesOf } from './known-games.ts';
import type { KnownRows } from './known-games.ts';
import { hasUse } from './list-columns.ts';
import type { ChosenColumns, ListColumn } from './list-columns.ts';
import { ListDoubts } from './list-doubts.ts';
import { ListPlaces, titleFor } from './list-places.ts';
import type { ListPlace } from './list-places.ts';
import type { ListDoubt } from './list-doubts.ts';
import { ListEvents } from './list-events.ts';
import { addMatches } from './list-matches.ts';
import { ListPeople } from './list-people.ts';
import { addRaces } from './list-races.ts';
import { emptyRows } from './result-rows.ts';
import { readRecords } from './list-records.ts';
import type { ListRecord, RecordReading } from './list-record.ts';
import { ListRounds } from './list-rounds.ts';
import { ListSports } from './list-sports.ts';

export interface ResultListOptions extends ForeignOptions {
  /** Rows of the Games to which the list is added. */
  known?: KnownRows;
  /** Contents of columns that an organizer chose. */
  columns?: ChosenColumns;
}

interface ListSheet {
  name: string;
  columns: ListColumn[];
}

export interface ResultListReading extends ForeignReading {
  sheets: ListSheet[];
  doubts: ListDoubt[];
  /** Number of doubts that are not listed. */
  omittedDoubts: number;
  /** The line of the sheets from which a row was made, and the title of the column that holds a value of it. */
  placeOf: (row: FolderRow, column?: string) => (ListPlace & { column: string | undefined }) | undefined;
}

type ReadSheet = Pick<RecordReading['sheets'][number], 'name' | 'columns'>;

/** Endings of files that may be a list. */
export const listEndings = ['xlsx', 'xlsm', 'ods', 'csv', 'tsv', 'txt'] as const;

/**
 * Reads a list of results or a start list.
 *
 * @throws ForeignFileError with the one reason why it cannot be read
 */
export function readResultList(bytes: Uint8Array, name: string, options: ResultListOptions): ResultListReading {
  const file = openSheets(bytes, name);
  const { known = {}, games, generatedAt, columns = new Map() } = options;
  const doubts = new ListDoubts();
  for (const hidden of file.hidden) doubts.add({ code: 'hidden', sheet: hidden, line: 0, value: hidden });
  const sports = new ListSports(
    (known.disciplines ?? []).map((each) => ({ id: each['id']!, code: each['code']!, names: namesOf(each) })),
  );
  const onlyCode = known.disciplines?.length === 1 ? known.disciplines[0]!['code'] : undefined;
  const year = games ? Number(games.start.slice(0, 4)) : yearOf(file, Number(generatedAt.slice(0, 4)));
  const reading = readRecords(file.sheets, {
    sports,
    doubts,
    chosen: columns,
    timeZone: games?.timeZone ?? options.timeZone,
    year,
    onlySport: onlyCode === undefined ? undefined : sports.byCode(onlyCode),
  });
  const { records, sheets } = reading;
  if (records.length === 0) refuse(sheets, doubts, file);
  const days = records.flatMap(({ date }) => date ?? []).sort();
  const day = days[0] ?? games?.start ?? generatedAt.slice(0, 10);
  const facts = gamesFacts(
    { name: reading.title ?? name.replace(/\.[a-z]{3,4}$/iu, ''), start: day, end: days.at(-1) ?? day, source: 'list' },
    options,
  );
  const places = new ListPlaces();
  const people = new ListPeople(known, doubts, places);
  nameDelegations(records, people);
  const events = new ListEvents(known, sports);
  events.areTeams = (ofEvent) => areTeams(ofEvent, people);
  const rounds = new ListRounds(known, sports, day);
  const rows = emptyRows();
  const context = { people, rounds, doubts, places, rows, known, day };
  const grouped = events.group(records);
  for (const event of grouped) {
    const ofEvent = rounds.rounds(event);
    const [first] = event.records;
    if (first) for (const id of [event.id, event.sport.id]) places.note(first, id);
    for (const {
      id,
      records: [record],
    } of ofEvent)
      if (record) places.note(record, id);
    addRaces(event, ofEvent, context);
    addMatches(event, ofEvent, context);
  }
  const lost = new LostCount();
  for (const [title, count] of reading.unread) lost.add(title, isOtherTitle(title) ? 'private' : 'noPlace', count);
  const usedPhases = new Set(rounds.units.map((unit) => unit['phase']));
  const tables = withoutEmpty({
    organisations: people.organisations(),
    venues: rounds.venues,
    disciplines: events.disciplines(grouped, known),
    codes: [...rows.usedDetails].map((discipline) =>
      row({ kind: 'detail', discipline, code: 'reason', ...texts('name', detailNames['reason']) }),
    ),
    events: events.events,
    event_rules: events.rules,
    phases: rounds.phases.filter(({ id }) => usedPhases.has(id) || rows.results.some((line) => line['ref'] === id)),
    units: rounds.units,
    participants: people.participants(),
    teams: [...people.teams.values()],
    team_members: rows.members,
    entries: [...rows.entries.values()],
    results: rows.results,
    lineups: rows.lineups,
    result_details: rows.details,
    medals: rows.medals,
  });
  return {
    games: facts.games,
    tables,
    made: [
      ...facts.made,
      ...madeValues({
        people,
        rounds,
        derived: rows.derivedRanks,
        hasDays: days.length > 0 || games !== undefined,
        day,
      }),
    ],
    lost: lost.list(),
    sheets: mergedSheets(sheets),
    doubts: doubts.listed,
    omittedDoubts: doubts.omitted,
    placeOf: (cells, column = '') => {
      const place = places.find(cells);
      const columnsOfSheet = sheets
        .filter(({ name: sheet }) => sheet === place?.sheet)
        .flatMap((sheet) => sheet.columns);
      return place && { ...place, column: titleFor(column, columnsOfSheet) };
    },
  };
}

/** The latest year that the sheets name, which is that of the results; births are before it. */
function yearOf({ sheets }: OwnSheets, current: number): number {
  const years = sheets.flatMap(({ lines }) =>
    lines.flatMap(({ cells }) => cells.flatMap((cell) => Array.from(cell.matchAll(/(?<!\d)20\d\d(?!\d)/gu), Number))),
  );
  return years.reduce((latest, year) => (year <= current + 1 ? Math.max(latest, year) : latest), 0) || current;
}

function openSheets(bytes: Uint8Array, name: string): OwnSheets {
  try {
    return readSheets(bytes, name);
  } catch (error) {
    if (error instanceof SheetsUnreadable) throw new ForeignFileError({ form: 'list-unreadable', reason: error.code });
    throw error;
  }
}

const ofResults = [
  'mark',
  'place',
  'medal',
  'score',
  'homeScore',
  'match',
  'home',
  'round',
  'heat',
  'lane',
  'event',
  'sport',
] as const;

/** Says what a list without a line needs. */
function refuse(sheets: readonly ReadSheet[], doubts: ListDoubts, file: OwnSheets): never {
  const sheet = file.sheets[0]?.name ?? '';
  // Names alone may be a list of anything.
  if (!sheets.some(({ columns }) => hasUse(columns, ...ofResults)))
    throw new ForeignFileError({ form: 'list-no-header', sheet, line: file.sheets[0]?.lines[0]?.line ?? 1 });
  const found = doubts.listed.find(({ code }) => code === 'noSport' || code === 'noName');
  if (found?.code === 'noSport')
    throw new ForeignFileError({ form: 'list-no-sport', sheet: found.sheet, line: found.line, value: found.value });
  throw new ForeignFileError({ form: 'list-no-lines', sheet: found?.sheet ?? sheets[0]!.name, line: found?.line ?? 1 });
}

/** Registers delegations of columns, so that sides of matches are recognized in every order of the sheets. */
function nameDelegations(records: readonly ListRecord[], people: ListPeople): void {
  for (const record of records) {
    const place = { sheet: record.sheet, line: record.line };
    const sides = record.kind === 'line' ? [record.competitor] : [record.home, record.away];
    for (const { delegation } of sides) if (delegation !== undefined) people.delegation(delegation, place);
  }
}

/** Most sides of matches are named like delegations: they are teams, also in sports of individuals. */
function areTeams(records: readonly ListRecord[], people: ListPeople): boolean {
  const sides = records.flatMap((record) => (record.kind === 'match' ? [record.home, record.away] : []));
  const named = sides.filter(
    ({ team, delegation }) => delegation === undefined && team !== undefined && people.isDelegation(team),
  );
  return sides.length > 0 && named.length * 2 > sides.length;
}

function madeValues({
  people,
  rounds,
  derived,
  hasDays,
  day,
}: {
  people: ListPeople;
  rounds: ListRounds;
  derived: number;
  hasDays: boolean;
  day: string;
}): MadeValue[] {
  const counted = [
    { fact: 'codes', count: people.madeCodes },
    { fact: 'times', count: rounds.madeTimes },
    { fact: 'ranks', count: derived },
  ] as const;
  return [...(hasDays ? [] : [{ fact: 'days' as const, value: day }]), ...counted.filter(({ count }) => count > 0)];
}

const withoutEmpty = (tables: { [Name in keyof KnownRows]?: FolderRow[] }): ForeignReading['tables'] =>
  Object.fromEntries(Object.entries(tables).filter(([, rows]) => rows.length > 0));

/** Columns with a title, once for each sheet; tables of a sheet with the same titles are one. */
function mergedSheets(sheets: readonly ReadSheet[]): ListSheet[] {
  return [...Map.groupBy(sheets, ({ name }) => name)].map(([name, same]) => {
    const byTitle = new Map<string, ListColumn>();
    for (const column of same.flatMap(({ columns }) => columns))
      if (column.title !== '' && !byTitle.has(column.title)) byTitle.set(column.title, column);
    return { name, columns: [...byTitle.values()] };
  });
}
