import { mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/courses',
    order: 160,
    group: 'part',
    name: (t) => t('screens.courses.menu'),
    description: (t) => t('screens.courses.menuHint'),
    otherNames: (t) => t('screens.courses.menuOther'),
    requiresAuth: true,
    allowedPlatforms: mobileOnly,
    icon: 'document',
    type: 'link',
    covers: /\/courses/u,
  },
];
