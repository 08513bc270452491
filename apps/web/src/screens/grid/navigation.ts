import { everywhere } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/schedule/grid',
    order: 20,
    group: 'games',
    name: (t) => t('screens.grid.menu'),
    description: (t) => t('screens.grid.menuHint'),
    otherNames: (t) => t('screens.grid.menuOther'),
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'grid',
    type: 'link',
    barPlace: 1,
    covers: /\/schedule\/grid/u,
  },
];
