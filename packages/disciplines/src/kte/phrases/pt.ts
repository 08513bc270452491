import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Karatê',
  ippon: 'Ippon',
  wazaAri: 'Waza-ari',
  yuko: 'Yuko',
  boutNumber: '{number, number}ª luta',
  boutShort: 'L{number}',
  bySenshu: 'por senshu, o primeiro ponto',
};
