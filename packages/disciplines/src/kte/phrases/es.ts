import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Kárate',
  ippon: 'Ippon',
  wazaAri: 'Waza-ari',
  yuko: 'Yuko',
  boutNumber: '{number, select, 1 {1.er} 3 {3.er} other {{number}.º}} combate',
  boutShort: 'C{number}',
  bySenshu: 'por senshu, el primer punto',
};
