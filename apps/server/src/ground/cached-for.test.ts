import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cachedFor } from './cached-for.ts';

test('simultaneous calls share one answer, later ones get a new one, and a failure is not cached', async () => {
  let made = 0;
  const ask = cachedFor(20, async () => {
    made++;
    if (made === 2) throw new Error('away');
    await sleep(5);
    return made;
  });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(1);
  await sleep(40);
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe(3);
});
