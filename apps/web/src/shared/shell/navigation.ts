import type { IconName } from '@podium/ui';
import type { Platform } from '../../platform/web-context.ts';
import type { useText } from './page-context.tsx';
import type { LoginType } from '../reader/visitor.ts';

/** In the order of the menu. */
const menuGroups = ['games', 'around', 'watch', 'part', 'help'] as const;
export type MenuGroup = (typeof menuGroups)[number];

type Words = (t: ReturnType<typeof useText>) => string;

/** A menu entry, defined by its screen in `navigation.ts`. */
export interface NavigationEntry {
  /** As written in the specification's table: `/schedule/grid`. */
  path: string;
  /** Position in menus: ten times the row in the specification's navigation table (N01). */
  order: number;
  group: MenuGroup;
  name: Words;
  description: Words;
  /** Other words under which the search finds the page. */
  otherNames?: Words;
  /** For the tab bar of phones, which has 64 px per label. */
  shortName?: Words;
  requiresAuth: boolean;
  allowedPlatforms: readonly Platform[];
  icon: IconName;
  type: 'link';
  image?: string;
  /** Position in the tab bar of phones, if any. */
  barPlace?: 1 | 2 | 3 | 4;
  hasLiveCount?: true;
  /** Omitted from the side menu of wide windows (N01). */
  isOfMobileMenu?: true;
  /** Addresses for which this entry is the current one. */
  covers: RegExp;
  /** Addresses of pages without a place in the tab bar, for which this entry is marked there. */
  barCovers?: RegExp;
}

export const everywhere = ['web', 'ios', 'android', 'android-pwa'] as const satisfies readonly Platform[];
export const mobileOnly = ['ios', 'android', 'android-pwa'] as const satisfies readonly Platform[];

/** The user for whom a menu is built. */
export interface MenuReader {
  platform: Platform;
  isLoginEnabled: boolean;
  loginType: LoginType;
}

/**
 * The menu of a platform in order. If the Games require signing in, entries that need it are shown to signed-in users
 * only (N07), and the sign-in entry to all others.
 */
export function menuFor(
  entries: readonly NavigationEntry[],
  { platform, isLoginEnabled, loginType }: MenuReader,
): NavigationEntry[] {
  const isUser = loginType === 'user';
  return entries
    .filter(
      ({ path, requiresAuth, allowedPlatforms }) =>
        allowedPlatforms.includes(platform) && (isUser ? path !== '/login' : !requiresAuth || !isLoginEnabled),
    )
    .toSorted((a, b) => a.order - b.order);
}

/** A menu by groups, without empty ones. */
export const groupMenu = (
  menu: readonly NavigationEntry[],
): { group: MenuGroup; entries: readonly NavigationEntry[] }[] =>
  menuGroups
    .map((group) => ({ group, entries: menu.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);

/** The tab bar on phones: the first four entries; on the web the grid replaces the apps' home screen (N06). */
export function barOf(menu: readonly NavigationEntry[]): NavigationEntry[] {
  const places = new Map<number, NavigationEntry>();
  for (const entry of menu) if (entry.barPlace && !places.has(entry.barPlace)) places.set(entry.barPlace, entry);
  return [...places].toSorted(([a], [b]) => a - b).map(([, entry]) => entry);
}
