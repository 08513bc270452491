import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Kárate',
  ippon: 'Ippon',
  wazaAri: 'Waza-ari',
  yuko: 'Yuko',
  boutNumber: 'Combate {number}',
  boutShort: 'C{number}',
  bySenshu: 'por senshu, el primer punto',
};
