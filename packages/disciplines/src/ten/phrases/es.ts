import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Tenis',
  point: 'Punto',
  gameWon: 'Juego ganado',
  setWon: 'Set ganado',
  gamePoints: 'Marcador del juego',
  tieBreak: 'Desempate',
  pointsBySet: 'Juegos por set',
  aheadRatio: 'Mejor cociente de sets',
  aheadPointRatio: 'Mejor cociente de juegos',
};
