import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qrBytes, readQrToken, writeQrToken } from './token.ts';

const tokens = fc.record({
  mark: fc.integer({ min: 0, max: 65_535 }),
  code: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((number) => number.toString(16).padStart(16, '0')),
  endsAt: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});
const signatures = fc.uint8Array({ minLength: 64, maxLength: 64 });

test('a token is read as it was written, even from an address and in upper or lower case', () => {
  fc.assert(
    fc.property(tokens, signatures, (token, signature) => {
      const text = writeQrToken(token, signature);
      expect(text).toMatch(/^[A-Z2-7]{127}$/u);
      for (const code of [
        text,
        text.toLowerCase(),
        `HTTPS://PODIUM.EXAMPLE/Q/${text}`,
        ` /por/q/${text}/?from=poster#top `,
      ]) {
        const read = readQrToken(code);
        expect(read?.token).toEqual(token);
        expect(read?.signed).toEqual(qrBytes(token));
        expect(read?.signature).toEqual(signature);
      }
    }),
  );
});

test('a token has only one spelling', () => {
  fc.assert(
    fc.property(tokens, signatures, fc.nat(126), fc.nat(31), (token, signature, place, bitMask) => {
      const text = writeQrToken(token, signature);
      const changedText = text.slice(0, place) + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[bitMask]! + text.slice(place + 1);
      fc.pre(changedText !== text);
      const read = readQrToken(changedText);
      if (read) expect([read.token, read.signature]).not.toEqual([token, signature]);
    }),
  );
});

test('any other text that a camera reads is not a token', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^[A-Z2-7]{120,130}$/u)), (text) => {
      const read = readQrToken(text);
      if (read) expect(read.signed[0]).toBe(1);
    }),
  );
  for (const text of ['', '/', 'https://example.org', 'javascript:alert(1)', '2'.repeat(127), 'A'.repeat(127)])
    expect(readQrToken(text)).toBeUndefined();
});
