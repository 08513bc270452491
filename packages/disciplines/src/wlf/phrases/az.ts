import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Ağırlıqqaldırma',
  snatch: 'Birdən qaldırma',
  snatchNumber: 'Birdən qaldırma {number}',
  snatchNumberShort: 'B{number}',
  cleanAndJerk: 'Təkanla qaldırma',
  cleanAndJerkShort: 'Təkan',
  cleanAndJerkNumber: 'Təkanla qaldırma {number}',
  cleanAndJerkNumberShort: 'T{number}',
  validAttempt: 'Etibarlı',
  bodyWeight: 'Bədən çəkisi',
};
