import { defineDiscipline } from '../define.ts';

const segments = {
  SWIM: 'swim',
  TRANS1: 'transition1',
  BIKE: 'bike',
  TRANS2: 'transition2',
  RUN: 'run',
  RUN1: 'run1',
  RUN2: 'run',
} as const;

/**
 * Triathlon: swim, first transition, bike, second transition, run; in a relay each of the four athletes does all of
 * it.
 */
export const discipline = defineDiscipline({
  key: 'tri',
  code: 'TRI',
  contest: 'race',
  mark: 'time',
  better: 'lower',
  decimals: 0,
  phases: ['heats', 'final'],
  columns: [
    { from: { code: 'INTERMEDIATE', of: 'section' }, width: 'wide' },
    { from: { code: 'SWIM' }, width: 'wide' },
    { from: { code: 'TRANS1' }, width: 'wide' },
    { from: { code: 'BIKE' }, width: 'wide' },
    { from: { code: 'TRANS2' }, width: 'wide' },
    { from: { code: 'RUN' }, width: 'wide' },
  ],
  codes: {
    INTERMEDIATE: { kind: 'split', phrase: 'segment', numbered: 'segmentNumber', second: 'segmentTime', finish: 'run' },
    'UI:INTERMEDIATE': { values: segments },
    SWIM: { kind: 'split', phrase: 'swim' },
    TRANS1: { kind: 'split', phrase: 'transition1' },
    BIKE: { kind: 'split', phrase: 'bike' },
    TRANS2: { kind: 'split', phrase: 'transition2' },
    RUN: { kind: 'split', phrase: 'run' },
    RUN1: { kind: 'split', phrase: 'run1' },
    RUN2: { kind: 'split', phrase: 'run' },
    LEG_SPLIT: { kind: 'split', phrase: 'leg', numbered: 'legNumber' },
    LEG: { phrase: 'leg' },
    PENALTY: { phrase: 'timePenalty' },
    WETSUIT: { phrase: 'wetsuits', values: { Y: 'allowed', N: 'forbidden' } },
  },
  statistics: [
    { key: 'swim', selector: 'ER:INTERMEDIATE[1].Value2', better: 'lower' },
    { key: 'transition1', selector: 'ER:INTERMEDIATE[2].Value2', better: 'lower' },
    { key: 'bike', selector: 'ER:INTERMEDIATE[3].Value2', better: 'lower' },
    { key: 'transition2', selector: 'ER:INTERMEDIATE[4].Value2', better: 'lower' },
    { key: 'run', selector: 'ER:INTERMEDIATE[F].Value2', better: 'lower' },
    { key: 'gap', selector: 'Diff', better: 'lower' },
  ],
  charts: ['placesBySplit'],
});
