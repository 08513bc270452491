import { buildRsc } from '@podium/games';
import { row, texts } from '@podium/games-folder';
import type { FolderRow, GamesFacts } from '@podium/games-folder';
import { ForeignFileError } from '../../foreign-error.ts';
import type { ForeignOptions, ForeignReading, MadeValue } from '../../foreign-format.ts';
import { gamesFacts } from '../../games-facts.ts';
import { LostCount } from '../../lost-count.ts';
import { listChildren } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { entryRows, teamRows } from './lenex-entries.ts';
import { countUnread } from './lenex-lost.ts';
import { readPeople } from './lenex-people.ts';
import { readRaces } from './lenex-races.ts';
import { ruleRows } from './lenex-rules.ts';
import type { Race, Session } from './lenex-races.ts';
import { readRecords } from './lenex-records.ts';
import { readResults } from './lenex-results.ts';
import { readProgram } from './lenex-program.ts';
import { readSwims } from './lenex-swims.ts';
import { attribute, readCountry } from './lenex-values.ts';
import { detailNames, functionNames, swimming } from './lenex-words.ts';
import { openLenex } from './open-lenex.ts';

/** Reads a meet, with its records, as tables of a Games folder. */
export function readLenex(bytes: Uint8Array, options: ForeignOptions): ForeignReading {
  const root = openLenex(bytes);
  const [meet, ...others] = listChildren(root, 'MEETS', 'MEET');
  const lost = new LostCount();
  if (others.length > 0) lost.add('MEET', 'noPlace', others.length);
  if (!meet) return readRecordsOnly(root, options, lost);
  const { races, sessions, byEventId } = readRaces(meet);
  if (races.length === 0) throw new ForeignFileError({ form: 'foreign-nothing', expected: 'EVENT' });
  const people = readPeople(meet);
  const { swims, heats, teams, madeHeats } = readSwims(people, byEventId, lost);
  openGenders(swims, people.participants);
  const rules = ruleRows(races, meet);
  const program = readProgram(meet, { sessions, heats, people });
  const { results, details, lineups, usedDetails } = readResults(races, heats, swims);
  const { records, codes: recordCodes } = readRecords(root, {
    course: attribute(meet, 'course'),
    eventIds: new Set(races.map(({ id }) => id)),
    lost,
  });
  countUnread({ ...root, children: root.children.map((child) => withOnly(child, meet)) }, lost);
  const facts = readFacts(meet, sessions, options);
  const functions = new Set(program.officials.map((official) => official['function']));
  const codes = [
    ...namedCodes('detail', detailNames, usedDetails),
    ...namedCodes('function', functionNames, functions),
    ...recordCodes,
  ];
  const team = teamRows(teams, swims);
  return {
    games: facts.games,
    tables: {
      organisations: people.organisations,
      ...(program.venues.length > 0 && { venues: program.venues }),
      disciplines: [row({ id: 'SWM', code: 'SWM', ...texts('name', swimming) })],
      ...(codes.length > 0 && { codes }),
      events: races.map(eventRow),
      ...(rules.length > 0 && { event_rules: rules }),
      phases: races.flatMap(phaseRows),
      ...(program.units.length > 0 && { units: program.units }),
      ...(people.participants.size > 0 && { participants: [...people.participants.values()] }),
      ...(team.teams.length > 0 && { teams: team.teams }),
      ...(team.members.length > 0 && { team_members: team.members }),
      ...(swims.length > 0 && { entries: entryRows(swims) }),
      ...(results.length > 0 && { results }),
      ...(lineups.length > 0 && { lineups }),
      ...(program.officials.length > 0 && { officials: program.officials }),
      ...(details.length > 0 && { result_details: details }),
      ...(records.length > 0 && { records }),
    },
    made: [
      ...facts.made,
      ...madeValues('codes', people.madeCodes),
      ...madeValues('times', program.madeTimes),
      ...madeValues('heats', madeHeats),
    ],
    lost: lost.list(),
  };
}

const madeValues = (fact: 'codes' | 'times' | 'heats', count: number): MadeValue[] =>
  count > 0 ? [{ fact, count }] : [];

/** The first meet of the file, without the others. */
const withOnly = (element: XmlElement, meet: XmlElement): XmlElement =>
  element.name === 'MEETS' ? { ...element, children: [meet] } : element;

/** A file that only has records, of events of earlier imports. */
function readRecordsOnly(root: XmlElement, options: ForeignOptions, lost: LostCount): ForeignReading {
  const { games, knownEvents: eventIds = new Set<string>() } = options;
  const { records, codes } = readRecords(root, { course: 'LCM', eventIds, lost });
  if (records.length === 0 || !games) throw new ForeignFileError({ form: 'foreign-nothing', expected: 'MEET' });
  countUnread(root, lost);
  return {
    games: { ...games, generatedAt: options.generatedAt },
    tables: { codes, records },
    made: [],
    lost: lost.list(),
  };
}

/** An event in which men and women swim against each other is open, whatever the file calls it. */
function openGenders(
  swims: readonly { round: { race: Race }; competitor: { id: string } }[],
  participants: ReadonlyMap<string, FolderRow>,
): void {
  for (const { round, competitor } of swims) {
    const gender = participants.get(competitor.id)?.['gender'];
    const { race } = round;
    if (gender !== undefined && (race.gender === 'M' || race.gender === 'W') && gender !== race.gender) {
      race.gender = 'O';
      race.rsc = race.rsc && `${race.rsc.slice(0, 3)}O${race.rsc.slice(4)}`;
    }
  }
}

function eventRow({ id, name, gender, legs, rsc }: Race, index: number): FolderRow {
  const kind = legs > 1 ? 'team' : 'individual';
  return row({ id, discipline: 'SWM', rsc, ...texts('name', name), gender, kind, order: index + 1 });
}

function phaseRows({ id, rounds, rsc }: Race): FolderRow[] {
  const codes = rounds.map(({ words }) => words.code);
  return rounds
    .toSorted((one, other) => one.words.depth - other.words.depth)
    .map(({ id: phase, words: { name, kind, code } }, index) =>
      row({
        id: phase,
        event: id,
        rsc: rsc && code && codes.filter((one) => one === code).length === 1 ? phaseCode(rsc, code) : undefined,
        ...texts('name', name),
        kind,
        order: index + 1,
      }),
    );
}

/** `SWMM100MFR------------FNL-------------`. */
const phaseCode = (rsc: string, phase: string): string =>
  buildRsc({ discipline: 'SWM', gender: rsc[3]!, event: rsc.slice(4, 22).replace(/-+$/u, ''), phase });

function namedCodes(
  kind: string,
  names: Readonly<Record<string, Parameters<typeof texts>[1]>>,
  used: ReadonlySet<string | undefined>,
): FolderRow[] {
  return Object.entries(names).flatMap(([code, name]) =>
    used.has(code) ? [row({ kind, discipline: 'SWM', code, ...texts('name', name) })] : [],
  );
}

/** Code, name, days and time zone of the Games. */
function readFacts(
  meet: XmlElement,
  sessions: readonly Session[],
  options: ForeignOptions,
): { games: GamesFacts; made: MadeValue[] } {
  const days = sessions.map(({ day }) => day).sort();
  const [place, country] = [attribute(meet, 'city'), readCountry(meet)];
  return gamesFacts(
    {
      name: attribute(meet, 'name'),
      ...(place !== undefined && { place }),
      ...(country !== undefined && { country }),
      start: days[0]!,
      end: days.at(-1)!,
      source: 'LENEX',
    },
    options,
  );
}
