import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownLocation } from './own-location.ts';

const here = 'https://games.example.org';

describe('a redirect based on the requested address', () => {
  test.each([
    ['/medals?gender=W', '/medals?gender=W'],
    ['//evil.example/account', '/evil.example/account'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/a\\b', '/a%5Cb'],
    ['@evil.example/', '/@evil.example/'],
    ['/é', '/%C3%A9'],
  ])('%s leads to %s', (asked, expected) => expect(ownLocation(asked)).toBe(expected));

  test('stays on this site, whatever the requested address', () => {
    const odd = fc.string({
      unit: fc.constantFrom('/', '\\', '@', ':', '.', '%', '?', '#', ' ', '\t', '\n', 'a', 'é'),
    });
    fc.assert(
      fc.property(odd, (asked) => {
        const location = ownLocation(asked);
        expect(location).toMatch(/^\/(?![/\\])/u);
        expect(new URL(location, `${here}/page`).origin).toBe(here);
      }),
    );
  });
});
