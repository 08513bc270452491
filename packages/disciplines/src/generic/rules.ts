import type { DisciplineRules } from '@podium/games';
import { defaultProtestWindowMinutes } from '@podium/games';

/** What holds where nothing is known of a sport: every line, every detail, nothing assumed. */
export const rules = {
  key: 'generic',
  code: '',
  feedCodes: [],
  mark: 'points',
  better: 'higher',
  decimals: 0,
  phases: ['heats', 'qualification', 'pool', 'knockout', 'repechage', 'final', 'other'],
  tieBreak: 'shared',
  bronzes: 1,
  hasHeadToHead: false,
  hasPeriods: false,
  hasActions: false,
  columns: [
    { key: 'rank', isOnPhone: true },
    { key: 'bib', isOnPhone: false },
    { key: 'competitor', isOnPhone: true },
    { key: 'organisation', isOnPhone: false },
    { key: 'result', isOnPhone: true },
    { key: 'difference', isOnPhone: false },
    { key: 'qualification', isOnPhone: true },
  ],
  statistics: [
    { key: 'split_n', selector: 'ER:INTERMEDIATE[n]' },
    { key: 'reaction', selector: 'ER:REACT_TIME' },
    { key: 'wind', selector: 'UI:WIND_SPEED | ER:WIND_SPEED' },
    { key: 'points', selector: 'ER:PTS' },
  ],
  protestWindowMinutes: defaultProtestWindowMinutes,
} as const satisfies DisciplineRules;
