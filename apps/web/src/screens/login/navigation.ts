import { mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/login',
    order: 100,
    group: 'help',
    name: (t) => t('screens.login.menu'),
    description: (t) => t('screens.login.menuHint'),
    otherNames: (t) => t('screens.login.menuOther'),
    requiresAuth: false,
    allowedPlatforms: mobileOnly,
    icon: 'person',
    type: 'link',
    isOfMobileMenu: true,
    covers: /\/login/u,
  },
];
