import { useSyncExternalStore } from 'react';

/**
 * How much of itself a row of a long list holds: what a narrow window shows, what a wide one shows, or either, so that
 * the style chooses. Rows that the server sent hold both; those made while somebody scrolls need not hold what is hidden.
 */
export type RowWidth = 'narrow' | 'wide' | 'both';

/** @param wide the media query of a wide window; on the server, and until the page runs, the answer is `both`. */
export function useRowWidth(wide: string): RowWidth {
  return useSyncExternalStore<RowWidth>(
    (change) => {
      const query = matchMedia(wide);
      query.addEventListener('change', change);
      return () => query.removeEventListener('change', change);
    },
    () => (matchMedia(wide).matches ? 'wide' : 'narrow'),
    () => 'both',
  );
}
