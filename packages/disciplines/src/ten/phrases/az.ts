import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Tennis',
  point: 'Xal',
  gameWon: 'Geym qazanıldı',
  setWon: 'Set qazanıldı',
  gamePoints: 'Geymdə hesab',
  tieBreak: 'Tay-brek',
  pointsBySet: 'Setlər üzrə geymlər',
  aheadRatio: 'Setlərin nisbətinə görə öndədir',
  aheadPointRatio: 'Geymlərin nisbətinə görə öndədir',
};
