import type { GamesPlan } from '@podium/contract';
import { foldedDelegation } from '@podium/games-folder/own-sheets';
import { delegationKey } from './entry-lines.ts';
import { typedName } from './plan.ts';

/** Finds a delegation by code or name as typed, otherwise without accents, hyphens and abbreviations if only one fits. */
export function findDelegation(plan: GamesPlan): (called: string) => string | undefined {
  const exact = new Map<string, string>();
  const folded = new Map<string, Set<string>>();
  for (const { id, code, name } of plan.delegations)
    for (const called of [code, typedName(plan, name)].filter((text) => text !== '')) {
      exact.set(delegationKey(called), id);
      const key = foldedDelegation(called);
      folded.set(key, (folded.get(key) ?? new Set()).add(id));
    }
  return (called) => {
    const like = folded.get(foldedDelegation(called));
    return exact.get(delegationKey(called)) ?? (like?.size === 1 ? [...like][0] : undefined);
  };
}
