import { mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/qr-scan',
    order: 220,
    group: 'part',
    name: (t) => t('screens.qr-scan.menu'),
    description: (t) => t('screens.qr-scan.menuHint'),
    otherNames: (t) => t('screens.qr-scan.menuOther'),
    requiresAuth: true,
    allowedPlatforms: mobileOnly,
    icon: 'qr',
    type: 'link',
    covers: /\/qr-scan/u,
  },
];
