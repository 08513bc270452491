import { bracketsFromPhases } from './from-phases.ts';
import type { BracketAnswer, EventAnswer } from '@podium/contract';

/** The brackets as sent, the main one first; if none are sent, brackets derived from the matches. */
export function bracketsOf({ brackets, phases }: Pick<EventAnswer, 'brackets' | 'phases'>): BracketAnswer[] {
  const sent = brackets.length > 0 ? brackets : bracketsFromPhases(phases);
  return sent
    .filter(({ rounds }) => rounds.some(({ items }) => items.length > 0))
    .toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)));
}

const isMain = ({ code }: BracketAnswer): boolean => code === 'FNL' || code === 'MAIN';
