import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Futbol',
  goalsConceded: 'Buraxılmış qollar',
  minutes: 'Dəqiqə',
  possession: 'Topa sahiblik',
  corners: 'Künc zərbələri',
  freeKicks: 'Cərimə zərbələri',
  offsides: 'Oyundankənar vəziyyətlər',
  fouls: 'Follar',
  foulsDrawn: 'Rəqibin folları',
  formation: 'Sxem',
  penaltySaved: 'Penalti dəf edildi',
  penaltyPost: 'Penalti dirəyə dəydi',
  penaltyMissed: 'Penalti qaçırıldı',
  videoReview: 'Video baxış',
  reviewReason: 'Səbəb',
  handball: 'Əllə oynama',
  goalLine: 'Top qapı xəttində',
  aheadMetDifference: 'Öz aralarındakı görüşlərdə top fərqinə görə öndədir',
  aheadMetFor: 'Öz aralarındakı görüşlərdə vurulan qollara görə öndədir',
  aheadDifference: 'Top fərqinə görə öndədir',
  aheadFor: 'Vurulan qollara görə öndədir',
};
