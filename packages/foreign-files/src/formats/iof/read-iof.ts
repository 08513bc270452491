import { row, texts } from '@podium/games-folder';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import { ForeignFileError } from '../../foreign-error.ts';
import type { ForeignOptions, ForeignReading } from '../../foreign-format.ts';
import { gamesFacts } from '../../games-facts.ts';
import { LostCount } from '../../lost-count.ts';
import { readXml } from '../../xml/read-xml.ts';
import { childNamed, childrenNamed } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { emptyRows } from './iof-classes.ts';
import type { IofMeet } from './iof-classes.ts';
import { addEntries } from './iof-entries.ts';
import { countUnreadText } from './iof-lost.ts';
import { IofPeople } from './iof-people.ts';
import { addPersons } from './iof-persons.ts';
import { addTeams } from './iof-teams.ts';
import { childText, countryOf, dayAndTime } from './iof-values.ts';
import { detailNames, orienteering } from './iof-words.ts';

/** Reads a list of entries, starts or results as tables of a Games folder. Lists of events have nothing to import. */
export function readIof(bytes: Uint8Array, options: ForeignOptions): ForeignReading {
  const root = readXml(bytes, { hasText: true });
  if (!root.attributes['iofVersion']?.startsWith('3'))
    throw new ForeignFileError({
      form: 'foreign-missing',
      line: root.line,
      element: root.name,
      expected: 'iofVersion="3.0"',
    });
  const event = childNamed(root, 'Event');
  const from = dayAndTime(childNamed(event, 'StartTime'));
  const to = dayAndTime(childNamed(event, 'EndTime'));
  const meet: IofMeet = {
    people: new IofPeople(options),
    rows: emptyRows(),
    lost: new LostCount(),
    day: from.day ?? options.games?.start ?? options.generatedAt.slice(0, 10),
    start: from.cell,
    venue: undefined,
  };
  readLists(root, meet);
  const { rows, people, lost } = meet;
  if (people.participants.size === 0 && people.delegations.list().length === 0 && rows.events.length === 0)
    throw new ForeignFileError({ form: 'foreign-nothing', expected: 'ClassResult' });
  countUnreadText(root, lost);
  const days = [from.day, to.day, ...rows.units.map(({ start }) => start?.slice(0, 10))]
    .filter((day) => day !== undefined)
    .toSorted();
  const organiser = childNamed(event, 'Organiser');
  const country = countryOf(childNamed(organiser, 'Country'));
  const name = childText(event, 'Name');
  const { games, made } = gamesFacts(
    {
      name,
      ...(country !== undefined && { country }),
      start: days[0] ?? meet.day,
      end: days.at(-1) ?? meet.day,
      source: 'IOF XML',
    },
    options,
  );
  return {
    games,
    tables: tablesOf(meet),
    made: [
      ...made,
      ...(people.delegations.made > 0 ? [{ fact: 'codes' as const, count: people.delegations.made }] : []),
      ...(rows.madeTimes > 0 ? [{ fact: 'times' as const, count: rows.madeTimes }] : []),
    ],
    lost: lost.list(),
  };
}

function readLists(root: XmlElement, meet: IofMeet): void {
  for (const list of [...childrenNamed(root, 'ClassResult'), ...childrenNamed(root, 'ClassStart')]) {
    addPersons(list, meet);
    addTeams(list, meet);
  }
  addEntries(root, meet);
  for (const competitor of childrenNamed(root, 'Competitor'))
    meet.people.person(
      childNamed(competitor, 'Person'),
      meet.people.organisation(childNamed(competitor, 'Organisation')),
    );
  if (root.name === 'OrganisationList')
    for (const organisation of childrenNamed(root, 'Organisation')) meet.people.organisation(organisation);
}

function tablesOf({ rows, people }: IofMeet): FolderTables['files'] {
  const hasEvents = rows.events.length > 0;
  const tables: FolderTables['files'] = {
    organisations: people.delegations.list(),
    disciplines: hasEvents ? [row({ id: 'ORI', code: 'ORI', ...texts('name', orienteering) })] : [],
    codes: Object.entries(detailNames).flatMap(([code, name]) =>
      rows.usedDetails.has(code) ? [row({ kind: 'detail', discipline: 'ORI', code, ...texts('name', name) })] : [],
    ),
    events: rows.events,
    event_rules: rows.events.map(({ id }) => row({ event: id, contest: 'race', measure: 'time', better: 'lower' })),
    phases: rows.phases,
    units: rows.units,
    participants: [...people.participants.values()],
    teams: rows.teams,
    team_members: rows.members,
    entries: withOwnBibs([...rows.entries.values()]),
    results: rows.results,
    lineups: rows.lineups,
    result_details: rows.details,
  };
  return Object.fromEntries(Object.entries(tables).filter(([, list]) => list.length > 0));
}

/** A number that two of an event have is nobody's. */
function withOwnBibs(entries: readonly FolderRow[]): FolderRow[] {
  const counts = Map.groupBy(entries, ({ event, bib }) => `${event} ${bib}`);
  return entries.map(({ bib, ...entry }) =>
    bib === undefined || counts.get(`${entry['event']} ${bib}`)!.length > 1 ? entry : { ...entry, bib },
  );
}
