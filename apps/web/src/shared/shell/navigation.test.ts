import { describe, expect, it } from 'vitest';
import { platforms } from '../../platform/web-context.ts';
import { everywhere, menuFor, mobileOnly } from './navigation.ts';
import { loginTypes } from '../reader/user-state.ts';
import type { NavigationEntry } from './navigation.ts';

const entry = (
  order: number,
  path: string,
  requiresAuth: boolean,
  allowedPlatforms: NavigationEntry['allowedPlatforms'],
) => ({ order, path, requiresAuth, allowedPlatforms }) as NavigationEntry;

const entries = [
  entry(240, '/feedback', true, mobileOnly),
  entry(110, '/trivia', true, ['ios', 'android']),
  entry(130, '/places/hotel', true, everywhere),
  entry(100, '/login', false, mobileOnly),
  entry(210, '/sponsors', false, mobileOnly),
  entry(20, '/schedule/grid', false, everywhere),
  entry(900, '/of-our-own', false, everywhere),
];

const cells = platforms.flatMap((platform) =>
  [false, true].flatMap((isLoginEnabled) =>
    loginTypes.flatMap((loginType) =>
      entries.map((one) => ({ platform, isLoginEnabled, loginType, one, path: one.path })),
    ),
  ),
);

describe('N07: the entries of a menu', () => {
  it.each(cells)(
    'on $platform with login $isLoginEnabled and $loginType are $path',
    ({ platform, isLoginEnabled, loginType, one }) => {
      const isHere = one.allowedPlatforms.includes(platform);
      const isForReader =
        one.path === '/login' ? loginType !== 'user' : !isLoginEnabled || !one.requiresAuth || loginType === 'user';
      const menu = menuFor(entries, { platform, isLoginEnabled, loginType });
      expect(menu.includes(one)).toBe(isHere && isForReader);
    },
  );

  it('are in the order that the screens declare', () => {
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
