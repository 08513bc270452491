import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Tiro com arco',
  part: 'Rodada',
  partNumber: 'Rodada {number, number}',
  end: 'Série de flechas',
  endNumber: 'Série {number, number}',
  endTotal: 'Total até agora',
  tensShort: '10',
  innerTensShort: 'X',
  target: 'Alvo',
  hand: 'Mão',
  leftHanded: 'esquerda',
  rightHanded: 'direita',
  bow: 'Arco',
  recurve: 'recurvo',
  compound: 'composto',
  arrowShot: 'Flecha',
  setWon: 'Set ganho',
};
