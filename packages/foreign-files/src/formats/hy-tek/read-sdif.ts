import type { LostCount } from '../../lost-count.ts';
import { lookUp } from '../../look-up.ts';
import { columns, filled, refuse, wholeNumber } from '../../text-lines.ts';
import type { TextLine } from '../../text-lines.ts';
import { ageLimit, courseOf, markOf, readDay, readPoints, readReaction, readTime, strokeOf } from './hy-tek-values.ts';
import { addEntry, addEvent, addTeam, emptyMeet, roundLetters } from './meet-file.ts';
import type { Entry, MeetFile, SwimEvent, Swimmer, Swum, Team } from './meet-file.ts';

interface Sdif {
  meet: MeetFile;
  lost: LostCount;
  team?: Team;
  entry?: Entry;
}

/** Reads the records of SDIF 3, which `.cl2` and `.sd3` files contain: two characters, then fixed columns. */
export function readSdif(lines: readonly TextLine[], lost: LostCount): MeetFile {
  const state: Sdif = { meet: emptyMeet(false), lost };
  for (const line of lines) {
    const kind = columns(line, 1, 2);
    const read = lookUp(records, kind);
    if (read) read(line, state);
    else lost.add(`${kind.replaceAll(/[^A-Z0-9]/gu, '?')} record`, lookUp(reasons, kind) ?? 'technical');
  }
  return state.meet;
}

const records: Readonly<Record<string, (line: TextLine, state: Sdif) => void>> = {
  B1: readMeet,
  C1: readTeam,
  D0: readEntry,
  D3: readNames,
  E0: readRelay,
  F0: readMember,
  G0: readSplits,
  Z0: () => undefined,
};

/** Records of addresses are private, those of entries that repeat D0 say nothing new. */
const reasons: Readonly<Record<string, 'private' | 'repeated'>> = {
  B2: 'private',
  C2: 'private',
  D1: 'repeated',
  D2: 'private',
};

function countFilled(
  line: TextLine,
  { lost }: Sdif,
  columnsOf: readonly (readonly [string, number, number, 'private' | 'noPlace'])[],
): void {
  for (const [name, from, length, reason] of columnsOf)
    if (/[^0\s]/u.test(columns(line, from, length))) lost.add(`${columns(line, 1, 2)} ${name}`, reason);
}

function readMeet(line: TextLine, state: Sdif): void {
  const { meet } = state;
  meet.line = line.number;
  meet.name = filled(line, 12, 30);
  // The address of the meet begins with the name of the pool.
  meet.facility = filled(line, 42, 22);
  meet.city = filled(line, 86, 20);
  const country = columns(line, 118, 3).toUpperCase();
  meet.country = /^[A-Z]{3}$/u.test(country) ? country : undefined;
  meet.start = readDay(line, 'B1 first day', 122);
  meet.end = readDay(line, 'B1 last day', 130);
  meet.course = courseOf(columns(line, 150, 1));
  countFilled(line, state, [
    ['address', 64, 22, 'noPlace'],
    ['state', 106, 2, 'noPlace'],
    ['postal code', 108, 10, 'noPlace'],
    ['kind of meet', 121, 1, 'noPlace'],
    ['altitude', 138, 4, 'noPlace'],
  ]);
}

function readTeam(line: TextLine, state: Sdif): void {
  const nation = columns(line, 140, 3).toUpperCase();
  state.team = addTeam(
    state.meet,
    {
      code: teamCode(columns(line, 12, 6), columns(line, 150, 1)),
      name: filled(line, 18, 30),
      short: filled(line, 48, 16),
      nation: /^[A-Z]{3}$/u.test(nation) ? nation : undefined,
    },
    line,
  );
  countFilled(line, state, [
    ['region', 12, 2, 'noPlace'],
    ['address', 64, 76, 'private'],
  ]);
}

/** The code of a team follows two letters of its region; a fifth letter is at the end of the record. */
const teamCode = (text: string, fifth: string): string | undefined => `${text.slice(2).trim()}${fifth}` || undefined;

function teamOf(line: TextLine, { meet, team }: Sdif): Team {
  return team ?? addTeam(meet, { code: undefined, name: undefined, short: undefined, nation: undefined }, line);
}

