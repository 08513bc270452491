import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'تنس الطاولة',
  servicePoints: 'النقاط المكتسبة بالإرسال',
  longestLead: 'أكبر تقدم',
  hand: 'اليد',
  leftHanded: 'اليسرى',
  rightHanded: 'اليمنى',
  grip: 'طريقة المسك',
  shakehand: 'مسكة المصافحة',
  penhold: 'مسكة القلم',
  onePenaltyPoint: 'بطاقتان صفراء وحمراء: نقطة للمنافس',
  twoPenaltyPoints: 'بطاقتان صفراء وحمراء: نقطتان للمنافس',
  disqualified: 'بطاقة حمراء: استبعاد',
  aheadMetRatio: 'التقدم بنسبة الأشواط في المواجهات المباشرة',
  setsWon: 'الأشواط المكسوبة',
  periods: 'الأشواط',
  pointsBySet: 'النقاط في كل شوط',
};
