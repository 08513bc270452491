import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'سباحة المياه المفتوحة',
  lap: 'اللفة',
  lapNumber: 'اللفة {number, number}',
  lapTime: 'زمن اللفة',
  feedingStop: 'محطة التغذية',
  feedingStopNumber: 'محطة التغذية {number, number}',
  yellowFlags: 'الأعلام الصفراء',
  redFlags: 'الأعلام الحمراء',
  waves: 'الأمواج',
  current: 'التيار',
  gap: 'الفارق عن المركز الأول',
};
