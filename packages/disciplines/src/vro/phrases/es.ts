import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Remo virtual',
  machine: 'Máquina',
  strokeRate: 'Paladas por minuto',
  strokeRateShort: 'Ritmo',
  pace: 'Tiempo por 500 m',
  power: 'Potencia, W',
};
