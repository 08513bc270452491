import { everywhere } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/medals',
    order: 50,
    group: 'games',
    name: (t) => t('screens.medals.menu'),
    description: (t) => t('screens.medals.menuHint'),
    otherNames: (t) => t('screens.medals.menuOther'),
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'medal',
    type: 'link',
    barPlace: 4,
    covers: /\/medals/u,
  },
];
