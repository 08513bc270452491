import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'الترايثلون',
  swim: 'السباحة',
  transition1: 'الانتقال 1',
  bike: 'الدراجة',
  transition2: 'الانتقال 2',
  run: 'الجري',
  run1: 'الجري الأول',
  segment: 'المقطع',
  segmentNumber: 'المقطع {number, number}',
  segmentTime: 'زمن المقطع',
  leg: 'مرحلة التتابع',
  legNumber: 'المرحلة {number, number}',
  timePenalty: 'عقوبة زمنية',
  wetsuits: 'بدلات السباحة العازلة',
  allowed: 'مسموح بها',
  forbidden: 'ممنوعة',
  gap: 'الفارق عن المركز الأول',
};
