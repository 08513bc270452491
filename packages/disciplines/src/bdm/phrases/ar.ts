import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'الريشة الطائرة',
  pointsPlayed: 'النقاط الملعوبة',
  servicePoints: 'النقاط المكتسبة بالإرسال',
  longestLead: 'أكبر تقدم',
  fastestSmash: 'أسرع ضربة ساحقة (كم/س)',
  faults: 'الأخطاء',
  challengesLeft: 'طلبات المراجعة المتبقية',
  shuttlesUsed: 'الريشات المستعملة',
  longestRally: 'أطول تبادل',
  hand: 'اليد',
  leftHanded: 'اليسرى',
  rightHanded: 'اليمنى',
  aheadDifference: 'التقدم بفارق الأشواط',
  setsWon: 'الأشواط المكسوبة',
  periods: 'الأشواط',
  pointsBySet: 'النقاط في كل شوط',
};
