import type { Texts } from '../model/languages.ts';
import type { PhaseKind } from '../model/vocabulary.ts';
import type { DrawEntrant } from './entrant.ts';

/** Determines which contests an event has for its entries. */
export type DrawTemplate =
  | { kind: 'knockout'; hasBronze: boolean }
  /** `goOn`: number of competitors of each pool who advance to the knock-out; 0 if the pools decide the event. */
  | { kind: 'pools'; pools: number; goOn: number; hasBronze: boolean }
  | { kind: 'heats'; lanes: number };

export interface DrawnFrom {
  entries: { items: readonly DrawEntrant[] };
  template: DrawTemplate;
  /** Seed of the random draw. */
  draw: number;
}

export interface PlannedPhase {
  /** Code of the feed: `HEAT`, `GPA`, `SFNL`. */
  code: string;
  name: Texts;
  kind: PhaseKind;
  pool?: string;
  /** Number of competitors of each contest who advance by place, and number of all others by mark. */
  qualification?: { byPlace: number; byMark: number };
}

/** An entrant, the winner or loser of a contest, or a rank in a phase. */
export type PlannedSide =
  | { entrant: string; lane?: number }
  | { contest: string; result: 'W' | 'L' }
  | { phase: string; rank: number; lane?: number };

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
}

/** A draw as its result. It stays what it is, whatever entries come later. */
export interface StoredDraw {
  draw: number;
  template: DrawTemplate;
  /** `stage`: index of the stage in which the contest is played. */
  contests: (Pick<PlannedContest, 'key' | 'sides' | 'bracket'> & {
    stage: number;
  })[];
}

/** The draw that was published before, and the keys of its contests that have begun. */
export interface EarlierDraw {
  stored: StoredDraw;
  begun: ReadonlySet<string>;
}

/** The result of a draw, to be kept when entries change. */
export function storeDraw({ draw, template }: DrawnFrom, { contests, stages }: DrawnEvent): StoredDraw {
  return {
    draw,
    template,
    contests: contests.map(({ key, sides, bracket }) => ({
      key,
      sides,
      stage: stages.findIndex((keys) => keys.includes(key)),
      ...(bracket && { bracket }),
    })),
  };
}
