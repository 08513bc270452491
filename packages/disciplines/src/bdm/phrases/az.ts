import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Badminton',
  pointsPlayed: 'Oynanılan xallar',
  servicePoints: 'Servisdə qazanılan xallar',
  longestLead: 'Ən böyük üstünlük',
  fastestSmash: 'Ən sürətli smeş (km/saat)',
  faults: 'Səhvlər',
  challengesLeft: 'Qalan video yoxlamalar',
  shuttlesUsed: 'İstifadə olunan volanlar',
  longestRally: 'Ən uzun top mübadiləsi',
  hand: 'Əl',
  leftHanded: 'Sol',
  rightHanded: 'Sağ',
  aheadDifference: 'Setlərin fərqinə görə öndədir',
  setsWon: 'Qazanılmış setlər',
  periods: 'Setlər',
  pointsBySet: 'Setlər üzrə xallar',
};
