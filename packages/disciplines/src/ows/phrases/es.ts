import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Aguas abiertas',
  lap: 'Vuelta',
  lapNumber: 'Vuelta {number, number}',
  lapTime: 'Tiempo de la vuelta',
  feedingStop: 'Avituallamiento',
  feedingStopNumber: 'Avituallamiento {number, number}',
  yellowFlags: 'Banderas amarillas',
  redFlags: 'Banderas rojas',
  waves: 'Oleaje',
  current: 'Corriente',
  gap: 'Tras el primer puesto',
};
