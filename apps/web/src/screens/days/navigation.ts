import { everywhere } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/schedule/days',
    order: 70,
    group: 'games',
    name: (t) => t('screens.days.menu'),
    description: (t) => t('screens.days.menuHint'),
    otherNames: (t) => t('screens.days.menuOther'),
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'calendar',
    type: 'link',
    covers: /\/schedule\/day/u,
  },
];
