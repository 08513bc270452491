import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Halterofilia',
  snatch: 'Arrancada',
  snatchNumber: 'Arrancada {number, number}',
  snatchNumberShort: 'A{number}',
  cleanAndJerk: 'Dos tiempos',
  cleanAndJerkShort: '2T',
  cleanAndJerkNumber: 'Dos tiempos {number, number}',
  cleanAndJerkNumberShort: '2T {number}',
  validAttempt: 'Válido',
  bodyWeight: 'Peso corporal',
};
