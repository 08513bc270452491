import { mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/ranking',
    order: 60,
    group: 'part',
    name: (t) => t('screens.ranking.menu'),
    description: (t) => t('screens.ranking.menuHint'),
    otherNames: (t) => t('screens.ranking.menuOther'),
    requiresAuth: false,
    allowedPlatforms: mobileOnly,
    icon: 'sort',
    type: 'link',
    covers: /\/ranking/u,
  },
];
