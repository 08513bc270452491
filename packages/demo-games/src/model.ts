import type { PoolCriterion } from '@podium/games';
import type { ActionElement, BodyOf, Detail, ResultElement } from '@podium/odf';
import type { SixTexts } from './words/texts.ts';

export type EventGender = 'M' | 'W' | 'X';
export type PersonGender = 'M' | 'W';
export type AgeClass = 'U16' | 'U18';

export interface Person {
  id: string;
  given: string;
  family: string;
  gender: PersonGender;
  organisation: string;
  birthDate: string;
  discipline: string;
  role: 'athlete' | 'coach' | 'official';
  function: string;
  height?: number;
  weight?: number;
  bib?: string;
  /** Hidden: how good they are; 0 is the middle of the field. */
  strength: number;
  entries: { event: string; bib?: string; best?: string }[];
}

export interface Competitor {
  id: string;
  type: 'A' | 'T';
  organisation: string;
  /** Of a team. */
  name?: string;
  members: Person[];
  /** Who stands beside them, where the sport has sides. */
  coach?: Person;
  strength: number;
  bib?: string;
  seed?: number;
  group?: string;
}

/** Where a side of a unit comes from, while it is not known. */
export interface Slot {
  competitor?: Competitor;
  /** The unit that fills it and whether with its winner or loser. */
  from?: { unit: Unit; wlt: 'W' | 'L' };
  isBye?: boolean;
}

/** A competitor's line when the unit is over. */
export interface Line {
  competitor: Competitor;
  start: number;
  value: number | null;
  /** What parts equal marks: the second best jump, tens, the last series. */
  countback?: readonly number[];
  rank: number | null;
  rankEqual: boolean;
  sort: number;
  resultType?: string;
  result?: string;
  irm?: string;
  qualification?: string;
  wlt?: 'W' | 'L' | 'T';
  /** Points of the match for this side, for tables. */
  scored?: number;
}

export interface Told {
  results: ResultElement[];
  infos?: Detail[];
  periods?: BodyOf<'result'>['periods'];
}

/** How far a unit is: `start` before, 0 to 1 while running, `final` after. */
export type Progress = number | 'start' | 'final';

export interface Unit {
  code: string;
  event: GamesEvent;
  phase: Phase;
  name: SixTexts;
  number: number;
  type: 'ATH' | 'HATH' | 'HTEAM' | 'TEAM';
  medal: '0' | '1' | '3';
  minutes: number;
  /** Fields it may be put on. */
  fields: readonly string[];
  lines: Line[];
  slots?: Slot[];
  /** How far it is at each LIVE version; those in `breaks` are INTERMEDIATE. */
  steps: readonly number[];
  breaks?: readonly number[];
  tell: (progress: Progress) => Told;
  actions?: (progress: number) => ActionElement[];
  /** The match clock, in sports played against one. */
  clock?: (progress: number) => BodyOf<'current'>['clock'];
  isWalkOver?: boolean;
  isCancelled?: boolean;
  isUnscheduled?: boolean;
  isStartHidden?: boolean;
  /** What the first official result said, where a ruling changed it. */
  beforeRuling?: { lines: Line[]; tell: (progress: Progress) => Told };
  officials?: Person[];
  field: string;
  start: number;
  end: number;
}

export interface Phase {
  code: string;
  name: SixTexts;
  order: number;
  kind: 'rounds' | 'pool' | 'knockout' | 'final';
  units: Unit[];
  /** Lines of all units of the phase: rounds send them as one list. */
  hasList: boolean;
  better: 'lower' | 'higher';
  /** Of a round: how many of each unit go on by place, and how many of all others by mark. */
  goOn?: { byPlace: number; byMark: number };
  poolTeams?: Competitor[];
  poolRules?: PoolRules;
  /** Who goes on from here, by code: `Q` by place, `q` by mark. */
  qualified?: Map<string, string>;
}

export interface PoolRules {
  win: number;
  tie: number;
  loss: number;
  /** What parts those on equal points, as the sport's federation has it. */
  order: readonly PoolCriterion[];
  qualifiers: number;
}

export interface BracketRound {
  code: string;
  units: { unit?: Unit; slots: Slot[]; position: number; code: string }[];
}
interface BracketTree {
  code: string;
  rounds: BracketRound[];
}

export interface RankingLine {
  competitor: Competitor;
  rank: number | null;
  rankEqual: boolean;
  resultType?: string;
  result?: string;
  irm?: string;
  /** The unit that settled it. */
  unit: Unit;
}

export interface GamesEvent {
  code: string;
  discipline: string;
  gender: EventGender;
  age?: AgeClass;
  division?: '1' | '2' | '3';
  isExhibition: boolean;
  kind: 'individual' | 'couple' | 'team';
  name: SixTexts;
  order: number;
  competitors: Competitor[];
  /** Day of the Games it begins on, from 1. */
  firstDay: number;
  phases: Phase[];
  /** Units that may run side by side; a stage begins when the one before is over. */
  stages: Stage[];
  brackets: BracketTree[];
  ranking: RankingLine[];
  /** Before a ruling, if there was one. */
  rankingBefore?: RankingLine[];
  record?: EventRecord;
  /** The parts of a combined event in their order. */
  combined?: CombinedPart[];
}

export interface CombinedPart {
  unit: Unit;
  /** By competitor. */
  points: ReadonlyMap<string, number>;
}

interface Stage {
  units: Unit[];
  /** Days after the event's first day. */
  day: number;
  /** Not before this minute of that day. */
  minute: number;
  gap: number;
}

interface EventRecord {
  type: string;
  better: 'lower' | 'higher';
  resultType: string;
  value: number;
  text: string;
  holder: { given: string; family: string; organisation: string };
  date: string;
}
