import { expect, test } from 'vitest';
import { linkTarget } from './file-links.ts';
import { pathOfLink } from './opened-links.ts';

const server = 'https://games.example';

test.each([
  ['https://games.example/results/1?x=2#top', '/results/1?x=2#top'],
  ['https://games.example', '/'],
  ['podium://medals', '/medals'],
  ['podium://schedule/2026-11-20', '/schedule/2026-11-20'],
  ['podium:///', '/'],
  ['https://evil.example/results/1', undefined],
  ['http://games.example/results/1', undefined],
  ['https://games.example.evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('a link %s opens the page %s', (link, path) => expect(pathOfLink(link, server)).toBe(path));

const base = 'https://localhost/por/schedule/days';

test.each([
  ['/por/medals', { kind: 'page' }],
  ['#content', { kind: 'page' }],
  ['?day=2026-11-20', { kind: 'page' }],
  ['https://games.example/medals', { kind: 'page' }],
  [
    '/api/v1/prints/medals.pdf?lang=pt',
    { kind: 'file', url: 'https://games.example/api/v1/prints/medals.pdf?lang=pt', name: 'medals.pdf' },
  ],
  ['https://games.example/files/abc', { kind: 'file', url: 'https://games.example/files/abc', name: 'abc' }],
  ['https://elsewhere.example/page', { kind: 'site', url: 'https://elsewhere.example/page' }],
  ['webcal://games.example/calendar/all.ics', { kind: 'app', url: 'webcal://games.example/calendar/all.ics' }],
  ['javascript:alert(1)', { kind: 'page' }],
  ['blob:https://localhost/1', { kind: 'page' }],
  ['tel:+55613333', { kind: 'app', url: 'tel:+55613333' }],
  ['mailto:help@games.example', { kind: 'app', url: 'mailto:help@games.example' }],
])('the page address %s of the app leads to %j', (href, target) =>
  expect(linkTarget(href, server, base)).toEqual(target),
);

test('a link opens the same page on iOS, where pages of the app have their own scheme', () => {
  const page = 'capacitor://localhost/schedule';
  expect(linkTarget('/medals', server, page)).toEqual({ kind: 'page' });
  expect(linkTarget('/calendar/all.ics', server, page)).toEqual({
    kind: 'file',
    url: 'https://games.example/calendar/all.ics',
    name: 'all.ics',
  });
});
