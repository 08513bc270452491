import { mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/official-awards-schedule',
    order: 200,
    group: 'games',
    name: (t) => t('screens.awards.menu'),
    description: (t) => t('screens.awards.menuHint'),
    otherNames: (t) => t('screens.awards.menuOther'),
    requiresAuth: false,
    allowedPlatforms: mobileOnly,
    icon: 'medal',
    type: 'link',
    covers: /\/official-awards-schedule/u,
  },
];
