import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Esgrima',
  touches: 'Tocados',
  touch: 'Tocado',
  hand: 'Mano',
  leftHanded: 'Izquierda',
  rightHanded: 'Derecha',
  priority: 'Prioridad',
  byPriority: 'por prioridad, por sorteo',
  redCardTouch: 'Tarjeta roja: un tocado para el rival',
  blackCard: 'Tarjeta negra: exclusión',
};
