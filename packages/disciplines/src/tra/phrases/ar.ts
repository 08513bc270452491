import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'الترامبولين',
  difficultyShort: 'صعوبة',
  executionShort: 'أداء',
  flight: 'زمن الطيران',
  flightShort: 'طيران',
  displacement: 'الانزياح الأفقي',
  displacementShort: 'انزياح',
  synchronisation: 'التزامن',
  routine: 'التمرين',
  routineNumber: 'التمرين {number, number}',
  elements: 'العناصر',
  inquiry: 'طلب مراجعة الدرجة',
  inquirySubmitted: 'مقدَّم',
  inquiryAccepted: 'مقبول',
  inquiryRejected: 'مرفوض',
  stage: 'الآن',
  stageCurrent: 'قيد الأداء',
  stageNext: 'التالي',
  stageWaiting: 'بانتظار الدرجة',
  periods: 'التمارين',
};
