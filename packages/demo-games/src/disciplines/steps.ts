/** The end of a contest before it is decided: progress 1 includes the decision. */
const beforeDecision = 1 - 1e-9;

/**
 * Progress values at which something happens, in order and without duplicates.
 *
 * @param moments whole seconds, minutes or turns since the start
 * @param length length of the contest in the same unit
 */
export function stepsAt(moments: Iterable<number>, length: number): number[] {
  return [...new Set([0, ...moments])].sort((a, b) => a - b).map((moment) => stepAt(moment, length));
}

export const stepAt = (moment: number, length: number): number => Math.min(moment / length, beforeDecision);

/** Returns whether a moment has been reached. Half a unit of tolerance absorbs the rounding of `stepsAt`. */
export const isReached = (moment: number, progress: number, length: number): boolean =>
  moment <= progress * length + 0.5;

/** One step per turn. */
export const stepsByTurn = (count: number): number[] =>
  stepsAt(
    Array.from({ length: count }, (_, index) => index + 1),
    count,
  );

/** Number of turns completed at a step. */
export const completedTurns = (progress: number, count: number): number => Math.floor(progress * count + 1e-6);
