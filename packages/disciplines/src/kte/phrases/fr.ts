import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Karaté',
  ippon: 'Ippon',
  wazaAri: 'Waza-ari',
  yuko: 'Yuko',
  boutNumber: '{number, selectordinal, one {#er} other {#e}} combat',
  boutShort: 'C{number}',
  bySenshu: 'par senshu, le premier point',
};
