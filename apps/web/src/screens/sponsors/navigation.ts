import { mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/sponsors',
    order: 210,
    group: 'help',
    name: (t) => t('screens.sponsors.menu'),
    description: (t) => t('screens.sponsors.menuHint'),
    otherNames: (t) => t('screens.sponsors.menuOther'),
    requiresAuth: false,
    allowedPlatforms: mobileOnly,
    icon: 'starred',
    type: 'link',
    covers: /\/sponsors$/u,
  },
];
