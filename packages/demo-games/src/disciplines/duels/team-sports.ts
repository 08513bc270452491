import { goalsDuel } from './goals.ts';
import { setsDuel } from './sets.ts';

export const handball = goalsDuel({
  minutes: 75,
  periods: ['H1', 'H2'],
  periodSeconds: 1500,
  overtime: 'OT',
  overtimeSeconds: 300,
  style: {
    sport: 'handball',
    pace: [24, 46],
    hasNoTies: false,
    starters: 7,
    scoreStatistic: 'GOALS',
    statistics: [
      { code: 'SHOT', actions: ['SHOT'], made: 'GOAL' },
      { code: 'YC', actions: ['YC'] },
      { code: 'TMS', actions: ['TMS'] },
      { code: 'TO', actions: ['TO'] },
    ],
  },
});

export const basketball = goalsDuel({
  minutes: 90,
  periods: ['Q1', 'Q2', 'Q3', 'Q4'],
  periodSeconds: 600,
  overtime: 'OT',
  overtimeSeconds: 300,
  countsDown: true,
  style: {
    sport: 'basketball',
    pace: [11, 20],
    hasNoTies: true,
    starters: 5,
    scoreStatistic: 'PTS',
    statistics: [
      { code: 'FG', actions: ['P2I', 'P2O', 'P2F', 'P3'], made: 'MADE' },
      { code: 'P3', actions: ['P3'], made: 'MADE' },
      { code: 'FT', actions: ['FT'], made: 'MADE' },
      { code: 'REB', actions: ['REB'] },
      { code: 'TO', actions: ['TO'] },
      { code: 'PF', actions: ['FOUL'] },
    ],
  },
});

export const volleyball = setsDuel({
  minutes: 90,
  letter: 'S',
  toWin: 3,
  points: 25,
  lastPoints: 15,
  running: 'points',
  resultType: 'POINTS',
  luck: 0.18,
  hasActions: true,
});

export const beachVolleyball = setsDuel({
  minutes: 45,
  letter: 'S',
  toWin: 2,
  points: 21,
  lastPoints: 15,
  running: 'points',
  resultType: 'POINTS',
  luck: 0.2,
});

export const badminton = setsDuel({
  minutes: 35,
  letter: 'G',
  toWin: 2,
  points: 21,
  lastPoints: 21,
  cap: 30,
  running: 'sets',
  resultType: 'POINTS',
  luck: 0.24,
  mayRetire: true,
});

export const tableTennis = setsDuel({
  minutes: 30,
  letter: 'G',
  toWin: 3,
  points: 11,
  lastPoints: 11,
  running: 'sets',
  resultType: 'POINTS',
  luck: 0.26,
  mayRetire: true,
});
