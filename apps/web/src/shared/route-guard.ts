import { notFound } from '@tanstack/react-router';
import type { Platform } from '../platform/web-context.ts';
import type { NavigationEntry } from './navigation.ts';

const mobile: ReadonlySet<Platform> = new Set(['ios', 'android', 'android-pwa']);

/** Pages that only the apps have by the specification's navigation table, until a screen of theirs says so itself. */
const mobileOnly = new Set([
  '/ranking',
  '/trivia',
  '/transport',
  '/places/hospital',
  '/courses',
  '/secure',
  '/videos',
  '/official-photos',
  '/official-awards-schedule',
  '/sponsors',
  '/qr-scan',
  '/informativos',
  '/feedback',
]);

/** Signing in is possible on every platform, whatever the table shows in menus (step 2 stands before step 1's refusal). */
export const isAlwaysOpen = (path: string): boolean => /^\/(?:login|signup|auth(?:\/.*)?)$/u.test(path);

export const barePath = (path: string): string => path.replace(/\/+$/u, '') || '/';

/**
 * Where a page of no platform's own leads, or undefined if the platform may see it (N06, step 1): the web has no home.
 * @param entries what the screens say of themselves
 */
export function platformRedirect(
  path: string,
  platform: Platform,
  entries: readonly Pick<NavigationEntry, 'path' | 'allowedPlatforms'>[],
): '/schedule/grid' | undefined {
  const bare = barePath(path);
  if (isAlwaysOpen(bare)) return undefined;
  const entry = entries.find((one) => one.path === bare);
  // What the menus of an app leave out opens there all the same: the table of menus is no table of addresses.
  const isOfApps = mobileOnly.has(bare) && mobile.has(platform);
  const isAllowed = isOfApps || (entry ? entry.allowedPlatforms.includes(platform) : !mobileOnly.has(bare));
  return isAllowed ? undefined : '/schedule/grid';
}

export const failedCheck = 'failed check';

/** An address of ours that says what cannot be, such as a tab that there is not: told in other words than one that nobody knows (R22). */
export const failCheck = () => notFound({ data: failedCheck });
