import { countPoints, defaultProtestWindowMinutes } from '@podium/games';
import type { Discipline } from '@podium/games';

const defaults = {
  feedCodes: [],
  mark: 'points',
  better: 'higher',
  decimals: 0,
  phases: ['heats', 'qualification', 'pool', 'knockout', 'repechage', 'final', 'other'],
  tieBreak: 'shared',
  bronzes: 1,
  protestWindowMinutes: defaultProtestWindowMinutes,
  scoring: { count: countPoints() },
  columns: [],
  startOrder: 'order',
  codes: {},
  actions: {},
  periods: {},
  currentPeriod: [],
  statistics: [],
  memberStatistics: [],
  charts: [],
  pitch: [],
} as const satisfies Partial<Discipline>;

/** Completes a sport's record with the defaults of most sports. */
export function defineDiscipline(
  definition: Pick<Discipline, 'key' | 'code' | 'contest'> & Partial<Discipline>,
): Discipline {
  return { ...defaults, ...definition };
}
