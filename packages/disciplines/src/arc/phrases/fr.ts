import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Tir à l’arc',
  part: 'Série',
  partNumber: 'Série {number, number}',
  end: 'Volée',
  endNumber: 'Volée {number, number}',
  endTotal: 'Total cumulé',
  tensShort: '10',
  innerTensShort: 'X',
  target: 'Cible',
  hand: 'Main',
  leftHanded: 'gauche',
  rightHanded: 'droite',
  bow: 'Arc',
  recurve: 'classique',
  compound: 'à poulies',
  arrowShot: 'Flèche',
  setWon: 'Set gagné',
};
