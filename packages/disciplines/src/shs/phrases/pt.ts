import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Tiro esportivo',
  series: 'Série',
  seriesNumber: 'Série {number, number}',
  shot: 'Tiro',
  shotNumber: 'Tiro {number, number}',
  shots: 'Tiros',
  periods: 'Séries',
  stage: 'Etapa',
  stageNumber: 'Etapa {number, number}',
  kneeling: 'De joelhos',
  prone: 'Deitado',
  standing: 'Em pé',
  precision: 'Precisão',
  rapid: 'Tiro rápido',
  day: 'Dia',
  dayNumber: 'Dia {number, number}',
  hits: 'Pratos quebrados',
  range: 'Estande',
  firingPoint: 'Posto de tiro',
  innerTensShort: 'x',
};
