import { expect, test } from 'vitest';
import { ownBytes } from './own-bytes.ts';
import { compressBrotli, compressGzip } from '../answers/compress.ts';

test.each([
  ['a text', 'Ácido 日本 \u{1f3c5}'],
  ['nothing', ''],
  ['bytes', Buffer.from('Ácido')],
])('a copy of %s has the same content, in its own memory', (_, bytes) => {
  const copy = ownBytes(bytes);
  expect(copy.equals(Buffer.from(bytes))).toBe(true);
  expect(copy.buffer.byteLength).toBe(copy.length);
});

test('compressed bytes are kept for long, so they have their own memory', async () => {
  for (const packed of [await compressBrotli(Buffer.from('x'), 5), await compressGzip(Buffer.from('x'))])
    expect(packed.buffer.byteLength).toBe(packed.length);
});
