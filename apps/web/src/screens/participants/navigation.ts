import { everywhere } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/participants',
    order: 30,
    group: 'games',
    name: (t) => t('screens.participants.menu'),
    description: (t) => t('screens.participants.menuHint'),
    otherNames: (t) => t('screens.participants.menuOther'),
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'people',
    type: 'link',
    covers: /\/participants|\/delegation\//u,
  },
];
