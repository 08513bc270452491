import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'الكاراتيه',
  ippon: 'إيبون',
  wazaAri: 'وازا-آري',
  yuko: 'يوكو',
  boutNumber:
    '{number, select, 1 {النزال الأول} 2 {النزال الثاني} 3 {النزال الثالث} 4 {النزال الرابع} 5 {النزال الخامس} 6 {النزال السادس} 7 {النزال السابع} other {النزال {number}}}',
  boutShort: 'ن{number}',
  bySenshu: 'بسينشو، النقطة الأولى',
};