/** `Silva, Ana M`: the initial is left out, as the other records of a person do not have it. */
function addSwimmer(
  line: TextLine,
  state: Sdif,
  at: { name: number; license: number; nation: number; born: number; gender: number },
): Swimmer {
  const name = columns(line, at.name, 28);
  const [last = '', given = ''] = name.split(',').map((part) => part.trim());
  const first = given.replace(/ [A-Z]\.?$/u, '');
  const kind = columns(line, 1, 2);
  if (last === '') return refuse(line, `${kind} name`, name, 'Silva, Ana');
  if (first !== given) state.lost.add(`${kind} initial`, 'noPlace');
  const born = readDay(line, `${kind} birth date`, at.born);
  const nation = columns(line, at.nation, 3).toUpperCase();
  const ageOrYear = columns(line, at.born + 8, 2);
  const schoolYear = /^(?:FR|SO|JR|SR)$/u.test(ageOrYear) ? ageOrYear : undefined;
  const key = `${last} ${first} ${born ?? ''}`;
  const { swimmers } = teamOf(line, state);
  const swimmer = swimmers.get(key) ?? {
    key,
    last,
    first: first || undefined,
    gender: lookUp({ M: 'M', F: 'F' } as const, columns(line, at.gender, 1)),
    born,
    license: filled(line, at.license, 12),
    schoolYear,
    nation: /^[A-Z]{3}$/u.test(nation) ? nation : undefined,
    line: line.number,
  };
  swimmers.set(key, swimmer);
  if (born === undefined && schoolYear === undefined) countFilled(line, state, [['age', at.born + 8, 2, 'noPlace']]);
  return swimmer;
}

/** Sex, distance, stroke, number, ages and day of an event are the same columns, at `from`, for swimmers and relays. */
function eventOf(line: TextLine, state: Sdif, from: number, isRelay: boolean): SwimEvent {
  const kind = columns(line, 1, 2);
  const ages = columns(line, from + 10, 4).toUpperCase();
  const [, low, high] = /^(\d\d|UN)(\d\d|OV)$/u.exec(ages) ?? [];
  const times = from + (isRelay ? 25 : 22);
  const courses = [35, 26, 17, 8].map((offset) => courseOf(columns(line, times + offset, 1)));
  return addEvent(state.meet, {
    number: filled(line, from + 6, 4),
    gender: lookUp({ M: 'M', F: 'F', X: 'X' } as const, columns(line, from, 1)) ?? 'X',
    distance:
      wholeNumber(line, `${kind} distance`, columns(line, from + 1, 4)) ?? refuse(line, `${kind} distance`, '', '100'),
    legs: isRelay ? 4 : 1,
    stroke: strokeOf(line, `${kind} stroke`, columns(line, from + 5, 1)),
    from: low === undefined || low === 'UN' ? undefined : ageLimit(Number(low)),
    to: high === undefined || high === 'OV' ? undefined : ageLimit(Number(high)),
    course: courses.find((course) => course !== undefined) ?? state.meet.course,
    line: line.number,
  });
}

/** Times, heats, lanes, places and points begin at column `from`, the day before them. */
function readSwims(line: TextLine, { entry }: Sdif, from: number, dayFrom: number): void {
  const kind = columns(line, 1, 2);
  const number = (name: string, column: number, length: number): number | undefined =>
    wholeNumber(line, `${kind} ${name}`, columns(line, column, length)) || undefined;
  const day = readDay(line, `${kind} day`, dayFrom);
  for (const [index, round] of roundLetters.entries()) {
    const text = columns(line, from + 9 * (index + 1), 8);
    const course = columns(line, from + 9 * (index + 1) + 8, 1);
    const time = readTime(line, `${kind} time`, text);
    const status = markOf(text) ?? (course === 'X' ? 'DSQ' : undefined);
    const [heatAt, lane, placeAt] = round === 'P' ? [36, 38, 44] : round === 'F' ? [40, 42, 47] : [];
    const heat = heatAt === undefined ? undefined : number('heat', from + heatAt, 2);
    if (time === undefined && status === undefined && heat === undefined) continue;
    const swum: Swum = {
      round,
      heat: heat === undefined ? undefined : String(heat),
      lane: lane === undefined ? undefined : number('lane', from + lane, 2)?.toString(),
      time,
      status,
      comment: undefined,
      place: placeAt === undefined ? undefined : number('place', from + placeAt, 3),
      day,
      reaction: undefined,
      splits: [],
      legs: [],
      line: line.number,
    };
    entry!.swims.set(round, swum);
  }
}

