import type { LostCount } from '../../lost-count.ts';
import { lookUp } from '../../look-up.ts';
import { columns, filled, refuse, wholeNumber } from '../../text-lines.ts';
import type { TextLine } from '../../text-lines.ts';
import { ageLimit, courseOf, readDay, readPoints, readReaction, readTime, strokeOf } from './hy-tek-values.ts';
import { addEntry, addEvent, addTeam, emptyMeet, roundLetters } from './meet-file.ts';
import type { Entry, MeetFile, RoundLetter, SwimEvent, Swum, Team } from './meet-file.ts';

const legsOfRelay = 4;

/** The records above the one that is read, to which it belongs. */
interface Hy3 {
  meet: MeetFile;
  lost: LostCount;
  team?: Team;
  entry?: Entry;
  swum?: Swum;
}

/** Reads the records of a `.hy3` file: two letters, then fixed columns. */
export function readHy3(lines: readonly TextLine[], lost: LostCount): MeetFile {
  const state: Hy3 = { meet: emptyMeet(true), lost };
  for (const line of lines) {
    const kind = columns(line, 1, 2);
    const read = lookUp(records, kind);
    if (read) read(line, state);
    else lost.add(`${kind.replaceAll(/[^A-Z0-9]/gu, '?')} record`, 'technical');
  }
  return state.meet;
}

const records: Readonly<Record<string, (line: TextLine, state: Hy3) => void>> = {
  A1: (_, { lost }) => lost.add('A1 record', 'technical'),
  B1: readMeet,
  B2: readMeetDetails,
  C1: readTeam,
  C2: readAddress,
  C3: (_, { lost }) => lost.add('C3 contact', 'private'),
  D1: readSwimmer,
  E1: readEntry,
  E2: readSwum,
  F1: readRelay,
  F2: readSwum,
  F3: readMembers,
  G1: readSplits,
  H1: readReason,
  H2: readReason,
  Z0: () => undefined,
};

/** Counts columns that are filled, except with zeros. */
function countLost({ lost }: Hy3, line: TextLine, name: string, [from, length]: readonly [number, number]): void {
  const text = columns(line, from, length);
  if (/[^0.\s+]/u.test(text) || /[1-9]/u.test(text))
    lost.add(
      `${columns(line, 1, 2)} ${name}`,
      privateNames.has(name) ? 'private' : technicalNames.has(name) ? 'technical' : 'noPlace',
    );
}
const privateNames = new Set(['contact', 'address', 'fee']);
const technicalNames = new Set(['date of ages', 'timer', 'number in the team', 'timing', 'status']);

function readMeet(line: TextLine, state: Hy3): void {
  const { meet } = state;
  meet.line = line.number;
  meet.name = filled(line, 3, 45);
  meet.facility = filled(line, 48, 45);
  meet.start = readDay(line, 'B1 first day', 93);
  meet.end = readDay(line, 'B1 last day', 101);
  countLost(state, line, 'date of ages', [109, 8]);
  countLost(state, line, 'altitude', [117, 5]);
}

function readMeetDetails(line: TextLine, state: Hy3): void {
  state.meet.course = courseOf(columns(line, 99, 1));
  countLost(state, line, 'notes', [3, 90]);
  countLost(state, line, 'kind of meet', [93, 6]);
  countLost(state, line, 'fee', [100, 8]);
  countLost(state, line, 'sanction', [109, 20]);
}

function readTeam(line: TextLine, state: Hy3): void {
  const name = filled(line, 8, 30);
  const short = filled(line, 38, 16);
  state.team = addTeam(state.meet, { code: filled(line, 3, 5), name, short, nation: undefined }, line);
  countLost(state, line, 'region', [54, 2]);
  countLost(state, line, 'contact', [56, 60]);
}

function readAddress(line: TextLine, state: Hy3): void {
  const nation = columns(line, 105, 3).toUpperCase();
  if (state.team && /^[A-Z]{3}$/u.test(nation)) state.team.nation ??= nation;
  countLost(state, line, 'address', [3, 102]);
}

