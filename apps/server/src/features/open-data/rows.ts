/** Rows of the downloadable tables. They are built from public documents, so names are as public as in those. */
import { isStartShown } from '@podium/contract/shown-times';
import type {
  CupRowAnswer,
  LanguageCode,
  Medallist,
  MedalRow,
  OpenDataTable,
  ResultLineAnswer,
  ScheduleItemAnswer,
  SpecialAward,
  openDataTables,
} from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import type { FeatureKit } from '../kit.ts';

type Cell = string | number | boolean | null;
type RowOf<Table extends OpenDataTable> = Readonly<Record<keyof (typeof openDataTables)[Table], Cell>>;
export type Row = Readonly<Record<string, Cell>>;

export interface Filter {
  lang: LanguageCode;
  day?: string;
  discipline?: string;
}

type Read = FeatureKit['read'];

/** One part of a table, so that a long table can be sent while it is being read. */
interface Part {
  /** Identifies the part, in combination with table and filter. */
  name: string;
  rows: () => Promise<readonly Row[]>;
}

/**
 * The parts of a table; schedule and results have one per day. @throws ApiError 404 for an unknown day or discipline
 */
export async function readParts(table: OpenDataTable, read: Read, filter: Filter): Promise<Part[]> {
  await requireDiscipline(read, filter);
  return parts[table](read, filter);
}

const parts: Readonly<Record<OpenDataTable, (read: Read, filter: Filter) => Promise<Part[]>>> = {
  medals: async (read, { lang, day, discipline }) => [
    {
      name: 'all',
      rows: async () => (await read('medals', lang, { discipline, day, sort: 'gold' }))?.rows.map(medalRow) ?? [],
    },
  ],
  medallists: async (read, { lang, day, discipline = 'all' }) => [
    {
      name: 'all',
      rows: async () => (await read('medallists', lang, { discipline, day }))?.items.map(medallistRow) ?? [],
    },
  ],
  // A cup is counted over all its sports and days.
  cups: async (read, { lang }) =>
    ((await read('cups', lang, {}))?.items ?? []).map(({ id, title }) => ({
      name: id,
      rows: async () =>
        ((await read('cup', lang, { id }))?.rows ?? []).map((row) => cupRow({ cup: id, cupName: title.text }, row)),
    })),
  specialAwards: async (read, { lang, day, discipline }) => [
    {
      name: 'all',
      rows: async () =>
        ((await read('specialAwards', lang, { discipline }))?.items ?? [])
          .filter((award) => day === undefined || award.day === day)
          .flatMap(specialAwardRows),
    },
  ],
  schedule: async (read, filter) =>
    (await listDays(read, filter)).map((day) => ({
      name: day,
      rows: async () => (await readItems(read, filter, day)).map(scheduleRow),
    })),
  results: async (read, filter) =>
    (await listDays(read, filter)).map((day) => ({
      name: day,
      rows: async () => {
        const rows: Row[] = [];
        // Sequential, so that a download does not take database connections from readers of pages.
        for (const item of (await readItems(read, filter, day)).filter(({ hasResults }) => hasResults)) {
          const unit = await read('unit', filter.lang, { id: item.id });
          rows.push(...(unit?.results ?? []).map((line) => resultRow(item, line)));
        }
        return rows;
      },
    })),
};

async function requireDiscipline(read: Read, { lang, discipline }: Filter): Promise<void> {
  if (discipline === undefined) return;
  const games = await read('games', lang, {});
  if (!games?.disciplines.some(({ key }) => key === discipline))
    throw new ApiError('notFound', `There is no discipline ${discipline}.`);
}

async function listDays(read: Read, { lang, day }: Filter): Promise<string[]> {
  const document = await read('days', lang, {});
  const days = (document?.items ?? []).map((item) => item.day);
  if (day === undefined) return days;
  if (!days.includes(day)) throw new ApiError('notFound', `${day} is not a day of the Games.`);
  return [day];
}

async function readItems(read: Read, { lang, discipline }: Filter, day: string): Promise<ScheduleItemAnswer[]> {
  return (await read('day', lang, { day, discipline }))?.items ?? [];
}

