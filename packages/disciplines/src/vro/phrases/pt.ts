import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Remo virtual',
  machine: 'Máquina',
  strokeRate: 'Remadas por minuto',
  strokeRateShort: 'Ritmo',
  pace: 'Tempo por 500 m',
  power: 'Potência, W',
};
