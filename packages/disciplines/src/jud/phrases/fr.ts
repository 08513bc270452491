import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Judo',
  ippon: 'Ippon',
  wazaAri: 'Waza-ari',
  yuko: 'Yuko',
  shido: 'Shido',
  shidoNumber: 'Shido {number, number}',
  threeShidos: 'Troisième shido',
  hansokuMake: 'Hansoku-make',
  directHansokuMake: 'Hansoku-make direct',
  technique: 'Technique',
  byIppon: 'par ippon',
  byWazaAri: 'par waza-ari',
  byYuko: 'par yuko',
  byHansokuMake: 'par hansoku-make',
  goldenScore: 'Golden score',
  bout: 'Combat {number, number}',
  boutShort: 'C{number, number}',
};
