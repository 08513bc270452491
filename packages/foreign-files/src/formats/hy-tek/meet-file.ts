import type { TextLine } from '../../text-lines.ts';
import type { Course } from './hy-tek-values.ts';

/** Rounds of the file: preliminaries, semifinals or swim-offs, finals. */
export type RoundLetter = 'P' | 'S' | 'F';
export const roundLetters: readonly RoundLetter[] = ['P', 'S', 'F'];

export interface Swimmer {
  /** Number or name in the file, by which entries refer to the swimmer. */
  key: string;
  last: string;
  first: string | undefined;
  gender: 'M' | 'F' | undefined;
  born: string | undefined;
  license: string | undefined;
  /** `FR`, `SO`, `JR`, `SR` or a number. */
  schoolYear?: string | undefined;
  nation: string | undefined;
  line: number;
}

export interface Team {
  code: string | undefined;
  name: string | undefined;
  short: string | undefined;
  nation: string | undefined;
  swimmers: Map<string, Swimmer>;
  /** Keyed by event and competitor. */
  entries: Map<string, Entry>;
  line: number;
}

export interface SwimEvent {
  key: string;
  number: string | undefined;
  gender: 'M' | 'F' | 'X';
  /** Length of the whole race, also of a relay. */
  distance: number;
  legs: number;
  stroke: string;
  from: number | undefined;
  to: number | undefined;
  course: Course | undefined;
  line: number;
}

interface Leg {
  swimmer: string;
  /** Undefined for a reserve. */
  number: number | undefined;
  reaction?: number;
}

/** The swim of an entry in one round. */
export interface Swum {
  round: RoundLetter;
  heat: string | undefined;
  lane: string | undefined;
  time: number | undefined;
  status: string | undefined;
  comment: string | undefined;
  place: number | undefined;
  day: string | undefined;
  reaction: number | undefined;
  splits: { at: number; time: number }[];
  legs: Leg[];
  line: number;
}

/** A swimmer or relay in an event, with all its rounds. */
export interface Entry {
  event: SwimEvent;
  /** Key of the swimmer, or the letter of the relay. */
  competitor: string;
  seed: number | undefined;
  points: string | undefined;
  isExhibition: boolean;
  /** A group of the event with places of its own. */
  division: string | undefined;
  legs: Leg[];
  swims: Map<RoundLetter, Swum>;
  line: number;
}

export interface MeetFile {
  name: string | undefined;
  facility: string | undefined;
  city: string | undefined;
  country: string | undefined;
  start: string | undefined;
  end: string | undefined;
  course: Course | undefined;
  teams: Map<string, Team>;
  events: Map<string, SwimEvent>;
  /** Splits count lengths of the pool, not meters. */
  isInLengths: boolean;
  line: number;
}

export const emptyMeet = (isInLengths: boolean): MeetFile => ({
  isInLengths,
  name: undefined,
  facility: undefined,
  city: undefined,
  country: undefined,
  start: undefined,
  end: undefined,
  course: undefined,
  teams: new Map(),
  events: new Map(),
  line: 1,
});

/** The team with a code and name, which a file may list more than once. */
export function addTeam(meet: MeetFile, team: Omit<Team, 'swimmers' | 'entries' | 'line'>, line: TextLine): Team {
  const key = `${team.code ?? ''} ${team.name ?? ''}`;
  const known = meet.teams.get(key);
  if (known) return known;
  const added: Team = { ...team, swimmers: new Map(), entries: new Map(), line: line.number };
  meet.teams.set(key, added);
  return added;
}

/** The event that a record describes; each entry repeats it. */
export function addEvent(meet: MeetFile, event: Omit<SwimEvent, 'key'>): SwimEvent {
  const { number, gender, distance, legs, stroke, from, to } = event;
  const key = [number, gender, distance, legs > 1, stroke, from, to].join(' ');
  const known = meet.events.get(key);
  if (known) return known;
  const added = { ...event, key };
  meet.events.set(key, added);
  return added;
}

/** The entry of a competitor in an event; a record for each round repeats it. */
export function addEntry(team: Team, entry: Omit<Entry, 'swims' | 'legs'>): Entry {
  const key = `${entry.event.key} ${entry.competitor}`;
  const known = team.entries.get(key);
  if (!known) {
    const added: Entry = { ...entry, swims: new Map(), legs: [] };
    team.entries.set(key, added);
    return added;
  }
  known.seed ??= entry.seed;
  known.points ??= entry.points;
  known.division ??= entry.division;
  known.isExhibition ||= entry.isExhibition;
  return known;
}
