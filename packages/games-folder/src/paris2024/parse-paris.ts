import { folderSchema } from '../folder-schema.ts';
import type { FileName, FolderRow, FolderTables, GamesFacts } from '../folder-tables.ts';
import { visibleText } from '../spreadsheet/normal-cell.ts';
import { disciplineRows, eventRows, organisationRows, phaseRows, venueRows } from './paris-catalogue.ts';
import { scheduledEvents } from './paris-events.ts';
import { readPeople } from './paris-people.ts';
import { medalRows, resultRows } from './paris-results.ts';
import { readSchedule } from './paris-schedule.ts';
import { eventKey, ParisSet } from './paris-set.ts';

/** Facts that the set lacks; the first and last day come from the schedule. */
const facts: Omit<GamesFacts, 'start' | 'end'> = {
  code: 'OG2024',
  name: { en: 'Olympic Games Paris 2024' },
  timeZone: 'Europe/Paris',
  dayEndsAt: '03:00',
  languages: ['en'],
  adult: true,
  publicationDefault: 'full',
  generatedAt: '2024-08-12T00:00:00+02:00',
  source: 'public Paris 2024 CSV set',
};

/** Converts the public Paris 2024 CSV data set to folder tables, which are then imported like any Games folder. Pure. */
export function parseParis(files: ReadonlyMap<string, Uint8Array>): FolderTables {
  const set = new ParisSet(files);
  const days = set
    .rows('schedules.csv')
    .map((item) => item['day']!)
    .sort();
  const events = eventRows(set);
  const eventCodes = new Map<string, string>();
  for (const { rows } of set.stages)
    eventCodes.set(eventKey(rows[0]['discipline_name'], rows[0]['event_name']), rows[0]['event_code']!);
  for (const { code, key } of scheduledEvents(set)) eventCodes.set(key, code);
  const schedule = readSchedule(set);
  const people = readPeople(set, eventCodes, new Map(events.map((event) => [event['id']!, event['kind']!])));
  return {
    games: { ...facts, start: days[0]!, end: days.at(-1)! },
    files: withVisibleTexts({
      organisations: organisationRows(set),
      venues: venueRows(set),
      disciplines: disciplineRows(set),
      events,
      phases: phaseRows(schedule.phases),
      units: schedule.units,
      ...people,
      results: resultRows(set),
      lineups: [],
      result_details: [],
      actions: [],
      medals: medalRows(
        set,
        (medal) => eventCodes.get(eventKey(medal['discipline'], medal['event'])),
        (medal) => schedule.unitOf(medal['url_event'], medal['discipline'], medal['event']),
      ),
      records: [],
      documents: [],
    }),
    attachments: new Map(),
  };
}

function withVisibleTexts(files: FolderTables['files']): FolderTables['files'] {
  const clean = (name: FileName, rows: readonly FolderRow[]): FolderRow[] => {
    const columns = new Map(folderSchema[name].columns.map((column) => [column.name, column]));
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => {
          const column = columns.get(name);
          return [name, column ? visibleText(column, cell) : cell];
        }),
      ),
    );
  };
  return Object.fromEntries(Object.entries(files).map(([name, rows]) => [name, clean(name as FileName, rows)]));
}
