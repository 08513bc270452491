import { mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/videos',
    order: 180,
    group: 'watch',
    name: (t) => t('screens.videos.menu'),
    description: (t) => t('screens.videos.menuHint'),
    otherNames: (t) => t('screens.videos.menuOther'),
    requiresAuth: true,
    allowedPlatforms: mobileOnly,
    icon: 'live',
    type: 'link',
    covers: /\/videos(?:\/|$)/u,
  },
];
