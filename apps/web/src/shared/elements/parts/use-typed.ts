import { useState } from 'react';

/** The text of a search field whose query is in the address: the list updates while typing, the address later. */
export function useTyped(q: string | undefined): [string, (text: string) => void] {
  const [typed, setTyped] = useState({ text: q ?? '', after: q });
  // The address changed other than by typing here: back, or a link.
  if (typed.after !== q && typed.text.trim() !== (q ?? '')) setTyped({ text: q ?? '', after: q });
  return [typed.text, (text) => setTyped({ text, after: q })];
}
