import { row, texts } from '@podium/games-folder';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import { ForeignFileError } from '../../foreign-error.ts';
import type { ForeignOptions, ForeignReading } from '../../foreign-format.ts';
import { gamesFacts } from '../../games-facts.ts';
import { objectAt, objectsAt, readJson, textAt, wholeAt } from '../../json/read-json.ts';
import { lookUp } from '../../look-up.ts';
import { LostCount } from '../../lost-count.ts';
import { own } from '../../six-texts.ts';
import { slug, stableId } from '../../stable-id.ts';
import { isDay } from '../../text-lines.ts';
import { attemptText, averageText } from './attempt-values.ts';
import { countLost } from './wcif-lost.ts';
import { WcifPeople } from './wcif-people.ts';
import { readEvents } from './wcif-rounds.ts';
import type { CubeEvent } from './wcif-rounds.ts';
import { codeParts, readSchedule, zoneOf } from './wcif-schedule.ts';
import type { Schedule } from './wcif-schedule.ts';
import { assignTasks } from './wcif-tasks.ts';
import { addEvent, emptyRows, eventId } from './wcif-tables.ts';
import type { CubeRows } from './wcif-tables.ts';
import { detailNames, speedcubing, tasks } from './wcif-words.ts';

/** Reads a competition of speedcubing as tables of a Games folder. */
export function readWcif(bytes: Uint8Array, options: ForeignOptions): ForeignReading {
  const root = readJson(bytes);
  const lost = new LostCount();
  const plan = objectAt(root, 'schedule');
  const zone = options.games?.timeZone ?? options.timeZone ?? zoneOf(plan);
  const schedule = readSchedule(plan, zone ?? 'UTC');
  const people = new WcifPeople(options);
  people.read(objectsAt(root, 'persons'));
  const numbers = new Map(
    people.all.flatMap(({ number, id }) => (number === undefined ? [] : [[number, id] as const])),
  );
  const events = readEvents(root, numbers, (count) => lost.add('results personId', 'unmatched', count));
  if (events.length === 0 && people.all.length === 0)
    throw new ForeignFileError({ form: 'foreign-nothing', expected: '"events"' });
  const first = dayOf(textAt(plan, 'startDate'));
  const day = first ?? schedule.days[0] ?? options.games?.start ?? options.generatedAt.slice(0, 10);
  const officials = assignTasks(people, events, schedule);
  const rows = emptyRows();
  for (const event of events) addEvent(event, rows, { schedule, day });
  const activities = otherActivities(schedule, lost);
  countLost(root, lost);
  if (people.waiting > 0) lost.add('persons registration', 'noPlace', people.waiting);
  const name = textAt(root, 'name', 'shortName');
  const days = [day, lastDay(first, wholeAt(plan, 'numberOfDays')), ...schedule.days]
    .filter((one) => one !== undefined)
    .toSorted();
  const { games, made } = gamesFacts(
    { name, place: textAt(root, 'id') ?? name ?? '', start: days[0]!, end: days.at(-1)!, source: 'WCIF' },
    zone === undefined ? options : { ...options, timeZone: zone },
  );
  return {
    games,
    tables: tablesOf({ people, schedule, events, rows, activities, officials }),
    made: [
      ...made,
      ...(people.delegations.made > 0 ? [{ fact: 'codes' as const, count: people.delegations.made }] : []),
      ...(rows.madeTimes > 0 ? [{ fact: 'times' as const, count: rows.madeTimes }] : []),
    ],
    lost: lost.list(),
  };
}

interface Parts {
  people: WcifPeople;
  schedule: Schedule;
  events: readonly CubeEvent[];
  rows: CubeRows;
  activities: FolderRow[];
  officials: FolderRow[];
}

