import type { DisplayStatus } from '../model/vocabulary.ts';
import { displayStatuses } from '../model/vocabulary.ts';

/** `reason`: requires a written reason and a second confirmation. */
export type Transition = 'allowed' | 'reason' | 'refused' | 'same';

/** One row per current status, one letter per new status, both in the order of `displayStatuses`. */
const table: Record<DisplayStatus, string> = {
  UNSCHEDULED: '=Nr..Nrr.......N',
  SCHEDULED: 'r=NNNNNN...rr.rN',
  RESCHEDULED: '.r=NNNNN...rr.rN',
  POSTPONED: '.rN=.rrr...rr.rN',
  DELAYED: '.rNN=NNN...rr.rN',
  START_LIST: '.rNNN=NN...rr.rN',
  GETTING_READY: '.rNNNr=N..rrr.rN',
  RUNNING: '..rr..r=NNNNrrrr',
  SCHEDULED_BREAK: '..rr..rN=rNNrrrr',
  PROGRAMED_PAUSE: '..rr..rNr=NNrrrr',
  INTERRUPTED: '..NN..NNrr=NrrrN',
  FINISHED: '..r....r...=NNNr',
  UNOFFICIAL: '..r....r...r=NNr',
  PROTESTED: '..r....r...rN=Nr',
  OFFICIAL: '..r.........rr=r',
  CANCELLED: 'rrr............=',
};

const meanings: Record<string, Transition> = { N: 'allowed', r: 'reason', '.': 'refused', '=': 'same' };

/**
 * Returns whether a person may change a unit's displayed status from one to another (D01): from RUNNING to FINISHED is
 * `allowed`, back to GETTING_READY needs a `reason`. Does not restrict the feed, which is applied by version.
 */
export function canTransition(from: DisplayStatus, to: DisplayStatus): Transition {
  const meaning = meanings[table[from]?.[displayStatuses.indexOf(to)] ?? ''];
  if (meaning === undefined) throw new RangeError(`no transition from "${from}" to "${to}"`);
  return meaning;
}
