import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'المصارعة',
  bySuperiority: 'بالتفوق الفني',
  byInjury: 'بإصابة المنافس',
  byForfeit: 'بغياب المنافس',
  byCautions: 'بثلاثة إنذارات',
  bothDisqualified: 'باستبعاد الطرفين',
  cautions: 'الإنذارات',
  onePoint: 'نقطة واحدة',
  twoPoints: 'نقطتان',
  fourPoints: 'أربع نقاط',
  fivePoints: 'خمس نقاط',
  caution: 'إنذار',
  challenge: 'طلب مراجعة',
  challengeAccepted: 'مراجعة مقبولة',
  challengeRejected: 'مراجعة مرفوضة',
};
