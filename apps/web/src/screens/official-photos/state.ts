import type { AlbumsAnswer } from '@podium/contract';
import type { PhotosSearch } from './search.ts';

export type Album = AlbumsAnswer['items'][number];

export const matchingAlbums = (albums: readonly Album[], { date, discipline }: PhotosSearch): readonly Album[] =>
  albums.filter(
    (album) =>
      (date === undefined || album.day === date) && (discipline === undefined || album.discipline?.key === discipline),
  );

/** The days with albums, in order. */
export const albumDays = (albums: readonly Pick<Album, 'day'>[]): string[] =>
  [...new Set(albums.map(({ day }) => day))].toSorted();

interface Move {
  key: string;
  isRightToLeft: boolean;
}

/**
 * The index of the photo selected by a key; undefined if the key does not navigate. Arrows follow the reading
 * direction.
 */
export function photoAfter({ key, isRightToLeft }: Move, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isNext = (key === 'ArrowRight') !== isRightToLeft;
  return Math.min(Math.max(index + (isNext ? 1 : -1), 0), count - 1);
}

const SWIPE_PIXELS = 48;

/**
 * The arrow key equivalent to a swipe: the picture follows the finger. Undefined if the swipe is short or mostly
 * vertical.
 */
export function swipeKey(deltaX: number, deltaY: number): 'ArrowLeft' | 'ArrowRight' | undefined {
  if (Math.abs(deltaX) < SWIPE_PIXELS || Math.abs(deltaX) < Math.abs(deltaY) * 1.5) return undefined;
  return deltaX < 0 ? 'ArrowRight' : 'ArrowLeft';
}
