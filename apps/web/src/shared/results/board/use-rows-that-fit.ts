import { useEffect, useState } from 'react';
import { rowsThatFit } from './board-pages.ts';

/**
 * Number of rows on a page of a board, by the aspect ratio of its screen; the server assumes landscape.
 *
 * @param row height of a row, in the units of `board-frame.css`
 * @param rest height of everything else
 */
export function useRowsThatFit(row: number, rest: number): number {
  const [screen, setScreen] = useState({ width: 1920, height: 1080 });
  useEffect(() => {
    const measure = () => setScreen({ width: innerWidth, height: innerHeight });
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return rowsThatFit(screen, row, rest);
}
