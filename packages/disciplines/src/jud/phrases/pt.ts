import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Judô',
  ippon: 'Ippon',
  wazaAri: 'Waza-ari',
  yuko: 'Yuko',
  shido: 'Shido',
  shidoNumber: 'Shido {number, number}',
  threeShidos: 'Terceiro shido',
  hansokuMake: 'Hansoku-make',
  directHansokuMake: 'Hansoku-make direto',
  technique: 'Técnica',
  byIppon: 'por ippon',
  byWazaAri: 'por waza-ari',
  byYuko: 'por yuko',
  byHansokuMake: 'por hansoku-make',
  goldenScore: 'Golden score',
  bout: 'Luta {number, number}',
  boutShort: 'L{number, number}',
};
