import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Levantamento de peso',
  snatch: 'Arranco',
  snatchNumber: 'Arranco {number}',
  snatchNumberShort: 'A{number}',
  cleanAndJerk: 'Arremesso',
  cleanAndJerkShort: 'Arr.',
  cleanAndJerkNumber: 'Arremesso {number}',
  cleanAndJerkNumberShort: 'Arr. {number}',
  validAttempt: 'Válida',
  bodyWeight: 'Peso corporal',
};
