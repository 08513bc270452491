import { canonicalKey } from '@podium/disciplines';
import { isDoneStatus, isLiveStatus } from '@podium/games';
import type { Document, ScheduleItemAnswer, WidgetQuery } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import type { FeatureKit } from '../kit.ts';
import { countsSets, partScores } from '../part-scores.ts';

export type Read = FeatureKit['read'];

export interface EventLists {
  live: ScheduleItemAnswer[];
  next: ScheduleItemAnswer[];
  latest: ScheduleItemAnswer[];
}

interface Loaded {
  games: Document<'games'>;
  /** Name of the delegation or discipline in the filter, for the title. */
  subject: string | undefined;
  asOf: string | null;
  /** Live keys of the displayed data. */
  keys: string[];
}

export type EventsWidget = Loaded & {
  type: 'events';
  lists: EventLists;
  /** Scores of the sets by contest: `7–6⁵`. */
  sets: ReadonlyMap<string, readonly string[]>;
};
type Listed = Omit<EventsWidget, 'sets'>;
export type MedalsWidget = Loaded & { type: 'medals'; rows: Document<'medals'>['rows'] };

export type CupWidget = Loaded & {
  type: 'cup';
  rows: Document<'cup'>['rows'];
  id: string | undefined;
  isByTeam: boolean;
};

const maxInList = 5;

/**
 * Live, next and latest contests, optionally of one delegation or discipline. @throws ApiError 404 for an unknown one
 */
export async function loadEvents(read: Read, query: WidgetQuery): Promise<EventsWidget> {
  const listed = await listEvents(read, query);
  const { live, latest } = listed.lists;
  const ofSets = [...live, ...latest].filter((item) => item.isHeadToHead && countsSets(item.discipline?.code));
  const units = await Promise.all(ofSets.map(async ({ id }) => read('unit', query.lang, { id })));
  const sets = new Map(units.flatMap((unit) => (unit ? [[unit.id, partScores(unit)]] : [])));
  return { ...listed, sets, keys: mergeKeys(listed, ...units) };
}

async function listEvents(read: Read, { lang, delegation, discipline }: WidgetQuery): Promise<Listed> {
  const games = await readGames(read, lang);
  const key = discipline && findDiscipline(games, discipline);
  if (delegation) {
    const document = await read('delegation', lang, { code: delegation });
    if (!document) throw new ApiError('notFound', `There is no delegation ${delegation}.`);
    const only = (items: ScheduleItemAnswer[]) => items.filter((item) => !key || item.discipline?.key === key.key);
    const { organisation, live, next, latest, asOf } = document;
    return {
      type: 'events',
      games,
      subject: key ? `${organisation.name} · ${key.name}` : organisation.name,
      lists: shorten({ live: only(live), next: only(next), latest: only(latest) }),
      asOf,
      keys: mergeKeys(games, document),
    };
  }
  if (key) {
    const schedule = await read('disciplineSchedule', lang, { key: key.key });
    const lists = splitItems(schedule?.items.flatMap(({ items }) => items) ?? []);
    const { asOf = null } = schedule ?? {};
    return {
      type: 'events',
      games,
      subject: key.name,
      lists: shorten(lists),
      asOf,
      keys: mergeKeys(games, schedule),
    };
  }
  const found = await read('live', lang, {});
  const { live = [], next = [], latest = [], asOf = null } = found ?? {};
  return {
    type: 'events',
    games,
    subject: undefined,
    lists: shorten({ live, next, latest }),
    asOf,
    keys: mergeKeys(games, found),
  };
}

