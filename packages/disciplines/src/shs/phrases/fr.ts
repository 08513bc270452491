import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Tir sportif',
  series: 'Série',
  seriesNumber: 'Série {number, number}',
  shot: 'Coup',
  shotNumber: 'Coup {number, number}',
  shots: 'Coups',
  periods: 'Séries',
  stage: 'Étape',
  stageNumber: 'Étape {number, number}',
  kneeling: 'À genou',
  prone: 'Couché',
  standing: 'Debout',
  precision: 'Précision',
  rapid: 'Tir rapide',
  day: 'Journée',
  dayNumber: 'Journée {number, number}',
  hits: 'Plateaux touchés',
  range: 'Stand',
  firingPoint: 'Poste de tir',
  innerTensShort: 'x',
};
