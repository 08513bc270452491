import { expect, test } from 'vitest';
import { entityTag, isKnown } from './entity-tag.ts';

test('every encoding has its own tag', () => {
  expect([entityTag('abc', 'identity'), entityTag('abc', 'br'), entityTag('abc', 'gzip')]).toEqual([
    '"abc"',
    '"abc-br"',
    '"abc-gzip"',
  ]);
});

test.each([
  [undefined, false],
  ['', false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['*', true],
  [' * ', true],
  ['"x", W/"abc" , "y"', true],
  ['"x","abc"', true],
  ['"abc-br"', false],
  ['"abcd"', false],
  ['"xabc"', false],
  ['abc', false],
  ['"abc', false],
  ['"x,"abc', false],
  ['"*"', false],
])('with If-None-Match: %s the client has the document of tag "abc": %s', (header, isIt) => {
  expect(isKnown('"abc"', header)).toBe(isIt);
});
