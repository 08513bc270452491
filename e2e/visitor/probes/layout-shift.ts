import { SLACK } from '../../harness/budget.ts';
import { layoutShift, watchShift } from '../../harness/layout.ts';
import { isMeasured } from '../plan.ts';
import type { Probe, Visit } from '../visit.ts';

const MAX_SHIFT = 0.02 * SLACK;
const shifts: number[] = [];

/** The largest layout shift of all visits so far. */
export const largestShift = (): number => Math.max(0, ...shifts);

async function shiftsOf({ page }: Visit): Promise<string[]> {
  const { shift, from } = await layoutShift(page);
  shifts.push(shift);
  return shift <= MAX_SHIFT ? [] : [`${shift}: ${from.slice(0, 2).join(', ')}`];
}

export const layoutShiftProbe: Probe = {
  promise: 'nothing moves while it loads',
  examines: ({ name, means }) => means === 'scripted' && isMeasured(name),
  prepare: watchShift,
  async find(visit) {
    const found = await shiftsOf(visit);
    if (found.length === 0) return [];
    // A busy machine occasionally paints between two parts of a page; a real layout shift happens every time.
    shifts.pop();
    await visit.arriveAgain();
    return shiftsOf(visit);
  },
};
