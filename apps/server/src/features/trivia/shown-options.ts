import { createHash } from 'node:crypto';
import type { QuestionKind } from '@podium/contract';
import type { Given } from './scoring.ts';

interface Shuffled {
  position: number;
  kind: QuestionKind;
  options: readonly { id: string }[];
}

/**
 * The names of a question's options in the order of an attempt: shuffled, but stable for that attempt. An order
 * question is never shown in its stored order, which may be the solution.
 */
export function shownOrder({ position, kind, options }: Shuffled, seed: string): string[] {
  const chance = (id: string): string => createHash('sha256').update(`${seed} ${position} ${id}`).digest('hex');
  const names = options.map(({ id }) => id);
  const shuffled = names.toSorted((a, b) => (chance(a) < chance(b) ? -1 : 1));
  const isUnchanged = kind === 'order' && shuffled.every((id, index) => id === names[index]);
  return isUnchanged && shuffled.length > 1 ? [...shuffled.slice(1), shuffled[0]!] : shuffled;
}

/** The displayed name of the option at an index: `a`, `b` … */
export const nameAt = (index: number): string => String.fromCodePoint('a'.codePointAt(0)! + index);

/** Converts displayed option names to stored ones; unknown names become empty, which matches no option. */
export function toStoredOptions(
  { options, number }: Given,
  order: readonly string[],
): { options?: string[]; number?: number } {
  return {
    ...(options ? { options: options.map((name) => order.find((_, index) => nameAt(index) === name) ?? '') } : {}),
    ...(number === undefined ? {} : { number }),
  };
}

export function toShownOptions(
  { options, number }: Given,
  order: readonly string[],
): { options?: string[]; number?: number } {
  const indexes = options?.map((id) => order.indexOf(id)).filter((index) => index >= 0);
  return {
    ...(indexes ? { options: indexes.map(nameAt) } : {}),
    ...(number === undefined ? {} : { number }),
  };
}
