import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Karate',
  ippon: 'İppon',
  wazaAri: 'Vaza-ari',
  yuko: 'Yuko',
  boutNumber: '{number, selectordinal, one {#-ci görüş} few {#-cü görüş} many {#-cı görüş} other {#-cu görüş}}',
  boutShort: 'G{number}',
  bySenshu: 'senşu ilə, ilk xal',
};
