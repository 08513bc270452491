import type { DoubtfulEntry } from './compared-entries.ts';
import type { SamePersonAnswer } from './same-person.tsx';

/** Doubtful entries about which the organizer has decided, by the key of the decision. */
export type AcceptedDoubts = ReadonlyMap<string, DoubtfulEntry>;

/** Takes a doubtful entry nevertheless, or no longer. */
export function acceptDoubt(accepted: AcceptedDoubts, entry: DoubtfulEntry, isTaken: boolean): AcceptedDoubts {
  const next = new Map(accepted);
  if (isTaken) next.set(entry.key!, entry);
  else next.delete(entry.key!);
  return next;
}

/** Answers whether a line is someone of the plan. @param answer undefined: the question is open again */
export function answerSame(
  accepted: AcceptedDoubts,
  entry: DoubtfulEntry,
  answer: SamePersonAnswer | undefined,
): AcceptedDoubts {
  const { sameKey, otherKey } = entry.same!;
  const next = new Map(accepted);
  next.delete(sameKey);
  next.delete(otherKey);
  if (answer) next.set(answer === 'same' ? sameKey : otherKey, entry);
  return next;
}
