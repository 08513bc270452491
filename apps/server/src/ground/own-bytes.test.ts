import { expect, test } from 'vitest';
import { ownBytes } from './own-bytes.ts';
import { compressBrotli, compressGzip } from '../answers/compress.ts';

test.each([
  ['a text', 'Ácido 日本 \u{1f3c5}'],
  ['nothing', ''],
  ['bytes', Buffer.from('Ácido')],
])('%s is the same, in memory of its own', (_, bytes) => {
  const copy = ownBytes(bytes);
  expect(copy.equals(Buffer.from(bytes))).toBe(true);
  expect(copy.buffer.byteLength).toBe(copy.length);
});

test('packed bytes are kept, so they have memory of their own', async () => {
  for (const packed of [await compressBrotli(Buffer.from('x'), 5), await compressGzip(Buffer.from('x'))])
    expect(packed.buffer.byteLength).toBe(packed.length);
});
