import { everywhere } from '../../shared/navigation.ts';
import type { NavigationEntry } from '../../shared/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/schedule/days',
    name: (t) => t('screens.days.menu'),
    description: (t) => t('screens.days.menuHint'),
    requiresAuth: false,
    allowedPlatforms: everywhere,
    icon: 'results',
    type: 'link',
    barPlace: 3,
    covers: /\/schedule\/day|\/discipline\/[^/]+\/results/u,
  },
];
