/** Races that a timing system measures: their start lists, and their results. */
import type { TimedRace } from '@podium/contract';
import type { LifFile } from '@podium/foreign-files';
import type { ProblemParams } from '@podium/games-folder';
import { defineService } from './service.ts';

/** The result of one race as a camera evaluated it. */
export interface MeasuredRace {
  /** Id of the contest. */
  contest: string;
  result: LifFile;
  /** Identifies the file: the same file counts once. */
  key: string;
  /** The computer that sent it. */
  source: { id: string; name: string };
}

export interface RaceOutcome {
  /** True if the result of the contest has changed. */
  isChanged: boolean;
  /** Reasons for what was not taken. */
  problems: ProblemParams[];
}

/** @returns races of a discipline that have a start list, in the order in which they start */
export const timedRaces = defineService<(discipline: string) => Promise<TimedRace[]>>('start lists of races');

/** Enters the marks of a race, and ends it once every starter has one. */
export const enterRace = defineService<(race: MeasuredRace) => Promise<RaceOutcome>>('results of races');
