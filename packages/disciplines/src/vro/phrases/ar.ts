import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'التجديف الافتراضي',
  machine: 'الجهاز',
  strokeRate: 'الضربات في الدقيقة',
  strokeRateShort: 'الإيقاع',
  pace: 'زمن كل 500 م',
  power: 'القدرة، واط',
};
