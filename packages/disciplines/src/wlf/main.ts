import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';

/**
 * Weightlifting: three attempts in the snatch, three in the clean and jerk; the sum of the best of each is the total.
 */
export const discipline = defineDiscipline({
  key: 'wlf',
  code: 'WLF',
  contest: 'field',
  mark: 'weight',
  scoring: { count: countPoints(), bests: [{ events: /^WLF/u, mark: '492' }] },
  phases: ['final'],
  columns: [
    { from: { code: 'SNATCH', below: 'ATTEMPT' }, phrase: 'snatchNumber', width: 'wide' },
    { from: { code: 'SNATCH' }, width: 'tablet' },
    { from: { code: 'CLEAN', below: 'ATTEMPT' }, phrase: 'cleanAndJerkNumber', width: 'wide' },
    { from: { code: 'CLEAN' }, width: 'tablet' },
    { from: { code: 'ATTEMPT' }, width: 'wide' },
  ],
  codes: {
    SNATCH: { kind: 'attempt', phrase: 'snatch' },
    CLEAN: { kind: 'attempt', phrase: 'cleanAndJerk' },
    ATTEMPT: { kind: 'attempt', phrase: 'attempt', numbered: 'attemptNumber', validBy: 'ATTEMPT_VALID' },
    ATTEMPT_VALID: { phrase: 'validAttempt', values: { Y: 'yes', N: 'no' } },
    BODYWEIGHT: { phrase: 'bodyWeight' },
  },
  statistics: [
    { key: 'snatch', selector: 'ER:SNATCH', better: 'higher' },
    { key: 'cleanAndJerk', selector: 'ER:CLEAN', better: 'higher' },
  ],
});
