import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { buildRsc } from '@podium/games';
import type { Texts } from '@podium/games';
import { slug, stableId } from '../../stable-id.ts';
import { childNamed, listChildren } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { People } from './lenex-people.ts';
import type { Round, Session } from './lenex-races.ts';
import { isSwum } from './lenex-results.ts';
import type { Heat } from './lenex-swims.ts';
import { attribute, readClock } from './lenex-values.ts';
import { leadersMeeting, officialsMeeting, englishOnly, unitName, warmUp } from './lenex-words.ts';

interface Program {
  venues: FolderRow[];
  units: FolderRow[];
  officials: FolderRow[];
  /** Number of contests whose time is that of their event or session. */
  madeTimes: number;
}

/** A session without any time begins at this one, which is not shown. */
const hiddenStart = '09:00';

/** The schedule: heats in their sessions, warm-ups and meetings, with places and officials. */
export function readProgram(
  meet: XmlElement,
  { sessions, heats, people }: { sessions: readonly Session[]; heats: readonly Heat[]; people: People },
): Program {
  const program: Program = { venues: [], units: [], officials: [], madeTimes: 0 };
  const usual = venueOf(meet, meet, program);
  const byRound = Map.groupBy(heats, ({ round }) => round);
  for (const session of sessions) {
    const venue = childNamed(session.element, 'POOL') ? venueOf(session.element, meet, program) : usual;
    addItems(session, venue, byRound, program);
    for (const round of session.rounds) {
      const ofRound = (byRound.get(round) ?? []).toSorted((one, other) => one.order - other.order);
      if (ofRound.length !== 1) program.units.push(roundRow(round, ofRound, venue, program));
      for (const heat of ofRound) {
        program.units.push(heatRow(heat, ofRound, venue, program));
        addOfficials(session, heat, people, program);
      }
    }
  }
  return program;
}

/** The pool or facility as a venue; undefined if it has no name. */
function venueOf(element: XmlElement, meet: XmlElement, program: Program): string | undefined {
  const facility = childNamed(meet, 'FACILITY');
  const pool = childNamed(element, 'POOL');
  const name =
    (pool && attribute(pool, 'name')) ?? (facility && attribute(facility, 'name')) ?? attribute(meet, 'city');
  if (name === undefined) return undefined;
  const id = stableId('SWM-V', slug(name) || 'POOL');
  const street = facility && attribute(facility, 'street');
  if (!program.venues.some((venue) => venue['id'] === id))
    program.venues.push(
      row({
        id,
        ...texts('name', englishOnly(name)),
        ...texts('address', street === undefined ? undefined : englishOnly(street)),
        city: (facility && attribute(facility, 'city')) ?? attribute(meet, 'city'),
      }),
    );
  return id;
}

/** Warm-up and meetings of a session. */
function addItems(
  { element, number, day, rounds }: Session,
  venue: string | undefined,
  byRound: ReadonlyMap<Round, readonly Heat[]>,
  program: Program,
): void {
  const isOver = rounds.some((round) => byRound.get(round)?.some(({ swims }) => swims.some(isSwum)));
  const add = (kind: string, type: string, name: Texts, from: string | undefined, to?: string): void => {
    if (from === undefined) return;
    program.units.push(
      row({
        id: stableId('SWM-S', day, slug(number) || '0', kind),
        type,
        discipline: 'SWM',
        ...texts('name', name),
        start: `${day} ${from}`,
        end: to !== undefined && to >= from ? `${day} ${to}` : undefined,
        status: isOver ? 'FINISHED' : 'SCHEDULED',
        venue,
      }),
    );
  };
  const until = readClock(element, 'warmupuntil');
  add('WARMUP', 'training', warmUp, readClock(element, 'warmupfrom') ?? until, until);
  add('OFFICIALS', 'technical-meeting', officialsMeeting, readClock(element, 'officialmeeting'));
  add('LEADERS', 'technical-meeting', leadersMeeting, readClock(element, 'teamleadermeeting'));
}

function timeCells({ session, clock }: Round, own: string | undefined): Record<string, string | undefined> {
  const shown = own ?? clock;
  return shown === undefined
    ? { start: `${session.day} ${hiddenStart}`, hide_start: 'true' }
    : { start: `${session.day} ${shown}` };
}

/**
 * A round as one row of the schedule. While its heats are not drawn, it is the contest; later it contains them. A round
 * with one heat has no other row than that heat, under the same id.
 */
