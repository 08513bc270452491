import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { turns } from './turns.ts';

test('a fixed number of calls run in parallel, a fixed number wait, and further callers are asked to retry', async () => {
  const inTurn = turns(4, 6);
  let [now, max] = [0, 0];
  const work = async (): Promise<void> => {
    max = Math.max(max, ++now);
    await sleep(5);
    now--;
  };
  const all = await Promise.allSettled(Array.from({ length: 15 }, async () => inTurn(work)));
  expect(max).toBe(4);
  expect(all.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 10 }, () => 'fulfilled'),
    ...Array.from({ length: 5 }, () => 'rejected'),
  ]);
  await expect(inTurn(async () => 'after the storm')).resolves.toBe('after the storm');
});

test('work that fails releases its slot', async () => {
  const inTurn = turns(1, 1);
  await expect(inTurn(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inTurn(async () => 'next')).resolves.toBe('next');
});
