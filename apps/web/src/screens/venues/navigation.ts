import { everywhere } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/venues',
    order: 90,
    name: (t) => t('screens.venues.menu'),
    description: (t) => t('screens.venues.menuHint'),
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'pin',
    type: 'link',
    covers: /\/venues/u,
  },
];
