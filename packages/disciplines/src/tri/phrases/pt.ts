import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Triatlo',
  swim: 'Natação',
  transition1: 'Transição 1',
  bike: 'Ciclismo',
  transition2: 'Transição 2',
  run: 'Corrida',
  run1: 'Primeira corrida',
  segment: 'Segmento',
  segmentNumber: 'Segmento {number, number}',
  segmentTime: 'Tempo do segmento',
  leg: 'Perna do revezamento',
  legNumber: 'Perna {number, number}',
  timePenalty: 'Penalidade de tempo',
  wetsuits: 'Roupas de neoprene',
  allowed: 'permitida',
  forbidden: 'proibida',
  gap: 'Atrás do 1º lugar',
};
