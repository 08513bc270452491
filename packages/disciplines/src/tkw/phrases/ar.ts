import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'التايكواندو',
  gamJeoms: 'عقوبات الغام جوم',
  byPunitiveDeclaration: 'بقرار عقابي من الحكم',
  bothDisqualified: 'باستبعاد الطرفين',
  bothWithdrawn: 'بانسحاب الطرفين',
  punch: 'لكمة',
  bodyKick: 'ركلة للجسم',
  headKick: 'ركلة للرأس',
  turningBodyKick: 'ركلة بالدوران إلى الجسم',
  turningHeadKick: 'ركلة بالدوران إلى الرأس',
  gamJeom: 'غام جوم: نقطة للمنافس',
  kyongGo: 'كيونغ غو، إنذار',
};
