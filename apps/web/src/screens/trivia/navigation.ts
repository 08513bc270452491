import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/trivia',
    order: 110,
    group: 'part',
    name: (t) => t('screens.trivia.menu'),
    description: (t) => t('screens.trivia.menuHint'),
    otherNames: (t) => t('screens.trivia.menuOther'),
    requiresAuth: true,
    allowedPlatforms: ['ios', 'android'],
    icon: 'bolt',
    type: 'link',
    covers: /\/trivia/u,
  },
];
