import { mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/transport',
    order: 120,
    group: 'around',
    name: (t) => t('screens.transport.menu'),
    description: (t) => t('screens.transport.menuHint'),
    otherNames: (t) => t('screens.transport.menuOther'),
    requiresAuth: true,
    allowedPlatforms: mobileOnly,
    icon: 'bus',
    type: 'link',
    covers: /\/transport/u,
  },
];
