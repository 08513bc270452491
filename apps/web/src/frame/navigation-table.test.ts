import { describe, expect, it } from 'vitest';
import { platformRedirect } from '../shared/shell/route-guard.ts';
import type { Platform } from '../platform/web-context.ts';
import type { NavigationEntry } from '../shared/shell/navigation.ts';

const files = import.meta.glob<{ navigation: readonly NavigationEntry[] }>('../screens/*/navigation.ts', {
  eager: true,
});
const entries = Object.values(files).flatMap(({ navigation }) => navigation);

const allPlatforms = 'web ios android android-pwa';
const mobile = 'ios android android-pwa';

/** The specification's navigation table: path, platforms, whether signing in is required. */
const table: [path: string, platforms: string, requiresAuth: boolean][] = [
  ['/', mobile, false],
  ['/schedule/grid', allPlatforms, false],
  ['/participants', allPlatforms, false],
  ['/schedule/disciplines', allPlatforms, false],
  ['/medals', allPlatforms, false],
  ['/ranking', mobile, false],
  ['/schedule/days', allPlatforms, false],
  ['/reports', allPlatforms, false],
  ['/venues', allPlatforms, false],
  ['/login', mobile, false],
  ['/trivia', 'ios android', true],
  ['/transport', mobile, true],
  ['/places/hotel', allPlatforms, true],
  ['/places/hospital', mobile, true],
  ['/ambassadors', allPlatforms, false],
  ['/courses', mobile, true],
  ['/secure', mobile, false],
  ['/videos', mobile, true],
  ['/official-photos', mobile, true],
  ['/official-awards-schedule', mobile, false],
  ['/sponsors', mobile, false],
  ['/qr-scan', mobile, true],
  ['/informativos', mobile, true],
  ['/feedback', mobile, true],
];

describe('N01: the navigation table', () => {
  it.each(table)('%s', (path, platforms, requiresAuth) => {
    const entry = entries.find((entry) => entry.path === path);
    expect(entry && [entry.allowedPlatforms.join(' '), entry.requiresAuth, entry.type]).toEqual([
      platforms,
      requiresAuth,
      'link',
    ]);
  });

  it.each(table)(
    'N06: opens %s on the platforms that may see it, and leads any other platform to the grid',
    (path, platforms) => {
      for (const platform of allPlatforms.split(' ') as Platform[]) {
        // A page of one app opens in the other apps too; only their menus differ.
        const isOpen = path === '/login' || (platform === 'web' ? platforms.includes('web') : true);
        expect([platform, platformRedirect(path, platform, entries)]).toEqual([
          platform,
          isOpen ? undefined : '/schedule/grid',
        ]);
      }
    },
  );

  it('is in the order of the specification', () => {
    const paths = table.map(([path]) => path);
    const ordered = entries.toSorted((a, b) => a.order - b.order).map(({ path }) => path);
    expect(ordered.filter((path) => paths.includes(path))).toEqual(paths.filter((path) => ordered.includes(path)));
  });
});
