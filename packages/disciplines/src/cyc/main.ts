import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';

/**
 * Cycling. The feed has five sports: road, track, mountain bike, BMX racing and BMX freestyle. Here they are one
 * sport, and events keep their codes.
 */
export const discipline = defineDiscipline({
  key: 'cyc',
  code: 'CYC',
  feedCodes: ['CRD', 'CTR', 'MTB', 'BMX', 'BMF'],
  contest: 'race',
  mark: 'time',
  better: 'lower',
  decimals: 2,
  scoring: {
    count: countPoints(),
    fastest: [
      [0, 22.3],
      [1000, 18.3],
      [10_000, 16.5],
    ],
  },
  phases: ['heats', 'qualification', 'knockout', 'repechage', 'final'],
  columns: [
    { from: { code: 'TEAM' }, width: 'wide' },
    { from: { code: 'INTERMEDIATE' }, width: 'wide' },
    { from: { code: 'LAPS_DOWN' }, width: 'tablet' },
    { from: { field: 'points' }, width: 'tablet' },
  ],
  codes: {
    INTERMEDIATE: { kind: 'split', phrase: 'checkpoint', numbered: 'checkpointNumber', second: 'section' },
    // Names of the start loop, half a lap and a lap of a mountain bike course.
    'UI:INTERMEDIATE': { values: { SL: 'startLoop', HL: 'halfLap', LAP: 'lap', FL: 'finishLoop' } },
    LAP: { kind: 'split', phrase: 'lap', numbered: 'lapNumber' },
    LAPS_DOWN: { phrase: 'lapsDown' },
    SPRINT: { kind: 'points', phrase: 'sprintPoints', numbered: 'sprintNumber' },
    LAPS_GAINED: { kind: 'points', phrase: 'lapsGained' },
    AVG_SPEED: { phrase: 'averageSpeed' },
    TEAM: { phrase: 'team' },
    GROUP: { phrase: 'bunch' },
    BEHIND: { phrase: 'behindLeader' },
  },
  actions: {
    ATTACK: { phrase: 'attack' },
    CRASH: { phrase: 'crash' },
    PUNCTURE: { phrase: 'puncture' },
    CATCH: { phrase: 'caught' },
  },
  statistics: [
    { key: 'checkpoint_n', selector: 'ER:INTERMEDIATE[n]', better: 'lower' },
    { key: 'gap', selector: 'Diff', better: 'lower' },
    { key: 'sprint_n', selector: 'ER:SPRINT[n]', better: 'higher' },
    { key: 'averageSpeed', selector: 'ER:AVG_SPEED', better: 'higher' },
  ],
  charts: ['placesBySplit'],
});
