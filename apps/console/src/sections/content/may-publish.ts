import type { Grant } from '@podium/contract';
import type { DraftState } from '../../drafts/draft-keeper.ts';

export const hasChange = ({ item, saving }: Pick<DraftState, 'item' | 'saving'>): boolean =>
  item.draft !== null || saving !== 'saved';

/**
 * Returns true if the user may publish the form: something has changed, it has no faults, and another person edited
 * it last where two have to. What is not saved yet is checked by the server, which saves it first.
 */
export function mayPublish({ item, saving }: Pick<DraftState, 'item' | 'saving'>): boolean {
  if (saving !== 'saved') return true;
  const { draft, needsReview } = item;
  return draft !== null && !needsReview && draft.faults.length === 0;
}

/** True if the user may write new items of a kind and withdraw public ones: translators only change texts. */
export const mayCreate = (grants: readonly Grant[], kind: string): boolean =>
  grants.some(
    ({ role, scope, scopeId }) =>
      (role === 'admin' || role === 'publisher') && scope !== 'language' && (scope !== 'kind' || scopeId === kind),
  );
