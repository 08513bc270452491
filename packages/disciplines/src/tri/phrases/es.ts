import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Triatlón',
  swim: 'Natación',
  transition1: 'Transición 1',
  bike: 'Ciclismo',
  transition2: 'Transición 2',
  run: 'Carrera',
  run1: 'Primera carrera',
  segment: 'Segmento',
  segmentNumber: 'Segmento {number, number}',
  segmentTime: 'Tiempo del segmento',
  leg: 'Posta',
  legNumber: 'Posta {number, number}',
  timePenalty: 'Penalización de tiempo',
  wetsuits: 'Neopreno',
  allowed: 'permitido',
  forbidden: 'prohibido',
  gap: 'Tras el primer puesto',
};
