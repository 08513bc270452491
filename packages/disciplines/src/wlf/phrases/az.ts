import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Ağırlıqqaldırma',
  snatch: 'Birdən qaldırma',
  snatchNumber:
    '{number, selectordinal, one {#-ci birdən qaldırma} few {#-cü birdən qaldırma} many {#-cı birdən qaldırma} other {#-cu birdən qaldırma}}',
  snatchNumberShort: 'B{number}',
  cleanAndJerk: 'Təkanla qaldırma',
  cleanAndJerkShort: 'Təkan',
  cleanAndJerkNumber:
    '{number, selectordinal, one {#-ci təkanla qaldırma} few {#-cü təkanla qaldırma} many {#-cı təkanla qaldırma} other {#-cu təkanla qaldırma}}',
  cleanAndJerkNumberShort: 'T{number}',
  validAttempt: 'Etibarlı',
  bodyWeight: 'Bədən çəkisi',
};