function readSwimmer(line: TextLine, state: Hy3): void {
  const last = filled(line, 9, 20);
  const first = filled(line, 29, 20);
  const born = readDay(line, 'D1 birth date', 89);
  const nation = columns(line, 113, 3).toUpperCase();
  teamOf(line, state).swimmers.set(columns(line, 4, 5), {
    key: columns(line, 4, 5),
    last: last ?? first ?? refuse(line, 'D1 family name', '', 'Silva'),
    first: last === undefined ? undefined : first,
    gender: lookUp({ M: 'M', F: 'F' } as const, columns(line, 3, 1)),
    born,
    license: filled(line, 70, 14),
    schoolYear: filled(line, 100, 2),
    nation: /^[A-Z]{3}$/u.test(nation) ? nation : undefined,
    line: line.number,
  });
  countLost(state, line, 'nickname', [49, 20]);
  countLost(state, line, 'initial', [69, 1]);
  countLost(state, line, 'number in the team', [84, 5]);
  if (born === undefined) countLost(state, line, 'age', [97, 3]);
  countLost(state, line, 'status', [125, 1]);
}

function teamOf({ number }: TextLine, { meet, team }: Hy3): Team {
  const line = { text: '', number };
  return team ?? addTeam(meet, { code: undefined, name: undefined, short: undefined, nation: undefined }, line);
}

/** Columns 14 to 60 of an entry describe the event; they are the same for swimmers and relays. */
function eventOf(line: TextLine, state: Hy3, legs: number): SwimEvent {
  const kind = columns(line, 1, 2);
  const gender = lookUp({ M: 'M', B: 'M', F: 'F', W: 'F', G: 'F', X: 'X' } as const, columns(line, 14, 1));
  return addEvent(state.meet, {
    number: filled(line, 39, 4),
    gender: gender ?? 'X',
    distance:
      wholeNumber(line, `${kind} distance`, columns(line, 16, 6)) ?? refuse(line, `${kind} distance`, '', '100'),
    legs,
    stroke: strokeOf(line, `${kind} stroke`, columns(line, 22, 1)),
    from: ageLimit(wholeNumber(line, `${kind} age`, columns(line, 23, 3))),
    to: ageLimit(wholeNumber(line, `${kind} age`, columns(line, 26, 3))),
    course: courseOf(columns(line, 51, 1)) ?? state.meet.course,
    line: line.number,
  });
}

function entryOf(
  line: TextLine,
  state: Hy3,
  { team, event, competitor }: { team: Team } & Pick<Entry, 'event' | 'competitor'>,
): Entry {
  const kind = columns(line, 1, 2);
  const converted = readTime(line, `${kind} entry time`, columns(line, 43, 8));
  const given = readTime(line, `${kind} entry time`, columns(line, 52, 8));
  if (converted !== undefined && given !== undefined && given !== converted)
    state.lost.add(`${kind} entry time before conversion`, 'noPlace');
  countLost(state, line, 'fee', [33, 6]);
  countLost(state, line, 'second points', [69, 8]);
  return addEntry(team, {
    event,
    competitor,
    seed: converted ?? given,
    points: readPoints(line, `${kind} points`, columns(line, 61, 8)),
    isExhibition: columns(line, 84, 1) === 'X',
    division: division(line, 77) ?? division(line, 92),
    line: line.number,
  });
}

/** Divisions have own places: `JV`, `2`. */
function division(line: TextLine, from: number): string | undefined {
  const text = columns(line, from, 3);
  return text === '' || text === '0' ? undefined : text;
}

function readEntry(line: TextLine, state: Hy3): void {
  const team = teamOf(line, state);
  state.entry = entryOf(line, state, { team, event: eventOf(line, state, 1), competitor: columns(line, 4, 5) });
  state.swum = undefined;
}

function readRelay(line: TextLine, state: Hy3): void {
  const code = filled(line, 3, 5);
  const named = [...state.meet.teams.values()].findLast((team) => code !== undefined && team.code === code);
  const legs = wholeNumber(line, 'F1 legs', columns(line, 85, 1)) ?? legsOfRelay;
  state.entry = entryOf(line, state, {
    team: named ?? teamOf(line, state),
    event: eventOf(line, state, legs > 1 ? legs : legsOfRelay),
    competitor: filled(line, 8, 1) ?? 'A',
  });
  state.swum = undefined;
}

const statuses: Readonly<Record<string, string>> = { Q: 'DSQ', F: 'DSQ', D: 'DNF', R: 'DNS', S: 'WDR' };