function tablesOf({ people, schedule, events, rows, activities, officials }: Parts): FolderTables['files'] {
  const functions = new Set(officials.map((official) => official['function']));
  const code = (kind: string, letters: string, name: Parameters<typeof texts>[1]): FolderRow =>
    row({ kind, discipline: 'CUB', code: letters, ...texts('name', name) });
  const tables: FolderTables['files'] = {
    organisations: people.delegations.list(),
    venues: schedule.halls.flatMap(({ id, name, lat, lon, rooms }) => [
      row({ id, ...texts('name', own(name)), lat, lon }),
      ...rooms.map((room) => row({ id: room.id, kind: 'location', parent: id, ...texts('name', own(room.name)) })),
    ]),
    disciplines: [row({ id: 'CUB', code: 'CUB', ...texts('name', speedcubing) })],
    codes: [
      ...Object.entries(detailNames).flatMap(([letters, name]) =>
        rows.usedDetails.has(letters) ? [code('detail', letters, name)] : [],
      ),
      ...Object.values(tasks).flatMap((task) =>
        functions.has(task.code) ? [code('function', task.code, task.name)] : [],
      ),
    ],
    events: rows.events,
    event_rules: rows.rules,
    phases: rows.phases,
    units: [...rows.units, ...activities],
    participants: [...people.participants.values()],
    entries: events.flatMap((event) => entryRows(event, people)),
    results: rows.results,
    officials,
    result_details: rows.details,
  };
  return Object.fromEntries(Object.entries(tables).filter(([, list]) => list.length > 0));
}

/** The entries of an event, with the best mark of the kind that decides its first round. */
function entryRows({ letters, measure, rounds }: CubeEvent, { all }: WcifPeople): FolderRow[] {
  const isAverage = rounds[0]?.format.isAverage ?? false;
  const numbers = new Map<number, number>();
  for (const { number } of all) if (number !== undefined) numbers.set(number, (numbers.get(number) ?? 0) + 1);
  return all
    .filter(({ events }) => events.includes(letters))
    .map(({ id, number, bests }) => {
      const best = bests.get(`${letters} ${isAverage ? 'average' : 'single'}`);
      return row({
        event: eventId(letters),
        competitor_type: 'person',
        competitor: id,
        bib: number !== undefined && numbers.get(number) === 1 ? number : undefined,
        status: 'active',
        best:
          best === undefined || best <= 0
            ? undefined
            : isAverage
              ? averageText(best, measure)
              : attemptText(best, measure),
      });
    });
}

const typesOfActivities: Readonly<Record<string, string>> = { 'other-tutorial': 'technical-meeting' };
const internal = new Set(['other-setup', 'other-teardown']);

/** Everything beside rounds: meals, awards, tutorials. An activity in several rooms is one row. */
function otherActivities({ activities }: Schedule, lost: LostCount): FolderRow[] {
  const seen = new Set<string>();
  return activities.flatMap(({ number, code, name, start, end, venue, room }) => {
    if (codeParts(code)) return [];
    if (internal.has(code)) {
      lost.add(`activities ${code}`, 'technical');
      return [];
    }
    const id = stableId('CUB-A', String(number ?? slug(`${code} ${start}`)));
    const key = `${code} ${name} ${start}`;
    if (seen.has(key) || seen.has(id)) return [];
    seen.add(key).add(id);
    return [
      row({
        id,
        type: lookUp(typesOfActivities, code) ?? 'others',
        discipline: 'CUB',
        ...texts('name', own(name)),
        start,
        end,
        status: 'SCHEDULED',
        venue,
        location: room,
      }),
    ];
  });
}

const dayOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^(?:19|20)\d{2}-\d{2}-\d{2}$/u.test(text) && isDay(text) ? text : undefined;

function lastDay(first: string | undefined, count: number | undefined): string | undefined {
  if (first === undefined || count === undefined || count < 1 || count > 60) return first;
  return new Date(Date.parse(`${first}T00:00:00Z`) + (count - 1) * 86_400_000).toISOString().slice(0, 10);
}
