import type { FolderRow } from '@podium/games-folder';
import { ForeignFileError } from '../../foreign-error.ts';
import type { ForeignOptions, ForeignReading } from '../../foreign-format.ts';
import { gamesFacts } from '../../games-facts.ts';
import { LostCount } from '../../lost-count.ts';
import { readLines } from '../../text-lines.ts';
import { isZip } from '../../file-start.ts';
import { slug, stableId } from '../../stable-id.ts';
import { unpackFiles } from '../../archive-file.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { readPeople } from '../lenex/lenex-people.ts';
import { readProgram } from '../lenex/lenex-program.ts';
import { readRaces } from '../lenex/lenex-races.ts';
import type { AgeGroup, Race, Session } from '../lenex/lenex-races.ts';
import { readResults } from '../lenex/lenex-results.ts';
import { readSwims } from '../lenex/lenex-swims.ts';
import { meetTree } from './meet-tree.ts';
import type { MeetTree } from './meet-tree.ts';
import type { MeetFile } from './meet-file.ts';
import { raceTables } from './race-tables.ts';
import { readHy3 } from './read-hy3.ts';
import { readSdif } from './read-sdif.ts';
import { isInYards, toYards } from './yards.ts';

/**
 * Reads a meet as tables of a Games folder. Its records become elements of LENEX first: entries, heats and results of a
 * meet are then the same rows, whichever of the two formats they come in.
 */
export function readHyTek(bytes: Uint8Array, options: ForeignOptions): ForeignReading {
  const lost = new LostCount();
  const file = readFile(bytes, lost);
  const start = file.start ?? file.end ?? options.games?.start ?? options.generatedAt.slice(0, 10);
  const tree = meetTree(file, start, lost);
  const { races, sessions, byEventId } = readRaces(tree.meet);
  if (races.length === 0) throw new ForeignFileError({ form: 'foreign-nothing', expected: 'E1' });
  keepIds(races, options.knownEvents);
  const yards = nameRaces(races, tree);
  const people = readPeople(tree.meet);
  const { swims, heats, teams, madeHeats } = readSwims(people, byEventId, lost);
  for (const swim of swims) swim.ageGroup = divisionOf(swim.element);
  const program = readProgram(tree.meet, {
    sessions: sessions.map((session) => planned(session, tree)),
    heats,
    people,
  });
  const results = readResults(races, heats, swims);
  const { games, made } = gamesFacts(meetFacts(file, tree), options);
  return {
    games,
    tables: raceTables({
      people,
      program,
      results: { ...results, details: results.details.map((detail) => inUnit(detail, yards)) },
      races,
      isPlanned: ({ element }) => !tree.unplanned.has(element.attributes['eventid']!),
      swims,
      teams,
    }),
    made: [
      ...made,
      ...[
        { fact: 'codes' as const, count: people.madeCodes },
        { fact: 'times' as const, count: program.madeTimes },
        { fact: 'heats' as const, count: madeHeats },
      ].filter(({ count }) => count > 0),
    ],
    lost: lost.list(),
  };
}

/** The records of a file, or of the first one of an archive; `.cl2` beside `.hy3` repeats it. */
function readFile(bytes: Uint8Array, lost: LostCount): MeetFile {
  const [first, ...others] = isZip(bytes) ? unpackFiles(bytes, 'hy3', 'cl2', 'sd3') : [bytes];
  if (others.length > 0) lost.add('another file of the archive', 'repeated', others.length);
  const lines = readLines(first!);
  const kind = lines[0]?.text.slice(0, 2).toUpperCase();
  if (kind === 'A1') return readHy3(lines, lost);
  if (kind === 'A0') return readSdif(lines, lost);
  throw new ForeignFileError({ form: 'foreign-missing', line: 1, element: kind ?? '–', expected: 'A1' });
}

/** Country of the meet; without one, that of its teams if all have the same. */
function meetFacts(file: MeetFile, { start, end }: MeetTree): Parameters<typeof gamesFacts>[0] {
  const nations = new Set([...file.teams.values()].flatMap(({ nation }) => (nation === undefined ? [] : [nation])));
  const days = [file.start, file.end, start, end].filter((day) => day !== undefined).toSorted();
  return {
    name: file.name,
    ...(file.city !== undefined && { place: file.city }),
    ...((file.country ?? nations.size === 1) && { country: file.country ?? [...nations][0]! }),
    start: days[0]!,
    end: days.at(-1)!,
    source: 'Hy-Tek',
  };
}

/** A division has its own ranking, as an age group of LENEX has. */
function divisionOf(element: XmlElement): AgeGroup | undefined {
  const name = element.attributes['division'];
  return name === undefined ? undefined : { element, id: undefined, name, from: undefined, to: undefined };
}

const planned = (session: Session, { unplanned }: MeetTree): Session => ({
  ...session,
  rounds: session.rounds.filter(({ element }) => !unplanned.has(element.attributes['eventid']!)),
});

/**
 * A file lists only events with entries. One of several with the same distance and ages keeps the id that it has
 * by its number since an earlier file listed all of them.
 */
function keepIds(races: readonly Race[], known: ReadonlySet<string> = new Set()): void {
  for (const race of races) {
    const number = race.rounds[0]?.element.attributes['number'];
    const id = number === undefined ? race.id : stableId(race.id, `n${slug(number)}`);
    if (known.has(race.id) || !known.has(id)) continue;
    for (const round of race.rounds) round.id = stableId(id, round.id.slice(race.id.length + 1));
    race.id = id;
  }
}

/** Names races by their division and, in a pool of yards, by those; returns the ids of the rounds in yards. */
function nameRaces(races: readonly Race[], { facts }: MeetTree): Set<string> {
  const ids = new Set<string>();
  for (const race of races) {
    const found = race.rounds.flatMap(({ element }) => facts.get(element.attributes['eventid']!) ?? [])[0];
    if (found?.division !== undefined) addDivision(race, found.division);
    if (found?.course !== 'SCY') continue;
    toYards(race);
    for (const { id } of race.rounds) ids.add(id);
  }
  return ids;
}

/** `100 m freestyle · JV`. */
function addDivision(race: Race, division: string): void {
  race.name = Object.fromEntries(
    Object.entries(race.name).map(([language, text]) => [language, `${text} · ${division}`]),
  );
}

/** A distance of a split in yards, if the contest is. */
function inUnit(detail: FolderRow, yards: ReadonlySet<string>): FolderRow {
  const value = detail['value'];
  if (detail['owner'] !== 'unit' || value === undefined || !isInYards(detail['ref']!, yards)) return detail;
  return { ...detail, value: value.replace(/ m$/u, ' yd') };
}
