import { pageFacts } from '../../platform/facts.ts';
import { everywhere } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

const isWeb = (): boolean => pageFacts().platform === 'web';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/schedule/grid',
    order: 20,
    group: 'games',
    // The web has no other home, so its first page has the same name as in the apps.
    name: (t) => t(isWeb() ? 'screens.grid.menuWeb' : 'screens.grid.menu'),
    description: (t) => t('screens.grid.menuHint'),
    otherNames: (t) => t('screens.grid.menuOther'),
    requiresAuth: false,
    allowedPlatforms: everywhere,
    get icon() {
      return isWeb() ? 'home' : 'grid';
    },
    type: 'link',
    barPlace: 1,
    // The days are on the page behind this tab.
    barCovers: /\/schedule\/day/u,
    covers: /\/schedule\/grid/u,
  },
];
