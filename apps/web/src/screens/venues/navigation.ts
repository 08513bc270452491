import { everywhere } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/venues',
    order: 90,
    group: 'around',
    name: (t) => t('screens.venues.menu'),
    description: (t) => t('screens.venues.menuHint'),
    otherNames: (t) => t('screens.venues.menuOther'),
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'pin',
    type: 'link',
    covers: /\/venues/u,
  },
];
