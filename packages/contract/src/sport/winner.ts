import type { OutcomeAnswer } from './schedule.ts';

/** Returns whether a side is shown as the winner: it won, and its medal was not reallocated later. */
export function isWinner(
  outcome: OutcomeAnswer | undefined,
  id: string | null,
  wlt: string | null | undefined,
): boolean {
  return wlt === 'W' && (outcome?.decidedBy !== 'awards' || isAwarded(outcome, id));
}

export const isAwarded = (outcome: OutcomeAnswer | undefined, id: string | null): boolean =>
  outcome?.winners.some((winner) => winner.id === id) ?? false;