function readEntry(line: TextLine, state: Sdif): void {
  const swimmer = addSwimmer(line, state, { name: 12, license: 40, nation: 53, born: 56, gender: 66 });
  state.entry = addEntry(teamOf(line, state), {
    event: eventOf(line, state, 67, false),
    competitor: swimmer.key,
    seed: readTime(line, 'D0 entry time', columns(line, 89, 8)),
    points: readPoints(line, 'D0 points', columns(line, 139, 4)),
    isExhibition: false,
    division: undefined,
    line: line.number,
  });
  readSwims(line, state, 89, 81);
  countFilled(line, state, [['event class', 143, 2, 'noPlace']]);
}

function readNames(line: TextLine, state: Sdif): void {
  countFilled(line, state, [
    ['first name preferred', 17, 15, 'noPlace'],
    ['ethnicity', 32, 2, 'private'],
  ]);
}

function readRelay(line: TextLine, state: Sdif): void {
  state.entry = addEntry(teamOf(line, state), {
    event: eventOf(line, state, 21, true),
    competitor: filled(line, 12, 1) ?? 'A',
    seed: readTime(line, 'E0 entry time', columns(line, 46, 8)),
    points: readPoints(line, 'E0 points', columns(line, 96, 4)),
    isExhibition: false,
    division: undefined,
    line: line.number,
  });
  readSwims(line, state, 46, 38);
  countFilled(line, state, [
    ['sum of ages', 35, 3, 'noPlace'],
    ['event class', 100, 2, 'noPlace'],
  ]);
}

/** A member of the last relay, with the leg in each round. */
function readMember(line: TextLine, state: Sdif): void {
  const { entry, lost } = state;
  if (!entry || entry.event.legs === 1) return lost.add('F0 record', 'unmatched');
  const swimmer = addSwimmer(line, state, { name: 23, license: 51, nation: 63, born: 66, gender: 76 });
  const reaction = readReaction(line, 'F0 takeoff', 89, 3);
  const legOf = (column: number): number | undefined => {
    const leg = /^[1-4]$/u.exec(columns(line, column, 1))?.[0];
    return leg === undefined ? undefined : Number(leg);
  };
  const isSwum = entry.swims.size > 0;
  for (const [index, round] of roundLetters.entries()) {
    const number = legOf(77 + index);
    const isReserve = columns(line, 77 + index, 1) === 'A';
    if (number !== undefined || isReserve)
      entry.swims.get(round)?.legs.push({ swimmer: swimmer.key, number, reaction });
  }
  if (!isSwum) entry.legs.push({ swimmer: swimmer.key, number: legOf(79) ?? legOf(77) });
  countFilled(line, state, [['leg time', 80, 8, 'noPlace']]);
}

/** Ten splits a record. Splits of each length are added up, as pages show the time since the start. */
function readSplits(line: TextLine, { entry, lost }: Sdif): void {
  const round = lookUp({ P: 'P', S: 'S', F: 'F' } as const, columns(line, 144, 1)) ?? 'F';
  const swum = entry?.swims.get(round);
  const distance = wholeNumber(line, 'G0 distance', columns(line, 59, 4));
  if (!swum || !distance || entry!.event.legs > 1) return lost.add('G0 record', swum ? 'noPlace' : 'unmatched');
  const isInterval = columns(line, 63, 1) === 'I';
  for (let from = 64; from + 7 <= 143; from += 8) {
    const time = readTime(line, 'G0 split', columns(line, from, 8));
    if (time === undefined) continue;
    const before = isInterval ? (swum.splits.at(-1)?.time ?? 0) : 0;
    swum.splits.push({ at: (swum.splits.length + 1) * distance, time: before + time });
  }
}
