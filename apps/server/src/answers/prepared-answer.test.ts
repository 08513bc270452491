import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packedBytes, prepareAnswer } from './prepared-answer.ts';

const text = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ index })));

test('an answer is compressed on the first request for an encoding, and once for all later requests', async () => {
  const prepared = prepareAnswer(text);
  expect(prepared.bytes).toEqual({ identity: Buffer.from(text) });
  const all = await Promise.all(Array.from({ length: 100 }, () => packedBytes(prepared, 'br')));
  expect(new Set([...all, await packedBytes(prepared, 'br')]).size).toBe(1);
  expect(Object.keys(prepared.bytes)).toEqual(['identity', 'br']);
  expect(brotliDecompressSync(all[0]!).toString()).toBe(text);
  expect(gunzipSync(await packedBytes(prepared, 'gzip')).toString()).toBe(text);
  expect((await packedBytes(prepared, 'identity')).toString()).toBe(text);
});

test('the tag of an answer depends on its content, not on its compression', () => {
  expect(prepareAnswer(text, 11).hash).toBe(prepareAnswer(Buffer.from(text)).hash);
  expect(prepareAnswer(`${text} `).hash).not.toBe(prepareAnswer(text).hash);
});
