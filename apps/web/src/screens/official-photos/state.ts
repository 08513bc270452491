import type { AlbumsAnswer } from '@podium/contract';
import { codeText, dayText } from '../../shared/search-text.ts';

export type Album = AlbumsAnswer['items'][number];

export interface PhotosSearch {
  date?: string;
  /** Key of a sport: `swm`. */
  discipline?: string;
}

export const readPhotosSearch = (search: Record<string, unknown>): PhotosSearch => ({
  discipline: codeText(search.discipline)?.toLowerCase(),
  date: dayText(search.date),
});

export const matchingAlbums = (albums: readonly Album[], { date, discipline }: PhotosSearch): readonly Album[] =>
  albums.filter(
    (album) =>
      (date === undefined || album.day === date) && (discipline === undefined || album.discipline?.key === discipline),
  );

/** The days with albums, the first one first. */
export const daysOf = (albums: readonly Pick<Album, 'day'>[]): string[] =>
  [...new Set(albums.map(({ day }) => day))].toSorted();

interface Move {
  key: string;
  isRightToLeft: boolean;
}

/** The index of the photo that a key shows; undefined if the key does not move. Arrows follow the direction of the page. */
export function photoAfter({ key, isRightToLeft }: Move, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isNext = (key === 'ArrowRight') !== isRightToLeft;
  return Math.min(Math.max(at + (isNext ? 1 : -1), 0), count - 1);
}

const SWIPE_PIXELS = 48;

/** The arrow key that a swipe stands for: the picture follows the finger. Undefined if it is short or mostly vertical. */
export function swipeKey(across: number, down: number): 'ArrowLeft' | 'ArrowRight' | undefined {
  if (Math.abs(across) < SWIPE_PIXELS || Math.abs(across) < Math.abs(down) * 1.5) return undefined;
  return across < 0 ? 'ArrowRight' : 'ArrowLeft';
}
