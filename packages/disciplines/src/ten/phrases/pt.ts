import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Tênis',
  point: 'Ponto',
  gameWon: 'Game ganho',
  setWon: 'Set ganho',
  gamePoints: 'Placar do game',
  tieBreak: 'Desempate',
  pointsBySet: 'Games por set',
  aheadRatio: 'À frente pelo coeficiente de sets',
  aheadPointRatio: 'À frente pelo coeficiente de games',
};
