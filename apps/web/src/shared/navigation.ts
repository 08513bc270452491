import type { IconName } from '@podium/ui';
import type { Platform } from '../platform/web-context.ts';

/** One line of the menus, as the specification's navigation table has them. */
export interface NavigationEntry {
  name: 'grid' | 'results' | 'medals';
  path: '/{-$locale}/schedule/grid' | '/{-$locale}/schedule/days' | '/{-$locale}/medals/$discipline';
  requiresAuth: boolean;
  allowedPlatforms: readonly Platform[];
  icon: IconName;
  type: 'link';
  /** Routes on which this is where the person is. */
  covers: RegExp;
}

const everywhere = ['web', 'ios', 'android', 'android-pwa'] as const;

export const navigation: readonly NavigationEntry[] = [
  {
    name: 'grid',
    path: '/{-$locale}/schedule/grid',
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'grid',
    type: 'link',
    covers: /\/schedule\/grid/u,
  },
  {
    name: 'results',
    path: '/{-$locale}/schedule/days',
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'results',
    type: 'link',
    covers: /\/schedule\/day|\/discipline\//u,
  },
  {
    name: 'medals',
    path: '/{-$locale}/medals/$discipline',
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'medal',
    type: 'link',
    covers: /\/medals/u,
  },
];
