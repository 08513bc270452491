import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Águas abertas',
  lap: 'Volta',
  lapNumber: 'Volta {number}',
  lapTime: 'Tempo da volta',
  feedingStop: 'Hidratação',
  feedingStopNumber: 'Hidratação {number}',
  yellowFlags: 'Bandeiras amarelas',
  redFlags: 'Bandeiras vermelhas',
  waves: 'Ondas',
  current: 'Corrente',
  gap: 'Atrás do 1º lugar',
};
