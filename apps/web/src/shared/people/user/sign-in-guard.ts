import { barePath, isAlwaysOpen } from '../../shell/route-guard.ts';
import type { Platform } from '../../../platform/web-context.ts';
import type { NavigationEntry } from '../../shell/navigation.ts';
import type { UserState } from '../../reader/user-state.ts';

/**
 * Addresses that require signing in according to the specification's navigation table, until their screens declare it.
 */
const signInOnly = new Set([
  '/trivia',
  '/transport',
  '/places/hotel',
  '/places/hospital',
  '/courses',
  '/videos',
  '/official-photos',
  '/qr-scan',
  '/informativos',
  '/feedback',
]);

/** Addresses that show the same as an address of the table. */
const twins: Readonly<Record<string, string>> = {
  '/hotels': '/places/hotel',
  '/hospitals': '/places/hospital',
};

type Entries = readonly Pick<NavigationEntry, 'path' | 'requiresAuth'>[];

/** Returns whether an address or a parent of it requires signing in: `/trivia/12` requires it because `/trivia` does. */
export function requiresAuth(path: string, entries: Entries): boolean {
  const bare = barePath(path);
  for (let above = twins[bare] ?? bare; above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
    const entry = entries.find((one) => one.path === above);
    if (entry) return entry.requiresAuth;
    if (signInOnly.has(above)) return true;
  }
  return false;
}

export interface GuardedVisit {
  /** Without its language, query and hash. */
  path: string;
  platform: Platform;
  isLoginEnabled: boolean;
  user: Pick<UserState, 'isAuthenticated' | 'loginType'>;
}

/** Returns whether a page requires the visitor to sign in first: steps 2 to 4 of the route guard (N06). */
export function mustSignIn({ path, platform, isLoginEnabled, user }: GuardedVisit, entries: Entries): boolean {
  if (isAlwaysOpen(barePath(path)) || !isLoginEnabled) return false;
  if (requiresAuth(path, entries) && user.loginType !== 'user') return true;
  return platform !== 'web' && !user.isAuthenticated && user.loginType === 'none';
}
