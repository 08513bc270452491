import { useMemo, useState } from 'react';
import type { ParticipantsSearch } from '../state.ts';

/**
 * The search of the address with the text being typed: the list updates with each keystroke, the address after a pause.
 * Any later change of the address replaces the typed text.
 *
 * @returns the same object as long as its content is the same
 */
export function useTyped(search: ParticipantsSearch): [ParticipantsSearch, (q: ParticipantsSearch['q']) => void] {
  const [draft, setTyped] = useState<Pick<ParticipantsSearch, 'q'>>();
  const [previousQuery, setPreviousQuery] = useState(search.q);
  if (previousQuery !== search.q) {
    setPreviousQuery(search.q);
    setTyped(undefined);
  }
  const isAhead = draft !== undefined && draft.q !== search.q;
  const currentSearch = useStable(isAhead ? { ...search, q: draft.q, page: undefined } : search);
  return [currentSearch, (q) => setTyped({ q })];
}

/** Returns the previous object as long as its content is the same, so that dependents do not rerender. */
export function useStable<Said extends object>(value: Said): Said {
  const text = JSON.stringify(value);
  // oxlint-disable-next-line react/exhaustive-deps -- the text contains the whole content
  return useMemo(() => value, [text]);
}
