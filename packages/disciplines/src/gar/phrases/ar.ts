import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'الجمباز الفني',
  floor: 'الحركات الأرضية',
  pommelHorse: 'حصان الحلق',
  rings: 'الحلق',
  vault: 'طاولة القفز',
  parallelBars: 'المتوازي',
  horizontalBar: 'العقلة',
  unevenBars: 'المتوازي مختلف الارتفاع',
  balanceBeam: 'عارضة التوازن',
  difficultyNumber: 'الصعوبة {number, number}',
  executionNumber: 'الأداء {number, number}',
  penaltyNumber: 'الخصم {number, number}',
  landingBonus: 'مكافأة الهبوط',
  vaultBonus: 'مكافأة القفزة',
  rotation: 'الجولة',
  rotationNumber:
    '{number, select, 1 {الجولة الأولى} 2 {الجولة الثانية} 3 {الجولة الثالثة} 4 {الجولة الرابعة} 5 {الجولة الخامسة} 6 {الجولة السادسة} 7 {الجولة السابعة} other {الجولة {number}}}',
  inquiry: 'طلب مراجعة الدرجة',
  inquirySubmitted: 'مقدَّم',
  inquiryAccepted: 'مقبول',
  inquiryRejected: 'مرفوض',
  stage: 'الآن',
  stageCurrent: 'قيد الأداء',
  stageNext: 'التالي',
  stageWaiting: 'بانتظار الدرجة',
  scoreNeeded: 'الدرجة المطلوبة',
  scoreNeededFor: 'الدرجة المطلوبة للمركز {number, number}',
};
