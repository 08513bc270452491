import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Atıcılıq',
  series: 'Seriya',
  seriesNumber: '{number, selectordinal, one {#-ci seriya} few {#-cü seriya} many {#-cı seriya} other {#-cu seriya}}',
  shot: 'Atış',
  shotNumber: '{number, selectordinal, one {#-ci atış} few {#-cü atış} many {#-cı atış} other {#-cu atış}}',
  shots: 'Atışlar',
  periods: 'Seriyalar',
  stage: 'Mərhələ',
  stageNumber:
    '{number, selectordinal, one {#-ci mərhələ} few {#-cü mərhələ} many {#-cı mərhələ} other {#-cu mərhələ}}',
  kneeling: 'Dizüstə',
  prone: 'Uzanaraq',
  standing: 'Ayaqüstə',
  precision: 'Dəqiqlik',
  rapid: 'Sürətli atış',
  day: 'Gün',
  dayNumber: '{number, selectordinal, one {#-ci gün} few {#-cü gün} many {#-cı gün} other {#-cu gün}}',
  hits: 'Vurulan hədəflər',
  range: 'Atıcılıq tiri',
  firingPoint: 'Atəş mövqeyi',
  innerTensShort: 'x',
};
