import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'الرماية',
  series: 'المجموعة',
  seriesNumber: 'المجموعة {number, number}',
  shot: 'الطلقة',
  shotNumber: 'الطلقة {number, number}',
  shots: 'الطلقات',
  periods: 'المجموعات',
  stage: 'المرحلة',
  stageNumber: 'المرحلة {number, number}',
  kneeling: 'من الركوع',
  prone: 'من الانبطاح',
  standing: 'من الوقوف',
  precision: 'الدقة',
  rapid: 'الرمي السريع',
  day: 'اليوم',
  dayNumber: 'اليوم {number, number}',
  hits: 'الأهداف المصابة',
  range: 'ميدان الرماية',
  firingPoint: 'موقع الرمي',
  innerTensShort: 'x',
};
