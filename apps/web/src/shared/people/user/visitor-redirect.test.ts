import { expect, it } from 'vitest';
import { visitorRedirect } from './visitor-redirect.ts';

const entries = [
  { path: '/medals', requiresAuth: false },
  { path: '/places/hotel', requiresAuth: true },
];

it.each([
  ['/places/hotel', '/login?redirect=%2Fplaces%2Fhotel'],
  ['/por/places/hotel?q=ip%C3%AA', '/por/login?redirect=%2Fpor%2Fplaces%2Fhotel%3Fq%3Dip%25C3%25AA'],
  ['/hotels', '/login?redirect=%2Fhotels'],
  ['/medals', undefined],
  ['/login?redirect=%2Fplaces%2Fhotel', undefined],
  ['/', undefined],
])('a request without a session for %s is sent to %s', (href, expected) => {
  expect(visitorRedirect(href, 'web', entries)).toBe(expected);
});

it('an app lets guests stay, whom the server does not know', () => {
  expect(visitorRedirect('/medals', 'android-pwa', entries)).toBeUndefined();
  expect(visitorRedirect('/places/hotel', 'android-pwa', entries)).toBeDefined();
});
