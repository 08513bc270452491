import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Levantamiento de pesas',
  snatch: 'Arranque',
  snatchNumber: 'Arranque {number, number}',
  snatchNumberShort: 'A{number}',
  cleanAndJerk: 'Envión',
  cleanAndJerkShort: 'Env.',
  cleanAndJerkNumber: 'Envión {number, number}',
  cleanAndJerkNumberShort: 'Env. {number}',
  validAttempt: 'Válido',
  bodyWeight: 'Peso corporal',
};
