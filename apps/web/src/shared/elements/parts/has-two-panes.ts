import { useSyncExternalStore } from 'react';

/** The breakpoint in `beside.css`. */
const query = '(min-width: 68.75rem)';

export const hasTwoPanes = (): boolean => matchMedia(query).matches;

function onWidthChange(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Returns whether there is room for two panes; false on the server, which does not know the window width. */
export const useTwoPanes = (): boolean => useSyncExternalStore(onWidthChange, hasTwoPanes, () => false);
