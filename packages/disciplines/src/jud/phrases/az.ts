import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Cüdo',
  ippon: 'İppon',
  wazaAri: 'Vaza-ari',
  yuko: 'Yuko',
  shido: 'Şido',
  shidoNumber: '{number, selectordinal, one {#-ci şido} few {#-cü şido} many {#-cı şido} other {#-cu şido}}',
  threeShidos: 'Üçüncü şido',
  hansokuMake: 'Hansoku-make',
  directHansokuMake: 'Birbaşa hansoku-make',
  technique: 'Texnika',
  byIppon: 'ipponla',
  byWazaAri: 'vaza-ari ilə',
  byYuko: 'yuko ilə',
  byHansokuMake: 'hansoku-make ilə',
  goldenScore: 'Qızıl xal',
  bout: '{number, selectordinal, one {#-ci görüş} few {#-cü görüş} many {#-cı görüş} other {#-cu görüş}}',
  boutShort: 'G{number, number}',
};
