import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Tiro deportivo',
  series: 'Serie',
  seriesNumber: 'Serie {number, number}',
  shot: 'Disparo',
  shotNumber: 'Disparo {number, number}',
  shots: 'Disparos',
  periods: 'Series',
  stage: 'Fase',
  stageNumber: 'Fase {number, number}',
  kneeling: 'De rodillas',
  prone: 'Tendido',
  standing: 'De pie',
  precision: 'Precisión',
  rapid: 'Tiro rápido',
  day: 'Día',
  dayNumber: 'Día {number, number}',
  hits: 'Platos rotos',
  range: 'Galería',
  firingPoint: 'Puesto de tiro',
  innerTensShort: 'x',
};
