import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Tenis de mesa',
  servicePoints: 'Puntos ganados con el saque',
  longestLead: 'Mayor ventaja',
  hand: 'Mano',
  leftHanded: 'Izquierda',
  rightHanded: 'Derecha',
  grip: 'Empuñadura',
  shakehand: 'Europea',
  penhold: 'Lapicero',
  onePenaltyPoint: 'Tarjetas amarilla y roja: un punto para el rival',
  twoPenaltyPoints: 'Tarjetas amarilla y roja: dos puntos para el rival',
  disqualified: 'Tarjeta roja: descalificación',
  aheadMetRatio: 'Mejor cociente de juegos en los enfrentamientos directos',
  setsWon: 'Juegos ganados',
  periods: 'Juegos',
  pointsBySet: 'Puntos por juego',
};
