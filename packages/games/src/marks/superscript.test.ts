import { expect, test } from 'vitest';
import { superscript } from './superscript.ts';

test('the digits of a number are written as superscript', () => {
  expect(superscript('1052')).toBe('¹⁰⁵²');
  expect(superscript('')).toBe('');
});
