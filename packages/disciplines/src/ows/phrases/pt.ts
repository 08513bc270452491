import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Águas abertas',
  lap: 'Volta',
  lapNumber: 'Volta {number, number}',
  lapTime: 'Tempo da volta',
  feedingStop: 'Posto de alimentação',
  feedingStopNumber: 'Posto de alimentação {number, number}',
  yellowFlags: 'Bandeiras amarelas',
  redFlags: 'Bandeiras vermelhas',
  waves: 'Ondas',
  current: 'Corrente',
  gap: 'Atrás do 1º lugar',
};
