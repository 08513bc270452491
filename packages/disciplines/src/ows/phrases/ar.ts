import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'سباحة المياه المفتوحة',
  lap: 'الدورة',
  lapNumber: 'الدورة {number}',
  lapTime: 'زمن الدورة',
  feedingStop: 'محطة التغذية',
  feedingStopNumber: 'محطة التغذية {number}',
  yellowFlags: 'الأعلام الصفراء',
  redFlags: 'الأعلام الحمراء',
  waves: 'الأمواج',
  current: 'التيار',
  gap: 'خلف الفائز',
};
