import { mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/feedback',
    order: 240,
    group: 'part',
    name: (t) => t('screens.feedback.menu'),
    description: (t) => t('screens.feedback.menuHint'),
    otherNames: (t) => t('screens.feedback.menuOther'),
    requiresAuth: true,
    allowedPlatforms: mobileOnly,
    icon: 'happy',
    type: 'link',
    covers: /\/feedback/u,
  },
];
