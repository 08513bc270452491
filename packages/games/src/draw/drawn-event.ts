import type { Texts } from '../model/languages.ts';
import type { PhaseKind } from '../model/vocabulary.ts';
import type { KeptTimes } from '../schedule/planned-place.ts';
import type { DrawEntrant } from './entrant.ts';

export const repechageKinds = ['quarterfinals', 'finalists'] as const;
/** Contests with losers in the repechage; the quarterfinals by default. */
export type RepechageOf = (typeof repechageKinds)[number];

/** Determines which contests an event has for its entries. */
export type DrawTemplate =
  /** `placement`: the losers of the quarterfinals play for places 5 to 8. */
  | { kind: 'knockout'; hasBronze: boolean; placement?: boolean }
  /**
   * Two bronzes: the losers of the quarterfinals meet, and the winners meet the losers of the semifinals; or only those
   * who lost to a finalist, in any round, have another chance.
   */
  | { kind: 'repechage'; of?: RepechageOf | undefined }
  /** A competitor is out after two losses. */
  | { kind: 'doubleElimination' }
  /** `goOn`: number of competitors of each pool who advance to the knock-out; 0 if the pools decide the event. */
  | { kind: 'pools'; pools: number; goOn: number; hasBronze: boolean }
  /** One table; with two legs, everyone meets everyone else at home and away. */
  | { kind: 'roundRobin'; legs: 1 | 2 }
  /** Each round is drawn from the standings after the round before. */
  | { kind: 'swiss'; rounds: number }
  | { kind: 'heats'; lanes: number }
  /** Heats, semifinals and a final. Without numbers, half of the places are by place and the others by mark. */
  | { kind: 'semifinals'; lanes: number; semifinals: number; toSemifinals?: GoOn; toFinal?: GoOn }
  /** One or several heats whose marks decide the event. */
  | { kind: 'timedFinal'; lanes: number };

/** Number of competitors of each contest who advance by place, and number of all others by mark. */
export interface GoOn {
  byPlace: number;
  byMark: number;
}

/** A correction of a draw by hand: two entrants exchange their places. */
export interface DrawExchange {
  id: string;
  entrants: readonly [string, string];
}

export interface DrawnFrom {
  entries: { items: readonly DrawEntrant[] };
  template: DrawTemplate;
  /** Seed of the random draw. */
  draw: number;
  /** Delegations whose entrants are kept apart; undefined: all. */
  apart?: readonly string[];
  /** Corrections by hand, in the order in which they were made. */
  exchanges?: readonly DrawExchange[];
}

export interface PlannedPhase {
  /** Code of the feed: `HEAT`, `GPA`, `SFNL`. */
  code: string;
  name: Texts;
  kind: PhaseKind;
  pool?: string;
  qualification?: GoOn;
}

/**
 * The winner or the loser of a contest; with `before`, the loser against its winner so many rounds earlier, or nobody
 * if the winner had a bye there.
 */
export interface FromContest {
  contest: string;
  result: 'W' | 'L';
  before?: number | undefined;
}

/** An entrant, the winner or loser of a contest, a rank in a phase, or nobody: the other side has a bye. */
export type PlannedSide =
  | { entrant: string; lane?: number }
  | FromContest
  | { phase: string; rank: number; lane?: number }
  | { bye: true };

export interface PlannedContest {
  /** Phase and number: `SFNL000100`. */
  key: string;
  phase: string;
  number: number;
  name: Texts;
  sides: PlannedSide[];
  isDuel: boolean;
  medal?: 'gold' | 'bronze';
  bracket?: { code: string; round: string; position: number };
}

export interface DrawnEvent {
  phases: PlannedPhase[];
  contests: PlannedContest[];
  /** Keys of contests that may take place at the same time, in order of play. */
  stages: string[][];
  /** Times that are public, if an act has been done since the draw. */
  times?: KeptTimes;
}

/** A draw, stored as its result, so that later entries do not change it. */
export interface StoredDraw {
  draw: number;
  template: DrawTemplate;
  /** `stage`: index of the stage in which the contest is played. */
  contests: (Pick<PlannedContest, 'key' | 'sides' | 'bracket'> & {
    stage: number;
  })[];
  /** Ids of the corrections by hand that the contests include. */
  exchanges?: string[];
  /** Times that stay when contests are added. */
  times?: KeptTimes;
}

/** The draw that was published before, and the keys of its contests that have begun. */
export interface EarlierDraw {
  stored: StoredDraw;
  begun: ReadonlySet<string>;
}

/** The result of a draw, to be kept when entries change. @param times that are to be kept, too */
export function storeDraw(
  { draw, template, exchanges = [] }: DrawnFrom,
  drawn: DrawnEvent,
  times?: KeptTimes,
): StoredDraw {
  const { contests, stages } = drawn;
  return {
    draw,
    template,
    contests: contests.map(({ key, sides, bracket }) => ({
      key,
      sides,
      stage: stages.findIndex((keys) => keys.includes(key)),
      ...(bracket && { bracket }),
    })),
    ...(exchanges.length > 0 && { exchanges: exchanges.map(({ id }) => id) }),
    ...(times && { times }),
  };
}
