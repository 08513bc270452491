import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Virtual avarçəkmə',
  machine: 'Trenajor',
  strokeRate: 'Dəqiqədə avar vuruşları',
  strokeRateShort: 'Temp',
  pace: '500 m üçün vaxt',
  power: 'Güc, Vt',
};
