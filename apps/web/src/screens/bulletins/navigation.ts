import { mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/informativos',
    order: 230,
    group: 'watch',
    name: (t) => t('screens.bulletins.menu'),
    description: (t) => t('screens.bulletins.menuHint'),
    otherNames: (t) => t('screens.bulletins.menuOther'),
    requiresAuth: true,
    allowedPlatforms: mobileOnly,
    icon: 'document',
    type: 'link',
    covers: /\/informativos/u,
  },
];
