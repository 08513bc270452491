import { qrTargets } from '@podium/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targetAddress } from './target-address.ts';

const origin = 'https://podium.example';

describe('the target of a code', () => {
  it('is one of our pages', () => {
    expect(targetAddress({ page: 'discipline', id: 'swm' })).toBe('/discipline/swm');
    expect(targetAddress({ page: 'trivia', id: 'pool-1' })).toBe('/trivia/pool-1');
    expect(targetAddress({ page: 'feedback', id: null })).toBe('/feedback');
    expect(targetAddress({ page: 'of-a-later-version', id: 'x' })).toBe('/');
    expect(targetAddress({ page: 'constructor', id: 'x' })).toBe('/');
  });

  it('is always one of our pages, whatever the server sends', () => {
    const ids = fc.oneof(
      fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
      fc.webUrl(),
      fc.constantFrom(
        '//evil.example',
        '/\\evil.example',
        '../../..',
        'javascript:alert(1)',
        '%2f%2fevil',
        '\t//x',
        '?a#b',
      ),
    );
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom<string>(...qrTargets), fc.string()), ids, (page, id) => {
        const address = targetAddress({ page, id });
        const url = new URL(address, origin);
        expect(url.origin).toBe(origin);
        expect(address).toMatch(/^\/(?![/\\])/u);
        const [, first = ''] = url.pathname.split('/');
        expect([
          '',
          'trivia',
          'venues',
          'schedule',
          'discipline',
          'participants',
          'delegation',
          'feedback',
          'ranking',
        ]).toContain(first);
      }),
      { numRuns: Number(process.env['PODIUM_REDIRECTS'] ?? 5000) },
    );
  });
});
