import { mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/',
    order: 10,
    group: 'games',
    name: (t) => t('screens.home.menu'),
    description: (t) => t('screens.home.menuHint'),
    otherNames: (t) => t('screens.home.menuOther'),
    requiresAuth: false,
    allowedPlatforms: mobileOnly,
    icon: 'home',
    type: 'link',
    isOfMobileMenu: true,
    barPlace: 1,
    // The days are on the page behind this tab.
    barCovers: /\/schedule\/day/u,
    covers: /^\/(?:[a-z]{3})?$/u,
  },
];
