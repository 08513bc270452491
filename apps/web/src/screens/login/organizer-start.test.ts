import type { Grant } from '@podium/contract';
import { expect, test } from 'vitest';
import { organizerStart } from './organizer-start.ts';

const admin: Grant[] = [{ role: 'admin', scope: 'games', scopeId: null }];
const empty = { hasGames: false, isPageAsked: false };

test('the administrator of an empty installation begins in the console', () => {
  expect(organizerStart({ grants: admin, needsTwoFactor: false }, empty)).toBe('/console');
});

test('an administrator without an authenticator begins on the account page, which asks for it', () => {
  expect(organizerStart({ grants: admin, needsTwoFactor: true }, empty)).toBe('/account');
});

test('a visitor, an organizer of published Games and a reader who requested a page begin on the usual page', () => {
  expect(organizerStart({ grants: [], needsTwoFactor: false }, empty)).toBeUndefined();
  const account = { grants: admin, needsTwoFactor: false };
  expect(organizerStart(account, { ...empty, hasGames: true })).toBeUndefined();
  expect(organizerStart(account, { ...empty, isPageAsked: true })).toBeUndefined();
});
