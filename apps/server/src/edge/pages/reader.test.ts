import { expect, it } from 'vitest';
import { cookieReader, requestKey } from './reader.ts';

const publicUrl = 'https://games.example';
const read = cookieReader({ publicUrl, isLoginEnabled: true });
const keyOf = (cookie: string | undefined) => requestKey('/places/hotel', read(cookie));

it.each([
  [undefined, '/places/hotel'],
  ['__Host-sid=abc', 'session /places/hotel'],
  ['podium_platform=ios; __Host-sid=abc; podium_results=hidden', 'session veiled ios /places/hotel'],
  ['__Host-sid=', '/places/hotel'],
  ['other__Host-sid=abc', '/places/hotel'],
  ['podium_sid=abc', '/places/hotel'],
])('a request with the cookie %s has the page key %s', (cookie, expected) => expect(keyOf(cookie)).toBe(expected));

it('without required sign-in, visitors and signed-in users get the same page', () => {
  const open = cookieReader({ publicUrl, isLoginEnabled: false });
  expect(requestKey('/', open('__Host-sid=abc'))).toBe('/');
});

it('without TLS the cookie has another name', () => {
  const local = cookieReader({
    publicUrl: 'http://localhost:3000',
    isLoginEnabled: true,
  });
  expect(local('podium_sid=abc').hasSession).toBe(true);
});
