import { mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/secure',
    order: 170,
    group: 'help',
    name: (t) => t('screens.safe-sport.menu'),
    description: (t) => t('screens.safe-sport.menuHint'),
    otherNames: (t) => t('screens.safe-sport.menuOther'),
    requiresAuth: false,
    allowedPlatforms: mobileOnly,
    icon: 'info',
    type: 'link',
    covers: /\/secure/u,
  },
];
