import type { Platform } from '../../platform/web-context.ts';
import type { NavigationEntry } from './navigation.ts';

/**
 * Signing in is possible on every platform, whatever the menu table shows (N06: step 2 precedes the refusal of step 1).
 */
export const isAlwaysOpen = (path: string): boolean => /^\/(?:login|signup|auth(?:\/.*)?)$/u.test(path);

export const barePath = (path: string): string => path.replace(/\/+$/u, '') || '/';

/**
 * Redirect target for an address outside the platform's pages; undefined if the platform has the page (N06, step 1):
 * the web has no home.
 * @param entries navigation entries of the screens
 */
export function platformRedirect(
  path: string,
  platform: Platform,
  entries: readonly Pick<NavigationEntry, 'path' | 'allowedPlatforms'>[],
): '/schedule/grid' | undefined {
  const bare = barePath(path);
  if (isAlwaysOpen(bare)) return undefined;
  const allowed = entries.find((one) => one.path === bare)?.allowedPlatforms;
  if (!allowed || allowed.includes(platform)) return undefined;
  // Pages that an app's menus omit still open there: menus do not restrict addresses.
  return platform !== 'web' && allowed.some((one) => one !== 'web') ? undefined : '/schedule/grid';
}

/**
 * Returns whether an unknown address is an unknown tab of the schedule, `/schedule/foo`: a failed check, although each tab is a
 * screen with an address of its own.
 *
 * @param path without a language
 */
export const isUnknownTab = (path: string): boolean => /^\/schedule\/[^/]+$/u.test(barePath(path));
