/** Contests without a result, which a rehearsal plays. */
import type { MadeUpStep, UnplayedContest } from '@podium/games';
import type { UnitInfo } from '../read-model/program/program.ts';
import { defineService } from './service.ts';

/** A contest whose competitors are known. */
export interface PlayableContest {
  unit: UnitInfo;
  contest: UnplayedContest;
  /** Enters the steps and makes the result official. @param by id of the user */
  play: (steps: readonly MadeUpStep[], by: string) => Promise<void>;
}

/** @returns contests that have competitors and no result, in the order of the given units */
export const playableContests =
  defineService<(units: readonly UnitInfo[]) => Promise<PlayableContest[]>>('contests without a result');
