import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'رفع الأثقال',
  snatch: 'الخطف',
  snatchNumber: 'الخطف {number, number}',
  snatchNumberShort: 'خ{number}',
  cleanAndJerk: 'النتر',
  cleanAndJerkShort: 'النتر',
  cleanAndJerkNumber: 'النتر {number, number}',
  cleanAndJerkNumberShort: 'ن{number}',
  validAttempt: 'صحيحة',
  bodyWeight: 'وزن الجسم',
};
