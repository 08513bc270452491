import { useMemo, useState } from 'react';
import type { ParticipantsSearch } from '../state.ts';

/**
 * The search of the address, narrowed by what is being typed: the list follows each letter, the address the pause after
 * them. Whatever the address then says is newer than what was typed.
 *
 * @returns one and the same object as long as it says the same.
 */
export function useTyped(search: ParticipantsSearch): [ParticipantsSearch, (q: ParticipantsSearch['q']) => void] {
  const [typed, setTyped] = useState<Pick<ParticipantsSearch, 'q'>>();
  const [before, setBefore] = useState(search.q);
  if (before !== search.q) {
    setBefore(search.q);
    setTyped(undefined);
  }
  const isAhead = typed !== undefined && typed.q !== search.q;
  const shown = useStable(isAhead ? { ...search, q: typed.q, page: undefined } : search);
  return [shown, (q) => setTyped({ q })];
}

/** The same object as before where it says the same, so that what depends on it is left alone. */
export function useStable<Said extends object>(said: Said): Said {
  const text = JSON.stringify(said);
  // oxlint-disable-next-line react/exhaustive-deps -- the text is all that it says
  return useMemo(() => said, [text]);
}
