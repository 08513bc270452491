import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Judo',
  ippon: 'Ippon',
  wazaAri: 'Waza-ari',
  yuko: 'Yuko',
  shido: 'Shido',
  shidoNumber: 'Shido {number, number}',
  threeShidos: 'Tercer shido',
  hansokuMake: 'Hansoku-make',
  directHansokuMake: 'Hansoku-make directo',
  technique: 'Técnica',
  byIppon: 'por ippon',
  byWazaAri: 'por waza-ari',
  byYuko: 'por yuko',
  byHansokuMake: 'por hansoku-make',
  goldenScore: 'Golden score',
  bout: 'Combate {number, number}',
  boutShort: 'C{number, number}',
};
