import { mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/official-photos',
    order: 190,
    group: 'watch',
    name: (t) => t('screens.official-photos.menu'),
    description: (t) => t('screens.official-photos.menuHint'),
    otherNames: (t) => t('screens.official-photos.menuOther'),
    requiresAuth: true,
    allowedPlatforms: mobileOnly,
    icon: 'camera',
    type: 'link',
    covers: /\/official-photos(?:\/|$)/u,
  },
];
