import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { takePhoto } from './photo.ts';

test('security 11: three uploads are read at once, and networks take turns', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5e73' } })
    .png()
    .toBuffer();
  const pool = { query: async () => ({ rows: [] }) } as unknown as pg.Pool;
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  const { signal } = new AbortController();
  const upload = async (address: string, leaves = signal): Promise<void> =>
    takePhoto(pool, { userId: address, address, signal: leaves }, async () => {
      begun.push(address);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return new Uint8Array(picture).buffer;
    });
  const crowd = Array.from({ length: 8 }, async () => upload('10.0.0.7'));
  const aborted = new AbortController();
  const left = upload('10.0.2.1', aborted.signal);
  const uploading = upload('10.0.1.1');
  aborted.abort();
  await expect(left).rejects.toThrow('Too many photos');
  await sleep(5);
  expect(begun).toEqual(['10.0.0.7', '10.0.0.7', '10.0.0.7']);
  const going = setInterval(() => waiting.shift()?.(), 1);
  await Promise.all([...crowd, uploading]);
  clearInterval(going);
  expect(begun.slice(0, 5)).toContain('10.0.1.1');
  expect(begun).toHaveLength(9);
});
