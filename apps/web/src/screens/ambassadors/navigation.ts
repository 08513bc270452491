import { everywhere } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/ambassadors',
    order: 150,
    group: 'part',
    name: (t) => t('screens.ambassadors.menu'),
    description: (t) => t('screens.ambassadors.menuHint'),
    otherNames: (t) => t('screens.ambassadors.menuOther'),
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'happy',
    type: 'link',
    covers: /\/ambassadors$/u,
  },
];
