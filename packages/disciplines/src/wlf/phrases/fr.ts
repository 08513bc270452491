import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Haltérophilie',
  snatch: 'Arraché',
  snatchNumber: 'Arraché {number, number}',
  snatchNumberShort: 'A{number}',
  cleanAndJerk: 'Épaulé-jeté',
  cleanAndJerkShort: 'É-J',
  cleanAndJerkNumber: 'Épaulé-jeté {number, number}',
  cleanAndJerkNumberShort: 'É-J {number}',
  validAttempt: 'Valable',
  bodyWeight: 'Poids de corps',
};
