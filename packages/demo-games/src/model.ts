import type { PoolCriterion } from '@podium/games';
import type { ActionElement, BodyOf, Detail, ResultElement } from '@podium/odf';
import type { SixTexts } from './words/texts.ts';

export type EventGender = 'M' | 'W' | 'X';
export type PersonGender = 'M' | 'W';
export type AgeClass = 'U16' | 'U18';

export interface Person {
  id: string;
  givenName: string;
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
  /** Hidden strength; 0 is the middle of the field. */
  strength: number;
  entries: { event: string; bib?: string; best?: string }[];
}

export interface Competitor {
  id: string;
  type: 'A' | 'T';
  organisation: string;
  /** Name of a team. */
  name?: string;
  members: Person[];
  /** Coach, in sports with two sides. */
  coach?: Person;
  strength: number;
  bib?: string;
  seed?: number;
  group?: string;
}

/** The source of a side of a unit while the competitor is unknown. */
export interface Slot {
  competitor?: Competitor;
  /** The unit that fills it, with its winner or loser. */
  from?: { unit: Unit; wlt: 'W' | 'L' };
  isBye?: boolean;
}

/** A competitor's line in a finished unit. */
export interface Line {
  competitor: Competitor;
  start: number;
  value: number | null;
  /** Values that separate equal marks: the second best jump, tens, the last series. */
  countback?: readonly number[];
  rank: number | null;
  rankEqual: boolean;
  sort: number;
  resultType?: string;
  result?: string;
  irm?: string;
  qualification?: string;
  wlt?: 'W' | 'L' | 'T';
  /** Points of this side in the match, for tables. */
  scored?: number;
}

export interface ResultContent {
  results: ResultElement[];
  infos?: Detail[];
  periods?: BodyOf<'result'>['periods'];
}

/** Progress of a unit: `start` before it, 0 to 1 while in progress, `final` after it. */
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
  /** Fields on which it may take place. */
  fields: readonly string[];
  lines: Line[];
  slots?: Slot[];
  /** Progress at each LIVE version; versions in `breaks` are INTERMEDIATE. */
  steps: readonly number[];
  breaks?: readonly number[];
  resultAt: (progress: Progress) => ResultContent;
  actions?: (progress: number) => ActionElement[];
  /** The match clock, in sports that have one. */
  clock?: (progress: number) => BodyOf<'current'>['clock'];
  isWalkOver?: boolean;
  isCancelled?: boolean;
  isUnscheduled?: boolean;
  isStartHidden?: boolean;
  /** True if the contest resumed after its end had been reported. */
  isReopened?: boolean;
  /** The first official result, if a ruling has changed it. */
  beforeRuling?: { lines: Line[]; resultAt: (progress: Progress) => ResultContent };
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
  /** True if the lines of all units of the phase are sent as one list, as for rounds. */
  hasList: boolean;
  better: 'lower' | 'higher';
  /** Rounds only: how many competitors of each unit advance by place, and how many of all the others by mark. */
  qualification?: { byPlace: number; byMark: number };
  poolTeams?: Competitor[];
  poolRules?: PoolRules;
  /** Qualification marks by competitor code: `Q` by place, `q` by mark. */
  qualified?: Map<string, string>;
}

export interface PoolRules {
  win: number;
  tie: number;
  loss: number;
  /** Criteria that separate level sides, as defined by the sport's federation. */
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
  /** The unit that decided it. */
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
  /** First day of the event, as a day of the Games from 1. */
  firstDay: number;
  phases: Phase[];
  /** Units that may run in parallel; a stage begins when the previous one is finished. */
  stages: Stage[];
  brackets: BracketTree[];
  ranking: RankingLine[];
  /** Ranking before a ruling, if there was one. */
  rankingBefore?: RankingLine[];
  record?: EventRecord;
  /** Parts of a combined event in order. */
  combined?: CombinedPart[];
}

export interface CombinedPart {
  unit: Unit;
  /** Points by competitor. */
  points: ReadonlyMap<string, number>;
}

interface Stage {
  units: Unit[];
  /** Days after the event's first day. */
  day: number;
  /** Earliest minute of that day. */
  minute: number;
  gap: number;
}

interface EventRecord {
  type: string;
  better: 'lower' | 'higher';
  resultType: string;
  value: number;
  text: string;
  holder: { givenName: string; family: string; organisation: string };
  date: string;
}
