import type { LostCount } from '../../lost-count.ts';
import { columns, filled, isDay, refuse, wholeNumber } from '../../text-lines.ts';
import type { TextLine } from '../../text-lines.ts';

/** The game of a player in a round: the opponent by rank number, the color, and a letter of the result. */
export interface Pairing {
  opponent: number | undefined;
  color: string;
  result: string;
}

export interface Player {
  number: number;
  line: TextLine;
  family: string;
  given: string | undefined;
  sex: 'M' | 'W' | undefined;
  title: string | undefined;
  rating: string | undefined;
  federation: string | undefined;
  license: string | undefined;
  /** Day or year. */
  born: string | undefined;
  points: string | undefined;
  rank: number | undefined;
  pairings: Pairing[];
}

export interface ChessTeam {
  name: string;
  players: number[];
  line: number;
}

export interface Tournament {
  name: string | undefined;
  city: string | undefined;
  federation: string | undefined;
  start: string | undefined;
  end: string | undefined;
  type: string | undefined;
  control: string | undefined;
  arbiters: { name: string; isChief: boolean }[];
  /** Days of the rounds in their order. */
  days: (string | undefined)[];
  rounds: number | undefined;
  /** Points of a win and a draw, if they are not 1 and ½. */
  points: { win?: string; draw?: string };
  players: Map<number, Player>;
  teams: ChessTeam[];
}

const firstRound = 92;
const roundWidth = 10;
/** A player cannot have more rounds than these. */
const mostRounds = 60;

/** Reads the lines of a tournament: three digits, then free text or fixed columns. */
export function readTournament(lines: readonly TextLine[], lost: LostCount): Tournament {
  const tournament: Tournament = {
    name: undefined,
    city: undefined,
    federation: undefined,
    start: undefined,
    end: undefined,
    type: undefined,
    control: undefined,
    arbiters: [],
    days: [],
    rounds: undefined,
    points: {},
    players: new Map(),
    teams: [],
  };
  for (const line of lines) {
    const kind = line.text.slice(0, 3).toUpperCase();
    const text = filled(line, 4, line.text.length);
    if (kind === '001') readPlayer(line, tournament, lost);
    else if (kind === '013') readTeam(line, tournament);
    else if (text !== undefined) readFact(kind, text, line, tournament, lost);
  }
  return tournament;
}

function readFact(kind: string, text: string, line: TextLine, tournament: Tournament, lost: LostCount): void {
  switch (kind) {
    case '012':
      tournament.name = text;
      return;
    case '022':
      if (/^https?:/iu.test(text)) lost.add('022 address', 'noPlace');
      else tournament.city = text;
      return;
    case '032':
      tournament.federation = /^[A-Z]{3}$/u.test(text.toUpperCase()) ? text.toUpperCase() : undefined;
      if (tournament.federation === undefined) lost.add('032 federation', 'noPlace');
      return;
    case '042':
      tournament.start = readDay(line, '042', text);
      return;
    case '052':
      tournament.end = readDay(line, '052', text);
      return;
    case '092':
      tournament.type = text;
      return;
    case '102':
    case '112':
      for (const name of text.split(';'))
        if (name.trim()) tournament.arbiters.push({ name: name.trim(), isChief: kind === '102' });
      return;
    case '122':
      tournament.control = text;
      return;
    case '132':
      tournament.days = dayColumns(line);
      return;
    case 'XXR':
      tournament.rounds = /^\d{1,2}$/u.test(text) ? Number(text) : undefined;
      return;
    case 'BBW':
      tournament.points.win = pointsOf(text);
      return;
    case 'BBD':
      tournament.points.draw = pointsOf(text);
      return;
    case '062':
    case '072':
    case '082':
      lost.add(`${kind} number`, 'repeated');
      return;
    default:
      lost.add(`${kind.replaceAll(/[^A-Z0-9#]/gu, '?')} line`, /^(?:XX|BB|#)/u.test(kind) ? 'technical' : 'noPlace');
  }
}

const pointsOf = (text: string): string | undefined =>
  /^\d{1,2}(?:\.\d)?$/u.test(text) ? String(Number(text)) : undefined;

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A day, as programs write it: `2031/03/15`, `15. 03. 2031`, `Mar 15, 2031`; also with two digits of the year. */
function readDay(line: TextLine, name: string, text: string): string | undefined {
  const [, year, month, day] = /^(\d{4}|\d{2})[./-](\d{1,2})[./-](\d{1,2})(?!\d)/u.exec(text) ?? [];
  const [, ownDay, ownMonth, ownYear] = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})/u.exec(text) ?? [];
  const [, word, wordDay, wordYear] = /^(\p{L}{3})\p{L}* (\d{1,2}),? (\d{4})/u.exec(text) ?? [];
  const number = word === undefined ? 0 : months.indexOf(word.toUpperCase()) + 1;
  const parts =
    year !== undefined
      ? [year, month!, day!]
      : ownYear !== undefined
        ? [ownYear, ownMonth!, ownDay!]
        : number > 0
          ? [wordYear!, String(number), wordDay!]
          : [];
  if (parts.length === 0) return /\d/u.test(text) ? refuse(line, name, text, '2031/03/15') : undefined;
  const [full, ...rest] = parts;
  const date = [full!.padStart(4, '20'), ...rest.map((part) => part.padStart(2, '0'))].join('-');
  return isDay(date) ? date : refuse(line, name, text, '2031/03/15');
}

