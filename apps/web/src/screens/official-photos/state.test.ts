import { describe, expect, it } from 'vitest';
import { albumDays, matchingAlbums, photoAfter, swipeKey } from './state.ts';
import { readPhotosSearch } from './search.ts';
import type { Album } from './state.ts';

const album = (id: string, day: string, key?: string) =>
  ({ id, day, discipline: key === undefined ? null : { key } }) as unknown as Album;
const albums = [
  album('opening', '2026-11-13'),
  album('pool', '2026-11-15', 'swm'),
  album('track', '2026-11-15', 'ath'),
];

describe('R11: official photos', () => {
  it.each([
    [{}, ['opening', 'pool', 'track']],
    [{ date: '2026-11-15' }, ['pool', 'track']],
    [{ date: '2026-11-15', discipline: 'ath' }, ['track']],
    [{ date: '2026-11-13', discipline: 'ath' }, []],
  ])('show the albums that match %j', (search, ids) =>
    expect(matchingAlbums(albums, search).map(({ id }) => id)).toEqual(ids),
  );

  it('lists each day once', () => expect(albumDays(albums)).toEqual(['2026-11-13', '2026-11-15']));

  it('ignores invalid filters', () =>
    expect(readPhotosSearch({ date: '2026-13-40', discipline: 'SWM' })).toEqual({
      date: undefined,
      discipline: 'swm',
    }));

  it.each([
    ['ArrowRight', false, 1, 2],
    ['ArrowLeft', false, 1, 0],
    ['ArrowRight', true, 1, 0],
    ['ArrowLeft', true, 1, 2],
    ['ArrowRight', false, 3, 3],
    ['ArrowLeft', false, 0, 0],
    ['Home', true, 2, 0],
    ['End', true, 2, 3],
    ['Enter', false, 2, undefined],
  ])('are turned by %s (right to left: %s) from photo %i of 0 to 3', (key, isRightToLeft, at, next) =>
    expect(photoAfter({ key, isRightToLeft }, at, 4)).toBe(next),
  );

  it.each([
    [-80, 10, 'ArrowRight'],
    [80, 10, 'ArrowLeft'],
    [40, 0, undefined],
    [80, 70, undefined],
  ])(
    'are turned by a swipe of %i px across and %i px down only if it is long and mainly horizontal',
    (deltaX, deltaY, key) => expect(swipeKey(deltaX, deltaY)).toBe(key),
  );
});
