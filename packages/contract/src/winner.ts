import type { OutcomeAnswer } from './schedule.ts';

/** Whether a side may be called the winner: it won, and its medal did not go to somebody else afterwards. */
export function isWinner(
  outcome: OutcomeAnswer | undefined,
  id: string | null,
  wlt: string | null | undefined,
): boolean {
  return wlt === 'W' && (outcome?.decidedBy !== 'awards' || isAwarded(outcome, id));
}

export const isAwarded = (outcome: OutcomeAnswer | undefined, id: string | null): boolean =>
  outcome?.winners.some((winner) => winner.id === id) ?? false;
