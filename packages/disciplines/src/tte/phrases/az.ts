import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Stolüstü tennis',
  servicePoints: 'Servisdə qazanılan xallar',
  longestLead: 'Ən böyük üstünlük',
  hand: 'Əl',
  leftHanded: 'Sol',
  rightHanded: 'Sağ',
  grip: 'Tutuş',
  shakehand: 'Avropa tutuşu',
  penhold: 'Qələm tutuşu',
  onePenaltyPoint: 'Sarı və qırmızı vərəqə: rəqibə bir xal',
  twoPenaltyPoints: 'Sarı və qırmızı vərəqə: rəqibə iki xal',
  disqualified: 'Qırmızı vərəqə: diskvalifikasiya',
  aheadMetRatio: 'Şəxsi görüşlərdə setlərin nisbətinə görə öndədir',
  setsWon: 'Qazanılmış setlər',
  periods: 'Setlər',
  pointsBySet: 'Setlər üzrə xallar',
};
