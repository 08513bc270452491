import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Atıcılıq',
  series: 'Seriya',
  seriesNumber: 'Seriya {number}',
  shot: 'Atış',
  shotNumber: 'Atış {number}',
  shots: 'Atışlar',
  periods: 'Seriyalar',
  stage: 'Mərhələ',
  stageNumber: 'Mərhələ {number}',
  kneeling: 'Dizüstə',
  prone: 'Uzanaraq',
  standing: 'Ayaqüstə',
  precision: 'Dəqiqlik',
  rapid: 'Sürətli atış',
  day: 'Gün',
  dayNumber: 'Gün {number}',
  hits: 'Vurulan hədəflər',
  range: 'Atıcılıq tiri',
  firingPoint: 'Atəş mövqeyi',
  innerTensShort: 'x',
};