function roundRow(round: Round, heats: readonly Heat[], venue: string | undefined, program: Program): FolderRow {
  if (!round.hasOwnClock) program.madeTimes += 1;
  const states = heats.map(stateOf);
  const isOver = states.length > 0 && states.every(({ isOver }) => isOver);
  const begun = states.some(({ isOver }) => isOver);
  const isUnofficial = states.some(({ isUnofficial }) => isUnofficial);
  const hasLines = heats.some(({ swims }) => swims.length > 0);
  return row({
    id: round.id,
    type: 'competition',
    phase: round.id,
    ...texts('name', round.words.name),
    ...sessionCells(round),
    order: 0,
    ...timeCells(round, undefined),
    status: isOver ? 'FINISHED' : 'SCHEDULED',
    result_status: isOver ? (isUnofficial ? 'UNOFFICIAL' : 'OFFICIAL') : hasLines && !begun ? 'START_LIST' : undefined,
    venue,
  });
}

function stateOf({ element, swims }: Heat): { isOver: boolean; isUnofficial: boolean } {
  const state = element && attribute(element, 'status');
  return { isOver: swims.some(isSwum) && state !== 'SEEDED', isUnofficial: state === 'INOFFICIAL' };
}

const sessionCells = ({ session, element }: Round): Record<string, string | undefined> => {
  const name = attribute(session.element, 'name');
  return {
    ...texts('description', name === undefined ? undefined : englishOnly(name)),
    number: attribute(element, 'number'),
  };
};

function heatRow(heat: Heat, ofRound: readonly Heat[], venue: string | undefined, program: Program): FolderRow {
  const { round, element, label, swims, id } = heat;
  const clock = element && readClock(element, 'daytime');
  if (clock === undefined && !(round.hasOwnClock && ofRound.length === 1)) program.madeTimes += 1;
  const { isOver, isUnofficial } = stateOf(heat);
  const hasLines = swims.length > 0;
  return row({
    id,
    type: 'competition',
    phase: round.id,
    parent: ofRound.length === 1 ? undefined : round.id,
    rsc: ofRound.length === 1 ? undefined : unitCode(heat, ofRound),
    ...texts('name', unitName(round.words, label, ofRound.length === 1)),
    ...sessionCells(round),
    order: heat.order,
    ...timeCells(round, clock),
    status: isOver ? 'FINISHED' : 'SCHEDULED',
    result_status: isOver ? (isUnofficial ? 'UNOFFICIAL' : 'OFFICIAL') : hasLines ? 'START_LIST' : undefined,
    venue,
  });
}

/** `SWMM100MFR------------HEAT000300--` for heat 3, if its event and round have a code; `000100` and `000200` for A and B. */
function unitCode({ round, label }: Heat, ofRound: readonly Heat[]): string | undefined {
  const { rsc, rounds } = round.race;
  const { code } = round.words;
  const number = /^[A-H]$/u.test(label)
    ? label.charCodeAt(0) - 64
    : /^\d{1,3}$/u.test(label)
      ? Number(label)
      : undefined;
  const isClear = rounds.filter(({ words }) => words.code === code).length === 1;
  const isTwice =
    ofRound.some((other) => /^\d{1,3}$/u.test(other.label)) && ofRound.some((other) => /^[A-H]$/u.test(other.label));
  if (rsc === undefined || code === undefined || number === undefined || !isClear || isTwice) return undefined;
  const event = rsc.slice(4, 22).replace(/-+$/u, '');
  return buildRsc({
    discipline: 'SWM',
    gender: rsc[3]!,
    event,
    phase: code,
    unit: `${String(number).padStart(4, '0')}00`,
  });
}

function addOfficials({ element }: Session, { id: unit }: Heat, { officials }: People, program: Program): void {
  const seen = new Set<string>();
  for (const judge of listChildren(element, 'JUDGES', 'JUDGE')) {
    const participant = officials.get(attribute(judge, 'officialid') ?? '');
    if (participant === undefined) continue;
    const role = (attribute(judge, 'role') ?? 'OTH').replaceAll(/\s/gu, '').padEnd(2, '-');
    if (seen.has(`${participant} ${role}`)) continue;
    seen.add(`${participant} ${role}`);
    program.officials.push(row({ unit, participant, function: role, order: seen.size }));
  }
}
