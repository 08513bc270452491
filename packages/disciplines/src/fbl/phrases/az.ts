import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Futbol',
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
};
