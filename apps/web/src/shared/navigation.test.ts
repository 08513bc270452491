import { describe, expect, it } from 'vitest';
import { platforms } from '../platform/web-context.ts';
import { everywhere, menuFor, mobileOnly } from './navigation.ts';
import { loginTypes } from './user/user-state.ts';
import type { NavigationEntry } from './navigation.ts';

const entry = (path: string, requiresAuth: boolean, allowedPlatforms: NavigationEntry['allowedPlatforms']) =>
  ({ path, requiresAuth, allowedPlatforms }) as NavigationEntry;

const entries = [
  entry('/feedback', true, mobileOnly),
  entry('/trivia', true, ['ios', 'android']),
  entry('/places/hotel', true, everywhere),
  entry('/login', false, mobileOnly),
  entry('/sponsors', false, mobileOnly),
  entry('/schedule/grid', false, everywhere),
  entry('/of-our-own', false, everywhere),
];

const cells = platforms.flatMap((platform) =>
  [false, true].flatMap((isLoginEnabled) =>
    loginTypes.flatMap((loginType) =>
      entries.map((one) => ({ platform, isLoginEnabled, loginType, one, path: one.path })),
    ),
  ),
);

describe('N07: what stands in a menu', () => {
  it.each(cells)(
    '$platform, login $isLoginEnabled, $loginType: $path',
    ({ platform, isLoginEnabled, loginType, one }) => {
      const isHere = one.allowedPlatforms.includes(platform);
      const isForReader =
        one.path === '/login' ? loginType !== 'user' : !isLoginEnabled || !one.requiresAuth || loginType === 'user';
      const menu = menuFor(entries, { platform, isLoginEnabled, loginType });
      expect(menu.includes(one)).toBe(isHere && isForReader);
    },
  );

  it('has the order of the specification’s table, what it does not name last', () => {
    const menu = menuFor(entries, { platform: 'ios', isLoginEnabled: false, loginType: 'none' });
    expect(menu.map(({ path }) => path)).toEqual([
      '/schedule/grid',
      '/login',
      '/trivia',
      '/places/hotel',
      '/sponsors',
      '/feedback',
      '/of-our-own',
    ]);
  });
});
