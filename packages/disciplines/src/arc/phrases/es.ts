import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Tiro con arco',
  part: 'Ronda',
  partNumber: 'Ronda {number, number}',
  end: 'Tanda',
  endNumber: 'Tanda {number, number}',
  endTotal: 'Total hasta ahora',
  tensShort: '10',
  innerTensShort: 'X',
  target: 'Diana',
  hand: 'Mano',
  leftHanded: 'zurda',
  rightHanded: 'diestra',
  bow: 'Arco',
  recurve: 'recurvo',
  compound: 'compuesto',
  arrowShot: 'Flecha',
  setWon: 'Set ganado',
};
