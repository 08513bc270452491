import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';

/** Trampoline: a routine of ten elements, judged, with the time of flight measured by the device. */
export const discipline = defineDiscipline({
  key: 'tra',
  code: 'TRA',
  feedCodes: ['GTR'],
  contest: 'judged',
  decimals: 2,
  scoring: { count: countPoints(), bests: [{ events: /^TRA/u, mark: '67' }] },
  phases: ['qualification', 'final'],
  columns: [
    { from: { code: 'DIFFICULTY' }, phrase: 'difficultyShort', width: 'tablet' },
    { from: { code: 'EXECUTION' }, phrase: 'executionShort', width: 'tablet' },
    { from: { code: 'TIME_OF_FLIGHT' }, phrase: 'flightShort', width: 'wide' },
    { from: { code: 'DISPLACEMENT' }, phrase: 'displacementShort', width: 'wide' },
  ],
  codes: {
    TIME_OF_FLIGHT: { kind: 'points', phrase: 'flight' },
    // Horizontal displacement, under the codes of two federations.
    DISPLACEMENT: { kind: 'points', phrase: 'displacement' },
    HORIZONTAL: { kind: 'points', phrase: 'displacement' },
    SYNCHRONIZATION: { kind: 'points', phrase: 'synchronisation' },
    ROUTINE: { kind: 'period', phrase: 'routine', numbered: 'routineNumber' },
    ELEMENTS: { phrase: 'elements' },
    INQUIRY: {
      phrase: 'inquiry',
      values: { SUBMITTED: 'inquirySubmitted', ACCEPTED: 'inquiryAccepted', REJECTED: 'inquiryRejected' },
    },
    STAGE: {
      phrase: 'stage',
      values: { CURRENT: 'stageCurrent', NEXT: 'stageNext', WAITING: 'stageWaiting' },
      isSilent: ['LAST'],
    },
  },
  statistics: [
    { key: 'difficulty', selector: 'ER:DIFFICULTY', better: 'higher' },
    { key: 'execution', selector: 'ER:EXECUTION', better: 'higher' },
    { key: 'flight', selector: 'ER:TIME_OF_FLIGHT', better: 'higher' },
    { key: 'displacement', selector: 'ER:DISPLACEMENT', better: 'higher' },
    { key: 'penalty', selector: 'ER:PENALTY', better: 'lower' },
  ],
});