/** The medal table, optionally of one discipline or delegation. @throws ApiError 404 for an unknown one */
export async function loadMedals(read: Read, { lang, delegation, discipline }: WidgetQuery): Promise<MedalsWidget> {
  const games = await readGames(read, lang);
  const key = discipline && findDiscipline(games, discipline);
  const medals = await read('medals', lang, { discipline: key ? key.key : undefined, sort: 'gold' });
  const { rows = [], asOf = null } = medals ?? {};
  const code = delegation?.toUpperCase();
  if (code && !(await read('delegation', lang, { code })))
    throw new ApiError('notFound', `There is no delegation ${delegation}.`);
  return {
    type: 'medals',
    games,
    subject: key ? key.name : undefined,
    rows: code ? rows.filter(({ organisation }) => organisation.code === code) : rows,
    asOf,
    keys: mergeKeys(games, medals),
  };
}

/**
 * The table of a cup, optionally the row of one delegation or of its team. @throws ApiError 404 for an unknown cup or
 * delegation
 */
export async function loadCup(read: Read, { lang, delegation, cup: asked }: WidgetQuery): Promise<CupWidget> {
  const games = await readGames(read, lang);
  const cups = await read('cups', lang, {});
  const id = asked ?? cups?.items[0]?.id;
  const cup = id === undefined ? undefined : await read('cup', lang, { id });
  if (asked !== undefined && !cup) throw new ApiError('notFound', `There is no cup ${asked}.`);
  const code = delegation?.toUpperCase();
  if (code && !(await read('delegation', lang, { code })))
    throw new ApiError('notFound', `There is no delegation ${delegation}.`);
  const rows = cup?.rows ?? [];
  return {
    type: 'cup',
    games,
    id,
    subject: cup?.title.text,
    isByTeam: cup?.isByTeam ?? false,
    rows: code
      ? rows.filter(({ side }) => side.id === code || side.delegations.some((one) => one.code === code))
      : rows,
    asOf: cup?.asOf ?? null,
    keys: mergeKeys(games, cups, cup),
  };
}

const mergeKeys = (...documents: readonly ({ keys: string[] } | undefined)[]): string[] => [
  ...new Set(documents.flatMap((document) => document?.keys ?? [])),
];

async function readGames(read: Read, language: WidgetQuery['lang']): Promise<Document<'games'>> {
  const games = await read('games', language, {});
  if (!games) throw new ApiError('unavailable', 'The Games are not loaded yet. Try again shortly.');
  return games;
}

function findDiscipline({ disciplines }: Document<'games'>, asked: string): { key: string; name: string } {
  const disciplineKey = canonicalKey(asked.toLowerCase());
  const discipline = disciplines.find(({ key }) => key === disciplineKey);
  if (!discipline) throw new ApiError('notFound', `There is no discipline ${asked}.`);
  return discipline;
}

/**
 * Splits contests of a schedule by state. Upcoming ones start on the last day with a live or finished contest, so
 * that a contest without a result is not announced indefinitely; finished ones are newest first.
 */
export function splitItems(items: readonly ScheduleItemAnswer[]): EventLists {
  const contests = items.filter(
    ({ type, parent, day }) =>
      parent === null && day !== '' && (type === 'competition' || type === 'competition-medal'),
  );
  const live = contests.filter(({ status }) => isLiveStatus(status));
  const done = contests.filter(({ status }) => isDoneStatus(status));
  const today = [...live, ...done].reduce((newest, { day }) => (day > newest ? day : newest), '');
  const next = contests.filter(({ status, day }) => comingStatuses.has(status) && day >= today);
  const itemEnd = ({ actualEnd, actualStart, start }: ScheduleItemAnswer): number =>
    Date.parse(actualEnd ?? actualStart ?? start ?? '') || 0;
  return { live, next, latest: done.toSorted((a, b) => itemEnd(b) - itemEnd(a)) };
}

const comingStatuses: ReadonlySet<ScheduleItemAnswer['status']> = new Set([
  'SCHEDULED',
  'RESCHEDULED',
  'DELAYED',
  'START_LIST',
  'GETTING_READY',
]);

const shorten = ({ live, next, latest }: EventLists): EventLists => ({
  live: live.slice(0, maxInList * 2),
  next: next.slice(0, maxInList),
  latest: latest.slice(0, maxInList),
});
