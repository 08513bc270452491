import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Batut gimnastikası',
  difficultyShort: 'Ç',
  executionShort: 'İ',
  flight: 'Uçuş vaxtı',
  flightShort: 'U',
  displacement: 'Üfüqi yerdəyişmə',
  displacementShort: 'Y',
  synchronisation: 'Sinxronluq',
  routine: 'Kompozisiya',
  routineNumber:
    '{number, selectordinal, one {#-ci kompozisiya} few {#-cü kompozisiya} many {#-cı kompozisiya} other {#-cu kompozisiya}}',
  elements: 'Elementlər',
  inquiry: 'Qiymətə baxılma',
  inquirySubmitted: 'verilib',
  inquiryAccepted: 'qəbul edilib',
  inquiryRejected: 'rədd edilib',
  stage: 'Hazırda',
  stageCurrent: 'çıxışdadır',
  stageNext: 'növbətidir',
  stageWaiting: 'qiyməti gözləyir',
  periods: 'Kompozisiyalar',
};
