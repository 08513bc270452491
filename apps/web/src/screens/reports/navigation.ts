import { everywhere } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/reports',
    order: 80,
    group: 'watch',
    name: (t) => t('screens.reports.menu'),
    description: (t) => t('screens.reports.menuHint'),
    otherNames: (t) => t('screens.reports.menuOther'),
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'document',
    type: 'link',
    // The reports of a sport are also part of that sport's pages.
    covers: /^(?:\/[a-z]{3})?\/reports/u,
  },
];
