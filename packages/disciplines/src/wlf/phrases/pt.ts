import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Levantamento de peso',
  snatch: 'Arranco',
  snatchNumber: 'Arranco {number, number}',
  snatchNumberShort: 'A{number}',
  cleanAndJerk: 'Arremesso',
  cleanAndJerkShort: 'Arr.',
  cleanAndJerkNumber: 'Arremesso {number, number}',
  cleanAndJerkNumberShort: 'Arr. {number}',
  validAttempt: 'Válida',
  bodyWeight: 'Peso corporal',
};
