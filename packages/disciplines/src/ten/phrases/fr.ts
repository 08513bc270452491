import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Tennis',
  point: 'Point',
  gameWon: 'Jeu gagné',
  setWon: 'Set gagné',
  gamePoints: 'Score du jeu',
  tieBreak: 'Jeu décisif',
  pointsBySet: 'Jeux par set',
  aheadRatio: 'Meilleur quotient de sets',
  aheadPointRatio: 'Meilleur quotient de jeux',
};
