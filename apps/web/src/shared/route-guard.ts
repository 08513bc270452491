import type { Platform } from '../platform/web-context.ts';

const mobile: ReadonlySet<Platform> = new Set(['ios', 'android', 'android-pwa']);

/** Pages that only the apps have, as the specification's navigation table says; the web has no home. */
const mobileOnly = new Set([
  '/',
  '/ranking',
  '/login',
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
const alwaysOpen = new Set(['/login', '/signup', '/auth']);

/** Where a page of no platform's own leads, or undefined if the platform may see it (N06, step 1). */
export function platformRedirect(path: string, platform: Platform): '/schedule/grid' | undefined {
  const bare = path.replace(/\/+$/u, '') || '/';
  if (mobile.has(platform) || alwaysOpen.has(bare) || !mobileOnly.has(bare)) return undefined;
  return '/schedule/grid';
}
