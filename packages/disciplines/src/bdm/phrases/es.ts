import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Bádminton',
  pointsPlayed: 'Puntos jugados',
  servicePoints: 'Puntos ganados con el saque',
  longestLead: 'Mayor ventaja',
  fastestSmash: 'Remate más rápido (km/h)',
  faults: 'Faltas',
  challengesLeft: 'Revisiones por video restantes',
  shuttlesUsed: 'Volantes usados',
  longestRally: 'Intercambio más largo',
  hand: 'Mano',
  leftHanded: 'Izquierda',
  rightHanded: 'Derecha',
  aheadDifference: 'Mejor diferencia de juegos',
  setsWon: 'Juegos ganados',
  periods: 'Juegos',
  pointsBySet: 'Puntos por juego',
};
