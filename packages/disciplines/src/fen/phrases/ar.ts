import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'المبارزة',
  touches: 'اللمسات',
  touch: 'لمسة',
  hand: 'اليد',
  leftHanded: 'اليسرى',
  rightHanded: 'اليمنى',
  priority: 'الأولوية',
  byPriority: 'بالأولوية، بالقرعة',
  redCardTouch: 'بطاقة حمراء: لمسة للمنافس',
  blackCard: 'بطاقة سوداء: إقصاء',
};
