import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'كرة القدم',
  goalsConceded: 'الأهداف المستقبَلة',
  minutes: 'الدقائق',
  possession: 'الاستحواذ',
  corners: 'الركلات الركنية',
  freeKicks: 'الركلات الحرة',
  offsides: 'حالات التسلل',
  fouls: 'الأخطاء',
  foulsDrawn: 'الأخطاء المكتسبة',
  formation: 'التشكيل',
  penaltySaved: 'ركلة تصدى لها الحارس',
  penaltyPost: 'ركلة في القائم',
  penaltyMissed: 'ركلة ضائعة',
  videoReview: 'مراجعة بالفيديو',
  reviewReason: 'السبب',
  handball: 'لمسة يد',
  goalLine: 'الكرة على خط المرمى',
  aheadMetDifference: 'التقدم بفارق الأهداف في المواجهات المباشرة',
  aheadMetFor: 'التقدم بالأهداف في المواجهات المباشرة',
  aheadDifference: 'التقدم بفارق الأهداف',
  aheadFor: 'التقدم بالأهداف المسجلة',
};
