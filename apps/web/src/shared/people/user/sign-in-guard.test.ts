import { describe, expect, it } from 'vitest';
import { platforms } from '../../../platform/web-context.ts';
import { mustSignIn, requiresAuth } from './sign-in-guard.ts';
import { loginTypes } from '../../reader/user-state.ts';

const entries = [
  { path: '/', requiresAuth: false },
  { path: '/schedule/grid', requiresAuth: false },
  { path: '/my-own', requiresAuth: true },
  { path: '/courses', requiresAuth: false },
];

/** The specification's navigation table: whether a page requires signing in. */
const table = [
  ['/', false],
  ['/schedule/grid', false],
  ['/participants', false],
  ['/schedule/disciplines', false],
  ['/medals', false],
  ['/ranking', false],
  ['/schedule/days', false],
  ['/reports', false],
  ['/venues', false],
  ['/login', false],
  ['/trivia', true],
  ['/transport', true],
  ['/places/hotel', true],
  ['/places/hospital', true],
  ['/ambassadors', false],
  ['/courses', true],
  ['/secure', false],
  ['/videos', true],
  ['/official-photos', true],
  ['/official-awards-schedule', false],
  ['/sponsors', false],
  ['/qr-scan', true],
  ['/informativos', true],
  ['/feedback', true],
] as const;

describe('N01: the need for a login', () => {
  it.each(table)('on %s: %s', (path, needed) => expect(requiresAuth(path, [])).toBe(needed));

  it.each([
    ['/trivia/', true],
    ['/trivia/12', true],
    ['/places/other', false],
    ['/hotels', true],
    ['/hospitals/', true],
    ['/places', false],
    ['/feedback-form', false],
    ['/my-own/part', true],
    ['/courses', false],
  ])('on %s, by its path and its screen: %s', (path, needed) => expect(requiresAuth(path, entries)).toBe(needed));
});

const cells = [false, true].flatMap((isLoginEnabled) =>
  platforms.flatMap((platform) =>
    loginTypes.flatMap((loginType) =>
      [false, true].flatMap((isAuthenticated) =>
        table.map(([path, needed]) => ({ isLoginEnabled, platform, loginType, isAuthenticated, path, needed })),
      ),
    ),
  ),
);

describe('N06, steps 2 to 4', () => {
  it.each(cells)(
    'with login $isLoginEnabled, $platform, $loginType and authenticated $isAuthenticated lead to $path',
    ({ isLoginEnabled, platform, loginType, isAuthenticated, path, needed }) => {
      const isStepThree = isLoginEnabled && needed && loginType !== 'user';
      const isStepFour = isLoginEnabled && platform !== 'web' && !isAuthenticated && loginType === 'none';
      const expected = path !== '/login' && (isStepThree || isStepFour);
      const user = { loginType, isAuthenticated };
      expect(mustSignIn({ path, platform, isLoginEnabled, user }, [])).toBe(expected);
    },
  );

  it.each(['/login', '/login/', '/signup', '/auth', '/auth/', '/auth/reset', '/auth/confirm'])(
    '%s is always open',
    (path) => {
      for (const platform of platforms)
        expect(
          mustSignIn({ path, platform, isLoginEnabled: true, user: { loginType: 'none', isAuthenticated: false } }, [
            { path, requiresAuth: true },
          ]),
        ).toBe(false);
    },
  );

  it('need no login for a page with a similar address', () => {
    const user = { loginType: 'none', isAuthenticated: false } as const;
    for (const path of ['/authors', '/login-help', '/signups'])
      expect(mustSignIn({ path, platform: 'ios', isLoginEnabled: true, user }, [])).toBe(true);
  });
});
