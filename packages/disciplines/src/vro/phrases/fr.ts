import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Aviron virtuel',
  machine: 'Machine',
  strokeRate: 'Coups par minute',
  strokeRateShort: 'Cadence',
  pace: 'Temps aux 500 m',
  power: 'Puissance, W',
};
