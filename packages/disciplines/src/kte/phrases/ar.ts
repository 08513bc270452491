import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'الكاراتيه',
  ippon: 'إيبون',
  wazaAri: 'وازا-آري',
  yuko: 'يوكو',
  boutNumber: 'النزال {number}',
  boutShort: 'ن{number}',
  bySenshu: 'بسينشو، النقطة الأولى',
};
