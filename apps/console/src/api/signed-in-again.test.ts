import { expect, test } from 'vitest';
import { RequestError } from './request.ts';
import { isSessionEnd, onSignedInAgain, tellSignedInAgain } from './signed-in-again.ts';

test('a login notifies every waiting request, until the request unsubscribes', () => {
  let count = 0;
  const leave = onSignedInAgain(() => (count += 1));
  tellSignedInAgain();
  leave();
  tellSignedInAgain();
  expect(count).toBe(1);
});

test.each([
  ['a session that has ended', new RequestError(401, { code: 'unauthorized', message: '' }), true],
  ['a sign-in that is too old', new RequestError(403, { code: 'signInAgain', message: '' }), true],
  ['a newer version', new RequestError(409, { code: 'conflict', message: '' }), false],
  ['no network', new RequestError(0, { code: 'offline', message: '' }), false],
])('an error is retried after a login only if the login caused it: %s', (_name, error, expected) =>
  expect(isSessionEnd(error)).toBe(expected),
);
