import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Judo',
  ippon: 'Ippon',
  wazaAri: 'Waza-ari',
  yuko: 'Yuko',
  shido: 'Shido',
  shidoNumber: 'Shido {number}',
  threeShidos: 'Tercer shido',
  hansokuMake: 'Hansoku-make',
  directHansokuMake: 'Hansoku-make directo',
  technique: 'Técnica',
  byIppon: 'Por ippon',
  byWazaAri: 'Por waza-ari',
  byYuko: 'Por yuko',
  byHansokuMake: 'Por hansoku-make',
  goldenScore: 'Golden score',
};
