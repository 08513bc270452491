import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'İdman gimnastikası',
  floor: 'Sərbəst hərəkətlər',
  pommelHorse: 'Dəstəkli at',
  rings: 'Halqalar',
  vault: 'Dayaqlı tullanma',
  parallelBars: 'Paralel qollar',
  horizontalBar: 'Turnik',
  unevenBars: 'Müxtəlif hündürlüklü qollar',
  balanceBeam: 'Gimnastika tiri',
  difficultyNumber: '{number, selectordinal, one {#-ci} few {#-cü} many {#-cı} other {#-cu}} çətinlik',
  executionNumber: '{number, selectordinal, one {#-ci} few {#-cü} many {#-cı} other {#-cu}} icra',
  penaltyNumber: '{number, selectordinal, one {#-ci} few {#-cü} many {#-cı} other {#-cu}} cərimə',
  landingBonus: 'Yerəenmə üçün bonus',
  vaultBonus: 'Tullanma üçün bonus',
  rotation: 'Rotasiya',
  rotationNumber:
    '{number, selectordinal, one {#-ci rotasiya} few {#-cü rotasiya} many {#-cı rotasiya} other {#-cu rotasiya}}',
  inquiry: 'Qiymətə baxılma',
  inquirySubmitted: 'verilib',
  inquiryAccepted: 'qəbul edilib',
  inquiryRejected: 'rədd edilib',
  stage: 'Hazırda',
  stageCurrent: 'çıxışdadır',
  stageNext: 'növbətidir',
  stageWaiting: 'qiyməti gözləyir',
  scoreNeeded: 'Lazım olan qiymət',
  scoreNeededFor: '{number, selectordinal, one {#-ci} few {#-cü} many {#-cı} other {#-cu}} yer üçün lazım olan qiymət',
};
