import { expect, it } from 'vitest';
import { newCode, readCode, shownCode } from './certificate-code.ts';

it.each([
  ['K7QP-3M2X-9D', 'K7QP3M2X9D'],
  ['k7qp 3m2x 9d', 'K7QP3M2X9D'],
  ['KOQP3M2XIL', 'K0QP3M2X11'],
  ['K7QP-3M2X', undefined],
  ['K7QP-3M2X-9D7', undefined],
  ['K7QP-3M2X-9U', undefined],
  ['', undefined],
])('the typed code %s is read as %s', (typed, code) => expect(readCode(typed)).toBe(code));

it('the displayed form of a new code can be read back', () => {
  const code = newCode();
  expect(readCode(shownCode(code))).toBe(code);
});
