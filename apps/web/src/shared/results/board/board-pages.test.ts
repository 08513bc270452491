import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOrder, courtContest, nextPage, pageCount, rowsOfPage, rowsThatFit } from './board-pages.ts';

describe('a board', () => {
  it('shows each row once before it starts again', () =>
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 12 }), (total, perPage) => {
        const rows = Array.from({ length: total }, (_, index) => index);
        const pages = pageCount(total, perPage);
        const seen: number[] = [];
        let page = 0;
        for (let turn = 0; turn < pages; turn += 1) {
          seen.push(...rowsOfPage(rows, page, perPage));
          page = nextPage(page, pages);
        }
        expect([seen, page]).toEqual([rows, 0]);
      }),
    ));

  it.each([
    [1920, 1080, 7],
    [3840, 2160, 7],
    [1080, 1920, 18],
    [1024, 768, 7],
    [320, 200, 7],
  ])('of %i × %i shows %i rows of 11.5', (width, height, rows) =>
    expect(rowsThatFit({ width, height }, 11.5, 19)).toBe(rows),
  );

  it('leaves no page empty when the list becomes shorter', () => {
    expect(rowsOfPage([1, 2, 3], 4, 2)).toEqual([1, 2]);
    expect(nextPage(4, 2)).toBe(0);
  });

  it('shows live contests first, then the next ones, then the last results', () => {
    const item = (id: string, isLive: boolean, isDone: boolean) => ({ id, isLive, isDone });
    const day = [
      item('heat 1', false, true),
      item('heat 2', false, true),
      item('final', true, false),
      item('relay', false, false),
    ];
    expect(boardOrder(day, 1).map(({ id }) => id)).toEqual(['final', 'relay', 'heat 2']);
  });

  it('of a court shows its live contest; otherwise the last result until the next one is near', () => {
    const minute = 60_000;
    const item = (id: string, startMs: number | undefined, state?: 'live' | 'done') => ({
      id,
      startMs,
      isLive: state === 'live',
      isDone: state === 'done',
    });
    const won = item('won', 0, 'done');
    const next = item('next', 60 * minute);
    expect(courtContest([won, item('now', 30 * minute, 'live'), next], 40 * minute)?.id).toBe('now');
    expect(courtContest([won, next], 44 * minute)?.id).toBe('won');
    expect(courtContest([won, next], 45 * minute)?.id).toBe('next');
    expect(courtContest([won, item('untimed', undefined)], 45 * minute)?.id).toBe('won');
    expect(courtContest([next], 0)?.id).toBe('next');
    expect(courtContest([], 0)).toBeUndefined();
  });
});
