import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDestination, isSitePath } from '../forms.ts';
import { findCircles, followRules } from './follow-rules.ts';

const rules = [
  { from: '/delegation/OLD', to: '/delegation/NEW' },
  { from: '/poster', to: '/pôster-2026' },
  { from: '/pôster-2026', to: '/schedule/grid?day=1#top' },
  { from: '/discipline/old/*', to: '/discipline/new/*' },
  { from: '/discipline/old/results', to: '/medals/new' },
  { from: '/volunteer', to: 'https://volunteers.example.org/join' },
  { from: '/press/*', to: 'https://press.example.org/*' },
  { from: '/gone/*', to: '/' },
];

describe('a forwarding', () => {
  it.each([
    ['/delegation/OLD', '/delegation/NEW'],
    ['/Delegation/old/', '/delegation/NEW'],
    ['/poster', '/schedule/grid?day=1#top'],
    ['/discipline/old', '/discipline/new'],
    ['/discipline/old/records/AbC', '/discipline/new/records/AbC'],
    ['/discipline/old/results', '/medals/new'],
    ['/volunteer', 'https://volunteers.example.org/join'],
    ['/press/2026/a%20b', 'https://press.example.org/2026/a%20b'],
    ['/gone/anything', '/'],
    ['/discipline/older', undefined],
    ['/volunteers', undefined],
    ['/press%', undefined],
  ])('from %s leads to %s', (path, expected) => expect(followRules(rules, path)).toBe(expected));

  it.each([
    [[{ from: '/a', to: '/a' }], ['/a']],
    [[{ from: '/a', to: '/A/?x=1' }], ['/a']],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
        { from: '/c', to: '/d' },
      ],
      ['/a', '/b'],
    ],
    [[{ from: '/a/*', to: '/a/b/*' }], ['/a/*']],
    [[{ from: '/c', to: '/d' }], []],
  ])('that leads back to itself is reported as a circle: %j', (circular, expected) => {
    expect(findCircles(circular).map(({ from }) => from)).toEqual(expected);
    for (const from of expected) expect(followRules(circular, from.replace('*', 'x'))).toBeUndefined();
  });

  it('never leads to another host by a path in the address', () => {
    const open = [
      { from: '/old/*', to: '/*' },
      { from: '/out/*', to: 'https://example.org/*' },
    ];
    fc.assert(
      fc.property(
        fc.constantFrom('/old', '/out'),
        fc.webPath(),
        fc.constantFrom('', '/', '//', '/@', '//evil.example'),
        (start, path, odd) => {
          const to = followRules(open, `${start}${odd}/${path}`);
          if (to === undefined) return;
          const base = 'https://games.example';
          expect([base, 'https://example.org']).toContain(new URL(to, base).origin);
        },
      ),
    );
  });
});

describe('addresses of forwardings', () => {
  it.each(['/old', '/old/*', '/antigo/endereço'])('may be from %s', (path) => expect(isSitePath(path)).toBe(true));
  it.each(['old', '/', '/*', '//x', '/a//b', '/a*', '/a?b', '/a#b', String.raw`/\x`, 'https://x.org'])(
    'may not be from %s',
    (path) => expect(isSitePath(path)).toBe(false),
  );
  it.each(['/', '/new?x=1#y', '/new/*', 'https://example.org', 'https://example.org/*'])('may lead to %s', (address) =>
    expect(isDestination(address)).toBe(true),
  );
  it.each(['//x.org', String.raw`/\x.org`, 'http://example.org', 'javascript:alert(1)', '/a*b', 'https://a:b@x.org/'])(
    'may not lead to %s',
    (address) => expect(isDestination(address)).toBe(false),
  );
});
