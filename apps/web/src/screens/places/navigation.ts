import { everywhere, mobileOnly } from '../../shared/shell/navigation.ts';
import type { NavigationEntry } from '../../shared/shell/navigation.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    path: '/places/hotel',
    order: 130,
    group: 'around',
    name: (t) => t('screens.places.menuHotels'),
    description: (t) => t('screens.places.menuHotelsHint'),
    otherNames: (t) => t('screens.places.menuHotelsOther'),
    requiresAuth: true,
    allowedPlatforms: everywhere,
    icon: 'bed',
    type: 'link',
    covers: /\/(?:places\/hotel|hotels)$/u,
  },
  {
    path: '/places/hospital',
    order: 140,
    group: 'around',
    name: (t) => t('screens.places.menuHospitals'),
    description: (t) => t('screens.places.menuHospitalsHint'),
    otherNames: (t) => t('screens.places.menuHospitalsOther'),
    requiresAuth: true,
    allowedPlatforms: mobileOnly,
    icon: 'plus',
    type: 'link',
    covers: /\/(?:places\/hospital|hospitals)$/u,
  },
];