/** A round of the last entry. Swimmers and relays have the same columns up to the reaction time. */
function readSwum(line: TextLine, state: Hy3): void {
  const kind = columns(line, 1, 2);
  const { entry } = state;
  if (!entry) return state.lost.add(`${kind} record`, 'unmatched');
  const round = roundOf(line, columns(line, 3, 1));
  const isRelay = kind === 'F2';
  const letter = columns(line, 13, 1);
  const status = lookUp(statuses, letter);
  const heat = wholeNumber(line, `${kind} heat`, columns(line, 21, 3));
  const lane = wholeNumber(line, `${kind} lane`, columns(line, 24, 3));
  const swum: Swum = {
    round,
    heat: heat ? String(heat) : undefined,
    lane: lane ? String(lane) : undefined,
    time: readTime(line, `${kind} time`, columns(line, 4, 8)),
    status,
    comment: status === 'DSQ' ? filled(line, 14, 2) : undefined,
    place: wholeNumber(line, `${kind} place`, columns(line, 30, 4)) || undefined,
    day: readDay(line, `${kind} day`, isRelay ? 103 : 88),
    reaction: readReaction(line, `${kind} reaction time`, 83, 5),
    splits: [],
    legs: isRelay ? takeoffs(line) : [],
    line: line.number,
  };
  if (columns(line, 16, 1) === 'X') entry.isExhibition = true;
  countLost(state, line, 'timing', [39, 44]);
  if (letter === 'F') swum.comment ??= 'False start';
  entry.swims.set(round, swum);
  state.swum = swum;
}

/** Reaction times of the second and later swimmers of a relay. */
const takeoffs = (line: TextLine): Swum['legs'] =>
  [88, 93, 98].flatMap((from, index) => {
    const reaction = readReaction(line, 'F2 takeoff', from, 5);
    return reaction === undefined ? [] : [{ swimmer: '', number: index + 2, reaction }];
  });

function roundOf(line: TextLine, letter: string): RoundLetter {
  return roundLetters.find((round) => round === letter) ?? refuse(line, `${columns(line, 1, 2)} round`, letter, 'F');
}

/** Members of a relay: 13 columns each, in the order of their legs; later ones are reserves. */
function readMembers(line: TextLine, state: Hy3): void {
  const { entry, swum } = state;
  if (!entry) return state.lost.add('F3 record', 'unmatched');
  const target = swum ?? entry;
  const known = new Map(target.legs.map((leg) => [leg.number, leg.reaction]));
  const legs: Swum['legs'] = [];
  for (let from = 3; from + 12 <= 129; from += 13) {
    const swimmer = columns(line, from + 1, 5);
    if (swimmer === '') continue;
    const number = wholeNumber(line, 'F3 leg', columns(line, from + 12, 1));
    const isLeg = number !== undefined && number >= 1 && number <= entry.event.legs;
    legs.push({
      swimmer,
      number: isLeg ? number : undefined,
      reaction: isLeg ? (known.get(number) ?? (number === 1 ? swum?.reaction : undefined)) : undefined,
    });
  }
  target.legs = legs;
}

/** Splits: 11 columns each, with the number of lengths swum. */
function readSplits(line: TextLine, { entry, lost }: Hy3): void {
  const swum = entry?.swims.get(roundOf(line, columns(line, 3, 1)));
  if (!swum) return lost.add('G1 record', 'unmatched');
  for (let from = 3; from + 10 <= 128; from += 11) {
    const lengths = wholeNumber(line, 'G1 length', columns(line, from + 1, 2));
    const time = readTime(line, 'G1 split', columns(line, from + 3, 8));
    if (lengths !== undefined && lengths > 0 && time !== undefined) swum.splits.push({ at: lengths, time });
  }
}

/** The reason of a disqualification, which replaces its code. H2 has details of H1. */
function readReason(line: TextLine, { swum, lost }: Hy3): void {
  const text = filled(line, 5, 124);
  if (!swum) return lost.add(`${columns(line, 1, 2)} record`, 'unmatched');
  if (text === undefined) return;
  const before = columns(line, 1, 2) === 'H2' ? swum.comment : undefined;
  swum.comment = before === undefined || before === text ? text : `${before} · ${text}`;
}
