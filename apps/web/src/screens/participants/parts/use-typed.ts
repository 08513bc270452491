import { useMemo, useState } from 'react';
import type { ParticipantsSearch } from '../state.ts';

/**
 * The search of the address with the text being typed: the list updates with each keystroke, the address after a pause.
 * Any later change of the address replaces the typed text.
 *
 * @returns the same object as long as its content is the same
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

/** Returns the previous object as long as its content is the same, so that dependents do not rerender. */
export function useStable<Said extends object>(said: Said): Said {
  const text = JSON.stringify(said);
  // oxlint-disable-next-line react/exhaustive-deps -- the text contains the whole content
  return useMemo(() => said, [text]);
}
