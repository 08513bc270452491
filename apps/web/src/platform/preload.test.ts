import { describe, expect, it } from 'vitest';
import { mayPreload, pagesToPreload, runLimited } from './preload.ts';

describe('C05: preloading', () => {
  it.each([
    [undefined, false, true],
    [{}, false, true],
    [{ effectiveType: '4g' }, false, true],
    [{ effectiveType: '3g' }, false, true],
    [{ effectiveType: '2g' }, false, false],
    [{ effectiveType: 'slow-2g' }, false, false],
    [{ effectiveType: '4g', saveData: true }, false, false],
    [{ effectiveType: '4g' }, true, false],
  ])('with the connection %j and data saver %s is allowed: %s', (connection, savesData, may) =>
    expect(mayPreload(connection, savesData)).toBe(may),
  );

  it('loads at most four files at once, and a failure stops none of the others', async () => {
    let activeLoads = 0;
    let max = 0;
    const loaded: number[] = [];
    const tasks = Array.from({ length: 11 }, (_, index) => async () => {
      activeLoads += 1;
      max = Math.max(max, activeLoads);
      await Promise.resolve();
      activeLoads -= 1;
      loaded.push(index);
      if (index % 3 === 0) throw new Error('refused');
    });
    await runLimited(tasks);
    expect([max, loaded.length]).toEqual([4, 11]);
  });

  it('covers four different pages, never the current one', () =>
    expect(pagesToPreload(['/a#x', '/a', '/here', '/b', '/c', '/b', '/d', '/e'], '/here')).toEqual([
      '/a',
      '/b',
      '/c',
      '/d',
    ]));
});
