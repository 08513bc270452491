import { expect, test } from 'vitest';
import { findForwarding } from './forwarding.ts';

const options = {
  publicUrl: 'https://games.example',
  redirectHosts: ['www.example.org', '*.news.example'],
  rules: [
    { from: '/delegation/OLD', to: '/delegation/NEW' },
    { from: '/poster', to: '/schedule/grid?day=1#now' },
    { from: '/fra/affiche', to: '/schedule/grid' },
    { from: '/discipline/old/*', to: '/discipline/new/*' },
    { from: '/spanish', to: '/spa/venues' },
    { from: '/join', to: 'https://www.example.org/join' },
    { from: '/press/*', to: 'https://a.news.example/*' },
    { from: '/elsewhere', to: 'https://evil.example/' },
    { from: '/out/*', to: '/*' },
  ],
};

test.each([
  ['/delegation/OLD', '/delegation/NEW'],
  ['/spa/delegation/OLD?tab=medals', '/spa/delegation/NEW?tab=medals'],
  ['/poster?from=bus', '/schedule/grid?day=1#now'],
  ['/ara/poster', '/ara/schedule/grid?day=1#now'],
  ['/fra/affiche', '/schedule/grid'],
  ['/affiche', undefined],
  ['/por/discipline/old/records', '/por/discipline/new/records'],
  ['/ara/spanish', '/spa/venues'],
  ['/join', 'https://www.example.org/join'],
  ['/fra/press/2026', 'https://a.news.example/2026'],
  ['/elsewhere', undefined],
  ['/out//evil.example', '/evil.example'],
  [String.raw`/out/\evil.example`, '/evil.example'],
  ['/nothing', undefined],
])('the path %s is redirected to %s', (asked, expected) => expect(findForwarding(asked, options)?.to).toBe(expected));

test('the address of a former code leads to the current one, unless the organizers decided otherwise', () => {
  const formerRules = [
    { from: '/delegation/SPA', to: '/delegation/SPB' },
    { from: '/delegation/OLD', to: '/delegation/OTHER' },
    { from: '/delegation/AAA', to: '/delegation/BBB' },
  ];
  const rules = [...options.rules, { from: '/delegation/BBB', to: '/delegation/NEW' }];
  const leadsTo = (asked: string): string | undefined => findForwarding(asked, { ...options, rules, formerRules })?.to;
  expect(leadsTo('/fra/delegation/SPA?sport=swm')).toBe('/fra/delegation/SPB?sport=swm');
  expect(leadsTo('/delegation/OLD')).toBe('/delegation/NEW');
  expect(leadsTo('/delegation/AAA')).toBe('/delegation/NEW');
  const all = { ...options, rules: [{ from: '/delegation/*', to: '/medals/all' }], formerRules };
  expect(findForwarding('/delegation/SPA', all)?.to).toBe('/medals/all');
});