/** Days of rounds, which stand over the columns of their results. */
function dayColumns(line: TextLine): (string | undefined)[] {
  const days: (string | undefined)[] = [];
  for (let from = firstRound; from <= line.text.length && days.length < mostRounds; from += roundWidth) {
    const text = columns(line, from, 10).slice(0, 10);
    days.push(text === '' ? undefined : readDay(line, '132', text));
  }
  return days;
}

function readPlayer(line: TextLine, { players }: Tournament, lost: LostCount): void {
  const number = wholeNumber(line, '001 number', columns(line, 5, 4)) ?? refuse(line, '001 number', '', '12');
  if (players.has(number)) return lost.add('001 line', 'repeated');
  const name = columns(line, 15, 33);
  const [family = '', ...given] = name.split(',').map((part) => part.trim());
  if (family === '') return refuse(line, '001 name', name, 'Silva, Ana');
  const federation = columns(line, 54, 3).toUpperCase();
  const rating = filled(line, 49, 4);
  const points = columns(line, 81, 4);
  if (points !== '' && !/^\d{1,3}(?:\.\d)?$/u.test(points)) return refuse(line, '001 points', points, '4.5');
  const sex = columns(line, 10, 1).toLowerCase();
  players.set(number, {
    number,
    line,
    family,
    given: given.join(', ') || undefined,
    sex: sex === 'm' ? 'M' : sex === 'w' || sex === 'f' ? 'W' : undefined,
    title: titleOf(columns(line, 11, 3)),
    rating: rating === undefined || /^0+$/u.test(rating) ? undefined : rating,
    federation: /^[A-Z]{3}$/u.test(federation) ? federation : undefined,
    license: filled(line, 58, 11),
    born: birth(columns(line, 70, 10)),
    points: points === '' ? undefined : String(Number(points)),
    rank: wholeNumber(line, '001 rank', columns(line, 86, 4)) || undefined,
    pairings: readPairings(line),
  });
}

const titles: Readonly<Record<string, string>> = {
  g: 'GM',
  m: 'IM',
  f: 'FM',
  c: 'CM',
  wg: 'WGM',
  wm: 'WIM',
  wf: 'WFM',
  wc: 'WCM',
};
/** Older programs write titles as one or two small letters. */
const titleOf = (text: string): string | undefined =>
  new Map(Object.entries(titles)).get(text) ?? (text.toUpperCase() || undefined);

/** A day of birth, or the year if it is all that is known. Unknown ones are zeros. */
function birth(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(?:[./-](\d{2})[./-](\d{2}))?$/u.exec(text) ?? [];
  if (year === undefined || Number(year) < 1900) return undefined;
  const date = `${year}-${month}-${day}`;
  return month !== undefined && isDay(date) ? date : year;
}

function readPairings(line: TextLine): Pairing[] {
  const pairings: Pairing[] = [];
  for (let from = firstRound; from <= line.text.length && pairings.length < mostRounds; from += roundWidth) {
    const opponent = wholeNumber(line, '001 opponent', columns(line, from, 4));
    const result = columns(line, from + 7, 1).toUpperCase();
    if (!/^[-+WDL10=HFUZ]?$/u.test(result)) return refuse(line, '001 result', result, '1');
    pairings.push({ opponent: opponent || undefined, color: columns(line, from + 5, 1).toLowerCase(), result });
  }
  return pairings;
}

function readTeam(line: TextLine, { teams }: Tournament): void {
  const name = columns(line, 5, 32);
  const players: number[] = [];
  for (let from = 37; from <= line.text.length; from += 5) {
    const number = wholeNumber(line, '013 player', columns(line, from, 4));
    if (number) players.push(number);
  }
  if (name !== '') teams.push({ name, players, line: line.number });
}
