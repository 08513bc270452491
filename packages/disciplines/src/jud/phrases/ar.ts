import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'الجودو',
  ippon: 'إيبون',
  wazaAri: 'وازا-آري',
  yuko: 'يوكو',
  shido: 'شيدو',
  shidoNumber: 'شيدو {number, number}',
  threeShidos: 'الشيدو الثالث',
  hansokuMake: 'هانسوكو-ماكي',
  directHansokuMake: 'هانسوكو-ماكي مباشر',
  technique: 'الحركة',
  byIppon: 'بإيبون',
  byWazaAri: 'بوازا-آري',
  byYuko: 'بيوكو',
  byHansokuMake: 'بهانسوكو-ماكي',
  goldenScore: 'النقطة الذهبية',
  bout: 'النزال {number, number}',
  boutShort: 'ن{number, number}',
};
