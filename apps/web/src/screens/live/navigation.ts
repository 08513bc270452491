import { everywhere } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/live',
    order: 25,
    group: 'games',
    name: (t) => t('screens.live.menu'),
    description: (t) => t('screens.live.menuHint'),
    otherNames: (t) => t('screens.live.menuOther'),
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'live',
    type: 'link',
    barPlace: 2,
    hasLiveCount: true,
    covers: /\/live/u,
  },
];
