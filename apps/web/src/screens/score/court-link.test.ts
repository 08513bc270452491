import { expect, test } from 'vitest';
import { contestLink, findCourtLink, isCourtList, splitLink } from './court-link.ts';

const secret = `court-${'a'.repeat(32)}`;

test('the link of a court opens its list until a contest is chosen', () => {
  const link = contestLink(secret, 'JUDM66KG------.1');
  expect([isCourtList(secret), isCourtList(link)]).toEqual([true, false]);
  expect([findCourtLink(secret), findCourtLink(link)]).toEqual([undefined, secret]);
});

test('a request for a chosen contest contains the contest and the secret of the court', () => {
  expect(splitLink(contestLink(secret, 'JUDM66KG------'))).toEqual({ link: secret, unit: 'JUDM66KG------' });
  expect(splitLink(secret)).toEqual({ link: secret });
});

test('the link of a single contest is sent unchanged', () => {
  const link = 'b'.repeat(32);
  expect([splitLink(link), isCourtList(link), findCourtLink(link)]).toEqual([{ link }, false, undefined]);
});