function scheduleRow(item: ScheduleItemAnswer): RowOf<'schedule'> {
  const { id, day, start, end, type, discipline, event, phase, name, gender, status, medal, venue, location } = item;
  return {
    id,
    day,
    start: isStartShown(item) ? start : null,
    end: isStartShown(item) ? end : null,
    type,
    discipline: discipline?.key ?? null,
    disciplineName: discipline?.name ?? null,
    event: event?.id ?? null,
    eventName: event?.name ?? null,
    phase: phase?.name ?? null,
    name,
    gender,
    status,
    medal,
    venue: venue?.id ?? null,
    venueName: venue?.name ?? null,
    location: location?.name ?? null,
  };
}

function resultRow(item: ScheduleItemAnswer, line: ResultLineAnswer): RowOf<'results'> {
  const { position, rank, bib, competitor, result, resultType, irm, wlt, diff, qualification, medal } = line;
  return {
    unit: item.id,
    day: item.day,
    discipline: item.discipline?.key ?? null,
    event: item.event?.id ?? null,
    eventName: item.event?.name ?? null,
    phase: item.phase?.name ?? null,
    unitName: item.name,
    status: item.status,
    position,
    rank,
    bib,
    competitor: competitor.id,
    competitorType: competitor.type,
    competitorName: competitor.name,
    organisation: competitor.organisation?.code ?? null,
    organisationName: competitor.organisation?.name ?? null,
    result,
    resultType,
    irm,
    wlt,
    diff,
    qualification,
    medal: medal ?? null,
  };
}

const medalRow = ({ rank, organisation, gold, silver, bronze, total }: MedalRow): RowOf<'medals'> => ({
  rank,
  organisation: organisation.code,
  organisationName: organisation.name,
  gold,
  silver,
  bronze,
  total,
});

const cupRow = (
  cup: Pick<RowOf<'cups'>, 'cup' | 'cupName'>,
  { rank, side, points, places }: CupRowAnswer,
): RowOf<'cups'> => ({
  ...cup,
  rank,
  side: side.id,
  sideName: side.name.text,
  delegations: side.delegations.map(({ code }) => code).join(';'),
  points,
  firstPlaces: places[0] ?? 0,
  secondPlaces: places[1] ?? 0,
  thirdPlaces: places[2] ?? 0,
});

const medallistRow = (medallist: Medallist): RowOf<'medallists'> => ({
  day: medallist.day,
  discipline: medallist.discipline.key,
  event: medallist.event.id,
  eventName: medallist.event.name,
  medal: medallist.medal,
  competitor: medallist.competitor.id,
  competitorType: medallist.competitor.type,
  competitorName: medallist.competitor.name,
  members: medallist.members?.map(({ name }) => name).join('; ') ?? null,
  organisation: medallist.organisation?.code ?? null,
  organisationName: medallist.organisation?.name ?? null,
  isOfficial: medallist.isOfficial,
  isExhibition: medallist.event.isExhibition,
  ageGroup: medallist.ageGroup ?? null,
});

/** One row for each winner; one without a winner if the award is not decided yet. */
function specialAwardRows({ id, name, discipline, event, day, winners, delegations }: SpecialAward) {
  const award = {
    day,
    award: id,
    awardName: name.text,
    discipline: discipline?.key ?? null,
    event: event?.id ?? null,
    eventName: event?.name ?? null,
  };
  const rows: RowOf<'specialAwards'>[] = [
    ...winners.map((winner) => ({
      ...award,
      winner: winner.id,
      winnerType: winner.type,
      winnerName: winner.name,
      organisation: winner.organisation?.code ?? null,
      organisationName: winner.organisation?.name ?? null,
    })),
    ...delegations.map(({ code, name: delegation }) => ({
      ...award,
      winner: code,
      winnerType: 'delegation',
      winnerName: delegation,
      organisation: code,
      organisationName: delegation,
    })),
  ];
  const open = { winner: null, winnerType: null, winnerName: null, organisation: null, organisationName: null };
  return rows.length > 0 ? rows : [{ ...award, ...open }];
}
