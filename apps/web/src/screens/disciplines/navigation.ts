import { everywhere } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/schedule/disciplines',
    order: 40,
    group: 'games',
    name: (t) => t('screens.disciplines.menu'),
    shortName: (t) => t('screens.disciplines.menuShort'),
    description: (t) => t('screens.disciplines.menuHint'),
    otherNames: (t) => t('screens.disciplines.menuOther'),
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'whistle',
    type: 'link',
    barPlace: 3,
    covers: /\/schedule\/(?:disciplines|classification|event|phase|statistics)|\/discipline\//u,
  },
];
